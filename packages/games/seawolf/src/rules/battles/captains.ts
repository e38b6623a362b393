// Chapter 15, Battle between players: SW-221 to SW-237

import type { Chapter, Seat } from '@quarterdeck/kernel';
import { at, auto, clockwiseFrom, closing, decision } from '@quarterdeck/kernel';
import type { Draft, Kinds, Seawolf } from '../../model/state.ts';
import type { Cargo, Loot } from '../../pack/components.ts';
import { CARGO, LOOT } from '../../pack/components.ts';
import { canMakeRoom, countsOf, makeRoom, roomFor } from '../hold.ts';
import { isPort, shipOf } from '../map.ts';
import { sternOf } from '../sterns.ts';
import { brawl, fireCannons } from './dice.ts';

const TAKE = LOOT.map((loot) => ({ do: 'take', loot }) as const);
const LEAVE = { do: 'leave' } as const;

const isCargo = (loot: Loot): loot is Cargo => loot !== 'thalers';

/** The room for one more item from this loser; what was taken from them before stays (SW-S89). */
function roomForLoot(g: Seawolf, loot: Cargo): Draft['room'] & object {
  if (g.room === null) throw new Error('nobody is looting');
  return { ...g.room, coming: countsOf([loot]), kept: [...g.room.kept] };
}

/** SW-232, SW-233 */
const mayTake = (g: Seawolf, loser: Seat, loot: Loot): 'yes' | 'SW-232' | 'SW-233' => {
  if (shipOf(g, loser)[loot] === 0) return 'SW-232';
  return isCargo(loot) && !canMakeRoom(g, roomForLoot(g, loot)) ? 'SW-233' : 'yes';
};

const mayTakeAnything = (g: Seawolf, loser: Seat): boolean =>
  LOOT.some((loot) => mayTake(g, loser, loot) === 'yes');

/** SW-225: from the most hits to the fewest; the sort is stable, so ties stay in turn order. */
const byHits = (seats: readonly Seat[], hits: readonly number[]): Seat[] =>
  seats.toSorted((a, b) => at(hits, b) - at(hits, a));

export const captains: Chapter<Kinds, 'captains'> = {
  // SW-223, SW-231: whoever has most hits settles first, so the beaten are looted before they loot.
  'captains/fight': auto((g, { tile, seats }, act) => {
    act.emit('SW-199', 'captains-met', { tile, seats });
    const hits = g.ships.map(() => 0);
    for (const seat of seats)
      hits[seat] = isPort(g, tile) ? brawl(g, seat, act) : fireCannons(g, seat, 'SW-221', act);
    let isSettled = false;
    for (const winner of byHits(seats, hits)) {
      const onTie = sternOf(g, winner).lootOnTie?.(g) ?? 0;
      // SW-S90
      for (const loser of clockwiseFrom(g.ships, winner)) {
        if (loser === winner || !seats.includes(loser)) continue;
        const difference = at(hits, winner) - at(hits, loser);
        isSettled ||= difference > 0 || (difference === 0 && onTie > 0);
        if (difference > 0)
          act.next('captains/spoils', { winner, loser, most: difference, tie: false });
        // SW-229, SW-230
        else if (difference === 0 && onTie > 0)
          act.next('captains/spoils', { winner, loser, most: onTie, tie: true });
      }
    }
    // SW-229
    if (!isSettled) act.emit('SW-229', 'captains-drawn', { seats });
  }),

  // SW-S115: nobody is asked where nothing can be taken.
  'captains/spoils': auto((g, { winner, loser, most, tie }, act) => {
    g.room = roomFor(
      winner,
      CARGO.map(() => 0),
    );
    if (mayTakeAnything(g, loser)) act.next('captains/loot', { winner, loser, left: most, tie });
    else if (!tie) act.emit('SW-S115', 'nothing-to-take', { winner, loser, difference: most });
    act.next('captains/leave', {});
  }),

  // SW-226 to SW-228, SW-230
  'captains/loot': decision({
    seat: (_, { winner }) => winner,
    choices: (g, { loser }, offer, deny) => {
      offer(LEAVE);
      for (const choice of TAKE) {
        const may = mayTake(g, loser, choice.loot);
        if (may === 'yes') offer(choice);
        else deny(choice, may);
      }
    },
    answer: (g, f, choice, act) => {
      if (choice.do === 'leave') {
        act.emit('SW-227', 'loot-left', { winner: f.winner, loser: f.loser });
        return;
      }
      const { loot } = choice;
      if (isCargo(loot)) makeRoom(g, roomForLoot(g, loot), act);
      act.next('captains/take', { ...f, loot });
    },
  }),

  // SW-235
  'captains/take': auto((g, { winner, loser, left, tie, loot }, act) => {
    shipOf(g, loser)[loot]--;
    shipOf(g, winner)[loot]++;
    if (g.room !== null && isCargo(loot)) {
      const index = CARGO.indexOf(loot);
      g.room.kept[index] = at(g.room.kept, index) + 1;
      g.room.coming = CARGO.map(() => 0);
    }
    act.emit(tie ? 'SW-230' : 'SW-226', 'looted', { winner, loser, loot });
    if (left > 1 && mayTakeAnything(g, loser))
      act.next('captains/loot', { winner, loser, left: left - 1, tie });
  }),

  'captains/leave': closing((g) => {
    g.room = null;
  }),
};
