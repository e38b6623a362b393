// What Crew may do at its moment: AH-248, AH-250, AH-257, AH-260, AH-262, AH-268

import type { Act, Seat } from '@quarterdeck/kernel';
import type { Ahoy, Draft, Kinds } from '../../model/state.ts';
import type { FigureId } from '../../pack/fields.ts';
import type { CardId } from '../../pack/printed.ts';
import { aimable, battleNow, otherSide, seatOnSide, sideOf } from '../battles/battle.ts';
import { enemiesInRegion, figureOf, flagshipOf, flagshipRegion, matOf } from '../fleet.ts';
import { shoveSpaces } from '../moving/shoving.ts';
import { damageableSlots } from '../slots.ts';
import { boxCrew } from './hand.ts';

/** AH-257, AH-S52 */
export const canPay = (g: Ahoy, owner: Seat): boolean =>
  matOf(g, owner).gold >= g.printed.content.crew.emissary.effect.gold;

export function payOff(
  g: Draft,
  owner: Seat,
  _card: CardId,
  _figure: FigureId | null,
  act: Act<Kinds>,
): void {
  const { attacker, defender } = battleNow(g);
  const to = figureOf(g, defender.figure).seat;
  const count = g.printed.content.crew.emissary.effect.gold;
  act.skipTo('battle/over');
  matOf(g, owner).gold -= count;
  matOf(g, to).gold += count;
  act.emit('AH-257', 'gold-given', { from: owner, to, count });
  act.emit('AH-257', 'battle-ignored', {
    seat: owner,
    attacker: attacker.figure,
    defender: defender.figure,
  });
}

/** AH-260, AH-S59 */
export function canReroll(g: Ahoy, owner: Seat): boolean {
  const side = sideOf(g, owner);
  if (side === null || battleNow(g)[side].rerolled) return false;
  return damageableSlots(g, owner, 'flagship').length > 0;
}

/** AH-304: the price goes on board or Crew, whichever figure fights. */
export function reroll(
  g: Draft,
  owner: Seat,
  _card: CardId,
  _figure: FigureId | null,
  act: Act<Kinds>,
): void {
  const side = sideOf(g, owner);
  if (side === null) throw new Error('reroll: not in this battle');
  battleNow(g)[side].rerolled = true;
  const { taken } = g.printed.content.crew.grogmaster.effect;
  act.next('damage/deal', { dealer: owner, figure: flagshipOf(g, owner), left: taken, dealt: 0 });
  act.next('battle/reroll', { side });
}

const loserOf = (g: Ahoy, winner: Seat): Seat => {
  const side = sideOf(g, winner);
  if (side === null) throw new Error('the winner is not in this battle');
  return seatOnSide(g, otherSide(side));
};

/** AH-250, AH-S67 */
export const hasCrewToBox = (g: Ahoy, owner: Seat): boolean =>
  matOf(g, loserOf(g, owner)).crew.length > 0;

export function plunder(
  g: Draft,
  owner: Seat,
  card: CardId,
  _figure: FigureId | null,
  act: Act<Kinds>,
): void {
  const from = loserOf(g, owner);
  boxCrew(g, owner, card, 'AH-250', act);
  const left = Math.min(g.printed.content.crew.buccaneer.effect.crew, matOf(g, from).crew.length);
  act.next('crew/box', { seat: owner, from, left });
}

/** AH-262, AH-S56 */
export const hasAim = (g: Ahoy, owner: Seat): boolean =>
  aimable(g, flagshipOf(g, owner)).length > 0;

/** AH-268, AH-S60 */
export const hasTarget = (g: Ahoy, owner: Seat): boolean =>
  enemiesInRegion(g, owner, flagshipRegion(g, owner)).length > 0;

/** AH-248, AH-249 */
export const canShove = (g: Ahoy, _owner: Seat, figure: FigureId | null): boolean =>
  figure !== null && shoveSpaces(g, figure).length > 0;

export function shove(
  _g: Draft,
  owner: Seat,
  _card: CardId,
  figure: FigureId | null,
  act: Act<Kinds>,
): void {
  if (figure === null) throw new Error('shove: nobody was damaged');
  act.next('moving/shove', { seat: owner, figure });
}
