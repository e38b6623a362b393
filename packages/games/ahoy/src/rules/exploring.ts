// Chapter 7, Exploring: AH-080 to AH-091, AH-228, AH-S35, AH-S85

import type { Act, Chapter, Seat } from '@quarterdeck/kernel';
import { auto, decision } from '@quarterdeck/kernel';
import type { ClauseId } from '../clauses.gen.ts';
import type { Deny, Lay, Offer } from '../model/choices.ts';
import type { Ahoy, Draft, Kinds } from '../model/state.ts';
import type { TileId } from '../pack/printed.ts';
import { spaceOf } from './fleet.ts';
import { cellBeyond, regionsOf, spaceAt } from './geometry/map.ts';
import { isFree, originsAround, type Placement, turnsAt } from './geometry/placing.ts';
import { voyageNow } from './moving/steps.ts';

/** AH-081: seen before it is placed. */
function drawTile(g: Draft, seat: Seat, clause: ClauseId, act: Act<Kinds>): TileId {
  const tile = g.tileStack.pop();
  if (tile === undefined) throw new Error('exploring without a tile');
  act.emit(clause, 'tile-drawn', { seat, tile });
  return tile;
}

function layTile(
  g: Draft,
  seat: Seat,
  tile: TileId,
  { x, y, turn }: Placement,
  clause: ClauseId,
  act: Act<Kinds>,
): void {
  const wealth = g.printed.content.amounts.dice.wealth.start;
  g.regions.push({ tile, x, y, turn, wealth, comrades: 0 });
  const region = regionsOf(g)[g.regions.length - 1];
  if (region === undefined) throw new Error('no region was added');
  act.emit(clause, 'region-added', { seat, region, tile, x, y, turn });
}

const TURNS = [0, 1, 2, 3] as const;

/** AH-082 to AH-086: every way to lay the tile with its north-western cell here. */
function offerTurns(
  g: Ahoy,
  tile: TileId,
  x: number,
  y: number,
  offer: Offer<Lay>,
  deny: Deny<Lay>,
): void {
  const turns = turnsAt(g, tile, x, y);
  const clause = isFree(g, x, y) ? 'AH-085' : 'AH-086';
  for (const turn of TURNS) {
    if (turns.includes(turn)) offer({ do: 'lay', x, y, turn });
    else deny({ do: 'lay', x, y, turn }, clause);
  }
}

export const exploring: Chapter<Kinds, 'exploring'> = {
  // AH-073, AH-088: the movement ends with it.
  'exploring/draw': auto((g, { direction }, act) => {
    const voyage = voyageNow(g);
    voyage.stopped = true;
    const tile = drawTile(g, voyage.by, 'AH-080', act);
    act.next('exploring/lay', { direction, tile });
  }),

  'exploring/lay': decision({
    seat: (g) => voyageNow(g).by,
    choices: (g, { direction, tile }, offer, deny) => {
      const { x, y } = cellBeyond(g, spaceOf(g, voyageNow(g).figure), direction);
      for (const east of [x, x - 1])
        for (const south of [y, y - 1]) offerTurns(g, tile, east, south, offer, deny);
    },
    answer: (g, { direction, tile }, { x, y, turn }, act) => {
      const { figure, by } = voyageNow(g);
      const cell = cellBeyond(g, spaceOf(g, figure), direction);
      layTile(g, by, tile, { x, y, turn }, 'AH-082', act);
      const space = spaceAt(g, cell.x, cell.y);
      if (space === undefined) throw new Error('the tile does not cover the space moved into');
      act.next('moving/enter', { space });
    },
  }),

  'exploring/add': auto((g, { seat }, act) => {
    if (g.tileStack.length === 0 || originsAround(g).length === 0) return;
    act.next('exploring/add-at', { seat, tile: drawTile(g, seat, 'AH-228', act) });
  }),

  'exploring/add-at': decision({
    seat: (_, { seat }) => seat,
    choices: (g, _, offer, deny) => {
      for (const { x, y } of originsAround(g)) offer({ do: 'lay-at', x, y });
      for (const { x, y } of g.regions) deny({ do: 'lay-at', x, y }, 'AH-086');
    },
    answer: (_, { seat, tile }, { x, y }, act) =>
      act.next('exploring/add-turned', { seat, tile, x, y }),
  }),

  'exploring/add-turned': decision({
    seat: (_, { seat }) => seat,
    choices: (g, { tile, x, y }, offer, deny) => offerTurns(g, tile, x, y, offer, deny),
    answer: (g, { seat, tile }, placement, act) => layTile(g, seat, tile, placement, 'AH-228', act),
  }),
};
