/** What a player, client, pack or file can do wrong: a stable code, a sentence, and nothing changed. */
export class QuarterdeckError extends Error {
  readonly code: string;

  constructor(code: string, sentence: string) {
    super(sentence);
    this.name = new.target.name;
    this.code = code;
  }
}

/** A value from outside that is not what its declaration says, with the path to it. */
export class Malformed extends QuarterdeckError {
  readonly path: string;

  constructor(path: string, expected: string, got: unknown) {
    super('malformed', `${path}: expected ${expected}, got ${describe(got)}`);
    this.path = path;
  }
}

/** A match's pack that this program does not have. */
export class UnknownPack extends QuarterdeckError {
  declare readonly code: 'wrong-pack';

  constructor(sentence: string) {
    super('wrong-pack', sentence);
  }
}

export type TermsFault = 'bad-seats' | 'unknown-option' | 'bad-option' | 'bad-chance';

/** A table that cannot be set: a seat count, an option or a seed the game does not know. */
export class BadTerms extends QuarterdeckError {
  declare readonly code: TermsFault;

  constructor(code: TermsFault, sentence: string) {
    super(code, sentence);
  }
}

export type ChoiceFault = 'not-asked' | 'denied' | 'not-offered';

/** An answer the rules do not allow; `clause` is the rule that forbids it, where one does. */
export class IllegalChoice extends QuarterdeckError {
  declare readonly code: ChoiceFault;
  readonly clause: string | null;

  constructor(code: ChoiceFault, clause: string | null, sentence: string) {
    super(code, sentence);
    this.clause = clause;
  }
}

const LONGEST_TEXT = 80;

/** A short, safe rendering of any value for an error message: never long, never throwing. */
export function describe(value: unknown): string {
  if (typeof value === 'string')
    return value.length > LONGEST_TEXT
      ? `a text of ${value.length} characters beginning ${JSON.stringify(value.slice(0, 20))}`
      : JSON.stringify(value);
  if (value === undefined) return 'nothing';
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object' || value === null) return String(value);
  return Array.isArray(value) ? `a list of ${value.length}` : describeRecord(value);
}

function describeRecord(value: object): string {
  const keys = Object.keys(value);
  const named = keys.slice(0, 5).map((key) => JSON.stringify(key.slice(0, 20)));
  const more = keys.length > named.length ? ', …' : '';
  return keys.length === 0 ? 'an empty record' : `a record with ${named.join(', ')}${more}`;
}

/** Closes a switch over a union: a case that was forgotten does not compile. */
export function unreachable(value: never): never {
  throw new Error(`unreachable: ${describe(value)}`);
}
