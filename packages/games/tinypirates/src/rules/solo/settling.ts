// Section 16, how battles with the Solo Pirate end: TE-346 to TE-351

import { type Act, auto, byId, type Chapter } from '@quarterdeck/kernel';
import type { Draft, Kinds, Tinypirates } from '../../model/state.ts';
import type { Merchant } from '../../pack/components.ts';
import { resetMerchant } from '../battle/sinking.ts';
import { gainSureFire } from '../gains.ts';
import { merchantOf } from '../npc-ships.ts';
import { jostleSolo } from './jostle.ts';
import { PLAYER, SOLO } from './opponent.ts';

/** TE-347, TE-348, TE-349, TE-351: what defeat or a tie still brings it. */
const CONSOLATION = 1;

/** TE-350, TE-S113 */
const leastMerchantGold = (g: Tinypirates): number =>
  Math.min(...g.merchants.map(({ card }) => byId(g.printed.merchantCards, card).gold));

export const soloSettling: Pick<Chapter<Kinds, 'solo'>, 'solo/settle' | 'solo/beaten'> = {
  'solo/settle': auto((g, _, act) => {
    if (g.battle === null) throw new Error('solo/settle: there is no battle');
    const { attacker, merchant, attackDamage, defenceDamage } = g.battle;
    const ahead = (attackDamage ?? 0) - (defenceDamage ?? 0);
    if (merchant !== null) settleWithMerchant(g, merchant, ahead, act);
    else settleWithPlayer(g, attacker === SOLO ? ahead : -ahead, act);
  }),

  'solo/beaten': auto((g, _, act) => {
    jostleSolo(g, act);
    act.next('solo/gold', { gold: CONSOLATION });
    act.next('solo/retreat', {});
  }),
};

function settleWithMerchant(g: Draft, merchant: Merchant, ahead: number, act: Act<Kinds>): void {
  if (ahead > 0) {
    sink(g, merchant, act);
    return;
  }
  const tied = ahead === 0;
  act.emit(tied ? 'TE-348' : 'TE-347', 'merchant-escaped', { pirate: SOLO, merchant, tied });
  if (tied) act.next('solo/gold', { gold: CONSOLATION });
  else act.next('solo/beaten', {});
}

/** TE-346, TE-S124: Gold, crate, then the reset, each with the burial that is due. */
function sink(g: Draft, merchant: Merchant, act: Act<Kinds>): void {
  const ship = merchantOf(g, merchant);
  const { card, crate, space } = ship;
  if (crate === null) throw new Error('solo/settle: the Merchant carries nothing');
  const { gold } = byId(g.printed.merchantCards, card);
  ship.crate = null;
  g.loading.push(crate);
  act.emit('TE-346', 'merchant-sunk', { pirate: SOLO, merchant, card, crate, gold, space });
  act.next('solo/gold', { gold });
  act.next('solo/load', {});
  resetMerchant(merchant, SOLO, act);
}

function settleWithPlayer(g: Draft, ahead: number, act: Act<Kinds>): void {
  if (ahead < 0) {
    act.emit('TE-349', 'battle-won', { pirate: PLAYER, loser: SOLO });
    act.next('legend/gain', { pirate: PLAYER });
    act.next('solo/beaten', {});
    return;
  }
  if (ahead > 0) {
    act.emit('TE-350', 'battle-won', { pirate: SOLO, loser: PLAYER });
    act.next('jostle/suffer', { pirate: PLAYER });
    act.next('battle/console', { pirate: PLAYER });
    act.next('solo/gold', { gold: leastMerchantGold(g) });
    return;
  }
  const attacker = g.battle?.attacker ?? SOLO;
  const defender = attacker === SOLO ? PLAYER : SOLO;
  act.emit('TE-351', 'battle-tied', { pirate: attacker, defender });
  gainSureFire(g, PLAYER, 'TE-351', act);
  act.next('solo/gold', { gold: CONSOLATION });
}
