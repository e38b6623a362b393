// Words that sentences about a position share.

import type { Seat } from '@quarterdeck/kernel';
import type { Viewing } from '@quarterdeck/kernel/say';
import type { Kinds } from '../model/state.ts';
import { type Cargo, type Direction, GOODS, type Loot } from '../pack/components.ts';
import { holdSpaces } from '../rules/extensions.ts';
import { aboard } from '../rules/hold.ts';
import { shipOf } from '../rules/map.ts';
import { cargoName, directionName, lootCount, put } from './names.ts';

/** A position of Seawolf, as one viewer may know it. */
export type SeawolfViewing = Viewing<Kinds>;

export const cargoWord = ({ speaker }: SeawolfViewing, cargo: Cargo): string =>
  speaker.words(cargoName(cargo));

/** "3 rum", "1 thaler" */
export const lootWords = ({ speaker }: SeawolfViewing, count: number, loot: Loot): string =>
  speaker.words(lootCount(count, loot));

export const directionWord = ({ speaker }: SeawolfViewing, direction: Direction): string =>
  speaker.words(directionName(direction));

/** As a title: "North". */
export const capital = (words: string): string =>
  words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** "3 rum, 1 tea, 2 spaces free" */
export const holdWords = (viewing: SeawolfViewing, seat: Seat): string => {
  const g = viewing.view.state;
  const ship = shipOf(g, seat);
  const kinds: readonly Cargo[] = ['rum', ...GOODS];
  return [
    ...kinds
      .filter((cargo) => ship[cargo] > 0)
      .map((cargo) => lootWords(viewing, ship[cargo], cargo)),
    viewing.speaker.words(put('spaces', { count: holdSpaces(g, ship) - aboard(ship) })),
  ].join(', ');
};
