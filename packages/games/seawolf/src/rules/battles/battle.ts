// Chapter 13, Which battles take place: SW-063 to SW-067, SW-194 to SW-208, SW-308, SW-313

import type { Chapter, Seat } from '@quarterdeck/kernel';
import { auto, decision } from '@quarterdeck/kernel';
import type { Kinds, Seawolf } from '../../model/state.ts';
import { DIRECTIONS } from '../../pack/components.ts';
import type { TileId } from '../../pack/printed.ts';
import { inTurn, isPort, neighbourOf, placed, shipOf, tableOf, tileOf } from '../map.ts';
import { checkBattleMissions } from '../missions.ts';
import { headingOf, windOf } from '../moving.ts';
import { sternOf } from '../sterns.ts';

export type Reach = 'sameTile' | 'adjacent';

/** SW-195 to SW-197; on the small map only across the wind (SW-063 to SW-067). */
export function pirateReaches(g: Seawolf, tile: TileId): Reach | null {
  const pirate = placed(g.pirate);
  if (isPort(g, tile)) return null;
  if (tile === pirate) return 'sameTile';
  const onlyAcross = tableOf(g).setup.pirateAttacks === 'sameTileAndNeighboursAcrossWind';
  for (const direction of DIRECTIONS) {
    if (neighbourOf(g, pirate, direction) !== tile) continue;
    if (!onlyAcross || headingOf(windOf(g), direction) === 'crosswind') return 'adjacent';
  }
  return null;
}

/** SW-195, SW-202 */
export const fightsPirate = (g: Seawolf, seat: Seat): boolean =>
  !shipOf(g, seat).peaceful && pirateReaches(g, tileOf(g, seat)) !== null;

/** SW-199 to SW-202, SW-308: those on a tile who will battle each other. */
export function rivalsOn(g: Seawolf, tile: TileId): Seat[] {
  if (pirateReaches(g, tile) !== null) return [];
  const rivals = inTurn(g).filter((seat) => {
    const ship = shipOf(g, seat);
    return ship.tile === tile && !ship.peaceful && !ship.battledPirate;
  });
  return rivals.length > 1 ? rivals : [];
}

/** Whether a battle of this round awaits this captain (SW-S79). */
export const isDueForBattle = (g: Seawolf, seat: Seat): boolean =>
  fightsPirate(g, seat) || rivalsOn(g, tileOf(g, seat)).includes(seat);

export const battle: Chapter<Kinds, 'battle'> = {
  // SW-194, SW-203
  'battle/begin': auto((g, _, act) => {
    for (const seat of inTurn(g)) {
      const mayKeepPeace = sternOf(g, seat).mayKeepPeace?.(shipOf(g, seat)) ?? false;
      if (mayKeepPeace && isDueForBattle(g, seat)) act.next('battle/keep-peace', { seat });
    }
    act.next('battle/pirate', {});
    act.next('battle/captains', {});
    act.next('battle/end', {});
  }),

  'battle/keep-peace': decision({
    seat: (_, { seat }) => seat,
    choices: (_, __, offer) => {
      offer({ do: 'keep-peace' });
      offer({ do: 'fight' });
    },
    answer: (g, { seat }, choice, act) => {
      if (choice.do === 'fight') return;
      const ship = shipOf(g, seat);
      ship.peacemakerMarker = false;
      ship.peaceful = true;
      act.emit('SW-203', 'peace-kept', { seat });
    },
  }),

  // SW-198, SW-S77
  'battle/pirate': auto((g, _, act) => {
    for (const seat of inTurn(g)) if (fightsPirate(g, seat)) act.next('pirate/fight', { seat });
  }),

  // SW-201, SW-S78: each tile when its first participant comes up.
  'battle/captains': auto((g, _, act) => {
    for (const seat of inTurn(g)) {
      const tile = tileOf(g, seat);
      const seats = rivalsOn(g, tile);
      if (seats[0] === seat) act.next('captains/fight', { tile, seats });
    }
  }),

  'battle/end': auto((g, _, act) => checkBattleMissions(g, act)),
};
