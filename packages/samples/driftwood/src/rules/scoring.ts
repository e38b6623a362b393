// Chapter 4, The end: DW-011

import { auto, type Chapter, idsOf, type Outcome, type Seat } from '@quarterdeck/kernel';
import type { ClauseId } from '../clauses.gen.ts';
import type { Kinds } from '../model/kinds.ts';
import { type Driftwood, raftOf } from '../model/state.ts';

export const scoring: Chapter<Kinds, 'end'> = {
  'end/show': auto((g, _, act) => {
    for (const raft of g.rafts) {
      raft.shown = true;
      act.emit('DW-011', 'shown', { seat: raft.seat, planks: raft.hand.slice() });
    }
  }),
};

export const pointsOf = (g: Driftwood, seat: Seat): number =>
  raftOf(g, seat).hand.reduce((sum, plank) => sum + plank, 0);

export function outcome(g: Driftwood): Outcome<ClauseId> {
  const seats = idsOf<Seat>(g.rafts);
  const scores = seats.map((seat) => pointsOf(g, seat));
  return {
    ranks: scores.map((score) => 1 + scores.filter((other) => other > score).length),
    scores,
    sheet: seats.map((seat) => ({
      seat,
      clause: 'DW-011',
      line: 'planks',
      count: raftOf(g, seat).hand.length,
      points: pointsOf(g, seat),
    })),
    because: 'DW-011',
  };
}

/** A seat's estimate of its share of the win: who has more now has more at the end. */
export function evaluate(g: Driftwood, seat: Seat): number {
  const mine = pointsOf(g, seat);
  const weights = idsOf<Seat>(g.rafts).map((other) => Math.exp((pointsOf(g, other) - mine) / 3));
  return 1 / weights.reduce((sum, weight) => sum + weight, 0);
}
