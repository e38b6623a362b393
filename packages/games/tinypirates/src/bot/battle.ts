// What a battle may bring, before and while dice lie on the table.

import { byId } from '@quarterdeck/kernel';
import type { Battle, Tinypirates } from '../model/state.ts';
import type { Merchant } from '../pack/components.ts';
import type { PirateId, Side } from '../pack/fields.ts';
import {
  automaticHits,
  damageOn,
  diceOf,
  symbolsFor,
  symbolsOf,
} from '../rules/battle/strength.ts';
import { pirateOf, playerCount } from '../rules/fleet.ts';
import { merchantOf } from '../rules/npc-ships.ts';
import { fusesFor, oddsAgainst } from './odds.ts';
import type { Scales } from './weights.ts';

/** Expected damage of a roll. */
function expectedDamage(g: Tinypirates, { battle }: Scales, pirate: PirateId, side: Side): number {
  const { faces } = g.printed.content.dice;
  const { deckhands, sureFire } = pirateOf(g, pirate);
  return (
    (diceOf(g, pirate) * symbolsOf(g, pirate)) / faces.length +
    deckhands.cannons +
    automaticHits(g, pirate, side) +
    (sureFire > 0 ? battle.fuse : 0)
  );
}

const winChance = ({ battle }: Scales, lead: number): number =>
  1 / (1 + Math.exp(-battle.sureness * lead));

/** What sinking a Merchant brings. */
function prizeOf(g: Tinypirates, { battle }: Scales, merchant: Merchant): number {
  const { card } = merchantOf(g, merchant);
  const { gold, legendUpToPlayers } = byId(g.printed.merchantCards, card);
  return gold + battle.crate + (playerCount(g) <= legendUpToPlayers ? battle.legend : 0);
}

const merchantDamage = (g: Tinypirates, merchant: Merchant): number =>
  byId(g.printed.merchantCards, merchantOf(g, merchant).card).damage;

/** What attacking a Merchant brings, by the odds of the dice. */
function raidWorth(
  g: Tinypirates,
  w: Scales,
  pirate: PirateId,
  merchant: Merchant,
  isOrdered: boolean,
): number {
  const damage = merchantDamage(g, merchant);
  const { win, tie, fuses } = oddsAgainst(g, w, pirate, damage, isOrdered);
  return (
    win * prizeOf(g, w, merchant) +
    tie * w.battle.tie +
    (1 - win - tie) * w.battle.defeat -
    fuses * w.sureFire
  );
}

/** What attacking there would bring, by an Attack Order or otherwise: the best of the ships on that space. */
export function attackWorth(
  g: Tinypirates,
  w: Scales,
  pirate: PirateId,
  space: number,
  isOrdered: boolean,
): number {
  const { legend, legendOfOther, defeat } = w.battle;
  let own = -1;
  let best = 0;
  for (const { merchant, space: there } of g.merchants)
    if (there === space) best = Math.max(best, raidWorth(g, w, pirate, merchant, isOrdered));
  for (const other of g.pirates) {
    if (other.pirate === pirate || other.space !== space || other.hiding) continue;
    if (own < 0) own = expectedDamage(g, w, pirate, 'attack');
    const chance = winChance(w, own - expectedDamage(g, w, other.pirate, 'defence'));
    best = Math.max(best, chance * legend + (1 - chance) * (defeat - legendOfOther));
  }
  return best;
}

/** Of the dice as they lie, or as they may fall. */
const damageSoFar = (g: Tinypirates, w: Scales, pirate: PirateId, side: Side): number =>
  damageOn(g, side)?.damage ?? expectedDamage(g, w, pirate, side);

/** Against a Merchant, of dice that Sure-fire Tokens may still turn. */
function raidHope(
  g: Tinypirates,
  w: Scales,
  { attackDice }: Battle,
  merchant: Merchant,
  pirate: PirateId,
): number {
  const lead = damageSoFar(g, w, pirate, 'attack') - merchantDamage(g, merchant);
  if (lead > 0) return prizeOf(g, w, merchant);
  const { sureFire } = pirateOf(g, pirate);
  if (sureFire > 0) {
    const best = Math.max(
      ...g.printed.content.dice.faces.map((face) => symbolsFor(g, pirate, face)),
    );
    const rolled = attackDice.map((face) => symbolsFor(g, pirate, face)).sort((a, b) => a - b);
    const damage = rolled.reduce((sum, each) => sum + each, 0);
    const fuses = fusesFor(rolled, best, damage - lead);
    if (fuses !== null && fuses <= sureFire) return prizeOf(g, w, merchant) - fuses * w.sureFire;
  }
  return lead === 0 ? w.battle.tie : w.battle.defeat;
}

/** Against another pirate. */
function duelHope(
  g: Tinypirates,
  w: Scales,
  { attacker, defenceDice }: Battle,
  defender: PirateId,
  pirate: PirateId,
): number {
  const attackerLeads =
    damageSoFar(g, w, attacker, 'attack') - damageSoFar(g, w, defender, 'defence');
  const lead = pirate === attacker ? attackerLeads : -attackerLeads;
  const isRolled = defenceDice.length > 0;
  if (isRolled && lead === 0) return w.battle.tie;
  const chance = isRolled ? Number(lead > 0) : winChance(w, lead);
  return chance * w.battle.legend + (1 - chance) * w.battle.defeat;
}

/** What the battle under way promises a pirate; once the damage is known, what it brings is coming in. */
export function battleHope(g: Tinypirates, w: Scales, battle: Battle, pirate: PirateId): number {
  const { attacker, defender, merchant, defenceDamage } = battle;
  if (defenceDamage !== null || (pirate !== attacker && pirate !== defender)) return 0;
  if (merchant !== null) return raidHope(g, w, battle, merchant, pirate);
  return defender === null ? 0 : duelHope(g, w, battle, defender, pirate);
}
