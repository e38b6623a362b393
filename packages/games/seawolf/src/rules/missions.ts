// Chapter 17, Missions: SW-261 to SW-280

import type { Act, Seat } from '@quarterdeck/kernel';
import type { ClauseId } from '../clauses.gen.ts';
import type { Draft, Kinds, Seawolf, Ship } from '../model/state.ts';
import type { MissionId } from '../pack/ids.gen.ts';
import { piecesByType } from './extensions.ts';
import { inTurn, shipOf } from './map.ts';

/** When missions are looked at (SW-264 to SW-266, SW-279, SW-S25). */
export type MissionMoment = 'setup' | 'roundStart' | 'mutiny' | 'endOfActions' | 'endOfBattles';

/** Completed the first time its condition holds at its moment. */
type RaceMission = {
  readonly kind: 'race';
  readonly clause: ClauseId;
  readonly at: MissionMoment;
  readonly isMet: (g: Seawolf, ship: Ship) => boolean;
};
/** Kept until its condition is broken at one of its moments. */
type EnduranceMission = {
  readonly kind: 'endurance';
  readonly clause: ClauseId;
  readonly at: readonly MissionMoment[];
  readonly isBroken: (g: Seawolf, ship: Ship, moment: MissionMoment) => boolean;
};
type Mission = RaceMission | EnduranceMission;

const needs = (g: Seawolf) => g.printed.content.missions;

export const MISSIONS: { readonly [M in MissionId]: Mission } = {
  'no-mutiny': {
    kind: 'endurance',
    clause: 'SW-279',
    at: ['roundStart', 'mutiny'],
    isBroken: (_, ship, moment) => moment === 'mutiny' || ship.rum === 0,
  },
  'no-cannons': {
    kind: 'endurance',
    clause: 'SW-278',
    at: ['setup', 'endOfActions'],
    isBroken: (_, ship) => ship.cannons > 0,
  },
  'four-cotton': {
    kind: 'race',
    clause: 'SW-268',
    at: 'endOfActions',
    isMet: (g, { cotton }) => cotton >= needs(g)['four-cotton'].needs.cotton,
  },
  'four-wine': {
    kind: 'race',
    clause: 'SW-269',
    at: 'endOfActions',
    isMet: (g, { wine }) => wine >= needs(g)['four-wine'].needs.wine,
  },
  'four-tea': {
    kind: 'race',
    clause: 'SW-270',
    at: 'endOfActions',
    isMet: (g, { tea }) => tea >= needs(g)['four-tea'].needs.tea,
  },
  'mixed-cargo': { kind: 'race', clause: 'SW-271', at: 'endOfActions', isMet: hasMixedCargo },
  'six-rum': {
    kind: 'race',
    clause: 'SW-272',
    at: 'endOfActions',
    isMet: (g, { rum }) => rum >= needs(g)['six-rum'].needs.rum,
  },
  'two-chests': {
    kind: 'race',
    clause: 'SW-273',
    at: 'endOfActions',
    isMet: (g, { chests }) => chests.length >= needs(g)['two-chests'].needs.chests,
  },
  'three-different': {
    kind: 'race',
    clause: 'SW-274',
    at: 'endOfActions',
    isMet: (g, ship) =>
      piecesByType(g, ship).filter((pieces) => pieces > 0).length >=
      needs(g)['three-different'].needs.types,
  },
  'two-same': {
    kind: 'race',
    clause: 'SW-275',
    at: 'endOfActions',
    isMet: (g, ship) =>
      piecesByType(g, ship).some((pieces) => pieces >= needs(g)['two-same'].needs.pieces),
  },
  'beat-pirate': {
    kind: 'race',
    clause: 'SW-276',
    at: 'endOfBattles',
    isMet: (_, { beatPirate }) => beatPirate,
  },
  'three-hits': {
    kind: 'race',
    clause: 'SW-277',
    at: 'endOfBattles',
    isMet: (g, { hitsAtSea }) => hitsAtSea >= needs(g)['three-hits'].needs.hits,
  },
};

/** Cocoa stands for no other good here (SW-S101). */
function hasMixedCargo(g: Seawolf, ship: Ship): boolean {
  const { cotton, wine, tea, rum } = needs(g)['mixed-cargo'].needs;
  return ship.cotton >= cotton && ship.wine >= wine && ship.tea >= tea && ship.rum >= rum;
}

/** SW-043: who has a marker on the card when the game begins. */
export const markersAtStart = (mission: MissionId, seats: readonly Seat[]): Seat[] =>
  MISSIONS[mission].kind === 'endurance' ? [...seats] : [];

/** Looks at every mission card that is due at this moment, for one captain (SW-S99, SW-S102). */
export function checkMissions(g: Draft, moment: MissionMoment, seat: Seat, act: Act<Kinds>): void {
  const ship = shipOf(g, seat);
  for (const card of g.missions) {
    const row = MISSIONS[card.mission];
    const place = card.markers.indexOf(seat);
    if (row.kind === 'race') {
      // SW-262, SW-263: once completed it stays so.
      if (row.at !== moment || place >= 0 || !row.isMet(g, ship)) continue;
      card.markers.push(seat);
      const position = card.markers.length;
      act.emit('SW-261', 'mission-completed', { seat, mission: card.mission, position });
    } else {
      if (!row.at.includes(moment) || place < 0 || !row.isBroken(g, ship, moment)) continue;
      card.markers.splice(place, 1);
      act.emit(row.clause, 'mission-lost', { seat, mission: card.mission });
    }
  }
}

/** SW-266, SW-267: the higher positions go clockwise from the first player. */
export function checkBattleMissions(g: Draft, act: Act<Kinds>): void {
  for (const seat of inTurn(g)) checkMissions(g, 'endOfBattles', seat, act);
}
