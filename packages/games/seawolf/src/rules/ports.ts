// Chapter 11, Actions on a port tile: SW-164 to SW-183, SW-312

import type { Act, Chapter, Seat } from '@quarterdeck/kernel';
import { at, auto, decision } from '@quarterdeck/kernel';
import type { Deny, Offer, Unload } from '../model/choices.ts';
import type { Draft, Kinds, Seawolf } from '../model/state.ts';
import type { Good } from '../pack/components.ts';
import { GOODS } from '../pack/components.ts';
import type { TileId } from '../pack/printed.ts';
import { holdSpaces } from './extensions.ts';
import { freeSpaces, goodsAboard, makeRoom, roomFor } from './hold.ts';
import { portAt, portFaceOf, shipOf, tileOf } from './map.ts';
import { openNextPort, portOn } from './port-pile.ts';

const LOAD_NO_RUM = { do: 'load-rum', rum: 0 } as const;
const DONE = { do: 'done' } as const;

/** SW-170: thalers for the goods of one visit; there are never more than five slots. */
export const payoutFor = (g: Seawolf, goods: number): number =>
  at(g.printed.content.amounts.portPayout.thalers, goods);

/** SW-167, SW-169: this slot and the next one are open. */
const isPairOpen = (g: Seawolf, tile: TileId, slot: number): boolean => {
  const { slots } = portAt(g, tile);
  return slots[slot] === 'open' && slots[slot + 1] === 'open';
};

/** SW-164, SW-168: what may be put on a slot. */
const fits = (g: Seawolf, tile: TileId, slot: number, good: Good): boolean =>
  good === 'cocoa' || at(portFaceOf(g, tile).slots, slot) === good;

/** The goods a port still wants, slot by slot; `undefined` where a slot is covered. */
export const wantedBy = (g: Seawolf, tile: TileId): (Good | undefined)[] => {
  const { slots } = portFaceOf(g, tile);
  return portAt(g, tile).slots.map((cover, slot) =>
    cover === 'open' ? at(slots, slot) : undefined,
  );
};

/** SW-312 */
export const isComplete = (g: Seawolf, tile: TileId): boolean =>
  portAt(g, tile).slots.every((cover) => cover !== 'open');

function canUnloadMore(g: Seawolf, seat: Seat): boolean {
  const ship = shipOf(g, seat);
  return wantedBy(g, tileOf(g, seat)).some(
    (wanted) => wanted !== undefined && (ship.cocoa > 0 || ship[wanted] > 0),
  );
}

function offerSlots(g: Seawolf, seat: Seat, offer: Offer<Unload>, deny: Deny<Unload>): void {
  const tile = tileOf(g, seat);
  const ship = shipOf(g, seat);
  const { slots } = portAt(g, tile);
  for (let slot = 0; slot < slots.length; slot++) {
    for (const good of GOODS) {
      const choice = { do: 'unload', slot, good } as const;
      if (slots[slot] !== 'open') deny(choice, 'SW-165');
      else if (ship[good] === 0 || !fits(g, tile, slot, good)) deny(choice, 'SW-164');
      else offer(choice);
    }
    const across = { do: 'unload-across', slot } as const;
    if (!isPairOpen(g, tile, slot)) deny(across, 'SW-169');
    else if (ship.cocoa === 0) deny(across, 'SW-167');
    else offer(across);
  }
}

export function offerUnloading(
  g: Seawolf,
  { seat, unloaded }: { readonly seat: Seat; readonly unloaded: boolean },
  offer: Offer<Unload>,
  deny: Deny<Unload>,
): void {
  const { completedPort } = shipOf(g, seat);
  if (!completedPort && !unloaded) {
    offerSlots(g, seat, offer, deny);
    return;
  }
  const clause = completedPort ? 'SW-178' : 'SW-S71';
  deny({ do: 'unload' }, clause);
  deny({ do: 'unload-across' }, clause);
}

/** SW-183: unload, receive thalers, load rum, draw the chest, replace the tile. */
export function beginVisit(g: Draft, seat: Seat, first: Unload, act: Act<Kinds>): void {
  g.visit = { seat, unloaded: 0 };
  unload(g, seat, first, act);
  act.next('ports/pay', { seat });
}

function unload(g: Draft, seat: Seat, choice: Unload, act: Act<Kinds>): void {
  const tile = tileOf(g, seat);
  const { slots } = portAt(g, tile);
  const { slot } = choice;
  const good = choice.do === 'unload' ? choice.good : 'cocoa';
  const covered = choice.do === 'unload' ? 1 : 2;
  shipOf(g, seat)[good]--;
  if (covered === 2) {
    slots[slot] = 'cocoa-left';
    slots[slot + 1] = 'cocoa-right';
  } else slots[slot] = good === 'cocoa' ? 'cocoa' : 'good';
  visitOf(g).unloaded += covered;
  const clause = covered === 2 ? 'SW-167' : good === 'cocoa' ? 'SW-168' : 'SW-164';
  act.emit(clause, 'unloaded', {
    seat,
    tile,
    port: portOn(g, tile),
    slot,
    good,
    slots: covered,
  });
  if (canUnloadMore(g, seat)) act.next('ports/unload', { seat });
}

function visitOf<V>(g: { readonly visit: V | null }): V {
  if (g.visit === null) throw new Error('nobody is visiting a port');
  return g.visit;
}

/** SW-173, SW-175, SW-S74: the most rum this ship can load here, goods thrown away for it. */
export function mostRumHere(g: Seawolf, seat: Seat): number {
  const ship = shipOf(g, seat);
  const room = freeSpaces(g, ship) + goodsAboard(ship);
  return Math.min(portFaceOf(g, tileOf(g, seat)).rum, room);
}

const rumComing = (rum: number): number[] => [...GOODS.map(() => 0), rum];

/** SW-177: the markers on a full port. A cocoa across two slots is one marker. */
function clearSlots(g: Draft, tile: TileId): void {
  const { slots } = portFaceOf(g, tile);
  portAt(g, tile).slots.forEach((cover, slot) => {
    if (cover === 'good') g.box[at(slots, slot)]++;
    else if (cover === 'cocoa' || cover === 'cocoa-left') g.box.cocoa++;
  });
}

/** SW-176, SW-S69, SW-S70 */
function drawChests(g: Draft, seat: Seat, act: Act<Kinds>): void {
  for (let drawn = 0; drawn < g.printed.content.amounts.portPayout.chests; drawn++) {
    const value = g.chestStack.pop();
    if (value === undefined) return;
    shipOf(g, seat).chests.push(value);
    act.emit('SW-176', 'chest-drawn', { seat, value });
  }
}

export const ports: Chapter<Kinds, 'ports'> = {
  'ports/unload': decision({
    seat: (_, { seat }) => seat,
    choices: (g, { seat }, offer, deny) => {
      offer(DONE);
      offerSlots(g, seat, offer, deny);
    },
    answer: (g, { seat }, choice, act) => {
      if (choice.do !== 'done') unload(g, seat, choice, act);
    },
  }),

  // SW-170, SW-171, SW-S71
  'ports/pay': auto((g, { seat }, act) => {
    const { unloaded } = visitOf(g);
    const thalers = payoutFor(g, unloaded);
    g.visit = null;
    shipOf(g, seat).thalers += thalers;
    act.emit('SW-170', 'goods-paid', { seat, goods: unloaded, thalers });
    if (mostRumHere(g, seat) > 0) act.next('ports/load-rum', { seat });
    act.next('ports/complete', { seat });
  }),

  'ports/load-rum': decision({
    seat: (_, { seat }) => seat,
    choices: (g, { seat }, offer, deny) => {
      offer(LOAD_NO_RUM);
      const offered = portFaceOf(g, tileOf(g, seat)).rum;
      const most = mostRumHere(g, seat);
      const spaces = holdSpaces(g, shipOf(g, seat));
      for (let rum = 1; rum <= Math.max(offered, spaces); rum++) {
        if (rum <= most) offer({ do: 'load-rum', rum });
        else deny({ do: 'load-rum', rum }, rum > offered ? 'SW-173' : 'SW-S74');
      }
    },
    answer: (g, { seat }, { rum }, act) => {
      if (rum === 0) return;
      makeRoom(g, roomFor(seat, rumComing(rum)), act);
      act.next('ports/take-rum', { seat, rum });
    },
  }),

  'ports/take-rum': auto((g, { seat, rum }, act) => {
    g.room = null;
    shipOf(g, seat).rum += rum;
    act.emit('SW-173', 'rum-loaded', { seat, rum });
  }),

  'ports/complete': auto((g, { seat }, act) => {
    const tile = tileOf(g, seat);
    if (!isComplete(g, tile)) return;
    shipOf(g, seat).completedPort = true;
    act.emit('SW-312', 'port-completed', { seat, tile, port: portOn(g, tile) });
    drawChests(g, seat, act);
    clearSlots(g, tile);
    openNextPort(g, tile, act);
  }),
};
