import type { Game } from '@quarterdeck/kernel';
import { type Engine, type ErasedKinds, engine } from '@quarterdeck/kernel/engine';
import { loadGame } from '@quarterdeck/shelf';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  bringToCurrentRules,
  deal,
  memoryStore,
  openLog,
  StorageFault,
  type StoredTable,
  sentPack,
  type TableStore,
} from '../src/index.ts';

const NOW = 1_000;
const draw = { newSeed: () => '0f'.repeat(32), newId: () => 'table-1', now: () => NOW };

type Chests = { readonly chests: readonly { readonly value: number }[] };
type Tiles = { readonly seaTiles: readonly { readonly name: string }[] };

/** The first sea tile has a letter too many. */
const misspelt = (content: object): object => {
  const { seaTiles } = content as Tiles;
  const names = seaTiles.map((tile, at) => (at === 0 ? { ...tile, name: `${tile.name}q` } : tile));
  return { ...content, seaTiles: names };
};

/** Every chest is worth a thaler more. */
const dearer = (content: object): object => ({
  ...content,
  chests: (content as Chests).chests.map((chest) => ({ ...chest, value: chest.value + 1 })),
});

describe('The pack of a stored table', () => {
  let game: Game<ErasedKinds>;
  let today: Engine<ErasedKinds>;
  let store: TableStore;
  let stored: StoredTable;

  /** A program with other content, that has forgotten its editions. */
  const later = (change: (content: object) => object): Engine<ErasedKinds> =>
    engine({
      ...game,
      pack: { ...game.pack, editions: [], content: change(today.pack.content) },
    });

  beforeAll(async () => {
    game = (await loadGame('seawolf')).game;
    today = engine(game);
    store = memoryStore();
    const seats = ['red', 'blue'] as const;
    const setup = {
      game: 'seawolf',
      seats: seats.map((colour) => ({ name: '', colour, who: { kind: 'person' as const } })),
    };
    stored = deal(today, setup, draw);
    await store.add(stored.record, stored.entries);
    stored = await bringToCurrentRules(today, store, stored, NOW);
  });

  it('The pack is kept in the store when the table is opened, once under its hash', async () => {
    expect(await store.pack(today.pack.hash)).toEqual(today.pack.content);
  });

  it('The pack is found there by a program that no longer has it', async () => {
    const program = later(dearer);
    expect(program.pack.hash).not.toBe(today.pack.hash);

    const log = openLog(program, await bringToCurrentRules(program, store, stored, NOW));

    expect(program.hash(log.match)).toBe(stored.record.headline.hash);
    expect(sentPack(log.recording).own).toEqual(today.pack.content);
  });

  it('The pack is not sent to those who have it at hand, in whatever words', async () => {
    const program = later(misspelt);
    const log = openLog(program, await bringToCurrentRules(program, store, stored, NOW));

    expect(sentPack(log.recording)).toEqual({ hash: today.pack.hash });
  });

  it('A table is refused by the name of its pack where nobody has it', async () => {
    const program = later(dearer);
    const nowhere = await bringToCurrentRules(program, memoryStore(), stored, NOW);

    expect(() => openLog(program, nowhere)).toThrow(
      `The match was played with the pack ${today.pack.hash} (edition 1)`,
    );
  });

  it('A full store does not stand in the way of a table', async () => {
    const full: TableStore = {
      ...memoryStore(),
      keepPack: () => Promise.reject(new StorageFault('full', null)),
    };

    await expect(bringToCurrentRules(today, full, stored, NOW)).resolves.toEqual(stored);
  });
});
