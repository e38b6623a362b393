import type { Say } from '@quarterdeck/kernel/say';
import type { ClauseId } from '../clauses.gen.ts';
import type { Kinds, Seawolf } from '../model/state.ts';
import { wordingsOf } from '../pack/wordings.ts';
import { topOfStack } from '../rules/extensions.ts';
import { shipOf } from '../rules/map.ts';
import type { ENGLISH } from './english.ts';
import { put, thalers } from './names.ts';

type Reason = Say<Kinds, typeof ENGLISH>['reason'];

/** Why a clause forbids something; clauses that forbid nothing are not here. */
const REASONS: { readonly [C in ClauseId]?: ReturnType<Reason> } = {
  'SW-056': put('why.no-port'),
  'SW-057': put('why.no-port'),
  'SW-072': put('why.not-aboard'),
  'SW-087': put('why.one-card'),
  'SW-089': put('why.goods-not-aboard'),
  'SW-090': put('why.cocoa-is-one'),
  'SW-096': put('why.no-sail'),
  'SW-098': put('why.no-strategist'),
  'SW-131': put('why.other-action'),
  'SW-135': put('why.not-shown'),
  'SW-136': put('why.row-empty'),
  'SW-137': put('why.no-room'),
  'SW-138': put('why.no-cannon-here'),
  'SW-139': put('why.no-base'),
  'SW-140': put('why.no-cannons'),
  'SW-141': put('why.loaded'),
  'SW-147': put('why.nothing-to-trade'),
  'SW-148': put('why.one-direction'),
  'SW-150': put('why.box-empty'),
  'SW-151': put('why.no-cocoa'),
  'SW-153': put('why.nothing-to-trade'),
  'SW-155': put('why.same-good'),
  'SW-157': put('why.no-cocoa'),
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
  'SW-S19': put('why.one-double'),
  'SW-S61': put('why.box-short'),
  'SW-S71': put('why.unloaded'),
  'SW-S74': put('why.rum-for-rum'),
  'SW-S89': put('why.just-taken'),
};

/** One clause may forbid for several reasons: which one, the choice and the position say. */
export const reason: Reason = (clause, choice, g) => {
  const isWholeKind = Object.keys(choice).length === 1;
  if (clause === 'SW-094')
    return put(
      'cards' in choice && choice.cards[0] === '2x' ? 'why.double-first' : 'why.same-card',
    );
  if (clause === 'SW-129') return put(choice.do === 'load' ? 'why.loaded' : 'why.acted');
  if (clause === 'SW-145') return whyNoExtension(g, choice);
  if (clause === 'SW-164') {
    if (isWholeKind) return put('why.not-in-port');
    return isAboard(g, choice) ? put('why.not-wanted') : put('why.not-aboard');
  }
  if (clause === 'SW-258') return put(isWholeKind ? 'why.no-marketeer' : 'why.not-aboard');
  return REASONS[clause] ?? put('why.other');
};

type Denied = Parameters<Reason>[1];

/** SW-145: the stack is empty, or the purse is. */
function whyNoExtension(g: Seawolf, choice: Denied): ReturnType<Reason> {
  const isEmpty = 'type' in choice && topOfStack(g, choice.type) === 0;
  if (isEmpty || g.turn === null) return put('why.stack-empty');
  return put('why.no-thaler', {
    thalers: thalers(wordingsOf(g).amounts.islands.extensionThalers),
    have: thalers(shipOf(g, g.turn.seat).thalers),
  });
}

const isAboard = (g: Seawolf, choice: Denied): boolean =>
  'good' in choice && g.turn !== null && shipOf(g, g.turn.seat)[choice.good] > 0;
