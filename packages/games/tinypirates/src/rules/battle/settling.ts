import { byId } from '@quarterdeck/kernel';
// Chapters 7.6 and 7.7, how a battle of players ends: TE-156 to TE-158, TE-167 to TE-169, TE-172 to TE-177,
// TE-S61, TE-S62, TE-S65

import type { Act } from '@quarterdeck/kernel';
import type { ClauseId } from '../../clauses.gen.ts';
import type { Battle, Draft, Kinds, Tinypirates } from '../../model/state.ts';
import type { Merchant } from '../../pack/components.ts';
import type { PirateId } from '../../pack/fields.ts';
import { gainGold } from '../gains.ts';
import { load } from '../hold.ts';
import { merchantOf } from '../npc-ships.ts';
import { resetMerchant } from './sinking.ts';

/** TE-156, TE-167 to TE-169 */
export function settleWithMerchant(
  g: Draft,
  pirate: PirateId,
  merchant: Merchant,
  lead: number,
  act: Act<Kinds>,
): void {
  if (lead > 0) {
    sink(g, pirate, merchant, act);
    return;
  }
  act.emit(lead < 0 ? 'TE-167' : 'TE-168', 'merchant-escaped', {
    pirate,
    merchant,
    tied: lead === 0,
  });
  if (lead < 0) act.next('jostle/suffer', { pirate });
  act.next('battle/console', { pirate });
}

/** TE-157, TE-158, TE-S61, TE-S62: Gold, crate, reset, Legend. */
function sink(g: Draft, pirate: PirateId, merchant: Merchant, act: Act<Kinds>): void {
  const ship = merchantOf(g, merchant);
  const { card, crate, space } = ship;
  if (crate === null) throw new Error(`sink: the ${merchant} Merchant has no crate`);
  const { gold } = byId(g.printed.merchantCards, card);
  act.emit('TE-156', 'merchant-sunk', { pirate, merchant, card, crate, gold, space });
  gainGold(g, pirate, gold, 'TE-157', act);
  ship.crate = null;
  load(g, pirate, [crate], act);
  resetMerchant(merchant, pirate, act);
  act.next('sinking/legend', { pirate, card });
}

/** TE-172 to TE-176, TE-S65 */
export function settleWithPirate(
  attacker: PirateId,
  defender: PirateId,
  lead: number,
  act: Act<Kinds>,
): void {
  if (lead === 0) {
    act.emit('TE-176', 'battle-tied', { pirate: attacker, defender });
    act.next('battle/console', { pirate: attacker });
    act.next('battle/console', { pirate: defender });
    return;
  }
  const [winner, loser] = lead > 0 ? [attacker, defender] : [defender, attacker];
  act.emit('TE-172', 'battle-won', { pirate: winner, loser });
  act.next('legend/gain', { pirate: winner });
  act.next('jostle/suffer', { pirate: loser });
  act.next('battle/console', { pirate: loser });
}

/** The rule by which a battle that was not won brings a Sure-fire Token. */
export function consolation(
  { solo }: Tinypirates,
  { merchant, attackDamage, defenceDamage }: Battle,
): ClauseId {
  const tied = attackDamage === defenceDamage;
  if (merchant !== null) return tied ? 'TE-168' : 'TE-167';
  if (tied) return 'TE-176';
  return solo === null ? 'TE-174' : 'TE-350';
}
