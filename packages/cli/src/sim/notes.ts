import type { Outcome } from '@quarterdeck/kernel';
import { PARTS_OF_A_WIN } from './wins.ts';

/** What one seat was and used in one match. */
export type SeatNotes = {
  /** Its faction or captain, where the game has some. */
  role: string | undefined;
  /** How often, by the event and the name of the card. */
  readonly uses: Map<string, number>;
};

/** Of seats that had something in common: how many there were, and what they won in parts of a win. */
export type Count = {
  seats: number;
  won: number;
  /** What they would have won had all seats of their matches been alike, in the same parts. */
  fair: number;
  /** How often the card was used; for roles as often as they sat down. */
  times: number;
};
export type Counts = { [name: string]: Count };

/** What watched matches come to, as sums and lists that can be joined in any order. */
export type Notes = {
  /** Decisions of each match. */
  readonly lengths: number[];
  /** Of winners, and of the others. */
  readonly winning: number[];
  readonly losing: number[];
  readonly roles: Counts;
  /** By event and card, joined by a tab: no name has one. */
  readonly uses: Counts;
};

export const emptyNotes = (): Notes => ({
  lengths: [],
  winning: [],
  losing: [],
  roles: {},
  uses: {},
});

export function addMatch(
  notes: Notes,
  seats: readonly SeatNotes[],
  { ranks, scores }: Outcome,
  decisions: number,
): void {
  notes.lengths.push(decisions);
  const winners = ranks.filter((rank) => rank === 1).length;
  const fair = PARTS_OF_A_WIN / seats.length;
  seats.forEach(({ role, uses }, seat) => {
    const won = ranks[seat] === 1 ? PARTS_OF_A_WIN / winners : 0;
    (won > 0 ? notes.winning : notes.losing).push(scores[seat] ?? 0);
    if (role !== undefined) addCount(notes.roles, role, { seats: 1, won, fair, times: 1 });
    for (const [name, times] of uses) addCount(notes.uses, name, { seats: 1, won, fair, times });
  });
}

export function addNotes(to: Notes, more: Notes): void {
  for (const list of ['lengths', 'winning', 'losing'] as const)
    for (const figure of more[list]) to[list].push(figure);
  for (const [name, count] of Object.entries(more.roles)) addCount(to.roles, name, count);
  for (const [name, count] of Object.entries(more.uses)) addCount(to.uses, name, count);
}

function addCount(counts: Counts, name: string, more: Count): void {
  const sum = Object.hasOwn(counts, name) ? counts[name] : undefined;
  if (sum === undefined) {
    counts[name] = { ...more };
    return;
  }
  sum.seats += more.seats;
  sum.won += more.won;
  sum.fair += more.fair;
  sum.times += more.times;
}
