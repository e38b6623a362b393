// Chapter 3, Round and turn: AH-035 to AH-047, AH-S22, AH-S32, AH-S33

import {
  type Act,
  auto,
  type Chapter,
  clockwiseFrom,
  decision,
  type Seat,
  seatAfter,
  unreachable,
} from '@quarterdeck/kernel';
import type { CrewAction, Deny, Offer, TurnChoice } from '../model/choices.ts';
import type { Ahoy, Draft, Kinds } from '../model/state.ts';
import { deedOf, forbidsAction } from './crew/deeds.ts';
import { gainByCrew } from './crew/gifts.ts';
import { answerDie, mustSetAside, offerDice, placesFor, setAside } from './dice/dice.ts';
import { isSmuggler, matOf, squadronSeat } from './fleet.ts';
import { offerRecruits, recruit } from './market.ts';
import { offerPlans, playPlan } from './plans.ts';
import { offerSmuggling, smuggle } from './smugglers.ts';

type Turn = { readonly seat: Seat; readonly left: number };
/** The turn that is being taken. */
function turnNow(g: Ahoy): Turn {
  if (g.turn === null) throw new Error('nobody has the turn');
  return g.turn;
}

/** AH-149, AH-S99 */
function offerCrew(g: Ahoy, seat: Seat, offer: Offer<CrewAction>, deny: Deny<CrewAction>): void {
  for (const card of matOf(g, seat).crew) {
    const clause = forbidsAction(g, seat, card);
    if (clause === null) offer({ do: 'use', card });
    else deny({ do: 'use', card }, clause);
  }
}

function useCrew(g: Draft, { card }: CrewAction, act: Act<Kinds>): void {
  const { seat } = turnNow(g);
  const { clause, action } = deedOf(g, card);
  if (action?.oncePerTurn === true) g.turn?.used.push(card);
  act.emit(clause, 'crew-used', { seat, card });
  action?.does(g, seat, card, act);
}

/** AH-036, AH-044, AH-045: what the turn owes. */
function offerDues(g: Ahoy, offer: Offer<TurnChoice>, deny: Deny<TurnChoice>): void {
  const { seat, left } = turnNow(g);
  if (left === 0) {
    offer({ do: 'end-turn' });
    deny({ do: 'place' }, 'AH-036');
    deny({ do: 'change' }, 'AH-036');
    deny({ do: 'recruit-with' }, 'AH-036');
    deny({ do: 'set-aside' }, 'AH-036');
    return;
  }
  deny({ do: 'end-turn' }, 'AH-044');
  const places = placesFor(g, seat);
  offerDice(g, seat, places, offer, deny);
  if (!mustSetAside(g, seat, places)) {
    deny({ do: 'set-aside' }, 'AH-045');
    return;
  }
  const { dice } = matOf(g, seat);
  dice.forEach((die, index) => {
    if (dice.indexOf(die) === index) offer({ do: 'set-aside', die });
  });
}

function answerTurn(g: Draft, choice: TurnChoice, act: Act<Kinds>): void {
  const { seat } = turnNow(g);
  switch (choice.do) {
    case 'place':
    case 'change':
    case 'recruit-with':
      answerDie(g, seat, choice, act);
      return;
    case 'set-aside':
      setAside(g, seat, choice.die, act);
      return;
    case 'recruit':
      recruit(g, seat, choice.card, act);
      return;
    case 'use':
      useCrew(g, choice, act);
      return;
    case 'plan':
      playPlan(g, choice, act);
      return;
    case 'smuggle':
    case 'deliver':
      smuggle(g, seat, choice, act);
      return;
    case 'end-turn':
      return;
    default:
      unreachable(choice);
  }
}

export const round: Chapter<Kinds, 'round'> = {
  // AH-035
  'round/begin': auto((g, _, act) => {
    g.round++;
    act.emit('AH-035', 'round-begun', { round: g.round, first: g.first });
    act.next('turn/begin', { seat: g.first });
  }),
};

export const turn: Chapter<Kinds, 'turn'> = {
  // AH-037, AH-S22
  'turn/begin': auto((g, { seat }, act) => {
    const left = Math.min(g.printed.content.amounts.turn.dice, matOf(g, seat).dice.length);
    g.turn = { seat, left, used: [] };
    act.emit('AH-036', 'turn-begun', { seat, dice: left });
    act.next('turn/act', {});
    act.next('turn/end', {});
  }),

  // AH-041 to AH-043: one action after another.
  'turn/act': decision({
    seat: (g) => turnNow(g).seat,
    choices: (g, _, offer, deny) => {
      const { seat } = turnNow(g);
      offerDues(g, offer, deny);
      offerRecruits(g, seat, offer, deny);
      offerCrew(g, seat, offer, deny);
      if (seat === g.union.seat) offerPlans(g, offer, deny);
      else if (isSmuggler(g, seat)) offerSmuggling(g, seat, offer, deny);
    },
    answer: (g, _, choice, act) => {
      answerTurn(g, choice, act);
      if (choice.do !== 'end-turn') act.next('turn/act', {});
    },
  }),

  // AH-047
  'turn/end': auto((g, _, act) => {
    const { seat } = turnNow(g);
    act.emit('AH-044', 'turn-ended', { seat });
    // AH-255, AH-256, AH-S32
    gainByCrew(g, seat, (crew) => crew.goldAtTurnEnd?.(g, seat), act);
    if (seat === squadronSeat(g)) act.next('squadron/fortify', {});
    act.next('turn/pass', { seat });
  }),

  // AH-038 to AH-040
  'turn/pass': auto((g, { seat }, act) => {
    g.turn = null;
    for (const next of clockwiseFrom(g.mats, seatAfter(g.mats, seat)))
      if (matOf(g, next).dice.length > 0) {
        act.next('turn/begin', { seat: next });
        return;
      }
    act.next('scoring/regions', {});
  }),
};
