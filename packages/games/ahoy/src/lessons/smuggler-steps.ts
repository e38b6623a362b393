// A Smuggler's round: two cards from one Island to two others.

import { at, type Seat } from '@quarterdeck/kernel';
import { type CardId, matOf, type RewardId } from '../index.ts';
import { cargoName, suitName } from '../words/names.ts';
import { cardTarget, dieTarget, islandTarget, slotTarget, spaceTarget } from '../words/targets.ts';
import { cell, region, SMUGGLER_SEAT } from './exercise.ts';
import type { Key, Now, Step } from './figures.ts';
import { card, SMUGGLER } from './pieces.ts';

const ME = SMUGGLER_SEAT as Seat;
const JEWELRY = card('diver');
const BOOKS = card('merchant');
const FULL_SAIL = at(SMUGGLER.fullSail, 0);
const SAIL = at(SMUGGLER.sail, 0);
const FAR = 4;
/** Kept for Negotiate. */
export const EVEN = 2;

export const place = (die: number, slot: number) =>
  ({ do: 'place', die, slot, value: die }) as const;
const move = (x: number, y: number) => ({ do: 'move', space: cell(x, y) }) as const;
const named = (cargo: CardId) => (now: Now) => ({ cargo: cargoName(now.state, cargo) });
const fame = ({ state }: Now) => matOf(state, ME).fame;

/** What of the two still lies on the quay. */
const left = ({ state }: Now) => (state.market.includes(JEWELRY) ? JEWELRY : BOOKS);

export const LOADING_CARGO: readonly Step[] = [
  {
    kind: 'say',
    id: 'welcome',
    note: { key: 'smuggler.welcome', clauses: ['AH-203', 'AH-207'] },
  },
  {
    kind: 'ask',
    id: 'take',
    title: 'smuggler.take.title',
    at: 'turn/act',
    before: {
      key: 'smuggler.take.before',
      with: () => ({ suit: suitName('fish') }),
      points: [cardTarget(JEWELRY), cardTarget(BOOKS)],
      clauses: ['AH-204', 'AH-205'],
    },
    right: {
      answers: [
        { do: 'smuggle', card: JEWELRY },
        { do: 'smuggle', card: BOOKS },
      ],
    },
    onOther: { key: 'smuggler.take.other', clauses: ['AH-204'] },
    hint: {
      key: 'smuggler.take.hint',
      points: [cardTarget(JEWELRY), cardTarget(BOOKS)],
      clauses: ['AH-204'],
    },
    happens: ['smuggled'],
  },
  {
    kind: 'ask',
    id: 'second',
    title: 'smuggler.second.title',
    at: 'turn/act',
    before: {
      key: 'smuggler.second.before',
      with: (now) => named(left(now))(now),
      points: (now) => [cardTarget(left(now))],
      clauses: ['AH-204', 'AH-205'],
    },
    right: {
      answers: [
        { do: 'smuggle', card: JEWELRY },
        { do: 'smuggle', card: BOOKS },
      ],
    },
    onOther: { key: 'smuggler.second.other', clauses: ['AH-205'] },
    hint: {
      key: 'smuggler.second.hint',
      with: (now) => named(left(now))(now),
      points: (now) => [cardTarget(left(now))],
      clauses: ['AH-204'],
    },
    happens: ['smuggled'],
  },
];

type Leg = 'east' | 'over' | 'fog' | 'arrive' | 'back' | 'home';

/** One space of the way. */
const leg = (id: Leg, x: number, y: number): Step => ({
  kind: 'ask',
  id,
  at: 'moving/step',
  before: {
    key: `smuggler.${id}.before`,
    points: ({ state }) => [spaceTarget(state, cell(x, y))],
    clauses: ['AH-062'],
  },
  right: { answers: [move(x, y)] },
  onOther: { key: `smuggler.${id}.other`, clauses: ['AH-062', 'AH-214'] },
  hint: {
    key: `smuggler.${id}.hint`,
    points: ({ state }) => [spaceTarget(state, cell(x, y))],
    clauses: ['AH-062'],
  },
});

/** Beside the middle of the rewards, where the marker begins. */
const REWARDS = { fame: 11, gold: 7 } as const;
export const reward = (id: number) =>
  ({ do: 'reward', reward: id as RewardId, take: true }) as const;

type DeliveryKeys = {
  readonly before: Key;
  readonly right: Key;
  readonly other: Key;
  readonly hint: Key;
};

const delivering = (id: string, cargo: CardId, keys: DeliveryKeys, title?: Key): Step => ({
  kind: 'ask',
  id,
  ...(title === undefined ? {} : { title }),
  at: 'turn/act',
  before: { key: keys.before, with: named(cargo), clauses: ['AH-206', 'AH-211'] },
  right: { answers: [{ do: 'deliver', card: cargo }] },
  onRight: {
    key: keys.right,
    with: (now) => ({ fame: fame(now), wealth: at(now.state.regions, region('sword')).wealth }),
    clauses: ['AH-207', 'AH-208'],
  },
  onOther: { key: keys.other, clauses: ['AH-206'] },
  hint: { key: keys.hint, with: named(cargo), clauses: ['AH-206'] },
  happens: ['delivered'],
});

export const DELIVERING: readonly Step[] = [
  {
    kind: 'ask',
    id: 'sail',
    title: 'smuggler.sail.title',
    at: 'turn/act',
    before: {
      key: 'smuggler.sail.before',
      with: ({ state }) => ({
        first: cargoName(state, JEWELRY),
        far: suitName(at(state.printed.cards, JEWELRY).cargo.deliver),
        second: cargoName(state, BOOKS),
        near: suitName(at(state.printed.cards, BOOKS).cargo.deliver),
        die: FAR,
      }),
      points: ({ state }) => [
        dieTarget(FAR),
        slotTarget(FULL_SAIL),
        islandTarget(state, region('sword') as never),
      ],
      clauses: ['AH-206', 'AH-214'],
    },
    right: { answers: [place(FAR, FULL_SAIL)] },
    others: [
      {
        when: place(5, FULL_SAIL),
        says: { key: 'smuggler.sail.big', with: () => ({ die: FAR }), clauses: ['AH-214'] },
        is: 'taken-back',
      },
      {
        when: { do: 'place', slot: SAIL },
        says: { key: 'smuggler.sail.short', clauses: ['AH-213'] },
        is: 'taken-back',
      },
    ],
    onOther: { key: 'smuggler.sail.other', clauses: ['AH-206'] },
    hint: {
      key: 'smuggler.sail.hint',
      with: () => ({ die: FAR }),
      points: [dieTarget(FAR), slotTarget(FULL_SAIL)],
      clauses: ['AH-214'],
    },
  },
  leg('east', 4, 1),
  leg('over', 5, 1),
  leg('fog', 5, 2),
  leg('arrive', 5, 3),
  delivering(
    'deliver',
    JEWELRY,
    {
      before: 'smuggler.deliver.before',
      right: 'smuggler.deliver.right',
      other: 'smuggler.deliver.other',
      hint: 'smuggler.deliver.hint',
    },
    'smuggler.deliver.title',
  ),
  {
    kind: 'ask',
    id: 'reward',
    title: 'smuggler.reward.title',
    at: 'rewards/step',
    before: { key: 'smuggler.reward.before', clauses: ['AH-209', 'AH-212', 'AH-229'] },
    right: { answers: [reward(REWARDS.fame)] },
    others: [
      {
        when: reward(REWARDS.gold),
        says: { key: 'smuggler.reward.gold', clauses: ['AH-229'] },
        is: 'accepted',
      },
      {
        when: { do: 'reward', take: false },
        says: { key: 'smuggler.reward.leave', clauses: ['AH-212'] },
        is: 'taken-back',
      },
    ],
    onOther: { key: 'smuggler.reward.other', clauses: ['AH-225', 'AH-228'] },
    hint: { key: 'smuggler.reward.hint', clauses: ['AH-229'] },
    happens: ['reward-taken'],
  },
  {
    kind: 'ask',
    id: 'pledge',
    title: 'smuggler.pledge.title',
    at: 'smugglers/pledge',
    before: { key: 'smuggler.pledge.before', clauses: ['AH-210', 'AH-288'] },
    right: {
      answers: [
        { do: 'pledge', marker: 0 },
        { do: 'pledge', marker: 1 },
      ],
    },
    onRight: { key: 'smuggler.pledge.right', clauses: ['AH-210'] },
    nothingElse: true,
    hint: { key: 'smuggler.pledge.hint', clauses: ['AH-288'] },
    happens: ['pledged'],
  },
];

export const OWN_PLAN: readonly Step[] = [
  {
    kind: 'ask',
    id: 'own',
    title: 'smuggler.own.title',
    at: 'turn/act',
    before: { key: 'smuggler.own.before', with: named(BOOKS), clauses: ['AH-206', 'AH-213'] },
    right: { answers: [5, 3].map((die) => place(die, SAIL)) },
    others: [
      {
        when: place(EVEN, SAIL),
        says: { key: 'smuggler.own.even', clauses: ['AH-213', 'AH-218'] },
        is: 'taken-back',
      },
    ],
    onOther: { key: 'smuggler.own.other', with: named(BOOKS), clauses: ['AH-206'] },
    hint: { key: 'smuggler.own.hint', clauses: ['AH-206', 'AH-213'] },
    unhelped: true,
  },
  leg('back', 5, 2),
  leg('home', 5, 1),
  delivering('again', BOOKS, {
    before: 'smuggler.again.before',
    right: 'smuggler.again.right',
    other: 'smuggler.again.other',
    hint: 'smuggler.again.hint',
  }),
];
