import { type InferAll, int, list, noFields, record, seat } from '@quarterdeck/kernel';
import type { ClauseId } from '../clauses.gen.ts';
import type { DriftwoodPack, Printed } from '../pack/pack.ts';
import type { Draft } from './state.ts';

/** Every frame that can lie on the stack. */
export const FRAMES = {
  'turn/take': record({ open: { seat } }),
  'turn/end': record({ open: { seat } }),
  'wave/roll': record({ open: { seat } }),
  'wave/brace': record({ open: { seat } }),
  'end/show': noFields,
};

/** Facts, in the past tense. */
export const EVENTS = {
  taken: record({ open: { seat, plank: int } }),
  dug: record({ open: { seat }, own: { plank: int } }),
  'wave-rolled': record({ open: { rolled: int } }),
  braced: record({ open: { seat, plank: int } }),
  wrecked: record({ open: { planks: list(int) } }),
  'beach-filled': record({ open: { planks: list(int) } }),
  shown: record({ open: { seat, planks: list(int) } }),
};

export type Kinds = {
  state: Draft;
  frames: InferAll<typeof FRAMES>;
  events: InferAll<typeof EVENTS>;
  choices: {
    'turn/take': { readonly do: 'take'; readonly plank: number } | { readonly do: 'dig' };
    'wave/brace': { readonly do: 'brace'; readonly plank: number };
  };
  clause: ClauseId;
  options: Record<never, never>;
  pack: DriftwoodPack;
  printed: Printed;
  asides: never;
};
