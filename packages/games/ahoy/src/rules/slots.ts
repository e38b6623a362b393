// Die slots and what lies on them: AH-050 to AH-053, AH-131 to AH-134, AH-S26

import type { Seat } from '@quarterdeck/kernel';
import { at } from '@quarterdeck/kernel';
import type { Ahoy, Mat, SlotState } from '../model/state.ts';
import type { Action, FigureKind } from '../pack/components.ts';
import type { Slot, SlotId } from '../pack/printed.ts';
import { matOf } from './fleet.ts';

export const printedSlot = (g: Ahoy, slot: SlotId): Slot => at(g.printed.slots, slot);

/** AH-050 */
export const isEmpty = ({ die, damaged }: SlotState): boolean => die === null && !damaged;

export function slotIn<S extends { readonly slot: SlotId }>(
  mat: { readonly slots: readonly S[] },
  slot: SlotId,
): S {
  for (const state of mat.slots) if (state.slot === slot) return state;
  throw new Error(`slot ${slot} is not theirs`);
}

/** Slots of one action that accept the same are alike: the first stands for all. */
export function isLike(a: Slot, b: Slot): boolean {
  if (a.action === null || a.action !== b.action || a.accepts.kind !== b.accepts.kind) return false;
  return (
    a.accepts.kind !== 'exact' || b.accepts.kind !== 'exact' || a.accepts.value === b.accepts.value
  );
}

/** The player's slots of which this is true, one of those that are alike. */
export function slotsWhere(
  g: Ahoy,
  mat: Mat,
  holds: (state: SlotState, slot: Slot) => boolean,
): Slot[] {
  const found: Slot[] = [];
  let last: Slot | undefined;
  for (const state of mat.slots) {
    const slot = printedSlot(g, state.slot);
    // Slots that are alike stand side by side.
    if ((last !== undefined && isLike(last, slot)) || !holds(state, slot)) continue;
    found.push(slot);
    last = slot;
  }
  return found;
}

/** AH-053: the slots a die may be placed on, whatever it shows. */
export const emptySlots = (g: Ahoy, mat: Mat): Slot[] => slotsWhere(g, mat, isEmpty);

/** The empty slots that would serve a die as this one does, itself among them. */
export const emptyLike = (g: Ahoy, seat: Seat, slot: SlotId): SlotId[] =>
  matOf(g, seat)
    .slots.filter(
      (state) =>
        isEmpty(state) &&
        (state.slot === slot || isLike(printedSlot(g, slot), printedSlot(g, state.slot))),
    )
    .map((state) => state.slot);

/** AH-131, AH-140: a ship's damage goes on its plan, any other on board and Crew. */
const takesDamageOf = (slot: Slot, kind: FigureKind): boolean =>
  kind === 'cutter' || kind === 'gunship' ? slot.ship === kind : slot.ship === null;

/** AH-133, AH-134 */
export const damageableSlots = (g: Ahoy, seat: Seat, kind: FigureKind): Slot[] =>
  slotsWhere(
    g,
    matOf(g, seat),
    (state, slot) => isEmpty(state) && slot.damageable && takesDamageOf(slot, kind),
  );

/** AH-137, AH-140: what can be repaired; ship plans never are. */
export const repairableSlots = (g: Ahoy, seat: Seat): Slot[] =>
  slotsWhere(g, matOf(g, seat), (state, slot) => state.damaged && slot.ship === null);

/** AH-256, AH-S63 */
export const isDamaged = (g: Ahoy, seat: Seat): boolean =>
  matOf(g, seat).slots.some((s) => s.damaged && printedSlot(g, s.slot).ship === null);

export const isOn = (g: Ahoy, state: SlotState, action: Action): boolean =>
  printedSlot(g, state.slot).action === action;

/** AH-111: the dice on the player's Cannons. */
export const cannonsOf = (g: Ahoy, seat: Seat): SlotState[] =>
  matOf(g, seat).slots.filter((state) => state.die !== null && isOn(g, state, 'cannons'));

export function hasCannons(g: Ahoy, seat: Seat): boolean {
  for (const state of matOf(g, seat).slots)
    if (state.die !== null && isOn(g, state, 'cannons')) return true;
  return false;
}
