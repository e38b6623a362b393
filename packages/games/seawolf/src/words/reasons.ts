import type { Say } from '@quarterdeck/kernel/say';
import type { ClauseId } from '../clauses.gen.ts';
import type { Kinds } from '../model/state.ts';
import type { ENGLISH } from './english.ts';
import { put } from './names.ts';

type Reason = Say<Kinds, typeof ENGLISH>['reason'];

/** Why a clause forbids something; clauses that forbid nothing are not here. */
const REASONS: { readonly [C in ClauseId]?: ReturnType<Reason> } = {
  'SW-056': put('why.no-port'),
  'SW-057': put('why.no-port'),
  'SW-072': put('why.not-aboard'),
  'SW-087': put('why.one-card'),
  'SW-089': put('why.goods-not-aboard'),
  'SW-090': put('why.cocoa-is-one'),
  'SW-094': put('why.same-card'),
  'SW-096': put('why.no-sail'),
  'SW-098': put('why.no-strategist'),
  'SW-129': put('why.acted'),
  'SW-131': put('why.other-action'),
  'SW-135': put('why.not-shown'),
  'SW-136': put('why.row-empty'),
  'SW-137': put('why.no-room'),
  'SW-138': put('why.no-cannon-here'),
  'SW-139': put('why.no-base'),
  'SW-140': put('why.no-cannons'),
  'SW-141': put('why.loaded'),
  'SW-145': put('why.no-extension'),
  'SW-147': put('why.nothing-to-trade'),
  'SW-148': put('why.one-direction'),
  'SW-150': put('why.box-empty'),
  'SW-151': put('why.no-cocoa'),
  'SW-153': put('why.nothing-to-trade'),
  'SW-155': put('why.same-good'),
  'SW-157': put('why.no-cocoa'),
  'SW-164': put('why.not-wanted'),
  'SW-165': put('why.slot-filled'),
  'SW-167': put('why.no-cocoa-aboard'),
  'SW-169': put('why.not-adjacent'),
  'SW-173': put('why.port-rum'),
  'SW-178': put('why.completed'),
  'SW-181': put('why.in-port'),
  'SW-215': put('why.no-loot'),
  'SW-232': put('why.loser-has-none'),
  'SW-233': put('why.no-room'),
  'SW-249': put('why.box-empty'),
  'SW-256': put('why.anchored'),
  'SW-258': put('why.no-marketeer'),
  'SW-S19': put('why.one-double'),
  'SW-S61': put('why.box-short'),
  'SW-S71': put('why.unloaded'),
  'SW-S74': put('why.rum-for-rum'),
  'SW-S89': put('why.just-taken'),
};

/** Unloading as a whole is denied where the ship lies at sea; a single slot, where it does not fit. */
export const reason: Reason = (clause, choice) => {
  const isWholeKind = Object.keys(choice).length === 1;
  if (clause === 'SW-164' && isWholeKind) return put('why.not-in-port');
  return REASONS[clause] ?? put('why.other');
};
