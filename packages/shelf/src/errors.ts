import { describe, nearest, QuarterdeckError } from '@quarterdeck/kernel';

/** An id that stands on no box of the shelf. */
export class UnknownGame extends QuarterdeckError {
  declare readonly code: 'unknown-game';
  readonly known: readonly string[];
  readonly meant: string | undefined;

  constructor(id: unknown, known: readonly string[]) {
    const meant = nearest(id, known);
    const hint = meant === undefined ? '' : ` Did you mean "${meant}"?`;
    const games = known.join(', ');
    super('unknown-game', `Expected one of the games ${games}, got ${describe(id)}.${hint}`);
    this.known = known;
    this.meant = meant;
  }
}
