// Mats and cards in words: slots, the Market, Crew, and what lies before the viewer.

import { at, HIDDEN, type Seat } from '@quarterdeck/kernel';
import type { Described } from '@quarterdeck/kernel/say';
import type { SlotState } from '../model/state.ts';
import { POWERS } from '../pack/components.ts';
import { wordingsOf } from '../pack/wordings.ts';
import { cargoWords, priceWords } from './market.ts';
import {
  actionPrint,
  cargoName,
  crewName,
  crewText,
  planText,
  planTitle,
  put,
  rewardText,
} from './names.ts';
import {
  cardTarget,
  dieTarget,
  planTarget,
  pledgeTarget,
  READY,
  rewardTarget,
  slotTarget,
} from './targets.ts';
import { type AhoyViewing, calledOf } from './viewing.ts';

const slotWords = (
  { view: { state: g }, speaker }: AhoyViewing,
  { slot, die, damaged }: SlotState,
): string => {
  const { accepts, damageable } = at(g.printed.slots, slot);
  if (damaged) return speaker.words(put('see.slot-damaged'));
  if (die !== null) return speaker.words(put('see.slot-filled', { value: die }));
  const takes = speaker.words(
    put(`see.slot-takes.${accepts.kind}`, {
      value: accepts.kind === 'exact' ? accepts.value : '',
    }),
  );
  return damageable ? takes : `${takes}, ${speaker.words(put('see.slot-safe'))}`;
};

/** "Sail, slot 2", of a board, a card or a ship. */
const slotName = (
  { view: { state: g }, speaker }: AhoyViewing,
  seat: Seat,
  { slot }: SlotState,
): string => {
  const { action, card, ship } = at(g.printed.slots, slot);
  const { faction } = at(g.mats, seat);
  if (action !== null) {
    const { slotsOf } = g.printed.boards[faction];
    const name = actionPrint(g, seat, action).name;
    return speaker.words(put('see.slot', { name, slot: slotsOf[action].indexOf(slot) + 1 }));
  }
  const name =
    card !== null ? crewName(g, card) : ship === null ? '' : wordingsOf(g).plans.kinds[ship].name;
  const slots = ship === null ? [slot] : g.printed.ships[ship].slots;
  return speaker.words(put('see.slot', { name, slot: slots.indexOf(slot) + 1 }));
};

/** Every slot of every mat. */
export const slotsDescribed = (viewing: AhoyViewing): Described[] =>
  viewing.view.state.mats.flatMap(({ seat, slots }) =>
    slots.map((state) => ({
      target: slotTarget(state.slot),
      name:
        seat === viewing.me
          ? slotName(viewing, seat, state)
          : `${calledOf(viewing, seat)}: ${slotName(viewing, seat, state)}`,
      text: slotWords(viewing, state),
    })),
  );

/** What is for sale. */
export const marketDescribed = (viewing: AhoyViewing): Described[] => {
  const { speaker, view } = viewing;
  const g = view.state;
  return g.market.map((card) => {
    const { suit } = at(g.printed.cards, card);
    const name = crewName(g, card);
    return {
      target: cardTarget(card),
      name: speaker.words(put('see.market-card', { name, suit: wordingsOf(g).suits[suit].name })),
      text: speaker.words(
        put('see.market-text', {
          price: priceWords(viewing, card),
          text: crewText(g, card),
          cargo: cargoWords(viewing, card),
        }),
      ),
    };
  });
};

/** Crew and Cargo of everybody. */
export const crewDescribed = (viewing: AhoyViewing): Described[] => {
  const { speaker, view } = viewing;
  const g = view.state;
  return [
    ...g.mats.flatMap(({ crew }) =>
      crew.map((card) => ({
        target: cardTarget(card),
        name: speaker.words(put('see.crew-of', { name: crewName(g, card) })),
        text: crewText(g, card),
      })),
    ),
    ...g.smugglers.flatMap(({ cargo }) =>
      cargo.map((card) => ({
        target: cardTarget(card),
        name: speaker.words(put('see.cargo-of', { name: cargoName(g, card) })),
        text: cargoWords(viewing, card),
      })),
    ),
  ];
};

const diceDescribed = ({ speaker, view }: AhoyViewing, me: Seat): Described[] =>
  [...new Set(at(view.state.mats, me).dice)].map((value) => ({
    target: dieTarget(value),
    name: speaker.words(put('see.die-of', { value })),
    text: '',
  }));

/** The plans in the viewer's hand. */
export const plansDescribed = ({ speaker, view: { state: g }, me }: AhoyViewing): Described[] =>
  g.union.seat !== me
    ? []
    : g.union.hand.flatMap((plan) =>
        plan === HIDDEN
          ? []
          : [
              {
                target: planTarget(plan),
                name: speaker.words(put('see.plan', { name: planTitle(g, plan) })),
                text: planText(g, plan),
              },
            ],
      );

/** The pledges of a Smuggler who is the viewer. */
export const pledgesDescribed = ({ speaker, view, me }: AhoyViewing): Described[] => {
  const g = view.state;
  const smuggler = g.smugglers.find(({ seat }) => seat === me);
  return (smuggler?.pledges ?? []).map(({ seat, power, cards }, marker) => {
    const known = POWERS.find((one) => one === power);
    return {
      target: pledgeTarget(seat, marker),
      name:
        known === undefined
          ? speaker.words(put('do.pledge-hidden', { marker: marker + 1 }))
          : speaker.words(
              put('see.pledge-known', {
                marker: marker + 1,
                power: wordingsOf(g).factions[known].short,
              }),
            ),
      text: speaker.words(put('see.pledge-cards', { count: cards.length })),
    };
  });
};

/** The spaces of the Rewards grid, for whoever is a Smuggler. */
const rewardsDescribed = ({ speaker, view: { state: g }, me }: AhoyViewing): Described[] =>
  g.smugglers.every(({ seat }) => seat !== me)
    ? []
    : g.printed.rewardIds.map((reward) => ({
        target: rewardTarget(reward),
        name: speaker.words(put('see.reward-at', { text: rewardText(g, reward) })),
        text: '',
      }));

/** Own dice, plans, pledges and Rewards. */
export const ownDescribed = (viewing: AhoyViewing): Described[] => {
  const { speaker, view, me } = viewing;
  if (me === undefined) return [];
  const ready = { target: READY, name: speaker.words(put('see.ready')), text: '' };
  return [
    ...diceDescribed(viewing, me),
    ...(view.state.union.seat === me ? [ready] : []),
    ...plansDescribed(viewing),
    ...pledgesDescribed(viewing),
    ...rewardsDescribed(viewing),
  ];
};
