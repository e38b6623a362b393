import type { Clone, CloneKind } from './clone.ts';
import { closureClone, generatedClone } from './clone.ts';
import type { Schema } from './declare.ts';
import type { Redact } from './redact.ts';
import { closureRedact, generatedRedact } from './redact.ts';
import type { Wire } from './wire.ts';
import { closureWire, generatedWire } from './wire.ts';

/** How copies are made: literal code where the platform allows it, closures where it does not. */
export type CodeKind = 'generated' | 'closures';

export type Compiler = {
  clone<T>(schema: Schema<T>, kind?: CloneKind): Clone<T>;
  redact<T>(schema: Schema<T>): Redact<T>;
  wire<T>(schema: Schema<T>): Wire<T>;
};

export const compiler = (kind: CodeKind): Compiler =>
  kind === 'generated'
    ? { clone: generatedClone, redact: generatedRedact, wire: generatedWire }
    : { clone: closureClone, redact: closureRedact, wire: closureWire };

/** A page's content security policy may forbid generated code; trying is the only way to know. */
export function allowedCode(): CodeKind {
  try {
    new Function('return 1');
    return 'generated';
  } catch {
    return 'closures';
  }
}
