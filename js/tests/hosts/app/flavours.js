import { pullPolicy } from 'pullpolicy';

export const labelOf = (flavour) => `flavour: ${flavour}`;
export const policyOf = (flavour) => pullPolicy(`registry.example.com/dev/workspace:${flavour}`);
