// What a second delivery brings, and a Smuggler's second turn: Crew without a coin.

import { at } from '@quarterdeck/kernel';
import { dieTarget, slotTarget } from '../words/targets.ts';
import { SMUGGLER_SEAT } from './exercise.ts';
import type { Step } from './figures.ts';
import { SMUGGLER } from './pieces.ts';
import { EVEN, place, reward } from './smuggler-steps.ts';

const NEGOTIATE = at(SMUGGLER.negotiate, 0);

/** Beside the first reward's two spaces: two gold on the one way, Fame on the other. */
const NEXT_REWARDS = { gold: 10, fame: 2, less: 8 } as const;

const SECOND_DELIVERY: readonly Step[] = [
  {
    kind: 'ask',
    id: 'walk',
    title: 'smuggler.walk.title',
    at: 'rewards/step',
    before: { key: 'smuggler.walk.before', clauses: ['AH-209', 'AH-229'] },
    right: { answers: Object.values(NEXT_REWARDS).map(reward) },
    onRight: { key: 'smuggler.walk.right', clauses: ['AH-209', 'AH-222'] },
    others: [
      {
        when: { do: 'reward', take: false },
        says: { key: 'smuggler.walk.leave', clauses: ['AH-212'] },
        is: 'taken-back',
      },
    ],
    onOther: { key: 'smuggler.walk.other', clauses: ['AH-224', 'AH-226'] },
    hint: { key: 'smuggler.walk.hint', clauses: ['AH-229'] },
    happens: ['reward-taken'],
  },
  {
    kind: 'ask',
    id: 'spread',
    title: 'smuggler.spread.title',
    at: 'smugglers/pledge',
    before: { key: 'smuggler.spread.before', clauses: ['AH-210', 'AH-288'] },
    right: {
      answers: [
        { do: 'pledge', marker: 0 },
        { do: 'pledge', marker: 1 },
      ],
    },
    onRight: { key: 'smuggler.spread.right', clauses: ['AH-288'] },
    nothingElse: true,
    hint: { key: 'smuggler.spread.hint', clauses: ['AH-288'] },
    happens: ['pledged'],
  },
];

const HIRING: readonly Step[] = [
  // Nothing else is left to do, and nobody else has dice: the same seat begins a turn again.
  {
    kind: 'others',
    id: 'turn-over',
    answers: [{ by: SMUGGLER_SEAT, gives: { do: 'end-turn' } }],
    happens: ['turn-ended'],
  },
  {
    kind: 'ask',
    id: 'negotiate',
    title: 'smuggler.negotiate.title',
    at: 'turn/act',
    before: {
      key: 'smuggler.negotiate.before',
      with: () => ({ die: EVEN }),
      points: [dieTarget(EVEN), slotTarget(NEGOTIATE)],
      clauses: ['AH-218'],
    },
    right: { answers: [place(EVEN, NEGOTIATE)] },
    onOther: { key: 'smuggler.negotiate.other', clauses: ['AH-218'] },
    hint: {
      key: 'smuggler.negotiate.hint',
      with: () => ({ die: EVEN }),
      points: [dieTarget(EVEN), slotTarget(NEGOTIATE)],
      clauses: ['AH-218'],
    },
  },
  {
    kind: 'ask',
    id: 'hire',
    title: 'smuggler.hire.title',
    at: 'market/recruit-free',
    before: { key: 'smuggler.hire.before', clauses: ['AH-218'] },
    right: { answers: [{ do: 'recruit' }] },
    onRight: { key: 'smuggler.hire.right', clauses: ['AH-218'] },
    onOther: { key: 'smuggler.hire.none', clauses: ['AH-218'] },
    hint: { key: 'smuggler.hire.hint', clauses: ['AH-218'] },
    unhelped: true,
  },
];

export const SECOND_TURN: readonly Step[] = [...SECOND_DELIVERY, ...HIRING];
