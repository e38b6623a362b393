import type { Outcome } from '@quarterdeck/kernel';
import type { TroubleCode } from '../outside/outside-seat.ts';
import { addNotes, emptyNotes, type Notes } from './notes.ts';
import { PARTS_OF_A_WIN } from './wins.ts';

export type SimError = {
  readonly game: number;
  readonly seed: number;
  readonly message: string;
};

/** An answer that a program of somebody's own owed: a stand-in gave one. */
export type SimTrouble = {
  readonly game: number;
  readonly seat: number;
  readonly bot: string;
  readonly code: TroubleCode;
  readonly message: string;
};

/** What many matches come to; sums of whole numbers only. */
export type Tally = {
  /** Matches played to the end. */
  games: number;
  decisions: number;
  readonly winsBySeat: number[];
  readonly winsByBot: { [bot: string]: number };
  readonly scores: number[];
  readonly errors: SimError[];
  /** Where programs of somebody's own play. */
  troubles?: SimTrouble[];
  /** Where the plan wants matches watched. */
  notes?: Notes;
};

export const emptyTally = (seats: number, bots: readonly string[]): Tally => ({
  games: 0,
  decisions: 0,
  winsBySeat: new Array<number>(seats).fill(0),
  winsByBot: Object.fromEntries(bots.map((bot) => [bot, 0])),
  scores: new Array<number>(seats).fill(0),
  errors: [],
});

export function countMatch(
  tally: Tally,
  { ranks, scores }: Outcome,
  sat: readonly string[],
  decisions: number,
): void {
  tally.games++;
  tally.decisions += decisions;
  const winners = ranks.filter((rank) => rank === 1).length;
  sat.forEach((bot, seat) => {
    const won = ranks[seat] === 1 ? PARTS_OF_A_WIN / winners : 0;
    tally.winsBySeat[seat] = (tally.winsBySeat[seat] ?? 0) + won;
    tally.winsByBot[bot] = (tally.winsByBot[bot] ?? 0) + won;
    tally.scores[seat] = (tally.scores[seat] ?? 0) + (scores[seat] ?? 0);
  });
}

export function addTally(to: Tally, more: Tally): void {
  to.games += more.games;
  to.decisions += more.decisions;
  more.winsBySeat.forEach((won, seat) => {
    to.winsBySeat[seat] = (to.winsBySeat[seat] ?? 0) + won;
  });
  for (const [bot, won] of Object.entries(more.winsByBot))
    to.winsByBot[bot] = (to.winsByBot[bot] ?? 0) + won;
  more.scores.forEach((score, seat) => {
    to.scores[seat] = (to.scores[seat] ?? 0) + score;
  });
  to.errors.push(...more.errors);
  if (more.notes !== undefined) {
    to.notes ??= emptyNotes();
    addNotes(to.notes, more.notes);
  }
  if (more.troubles !== undefined) to.troubles = [...(to.troubles ?? []), ...more.troubles];
}
