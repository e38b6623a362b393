import { at } from '@quarterdeck/kernel';
import type { Seawolf, Ship } from '../model/state.ts';
import { shipValue, typeOf } from '../rules/extensions.ts';
import { placeOf } from '../rules/scoring.ts';
import type { Scales } from './weights.ts';

/** What all ships are ranked by, by seat. */
export type Fleet = { readonly values: readonly number[]; readonly cannons: readonly number[] };

export const fleetOf = (g: Seawolf): Fleet => ({
  values: g.ships.map((ship) => shipValue(g, ship)),
  cannons: g.ships.map((ship) => ship.cannons),
});

/** Extensions and cannons: the prizes they promise (SW-285 to SW-290) and the use they are. */
export function shipWorth(
  g: Seawolf,
  { ship: w }: Scales,
  ship: Ship,
  fleet: Fleet,
  time: number,
): number {
  const { shipValue: forValue, cannons: forCannons } = g.printed.content.amounts.scoring;
  const value = at(fleet.values, ship.seat);
  const place = placeOf(value, fleet.values);
  const gunPlace = placeOf(ship.cannons, fleet.cannons);
  const prizes =
    (place === 'none' ? 0 : forValue[place]) + (gunPlace === 'none' ? 0 : forCannons[gunPlace]);
  const sure = 1 - time * (1 - w.firm);
  const hope = time * (w.valuePoint * value + w.cannonPoint * ship.cannons);
  return prizes * sure + hope + time * (helpOf(g, w, ship) + w.cannon * ship.cannons);
}

function helpOf(g: Seawolf, w: Scales['ship'], ship: Ship): number {
  let help = 0;
  for (let index = 0; index < ship.extensions.length; index++) {
    const type = typeOf(g, at(ship.extensions, index));
    const [first = 0, further = 0] = w.help[type];
    let isFirst = true;
    for (let earlier = 0; earlier < index; earlier++)
      if (typeOf(g, at(ship.extensions, earlier)) === type) isFirst = false;
    help += isFirst ? first : further;
  }
  return help;
}

/** Rum in thalers. */
export function rumWorth({ rum: worth }: Scales, rum: number, time: number): number {
  const most = worth.sailing.length - 1;
  const sailing =
    (worth.sailing[Math.min(rum, most)] ?? 0) + Math.max(0, rum - most) * worth.further;
  return time * sailing + (1 - time) * rum * worth.leftOver;
}
