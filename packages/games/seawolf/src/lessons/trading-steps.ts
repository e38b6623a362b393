import { actionTarget, cardTarget, goodTarget, tileTarget, WIND } from '../words/targets.ts';
import {
  costs,
  fitting,
  goodSwap,
  island,
  nameAt,
  PORT_NOTE,
  pays,
  port,
  rumOf,
  type Step,
  tray,
} from './figures.ts';
import { BLANK, DISTILLERS, EAST, GUNNERS, HIT, LISBON, SAILMAKER, TIMBER } from './small-chart.ts';

export const ROUND_TWO: readonly Step[] = [
  {
    kind: 'ask',
    id: 'north',
    title: 'first.north.title',
    at: 'orders/choose',
    before: {
      key: 'first.north.before',
      with: (now) => ({ island: nameAt(now, DISTILLERS), rum: costs(now).across }),
      points: [tileTarget(DISTILLERS), WIND],
      clauses: ['SW-184', 'SW-187', 'SW-107'],
    },
    right: { answers: [{ do: 'lay', cards: ['north'] }] },
    others: [
      {
        when: { do: 'lay', cards: ['east'] },
        says: { key: 'first.north.east', with: island(GUNNERS), clauses: ['SW-105', 'SW-106'] },
        is: 'taken-back',
      },
      {
        when: { do: 'lay', cards: ['west'] },
        says: {
          key: 'first.north.west',
          with: (now) => ({ rum: costs(now).against }),
          clauses: ['SW-108'],
        },
        is: 'taken-back',
      },
      {
        when: { do: 'lay', cards: ['south'] },
        says: { key: 'first.north.south', with: island(SAILMAKER), clauses: ['SW-107'] },
        is: 'taken-back',
      },
    ],
    nothingElse: true,
    hint: {
      key: 'first.north.hint',
      with: port,
      points: [tileTarget(DISTILLERS)],
      clauses: ['SW-107', 'SW-108'],
    },
  },
  {
    kind: 'others',
    id: 'sale',
    title: 'first.sale.title',
    answers: [
      { by: 1, gives: { do: 'lay', cards: ['south'] } },
      { gives: { do: 'unload', slot: 1, good: 'cotton' } },
      { gives: { do: 'load-rum', rum: 3 } },
      { gives: { do: 'end' } },
    ],
    note: { key: 'first.sale.note', with: pays, clauses: ['SW-164', 'SW-170', 'SW-173'] },
    happens: ['goods-paid', 'sailed', 'tile-turned'],
  },
  {
    kind: 'ask',
    id: 'second',
    title: 'first.second.title',
    at: 'actions/choose',
    before: {
      key: 'first.second.before',
      with: (now) => ({ ...port(now), ...tray(now) }),
      points: [tileTarget(LISBON)],
      clauses: ['SW-132', 'SW-164'],
    },
    right: { answers: [{ do: 'load' }] },
    onRight: { key: 'first.second.right', ...PORT_NOTE, clauses: ['SW-164'] },
    others: [
      {
        when: { do: 'end' },
        says: { key: 'first.second.end', clauses: ['SW-128'] },
        is: 'taken-back',
      },
    ],
    onOther: { key: 'first.second.trade', clauses: ['SW-131'] },
    hint: {
      key: 'first.second.hint',
      points: [goodTarget(DISTILLERS, 'wine')],
      clauses: ['SW-132'],
    },
    happens: ['loaded'],
  },
  {
    kind: 'ask',
    id: 'swap',
    title: 'first.swap.title',
    at: 'actions/choose',
    before: {
      key: 'first.swap.before',
      with: port,
      points: [actionTarget(DISTILLERS), tileTarget(LISBON)],
      clauses: ['SW-153', 'SW-155', 'SW-156'],
    },
    right: { leads: (now) => fitting(now) === 3, hintAnswer: goodSwap },
    onRight: {
      key: 'first.swap.right',
      with: (now) => ({ three: pays(now).three }),
      clauses: ['SW-170'],
    },
    others: [
      {
        when: { do: 'end' },
        says: { key: 'first.swap.end', clauses: ['SW-128', 'SW-153'] },
        is: 'taken-back',
      },
    ],
    onOther: {
      key: 'first.swap.fewer',
      with: (now) => ({ ...port(now), ...tray(now), count: fitting(now) }),
      points: [tileTarget(LISBON)],
      clauses: ['SW-164'],
    },
    hint: { key: 'first.swap.hint', ...PORT_NOTE, clauses: ['SW-153', 'SW-155'] },
    // The turn is over after the swap: the wind, then what the pirate rolls.
    rig: [EAST, BLANK, HIT],
  },
];

export const ROUND_THREE: readonly Step[] = [
  {
    kind: 'ask',
    id: 'pay',
    title: 'first.pay.title',
    at: 'pirate/pay',
    before: {
      key: 'first.pay.before',
      points: [tileTarget(TIMBER), WIND],
      clauses: ['SW-063', 'SW-065', 'SW-209', 'SW-211', 'SW-215'],
    },
    right: { answers: [{ do: 'pay', loot: 'thalers' }] },
    onRight: { key: 'first.pay.right', clauses: ['SW-170', 'SW-108'] },
    others: [
      {
        when: { do: 'pay', loot: 'rum' },
        says: {
          key: 'first.pay.rum',
          with: (now) => ({ ...port(now), cost: costs(now).against, rum: rumOf(now) }),
          clauses: ['SW-108', 'SW-114'],
        },
        is: 'taken-back',
      },
    ],
    onOther: { key: 'first.pay.good', with: pays, clauses: ['SW-170'] },
    hint: {
      key: 'first.pay.hint',
      with: (now) => ({ ...port(now), cost: costs(now).against }),
      points: [tileTarget(LISBON)],
      clauses: ['SW-108'],
    },
    happens: ['loot-paid', 'round-begun'],
  },
  {
    kind: 'ask',
    id: 'west',
    title: 'first.west.title',
    at: 'orders/choose',
    before: {
      key: 'first.west.before',
      with: (now) => ({ ...port(now), cost: costs(now).against, rum: rumOf(now) }),
      points: [tileTarget(LISBON), cardTarget('west')],
      clauses: ['SW-108', 'SW-113', 'SW-173'],
    },
    right: { answers: [{ do: 'lay', cards: ['west'] }] },
    onRight: { key: 'first.west.right', clauses: ['SW-113'] },
    onOther: { key: 'first.west.other', clauses: ['SW-164'] },
    hint: { key: 'first.west.hint', ...PORT_NOTE, clauses: ['SW-104'] },
    happens: ['sailed'],
  },
  {
    kind: 'others',
    id: 'west-others',
    answers: [{ by: 1, gives: { do: 'lay', cards: ['east'] } }],
  },
];
