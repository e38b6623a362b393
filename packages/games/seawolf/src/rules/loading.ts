// Chapter 10, Loading on a sea tile: SW-131 to SW-141, SW-163

import type { Act, Chapter, Seat } from '@quarterdeck/kernel';
import { at, auto } from '@quarterdeck/kernel';
import type { Deny, Offer, SeawolfChoices } from '../model/choices.ts';
import type { Draft, Kinds, Seawolf } from '../model/state.ts';
import type { Good, OrdinaryGood } from '../pack/components.ts';
import { ORDINARY_GOODS } from '../pack/components.ts';
import { freeCannonBases } from './extensions.ts';
import { canMakeRoom, countsOf, makeRoom, roomFor } from './hold.ts';
import { seaFaceOf, shipOf, tableOf, tileOf } from './map.ts';
import { triggerEnd } from './round.ts';

type Load = Extract<SeawolfChoices['actions/choose'], { do: 'load' | 'take-cannon' }>;

/** The markers still on a row, in the order in which they leave (SW-133). */
export const markersLeft = (g: Seawolf, row: OrdinaryGood): readonly Good[] => {
  const index = ORDINARY_GOODS.indexOf(row);
  return at(at(tableOf(g).supply, g.supplySide).rows, index).slice(at(g.taken, index));
};

/** SW-133, SW-134: what the next captain gets from this row. */
export function nextMarker(g: Seawolf, row: OrdinaryGood): Good | undefined {
  const index = ORDINARY_GOODS.indexOf(row);
  return at(at(tableOf(g).supply, g.supplySide).rows, index)[at(g.taken, index)];
}

const LOADS = ORDINARY_GOODS.map((good) => ({ do: 'load', good }) as const);
const TAKE_CANNON = { do: 'take-cannon' } as const;

export function offerLoading(
  g: Seawolf,
  { seat, loaded }: { readonly seat: Seat; readonly loaded: boolean },
  offer: Offer<Load>,
  deny: Deny<Load>,
): void {
  const face = seaFaceOf(g, tileOf(g, seat));
  if (loaded) {
    // What was loaded is not remembered: where no cannon can have come aboard, it was a good.
    const wasGood = !face.cannon || shipOf(g, seat).cannons === 0;
    deny({ do: 'load' }, wasGood ? 'SW-129' : 'SW-141');
    deny({ do: 'take-cannon' }, 'SW-141');
    return;
  }
  for (const load of LOADS) {
    const marker = nextMarker(g, load.good);
    if (!face.goods.includes(load.good)) deny(load, 'SW-135');
    else if (marker === undefined) deny(load, 'SW-136');
    else if (!canMakeRoom(g, roomFor(seat, countsOf([marker])))) deny(load, 'SW-137');
    else offer(load);
  }
  if (!face.cannon) deny(TAKE_CANNON, 'SW-138');
  else if (freeCannonBases(g, shipOf(g, seat)) <= 0) deny(TAKE_CANNON, 'SW-139');
  else if (g.cannons <= 0) deny(TAKE_CANNON, 'SW-140');
  else offer(TAKE_CANNON);
}

/** SW-132, SW-137 */
export function loadGood(g: Draft, seat: Seat, row: OrdinaryGood, act: Act<Kinds>): void {
  makeRoom(g, roomFor(seat, countsOf([markerOf(g, row)])), act);
  act.next('loading/take', { seat, row });
}

/** SW-138 */
export function takeCannon(g: Draft, seat: Seat, act: Act<Kinds>): void {
  g.cannons--;
  shipOf(g, seat).cannons++;
  act.emit('SW-138', 'cannon-taken', { seat });
}

function markerOf(g: Seawolf, row: OrdinaryGood): Good {
  const marker = nextMarker(g, row);
  if (marker === undefined) throw new Error(`the ${row} row is empty`);
  return marker;
}

export const loading: Chapter<Kinds, 'loading'> = {
  'loading/take': auto((g, { seat, row }, act) => {
    const good = markerOf(g, row);
    const index = ORDINARY_GOODS.indexOf(row);
    g.room = null;
    g.taken[index] = at(g.taken, index) + 1;
    shipOf(g, seat)[good]++;
    act.emit(good === row ? 'SW-132' : 'SW-134', 'loaded', { seat, row, good });
    // SW-082, SW-083
    if (nextMarker(g, row) === undefined) triggerEnd(g, row, act);
  }),
};
