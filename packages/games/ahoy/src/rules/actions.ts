// What the dice actions do: AH-062 to AH-067, AH-166 to AH-172, AH-194 to AH-200, AH-213 to AH-218

import type { Act, Seat } from '@quarterdeck/kernel';
import type { Ahoy, Draft, Kinds } from '../model/state.ts';
import type { Action } from '../pack/components.ts';
import type { AnchorBonus } from '../pack/fields.ts';
import { boardOf, type SlotId } from '../pack/printed.ts';
import { askCrew, deedOf } from './crew/deeds.ts';
import { figureOfKind, flagshipOf, inSupply, matOf } from './fleet.ts';
import { tailwindSpaces } from './geometry/map.ts';
import { printedSlot } from './slots.ts';

type Does = (g: Draft, seat: Seat, value: number, act: Act<Kinds>) => void;

const boardActions = (g: Ahoy, seat: Seat) =>
  g.printed.content.boards[boardOf(matOf(g, seat).faction)].actions;

/** AH-154, AH-194 */
function sailBonus(g: Ahoy, seat: Seat): AnchorBonus {
  const { faction } = matOf(g, seat);
  if (faction === 'bluefin') return 'patrol';
  return faction === 'mollusk' ? 'comrades' : 'none';
}

const sail = (g: Draft, seat: Seat, most: number, bonus: AnchorBonus, act: Act<Kinds>): void =>
  act.next('moving/begin', {
    figure: flagshipOf(g, seat),
    by: seat,
    most,
    bonus,
    peaceful: false,
    trawling: false,
  });

const ACTION_EFFECTS: { readonly [A in Action]: Does } = {
  sail: (g, seat, _, act) =>
    sail(g, seat, boardActions(g, seat).sail.effect.most, sailBonus(g, seat), act),
  // AH-214
  'full-sail': (g, seat, value, act) => sail(g, seat, value, 'none', act),
  // AH-063, AH-064; AH-195: the Union's Tailwind gives no Comrades.
  tailwind: (g, seat, value, act) =>
    act.next('moving/jump', {
      figure: flagshipOf(g, seat),
      to: tailwindSpaces(g, value),
      optional: true,
      bonus: sailBonus(g, seat) === 'patrol' ? 'patrol' : 'none',
    }),
  // AH-065, AH-066: the die on it is all; only Crew may make more of it.
  cannons: (g, seat, _, act) => askCrew(g, 'cannonsLoaded', seat, flagshipOf(g, seat), act),
  repair: (g, seat, _, act) =>
    act.next('repair/begin', { seat, most: boardActions(g, seat).repair.effect.damage }),
  order: (g, seat, _, act) => {
    const { patrols, most } = g.printed.content.boards.bluefin.actions.order.effect;
    act.next('squadron/patrols', { seat, left: patrols, most, peaceful: false, moved: [] });
  },
  bombard: (_, _seat, _value, act) => act.next('squadron/bombard', {}),
  // AH-155
  deploy: (g, _seat, _value, act) => {
    if (inSupply(g, 'patrol') !== undefined) act.next('squadron/deploy', {});
  },
  assemble: (_, _seat, _value, act) => act.next('union/assemble', {}),
  inspire: (_, _seat, _value, act) => act.next('union/inspire', {}),
  rally: (_, _seat, _value, act) => act.next('union/rally', {}),
  negotiate: (_, seat, _value, act) => act.next('smugglers/negotiate', { seat }),
};

/** AH-053: a die on a slot of the board, of Crew or of a ship plan. */
export function takeAction(
  g: Draft,
  seat: Seat,
  slot: SlotId,
  value: number,
  act: Act<Kinds>,
): void {
  const { action, card, ship } = printedSlot(g, slot);
  if (action !== null) ACTION_EFFECTS[action](g, seat, value, act);
  else if (ship !== null)
    act.next('union/ship', { figure: figureOfKind(g, seat, ship), die: value });
  else if (card !== null) {
    const { clause, dieAction } = deedOf(g, card);
    act.emit(clause, 'crew-used', { seat, card });
    dieAction?.(g, seat, act);
  }
}
