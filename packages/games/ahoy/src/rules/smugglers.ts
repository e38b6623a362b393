// Chapter 14, the Smugglers: AH-203 to AH-219

import type { Act, Chapter, Seat } from '@quarterdeck/kernel';
import { at, auto, decision, idsOf } from '@quarterdeck/kernel';
import type { Deny, Offer, SmugglerAction } from '../model/choices.ts';
import type { Ahoy, Draft, Kinds } from '../model/state.ts';
import { comradesOn, removeComrades } from './comrades.ts';
import { flagshipRegion, flagshipSpace, matOf } from './fleet.ts';
import { isIsland, suitOf } from './geometry/map.ts';
import { mayRecruit, refillMarket } from './market.ts';
import { gainFame, raiseWealth } from './purse.ts';

export function smugglerOf<S extends { readonly seat: Seat }>(
  g: { readonly smugglers: readonly S[] },
  seat: Seat,
): S {
  const found = g.smugglers.find((smuggler) => smuggler.seat === seat);
  if (found === undefined) throw new Error(`seat ${seat} is no Smuggler`);
  return found;
}

/** AH-S100 */
const isAtIsland = (g: Ahoy, seat: Seat): boolean => isIsland(g, flagshipSpace(g, seat));

/** AH-204, AH-206, AH-163 */
export function offerSmuggling(
  g: Ahoy,
  seat: Seat,
  offer: Offer<SmugglerAction>,
  deny: Deny<SmugglerAction>,
): void {
  const { cargo } = smugglerOf(g, seat);
  if (!isAtIsland(g, seat)) {
    deny({ do: 'smuggle' }, 'AH-204');
    if (cargo.length > 0) deny({ do: 'deliver' }, 'AH-206');
    return;
  }
  if (!mayRecruit(g, seat)) {
    deny({ do: 'smuggle' }, 'AH-163');
    if (cargo.length > 0) deny({ do: 'deliver' }, 'AH-163');
    return;
  }
  const suit = suitOf(g, flagshipRegion(g, seat));
  for (const card of g.market)
    if (at(g.printed.cards, card).suit === suit) offer({ do: 'smuggle', card });
    else deny({ do: 'smuggle', card }, 'AH-204');
  for (const card of cargo)
    if (at(g.printed.cards, card).cargo.deliver === suit) offer({ do: 'deliver', card });
    else deny({ do: 'deliver', card }, 'AH-206');
}

export function smuggle(g: Draft, seat: Seat, choice: SmugglerAction, act: Act<Kinds>): void {
  const { card } = choice;
  const { cargo } = smugglerOf(g, seat);
  if (choice.do === 'deliver') {
    cargo.splice(cargo.indexOf(card), 1);
    act.next('smugglers/deliver', { seat, card });
    return;
  }
  g.market.splice(g.market.indexOf(card), 1);
  cargo.push(card);
  act.emit('AH-204', 'smuggled', { seat, card });
  refillMarket(g, act);
  act.next('smugglers/limit', { seat });
}

export const smugglers: Chapter<Kinds, 'smugglers'> = {
  // AH-205, AH-S79
  'smugglers/limit': auto((g, { seat }, act) => {
    if (smugglerOf(g, seat).cargo.length > g.printed.content.amounts.limits.cargo)
      act.next('smugglers/overboard', { seat });
  }),

  'smugglers/overboard': decision({
    seat: (_, { seat }) => seat,
    choices: (g, { seat }, offer) => {
      for (const card of smugglerOf(g, seat).cargo) offer({ do: 'drop', card });
    },
    answer: (g, { seat }, { card }, act) => {
      const { cargo } = smugglerOf(g, seat);
      cargo.splice(cargo.indexOf(card), 1);
      g.box.push(card);
      act.emit('AH-205', 'cargo-dropped', { seat, card });
      act.next('smugglers/limit', { seat });
    },
  }),

  // AH-211: one action, in this order; AH-S88: the pledge follows wherever the reward leads.
  'smugglers/deliver': auto((g, { seat, card }, act) => {
    const { fame, wealth } = g.printed.content.amounts.delivery;
    const region = flagshipRegion(g, seat);
    act.emit('AH-206', 'delivered', { seat, card, region });
    gainFame(g, seat, fame, 'AH-207', act);
    raiseWealth(g, region, wealth, 'AH-208', act);
    act.next('rewards/step', { seat });
    act.next('smugglers/pledge', { seat, card });
  }),

  // AH-210, AH-S20: where the card goes is seen by all, what the marker shows is not.
  'smugglers/pledge': decision({
    seat: (_, { seat }) => seat,
    choices: (g, { seat }, offer) => {
      for (const marker of idsOf(smugglerOf(g, seat).pledges)) offer({ do: 'pledge', marker });
    },
    answer: (g, { seat, card }, { marker }, act) => {
      at(smugglerOf(g, seat).pledges, marker).cards.push(card);
      act.emit('AH-210', 'pledged', { seat, card, marker });
    },
  }),

  // AH-218
  'smugglers/negotiate': auto((g, { seat }, act) => {
    if (!isAtIsland(g, seat)) return;
    act.next('market/free', { seat });
    act.next('smugglers/second', { seat, crew: matOf(g, seat).crew.length });
  }),

  // AH-219, AH-S78: after a first card, for a Comrade, while there is a card to take.
  'smugglers/second': auto((g, { seat, crew }, act) => {
    const recruited = matOf(g, seat).crew.length > crew;
    if (recruited && g.market.length > 0 && comradesOn(g, flagshipRegion(g, seat)) > 0)
      act.next('smugglers/bribe', { seat });
  }),

  'smugglers/bribe': decision({
    seat: (_, { seat }) => seat,
    choices: (_, __, offer) => {
      offer({ do: 'bribe' });
      offer({ do: 'decline' });
    },
    answer: (g, { seat }, choice, act) => {
      if (choice.do === 'decline') return;
      const { comrades } = g.printed.content.boards.smuggler.actions.negotiate.effect;
      removeComrades(g, flagshipRegion(g, seat), comrades, 'AH-219', act);
      act.next('market/free', { seat });
    },
  }),
};
