'use strict';

const core = require('pullpolicy');
const kubernetes = require('pullpolicy/kubernetes');
const manifest = require('pullpolicy/manifest');

import('./standard-input.js').then(({ answer }) => answer({ ...core, ...kubernetes, ...manifest }));
