import { instantiate } from '../pkg/portable.js';
import { NO_DECISION } from './generated/constants.js';
import { askedOf } from './portable.js';

/**
 * The portable module in plain JavaScript, ready to be asked.
 *
 * It has no lean calls: whoever makes one is told to ask in full.
 */
export const plainEngine = () => {
  const resolve = askedOf(instantiate());
  const noDecision = () => NO_DECISION;
  return {
    resolve,
    resolveMany: (requests) => `[${requests.split('\n').map(resolve).join(',')}]`,
    pullPolicy: noDecision,
    glanceTag: noDecision,
    kubernetesDefault: noDecision,
  };
};
