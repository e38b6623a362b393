import { at } from '@quarterdeck/kernel';
import type { Seawolf, Ship } from '../model/state.ts';
import type { MissionId } from '../pack/ids.gen.ts';
import { holdSpaces, piecesByType, sureHits } from '../rules/extensions.ts';
import { tableOf } from '../rules/map.ts';
import { MISSIONS } from '../rules/missions.ts';
import type { Landing } from './landing.ts';
import type { Scales } from './weights.ts';

/** How far a captain with this much rum has come with a mission, 0 to 1; 1 means it will be marked. */
type Progress = (g: Seawolf, w: Scales['missions'], ship: Ship, rum: number) => number;
type MissionCard = Seawolf['missions'][number];

const NEEDS_RUM: readonly MissionId[] = ['no-mutiny', 'mixed-cargo', 'six-rum'];

const part = (have: number, need: number): number => Math.min(1, have / Math.max(1, need));
const needsOf = (g: Seawolf) => g.printed.content.missions;

const PROGRESS: { readonly [M in MissionId]: Progress } = {
  'no-mutiny': (_, { noMutiny }, __, rum) => noMutiny[rum] ?? 1,
  'no-cannons': (_, __, { cannons }) => (cannons === 0 ? 1 : 0),
  'four-cotton': (g, _, { cotton }) => part(cotton, needsOf(g)['four-cotton'].needs.cotton),
  'four-wine': (g, _, { wine }) => part(wine, needsOf(g)['four-wine'].needs.wine),
  'four-tea': (g, _, { tea }) => part(tea, needsOf(g)['four-tea'].needs.tea),
  'mixed-cargo': mixedCargo,
  'six-rum': (g, { fullHold }, ship, rum) => {
    const { rum: needed } = needsOf(g)['six-rum'].needs;
    return part(rum, needed) * (holdSpaces(g, ship) > needed ? 1 : fullHold);
  },
  'two-chests': (g, _, { chests }) => part(chests.length, needsOf(g)['two-chests'].needs.chests),
  'three-different': (g, _, ship) => {
    const types = piecesByType(g, ship).filter((pieces) => pieces > 0).length;
    return part(types, needsOf(g)['three-different'].needs.types);
  },
  'two-same': (g, _, ship) =>
    part(Math.max(...piecesByType(g, ship)), needsOf(g)['two-same'].needs.pieces),
  'beat-pirate': (g, { byDice, toBeatPirate }, ship) =>
    ship.beatPirate ? 1 : byDice * part(ship.cannons + sureHits(g, ship), toBeatPirate),
  'three-hits': (g, { byDice, beyondHits }, ship) => {
    const { hits } = needsOf(g)['three-hits'].needs;
    if (ship.hitsAtSea >= hits) return 1;
    return byDice * part(ship.cannons + sureHits(g, ship), hits + beyondHits);
  },
};

function mixedCargo(g: Seawolf, _: Scales['missions'], ship: Ship, rumAboard: number): number {
  const { cotton, wine, tea, rum } = needsOf(g)['mixed-cargo'].needs;
  const have =
    Math.min(ship.cotton, cotton) +
    Math.min(ship.wine, wine) +
    Math.min(ship.tea, tea) +
    Math.min(rumAboard, rum);
  return part(have, cotton + wine + tea + rum);
}

/** Thalers that the mission cards promise (SW-293 to SW-298); `time` is 1 early and 0 at the end. */
export function missionWorth(g: Seawolf, w: Scales, ship: Ship, time: number): number {
  let sum = 0;
  for (const card of g.missions) {
    const progress = PROGRESS[card.mission](g, w.missions, ship, ship.rum);
    sum += promised(g, w, card, ship, progress, time);
  }
  return sum;
}

/** What the rum that a course costs changes in them, and a mutiny that it brings (SW-279). */
export function courseWorth(
  g: Seawolf,
  w: Scales,
  ship: Ship,
  { rum, mutiny }: Landing,
  time: number,
): number {
  if (rum === ship.rum && !mutiny) return 0;
  let sum = 0;
  for (const card of g.missions) {
    const { mission } = card;
    if (!NEEDS_RUM.includes(mission)) continue;
    const now = PROGRESS[mission](g, w.missions, ship, ship.rum);
    const isLost = mutiny && mission === 'no-mutiny';
    const after = isLost ? 0 : PROGRESS[mission](g, w.missions, ship, rum);
    const change = promised(g, w, card, ship, after, time) - promised(g, w, card, ship, now, time);
    sum += isLost ? change : w.missions.courseAhead * change;
  }
  return sum;
}

function promised(
  g: Seawolf,
  { missions: { met, nearly } }: Scales,
  { mission, markers }: MissionCard,
  { seat }: Ship,
  progress: number,
  time: number,
): number {
  const { enduranceMission, raceMissionFailed } = g.printed.content.amounts.scoring;
  const { racePositions } = tableOf(g).setup;
  const place = markers.indexOf(seat);
  if (MISSIONS[mission].kind === 'endurance') return place >= 0 ? enduranceMission * progress : 0;
  if (place >= 0) return at(racePositions, place);
  const late = nearly.late + nearly.early * time;
  const chance = progress === 1 ? met : progress * progress * late;
  const prize = racePositions[markers.length] ?? 0;
  return chance * prize + (1 - chance) * raceMissionFailed;
}
