// Chapter 18, the winner: AH-291, AH-292, AH-300

import type { Outcome, ScoreLine, Seat } from '@quarterdeck/kernel';
import { at, idsOf } from '@quarterdeck/kernel';
import type { ClauseId } from '../clauses.gen.ts';
import type { Ahoy, Smuggler } from '../model/state.ts';
import { pledgeFame } from './scoring.ts';

type Line = ScoreLine<ClauseId>;

/** Where each seat's Fame came from; pledges once they are revealed. */
export const scoreSheet = (g: Ahoy): Line[] => g.mats.flatMap(({ seat }) => linesOf(g, seat));

function linesOf(g: Ahoy, seat: Seat): Line[] {
  const { fame } = at(g.mats, seat);
  const smuggler = g.smugglers.find((s) => s.seat === seat);
  // AH-232: a power has Fame from regions alone, a Smuggler from all else.
  if (smuggler === undefined)
    return [{ seat, clause: 'AH-235', line: 'regions', count: g.round, points: fame }];
  const pledges = pledgeLines(g, smuggler);
  const delivered = smuggler.pledges.reduce((sum, { cards }) => sum + cards.length, 0);
  const deliveries = delivered * g.printed.content.amounts.delivery.fame;
  const pledged = pledges.reduce((sum, { points }) => sum + points, 0);
  const rewards = fame - deliveries - pledged;
  return [
    { seat, clause: 'AH-207', line: 'deliveries', count: delivered, points: deliveries },
    { seat, clause: 'AH-209', line: 'rewards', count: 1, points: rewards },
    ...pledges,
  ];
}

const pledgeLines = (g: Ahoy, { seat, pledges }: Smuggler): Line[] =>
  pledges.flatMap(({ shown, power, cards }) => {
    if (!shown) return [];
    const points = cards.reduce((sum, card) => sum + pledgeFame(g, card, power), 0);
    return [{ seat, clause: 'AH-288', line: `pledged/${power}`, count: cards.length, points }];
  });

export function outcome(g: Ahoy): Outcome<ClauseId> | null {
  if (!g.over) return null;
  const seats = idsOf<Seat>(g.mats);
  const scores = g.mats.map(({ fame }) => fame);
  const sheet = scoreSheet(g);
  const { conceded } = g;
  if (conceded !== null) {
    const ranks = seats.map((seat) => (seat === conceded ? 2 : 1));
    return { ranks, scores, sheet, because: 'AH-300' };
  }
  const isAhead = (a: Seat, b: Seat): boolean => {
    const [one, other] = [at(g.mats, a), at(g.mats, b)];
    return one.fame > other.fame || (one.fame === other.fame && one.gold > other.gold);
  };
  const ranks = seats.map((seat) => 1 + seats.filter((other) => isAhead(other, seat)).length);
  const winners = ranks.filter((rank) => rank === 1).length;
  return { ranks, scores, sheet, because: winners > 1 ? 'AH-S91' : 'AH-291' };
}
