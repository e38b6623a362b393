// Chapter 8, Attacks: DD-099 to DD-109, DD-347, DD-S64 to DD-S71

import type { Act, Chapter } from '@quarterdeck/kernel';
import { auto, decision } from '@quarterdeck/kernel';
import type { Doubloons, Draft, Kinds } from '../model/state.ts';
import type { DieFace } from '../pack/components.ts';
import type { ShipId } from '../pack/fields.ts';
import type { RegionId } from '../pack/printed.ts';
import { stealShells } from './alternate/relics.ts';
import { abilityOf } from './captains.ts';
import { controllerOf, isGhost, livingIn, regionOf, shipOf } from './fleet.ts';
import { regionAhead } from './geometry/ring.ts';
import { gainReputation, loseCrew, passDoubloons, takeDamage } from './mat.ts';
import { tellWater, waterOf } from './water/water.ts';

/** DD-099, DD-100, DD-106 */
const FORWARD_DAMAGE = 1;
const BROADSIDES_DAMAGE = 2;
const VOODOO_DAMAGE = 1;

/** DD-099, DD-148, DD-S69: the regions that a Forward Attack may strike. */
function regionsInRange(g: Doubloons, ship: ShipId): RegionId[] {
  const mat = shipOf(g, ship);
  const regions: RegionId[] = [];
  for (let by = 1; by <= waterOf(g, ship).forwardRange; by++)
    regions.push(regionAhead(g, regionOf(mat), mat.facing, by));
  return regions;
}

function strikeForward(
  g: Draft,
  ship: ShipId,
  region: RegionId,
  plus: number,
  act: Act<Kinds>,
): void {
  // DD-109, DD-241
  const damage = FORWARD_DAMAGE + plus + abilityOf(g, ship).forwardPlus;
  act.next('attack/strike', { ship, kind: 'forward', region, damage });
}

/** DD-108, DD-215, DD-216, DD-343: damages the ships at once, and then takes the credit. */
function hit(
  g: Draft,
  by: ShipId,
  targets: readonly ShipId[],
  damageTo: (target: ShipId) => number,
  act: Act<Kinds>,
): void {
  let sunk = 0;
  for (const target of targets)
    if (takeDamage(g, target, damageTo(target), by, 'DD-101', act)) sunk++;
  gainReputation(g, by, sunk, 'DD-215', act);
}

/** DD-104 to DD-106: what a result does to the ships that the Attack has damaged. */
const RESULTS: {
  readonly [F in DieFace]: (
    g: Draft,
    ship: ShipId,
    targets: readonly ShipId[],
    act: Act<Kinds>,
  ) => void;
} = {
  crew: (g, _, targets, act) => {
    for (const target of targets) loseCrew(g, target, 1, 'DD-104', act);
  },
  doubloon: (g, ship, targets, act) => {
    for (const target of targets)
      if (!abilityOf(g, target).guardsDoubloons) passDoubloons(g, target, ship, 1, 'DD-105', act);
  },
  // DD-220, DD-S66, DD-S67: a ship that the Attack sank is immune now.
  voodoo: (g, ship, targets, act) => {
    if (isGhost(shipOf(g, ship))) hit(g, ship, targets, () => VOODOO_DAMAGE, act);
    stealShells(g, ship, targets, act);
  },
};

export const attack: Chapter<Kinds, 'attack'> = {
  'attack/begin': auto((g, { ship, kind, plus }, act) => {
    if (kind === 'broadsides') {
      const region = regionOf(shipOf(g, ship));
      act.next('attack/strike', { ship, kind, region, damage: BROADSIDES_DAMAGE + plus });
      return;
    }
    const [only, ...more] = regionsInRange(g, ship);
    if (only === undefined) throw new Error('attack/begin: a Forward Attack without range');
    if (more.length > 0) act.next('attack/aim', { ship, plus });
    else strikeForward(g, ship, only, plus, act);
  }),

  'attack/aim': decision({
    seat: (g, { ship }) => controllerOf(g, ship),
    choices: (g, { ship }, offer) => {
      for (const region of regionsInRange(g, ship)) offer({ do: 'aim', region });
    },
    answer: (g, { ship, plus }, { region }, act) => strikeForward(g, ship, region, plus, act),
  }),

  // DD-102, DD-107, DD-S65: every living enemy ship there, and none of the ghosts.
  'attack/strike': auto((g, { ship, kind, region, damage }, act) => {
    const targets = livingIn(g, ship, region);
    const clause = kind === 'forward' ? 'DD-099' : 'DD-100';
    act.emit(clause, 'attacked', { ship, kind, region, targets: [...targets] });
    // DD-S64
    if (targets.length === 0) return;
    // DD-146, DD-S68
    const felt = (target: ShipId): number =>
      Math.min(damage, waterOf(g, target).damageCap ?? damage);
    for (const target of targets) if (felt(target) < damage) tellWater(g, target, 'DD-146', act);
    hit(g, ship, targets, felt, act);
    act.next('die/roll', { ship, reroll: true });
    act.next('attack/result', { ship, targets });
  }),

  // DD-103
  'attack/result': auto((g, { ship, targets }, act) => {
    if (g.die === null) throw new Error('attack/result: the die was not rolled');
    RESULTS[g.die](g, ship, targets, act);
  }),
};
