'use strict';

const core = require('pullpolicy');
const kubernetes = require('pullpolicy/kubernetes');

import('./standard-input.js').then(({ answer }) => answer({ ...core, ...kubernetes }));
