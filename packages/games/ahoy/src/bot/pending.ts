// What is under way: a move, an anchorage, a battle

import type { Seat } from '@quarterdeck/kernel';
import type { Ahoy, Voyage } from '../model/state.ts';
import type { Power } from '../pack/components.ts';
import type { RegionId } from '../pack/printed.ts';
import { totalOf } from '../rules/battles/totals.ts';
import { figureOf, flagshipRegion, matOf, spaceOf, traitsOf } from '../rules/fleet.ts';
import {
  cellOf,
  islandOf,
  regionOf,
  regionsOf,
  spacesOf,
  treasureOf,
} from '../rules/geometry/map.ts';
import { type Board, chanceOf, gainOf } from './odds.ts';
import { goldMore } from './purse.ts';

const HARBOR = 0.4;
/** A Comrade that an anchorage offers: counted as high as a Ready one, it won the Union fewer matches. */
const OFFERED_COMRADE = 0.25;
/** What a battle is about, in Fame. */
const STAKE = 1.6;
const ROLL_SPREAD = 0.55;
/** What may be reached is not yet had. */
const PERHAPS = 0.9;
/**
 * What a region that nobody has found yet may give a power, of what the best of them would: the Squadron
 * has to spread thin for it, and Comrades need its Island.
 */
const UNFOUND: { readonly [P in Power]: number } = { bluefin: 0.2, mollusk: 0.35 };
/** A jump whose aim is still open. */
const JUMP = 0.5;

/** The move this seat's Flagship is making, if it has one open. */
function openMove(g: Ahoy, seat: Seat): Voyage | undefined {
  if (g.anchorages.some((anchorage) => anchorage.seat === seat)) return undefined;
  for (let i = g.voyages.length - 1; i >= 0; i--) {
    const voyage = g.voyages[i];
    if (voyage === undefined || voyage.over || voyage.stopped) continue;
    const { seat: owner, kind } = figureOf(g, voyage.figure);
    if (owner === seat && kind === 'flagship') return voyage;
  }
  return undefined;
}

/** The move by which this seat's Flagship has just left the map: its tile is not yet laid (AH-081). */
function exploringMove(g: Ahoy, seat: Seat): Voyage | undefined {
  const voyage = g.voyages.at(-1);
  if (voyage === undefined || !isTileDrawn(g)) return undefined;
  const { seat: owner, kind } = figureOf(g, voyage.figure);
  return owner === seat && kind === 'flagship' ? voyage : undefined;
}

/** Spaces of movement this seat's Flagship still has. */
export function reachOf(g: Ahoy, seat: Seat): number {
  const voyage = openMove(g, seat);
  if (voyage === undefined) return 0;
  return voyage.left > 0 ? voyage.left : voyage.moved ? 0 : 1;
}

/** What a power's Flagship may still win by moving on, on the map or off it. */
export function moveWorth(g: Ahoy, board: Board, seat: Seat, power: Power): number {
  const voyage = openMove(g, seat) ?? exploringMove(g, seat);
  if (voyage === undefined) return 0;
  const here = flagshipRegion(g, seat);
  const own = traitsOf(g, voyage.figure).control;
  const loss = gainOf(g, board, here, power, -own);
  const found =
    UNFOUND[power] * (newRegionWorth(g, board, power, own + bonusControl(voyage)) + loss);
  if (isTileDrawn(g)) return found;
  if (voyage.left === 0) return voyage.moved ? bonusAt(g, board, voyage, power) : JUMP;
  let best = g.tileStack.length > 0 ? PERHAPS * found : 0;
  for (const region of regionsOf(g)) {
    if (stepsTo(g, voyage, region) > voyage.left) continue;
    const extra = bonusControl(voyage);
    const gain =
      region === here
        ? gainOf(g, board, region, power, extra)
        : gainOf(g, board, region, power, own + extra) + loss;
    best = Math.max(best, PERHAPS * gain);
  }
  return Math.max(0, best);
}

/** AH-080: a tile lies nowhere between the draw and its place. */
function isTileDrawn(g: Ahoy): boolean {
  const { tiles, content } = g.printed;
  const { tilesReturnedToBox } = content.setupMap;
  return tiles.length - tilesReturnedToBox - g.tileStack.length > g.regions.length;
}

/** A region with nobody else in it. */
function newRegionWorth(g: Ahoy, board: Board, power: Power, control: number): number {
  const { start } = g.printed.content.amounts.dice.wealth;
  const lead = power === 'bluefin' ? control : -control;
  return start * board.future * chanceOf(board, lead, power);
}

/** AH-154, AH-194 */
const bonusControl = ({ bonus }: Voyage): number =>
  bonus === 'patrol' ? 1 : bonus === 'comrades' ? 2 : 0;

function bonusAt(g: Ahoy, board: Board, voyage: Voyage, power: Power): number {
  const space = spaceOf(g, voyage.figure);
  const region = regionOf(g, space);
  if (voyage.bonus === 'comrades' && islandOf(g, region) !== space) return 0;
  return gainOf(g, board, region, power, bonusControl(voyage));
}

/** To the nearest space of the region, or to its Island where only that gives something. */
function stepsTo(g: Ahoy, voyage: Voyage, region: RegionId): number {
  const here = cellOf(g, spaceOf(g, voyage.figure));
  const spaces = voyage.bonus === 'comrades' ? [islandOf(g, region)] : spacesOf(g, region);
  let best = Number.POSITIVE_INFINITY;
  for (const space of spaces) {
    const there = cellOf(g, space);
    best = Math.min(best, Math.abs(here.x - there.x) + Math.abs(here.y - there.y));
  }
  return best;
}

/** AH-S101: what has not been taken yet. */
export function anchorWorth(g: Ahoy, board: Board, seat: Seat, power: Power | null): number {
  let worth = 0;
  for (const anchorage of g.anchorages) {
    if (anchorage.seat !== seat) continue;
    const region = regionOf(g, anchorage.space);
    if (anchorage.patrol && power !== null) worth += gainOf(g, board, region, power, 1);
    if (anchorage.left) continue;
    if (anchorage.treasure) worth += goldMore(matOf(g, seat).gold, treasureOf(g, anchorage.space));
    if (anchorage.harbor) worth += HARBOR;
    if (anchorage.comrades && power !== null)
      worth += Math.max(
        2 * OFFERED_COMRADE,
        gainOf(g, board, region, power, 2) - 2 * OFFERED_COMRADE,
      );
  }
  // Not quite all of it: what is taken is better.
  return worth * 0.95;
}

/** A seat's hope in the battles under way. */
export function battleWorth(g: Ahoy, seat: Seat): number {
  const battle = g.battles.at(-1);
  if (battle === undefined) return 0;
  const attacks = figureOf(g, battle.attacker.figure).seat === seat;
  if (!attacks && figureOf(g, battle.defender.figure).seat !== seat) return 0;
  const lead = totalOf(g, 'attacker') - totalOf(g, 'defender') + 0.5;
  const dice = 3.5 * (battle.attacker.dice - battle.defender.dice);
  const rolled = battle.attacker.rolled.length > 0;
  const won = 1 / (1 + Math.exp(-ROLL_SPREAD * (rolled ? 8 * lead : lead + dice)));
  return STAKE * ((attacks ? won : 1 - won) - 0.5);
}
