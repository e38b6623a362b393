// Chapter 22, the Black Jewel module: DD-243 to DD-253, DD-S97 to DD-S104

import type { Act, Chapter } from '@quarterdeck/kernel';
import { at, auto, decision } from '@quarterdeck/kernel';
import type { Doubloons, Draft, Kinds } from '../../model/state.ts';
import type { DieFace } from '../../pack/components.ts';
import type { ShipId } from '../../pack/fields.ts';
import { abilityOf } from '../captains.ts';
import {
  captainsInOrder,
  controllerOf,
  enemiesIn,
  isLegendary,
  regionOf,
  shipOf,
} from '../fleet.ts';
import { loseCrew, passDoubloons, passJewel } from '../mat.ts';

/** Who meets the bearer of a black jewel. */
const enemiesMet = (g: Doubloons, ship: ShipId): ShipId[] =>
  enemiesIn(g, ship, regionOf(shipOf(g, ship)));

/** DD-245, DD-249, DD-250, DD-S97, DD-S102: one roll, and none again. */
export function enterWithBlackJewel(g: Draft, ship: ShipId, act: Act<Kinds>): void {
  if (!g.modules.blackJewel || !shipOf(g, ship).jewels.includes('blackJewel')) return;
  if (enemiesMet(g, ship).length === 0) return;
  act.next('die/roll', { ship, reroll: false });
  act.next('black-jewel/result', { ship });
}

type Result = (g: Draft, ship: ShipId, enemies: readonly ShipId[], act: Act<Kinds>) => void;
const RESULTS: { readonly [F in DieFace]: Result } = {
  crew: (g, _, enemies, act) => {
    for (const enemy of enemies) loseCrew(g, enemy, 1, 'DD-246', act);
  },
  // DD-S99
  doubloon: (g, ship, enemies, act) => {
    for (const enemy of enemies)
      if (!abilityOf(g, enemy).guardsDoubloons) passDoubloons(g, enemy, ship, 1, 'DD-247', act);
  },
  voodoo: (g, ship, enemies, act) => {
    // DD-270: the legendary ghost ship does not choose.
    const order = isLegendary(shipOf(g, ship)) ? captainsInOrder(g) : enemies;
    const first = order.find((enemy) => enemies.includes(enemy)) ?? at(enemies, 0);
    if (enemies.length === 1 || order !== enemies)
      passJewel(g, ship, first, 'blackJewel', 'DD-248', act);
    else act.next('black-jewel/give', { ship });
  },
};

export const blackJewel: Chapter<Kinds, 'black-jewel'> = {
  'black-jewel/result': auto((g, { ship }, act) => {
    if (g.die !== null) RESULTS[g.die](g, ship, enemiesMet(g, ship), act);
  }),

  // DD-S100: the ship's own player, whoever moved it.
  'black-jewel/give': decision({
    seat: (g, { ship }) => controllerOf(g, ship),
    choices: (g, { ship }, offer) => {
      for (const enemy of enemiesMet(g, ship)) offer({ do: 'give-jewel', ship: enemy });
    },
    answer: (g, { ship }, choice, act) =>
      passJewel(g, ship, choice.ship, 'blackJewel', 'DD-248', act),
  }),
};
