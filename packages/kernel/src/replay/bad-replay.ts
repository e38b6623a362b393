import { QuarterdeckError } from '../errors.ts';

export type ReplayFault =
  | 'too-large'
  | 'not-json'
  | 'truncated'
  | 'not-a-replay'
  | 'unknown-version'
  | 'edited'
  | 'wrong-game'
  | 'wrong-pack'
  | 'wrong-rules'
  | 'diverged'
  | 'out-of-range';

/** A replay that cannot be read, or not be run by this engine. */
export class BadReplay extends QuarterdeckError {
  declare readonly code: ReplayFault;
  /** The entry it is about, counted from 1; 0 for the set-up, null where it is about none. */
  readonly entry: number | null;

  constructor(code: ReplayFault, sentence: string, entry: number | null = null) {
    super(code, sentence);
    this.entry = entry;
  }
}
