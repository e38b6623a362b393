// Where the match stands: the round, the missions, how near the end is, what each captain has.

import { at, HIDDEN, type Seat, seatsOf } from '@quarterdeck/kernel';
import type { Seawolf } from '../model/state.ts';
import { ORDINARY_GOODS } from '../pack/components.ts';
import { wordingsOf } from '../pack/wordings.ts';
import { freeCannonBases, shipValue } from '../rules/extensions.ts';
import { markersLeft } from '../rules/loading.ts';
import { shipOf, tableOf } from '../rules/map.ts';
import { extensionName, put, thalers } from './names.ts';
import { capital, cargoWord, holdWords, lootWords, type SeawolfViewing } from './viewing.ts';

/** SW-078 */
export const PHASES = ['orders', 'turns', 'wind', 'pirate', 'battle'] as const;

/** Nobody is asked while the wind turns and the pirate moves. */
export const phaseOf = ({ view }: SeawolfViewing): (typeof PHASES)[number] | undefined => {
  const g = view.state;
  const step = view.asked[0]?.step ?? '';
  if (g.round === 0 || g.over) return undefined;
  if (g.turn !== null) return 'turns';
  return step.startsWith('orders/') ? 'orders' : 'battle';
};

export const roundWords = ({ view, speaker }: SeawolfViewing): string => {
  const { round, lastRound } = view.state;
  if (round === 0) return speaker.words(put('see.setup'));
  return round === lastRound
    ? speaker.words(put('see.last-round'))
    : speaker.words(put('see.round', { round }));
};

/** The row that will run out first; on equal terms the first one. */
export const scarcest = (g: Seawolf) =>
  ORDINARY_GOODS.map((row) => ({ row, left: markersLeft(g, row).length })).reduce((a, b) =>
    b.left < a.left ? b : a,
  );

/** How near the end is. */
export const endWords = (
  viewing: SeawolfViewing,
): { readonly title: string; readonly text: string } => {
  const { view, speaker } = viewing;
  const g = view.state;
  const { row, left } = scarcest(g);
  if (g.lastRound === null)
    return {
      title: speaker.words(put('see.end.title', { count: left, good: cargoWord(viewing, row) })),
      text: speaker.words(put('see.end.text')),
    };
  return {
    title: speaker.words(put(g.round === g.lastRound ? 'see.end.lastTitle' : 'see.end.nextTitle')),
    text: speaker.words(put('see.end.lastText')),
  };
};

type Card = Seawolf['missions'][number];

/** A place on a mission card; a captain who lost an endurance mission leaves a struck ring. */
export type MissionPlace = {
  readonly points: number;
  readonly seat: Seat | undefined;
  readonly isLost: boolean;
};

export const missionPlaces = (
  { view, seats }: SeawolfViewing,
  { mission, markers }: Card,
): MissionPlace[] => {
  const g = view.state;
  if (g.printed.content.missions[mission].kind === 'endurance')
    return seatsOf(seats.length).map((seat) => ({
      points: g.printed.content.amounts.scoring.enduranceMission,
      seat,
      isLost: !markers.includes(seat),
    }));
  return tableOf(g).setup.racePositions.map((points, i) => ({
    points,
    seat: markers[i],
    isLost: false,
  }));
};

/** "3 thalers, Bo", "Bo has lost it" */
export const missionPlaceWords = (
  { seats, speaker }: SeawolfViewing,
  { points, seat, isLost }: MissionPlace,
): string => {
  if (seat === undefined) return speaker.words(put('see.place-free', { thalers: thalers(points) }));
  const name = at(seats, seat).called;
  return isLost
    ? speaker.words(put('see.place-lost', { name }))
    : speaker.words(put('see.place-taken', { thalers: thalers(points), name }));
};

/** Chests that only their owner may look into have no value here. */
const chestWords = ({ view, speaker }: SeawolfViewing, seat: Seat): readonly string[] => {
  const { chests } = shipOf(view.state, seat);
  return [
    speaker.words(put('score.chests', { count: chests.length })),
    ...chests
      .filter((value) => value !== HIDDEN)
      .map((value) => speaker.words(put('see.holdings-of', { value }))),
  ];
};

const extensionWords = ({ view: { state: g }, speaker }: SeawolfViewing, seat: Seat): string[] => {
  const ship = shipOf(g, seat);
  if (ship.extensions.length === 0) return [];
  const pieces = ship.extensions.map((id) => {
    const { type, value } = at(g.printed.extensions, id);
    return speaker.words(put('do.extend', { extension: extensionName(g, type), value }));
  });
  return [...pieces, speaker.words(put('see.ship-value', { value: shipValue(g, ship) }))];
};

/** Who a captain is and all they have, as far as the viewer knows. */
export const captainWords = (viewing: SeawolfViewing, seat: Seat): string => {
  const { view, speaker } = viewing;
  const g = view.state;
  const ship = shipOf(g, seat);
  const { name, text } = wordingsOf(g).sterns[ship.stern];
  const laid = ship.orders.length;
  return [
    `${name}: ${text}`,
    `${[
      lootWords(viewing, ship.thalers, 'thalers'),
      speaker.words(put('score.cannons', { count: ship.cannons })),
      speaker.words(put('see.bases', { count: freeCannonBases(g, ship) })),
      ...chestWords(viewing, seat),
    ].join(', ')}.`,
    `${speaker.words(put('see.hold', { hold: holdWords(viewing, seat) }))}.`,
    ...extensionWords(viewing, seat).map((words) => `${capital(words)}.`),
    ...(laid === 0 || ship.ordersShown
      ? []
      : [`${speaker.words(put('see.laid', { count: laid }))}.`]),
    ...(g.first === seat ? [speaker.words(put('see.first'))] : []),
  ].join(' ');
};
