// Chapter 18, End of game and scoring: SW-281 to SW-305

import type { Chapter, Outcome, ScoreLine, Seat } from '@quarterdeck/kernel';
import { at, auto, HIDDEN, idsOf } from '@quarterdeck/kernel';
import type { ClauseId } from '../clauses.gen.ts';
import type { Kinds, Seawolf, Ship } from '../model/state.ts';
import { FEWEST_PLAYERS } from '../pack/printed.ts';
import { shipValue } from './extensions.ts';
import { aboard } from './hold.ts';
import { tableOf } from './map.ts';
import { MISSIONS } from './missions.ts';
import { STERNS } from './sterns.ts';

type Line = ScoreLine<ClauseId>;
type Prize = Seawolf['printed']['content']['amounts']['scoring']['shipValue'];
/** A place in a ranking. */
type Place = 'none' | 'first' | 'second' | 'tieFirstEach' | 'tieSecondEach';
type PrizeClauses = { readonly [P in Place]: ClauseId };

const SHIP_VALUE: PrizeClauses = {
  none: 'SW-285',
  first: 'SW-285',
  second: 'SW-285',
  tieFirstEach: 'SW-286',
  tieSecondEach: 'SW-287',
};
const CANNONS: PrizeClauses = {
  none: 'SW-288',
  first: 'SW-288',
  second: 'SW-288',
  tieFirstEach: 'SW-289',
  tieSecondEach: 'SW-290',
};
/** By player count: two players are 0. */
const RACE_CLAUSES: readonly ClauseId[] = ['SW-296', 'SW-295', 'SW-294', 'SW-293'];

/** SW-281 to SW-300: every line of every captain, in the order of the book. */
export const scoreSheet = (g: Seawolf): Line[] =>
  g.ships.flatMap((ship) => [
    ...ownLines(g, ship),
    prizeLine(g, ship, 'ship-value', shipValue, SHIP_VALUE),
    prizeLine(g, ship, 'cannons', (_, { cannons }) => cannons, CANNONS),
    cargoLine(g, ship),
    ...missionLines(g, ship),
  ]);

/** SW-281 to SW-283. Chests that the viewer may not see are left out (SW-S68). */
function ownLines(g: Seawolf, ship: Ship): Line[] {
  const { seat, thalers } = ship;
  const seen = ship.chests.filter((value) => value !== HIDDEN);
  const inChests = seen.reduce((sum, value) => sum + value, 0);
  const stern = STERNS[ship.stern].thalersAtEnd?.(g, ship) ?? 0;
  return [
    { seat, clause: 'SW-281', line: 'thalers', count: thalers, points: thalers },
    { seat, clause: 'SW-282', line: 'chests', count: ship.chests.length, points: inChests },
    ...(stern === 0
      ? []
      : [{ seat, clause: 'SW-283', line: 'peacemaker', count: 1, points: stern } as const]),
  ];
}

/** SW-285 to SW-290, SW-S103: whoever has nothing is not ranked. */
function prizeLine(
  g: Seawolf,
  ship: Ship,
  line: 'ship-value' | 'cannons',
  measure: (g: Seawolf, ship: Ship) => number,
  clauses: PrizeClauses,
): Line {
  const { shipValue: forValue, cannons: forCannons } = g.printed.content.amounts.scoring;
  const prize: Prize = line === 'cannons' ? forCannons : forValue;
  const count = measure(g, ship);
  const place = placeOf(
    count,
    g.ships.map((other) => measure(g, other)),
  );
  const points = place === 'none' ? 0 : prize[place];
  return { seat: ship.seat, clause: count === 0 ? 'SW-S103' : clauses[place], line, count, points };
}

/** SW-286, SW-289: after a tie for the first place there is no second. */
export function placeOf(count: number, all: readonly number[]): Place {
  if (count === 0) return 'none';
  let above = 0;
  let level = 0;
  for (const other of all) {
    if (other > count) above++;
    else if (other === count) level++;
  }
  if (above === 0) return level > 1 ? 'tieFirstEach' : 'first';
  if (above > 1) return 'none';
  return level > 1 ? 'tieSecondEach' : 'second';
}

/** SW-292 */
function cargoLine(g: Seawolf, ship: Ship): Line {
  const count = aboard(ship);
  const points = Math.floor(count / g.printed.content.amounts.scoring.cargoPerThaler);
  return { seat: ship.seat, clause: 'SW-292', line: 'cargo', count, points };
}

/** SW-293 to SW-299 */
const missionLines = (g: Seawolf, { seat }: Ship): Line[] =>
  g.missions.map(({ mission, markers }) => {
    const { raceMissionFailed, enduranceMission } = g.printed.content.amounts.scoring;
    const position = markers.indexOf(seat) + 1;
    const line = `mission/${mission}`;
    if (MISSIONS[mission].kind === 'endurance') {
      const points = position > 0 ? enduranceMission : 0;
      return { seat, clause: 'SW-297', line, count: position > 0 ? 1 : 0, points };
    }
    if (position === 0)
      return { seat, clause: 'SW-298', line, count: 0, points: raceMissionFailed };
    const clause = at(RACE_CLAUSES, g.ships.length - FEWEST_PLAYERS);
    const points = at(tableOf(g).setup.racePositions, position - 1);
    return { seat, clause, line, count: position, points };
  });

/** By seat. */
export function totals(g: Seawolf, sheet: readonly Line[]): number[] {
  const scores = g.ships.map(() => 0);
  for (const { seat, points } of sheet) scores[seat] = at(scores, seat) + points;
  return scores;
}

/** SW-301 to SW-303, SW-S106 */
export function outcome(g: Seawolf): Outcome<ClauseId> | null {
  if (!g.over) return null;
  const sheet = scoreSheet(g);
  const scores = totals(g, sheet);
  const values = g.ships.map((ship) => shipValue(g, ship));
  const seats = idsOf<Seat>(g.ships);
  const isAhead = (a: Seat, b: Seat): boolean =>
    at(scores, a) > at(scores, b) ||
    (at(scores, a) === at(scores, b) && at(values, a) < at(values, b));
  const ranks = seats.map((seat) => 1 + seats.filter((other) => isAhead(other, seat)).length);
  const best = Math.max(...scores);
  const leaders = scores.filter((score) => score === best).length;
  const winners = ranks.filter((rank) => rank === 1).length;
  const because = winners > 1 ? 'SW-303' : leaders > 1 ? 'SW-302' : 'SW-301';
  return { ranks, scores, sheet, because };
}

export const scoring: Chapter<Kinds, 'scoring'> = {
  // SW-300: everything is worked out from this position.
  'scoring/final': auto((g, _, act) => {
    for (const ship of g.ships) {
      ship.chestsShown = true;
      act.emit('SW-282', 'chests-opened', { seat: ship.seat, values: [...ship.chests] });
    }
    g.over = true;
    act.emit('SW-301', 'game-ended', {});
  }),
};
