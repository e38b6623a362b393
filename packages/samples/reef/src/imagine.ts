// Chapter 10, Hidden information: RF-059 to RF-063

import { dealHoles, type Game, HIDDEN, idsOf } from '@quarterdeck/kernel';
import type { Kinds } from './kinds.ts';
import type { CharmId } from './printed.ts';
import { eachRoute } from './round.ts';

export const imagine: Game<Kinds>['imagine'] = (g, stack, _viewer, chance) => {
  const drawn = stack.flatMap((f) => (f.step === 'pearl/pick' ? [f.data.pearls] : []));
  dealHoles(chance, g.printed.pearls, [...g.boats.map((boat) => boat.pearls), ...drawn, g.bag]);
  const hands = g.boats.flatMap((boat) => [boat.charms, boat.laid]);
  dealHoles(chance, idsOf<CharmId>(g.printed.charms), [...hands, g.charmsPlayed, g.charmDeck]);
  for (const boat of g.boats) {
    if (boat.plan[0] !== HIDDEN) continue;
    const routes: (readonly (typeof boat.plan)[number][])[] = [];
    eachRoute(g, boat.seat, boat.plannedFrom, (pools) => routes.push(pools));
    boat.plan = [...chance.pick(routes)];
  }
};
