// Reef in words. `g` is always a view's state: what the viewer may not know is a hole.

import type { Seat } from '@quarterdeck/kernel';
import { claims, type KeyOf, type Message, messages, type Say } from '@quarterdeck/kernel/say';
import type { ClauseId } from './clauses.gen.ts';
import type { Kinds } from './kinds.ts';
import { pearlsIn } from './pearls.ts';
import type { PoolId } from './printed.ts';
import { ENGLISH } from './say/english.ts';
import { events } from './say/events.ts';
import { measures } from './say/measures.ts';
import { charmName, helperName, pearlName, player, poolName, poolNames } from './say/names.ts';
import { boatOf, charmOf, depthOf, diveOf, hasCurrent, type Reef } from './state.ts';

const put = messages(ENGLISH);
const promise = claims<Kinds>()(ENGLISH, measures);
type Words = Message<KeyOf<typeof ENGLISH>>;

const question: Say<Kinds, typeof ENGLISH>['question'] = {
  'round/plan': () => put('ask.plan'),
  'diving/choose': (g) => put(diveOf(g).breath > 1 ? 'ask.choose' : 'ask.choose.last'),
  'storm/charms': (g, { diver }, seat) => {
    const pool = poolName(g, diveOf(g).into ?? boatOf(g, diver).pool);
    return seat === diver
      ? put('ask.charms.own', { pool })
      : put('ask.charms', { diver: player(diver), pool });
  },
  'pearl/pick': (_, { pearls }) => put('ask.pick', { count: pearls.length }),
  'helper/moment': (g, { moment }) =>
    moment === 'beforeDive'
      ? put('ask.before')
      : put('ask.after', { diver: player(diveOf(g).seat) }),
};

const choice: Say<Kinds, typeof ENGLISH>['choice'] = {
  'round/plan': (g, { pools }) => put('do.plan', { pools: poolNames(g, pools) }),
  'diving/choose': (g, wanted) =>
    wanted.do === 'stay' ? put('do.stay') : put('do.dive', { pool: poolName(g, wanted.pool) }),
  'storm/charms': (g, { charm }) => put('do.charm', { charm: charmName(g, charm) }),
  'pearl/pick': (g, { pearl }) => put('do.keep', { pearl: pearlName(g, pearl), value: pearl }),
  'helper/moment': (g, { helper }) => put('do.use', { helper: helperName(g, helper) }),
};

/** Why a clause forbids something; clauses that forbid nothing are not here. */
const REASONS: { readonly [C in ClauseId]?: Words } = {
  'RF-026': put('why.not-planned'),
  'RF-027': put('why.current'),
  'RF-032': put('why.calm'),
  'RF-033': put('why.squall'),
  'RF-034': put('why.lantern'),
  'RF-035': put('why.keepsake'),
  'RF-052': put('why.pearls-wait'),
};

/** Charms may change all of it until the boat is down there. */
const aboutPool = (g: Reef, pool: PoolId, seat: Seat) => [
  promise('tells.draw', Math.min(pearlsIn(g, pool), g.bag.length), seat, 'dived'),
  g.storms
    ? promise('has.depth.storm', depthOf(g, pool), pool)
    : promise('spares.storm-rolled', undefined, pool, 'dived'),
  hasCurrent(g, pool)
    ? promise('costs.divers', 1, seat, 'dived')
    : promise('keeps.divers', undefined, seat, 'dived'),
];

const ENDINGS: { readonly [C in ClauseId]?: Words } = {
  'RF-053': put('end.alone'),
  'RF-057': put('end.divers'),
};

export const say: Say<Kinds, typeof ENGLISH> = {
  catalogue: ENGLISH,
  question,
  choice,
  pass: (step) => put(step === 'storm/charms' ? 'pass.charms' : 'pass.helpers'),
  detail: {
    'round/plan': (g, { pools }) =>
      pools.map((pool) => promise('has.depth', depthOf(g, pool), pool)),
    'diving/choose': (g, wanted, _, seat) =>
      wanted.do === 'dive' ? aboutPool(g, wanted.pool, seat) : undefined,
    'storm/charms': (g, { charm }) => put(`charm.${charmOf(g, charm)}`),
    'helper/moment': (_, { helper }, __, seat) =>
      helper === 'cook' || helper === 'lampkeeper'
        ? promise('brings.divers', 1, seat)
        : put(`helper.${helper}`),
  },
  measures,
  group: {
    'round/plan': (g, { pools: [first] }) =>
      first === undefined
        ? undefined
        : { title: put('group.first', { pool: poolName(g, first) }), icon: 'dive' },
  },
  icon: {
    'diving/choose': (_, wanted) => (wanted.do === 'dive' ? 'dive' : 'anchor'),
    'storm/charms': () => 'charm',
    'pearl/pick': () => 'pearl',
    'helper/moment': () => 'helper',
  },
  kind: { 'diving/choose': { dive: put('kind.dive') } },
  aside: () => put('do.leave'),
  event: events,
  reason: (clause) => REASONS[clause] ?? put('why.other'),
  score: ({ line, count }) => {
    if (line === 'pearls' || line === 'keepsakes') return put(`score.${line}`, { count });
    return put('score.helpers');
  },
  ending: (because) => ENDINGS[because] ?? put('end.points'),
};
