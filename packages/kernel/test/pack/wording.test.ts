import { describe, expect, it } from 'vitest';
import { inNewerWords } from '../../src/pack/edition.ts';
import { readPack } from '../../src/pack/pack.ts';
import { mapOf, optional, recordOf, shape, variants, wording } from '../../src/pack/record.ts';
import {
  integer,
  listOf,
  orNull,
  type Shape,
  type Shaped,
  splitBy,
  text,
} from '../../src/pack/shape.ts';
import { FIRST, hashOf, namedCove, namesIn, revalued, reworded } from './named-cove.ts';

const parts = <T>(of: Shape<T, unknown>, value: T): unknown => splitBy(of, value);
const card = shape({ name: wording(text()), cost: integer() });
const QUIGLEY = { name: 'Quigley', cost: 2 };

describe('wording', () => {
  it('A record is parted into its printed fields and its wording', () => {
    expect(parts(card, QUIGLEY)).toEqual({ printed: { cost: 2 }, wording: { name: 'Quigley' } });
  });

  it('A shape without wording is printed as a whole, and needs no parting', () => {
    const plain = shape({ cost: integer() });

    expect(plain.split).toBeUndefined();
    expect(parts(plain, { cost: 2 })).toEqual({ printed: { cost: 2 }, wording: undefined });
  });

  it('Lists keep every item in its place in both parts', () => {
    const mixed = listOf(shape({ note: wording(optional(text())), cost: integer() }));

    expect(parts(mixed, [{ cost: 1 }, { note: 'dear', cost: 9 }])).toEqual({
      printed: [{ cost: 1 }, { cost: 9 }],
      wording: [null, { note: 'dear' }],
    });
  });

  it('Keyed records and records with free keys are parted item by item', () => {
    const printed = { quigley: { cost: 2 } };
    const said = { quigley: { name: 'Quigley' } };

    expect(parts(recordOf(['quigley'], card), { quigley: QUIGLEY })).toEqual({
      printed,
      wording: said,
    });
    expect(parts(mapOf(card), { quigley: QUIGLEY })).toEqual({ printed, wording: said });
  });

  it('Variants are parted by the fields of their own kind', () => {
    const effect = variants('kind', {
      gold: { gold: integer() },
      shout: { text: wording(text()) },
    });

    expect(parts(effect, { kind: 'shout', text: 'Ahoy' })).toEqual({
      printed: { kind: 'shout' },
      wording: { text: 'Ahoy' },
    });
    expect(parts(effect, { kind: 'gold', gold: 3 })).toEqual({
      printed: { kind: 'gold', gold: 3 },
      wording: undefined,
    });
  });

  it('What is null has no wording in it', () => {
    expect(parts(orNull(card), null)).toEqual({ printed: null, wording: undefined });
    expect(parts(orNull(card), QUIGLEY)).toMatchObject({ wording: { name: 'Quigley' } });
  });

  it('An item that is all wording leaves its key to the printed part', () => {
    const names = recordOf(['bury'], shape({ text: wording(text()) }));

    expect(parts(names, { bury: { text: 'Bury.' } })).toMatchObject({ printed: { bury: {} } });
  });

  it('Wording is checked like any other field', () => {
    expect(() => readPack({ shape: card, content: QUIGLEY }, { name: 7, cost: 1 })).toThrow(
      'name: expected a text, got 7',
    );
  });
});

describe('The two hashes of a pack', () => {
  const { pack, readPack: reads } = namedCove(FIRST);

  it('A corrected text leaves the hash as it is and changes the hash of the wording', () => {
    const mended = reads(reworded(FIRST));

    expect(mended.hash).toBe(pack.hash);
    expect(mended.wordingHash).not.toBe(pack.wordingHash);
  });

  it('A pack with words of somebody’s own keeps them, under the hash of ours', () => {
    const { packFor } = namedCove(FIRST);
    const mine = reads(reworded(FIRST));

    expect(packFor({ hash: pack.hash, own: mine.content }).wordingHash).toBe(mine.wordingHash);
    expect(packFor({ hash: pack.hash }).wordingHash).toBe(pack.wordingHash);
  });

  it('A changed figure changes the hash and leaves the hash of the wording as it is', () => {
    const dearer = reads(revalued(FIRST));

    expect(dearer.hash).not.toBe(pack.hash);
    expect(dearer.wordingHash).toBe(pack.wordingHash);
  });

  it('A pack without wording has the hash of all its content', () => {
    expect(pack.hash).toBe(hashOf(FIRST));
  });

  it('Words find the names of a pack beside its printed facts', () => {
    const { printed } = namedCove(FIRST).pack;

    expect(namesIn(printed)).toContain('Crab');
    expect(Object.values(printed).flat()).not.toContain('Crab');
    expect(() => namesIn({})).toThrow('these are not the facts of a pack');
  });
});

describe('inNewerWords', () => {
  const PACK = shape({
    title: wording(text()),
    crew: recordOf(['pim', 'pete'], card),
    tiles: listOf(shape({ id: text(), name: wording(text()), depth: integer() })),
  });
  const older = {
    title: 'First',
    crew: { pim: { name: 'Pym', cost: 1 }, pete: { name: 'Pete', cost: 2 } },
    tiles: [
      { id: 'reef', name: 'Reaf', depth: 1 },
      { id: 'bay', name: 'Bay', depth: 2 },
    ],
  };
  const newer = {
    title: 'Second',
    crew: { pim: { name: 'Pim', cost: 1 }, pete: { name: 'Cheap Pete', cost: 1 } },
    tiles: [
      { id: 'cove', name: 'Cove', depth: 1 },
      { id: 'reef', name: 'Reef', depth: 1 },
      { id: 'bay', name: 'Deep Bay', depth: 3 },
    ],
  };

  it('An item printed alike in both says what the newer says; a changed one is read as it was', () => {
    const read = inNewerWords(PACK, older, newer);

    expect(read.crew).toEqual({ pim: { name: 'Pim', cost: 1 }, pete: { name: 'Pete', cost: 2 } });
    expect(read.tiles.map(({ name }) => name)).toEqual(['Reef', 'Bay']);
    expect(read.title).toBe('First');
  });

  it('What is printed stays what it was', () => {
    const printed = (pack: Shaped<typeof PACK>): unknown => splitBy(PACK, pack).printed;

    expect(printed(inNewerWords(PACK, older, newer))).toEqual(printed(older));
  });
});
