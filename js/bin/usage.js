import { HELP } from '../generated/help.js';

/** The program was called in a way that it does not know. */
export class WrongUsage extends Error {
  constructor(message, command = 'pullpolicy') {
    const [usage] = HELP[command].match(/^Usage: .*$/m);
    super(`error: ${message}\n\n${usage}\n\nFor more information, try '--help'.\n`);
  }
}
