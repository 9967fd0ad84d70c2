import * as entry from 'pullpolicy';

import cases from 'cases.json';
import { reportOf } from './report.js';

export default {
  test: () => console.log(JSON.stringify(reportOf(entry, cases))),
};
