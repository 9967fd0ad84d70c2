// Reads the cases and writes the report; nothing in it needs a permission.
import process from 'node:process';
import { json } from 'node:stream/consumers';

import { reportOf } from './report.js';

export const answer = async (entry) =>
  console.log(JSON.stringify(reportOf(entry, await json(process.stdin))));
