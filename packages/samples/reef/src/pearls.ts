// Chapter 6, Pearls: RF-039 to RF-042

import { type Act, auto, type Chapter, decision } from '@quarterdeck/kernel';
import type { Kinds } from './kinds.ts';
import type { PoolId } from './printed.ts';
import { boatOf, type Draft, depthOf, diveOf, type Reef } from './state.ts';

/** RF-039, RF-040: how many pearls a pool gives now, before lanterns. */
export function pearlsIn(g: Reef, pool: PoolId): number {
  let left = depthOf(g, pool);
  for (const drawn of g.fished) if (drawn === pool) left--;
  return Math.max(1, left);
}

export const pearls: Chapter<Kinds, 'pearl'> = {
  'pearl/draw': auto((g, { seat, pool }, act) => {
    const dive = diveOf(g);
    dive.into = null;
    const wanted = pearlsIn(g, pool) + dive.lanterns;
    g.fished.push(pool);
    const drawn: number[] = [];
    while (drawn.length < wanted && g.bag.length > 0) drawn.push(drawPearl(g, act)); // RF-042
    dive.drawn = drawn.length;
    act.emit('RF-039', 'pearls-drawn', { seat, count: drawn.length, pearls: drawn });
    if (drawn.length > 0) act.next('pearl/pick', { seat, pearls: drawn });
  }),

  'pearl/pick': decision({
    seat: (_, { seat }) => seat,
    choices: (_, f, offer) => {
      // Pearls of one value are alike: one offer for each value.
      f.pearls.forEach((pearl, place) => {
        if (f.pearls.indexOf(pearl) === place) offer({ do: 'keep', pearl });
      });
    },
    answer: (g, f, { pearl }, act) => {
      const kept = f.pearls.indexOf(pearl);
      boatOf(g, f.seat).pearls.push(pearl);
      f.pearls.forEach((other, place) => {
        if (place !== kept) g.bag.push(other);
      });
      diveOf(g).drawn = 0;
      act.emit('RF-041', 'pearl-kept', { seat: f.seat, pearl });
    },
  }),
};

/** Any pearl of the bag; the last one takes its place, since the bag has no order. */
function drawPearl(g: Draft, act: Act<Kinds>): number {
  const place = act.below(g.bag.length);
  const last = g.bag.pop() ?? 0;
  if (place === g.bag.length) return last;
  const drawn = g.bag[place] ?? last;
  g.bag[place] = last;
  return drawn;
}
