// Chapter 16, using Crew: AH-149, AH-250, AH-251, AH-266, AH-S64, AH-S67

import type { Chapter, Seat } from '@quarterdeck/kernel';
import { at, auto, decision } from '@quarterdeck/kernel';
import type { Draft, Kinds } from '../../model/state.ts';
import type { CardId } from '../../pack/printed.ts';
import { moveComrades } from '../comrades.ts';
import { isSmuggler, matOf } from '../fleet.ts';
import { regionsOf } from '../geometry/map.ts';
import { takeableFrom } from './actions.ts';
import { deedOf, usableAt } from './deeds.ts';
import { addCrew, boxCrew, loseCrew } from './hand.ts';

const DECLINE = { do: 'decline' } as const;

/** AH-S65: from Crew or from Cargo, wherever it is. */
function takeFrom(g: Draft, from: Seat, card: CardId): void {
  const cargo = g.smugglers.find(({ seat }) => seat === from)?.cargo ?? [];
  if (cargo.includes(card)) cargo.splice(cargo.indexOf(card), 1);
  else loseCrew(g, from, card);
}

export const crew: Chapter<Kinds, 'crew'> = {
  'crew/moment': auto((g, { moment, seat, figure, used }, act) => {
    for (const card of matOf(g, seat).crew)
      if (!used.includes(card) && usableAt(g, moment, seat, figure, card)) {
        act.next('crew/use', { moment, seat, figure, used });
        return;
      }
  }),

  'crew/use': decision({
    seat: (_, { seat }) => seat,
    choices: (g, { moment, seat, figure, used }, offer) => {
      offer(DECLINE);
      for (const card of matOf(g, seat).crew)
        if (!used.includes(card) && usableAt(g, moment, seat, figure, card))
          offer({ do: 'use', card });
    },
    answer: (g, { moment, seat, figure, used }, choice, act) => {
      if (choice.do === 'decline') return;
      const { card } = choice;
      const { clause, may } = deedOf(g, card);
      act.emit(clause, 'crew-used', { seat, card });
      may?.[moment]?.does(g, seat, card, figure, act);
      // A battle that Crew has called off is over: nothing is asked before it.
      if (moment !== 'beforeBattle')
        act.next('crew/moment', { moment, seat, figure, used: [...used, card] });
    },
  }),

  // AH-250: the winner's choice.
  'crew/box': decision({
    seat: (_, { seat }) => seat,
    choices: (g, { from }, offer) => {
      for (const card of matOf(g, from).crew) offer({ do: 'box', card });
    },
    answer: (g, { seat, from, left }, { card }, act) => {
      boxCrew(g, from, card, 'AH-250', act);
      if (left > 1) act.next('crew/box', { seat, from, left: left - 1 });
    },
  }),

  'crew/take': decision({
    seat: (_, { seat }) => seat,
    choices: (g, { seat }, offer, deny) => {
      const mayCarry = isSmuggler(g, seat);
      for (const { seat: from } of g.mats)
        for (const card of takeableFrom(g, seat, from)) {
          offer({ do: 'take', from, card, as: 'crew' });
          if (mayCarry) offer({ do: 'take', from, card, as: 'cargo' });
          else deny({ do: 'take', from, card, as: 'cargo' }, 'AH-S64');
        }
    },
    answer: (g, { seat }, { from, card, as }, act) => {
      takeFrom(g, from, card);
      act.emit('AH-266', 'card-taken', { seat, from, card, as });
      if (as === 'crew') addCrew(g, seat, card);
      else {
        g.smugglers.find((smuggler) => smuggler.seat === seat)?.cargo.push(card);
        act.next('smugglers/limit', { seat });
      }
    },
  }),

  'crew/comrades-from': decision({
    seat: (_, { seat }) => seat,
    choices: (g, _, offer, deny) => {
      offer(DECLINE);
      const most = g.printed.content.crew['convincing-comrade'].effect.comrades;
      for (const region of regionsOf(g)) {
        const { comrades } = at(g.regions, region);
        for (let count = 1; count <= most; count++) {
          if (count <= comrades) offer({ do: 'send', region, count });
          else deny({ do: 'send', region, count }, 'AH-251');
        }
      }
    },
    answer: (_, { seat }, choice, act) => {
      if (choice.do === 'send')
        act.next('crew/comrades-to', { seat, from: choice.region, count: choice.count });
    },
  }),

  // AH-179: straight from Island to Island.
  'crew/comrades-to': decision({
    seat: (_, { seat }) => seat,
    choices: (g, { from }, offer, deny) => {
      for (const region of regionsOf(g)) {
        if (region === from) deny({ do: 'settle', region }, 'AH-251');
        else offer({ do: 'settle', region });
      }
    },
    answer: (g, { from, count }, { region: to }, act) =>
      moveComrades(g, from, to, count, 'AH-251', act),
  }),
};
