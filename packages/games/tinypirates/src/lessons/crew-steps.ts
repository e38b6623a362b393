import { crewName } from '../words/names.ts';
import { crewTarget, wheelTarget } from '../words/targets.ts';
import { captain, hired, order, type Step } from './figures.ts';
import { CREW_UP } from './small-sea.ts';

/** Hire a card of the row. */
export const HIRING: readonly Step[] = [
  {
    kind: 'ask',
    id: 'hire',
    title: 'first.hire.title',
    at: 'wheel/order',
    before: {
      key: 'first.hire.before',
      with: order('crewUp'),
      points: [wheelTarget(CREW_UP)],
      clauses: ['TE-056', 'TE-121'],
    },
    right: { answers: [{ do: 'order', stop: CREW_UP }] },
    onOther: { key: 'first.hire.jump', with: order('crewUp'), clauses: ['TE-056', 'TE-057'] },
    hint: { key: 'first.hire.next', points: [wheelTarget(CREW_UP)], clauses: ['TE-056'] },
  },
  {
    kind: 'ask',
    id: 'hire-stay',
    at: 'sail/step',
    before: { key: 'first.hire.stay', points: ['merchant/orange'], clauses: ['TE-082', 'TE-121'] },
    right: { answers: [{ do: 'stop' }] },
    onOther: { key: 'first.hire.moved', clauses: ['TE-121', 'TE-141'] },
    hint: { key: 'first.hire.here', clauses: ['TE-082'] },
  },
  {
    kind: 'ask',
    id: 'hire-do',
    at: 'turn/execute',
    before: { key: 'first.hire.do', clauses: ['TE-104', 'TE-122'] },
    right: { answers: [{ do: 'execute' }] },
    others: [
      {
        when: { do: 'leave' },
        says: { key: 'first.hire.leave', clauses: ['TE-104', 'TE-122'] },
        is: 'taken-back',
      },
    ],
    nothingElse: true,
    hint: { key: 'first.hire.go', clauses: ['TE-104'] },
  },
  {
    kind: 'ask',
    id: 'hire-choose',
    at: 'crew-up/choose',
    before: {
      key: 'first.hire.choose',
      with: ({ state }) => ({ crew: crewName(state, 'quigley') }),
      points: [crewTarget('quigley')],
      clauses: ['TE-122', 'TE-146', 'TE-187'],
    },
    right: { answers: [{ do: 'hire' }] },
    onRight: { key: 'first.hire.right', with: hired, clauses: ['TE-146'] },
    others: [
      {
        when: { do: 'mutiny' },
        says: {
          key: 'first.hire.mutiny',
          with: (now) => ({ captain: captain(now) }),
          clauses: ['TE-129', 'TE-130'],
        },
        is: 'taken-back',
      },
      {
        when: { do: 'done' },
        says: { key: 'first.hire.none', clauses: ['TE-122', 'TE-126'] },
        is: 'taken-back',
      },
    ],
    nothingElse: true,
    hint: { key: 'first.hire.hint', points: [crewTarget('quigley')], clauses: ['TE-122'] },
    happens: ['crew-hired'],
  },
  {
    kind: 'ask',
    id: 'hire-done',
    at: 'crew-up/choose',
    before: { key: 'first.hire.done', clauses: ['TE-122'] },
    right: { answers: [{ do: 'done' }] },
    others: [
      {
        when: { do: 'mutiny' },
        says: {
          key: 'first.hire.mutiny',
          with: (now) => ({ captain: captain(now) }),
          clauses: ['TE-129', 'TE-130'],
        },
        is: 'taken-back',
      },
    ],
    nothingElse: true,
    hint: { key: 'first.hire.finish', clauses: ['TE-122'] },
  },
  {
    kind: 'others',
    id: 'old-salt-finds-no-market',
    answers: [{ gives: { do: 'order', stop: 3 } }, { gives: { do: 'stop' } }],
  },
];
