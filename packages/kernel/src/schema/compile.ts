import type { Clone, CloneKind } from './clone.ts';
import { closureClone, generatedClone } from './clone.ts';
import type { Schema } from './declare.ts';
import type { Redact } from './redact.ts';
import { closureRedact, generatedRedact } from './redact.ts';

/** How copies are made: literal code where the platform allows it, closures where it does not. */
export type CodeKind = 'generated' | 'closures';

export type Compiler = {
  clone<T>(schema: Schema<T>, kind?: CloneKind): Clone<T>;
  redact<T>(schema: Schema<T>): Redact<T>;
};

export const compiler = (kind: CodeKind): Compiler =>
  kind === 'generated'
    ? { clone: generatedClone, redact: generatedRedact }
    : { clone: closureClone, redact: closureRedact };

/** A page's content security policy may forbid generated code; trying is the only way to know. */
export function allowedCode(): CodeKind {
  try {
    new Function('return 1');
    return 'generated';
  } catch {
    return 'closures';
  }
}
