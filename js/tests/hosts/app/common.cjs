'use strict';

const entry = require('pullpolicy');

import('./standard-input.js').then(({ answer }) => answer(entry));
