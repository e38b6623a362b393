import type { Note } from '@quarterdeck/kernel/staging';
import { faceOf, type Kinds, shipOf } from '../index.ts';
import { holdTarget, rumTarget, tileTarget, WIND } from '../words/targets.ts';
import {
  costs,
  type Key,
  laid,
  ME,
  OLD_SALT,
  PORT_NOTE,
  pays,
  rumOf,
  type Step,
} from './figures.ts';
import { BLANK, LISBON, SOUTH } from './small-chart.ts';

const sold: Pick<Note<Kinds, Key>, 'with' | 'points'> = {
  with: (now, events) => ({
    count: events.reduce((sum, one) => sum + (one.event === 'goods-paid' ? one.data.goods : 0), 0),
    ...pays(now),
  }),
};

export const SELLING: readonly Step[] = [
  {
    kind: 'ask',
    id: 'sell',
    title: 'first.sell.title',
    at: 'actions/choose',
    before: {
      key: 'first.sell.before',
      points: [tileTarget(LISBON)],
      clauses: ['SW-164', 'SW-165', 'SW-166'],
    },
    right: { answers: [{ do: 'unload' }] },
    others: [
      {
        when: { do: 'end' },
        says: { key: 'first.sell.end', clauses: ['SW-164'] },
        is: 'taken-back',
      },
    ],
    nothingElse: true,
    hint: { key: 'first.sell.hint', ...PORT_NOTE, clauses: ['SW-165'] },
    happens: ['unloaded'],
  },
  {
    kind: 'ask',
    id: 'sell-second',
    at: 'ports/unload',
    before: { key: 'first.sell.more', points: [tileTarget(LISBON)], clauses: ['SW-170'] },
    right: { answers: [{ do: 'unload' }] },
    others: [
      {
        when: { do: 'done' },
        says: { key: 'first.sell.done', ...sold, clauses: ['SW-170'] },
        is: 'taken-back',
      },
    ],
    nothingElse: true,
    hint: { key: 'first.sell.hint', ...PORT_NOTE, clauses: ['SW-165'] },
  },
  {
    kind: 'ask',
    id: 'sell-third',
    at: 'ports/unload',
    before: {
      key: 'first.sell.last',
      with: (now) => ({ three: pays(now).three }),
      points: [tileTarget(LISBON)],
      clauses: ['SW-170'],
    },
    right: { answers: [{ do: 'unload' }] },
    onRight: {
      key: 'first.sell.right',
      with: ({ state }) => ({
        mine: shipOf(state, ME).thalers,
        theirs: shipOf(state, OLD_SALT).thalers,
      }),
      clauses: ['SW-170'],
    },
    others: [
      {
        when: { do: 'done' },
        says: { key: 'first.sell.done', ...sold, clauses: ['SW-170'] },
        is: 'taken-back',
      },
    ],
    nothingElse: true,
    hint: { key: 'first.sell.hint', ...PORT_NOTE, clauses: ['SW-165'] },
    happens: ['goods-paid'],
  },
  {
    kind: 'ask',
    id: 'rum',
    title: 'first.rum.title',
    at: 'ports/load-rum',
    before: {
      key: 'first.rum.before',
      with: ({ state }) => {
        const face = faceOf(state, LISBON);
        return { rum: face.kind === 'port' ? face.rum : 0 };
      },
      points: [rumTarget(LISBON)],
      clauses: ['SW-173', 'SW-174', 'SW-088'],
    },
    right: { answers: [{ do: 'load-rum', rum: 3 }] },
    onRight: { key: 'first.rum.right', clauses: ['SW-196'] },
    others: [
      {
        when: { do: 'load-rum', rum: 0 },
        says: { key: 'first.rum.none', clauses: ['SW-088'] },
        is: 'taken-back',
      },
      {
        when: { do: 'load-rum', rum: 1 },
        says: { key: 'first.rum.some', clauses: ['SW-175'] },
        is: 'accepted',
      },
      {
        when: { do: 'load-rum', rum: 2 },
        says: { key: 'first.rum.some', clauses: ['SW-175'] },
        is: 'accepted',
      },
    ],
    nothingElse: true,
    hint: { key: 'first.rum.hint', points: [rumTarget(LISBON)], clauses: ['SW-173'] },
    happens: ['rum-loaded'],
  },
  {
    kind: 'others',
    id: 'old-salt-loads-tea',
    answers: [
      { gives: { do: 'load', good: 'tea' } },
      { gives: { do: 'end' }, rig: [SOUTH, BLANK, BLANK] },
    ],
    happens: ['wind-spun', 'round-begun'],
  },
];

export const OWN_COURSE: readonly Step[] = [
  {
    kind: 'ask',
    id: 'own',
    title: 'first.own.title',
    at: 'orders/choose',
    before: { key: 'first.own.before', clauses: ['SW-100', 'SW-187'] },
    right: {
      leads: (now) => laid(now) <= rumOf(now),
      hintAnswer: { do: 'lay', cards: ['south'] },
    },
    onRight: { key: 'first.own.right', clauses: ['SW-101'] },
    onOther: {
      key: 'first.own.dear',
      with: (now) => ({ cost: laid(now), rum: rumOf(now) }),
      points: [holdTarget('rum')],
      clauses: ['SW-114'],
    },
    hint: {
      key: 'first.own.hint',
      with: costs,
      points: [WIND],
      clauses: ['SW-106', 'SW-107', 'SW-108'],
    },
    unhelped: true,
  },
  { kind: 'others', id: 'own-others', answers: [{ by: 1, gives: { do: 'lay', cards: ['west'] } }] },
];
