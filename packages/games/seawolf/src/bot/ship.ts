import { at } from '@quarterdeck/kernel';
import type { Seawolf, Ship } from '../model/state.ts';
import type { ExtensionType } from '../pack/components.ts';
import { shipValue, typeOf } from '../rules/extensions.ts';
import { placeOf } from '../rules/scoring.ts';

/** What an extension helps over a whole game, by type, and what each further one of it helps. */
const HELP: { readonly [T in ExtensionType]: readonly [first: number, further: number] } = {
  hold: [1.6, 0.8],
  cannonBase: [0.8, 0.3],
  extraSail: [2.2, 0],
  extraWick: [0.7, 0.4],
};
/** What a cannon wins or saves over a whole game. */
const CANNON = 1.1;
/** How sure a prize is that one would have now, early in the game. */
const FIRM = 0.35;
/** What a point of ship value, or a cannon, adds to the hope for its prize, early in the game. */
const VALUE_POINT = 0.45;
const CANNON_POINT = 0.35;

/** Extensions and cannons: the prizes they promise (SW-285 to SW-290) and the use they are. */
export function shipWorth(g: Seawolf, ship: Ship, time: number): number {
  const { shipValue: forValue, cannons: forCannons } = g.printed.content.amounts.scoring;
  const value = shipValue(g, ship);
  const place = placeOf(value, valuesOf(g));
  const gunPlace = placeOf(ship.cannons, cannonsOf(g));
  const prizes =
    (place === 'none' ? 0 : forValue[place]) + (gunPlace === 'none' ? 0 : forCannons[gunPlace]);
  const sure = 1 - time * (1 - FIRM);
  const hope = time * (VALUE_POINT * value + CANNON_POINT * ship.cannons);
  return prizes * sure + hope + time * (helpOf(g, ship) + CANNON * ship.cannons);
}

const valuesOf = (g: Seawolf): number[] => g.ships.map((ship) => shipValue(g, ship));
const cannonsOf = (g: Seawolf): number[] => g.ships.map((ship) => ship.cannons);

function helpOf(g: Seawolf, ship: Ship): number {
  let help = 0;
  for (let index = 0; index < ship.extensions.length; index++) {
    const type = typeOf(g, at(ship.extensions, index));
    const [first, further] = HELP[type];
    let isFirst = true;
    for (let earlier = 0; earlier < index; earlier++)
      if (typeOf(g, at(ship.extensions, earlier)) === type) isFirst = false;
    help += isFirst ? first : further;
  }
  return help;
}

/** Rum in thalers while there is sailing to do: the first ones matter most. */
const RUM_WORTH: readonly number[] = [-1.8, 0.4, 1.5, 2.2, 2.7, 3.1, 3.4, 3.6];
/** What is left of it at the end (SW-292). */
const LEFT_OVER = 0.5;

export function rumWorth(rum: number, time: number): number {
  const most = RUM_WORTH.length - 1;
  const sailing = at(RUM_WORTH, Math.min(rum, most)) + Math.max(0, rum - most) * LEFT_OVER;
  return time * sailing + (1 - time) * rum * LEFT_OVER;
}
