// What a choice, a denial or an event touches. The first target is where it is clicked.

import type { PlayOf } from '@quarterdeck/kernel';
import type { Event } from '@quarterdeck/kernel/engine';
import { holdingsTarget, type Target } from '@quarterdeck/kernel/say';
import type { Kinds } from '../model/state.ts';
import type { Colour, Facing, FragmentSymbol } from '../pack/components.ts';
import type { ShipId } from '../pack/fields.ts';
import type { Captain, Jewel, Relic } from '../pack/ids.gen.ts';
import type { CardId, LocationId, RegionId } from '../pack/printed.ts';
import { shipOf } from '../rules/fleet.ts';
import { regionAhead } from '../rules/geometry/ring.ts';
import { aboutShip, stepNow } from './asked-about.ts';
import type { DoubloonsViewing } from './viewing.ts';

export const regionTarget = (region: RegionId): Target => `region/${region}`;
/** Where a ship would lie, and which way it would face. */
export const startTarget = (region: RegionId, facing: Facing): Target =>
  `start/${region}/${facing}`;
/** A captain's card, while captains are taken. */
export const captainTarget = (captain: Captain): Target => `captain/${captain}`;
export const locationTarget = (location: LocationId): Target => `location/${location}`;
export const shipTarget = (ship: ShipId): Target => `ship/${ship}`;
export const cardTarget = (card: CardId): Target => `card/${card}`;
export const stackTarget = (colour: Colour): Target => `stack/${colour}`;
/** On the viewer's mat. */
export const fragmentTarget = (symbol: FragmentSymbol): Target => `fragment/${symbol}`;
export const relicTarget = (relic: Relic): Target => `relic/${relic}`;
export const jewelTarget = (jewel: Jewel): Target => `jewel/${jewel}`;
/** One of the two actions of the card that is being played. */
export const actionTarget = (action: string): Target => `action/${action}`;

/** Pieces that motions carry. */
export const pawnPiece = (ship: ShipId): Target => `pawn/${ship}`;
export const shipPiece = (ship: ShipId): Target => `hull/${ship}`;
/** Points of the ring that ships sail by. */
export const buoy = (region: RegionId, side: 'berth' | 'cw' | 'ccw'): Target =>
  `buoy/${region}/${side}`;
export const locationPiece = (location: LocationId): Target => `tile/${location}`;
export const HEAP: Target = 'heap';

/** Sailing touches the water ahead, coming about the ship. */
const moveTargets = (viewing: DoubloonsViewing, choice: object): Target[] => {
  const ship = aboutShip(viewing);
  if (ship === undefined || ship.region === null || !('icon' in choice)) return [];
  return choice.icon === 'sail'
    ? [regionTarget(regionAhead(viewing.view.state, ship.region, ship.facing))]
    : [shipTarget(ship.ship)];
};

const FROM_A_SHIP: ReadonlySet<string> = new Set([
  'board/fragment',
  'board/jewel',
  'duel/totem',
  'relics/steal-shell',
]);

/** The viewer's things lie on the viewer's mat; what is taken lies with a ship, ashore or in the water. */
const thingTargets = (viewing: DoubloonsViewing, own: Target): Target[] => {
  const ship = aboutShip(viewing);
  if (ship === undefined) return [];
  const step = stepNow(viewing);
  if (FROM_A_SHIP.has(step)) return [shipTarget(ship.ship)];
  if (step === 'island/totem') return ship.location === null ? [] : [locationTarget(ship.location)];
  if (step === 'relics/find-shell') return ship.region === null ? [] : [regionTarget(ship.region)];
  return [own];
};

// A denial may name a whole kind of choice: then its fields are missing.
export const targetsOf = (viewing: DoubloonsViewing, choice: PlayOf<Kinds>): readonly Target[] => {
  if (viewing.me === undefined) return [];
  if (choice.do === 'move') return moveTargets(viewing, choice);
  if ('captain' in choice)
    return [startTarget(choice.region, choice.facing), captainTarget(choice.captain)];
  if ('cards' in choice) return choice.cards.map(cardTarget);
  if ('region' in choice) return [regionTarget(choice.region)];
  if ('location' in choice) return [locationTarget(choice.location)];
  if ('ship' in choice) return [shipTarget(choice.ship)];
  if ('colour' in choice) return [stackTarget(choice.colour)];
  if ('action' in choice) return [actionTarget(choice.action)];
  if ('symbol' in choice) return thingTargets(viewing, fragmentTarget(choice.symbol));
  if ('relic' in choice) return thingTargets(viewing, relicTarget(choice.relic));
  if ('jewel' in choice) return thingTargets(viewing, jewelTarget(choice.jewel));
  return [];
};

/** A ship's place on the board, else whatever lies before whoever sails it. */
const ofShip = (viewing: DoubloonsViewing, ship: ShipId): readonly Target[] => {
  const { controller } = shipOf(viewing.view.state, ship);
  return [shipTarget(ship), ...(controller === null ? [] : [holdingsTarget(viewing, controller)])];
};

/** What an event happened to: lit when its line in the log is pointed at. */
export const eventTargets = (
  viewing: DoubloonsViewing,
  { event, data }: Event<Kinds>,
): readonly Target[] => {
  if (event === 'sailed') return [regionTarget(data.from), regionTarget(data.to)];
  if (event === 'advanced') return [locationTarget(data.from), locationTarget(data.to)];
  if ('location' in data && data.location !== null) return [locationTarget(data.location)];
  if ('region' in data && data.region !== null) return [regionTarget(data.region)];
  if ('target' in data) return [shipTarget(data.ship), shipTarget(data.target)];
  if ('to' in data) return [shipTarget(data.from), shipTarget(data.to)];
  if ('colour' in data) return [stackTarget(data.colour)];
  return 'ship' in data ? ofShip(viewing, data.ship) : [];
};
