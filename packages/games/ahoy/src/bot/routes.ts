// What a Smuggler's Flagship may deliver and fetch, in which order, and how soon

import type { Seat } from '@quarterdeck/kernel';
import type { Ahoy } from '../model/state.ts';
import type { Suit } from '../pack/components.ts';
import type { SpaceId } from '../pack/printed.ts';
import { matOf } from '../rules/fleet.ts';
import { islandOf, regionsOf, suitOf } from '../rules/geometry/map.ts';
import { drawnTile, exploringMove, landingOf } from './landing.ts';
import type { Board } from './odds.ts';
import type { Sea } from './sea.ts';
import { OUT_OF_REACH, stepsToEdge, tollsFor, waysFrom } from './ways.ts';
import type { Scales } from './weights.ts';

/** Further steps do not count. */
const FAR = 16;
const TILES_OF_SUIT = 2;

/** An Island, and how far off it is; `open` is less than 1 where it may be shut. */
type Landfall = {
  readonly suit: Suit;
  readonly steps: number;
  readonly open: number;
  /** Undefined while its tile is not yet laid. */
  readonly space: SpaceId | undefined;
};

/** What lies before a Smuggler. */
export type Outlook = {
  readonly w: Scales;
  /** Steps that the move under way still has: less sure than to be there. */
  readonly reach: number;
  readonly islands: readonly Landfall[];
  readonly sea: Sea;
  readonly tolls: readonly number[];
  /** By Island: the ways from there, as soon as they are asked for. */
  readonly onward: (readonly number[] | undefined)[];
  /** Steps to where the map can be left. */
  readonly edge: number;
  /** Tiles that nobody has found yet. */
  readonly hidden: number;
  /** Steps that are left in the match. */
  readonly budget: number;
};

export function outlookOf(g: Ahoy, w: Scales, board: Board, sea: Sea, seat: Seat): Outlook {
  const landing = landingOf(g, seat);
  const tolls = tollsFor(g, w, sea, seat);
  const ways = waysFrom(w, sea, tolls, landing.from, landing.reach);
  const islands = regionsOf(g).map((region) => {
    const space = islandOf(g, region);
    const steps = Math.max(0, (ways[space] ?? OUT_OF_REACH) - landing.reach);
    return {
      suit: suitOf(g, region),
      steps,
      open: isShut(g, seat, space) ? w.routes.shut : 1,
      space,
    };
  });
  addDrawn(g, w, seat, islands);
  return {
    w,
    reach: landing.reach,
    islands,
    sea,
    tolls,
    onward: islands.map(() => undefined),
    edge: Math.max(0, stepsToEdge(sea, ways) - landing.reach),
    hidden: g.tileStack.length,
    budget: budgetOf(g, w, board, seat) + landing.reach,
  };
}

const isShut = (g: Ahoy, seat: Seat, island: SpaceId): boolean =>
  g.figures.some((f) => f.kind === 'stronghold' && f.space === island && f.seat !== seat);

/** AH-081, AH-082: who draws a tile may lay it so that its Island lies under the Flagship. */
function addDrawn(
  g: Ahoy,
  { steps: { addedTile } }: Scales,
  seat: Seat,
  islands: Landfall[],
): void {
  const steps =
    exploringMove(g, seat) !== undefined ? 0 : g.turn?.seat === seat ? addedTile : OUT_OF_REACH;
  if (steps === OUT_OF_REACH) return;
  const tile = drawnTile(g);
  if (tile === undefined) return;
  islands.push({ suit: tile.suit, steps, open: 1, space: undefined });
}

/** How far a Smuggler may sail until the match ends. */
function budgetOf(g: Ahoy, { steps }: Scales, { rounds }: Board, seat: Seat): number {
  const { dice, faction } = matOf(g, seat);
  const aRound = g.printed.content.factions[faction].dice;
  return steps.ofDie * (dice.length + aRound * (rounds - 1));
}

/** What is left of a gain for which no die may be left. */
const inTime = ({ w, budget }: Outlook, steps: number): number =>
  steps > budget ? w.routes.tooLate ** (steps - budget) : 1;

/** A gain after this many steps, less what they might bring elsewhere. */
const gainAfter = (outlook: Outlook, gain: number, steps: number): number =>
  gain * inTime(outlook, steps) - costOf(outlook.w, steps);

const costOf = ({ routes }: Scales, steps: number): number =>
  steps > 0 ? routes.notYetThere + routes.step * Math.min(FAR, steps) : 0;

/** How many Islands there are, and how near. */
export function islandsNear(outlook: Outlook): number {
  const { near } = outlook.w.routes;
  let worth = 0;
  for (const { open, steps } of outlook.islands) worth += open * near ** steps;
  return worth;
}

/** The steps it takes to find an Island of the suit. */
function stepsToFind({ w, hidden, islands }: Outlook, suit: Suit): number {
  let tiles = TILES_OF_SUIT;
  for (const island of islands) if (island.suit === suit) tiles--;
  if (tiles <= 0 || hidden === 0) return FAR;
  // One tile lies in the box.
  return (w.steps.oneTile * (hidden + 1 - tiles)) / tiles;
}

/** From one of the Islands to another. */
function stepsBetween(
  { w, islands, sea, tolls, onward }: Outlook,
  from: number,
  to: number,
): number {
  const one = islands[from]?.space;
  const other = islands[to]?.space;
  if (from === to) return 0;
  if (one === undefined || other === undefined) return w.steps.back;
  const ways = onward[from] ?? waysFrom(w, sea, tolls, [one], 0);
  onward[from] = ways;
  return ways[other] ?? OUT_OF_REACH;
}

/** Something to be brought to an Island of this suit. */
export type Load = { readonly suit: Suit; readonly worth: number };

/** A load that is delivered as soon as can be. */
export function oneLoad(outlook: Outlook, { suit, worth }: Load): number {
  let best = gainAfter(outlook, worth, outlook.edge + stepsToFind(outlook, suit));
  for (const { suit: other, open, steps } of outlook.islands)
    if (other === suit) best = Math.max(best, gainAfter(outlook, worth * open, steps));
  return best;
}

/** One that is delivered from another Island; `before` is gained there. */
function loadFrom(outlook: Outlook, from: number, { suit, worth }: Load, before: number): number {
  const { w, islands } = outlook;
  const first = islands[from]?.steps ?? OUT_OF_REACH;
  let best = gainAfter(outlook, worth, first + w.steps.toTheEdge + stepsToFind(outlook, suit));
  for (let to = 0; to < islands.length; to++) {
    const island = islands[to];
    if (island?.suit !== suit) continue;
    const steps = first + stepsBetween(outlook, from, to);
    best = Math.max(best, gainAfter(outlook, worth * island.open, steps));
  }
  return before * inTime(outlook, first) + best;
}

/** Two loads, the one first or the other. */
export const twoLoads = (outlook: Outlook, one: Load, other: Load): number =>
  Math.max(inOrder(outlook, one, other), inOrder(outlook, other, one));

function inOrder(outlook: Outlook, first: Load, second: Load): number {
  let best = -outlook.w.routes.step * FAR;
  for (const [i, { suit, steps, open }] of outlook.islands.entries())
    if (suit === first.suit && steps < FAR)
      best = Math.max(best, loadFrom(outlook, i, second, first.worth * open));
  return best;
}

/** A card that has to be fetched from an Island of a suit first. */
export function fetched(outlook: Outlook, from: Suit, load: Load): number {
  const { shutOut } = outlook.w.routes;
  const finding = stepsToFind(outlook, from) + stepsToFind(outlook, load.suit);
  let best = gainAfter(outlook, load.worth, outlook.edge + finding);
  for (const [i, { suit, steps, open }] of outlook.islands.entries())
    if (suit === from && steps < FAR)
      best = Math.max(best, loadFrom(outlook, i, load, 0) - shutOut * (1 - open));
  return best;
}
