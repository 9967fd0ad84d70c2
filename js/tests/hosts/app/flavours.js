import { pullPolicy } from 'pullpolicy';
import { diagnose } from 'pullpolicy/kubernetes';
import { fixManifest } from 'pullpolicy/manifest';

export const labelOf = (flavour) => `flavour: ${flavour}`;
export const policyOf = (flavour) => pullPolicy(`registry.example.com/dev/workspace:${flavour}`);
export const causeOf = (waiting) => diagnose(waiting).diagnosis?.cause;
export const fixed = (text) => fixManifest(text).fixed?.text;
