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

/** A game whose box is on the shelf, but still empty. */
export class ComingGame extends QuarterdeckError {
  declare readonly code: 'coming-game';

  constructor(title: string, playable: readonly string[]) {
    const others = playable.length === 0 ? 'none yet' : playable.join(', ');
    super('coming-game', `${title} cannot be played yet; these can: ${others}.`);
  }
}
