// Chapter 10, Damage: AH-131 to AH-142, AH-189, AH-190, AH-304, AH-305, AH-S25, AH-S49, AH-S60

import type { Act, Chapter, Seat } from '@quarterdeck/kernel';
import { auto, decision } from '@quarterdeck/kernel';
import type { Draft, Kinds } from '../model/state.ts';
import type { FigureId } from '../pack/fields.ts';
import type { SlotId } from '../pack/printed.ts';
import { askCrew } from './crew/deeds.ts';
import { enemiesInRegion, figureOf, flagshipRegion, matOf, removeFigure } from './fleet.ts';
import { regionOf } from './geometry/map.ts';
import { gainFame } from './purse.ts';
import { sinkShip } from './ships.ts';
import { damageableSlots, isDamaged, printedSlot, repairableSlots, slotIn } from './slots.ts';

/** AH-131, AH-140, AH-189 */
function damageSlot(g: Draft, dealer: Seat, figure: FigureId, slot: SlotId, act: Act<Kinds>): void {
  const { seat, kind } = figureOf(g, figure);
  slotIn(matOf(g, seat), slot).damaged = true;
  act.emit(kind === 'flagship' ? 'AH-131' : 'AH-140', 'slot-damaged', {
    seat,
    by: dealer,
    figure,
    slot,
  });
  if (kind === 'cutter' || kind === 'gunship') sinkShip(g, kind, act);
}

export const damage: Chapter<Kinds, 'damage'> = {
  // AH-305: one by one; AH-S49: what is removed takes no more.
  'damage/deal': auto((g, { dealer, figure, left, dealt }, act) => {
    const { seat, kind, space } = figureOf(g, figure);
    if (space === null) return;
    if (left > 0 && (kind === 'patrol' || kind === 'stronghold')) {
      removeFigure(g, figure, kind === 'patrol' ? 'AH-139' : 'AH-161', act);
      return;
    }
    const slots = left > 0 ? damageableSlots(g, seat, kind) : [];
    const [only, second] = slots;
    if (only === undefined) {
      if (left > 0) act.emit('AH-135', 'damage-ignored', { figure });
      // AH-248, AH-S62: once for the whole effect, and only against enemies.
      if (dealt > 0 && dealer !== seat) askCrew(g, 'damageDealt', dealer, figure, act);
    } else if (second === undefined) {
      damageSlot(g, dealer, figure, only.id, act);
      act.next('damage/deal', { dealer, figure, left: left - 1, dealt: dealt + 1 });
    } else act.next('damage/slot', { dealer, figure, left, dealt });
  }),

  // AH-132, AH-133: the dealer is the owner, where it is the owner's own damage.
  'damage/slot': decision({
    seat: (_, { dealer }) => dealer,
    choices: (g, { figure }, offer, deny) => {
      const { seat, kind } = figureOf(g, figure);
      for (const { id } of damageableSlots(g, seat, kind)) offer({ do: 'damage', slot: id });
      for (const { slot, die, damaged } of matOf(g, seat).slots) {
        const { damageable, ship } = printedSlot(g, slot);
        if (ship !== (kind === 'flagship' ? null : kind)) deny({ do: 'damage', slot }, 'AH-140');
        else if (damaged || die !== null || !damageable) deny({ do: 'damage', slot }, 'AH-134');
      }
    },
    answer: (g, { dealer, figure, left, dealt }, { slot }, act) => {
      damageSlot(g, dealer, figure, slot, act);
      act.next('damage/deal', { dealer, figure, left: left - 1, dealt: dealt + 1 });
    },
  }),

  // AH-265, AH-268, AH-S60
  'damage/target': decision({
    seat: (_, { seat }) => seat,
    choices: (g, { seat }, offer, deny) => {
      const region = flagshipRegion(g, seat);
      for (const figure of enemiesInRegion(g, seat, region)) offer({ do: 'hit', figure });
      for (const { figure, seat: owner, space } of g.figures)
        if (space !== null && (owner === seat || regionOf(g, space) !== region))
          deny({ do: 'hit', figure }, 'AH-S60');
    },
    answer: (_, { seat }, { figure }, act) =>
      act.next('damage/deal', { dealer: seat, figure, left: 1, dealt: 0 }),
  }),
};

export const repair: Chapter<Kinds, 'repair'> = {
  'repair/begin': auto((_, { seat, most }, act) =>
    act.next('repair/mend', { seat, left: most, repaired: 0 }),
  ),

  // AH-067, AH-S61: one repair, however many tokens.
  'repair/mend': auto((g, { seat, left, repaired }, act) => {
    if (left > 0 && isDamaged(g, seat)) act.next('repair/choose', { seat, left, repaired });
    else if (repaired > 0) askCrew(g, 'afterRepair', seat, null, act);
  }),

  // AH-137
  'repair/choose': decision({
    seat: (_, { seat }) => seat,
    choices: (g, { seat }, offer, deny) => {
      for (const { id } of repairableSlots(g, seat)) offer({ do: 'repair', slot: id });
      for (const { slot, damaged } of matOf(g, seat).slots)
        if (damaged && printedSlot(g, slot).ship !== null) deny({ do: 'repair', slot }, 'AH-140');
      offer({ do: 'done' });
    },
    answer: (g, { seat, left, repaired }, choice, act) => {
      if (choice.do === 'done') {
        act.next('repair/mend', { seat, left: 0, repaired });
        return;
      }
      slotIn(matOf(g, seat), choice.slot).damaged = false;
      act.emit('AH-137', 'repaired', { seat, slot: choice.slot });
      act.next('repair/mend', { seat, left: left - 1, repaired: repaired + 1 });
    },
  }),

  // AH-227, AH-273, AH-S87
  'repair/all': auto((g, { seat, famePerDamage }, act) => {
    let repaired = 0;
    for (const state of matOf(g, seat).slots) {
      if (!state.damaged || printedSlot(g, state.slot).ship !== null) continue;
      state.damaged = false;
      repaired++;
      act.emit('AH-137', 'repaired', { seat, slot: state.slot });
    }
    if (repaired === 0) return;
    gainFame(g, seat, repaired * famePerDamage, 'AH-227', act);
    askCrew(g, 'afterRepair', seat, null, act);
  }),
};
