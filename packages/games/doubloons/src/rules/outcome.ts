// Chapter 20, game end and scoring: DD-226 to DD-235, DD-253, DD-S94, DD-S96

import type { Chapter, Outcome, ScoreLine, Seat } from '@quarterdeck/kernel';
import { at, auto } from '@quarterdeck/kernel';
import type { ClauseId } from '../clauses.gen.ts';
import type { Doubloons, Kinds, Ship } from '../model/state.ts';
import { JEWELS } from '../pack/ids.gen.ts';
import { relicLines } from './alternate/scoring.ts';
import { isGhost, playerCount, shipOfSeat } from './fleet.ts';
import { bonusLines } from './modules/advanced-scoring.ts';

type Line = ScoreLine<ClauseId>;

/** DD-221, DD-228, DD-231, DD-253 */
const jewelLines = (g: Doubloons, ship: Ship, seat: Seat): Line[] =>
  JEWELS.flatMap((jewel): Line[] => {
    const print = g.printed.content.jewels[jewel];
    const count = ship.jewels.filter((held) => held === jewel).length;
    const each = isGhost(ship) ? print.ghostPoints : print.points;
    const clause = jewel === 'blackJewel' ? 'DD-253' : 'DD-228';
    return count === 0 ? [] : [{ seat, clause, line: jewel, count, points: count * each }];
  });

/** DD-229 to DD-233 */
function linesOf(g: Doubloons, ship: Ship, seat: Seat): Line[] {
  const { scoring, mats } = g.printed.content;
  const { fragment, doubloon } = isGhost(ship) ? scoring.ghostPerItem : scoring.perItem;
  const { fragments, doubloons, crew, reputation } = ship;
  const found = fragments.length;
  const fame = at(mats.reputation.points, reputation);
  return [
    ...jewelLines(g, ship, seat),
    { seat, clause: 'DD-229', line: 'fragments', count: found, points: found * fragment },
    { seat, clause: 'DD-230', line: 'doubloons', count: doubloons, points: doubloons * doubloon },
    { seat, clause: 'DD-232', line: 'crew', count: crew, points: crew * scoring.perItem.crew },
    { seat, clause: 'DD-233', line: 'reputation', count: reputation, points: fame },
    ...(g.board === 'alternate' ? relicLines(g, ship, seat) : []),
  ];
}

/** Every line of every player, for the ship they have in the end (DD-S112). */
export function scoreSheet(g: Doubloons): Line[] {
  const lines = g.ships.flatMap((ship) =>
    ship.controller === null ? [] : linesOf(g, ship, ship.controller),
  );
  return [...lines, ...bonusLines(g)];
}

/** The points of every seat, as the sheet stands now. */
export function pointsOf(g: Doubloons): number[] {
  const points = new Array<number>(playerCount(g)).fill(0);
  for (const line of scoreSheet(g)) points[line.seat] = at(points, line.seat) + line.points;
  return points;
}

export function outcome(g: Doubloons): Outcome<ClauseId> | null {
  if (!g.over) return null;
  const scores = pointsOf(g);
  const seats = g.ships.flatMap(({ controller }) => (controller === null ? [] : [controller]));
  const doubloonsOf = (seat: Seat): number => shipOfSeat(g, seat).doubloons;
  // DD-234
  const isAhead = (one: Seat, other: Seat): boolean => {
    const more = at(scores, one) - at(scores, other);
    return more > 0 || (more === 0 && doubloonsOf(one) > doubloonsOf(other));
  };
  const ranks = new Array<number>(seats.length).fill(1);
  for (const seat of seats) ranks[seat] = 1 + seats.filter((other) => isAhead(other, seat)).length;
  const winners = ranks.filter((rank) => rank === 1).length;
  return { ranks, scores, sheet: scoreSheet(g), because: winners > 1 ? 'DD-S94' : 'DD-234' };
}

export const scoring: Chapter<Kinds, 'scoring'> = {
  // DD-227
  'scoring/end': auto((g, _, act) => {
    g.over = true;
    act.emit('DD-227', 'game-ended', { round: g.round });
  }),
};
