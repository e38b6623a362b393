import { actionTarget, goodTarget, tileTarget, WIND } from '../words/targets.ts';
import { costs, island, port, rumOf, type Step } from './figures.ts';
import { BAZAAR, EAST, TIMBER } from './small-chart.ts';

export const ROUND_ONE: readonly Step[] = [
  {
    kind: 'say',
    id: 'welcome',
    note: { key: 'first.welcome', clauses: ['SW-164', 'SW-301'] },
  },
  {
    kind: 'ask',
    id: 'east',
    title: 'first.east.title',
    at: 'orders/choose',
    before: {
      key: 'first.east.before',
      with: island(TIMBER),
      points: [tileTarget(TIMBER), WIND],
      clauses: ['SW-086', 'SW-104', 'SW-106', 'SW-109'],
    },
    right: { answers: [{ do: 'lay', cards: ['east'] }] },
    onRight: {
      key: 'first.east.right',
      with: (now) => ({ rum: rumOf(now) }),
      clauses: ['SW-106'],
    },
    others: [
      {
        when: { do: 'lay', cards: ['north'] },
        says: { key: 'first.east.north', with: port, clauses: ['SW-164'] },
        is: 'taken-back',
      },
      {
        when: { do: 'lay', cards: ['south'] },
        says: { key: 'first.east.south', with: island(BAZAAR), clauses: ['SW-107'] },
        is: 'taken-back',
      },
      {
        when: { do: 'lay', cards: ['west'] },
        says: {
          key: 'first.east.west',
          with: (now) => ({ rum: costs(now).against }),
          clauses: ['SW-108'],
        },
        is: 'taken-back',
      },
    ],
    nothingElse: true,
    hint: { key: 'first.east.hint', points: [WIND], clauses: ['SW-109'] },
    happens: ['sailed'],
  },
  {
    kind: 'others',
    id: 'east-others',
    answers: [{ by: 1, gives: { do: 'lay', cards: ['south'] } }],
  },
  {
    kind: 'ask',
    id: 'load',
    title: 'first.load.title',
    at: 'actions/choose',
    before: {
      key: 'first.load.before',
      with: port,
      points: [goodTarget(TIMBER, 'cotton'), goodTarget(TIMBER, 'tea')],
      clauses: ['SW-131', 'SW-132', 'SW-164'],
    },
    right: { answers: [{ do: 'load' }] },
    onRight: {
      key: 'first.load.right',
      with: ({ state }) => ({ spaces: state.printed.holdSpaces }),
      clauses: ['SW-137'],
    },
    others: [
      {
        when: { do: 'take-cannon' },
        says: { key: 'first.load.cannon', clauses: ['SW-138', 'SW-141'] },
        is: 'taken-back',
      },
      {
        when: { do: 'gain-thaler' },
        says: { key: 'first.load.badge', clauses: ['SW-131'] },
        is: 'taken-back',
      },
      {
        when: { do: 'end' },
        says: { key: 'first.load.end', clauses: ['SW-128'] },
        is: 'taken-back',
      },
    ],
    nothingElse: true,
    hint: {
      key: 'first.load.hint',
      with: island(TIMBER),
      points: [goodTarget(TIMBER, 'cotton')],
      clauses: ['SW-132'],
    },
    happens: ['loaded'],
  },
  {
    kind: 'ask',
    id: 'badge',
    title: 'first.badge.title',
    at: 'actions/choose',
    before: {
      key: 'first.badge.before',
      points: [actionTarget(TIMBER)],
      clauses: ['SW-131', 'SW-159'],
    },
    right: { answers: [{ do: 'gain-thaler' }] },
    onRight: { key: 'first.badge.right', clauses: ['SW-131', 'SW-128'] },
    others: [
      {
        when: { do: 'end' },
        says: { key: 'first.badge.end', clauses: ['SW-128', 'SW-159'] },
        is: 'taken-back',
      },
    ],
    nothingElse: true,
    hint: {
      key: 'first.badge.hint',
      with: island(TIMBER),
      points: [actionTarget(TIMBER)],
      clauses: ['SW-159'],
    },
    happens: ['thalers-gained'],
  },
  {
    kind: 'others',
    id: 'old-salt-loads',
    answers: [{ gives: { do: 'load', good: 'cotton' } }, { gives: { do: 'end' }, rig: [EAST] }],
    happens: ['wind-spun', 'pirate-moved', 'round-begun'],
  },
];
