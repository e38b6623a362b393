// What a choice, a denial or an event touches. The first target is where it is clicked.

import { at, type PlayOf } from '@quarterdeck/kernel';
import type { Event } from '@quarterdeck/kernel/engine';
import { holdingsTarget, seatTarget, type Target } from '@quarterdeck/kernel/say';
import type { Kinds, Prisoners } from '../model/state.ts';
import type { Maneuver } from '../pack/components.ts';
import type { HexId, ShipId } from '../pack/fields.ts';
import { knownOf } from './known.ts';
import type { PrisonersViewing } from './viewing.ts';

/** Every place of the ocean, and whatever stands there. */
export const hexTarget = (hex: HexId): Target => `hex/${hex}`;

/** The hexes that targets name, as far as they do. */
export const hexesIn = (
  { printed }: Pick<Prisoners, 'printed'>,
  targets: Iterable<Target>,
): HexId[] =>
  [...targets].flatMap((target) => {
    const [kind, index] = target.split('/');
    const print = kind === 'hex' ? printed.hexes[Number(index)] : undefined;
    return print === undefined ? [] : [print.hex];
  });

export const maneuverTarget = (maneuver: Maneuver): Target => `maneuver/${maneuver}`;
export const regionTarget = (region: number): Target => `region/${region}`;
export const playTarget = (play: number): Target => `play/${play}`;

/** Pieces that motions carry. */
export const shipPiece = (ship: ShipId): Target => `ship/${ship}`;
export const destinationPiece = (hex: HexId): Target => `destination/${hex}`;

/** Where a ship lies, if it is afloat. */
const shipTargets = (g: Prisoners, ship: ShipId): Target[] => {
  const { hex } = at(g.ships, ship);
  return hex === null ? [] : [hexTarget(hex)];
};

/** The ship that is about to sail, while it is asked where to. */
export const sailingShip = ({ stack }: PrisonersViewing['view']): ShipId | undefined => {
  const top = stack.at(-1);
  if (top?.step !== 'turn/sail' || !('ship' in top.data)) return undefined;
  return top.data.ship as ShipId;
};

export const targetsOf = ({ view }: PrisonersViewing, choice: PlayOf<Kinds>): readonly Target[] => {
  const g = view.state;
  // A denial may name a whole kind of choice: then its fields are missing.
  if ('maneuver' in choice) return [maneuverTarget(choice.maneuver)];
  if ('region' in choice) return [regionTarget(choice.region)];
  if ('play' in choice) return [playTarget(choice.play)];
  if ('opponent' in choice) return [seatTarget(choice.opponent)];
  if (choice.do === 'stay') {
    const ship = sailingShip(view);
    return ship === undefined ? [] : shipTargets(g, ship);
  }
  const hexes = 'hex' in choice ? [hexTarget(choice.hex)] : [];
  const ships = 'ship' in choice ? shipTargets(g, choice.ship) : [];
  if (choice.do === 'sink' || choice.do === 'capture')
    return g.engagement === null ? [] : [hexTarget(g.engagement.target)];
  return [...hexes, ...ships];
};

/** What is answered with a place or a piece of the ocean. */
const ON_THE_OCEAN: ReadonlySet<string> = new Set([
  'sail',
  'to',
  'explore',
  'attack',
  'choose-ship',
  'choose-hex',
  'choose-play',
] satisfies PlayOf<Kinds>['do'][]);

/** A whole kind is denied but for what is offered: so it is wherever else one clicks. */
export const deniedElsewhere = (
  { view }: PrisonersViewing,
  choice: PlayOf<Kinds>,
): readonly Target[] =>
  Object.keys(choice).length === 1 && ON_THE_OCEAN.has(choice.do)
    ? view.state.printed.hexes.map(({ hex }) => hexTarget(hex))
    : [];

const territoryHex = (g: Prisoners, territory: string): Target[] =>
  g.destinations
    .filter((one) => {
      const known = knownOf(one);
      return known.kind === 'territory' && known.territory === territory;
    })
    .map(({ hex }) => hexTarget(hex));

/** What an event happened to: lit when its line in the log is pointed at. */
export const eventTargets = (
  viewing: PrisonersViewing,
  { data }: Event<Kinds>,
): readonly Target[] => {
  const g = viewing.view.state;
  if ('from' in data && 'to' in data && 'ship' in data && !('hex' in data))
    return [hexTarget(data.to), hexTarget(data.from)];
  if ('hexes' in data && Array.isArray(data.hexes) && data.hexes.length > 0)
    return data.hexes.map((hex: HexId) => hexTarget(hex));
  if ('hex' in data) return [hexTarget(data.hex)];
  if ('target' in data)
    return [hexTarget(data.target), ...('ship' in data ? shipTargets(g, data.ship) : [])];
  if ('ship' in data) return shipTargets(g, data.ship);
  if ('territory' in data) return territoryHex(g, data.territory);
  if ('seat' in data && data.seat !== null) return [holdingsTarget(viewing, data.seat)];
  return [];
};
