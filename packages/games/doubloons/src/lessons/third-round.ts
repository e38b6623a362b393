import { actionTarget, fragmentTarget } from '../words/targets.ts';
import { lastJewel, OLD_SALT, region, type Step, worth } from './figures.ts';
import { BEACH_WATERS, OLD_SALTS_PLANS } from './small-island.ts';

/** Walk on to a jewel; then three cards of one's own. */
export const ONWARD: readonly Step[] = [
  {
    kind: 'ask',
    id: 'turn',
    title: 'first.turn.title',
    at: 'turn/act',
    before: {
      key: 'first.turn.before',
      points: [actionTarget('hunt')],
      clauses: ['DD-062', 'DD-069', 'DD-078'],
    },
    right: { answers: [{ do: 'perform', action: 'hunt' }] },
    others: [
      {
        when: { do: 'perform', action: 'attackForward' },
        says: {
          key: 'first.turn.forward',
          with: region(BEACH_WATERS),
          clauses: ['DD-010', 'DD-099'],
        },
        is: 'taken-back',
      },
    ],
    nothingElse: true,
    hint: { key: 'first.turn.hint', points: [actionTarget('hunt')], clauses: ['DD-069'] },
  },
  {
    kind: 'ask',
    id: 'turn-symbol',
    at: 'advance/type',
    before: {
      key: 'first.turn.symbol',
      points: [fragmentTarget('x'), fragmentTarget('skull')],
      clauses: ['DD-077', 'DD-078'],
    },
    right: { answers: [{ do: 'advance' }] },
    nothingElse: true,
    hint: { key: 'first.turn.either', clauses: ['DD-077'] },
    happens: ['advanced', 'landmark-drawn'],
  },
  {
    kind: 'ask',
    id: 'jewel',
    title: 'first.jewel.title',
    at: 'landmark/pay',
    before: {
      key: 'first.jewel.before',
      with: worth,
      clauses: ['DD-159', 'DD-180', 'DD-228', 'DD-230'],
    },
    right: { answers: [{ do: 'pay' }] },
    onRight: { key: 'first.jewel.right', with: lastJewel, clauses: ['DD-180', 'DD-228'] },
    others: [
      {
        when: { do: 'decline' },
        says: { key: 'first.jewel.keep', with: worth, clauses: ['DD-159', 'DD-228', 'DD-230'] },
        is: 'taken-back',
      },
    ],
    nothingElse: true,
    hint: { key: 'first.jewel.hint', clauses: ['DD-159'] },
    happens: ['jewel-drawn', 'round-begun'],
  },
  {
    kind: 'ask',
    id: 'own',
    title: 'first.own.title',
    at: 'round/program',
    before: { key: 'first.own.before', clauses: ['DD-049', 'DD-053'] },
    right: { answers: [{ do: 'program' }] },
    onRight: { key: 'first.own.right', clauses: ['DD-052', 'DD-053'] },
    nothingElse: true,
    hint: { key: 'first.own.hint', clauses: ['DD-053', 'DD-345'] },
    unhelped: true,
  },
  {
    kind: 'others',
    id: 'own-others',
    answers: [{ by: OLD_SALT, gives: { do: 'program', cards: OLD_SALTS_PLANS[2] } }],
  },
];
