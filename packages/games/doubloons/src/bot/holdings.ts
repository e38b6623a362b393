import { at, byId } from '@quarterdeck/kernel';
import type { Doubloons, Ship } from '../model/state.ts';
import { setsOf } from '../rules/alternate/scoring.ts';
import { isGhost, isLegendary } from '../rules/fleet.ts';
import { bonusesOf, kindsOf } from './bonuses.ts';
import type { Scales } from './weights.ts';

/** DD-334 */
const SMALLEST_SET = 3;

/** What a doubloon in the purse is worth; at the end, all of it. */
export const doubloonWorth = (g: Doubloons, { holdings }: Scales, left: number): number =>
  g.printed.content.scoring.perItem.doubloon * (1 - holdings.fleeting * left);

/** Points of what lies at a ship that has this much hull, crew and such a purse. */
function pointsAt(
  g: Doubloons,
  w: Scales,
  ship: Ship,
  hull: number,
  purse: number,
  crew: number,
  left: number,
): number {
  const { scoring, jewels, mats, relics } = g.printed.content;
  const ghost = hull === 0;
  const { fragment } = ghost ? scoring.ghostPerItem : scoring.perItem;
  const doubloon = ghost ? scoring.ghostPerItem.doubloon : doubloonWorth(g, w, left);
  let points = ship.fragments.length * fragment + purse * doubloon + crew * scoring.perItem.crew;
  for (const jewel of ship.jewels)
    points += ghost ? jewels[jewel].ghostPoints : jewels[jewel].points;
  points += at(mats.reputation.points, ship.reputation) + bonusesOf(g, w, ship);
  if (g.board === 'standard') return points;
  for (const relic of ship.relics) points += relics[relic].points;
  // Fewer make no set, and to count them is dear.
  if (ship.fragments.length + ship.relics.length < SMALLEST_SET) return points;
  const { ofFour, ofThree } = setsOf(g, ship);
  return points + ofFour * scoring.sets.fourSymbols + ofThree * scoring.sets.threeSymbols;
}

/** What being sunk would cost, times its likelihood, and what boarders may take of a damaged ship. */
export function riskOf(
  g: Doubloons,
  { risk, sinking }: Scales,
  ship: Ship,
  hull: number,
  purse: number,
  left: number,
): number {
  if (left === 0) return 0;
  const { scoring, mats } = g.printed.content;
  const { fragments, jewels, crew, reputation } = ship;
  const { fragment, doubloon, crew: perCrew } = scoring.perItem;
  const lost =
    risk.cost +
    risk.jewelCursed * jewels.length +
    fragments.length * (fragment - scoring.ghostPerItem.fragment) +
    purse * (doubloon - scoring.ghostPerItem.doubloon);
  const sunk = lost * at(sinking, hull);
  if (hull === mats.hull.most || ship.orbs > 0) return left * sunk;
  const { loot } = risk;
  const found =
    fragments.length * fragment +
    loot.purse * purse * doubloon +
    crew * perCrew +
    loot.jewel * jewels.length +
    loot.reputation * reputation;
  return left * (sunk + risk.boarded * found);
}

function mapWorth(g: Doubloons, { holdings }: Scales, { fragments }: Ship, left: number): number {
  const pair = fragments.length > 1 ? holdings.pair * left : 0;
  return pair + (g.dug ? 0 : holdings.otherKind * kindsOf(fragments));
}

/** What the crew is good for, and the captain's ability (DD-131, DD-149). */
function helpOf(g: Doubloons, { holdings }: Scales, ship: Ship): number {
  const { crew, captain, region, orbs, compasses } = ship;
  const help = at(holdings.crew, crew) + holdings.orb * orbs + holdings.compass * compasses;
  if (captain === null || region === null || isLegendary(ship)) return help;
  const works =
    at(g.printed.crew, crew).abilityWorks ||
    byId(g.printed.water, at(g.regions, region).tile).abilityAlways;
  return works ? help + holdings.abilities[captain] : help;
}

/** What one more crew member brings. */
export function crewStep(g: Doubloons, { holdings }: Scales, { crew }: Ship, left: number): number {
  const { mats, scoring } = g.printed.content;
  if (crew >= mats.crew.most) return 0;
  return scoring.perItem.crew + left * (at(holdings.crew, crew + 1) - at(holdings.crew, crew));
}

/** What one more level of reputation brings. */
export function reputationStep(g: Doubloons, { reputation }: Ship): number {
  const { points } = g.printed.content.mats.reputation;
  return (points[reputation + 1] ?? at(points, reputation)) - at(points, reputation);
}

/** What one more map fragment brings, of a kind that it may have or not. */
export function fragmentStep(
  g: Doubloons,
  { holdings }: Scales,
  { fragments }: Ship,
  left: number,
): number {
  const pair = fragments.length === 1 ? holdings.pair * left : 0;
  const kind = g.dug ? 0 : holdings.mayBeOther * holdings.otherKind;
  return g.printed.content.scoring.perItem.fragment + pair + kind;
}

/** Points of what a ship has and of so many doubloons to come, and what that is good for. */
export function holdingsOf(g: Doubloons, w: Scales, ship: Ship, left: number, coming = 0): number {
  const { ghost, crew: crewTrack } = g.printed.content.mats;
  const settled = g.over ? 0 : left * helpOf(g, w, ship) + mapWorth(g, w, ship, left);
  const purse = ship.doubloons + coming;
  if (!isGhost(ship))
    return (
      settled +
      pointsAt(g, w, ship, ship.hull, purse, ship.crew, left) -
      riskOf(g, w, ship, ship.hull, purse, left)
    );
  if (g.over || purse < ghost.doubloons)
    return (
      settled +
      pointsAt(g, w, ship, 0, purse, ship.crew, left) -
      riskOf(g, w, ship, 0, purse, left) +
      (g.ending ? 0 : w.holdings.towardsRedemption * purse)
    );
  // DD-223: redemption comes with the Round End.
  const rest = purse - ghost.doubloons;
  const crew = Math.min(crewTrack.most, ship.crew + ghost.crew);
  return (
    settled +
    pointsAt(g, w, ship, ghost.hull, rest, crew, left) -
    riskOf(g, w, ship, ghost.hull, rest, left)
  );
}
