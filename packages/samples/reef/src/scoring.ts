// Chapter 9, The count: RF-054 to RF-058

import {
  auto,
  type Chapter,
  idsOf,
  type Outcome,
  type ScoreLine,
  type Seat,
} from '@quarterdeck/kernel';
import { charmPoints } from './charms.ts';
import type { ClauseId } from './clauses.gen.ts';
import { HELPER_ROWS } from './helpers.ts';
import type { Kinds } from './kinds.ts';
import { boatOf, inTurn, type Reef } from './state.ts';

export const scoring: Chapter<Kinds, 'scoring'> = {
  'scoring/count': auto((g, _, act) => {
    for (const seat of inTurn(g)) {
      const boat = boatOf(g, seat);
      boat.laid = boat.charms.filter((charm) => charmPoints(g, charm) > 0);
      boat.charms = boat.charms.filter((charm) => charmPoints(g, charm) === 0);
      boat.counted = true;
      const { pearls, laid } = boat;
      act.emit('RF-054', 'counted', { seat, pearls: pearls.slice(), keepsakes: laid.slice() });
    }
  }),
};

const LINES = ['pearls', 'keepsakes', 'helpers'] as const;
export type Line = (typeof LINES)[number];

/** RF-055, and RF-058: who left has no lines. */
function sheetOf(g: Reef, seat: Seat): readonly (ScoreLine<ClauseId> & { line: Line })[] {
  const { pearls, laid, helpers, out } = boatOf(g, seat);
  if (out) return [];
  const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
  return [
    { seat, clause: 'RF-055', line: 'pearls', count: pearls.length, points: sum(pearls) },
    {
      seat,
      clause: 'RF-035',
      line: 'keepsakes',
      count: laid.length,
      points: sum(laid.map((charm) => charmPoints(g, charm))),
    },
    ...helpers.flatMap((helper) => {
      const { clause, pointsMore } = HELPER_ROWS[helper];
      const points = pointsMore?.(g, seat) ?? 0;
      return points === 0 ? [] : [{ seat, clause, line: 'helpers' as const, count: 1, points }];
    }),
  ];
}

export const pointsOf = (g: Reef, seat: Seat): number =>
  sheetOf(g, seat).reduce((sum, { points }) => sum + points, 0);

/** RF-056 to RF-058: whether `a` stands before `b`. */
const isBefore = (g: Reef, a: Seat, b: Seat): boolean => {
  const [mine, theirs] = [boatOf(g, a), boatOf(g, b)];
  if (mine.out || theirs.out) return !mine.out;
  const lead = pointsOf(g, a) - pointsOf(g, b);
  return lead > 0 || (lead === 0 && mine.divers > theirs.divers);
};

export function outcome(g: Reef): Outcome<ClauseId> {
  const seats = idsOf<Seat>(g.boats);
  const ranks = seats.map((seat) => 1 + seats.filter((other) => isBefore(g, other, seat)).length);
  const scores = seats.map((seat) => pointsOf(g, seat));
  return { ranks, scores, sheet: seats.flatMap((seat) => sheetOf(g, seat)), because: ending(g) };
}

/** The clause that decided who is first. */
function ending(g: Reef): ClauseId {
  const seats = inTurn(g);
  if (seats.length < 2) return 'RF-053';
  const points = seats.map((seat) => pointsOf(g, seat));
  const best = Math.max(...points);
  return points.filter((one) => one === best).length > 1 ? 'RF-057' : 'RF-056';
}
