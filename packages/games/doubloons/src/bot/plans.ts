// What a ship's own cards may still bring in this round: face up and waiting, or face down.

import { at, HIDDEN, unreachable } from '@quarterdeck/kernel';
import type { Doubloons, Ship } from '../model/state.ts';
import type { Facing } from '../pack/components.ts';
import type { Card, CardAction, LocationId, Move, RegionId } from '../pack/printed.ts';
import { abilityOf } from '../rules/captains.ts';
import { isGhost, regionOf } from '../rules/fleet.ts';
import { regionAhead } from '../rules/geometry/ring.ts';
import { FRAGMENTS_TO_ADVANCE } from '../rules/hunt.ts';
import { isBarred } from '../rules/water/water.ts';
import { bestStep } from './prospects.ts';

const MAP_TILE = 2.4;
const EXPLOIT = 1.4;
const TOKEN = 0.75;
const HULL = 0.3;
const DAMAGE = 0.35;
const SINKING = 3.5;
/** By boarding effect: what is stolen is gained here and lost there. */
const LOOT = {
  stealMapFragment: 3.5,
  stealHalfDoubloons: 0,
  stealCrew: 1.8,
  stealJewel: 5,
  stealReputation: 5,
  stealShip: 0.5,
} as const;
const HALF_DOUBLOONS = 0.7;
/** Others act in between: what is planned for later is less sure. */
const LATER = 0.85;

/** Where the ship and its captain would be by then. */
type Stand = {
  readonly region: RegionId;
  readonly facing: Facing;
  readonly location: LocationId | null;
};

const sailed = (g: Doubloons, { region, facing, location }: Stand): Stand => {
  let to = regionAhead(g, region, facing);
  while (isBarred(g, to)) to = regionAhead(g, to, facing);
  return { region: to, facing, location };
};
const turned = ({ region, facing, location }: Stand): Stand => ({
  region,
  facing: facing === 'cw' ? 'ccw' : 'cw',
  location,
});

/** Every stand that the icons allow (DD-057 to DD-059). */
function standsAfter(g: Doubloons, from: Stand, icons: readonly Move[]): Stand[] {
  const stands = icons.some(({ required }) => required) ? [] : [from];
  icons.forEach(({ icon }, place) => {
    const rest = icons.filter((_, other) => other !== place);
    const moved = icon === 'sail' ? sailed(g, from) : turned(from);
    stands.push(...standsAfter(g, moved, rest));
  });
  return stands;
}

function strikeWorth(g: Doubloons, ship: Ship, region: RegionId, damage: number): number {
  let worth = 0;
  for (const other of g.ships) {
    if (other.ship === ship.ship || other.region !== region || isGhost(other)) continue;
    worth += DAMAGE * damage + (other.hull <= damage ? SINKING : 0);
  }
  return worth;
}

const shows = (g: Doubloons, cards: readonly Card['id'][], icon: string): boolean =>
  cards.some(
    (card) =>
      card !== HIDDEN && at(g.printed.cards, card).actions.some(({ type }) => type === icon),
  );

/** The best target in the region, if the card's condition may be met. */
function boardWorth(
  g: Doubloons,
  ship: Ship,
  region: RegionId,
  { effect, prereq }: CardAction,
  earlier: readonly Card['id'][],
): number {
  if (effect === null) return 0;
  if (prereq?.kind === 'own' && !shows(g, earlier, prereq.icon)) return 0;
  const { most } = g.printed.content.mats.hull;
  const { needs } = g.printed.content.boardingEffects[effect];
  let best = 0;
  for (const other of g.ships) {
    if (other.ship === ship.ship || other.region !== region || other.hull === most) continue;
    if (prereq?.kind === 'enemy' && !shows(g, other.faceUp, prereq.icon)) continue;
    const held = needs === null ? 1 : other[needs.item];
    const count = typeof held === 'number' ? held : held.length;
    if (needs !== null && count < needs.count) continue;
    const loot = effect === 'stealHalfDoubloons' ? HALF_DOUBLOONS * count : LOOT[effect];
    if (loot > best) best = loot;
  }
  return best;
}

function huntWorth(g: Doubloons, ship: Ship, location: LocationId | null): number {
  if (ship.fragments.length < FRAGMENTS_TO_ADVANCE) return g.mapStack.length > 0 ? MAP_TILE : 0;
  if (g.dug && g.board === 'standard') return EXPLOIT;
  return location === null ? 0 : Math.max(0, bestStep(g, ship, location)?.worth ?? 0);
}

function actionWorth(
  g: Doubloons,
  ship: Ship,
  stand: Stand,
  action: CardAction,
  earlier: readonly Card['id'][],
): number {
  const { type, plus, gainCrew } = action;
  const { mats } = g.printed.content;
  switch (type) {
    case 'hunt':
      return huntWorth(g, ship, stand.location) + (ship.crew < mats.crew.most ? gainCrew : 0);
    case 'repair':
      return isGhost(ship) ? 0 : HULL * Math.min(2 + plus, mats.hull.most - ship.hull);
    case 'pillage':
      return g.island === 0 ? 0 : TOKEN * Math.min(1 + plus, g.pillagePile, g.island);
    case 'attackBroadsides':
      return strikeWorth(g, ship, stand.region, 2 + plus);
    case 'attackForward': {
      const ahead = regionAhead(g, stand.region, stand.facing);
      return strikeWorth(g, ship, ahead, 1 + plus + abilityOf(g, ship.ship).forwardPlus);
    }
    case 'board':
      return boardWorth(g, ship, stand.region, action, earlier);
    default:
      return unreachable(type);
  }
}

type Turn = { readonly worth: number; readonly stand: Stand };

/** The best that one card offers from here. */
function bestTurn(
  g: Doubloons,
  ship: Ship,
  card: Card,
  stands: readonly Stand[],
  earlier: readonly Card['id'][],
): Turn {
  let best: Turn | undefined;
  for (const stand of stands)
    for (const action of card.actions) {
      const worth = actionWorth(g, ship, stand, action, earlier);
      if (best !== undefined && worth <= best.worth) continue;
      best = { worth, stand: action.type === 'hunt' ? walked(g, ship, stand) : stand };
    }
  return best ?? { worth: 0, stand: at(stands, 0) };
}

function walked(g: Doubloons, ship: Ship, stand: Stand): Stand {
  const { region, facing, location } = stand;
  if (location === null || ship.fragments.length < FRAGMENTS_TO_ADVANCE || g.dug) return stand;
  return { region, facing, location: bestStep(g, ship, location)?.to ?? location };
}

/** Points that the cards a ship has yet to execute in this round may bring, one by one. */
export function turnWorths(g: Doubloons, ship: Ship): readonly number[] {
  if (g.phase !== 'action' && g.phase !== 'roundStart') return [];
  const cards = [...ship.faceUp.slice(ship.executed), ...ship.faceDown];
  const earlier = ship.faceUp.slice(0, ship.executed);
  let stand: Stand = { region: regionOf(ship), facing: ship.facing, location: ship.location };
  const worths: number[] = [];
  let sureness = 1;
  cards.forEach((id, place) => {
    if (id === HIDDEN) return;
    const card = at(g.printed.cards, id);
    // The card in play may have moved the ship already.
    const isInPlay = place === 0 && g.turn === ship.ship;
    const stands = isInPlay ? [stand] : standsAfter(g, stand, card.movement);
    const turn = bestTurn(g, ship, card, stands, earlier);
    worths.push(sureness * turn.worth);
    stand = turn.stand;
    earlier.push(id);
    sureness *= LATER;
  });
  return worths;
}
