// What a change of a pack does to matches that are stored, in every game of the shelf.

import { readFileSync } from 'node:fs';
import type { Game } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import { type Engine, type ErasedKinds, engine } from '@quarterdeck/kernel/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadGame, SHELF } from '../src/index.ts';

type Corpus = { readonly saves: readonly { readonly saved: { readonly pack: string } }[] };
const corpusOf = (id: string): Corpus =>
  JSON.parse(
    readFileSync(new URL(`../../games/${id}/test/corpus/${id}-v1.json`, import.meta.url), 'utf8'),
  );

const WORDED = new Set(['name', 'text', 'title']);

/** A letter too many in every name and text of a pack. */
function misspelt(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return WORDED.has(field) ? `${value}q` : value;
  if (Array.isArray(value)) return value.map((item) => misspelt(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      name === 'fieldSources' ? item : misspelt(item, name),
    ]),
  );
}

describe.each(SHELF.map(({ id }) => id))('The pack of %s', (id) => {
  let game: Game<ErasedKinds>;
  let today: Engine<ErasedKinds>;
  let mended: Engine<ErasedKinds>;

  beforeAll(async () => {
    game = (await loadGame(id)).game;
    today = engine(game);
    const content = misspelt(today.pack.content) as object;
    mended = engine({ ...game, pack: { ...game.pack, content } });
  });

  it('A typo in every name and text changes no hash but that of the wording', () => {
    expect(mended.pack.hash).toBe(today.pack.hash);
    expect(mended.pack.edition).toBe(today.pack.edition);
    expect(mended.pack.wordingHash).not.toBe(today.pack.wordingHash);
  });

  it('A typo leaves every save of the corpus as it is, byte for byte', () => {
    for (const { saved } of corpusOf(id).saves)
      expect(JSON.stringify(mended.save(mended.load(saved)))).toBe(
        JSON.stringify(today.save(today.load(saved))),
      );
  });

  it('A typo changes no deal', () => {
    const seats = Math.max(...game.seats);
    const hashes = [today, mended].map((table) =>
      table.hash(table.create({ seats, rng: sfcRng(11) })),
    );

    expect(hashes[0]).toBe(hashes[1]);
  });

  it('Saves with the hash of every byte keep the name they were stored with', () => {
    for (const { saved } of corpusOf(id).saves)
      expect(today.save(today.load(saved)).pack).toBe(saved.pack);
  });

  it('The game names the edition that its content is', () => {
    const { edition } = today.pack;

    expect(edition).toBe(game.pack.editions?.at(-1)?.edition);
  });
});
