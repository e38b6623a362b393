// Chapter 15, clean-up: AH-238, AH-240 to AH-245, AH-182

import type { Chapter } from '@quarterdeck/kernel';
import { at, auto, decision, seatAfter } from '@quarterdeck/kernel';
import type { Kinds } from '../model/state.ts';
import { regionsOf } from './geometry/map.ts';
import { isAtMostWealth, raiseWealth } from './purse.ts';

export const cleanUp: Chapter<Kinds, 'clean-up'> = {
  // AH-240, AH-S93: two players only, and only what can rise.
  'clean-up/wealth': auto((g, _, act) => {
    if (g.mats.length > 2) return;
    if (regionsOf(g).some((region) => !isAtMostWealth(g, region))) act.next('clean-up/raise', {});
    if (g.market.length > 0) act.next('clean-up/market', {});
  }),

  // AH-S94
  'clean-up/raise': decision({
    seat: (g) => g.first,
    choices: (g, _, offer, deny) => {
      for (const region of regionsOf(g))
        if (isAtMostWealth(g, region)) deny({ do: 'raise', region }, 'AH-S93');
        else offer({ do: 'raise', region });
    },
    answer: (g, _, { region }, act) => {
      const { wealth } = g.printed.content.amounts.twoPlayers;
      raiseWealth(g, region, wealth, 'AH-240', act);
    },
  }),

  'clean-up/market': decision({
    seat: (g) => g.first,
    choices: (_, __, offer) => {
      offer({ do: 'renew' });
      offer({ do: 'keep' });
    },
    answer: (g, _, choice, act) => {
      if (choice.do === 'keep') return;
      g.box.push(...g.market);
      const { market } = g.printed.content.amounts.limits;
      g.market = g.marketDeck.splice(Math.max(0, g.marketDeck.length - market)).reverse();
      act.emit('AH-240', 'market-renewed', { cards: g.market.slice() });
    },
  }),

  // AH-242, AH-S26: the dice that paid for Crew come back too, and their slots are dead from now on.
  'clean-up/reroll': auto((g, _, act) => {
    const { sides } = g.printed.content.amounts.dice.action;
    act.emit('AH-242', 'dice-taken-back', {});
    for (const mat of g.mats) {
      const { dice } = g.printed.content.factions[mat.faction];
      mat.slots = mat.slots.filter(({ slot }) => at(g.printed.slots, slot).on !== 'cost');
      for (const slot of mat.slots) slot.die = null;
      mat.setAside = [];
      mat.beside = [];
      mat.dice = [];
      for (let die = 0; die < dice; die++) mat.dice.push(act.roll(sides));
      act.emit('AH-242', 'dice-rolled', { seat: mat.seat, dice: mat.dice.slice() });
    }
  }),

  'clean-up/pass': auto((g, _, act) => {
    g.first = seatAfter(g.mats, g.first);
    act.emit('AH-243', 'first-player-passed', { seat: g.first });
  }),

  // AH-182, AH-245
  'clean-up/plans': auto((g, _, act) => {
    const { plansPerRound } = g.printed.content.amounts.mollusk;
    const { planDeck, union } = g;
    const plans = planDeck.splice(Math.max(0, planDeck.length - plansPerRound)).reverse();
    if (plans.length === 0) return;
    union.hand.push(...plans);
    act.emit('AH-182', 'plans-drawn', { seat: union.seat, count: plans.length, plans });
  }),
};
