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
import { exploringMove, isTileDrawn, openMove } from './landing.ts';
import { type Board, chanceOf, gainOf } from './odds.ts';
import { goldMore } from './purse.ts';
import type { Scales } from './weights.ts';

/** What a power's Flagship may still win by moving on, on the map or off it. */
export function moveWorth(g: Ahoy, w: Scales, board: Board, seat: Seat, power: Power): number {
  const voyage = openMove(g, seat) ?? exploringMove(g, seat);
  if (voyage === undefined) return 0;
  const { perhaps, jump, unfound } = w.move;
  const here = flagshipRegion(g, seat);
  const own = traitsOf(g, voyage.figure).control;
  const loss = gainOf(g, board, here, power, -own);
  const found =
    unfound[power] * (newRegionWorth(g, board, power, own + bonusControl(voyage)) + loss);
  if (isTileDrawn(g)) return found;
  if (voyage.left === 0) return voyage.moved ? bonusAt(g, board, voyage, power) : jump;
  let best = g.tileStack.length > 0 ? perhaps * found : 0;
  for (const region of regionsOf(g)) {
    if (stepsTo(g, voyage, region) > voyage.left) continue;
    const extra = bonusControl(voyage);
    const gain =
      region === here
        ? gainOf(g, board, region, power, extra)
        : gainOf(g, board, region, power, own + extra) + loss;
    best = Math.max(best, perhaps * gain);
  }
  return Math.max(0, best);
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
export function anchorWorth(
  g: Ahoy,
  w: Scales,
  board: Board,
  seat: Seat,
  power: Power | null,
): number {
  const { harbor, comrade, share } = w.anchorage;
  let worth = 0;
  for (const anchorage of g.anchorages) {
    if (anchorage.seat !== seat) continue;
    const region = regionOf(g, anchorage.space);
    if (anchorage.patrol && power !== null) worth += gainOf(g, board, region, power, 1);
    if (anchorage.left) continue;
    if (anchorage.treasure)
      worth += goldMore(w, matOf(g, seat).gold, treasureOf(g, anchorage.space));
    if (anchorage.harbor && (power !== null || hasDamage(g, seat))) worth += harbor;
    if (anchorage.comrades && power !== null)
      worth += Math.max(2 * comrade, gainOf(g, board, region, power, 2) - 2 * comrade);
  }
  return worth * share;
}

const hasDamage = (g: Ahoy, seat: Seat): boolean =>
  matOf(g, seat).slots.some(({ damaged }) => damaged);

/** AH-221: what a Smuggler that has won a battle may still take for it, if it does not sail on (AH-220). */
export function victoryWorth(g: Ahoy, w: Scales, seat: Seat): number {
  const battle = g.battles.at(-1);
  if (battle === undefined || battle.winner === null) return 0;
  if (figureOf(g, battle[battle.winner].figure).seat !== seat) return 0;
  if (openMove(g, seat) !== undefined) return 0;
  return g.voyages.some(({ figure, over }) => over && figureOf(g, figure).seat === seat)
    ? 0
    : w.battle.reward;
}

/** A seat's hope in the battles under way. */
export function battleWorth(g: Ahoy, w: Scales, seat: Seat): number {
  const battle = g.battles.at(-1);
  if (battle === undefined) return 0;
  const attacks = figureOf(g, battle.attacker.figure).seat === seat;
  if (!attacks && figureOf(g, battle.defender.figure).seat !== seat) return 0;
  const lead = totalOf(g, 'attacker') - totalOf(g, 'defender') + 0.5;
  const dice = 3.5 * (battle.attacker.dice - battle.defender.dice);
  const rolled = battle.attacker.rolled.length > 0;
  const won = 1 / (1 + Math.exp(-w.battle.lead * (rolled ? w.battle.rolled * lead : lead + dice)));
  return w.battle.stake * ((attacks ? won : 1 - won) - 0.5);
}
