// Section 15, the Wheel of the Solo Pirate: TE-315 to TE-321, TE-380

import { type Act, at } from '@quarterdeck/kernel';
import type { Draft, Kinds, Pirate, PirateDraft } from '../../model/state.ts';
import { ASSIGNMENTS, type Assignment, STATIONS, type Station } from '../../pack/components.ts';
import { SOLO, soloPirate } from './opponent.ts';

const HIDE_OUT = 0;
const FIRST_ORDER = 1;

/** TE-321: clockwise, over Hide Out. */
const orderSpaceAfter = ({ wheel }: Pirate, space: number): number =>
  space + 1 < wheel.length ? space + 1 : FIRST_ORDER;

/** TE-316, TE-S127: where it takes a Deckhand to skip with. */
const rightmostDeckhand = ({ deckhands }: Pirate): Assignment | undefined =>
  ASSIGNMENTS.findLast((assignment) => deckhands[assignment] > 0);

/** TE-317, TE-318 */
function leftmostFree({ deckhands }: Pirate): Station {
  const free = STATIONS.find((station) => deckhands[station] === 0);
  if (free === undefined) throw new Error('the Solo Pirate has a Deckhand too many (TE-318)');
  return free;
}

/** TE-315: moves its Captain toward the space with that number. */
export function advanceCaptain(g: Draft, rolled: number, act: Act<Kinds>): void {
  const solo = soloPirate(g);
  const start = solo.captainAt;
  const earlier = solo.wheel.slice();
  const passed: number[] = [];
  const goesOn = (space: number): boolean =>
    space !== rolled &&
    // TE-320, TE-S122: its start is out of reach.
    orderSpaceAfter(solo, space) !== start &&
    (at(earlier, space) || skip(solo, space, act));

  let stop = orderSpaceAfter(solo, start);
  while (goesOn(stop)) {
    passed.push(stop);
    stop = orderSpaceAfter(solo, stop);
  }
  solo.captainAt = stop;
  g.turn.crossed = start !== HIDE_OUT && stop < start;
  const order = at(solo.orders, stop);
  const { crossed } = g.turn;
  act.emit('TE-315', 'captain-moved', { pirate: SOLO, from: start, to: stop, order, crossed });
  passed.push(stop);
  for (const space of passed) if (at(earlier, space)) pickUp(solo, space, act);
}

/** TE-316: whether it had a Deckhand for it; without one it stops there (TE-319). */
function skip(solo: PirateDraft, space: number, act: Act<Kinds>): boolean {
  const from = rightmostDeckhand(solo);
  if (from === undefined) return false;
  solo.deckhands[from]--;
  solo.wheel[space] = true;
  act.emit('TE-316', 'space-skipped', { pirate: SOLO, space, from });
  return true;
}

/** TE-317, TE-S103: only once the Captain has stopped. */
function pickUp(solo: PirateDraft, space: number, act: Act<Kinds>): void {
  const to = leftmostFree(solo);
  solo.wheel[space] = false;
  solo.deckhands[to]++;
  act.emit('TE-317', 'deckhand-picked-up', { pirate: SOLO, space, to });
}
