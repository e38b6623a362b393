// Chapter 14, Battle with the pirate: SW-209 to SW-220

import type { Act, Chapter, Seat } from '@quarterdeck/kernel';
import { auto, clockwiseFrom, decision, last } from '@quarterdeck/kernel';
import type { Draft, Kinds, Seawolf, Ship } from '../../model/state.ts';
import type { Good, Loot } from '../../pack/components.ts';
import { LOOT } from '../../pack/components.ts';
import { aboard, toBox } from '../hold.ts';
import { shipOf, tileOf } from '../map.ts';
import { sternOf } from '../sterns.ts';
import { pirateReaches } from './battle.ts';
import { fireCannons, hitsIn, rollDice } from './dice.ts';

const PAY = LOOT.map((loot) => ({ do: 'pay', loot }) as const);

/** SW-215, SW-S86 */
export const lootOf = (ship: Ship): number => aboard(ship) + ship.thalers;

const isGoodLoot = (loot: Loot): loot is Good => loot !== 'rum' && loot !== 'thalers';

/** SW-210, SW-S87: who rolls for the pirate, and has nothing to decide. */
const rightOf = (g: Seawolf, seat: Seat): Seat => last(clockwiseFrom(g.ships, seat));

/** SW-217 */
function payLoot(
  g: Draft,
  seat: Seat,
  loot: Loot,
  clause: 'SW-217' | 'SW-218',
  act: Act<Kinds>,
): void {
  const ship = shipOf(g, seat);
  if (isGoodLoot(loot)) toBox(g, ship, loot);
  else ship[loot]--;
  act.emit(clause, 'loot-paid', { seat, loot });
}

/** SW-218: a captain who has no more than the difference is not asked. */
function payAll(g: Draft, seat: Seat, act: Act<Kinds>): void {
  const ship = shipOf(g, seat);
  for (const loot of LOOT) while (ship[loot] > 0) payLoot(g, seat, loot, 'SW-218', act);
}

export const pirate: Chapter<Kinds, 'pirate'> = {
  // The pirate rolls first, then the captain.
  'pirate/fight': auto((g, { seat }, act) => {
    const ship = shipOf(g, seat);
    const reach = pirateReaches(g, tileOf(g, seat));
    if (reach === null) throw new Error(`the pirate does not reach seat ${seat}`);
    ship.battledPirate = true;
    const dice = rollDice(g, g.printed.content.amounts.pirateDice[reach], act);
    const pirateHits = hitsIn(dice);
    const rolledBy = rightOf(g, seat);
    act.emit('SW-209', 'pirate-fired', { against: seat, rolledBy, dice, hits: pirateHits });
    const difference = fireCannons(g, seat, 'SW-211', act) - pirateHits;
    if (difference > 0) {
      ship.beatPirate = true;
      ship.thalers += difference;
      act.emit('SW-213', 'pirate-beaten', { seat, thalers: difference });
    } else if (difference === 0) {
      const thalers = sternOf(g, seat).thalersOnDraw?.(g) ?? 0;
      ship.thalers += thalers;
      act.emit('SW-214', 'pirate-drawn', { seat, thalers });
    } else {
      act.emit('SW-215', 'pirate-won', { seat, difference: -difference });
      if (lootOf(ship) === 0) act.emit('SW-218', 'nothing-to-pay', { seat });
      else if (lootOf(ship) <= -difference) payAll(g, seat, act);
      else act.next('pirate/pay', { seat, left: -difference });
    }
  }),

  // SW-S85: item by item, until it adds up.
  'pirate/pay': decision({
    seat: (_, { seat }) => seat,
    choices: (g, { seat }, offer, deny) => {
      const ship = shipOf(g, seat);
      for (const choice of PAY) {
        if (ship[choice.loot] > 0) offer(choice);
        else deny(choice, 'SW-215');
      }
    },
    answer: (g, { seat, left }, { loot }, act) => {
      payLoot(g, seat, loot, 'SW-217', act);
      if (left > 1) act.next('pirate/pay', { seat, left: left - 1 });
    },
  }),
};
