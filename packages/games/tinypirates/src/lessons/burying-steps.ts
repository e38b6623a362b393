import { captainTarget, marketTarget, spaceTarget, wheelTarget } from '../words/targets.ts';
import {
  booty,
  buriedOf,
  captain,
  cost,
  goldOf,
  order,
  place,
  price,
  type Step,
} from './figures.ts';
import { POWDER_KEYS, SALTPETRE_POINT, TRADE } from './small-sea.ts';

/** Sail to a Market beside a Bury Site, sell both crates, bury. */
export const BURYING: readonly Step[] = [
  {
    kind: 'ask',
    id: 'trade',
    title: 'first.trade.title',
    at: 'wheel/order',
    before: {
      key: 'first.trade.before',
      with: order('trade'),
      points: [wheelTarget(TRADE)],
      clauses: ['TE-056', 'TE-111'],
    },
    right: { answers: [{ do: 'order', stop: TRADE }] },
    onOther: { key: 'first.trade.jump', with: order('trade'), clauses: ['TE-056', 'TE-057'] },
    hint: {
      key: 'first.trade.hint',
      points: [wheelTarget(TRADE)],
      clauses: ['TE-056'],
    },
  },
  {
    kind: 'ask',
    id: 'trade-sail',
    at: 'sail/step',
    before: {
      key: 'first.trade.sail',
      with: (now) => ({
        ...place(POWDER_KEYS)(now),
        booty: booty(now, 'gunpowder'),
        cost: cost(now, POWDER_KEYS),
      }),
      points: [spaceTarget(POWDER_KEYS)],
      clauses: ['TE-111', 'TE-201'],
    },
    right: { answers: [{ do: 'to', space: POWDER_KEYS }] },
    others: [
      {
        when: { do: 'to', space: SALTPETRE_POINT },
        says: {
          key: 'first.trade.dear',
          with: (now) => ({
            ...place(SALTPETRE_POINT)(now),
            booty: booty(now, 'gunpowder'),
            cost: cost(now, SALTPETRE_POINT),
          }),
          clauses: ['TE-111', 'TE-203'],
        },
        is: 'taken-back',
      },
    ],
    onOther: {
      key: 'first.trade.away',
      with: (now) => ({ booty: booty(now, 'gunpowder') }),
      clauses: ['TE-111'],
    },
    hint: {
      key: 'first.trade.west',
      with: (now) => ({ booty: booty(now, 'gunpowder') }),
      points: [spaceTarget(POWDER_KEYS)],
      clauses: ['TE-111'],
    },
  },
  {
    kind: 'ask',
    id: 'trade-stop',
    at: 'sail/step',
    before: { key: 'first.trade.stop', clauses: ['TE-082'] },
    right: { answers: [{ do: 'stop' }] },
    onOther: { key: 'first.trade.gone', clauses: ['TE-105'] },
    hint: { key: 'first.trade.here', clauses: ['TE-082'] },
  },
  {
    kind: 'ask',
    id: 'sell',
    title: 'first.sell.title',
    at: 'turn/execute',
    before: { key: 'first.sell.before', with: order('trade'), clauses: ['TE-104'] },
    right: { answers: [{ do: 'execute' }] },
    others: [
      {
        when: { do: 'leave' },
        says: { key: 'first.sell.leave', clauses: ['TE-104'] },
        is: 'taken-back',
      },
    ],
    nothingElse: true,
    hint: { key: 'first.sell.go', clauses: ['TE-104'] },
  },
  {
    kind: 'ask',
    id: 'sell-both',
    at: 'trade/sell',
    before: {
      key: 'first.sell.many',
      with: (now) => ({
        gold: price(now, 'gunpowder'),
        low: Math.min(...now.state.printed.market),
      }),
      points: [marketTarget('gunpowder')],
      clauses: ['TE-112', 'TE-113', 'TE-116', 'TE-119'],
    },
    right: { answers: [{ do: 'sell', count: 2 }] },
    onRight: {
      key: 'first.sell.right',
      with: (now) => ({ gold: goldOf(now) }),
      clauses: ['TE-113'],
    },
    others: [
      {
        when: { do: 'sell', count: 1 },
        says: {
          key: 'first.sell.few',
          with: (now) => ({ gold: goldOf(now) }),
          clauses: ['TE-116', 'TE-203'],
        },
        is: 'taken-back',
      },
    ],
    nothingElse: true,
    hint: { key: 'first.sell.hint', clauses: ['TE-112'] },
    happens: ['crates-sold', 'market-shifted'],
  },
  {
    kind: 'ask',
    id: 'bury',
    title: 'first.bury.title',
    at: 'bonus/choose',
    before: {
      key: 'first.bury.before',
      with: (now) => ({
        ...order('trade')(now),
        captain: captain(now),
        cost: cost(now, POWDER_KEYS),
        gold: goldOf(now),
      }),
      points: [captainTarget('wendy-byrd'), spaceTarget(POWDER_KEYS)],
      clauses: ['TE-187', 'TE-198', 'TE-201', 'TE-266'],
    },
    right: { answers: [{ do: 'captain-bonus', place: 0 }] },
    onRight: {
      key: 'first.bury.right',
      with: (now) => ({
        count: buriedOf(now),
        treasures: now.state.printed.limits.treasuresToWin,
      }),
      clauses: ['TE-207', 'TE-255'],
    },
    others: [
      {
        when: { do: 'end' },
        says: { key: 'first.bury.end', with: order('trade'), clauses: ['TE-187', 'TE-190'] },
        is: 'taken-back',
      },
    ],
    nothingElse: true,
    hint: {
      key: 'first.bury.hint',
      with: (now) => ({ captain: captain(now) }),
      points: [captainTarget('wendy-byrd')],
      clauses: ['TE-187'],
    },
    happens: ['treasure-buried'],
  },
  {
    kind: 'others',
    id: 'old-salt-searches',
    answers: [
      { gives: { do: 'order', stop: 2 } },
      { gives: { do: 'stop' } },
      { gives: { do: 'execute' } },
    ],
    happens: ['token-revealed', 'gold-gained'],
  },
];
