// What a choice, a denial or an event touches. The first target is where it is clicked.

import {
  type CardId,
  type Colour,
  type Doubloons,
  type Facing,
  type FragmentSymbol,
  type Jewel,
  type Kinds,
  type LocationId,
  type RegionId,
  type Relic,
  regionAhead,
  type ShipId,
  shipOf,
  shipOfSeat,
} from '@quarterdeck/doubloons';
import type { Event, PlayOf } from '@quarterdeck/kernel';
import { MAT_TARGET, type Scene, seatTarget, type Target } from '../../table/board-contract.ts';

export const regionTarget = (region: RegionId): Target => `region/${region}`;
/** Where a ship would lie, and which way it would face. */
export const startTarget = (region: RegionId, facing: Facing): Target =>
  `start/${region}/${facing}`;
export const locationTarget = (location: LocationId): Target => `location/${location}`;
export const shipTarget = (ship: ShipId): Target => `ship/${ship}`;
export const cardTarget = (card: CardId): Target => `card/${card}`;
export const stackTarget = (colour: Colour): Target => `stack/${colour}`;
/** On the own mat. */
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
const moveTargets = (g: Doubloons, ship: ShipId, choice: object): Target[] => {
  const { region, facing } = shipOf(g, ship);
  if (region === null || !('icon' in choice)) return [];
  return choice.icon === 'sail'
    ? [regionTarget(regionAhead(g, region, facing))]
    : [shipTarget(ship)];
};

/** The ship that an effect moves just now: the own one, unless another is bewitched. */
const steered = ({ view, me }: Scene<Kinds>): ShipId | undefined =>
  me === undefined ? (view.state.turn ?? undefined) : shipOfSeat(view.state, me).ship;

// A denial may name a whole kind of choice: then its fields are missing.
export const targetsOf = (scene: Scene<Kinds>, choice: PlayOf<Kinds>): readonly Target[] => {
  const g = scene.view.state;
  if (scene.me === undefined) return [];
  if (choice.do === 'move') {
    const ship = steered(scene);
    return ship === undefined ? [] : moveTargets(g, ship, choice);
  }
  if ('captain' in choice) return [startTarget(choice.region, choice.facing)];
  if ('cards' in choice) return choice.cards.map(cardTarget);
  if ('region' in choice) return [regionTarget(choice.region)];
  if ('location' in choice) return [locationTarget(choice.location)];
  if ('ship' in choice) return [shipTarget(choice.ship)];
  if ('colour' in choice) return [stackTarget(choice.colour)];
  if ('action' in choice) return [actionTarget(choice.action)];
  if ('symbol' in choice) return [fragmentTarget(choice.symbol)];
  if ('relic' in choice) return [relicTarget(choice.relic)];
  if ('jewel' in choice) return [jewelTarget(choice.jewel)];
  return [];
};

/** A ship's place on the board, else whatever lies before whoever sails it. */
const ofShip = ({ view: { state: g }, me }: Scene<Kinds>, ship: ShipId): readonly Target[] => {
  const { controller } = shipOf(g, ship);
  const chest =
    controller === null ? [] : [controller === me ? MAT_TARGET : seatTarget(controller)];
  return [shipTarget(ship), ...chest];
};

/** What an event happened to: lit when its line in the log is pointed at. */
export const eventTargets = (
  scene: Scene<Kinds>,
  { event, data }: Event<Kinds>,
): readonly Target[] => {
  if (event === 'sailed') return [regionTarget(data.from), regionTarget(data.to)];
  if (event === 'advanced') return [locationTarget(data.from), locationTarget(data.to)];
  if ('location' in data && data.location !== null) return [locationTarget(data.location)];
  if ('region' in data && data.region !== null) return [regionTarget(data.region)];
  if ('target' in data) return [shipTarget(data.ship), shipTarget(data.target)];
  if ('to' in data) return [shipTarget(data.from), shipTarget(data.to)];
  if ('colour' in data) return [stackTarget(data.colour)];
  return 'ship' in data ? ofShip(scene, data.ship) : [];
};
