import { at } from '@quarterdeck/kernel';
import type { Seawolf, Ship } from '../model/state.ts';
import type { MissionId } from '../pack/ids.gen.ts';
import { holdSpaces, piecesByType, sureHits } from '../rules/extensions.ts';
import { tableOf } from '../rules/map.ts';
import { MISSIONS } from '../rules/missions.ts';

/** How far a captain has come with a mission, 0 to 1; 1 means it will be marked. */
type Progress = (g: Seawolf, ship: Ship) => number;

const part = (have: number, need: number): number => Math.min(1, have / Math.max(1, need));
const needsOf = (g: Seawolf) => g.printed.content.missions;
/** Dice decide: cannons make it likely, never certain. */
const LIKELY = 0.85;

const PROGRESS: { readonly [M in MissionId]: Progress } = {
  'no-mutiny': (_, { rum }) => (rum > 1 ? 1 : rum > 0 ? 0.9 : 0.3),
  'no-cannons': (_, { cannons }) => (cannons === 0 ? 1 : 0),
  'four-cotton': (g, { cotton }) => part(cotton, needsOf(g)['four-cotton'].needs.cotton),
  'four-wine': (g, { wine }) => part(wine, needsOf(g)['four-wine'].needs.wine),
  'four-tea': (g, { tea }) => part(tea, needsOf(g)['four-tea'].needs.tea),
  'mixed-cargo': mixedCargo,
  'six-rum': (g, ship) => {
    const { rum } = needsOf(g)['six-rum'].needs;
    return part(ship.rum, rum) * (holdSpaces(g, ship) > rum ? 1 : 0.8);
  },
  'two-chests': (g, { chests }) => part(chests.length, needsOf(g)['two-chests'].needs.chests),
  'three-different': (g, ship) => {
    const types = piecesByType(g, ship).filter((pieces) => pieces > 0).length;
    return part(types, needsOf(g)['three-different'].needs.types);
  },
  'two-same': (g, ship) =>
    part(Math.max(...piecesByType(g, ship)), needsOf(g)['two-same'].needs.pieces),
  'beat-pirate': (g, ship) =>
    ship.beatPirate ? 1 : LIKELY * part(ship.cannons + sureHits(g, ship), 3),
  'three-hits': (g, ship) => {
    const { hits } = needsOf(g)['three-hits'].needs;
    return ship.hitsAtSea >= hits ? 1 : LIKELY * part(ship.cannons + sureHits(g, ship), hits + 2);
  },
};

function mixedCargo(g: Seawolf, ship: Ship): number {
  const { cotton, wine, tea, rum } = needsOf(g)['mixed-cargo'].needs;
  const have =
    Math.min(ship.cotton, cotton) +
    Math.min(ship.wine, wine) +
    Math.min(ship.tea, tea) +
    Math.min(ship.rum, rum);
  return part(have, cotton + wine + tea + rum);
}

/** Thalers that the mission cards promise (SW-293 to SW-298); `time` is 1 early and 0 at the end. */
export function missionWorth(g: Seawolf, ship: Ship, time: number): number {
  const { enduranceMission, raceMissionFailed } = g.printed.content.amounts.scoring;
  const { racePositions } = tableOf(g).setup;
  let sum = 0;
  for (const { mission, markers } of g.missions) {
    const place = markers.indexOf(ship.seat);
    const progress = PROGRESS[mission](g, ship);
    if (MISSIONS[mission].kind === 'endurance') {
      if (place >= 0) sum += enduranceMission * progress;
    } else if (place >= 0) sum += at(racePositions, place);
    else {
      const chance = progress === 1 ? 0.95 : progress * progress * (0.15 + 0.75 * time);
      const prize = racePositions[markers.length] ?? 0;
      sum += chance * prize + (1 - chance) * raceMissionFailed;
    }
  }
  return sum;
}
