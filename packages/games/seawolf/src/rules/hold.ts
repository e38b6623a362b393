// Chapter 5, The hold, rum and discarding: SW-068 to SW-077, SW-307

import type { Act, Chapter, Seat } from '@quarterdeck/kernel';
import { at, decision } from '@quarterdeck/kernel';
import type { Draft, Kinds, Seawolf, Ship, ShipDraft } from '../model/state.ts';
import type { Cargo, Good } from '../pack/components.ts';
import { CARGO, GOODS } from '../pack/components.ts';
import { holdSpaces } from './extensions.ts';
import { shipOf } from './map.ts';

type Room = NonNullable<Seawolf['room']>;

export const RUM = CARGO.indexOf('rum');

export const goodsAboard = (ship: Ship): number => ship.cotton + ship.wine + ship.tea + ship.cocoa;

/** SW-068, SW-071 */
export const aboard = (ship: Ship): number => ship.rum + goodsAboard(ship);

export const freeSpaces = (g: Seawolf, ship: Ship): number => holdSpaces(g, ship) - aboard(ship);

export const isGood = (cargo: Cargo): cargo is Good => cargo !== 'rum';

/** How much of each kind: by the order of `CARGO`. */
export function countsOf(cargo: readonly Cargo[]): number[] {
  const counts = CARGO.map(() => 0);
  for (const one of cargo) {
    const index = CARGO.indexOf(one);
    counts[index] = at(counts, index) + 1;
  }
  return counts;
}

const sum = (counts: readonly number[]): number => {
  let all = 0;
  for (const count of counts) all += count;
  return all;
};

/** SW-307: what does not fit yet. */
export const missingRoom = (g: Seawolf, room: Room): number =>
  Math.max(0, sum(room.coming) - freeSpaces(g, shipOf(g, room.seat)));

/** SW-307: no more rum than goods are being received, what was taken from this loser included. */
export const rumToDiscard = (room: Room): number => {
  const goods = sum(room.coming) + sum(room.kept) - at(room.coming, RUM) - at(room.kept, RUM);
  return goods - room.rumDiscarded;
};

/** SW-S89: what was aboard before the gain. */
const discardable = (ship: Ship, room: Room, index: number): number =>
  ship[at(CARGO, index)] - at(room.kept, index);

/** SW-072, SW-S50: whether the gain can be taken at all. */
export function canMakeRoom(g: Seawolf, room: Room): boolean {
  const missing = missingRoom(g, room);
  if (missing === 0) return true;
  const ship = shipOf(g, room.seat);
  let goods = 0;
  for (let index = 0; index < RUM; index++) goods += discardable(ship, room, index);
  return missing <= goods + Math.min(discardable(ship, room, RUM), rumToDiscard(room));
}

/** The room a gain of its own needs; looting adds what was taken from this loser before. */
export const roomFor = (seat: Seat, coming: number[]): Draft['room'] & object => ({
  seat,
  coming,
  kept: CARGO.map(() => 0),
  rumDiscarded: 0,
});

/** Queues the discards a gain needs (SW-072). Whoever asked for room closes it by receiving. */
export function makeRoom(g: Draft, room: Draft['room'] & object, act: Act<Kinds>): void {
  g.room = room;
  if (missingRoom(g, room) > 0) act.next('hold/discard', {});
}

/** SW-073, SW-074 */
export function toBox(g: Draft, ship: ShipDraft, good: Good): void {
  ship[good]--;
  g.box[good]++;
}

/** SW-150, SW-156 */
export function fromBox(g: Draft, ship: ShipDraft, good: Good): void {
  g.box[good]--;
  ship[good]++;
}

function roomOf<R>(g: { readonly room: R | null }): R {
  if (g.room === null) throw new Error('nobody is making room');
  return g.room;
}

export const hold: Chapter<Kinds, 'hold'> = {
  'hold/discard': decision({
    seat: (g) => roomOf(g).seat,
    choices: (g, _, offer, deny) => {
      const room = roomOf(g);
      const ship = shipOf(g, room.seat);
      for (const good of GOODS) {
        if (discardable(ship, room, GOODS.indexOf(good)) > 0) offer({ do: 'discard', cargo: good });
        else deny({ do: 'discard', cargo: good }, ship[good] > 0 ? 'SW-S89' : 'SW-072');
      }
      if (discardable(ship, room, RUM) <= 0)
        deny({ do: 'discard', cargo: 'rum' }, ship.rum > 0 ? 'SW-S89' : 'SW-072');
      else if (rumToDiscard(room) <= 0) deny({ do: 'discard', cargo: 'rum' }, 'SW-S74');
      else offer({ do: 'discard', cargo: 'rum' });
    },
    answer: (g, _, { cargo }, act) => {
      const room = roomOf(g);
      const ship = shipOf(g, room.seat);
      if (isGood(cargo)) toBox(g, ship, cargo);
      else {
        ship.rum--;
        room.rumDiscarded++;
      }
      act.emit('SW-307', 'discarded', { seat: room.seat, cargo });
      if (missingRoom(g, room) > 0) act.next('hold/discard', {});
    },
  }),
};
