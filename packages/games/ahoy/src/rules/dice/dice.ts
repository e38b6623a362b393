// Chapter 4, Placing dice: AH-049 to AH-061, AH-097 to AH-099, AH-S23, AH-S24, AH-S27

import { type Act, type Chapter, decision, type Seat, unreachable } from '@quarterdeck/kernel';
import type { Deny, DieChoice, Offer } from '../../model/choices.ts';
import type { Ahoy, Draft, Kinds } from '../../model/state.ts';
import type { CardId, Slot, SlotId } from '../../pack/printed.ts';
import { fits } from '../../pack/printed.ts';
import { takeAction } from '../actions.ts';
import { askCrew } from '../crew/deeds.ts';
import { flagshipOf, matOf } from '../fleet.ts';
import { dieCardsFor, recruitWith } from '../market.ts';
import { payGold } from '../purse.ts';
import { emptySlots, printedSlot, slotIn } from '../slots.ts';
import {
  canLoad,
  canReach,
  changesOf,
  emptyCannons,
  goldFor,
  isOnDie,
  valuesFor,
} from './values.ts';

/** AH-057: where the value decides more than whether the die fits. */
const usesValue = ({ action, ship }: Slot): boolean =>
  ship !== null || action === 'tailwind' || action === 'full-sail' || action === 'cannons';

/** What the dice of a player may be put on. */
type Places = { readonly slots: readonly Slot[]; readonly cards: readonly CardId[] };

export const placesFor = (g: Ahoy, seat: Seat): Places => ({
  slots: emptySlots(g, matOf(g, seat)),
  cards: dieCardsFor(g, seat),
});

function offerDie(
  g: Ahoy,
  seat: Seat,
  die: number,
  { slots, cards }: Places,
  offer: Offer<DieChoice>,
  deny: Deny<DieChoice>,
): void {
  const { gold } = matOf(g, seat);
  for (const slot of slots) {
    const asItIs = fits(slot, die);
    if (asItIs) offer({ do: 'place', die, slot: slot.id, value: die });
    // Gold that changes nothing but the die is spent by `change` (AH-059).
    if (gold > 0 && (!asItIs || usesValue(slot)))
      for (const value of valuesFor(g, seat, slot, die, gold))
        if (value !== die) offer({ do: 'place', die, slot: slot.id, value });
    if (!asItIs) denySlot(g, seat, die, slot, deny);
  }
  for (const card of cards) offer({ do: 'recruit-with', card, die });
  if (gold > 0) offerChanges(g, seat, die, { slots, cards }, offer, deny);
  else deny({ do: 'change' }, 'AH-054');
}

/** AH-051, AH-054: the die as it is does not fit, and gold may not reach. */
function denySlot(g: Ahoy, seat: Seat, die: number, slot: Slot, deny: Deny<DieChoice>): void {
  deny({ do: 'place', die, slot: slot.id, value: die }, 'AH-051');
  const { accepts } = slot;
  if (accepts.kind === 'exact' && goldFor(g, seat, die, accepts.value) > matOf(g, seat).gold)
    deny({ do: 'place', die, slot: slot.id, value: accepts.value }, 'AH-054');
}

/** AH-054, AH-059: a die may be changed as long as it can still be placed. */
function offerChanges(
  g: Ahoy,
  seat: Seat,
  die: number,
  { slots, cards }: Places,
  offer: Offer<DieChoice>,
  deny: Deny<DieChoice>,
): void {
  const gold = matOf(g, seat).gold - 1;
  for (const steps of changesOf(g, seat)) {
    const value = die + steps;
    if (!isOnDie(g, value)) deny({ do: 'change', die, steps }, 'AH-055');
    else if (cards.length > 0 || slots.some((slot) => canReach(g, seat, slot, value, gold)))
      offer({ do: 'change', die, steps });
    else deny({ do: 'change', die, steps }, 'AH-049');
  }
}

/** AH-050: full slots, so that one is told why. */
function denyFull(g: Ahoy, seat: Seat, die: number, deny: Deny<DieChoice>): void {
  for (const { slot, die: placed, damaged } of matOf(g, seat).slots)
    if (placed !== null) deny({ do: 'place', die, slot, value: die }, 'AH-050');
    else if (damaged) deny({ do: 'place', die, slot, value: die }, 'AH-136');
}

export function offerDice(
  g: Ahoy,
  seat: Seat,
  places: Places,
  offer: Offer<DieChoice>,
  deny: Deny<DieChoice>,
): void {
  const { dice } = matOf(g, seat);
  dice.forEach((die, index) => {
    // Dice of one value are alike.
    if (dice.indexOf(die) !== index) return;
    offerDie(g, seat, die, places, offer, deny);
    denyFull(g, seat, die, deny);
  });
}

/** AH-045, AH-S23: no die fits anywhere as it is, and no card can be had for one. */
export function mustSetAside(g: Ahoy, seat: Seat, { slots, cards }: Places): boolean {
  if (cards.length > 0) return false;
  return !matOf(g, seat).dice.some((die) => slots.some((slot) => fits(slot, die)));
}

function takeDie(g: Draft, seat: Seat, die: number): void {
  const { dice } = matOf(g, seat);
  dice.splice(dice.indexOf(die), 1);
  // AH-036, AH-145
  if (g.turn !== null) g.turn.left--;
}

export function setAside(g: Draft, seat: Seat, die: number, act: Act<Kinds>): void {
  takeDie(g, seat, die);
  matOf(g, seat).setAside.push(die);
  act.emit('AH-045', 'die-set-aside', { seat, die });
}

function payForChange(g: Draft, seat: Seat, from: number, to: number, act: Act<Kinds>): void {
  const gold = goldFor(g, seat, from, to);
  if (gold === 0) return;
  payGold(g, seat, gold, 'AH-054', act);
  act.emit('AH-054', 'die-changed', { seat, from, to, gold });
}

function place(
  g: Draft,
  seat: Seat,
  die: number,
  slot: SlotId,
  value: number,
  act: Act<Kinds>,
): void {
  takeDie(g, seat, die);
  payForChange(g, seat, die, value, act);
  slotIn(matOf(g, seat), slot).die = value;
  act.emit('AH-049', 'die-placed', {
    seat,
    die: value,
    slot,
    action: printedSlot(g, slot).action,
  });
  takeAction(g, seat, slot, value, act);
}

export function answerDie(g: Draft, seat: Seat, choice: DieChoice, act: Act<Kinds>): void {
  switch (choice.do) {
    case 'place':
      place(g, seat, choice.die, choice.slot, choice.value, act);
      return;
    case 'recruit-with':
      takeDie(g, seat, choice.die);
      recruitWith(g, seat, choice.card, choice.die, act);
      return;
    case 'change': {
      const { dice } = matOf(g, seat);
      const value = choice.die + choice.steps;
      payGold(g, seat, 1, 'AH-054', act);
      dice[dice.indexOf(choice.die)] = value;
      act.emit('AH-054', 'die-changed', { seat, from: choice.die, to: value, gold: 1 });
      act.next('dice/place', { seat, die: value });
      return;
    }
    default:
      unreachable(choice);
  }
}

export const dice: Chapter<Kinds, 'dice'> = {
  'dice/place': decision({
    seat: (_, { seat }) => seat,
    choices: (g, { seat, die }, offer, deny) => {
      offerDie(g, seat, die, placesFor(g, seat), offer, deny);
      denyFull(g, seat, die, deny);
    },
    answer: (g, { seat }, choice, act) => answerDie(g, seat, choice, act),
  }),

  'dice/load': decision({
    seat: (_, { seat }) => seat,
    choices: (g, { seat, from }, offer, deny) => {
      const die = dieOn(g, seat, from);
      const { gold } = matOf(g, seat);
      for (const slot of emptyCannons(g, seat)) {
        for (const value of valuesFor(g, seat, slot, die, gold))
          offer({ do: 'load', slot: slot.id, value });
        if (!fits(slot, die)) deny({ do: 'load', slot: slot.id, value: die }, 'AH-098');
      }
      if (gold === 0) {
        deny({ do: 'change' }, 'AH-054');
        return;
      }
      for (const steps of changesOf(g, seat)) {
        if (!isOnDie(g, die + steps)) deny({ do: 'change', die, steps }, 'AH-055');
        else if (canLoad(g, seat, die + steps, gold - 1)) offer({ do: 'change', die, steps });
        else deny({ do: 'change', die, steps }, 'AH-098');
      }
    },
    answer: (g, { seat, from }, choice, act) => {
      const die = dieOn(g, seat, from);
      if (choice.do === 'change') {
        payGold(g, seat, 1, 'AH-054', act);
        turnDie(g, seat, from, die + choice.steps);
        act.emit('AH-054', 'die-changed', { seat, from: die, to: die + choice.steps, gold: 1 });
        act.next('dice/load', { seat, from });
      } else load(g, seat, from, choice.slot, choice.value, act);
    },
  }),
};

/** AH-S24, AH-S65: on a slot, or the last of those beside the board. */
export function dieOn(g: Ahoy, seat: Seat, slot: SlotId | null): number {
  const { beside } = matOf(g, seat);
  const die = slot === null ? beside.at(-1) : slotIn(matOf(g, seat), slot).die;
  if (die === null || die === undefined) throw new Error(`no die on slot ${slot}`);
  return die;
}

function turnDie(g: Draft, seat: Seat, slot: SlotId | null, value: number): void {
  const mat = matOf(g, seat);
  if (slot === null) mat.beside[mat.beside.length - 1] = value;
  else slotIn(mat, slot).die = value;
}

/** AH-099, AH-S24: the slot it left is free again, unless it was a cost (AH-S26). */
function load(
  g: Draft,
  seat: Seat,
  from: SlotId | null,
  to: SlotId,
  value: number,
  act: Act<Kinds>,
): void {
  const mat = matOf(g, seat);
  payForChange(g, seat, dieOn(g, seat, from), value, act);
  if (from === null) mat.beside.pop();
  else if (printedSlot(g, from).on === 'cost') mat.slots = mat.slots.filter((s) => s.slot !== from);
  else slotIn(mat, from).die = null;
  slotIn(mat, to).die = value;
  act.emit('AH-097', 'die-moved', { seat, die: value, from, to });
  askCrew(g, 'cannonsLoaded', seat, flagshipOf(g, seat), act);
}
