// Chapter 17, Pillage Phase: DD-195 to DD-200, DD-S87, DD-S88

import type { Act, Chapter } from '@quarterdeck/kernel';
import { auto } from '@quarterdeck/kernel';
import type { Draft, Kinds, Ship } from '../model/state.ts';
import { gainDoubloons } from './mat.ts';

/** DD-198 */
const ALONE = 2;

/** DD-195 to DD-197: those with most tokens first, equal ones at the same time. */
function share(g: Draft, holders: readonly Ship[], act: Act<Kinds>): void {
  const most = Math.max(...holders.map(({ pillage }) => pillage));
  const tied = holders.filter(({ pillage }) => pillage === most);
  const each = Math.min(most, Math.floor(g.island / tied.length));
  for (const { ship } of tied) gainDoubloons(g, ship, each, 'DD-195', act);
  const others = holders.filter(({ pillage }) => pillage < most);
  // DD-196: where not all are paid in full, the phase ends at once.
  if (each === most && others.length > 0) share(g, others, act);
}

export const pillaging: Chapter<Kinds, 'pillage'> = {
  'pillage/take': auto((g, _, act) => {
    g.phase = 'pillage';
    g.slot = 0;
    const holders = g.ships.filter(({ pillage }) => pillage > 0);
    act.emit('DD-195', 'pillage-begun', {
      holders: holders.map(({ ship }) => ship),
      island: g.island,
    });
    const [only, ...more] = holders;
    if (only === undefined) return;
    if (more.length > 0) share(g, holders, act);
    else gainDoubloons(g, only.ship, only.pillage * ALONE, 'DD-198', act);
  }),
};
