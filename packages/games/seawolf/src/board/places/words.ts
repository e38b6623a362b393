import { messages } from '@quarterdeck/kernel/say';
import { type Cargo, type Direction, type Loot, seawolfSay } from '../../index.ts';
import type { SeawolfScene } from '../scene.ts';

/** A sentence of the game's own catalogue. */
export const put = messages(seawolfSay.catalogue);

export const cargoWord = ({ speaker }: SeawolfScene, cargo: Cargo): string =>
  speaker.words(put(`cargo.${cargo}`));

/** "3 rum", "1 thaler" */
export const lootWords = ({ speaker }: SeawolfScene, count: number, loot: Loot): string =>
  speaker.words(
    loot === 'thalers'
      ? put('thalers', { count })
      : put('counted', { count, cargo: put(`cargo.${loot}`) }),
  );

export const directionWord = ({ speaker }: SeawolfScene, direction: Direction): string =>
  speaker.words(put(`direction.${direction}`));

/** As a title: "North". */
export const capital = (words: string): string =>
  words.charAt(0).toLocaleUpperCase() + words.slice(1);
