import type { Say } from '@quarterdeck/kernel/say';
import type { ClauseId } from '../clauses.gen.ts';
import type { Kinds } from '../model/state.ts';
import type { ENGLISH } from './english.ts';
import { put } from './names.ts';

type Reason = Say<Kinds, typeof ENGLISH>['reason'];

/** Why a clause forbids something; clauses that forbid nothing are not here. */
const REASONS: { readonly [C in ClauseId]?: ReturnType<Reason> } = {
  'TE-007': put('why.gold'),
  'TE-041': put('why.cove-taken'),
  'TE-057': put('why.deckhands'),
  'TE-064': put('why.same-space'),
  'TE-083': put('why.movement'),
  'TE-095': put('why.storm'),
  'TE-106': put('why.settlement'),
  'TE-111': put('why.market'),
  'TE-122': put('why.hired'),
  'TE-125': put('why.row'),
  'TE-127': put('why.crew-full'),
  'TE-131': put('why.bloodied'),
  'TE-133': put('why.searched'),
  'TE-141': put('why.no-target'),
  'TE-142': put('why.navy'),
  'TE-143': put('why.hiding'),
  'TE-178': put('why.cove'),
  'TE-179': put('why.cove-taken'),
  'TE-197': put('why.captain-first'),
  'TE-198': put('why.left-to-right'),
  'TE-201': put('why.bury-site'),
  'TE-203': put('why.bury-gold'),
  'TE-204': put('why.bury-navy'),
  'TE-205': put('why.bury-taken'),
  'TE-209': put('why.special-crates'),
  'TE-210': put('why.special-market'),
  'TE-213': put('why.no-crate'),
  'TE-220': put('why.reroll'),
  'TE-221': put('why.no-deckhand'),
  'TE-S50': put('why.row-late'),
  'TE-S70': put('why.discarded'),
  'TE-S72': put('why.one-step'),
  'TE-S88': put('why.no-treasure'),
};

export const reason: Reason = (clause) => REASONS[clause] ?? put('why.other');
