// Cove with names on its cards, in as many editions of its pack as a test wants.

import type { Engine } from '../../src/engine/engine.ts';
import { engine } from '../../src/engine/engine.ts';
import type { Game } from '../../src/game.ts';
import type { Edition } from '../../src/pack/edition.ts';
import { contentHash } from '../../src/pack/pack.ts';
import { shape, wording } from '../../src/pack/record.ts';
import { integer, listOf, type Shaped, splitBy, text } from '../../src/pack/shape.ts';
import { wordingsBeside } from '../../src/pack/wordings.ts';
import { type Cove, coveGame } from '../replay/cove.ts';

export const NAMED_PACK = shape({
  cards: listOf(shape({ id: text(), name: wording(text()), value: integer({ least: 0 }) }), {
    least: 1,
    most: 60,
  }),
});
type NamedPack = Shaped<typeof NAMED_PACK>;
export type NamedCove = Omit<Cove, 'pack'> & { readonly pack: NamedPack };

const NAMES = ['Shell', 'Crab', 'Pearl', 'Gull', 'Tide', 'Rope'];
/** As it was first printed. */
export const FIRST: NamedPack = {
  cards: NAMES.map((name, value) => ({ id: name.toLowerCase(), name, value })),
};

const changed = (from: NamedPack, change: Partial<NamedPack['cards'][number]>): NamedPack => ({
  cards: from.cards.map((card) => (card.id === 'crab' ? { ...card, ...change } : card)),
});
export const reworded = (from: NamedPack): NamedPack => changed(from, { name: 'Old Crab' });
export const revalued = (from: NamedPack): NamedPack => changed(from, { value: 30 });

/** What the program of yesterday called a pack: a hash over every byte of it. */
export const strictHash = (content: NamedPack): string => contentHash(content);
export const hashOf = (content: NamedPack): string =>
  contentHash(splitBy(NAMED_PACK, content).printed);

export const edition = (
  number: number,
  content: NamedPack,
  more: Partial<Edition> = {},
): Edition => ({
  edition: number,
  hash: hashOf(content),
  content,
  ...more,
});

export function namedCove(
  content: NamedPack,
  editions: readonly Edition[] = [],
  more: Partial<Game<NamedCove>> = {},
): Engine<NamedCove> {
  // Its rules read the printed values alone: to them it is the same game.
  const rules = coveGame as unknown as Game<NamedCove>;
  return engine<NamedCove>(
    {
      ...rules,
      pack: { shape: NAMED_PACK, content, editions },
      printed: ({ cards }) => ({ cards: cards.map(({ value }) => value) }),
      ...more,
    },
    { strict: true },
  );
}

export const namesIn = (printed: object): readonly string[] =>
  wordingsBeside<NamedPack>(printed).cards.map(({ name }) => name);
