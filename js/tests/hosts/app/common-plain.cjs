'use strict';

const entry = require('pullpolicy/js');

import('./standard-input.js').then(({ answer }) => answer(entry));
