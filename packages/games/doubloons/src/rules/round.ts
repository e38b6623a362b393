// Chapter 4, the round: DD-044 to DD-055

import type { Chapter } from '@quarterdeck/kernel';
import { at, auto, together } from '@quarterdeck/kernel';
import type { Program } from '../model/choices.ts';
import type { Draft, Kinds } from '../model/state.ts';
import type { CardId } from '../pack/printed.ts';
import { captainsInOrder, controllerOf, playerCount, shipOf, shipOfSeat } from './fleet.ts';
import { drawUp } from './hand.ts';
import { rowFor } from './table-size.ts';
import { actAtRoundStart } from './water/water.ts';

/** DD-049: slots 1, 2, 3. */
const SLOTS = [1, 2, 3] as const;

/** DD-049, DD-S34: any three of a hand, in any order. */
function offerPrograms(hand: readonly CardId[], offer: (choice: Program) => void): void {
  for (const first of hand)
    for (const second of hand) {
      if (second === first) continue;
      for (const third of hand)
        if (third !== first && third !== second)
          offer({ do: 'program', cards: [first, second, third] });
    }
}

/** DD-045, DD-046 */
function replenish(g: Draft): number {
  const { islandDoubloons } = rowFor(g.printed.content.setup.byPlayers, playerCount(g));
  const count = Math.min(islandDoubloons, g.supply);
  g.supply -= count;
  g.island += count;
  return count;
}

export const round: Chapter<Kinds, 'round'> = {
  // DD-044
  'round/begin': auto((g, _, act) => {
    g.round++;
    g.phase = 'roundStart';
    act.emit('DD-044', 'round-begun', { round: g.round, initiative: g.initiative });
    const count = replenish(g);
    if (count > 0) act.emit('DD-045', 'island-replenished', { count });
    const captains = captainsInOrder(g);
    // DD-S27: before drawing, since The Shallows changes the hand size.
    for (const ship of captains) act.next('round/water', { ship });
    act.next('round/draw', {});
    act.next('round/program', {});
    for (const slot of SLOTS) {
      act.next('round/reveal', { slot });
      for (const ship of captains) act.next('turn/begin', { ship });
    }
    if (g.modules.legendaryGhostShip) act.next('legendary/act', {});
    act.next('pillage/take', {});
    act.next('round-end/treasure', {});
    act.next('round-end/redeem', {});
    act.next('round-end/clean-up', {});
  }),

  // DD-047
  'round/water': auto((g, { ship }, act) => {
    g.turn = ship;
    actAtRoundStart(g, ship, act);
  }),

  'round/draw': auto((g, _, act) => {
    g.turn = null;
    for (const ship of captainsInOrder(g)) drawUp(g, ship, act);
  }),

  'round/program': together({
    seats: (g) => captainsInOrder(g).map((ship) => controllerOf(g, ship)),
    choices: (g, _, seat, offer) => offerPrograms(shipOfSeat(g, seat).hand, offer),
    // DD-050, DD-052
    reveal: (g, _, answers, act) => {
      for (const [seat, { cards }] of answers) {
        const mat = shipOfSeat(g, seat);
        mat.faceDown = [...cards];
        mat.hand = mat.hand.filter((card) => !cards.includes(card));
      }
      act.emit('DD-049', 'programmed', {});
    },
  }),

  // DD-051, DD-054
  'round/reveal': auto((g, { slot }, act) => {
    g.phase = 'action';
    g.slot = slot;
    for (const ship of captainsInOrder(g)) {
      const { faceDown, faceUp } = shipOf(g, ship);
      const card = at(faceDown, 0);
      faceDown.shift();
      faceUp.push(card);
      act.emit(slot === 1 ? 'DD-051' : 'DD-054', 'card-revealed', { ship, slot, card });
    }
  }),
};
