import { pullPolicy } from 'pullpolicy';
import { diagnose } from 'pullpolicy/kubernetes';

export const labelOf = (flavour) => `flavour: ${flavour}`;
export const policyOf = (flavour) => pullPolicy(`registry.example.com/dev/workspace:${flavour}`);
export const causeOf = (waiting) => diagnose(waiting).diagnosis?.cause;
