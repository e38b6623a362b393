import { byId } from '@quarterdeck/kernel';
// What a battle may bring, before and while dice lie on the table.

import type { Battle, Tinypirates } from '../model/state.ts';
import type { Merchant } from '../pack/components.ts';
import type { PirateId, Side } from '../pack/fields.ts';
import { automaticHits, damageOn, diceOf, symbolsOf } from '../rules/battle/strength.ts';
import { pirateOf, playerCount } from '../rules/fleet.ts';
import { merchantOf } from '../rules/npc-ships.ts';

const LEGEND = 3;
const CRATE = 1.6;
/** Jostled, and a Sure-fire for it. */
const DEFEAT = -0.6;
const TIE = 0.6;
/** What a Sure-fire at hand adds to a roll. */
const FUSE = 0.6;
/** A tie sinks nothing. */
const MARGIN = 0.5;
/** How surely a lead of one in expected damage wins. */
const SURENESS = 1;

/** Expected damage of a roll. */
function expectedDamage(g: Tinypirates, pirate: PirateId, side: Side): number {
  const { faces } = g.printed.content.dice;
  const { deckhands, sureFire } = pirateOf(g, pirate);
  return (
    (diceOf(g, pirate) * symbolsOf(g, pirate)) / faces.length +
    deckhands.cannons +
    automaticHits(g, pirate, side) +
    (sureFire > 0 ? FUSE : 0)
  );
}

const winChance = (lead: number): number => 1 / (1 + Math.exp(-SURENESS * lead));

/** What sinking a Merchant brings. */
function prizeOf(g: Tinypirates, merchant: Merchant): number {
  const { card } = merchantOf(g, merchant);
  const { gold, legendUpToPlayers } = byId(g.printed.merchantCards, card);
  return gold + CRATE + (playerCount(g) <= legendUpToPlayers ? LEGEND : 0);
}

const merchantDamage = (g: Tinypirates, merchant: Merchant): number =>
  byId(g.printed.merchantCards, merchantOf(g, merchant).card).damage;

/** What attacking there would bring: the best of the ships on that space. */
export function attackWorth(g: Tinypirates, pirate: PirateId, space: number): number {
  let own = -1;
  let best = 0;
  for (const { merchant, space: there } of g.merchants) {
    if (there !== space) continue;
    if (own < 0) own = expectedDamage(g, pirate, 'attack');
    const chance = winChance(own - merchantDamage(g, merchant) - MARGIN);
    best = Math.max(best, chance * prizeOf(g, merchant) + (1 - chance) * DEFEAT);
  }
  for (const other of g.pirates) {
    if (other.pirate === pirate || other.space !== space || other.hiding) continue;
    if (own < 0) own = expectedDamage(g, pirate, 'attack');
    const chance = winChance(own - expectedDamage(g, other.pirate, 'defence'));
    best = Math.max(best, chance * LEGEND + (1 - chance) * (DEFEAT - LEGEND / 2));
  }
  return best;
}

/** Of the dice as they lie, or as they may fall. */
const damageSoFar = (g: Tinypirates, pirate: PirateId, side: Side): number =>
  damageOn(g, side)?.damage ?? expectedDamage(g, pirate, side);

const defenceSoFar = (g: Tinypirates, { defender, merchant }: Battle): number => {
  if (merchant !== null) return merchantDamage(g, merchant);
  return defender === null ? 0 : damageSoFar(g, defender, 'defence');
};

/** What the battle under way promises a pirate. */
export function battleHope(g: Tinypirates, battle: Battle, pirate: PirateId): number {
  const { attacker, defender, merchant } = battle;
  if (pirate !== attacker && pirate !== defender) return 0;
  const attackerLeads = damageSoFar(g, attacker, 'attack') - defenceSoFar(g, battle);
  const lead = pirate === attacker ? attackerLeads : -attackerLeads;
  const settled = merchant !== null || battle.defenceDice.length > 0;
  if (settled && lead === 0) return TIE;
  const chance = settled ? Number(lead > 0) : winChance(lead);
  const prize = merchant === null ? LEGEND : prizeOf(g, merchant);
  return chance * prize + (1 - chance) * DEFEAT;
}
