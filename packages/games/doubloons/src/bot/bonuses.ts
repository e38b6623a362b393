import { at } from '@quarterdeck/kernel';
import type { Doubloons, Ship } from '../model/state.ts';
import { BONUSES, type Bonus } from '../pack/components.ts';
import type { Scales } from './weights.ts';

/** As often as this question comes, a set would be too dear. */
export function kindsOf(fragments: Ship['fragments']): number {
  let kinds = 0;
  for (let i = 0; i < fragments.length; i++) if (fragments.indexOf(at(fragments, i)) === i) kinds++;
  return kinds;
}

const COUNTS: { readonly [B in Bonus]: (ship: Ship) => number } = {
  mostDoubloons: ({ doubloons }) => doubloons,
  mostJewels: ({ jewels }) => jewels.length,
  highestReputation: ({ reputation }) => reputation,
  bestKeptShip: ({ hull, crew }) => hull + crew,
  fullestMap: ({ fragments }) => kindsOf(fragments),
};

/** Points that the Advanced Scoring module may bring a ship (DD-254 to DD-259). */
export function bonusesOf(g: Doubloons, { bonuses }: Scales, ship: Ship): number {
  if (!g.modules.advancedScoring) return 0;
  let worth = 0;
  for (const bonus of BONUSES) {
    if (bonus === 'fullestMap' && g.board === 'alternate') continue; // DD-336
    const { points } = g.printed.content.scoring.bonuses[bonus];
    const lead = leadOf(g, ship, COUNTS[bonus]);
    if (g.over) worth += lead > 0 ? points : 0;
    else worth += points / (1 + Math.exp((bonuses.level - lead) / bonuses.lead[bonus]));
  }
  return worth;
}

function leadOf(g: Doubloons, ship: Ship, counts: (ship: Ship) => number): number {
  let most = 0;
  for (const other of g.ships) if (other.ship !== ship.ship) most = Math.max(most, counts(other));
  return counts(ship) - most;
}
