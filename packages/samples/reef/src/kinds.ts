import {
  count,
  flag,
  type InferAll,
  type InferOptions,
  int,
  list,
  noFields,
  record,
  seat,
  toggle,
  word,
} from '@quarterdeck/kernel';
import type { ClauseId } from './clauses.gen.ts';
import { HELPERS, type Helper, type ReefPack } from './pack.ts';
import type { CharmId, PoolId, Printed } from './printed.ts';
import { charm, type Draft, pool } from './state.ts';

/** When helpers may be used. */
export const MOMENTS = ['beforeDive', 'afterDive'] as const;
export type Moment = (typeof MOMENTS)[number];

/** Every frame that can lie on the stack, declared with who may see what in it. */
export const FRAMES = {
  'round/start': noFields,
  'round/plan': noFields,
  'round/end': noFields,
  'diving/begin': record({ open: { seat } }),
  'diving/choose': noFields,
  'diving/enter': record({ open: { pool } }),
  'diving/end': noFields,
  'storm/charms': record({ open: { diver: seat } }),
  'storm/roll': record({ open: { pool } }),
  'pearl/draw': record({ open: { seat, pool } }),
  'pearl/pick': record({ open: { seat }, own: { pearls: list(int) } }), // RF-062: a secret on the stack
  'helper/moment': record({ open: { moment: word(MOMENTS) } }),
  'scoring/count': noFields,
};

/** Facts, in the past tense. Log, animation, sound and statistics are made from these alone. */
export const EVENTS = {
  'currents-drifted': record({ open: { currents: list(pool) } }),
  'plans-laid': record({ open: { seats: list(seat) } }),
  'plan-shown': record({ open: { seat, plan: list(pool) } }),
  stayed: record({ open: { seat } }),
  'dive-begun': record({ open: { seat } }),
  'charm-played': record({ open: { seat, charm } }),
  'storm-rolled': record({ open: { seat, pool, rolled: int, breaks: flag } }),
  dived: record({ open: { seat, pool } }),
  'diver-lost': record({ open: { seat } }),
  'divers-back': record({ open: { seat, count: int } }),
  'pearls-drawn': record({ open: { seat, count: int }, own: { pearls: list(int) } }),
  'pearl-kept': record({ open: { seat }, own: { pearl: int } }),
  'charm-drawn': record({ open: { seat }, own: { charm } }),
  'helper-used': record({ open: { seat, helper: word(HELPERS) } }),
  'round-ended': record({ open: { round: int, first: seat } }),
  left: record({ open: { seat } }),
  counted: record({ open: { seat, pearls: list(int), keepsakes: list(charm) } }),
};

/** Types only: the list of offers is the check. */
type Choices = {
  'round/plan': { readonly do: 'plan'; readonly pools: readonly PoolId[] };
  'diving/choose': { readonly do: 'stay' } | { readonly do: 'dive'; readonly pool: PoolId };
  'storm/charms': { readonly do: 'charm'; readonly charm: CharmId };
  'pearl/pick': { readonly do: 'keep'; readonly pearl: number };
  'helper/moment': { readonly do: 'use'; readonly helper: Helper };
};

export const OPTIONS = {
  rounds: count(
    { least: 2, most: 6 },
    {
      title: 'Rounds',
      about: 'How many rounds are played before the pearls are counted.',
      default: 4,
    },
  ),
  storms: toggle({
    title: 'Storms',
    about: 'Whether a die decides before each pool if a storm breaks.',
    default: true,
  }),
};

export type Kinds = {
  state: Draft;
  frames: InferAll<typeof FRAMES>;
  events: InferAll<typeof EVENTS>;
  choices: Choices;
  clause: ClauseId;
  options: InferOptions<typeof OPTIONS>;
  pack: ReefPack;
  printed: Printed;
  asides: { readonly do: 'leave' };
};
