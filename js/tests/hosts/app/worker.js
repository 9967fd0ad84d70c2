import * as core from 'pullpolicy';
import * as kubernetes from 'pullpolicy/kubernetes';
import * as manifest from 'pullpolicy/manifest';

import cases from 'cases.json';
import { reportOf } from './report.js';

export default {
  test: () => console.log(JSON.stringify(reportOf({ ...core, ...kubernetes, ...manifest }, cases))),
};
