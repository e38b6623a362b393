import { at } from '@quarterdeck/kernel';
import type { Doubloons, Ship } from '../model/state.ts';
import { setsOf } from '../rules/alternate/scoring.ts';
import { isGhost } from '../rules/fleet.ts';

/** What a crew member is worth besides the point: cards in hand, the ability, the helm. */
const HELPING_HAND = 0.4;
/** A ghost ship's doubloons are worth nothing but the way to redemption. */
const TOWARDS_REDEMPTION = 0.35;
/** How likely a ship with next to no hull is sunk before the end, and how fast hull helps. */
const DANGER = 0.6;
const SAFETY = 3.2;
const ORB = 0.8;
const COMPASS = 0.1;
/** A second fragment turns Hunts into Advances and Exploits; other kinds follow others' Advances. */
const PAIR = 2.2;
const OTHER_KIND = 0.6;

/** Points of what lies at a ship, as if the game ended now with that hull and purse. */
function pointsAt(g: Doubloons, ship: Ship, hull: number, purse: number, crew: number): number {
  const { scoring, jewels, mats, relics } = g.printed.content;
  const ghost = hull === 0;
  const { fragment, doubloon } = ghost ? scoring.ghostPerItem : scoring.perItem;
  let points = ship.fragments.length * fragment + purse * doubloon + crew * scoring.perItem.crew;
  for (const jewel of ship.jewels)
    points += ghost ? jewels[jewel].ghostPoints : jewels[jewel].points;
  points += at(mats.reputation.points, ship.reputation);
  if (g.board === 'standard') return points;
  for (const relic of ship.relics) points += relics[relic].points;
  const { ofFour, ofThree } = setsOf(g, ship);
  return points + ofFour * scoring.sets.fourSymbols + ofThree * scoring.sets.threeSymbols;
}

/** What being sunk would cost, times its likelihood. */
function dangerOf(g: Doubloons, ship: Ship, hull: number, purse: number): number {
  if (g.over) return 0;
  const { scoring } = g.printed.content;
  const lost =
    ship.jewels.length +
    ship.fragments.length * (scoring.perItem.fragment - scoring.ghostPerItem.fragment) +
    purse * (scoring.perItem.doubloon - scoring.ghostPerItem.doubloon);
  return (2 + lost) * DANGER * Math.exp(-hull / SAFETY);
}

function mapWorth(g: Doubloons, { fragments }: Ship): number {
  const pair = fragments.length > 1 ? PAIR : 0;
  return pair + (g.dug ? 0 : OTHER_KIND * new Set(fragments).size);
}

/** Points of what a ship has, and what that is good for. */
export function holdingsOf(g: Doubloons, ship: Ship): number {
  const { ghost, crew: crewTrack } = g.printed.content.mats;
  const helped = HELPING_HAND * ship.crew + ORB * ship.orbs + COMPASS * ship.compasses;
  const settled = g.over ? 0 : helped + mapWorth(g, ship);
  if (!isGhost(ship))
    return (
      settled +
      pointsAt(g, ship, ship.hull, ship.doubloons, ship.crew) -
      dangerOf(g, ship, ship.hull, ship.doubloons)
    );
  if (g.over || ship.doubloons < ghost.doubloons)
    return (
      settled +
      pointsAt(g, ship, 0, ship.doubloons, ship.crew) +
      (g.over ? 0 : TOWARDS_REDEMPTION * ship.doubloons)
    );
  // DD-223: redemption comes with the Round End.
  const purse = ship.doubloons - ghost.doubloons;
  const crew = Math.min(crewTrack.most, ship.crew + ghost.crew);
  return (
    settled + pointsAt(g, ship, ghost.hull, purse, crew) - dangerOf(g, ship, ghost.hull, purse)
  );
}
