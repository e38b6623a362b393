import type { Say } from '@quarterdeck/kernel';
import type { ClauseId } from '../clauses.gen.ts';
import type { Kinds } from '../state.ts';
import type { ENGLISH } from './english.ts';
import { put } from './names.ts';

type Reason = Say<Kinds, typeof ENGLISH>['reason'];

/** Why a clause forbids something; clauses that forbid nothing are not here. */
const REASONS: { readonly [C in ClauseId]?: ReturnType<Reason> } = {};

export const reason: Reason = (clause) => REASONS[clause] ?? put('why.other');
