import type { Say } from '@quarterdeck/kernel/say';
import type { ClauseId } from '../clauses.gen.ts';
import type { Kinds } from '../model/state.ts';
import type { ENGLISH } from './english.ts';
import { put } from './names.ts';

type Reason = Say<Kinds, typeof ENGLISH>['reason'];

/** Why a clause forbids something; clauses that forbid nothing are not here. */
const REASONS: { readonly [C in ClauseId]?: ReturnType<Reason> } = {
  'DD-038': put('why.captain-taken'),
  'DD-041': put('why.no-start'),
  'DD-057': put('why.must-move'),
  'DD-077': put('why.no-fragment'),
  'DD-112': put('why.not-boardable'),
  'DD-114': put('why.own-icon'),
  'DD-115': put('why.target-icon'),
  'DD-133': put('why.no-come-about'),
  'DD-262': put('why.captain-taken'),
  'DD-281': put('why.captain-card'),
  'DD-299': put('why.nothing-stays'),
  'DD-312': put('why.crater-closed'),
  'DD-S115': put('why.not-stolen'),
  'DD-S117': put('why.no-start'),
  'DD-S48': put('why.stack-empty'),
  'DD-S57': put('why.one-move'),
  'DD-S80': put('why.no-loot'),
};

export const reason: Reason = (clause) => REASONS[clause] ?? put('why.other');
