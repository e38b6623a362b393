// Chapter 8, Step 4, Bonus Actions: TE-187 to TE-200, TE-376

import { type Act, at, auto, byId, type Chapter, decision } from '@quarterdeck/kernel';
import type { Draft, Kinds, Pirate, Tinypirates } from '../model/state.ts';
import { BOOTY, MERCHANTS } from '../pack/components.ts';
import type { BonusAction } from '../pack/effect-shape.ts';
import type { CrewCard } from '../pack/ids.gen.ts';
import { returnCrate, takeCrate } from './bag.ts';
import { takeBonus, whyNoBonus } from './bonus-effects.ts';
import { answersFor, orderOf, pirateOf } from './fleet.ts';
import { neighbours } from './geometry/sea.ts';
import { unload } from './hold.ts';
import { arrive, npcShipAt, sailNpc } from './npc-ships.ts';

const activePlayer = (g: Tinypirates) => answersFor(g, g.turn.pirate);

type Bonus = NonNullable<Tinypirates['bonus']>;

function openBonus<B>(g: { readonly bonus: B | null }): B {
  if (g.bonus === null) throw new Error('bonus: step 4 has not begun');
  return g.bonus;
}

/** TE-187: what the Captain Card offers this turn; nothing if another Order triggers it. */
export function captainActions(g: Tinypirates, pirate: Pirate): readonly BonusAction[] {
  if (pirate.captain === null) return [];
  const { trigger, actions } = byId(g.printed.captains, pirate.captain);
  return trigger === orderOf(g, pirate.pirate) ? actions : [];
}

const crewAction = (g: Tinypirates, card: CrewCard, place: number): BonusAction =>
  at(byId(g.printed.crew, card).actions, place);

function isAnyUsable(g: Tinypirates, bonus: Bonus): boolean {
  const { pirate } = g.turn;
  const own = pirateOf(g, pirate);
  if (bonus.captainFrom !== null) {
    const actions = captainActions(g, own);
    for (let place = bonus.captainFrom; place < actions.length; place++)
      if (whyNoBonus(g, pirate, at(actions, place)) === null) return true;
  }
  for (const { card, place } of bonus.crew)
    if (own.crew.includes(card) && whyNoBonus(g, pirate, crewAction(g, card, place)) === null)
      return true;
  return false;
}

/** TE-187, TE-188, TE-S53, TE-S70: by the cards held now. Rerolls belong to step 3 (TE-191). */
function begin(g: Draft): Bonus {
  const own = pirateOf(g, g.turn.pirate);
  const order = orderOf(g, own.pirate);
  const crew: { card: CrewCard; place: number }[] = [];
  for (const card of own.crew) {
    const { trigger, actions } = byId(g.printed.crew, card);
    if (trigger !== order) continue;
    for (let place = 0; place < actions.length; place++)
      if (at(actions, place).kind !== 'reroll') crew.push({ card, place });
  }
  const bonus = { captainFrom: captainActions(g, own).length > 0 ? 0 : null, crew };
  g.bonus = bonus;
  g.turn.step = 'bonus';
  return bonus;
}

export const bonus: Pick<Chapter<Kinds, 'turn'>, 'turn/bonus'> & Chapter<Kinds, 'bonus'> = {
  // TE-376, TE-S121: once more after every action, until nothing usable is left.
  'turn/bonus': auto((g, _, act) => {
    const offered = g.bonus ?? begin(g);
    if (isAnyUsable(g, offered)) act.next('bonus/choose', {});
    else g.bonus = null;
  }),

  'bonus/choose': decision({
    seat: activePlayer,
    choices: (g, _, offer, deny) => {
      const { captainFrom, crew } = openBonus(g);
      const { pirate } = g.turn;
      const own = pirateOf(g, pirate);
      const actions = captainActions(g, own);
      for (let place = 0; place < actions.length; place++) {
        const choice = { do: 'captain-bonus', place } as const;
        if (captainFrom === null) deny(choice, 'TE-197');
        else if (place < captainFrom) deny(choice, 'TE-198');
        else {
          const clause = whyNoBonus(g, pirate, at(actions, place));
          if (clause === null) offer(choice);
          else deny(choice, clause);
        }
      }
      for (const { card, place } of crew) {
        const choice = { do: 'crew-bonus', card, place } as const;
        const clause = own.crew.includes(card)
          ? whyNoBonus(g, pirate, crewAction(g, card, place))
          : 'TE-S70';
        if (clause === null) offer(choice);
        else deny(choice, clause);
      }
      offer({ do: 'end' }); // TE-190
    },
    answer: (g, _, choice, act) => {
      if (choice.do === 'end') {
        g.bonus = null;
        return;
      }
      if (choice.do === 'captain-bonus') takeOfCaptain(g, choice.place, act);
      else takeOfCrew(g, choice.card, choice.place, act);
      if (!g.over) act.next('turn/bonus', {});
    },
  }),

  // TE-213, TE-S46
  'bonus/exchange': decision({
    seat: activePlayer,
    choices: (g, _, offer) => {
      const { hold } = pirateOf(g, g.turn.pirate);
      for (const give of BOOTY) {
        if (!hold.includes(give)) continue;
        for (const take of BOOTY)
          if (take === give || g.bag[take] > 0) offer({ do: 'exchange', give, take });
      }
    },
    answer: (g, _, { give, take }, act) => {
      const { pirate } = g.turn;
      unload(g, pirate, give);
      returnCrate(g, give);
      takeCrate(g, take);
      pirateOf(g, pirate).hold.push(take);
      act.emit('TE-213', 'crate-exchanged', { pirate, given: give, taken: take });
    },
  }),

  // TE-S74
  'bonus/merchant': decision({
    seat: activePlayer,
    choices: (_, __, offer) => {
      for (const merchant of MERCHANTS) offer({ do: 'sail-merchant', merchant });
    },
    answer: (_, { distance }, { merchant }, act) =>
      act.next('bonus/sail-npc', { ship: merchant, left: distance, moved: false }),
  }),

  // TE-214, TE-S72, TE-S73
  'bonus/sail-npc': decision({
    seat: activePlayer,
    choices: (g, { ship, moved }, offer, deny) => {
      for (const space of neighbours(g, npcShipAt(g, ship))) offer({ do: 'to', space });
      if (moved) offer({ do: 'stop' });
      else deny({ do: 'stop' }, 'TE-S72');
    },
    answer: (g, { ship, left }, choice, act) => {
      if (choice.do === 'to') {
        sailNpc(g, ship, choice.space, g.turn.pirate, act, 'TE-214');
        if (left > 1) {
          act.next('bonus/sail-npc', { ship, left: left - 1, moved: true });
          return;
        }
      }
      if (ship !== 'navy') arrive(g, ship, act);
    },
  }),
};

/** TE-194, TE-198 */
function takeOfCaptain(g: Draft, place: number, act: Act<Kinds>): void {
  const { pirate } = g.turn;
  const own = pirateOf(g, pirate);
  const action = at(captainActions(g, own), place);
  openBonus(g).captainFrom = place + 1;
  act.emit('TE-197', 'bonus-taken', { pirate, captain: own.captain, crew: null, place });
  takeBonus(g, pirate, action, act);
}

/** TE-194, TE-197: the Captain's are forfeited. */
function takeOfCrew(g: Draft, card: CrewCard, place: number, act: Act<Kinds>): void {
  const { pirate } = g.turn;
  const open = openBonus(g);
  open.captainFrom = null;
  open.crew = open.crew.filter((icon) => icon.card !== card || icon.place !== place);
  act.emit('TE-200', 'bonus-taken', { pirate, captain: null, crew: card, place });
  takeBonus(g, pirate, crewAction(g, card, place), act);
}
