import { AHOY_PACK } from '@quarterdeck/ahoy';
import { ahoyBoard } from '@quarterdeck/ahoy/board';
import { speakEnglish } from '@quarterdeck/board-kit';
import { describe, expect, it } from 'vitest';
import { PAGE_EN } from '../../../src/frame/en.ts';
import { readOwnPack } from '../../../src/pages/gallery/own-pack.tsx';
import { PACK_EN } from '../../../src/setup/en-pack.ts';

const { gallery, ownPack, WORDS } = await ahoyBoard.gallery();
const { words, addCatalogue } = speakEnglish(PAGE_EN);
[...WORDS, PACK_EN].forEach(addCatalogue);
const OURS = JSON.stringify(AHOY_PACK.content);

const drop = (text: string) => {
  const file = { name: 'mine.json', size: text.length, text: () => Promise.resolve(text) };
  return readOwnPack(ownPack, file, words);
};

const named = (kinds: ReturnType<typeof gallery>, kind: string): readonly string[] =>
  kinds.find(({ id }) => id === kind)?.components.map(({ name }) => name) ?? [];

/** Of a pack, what the test gives other names. */
type Named = {
  crew: { aeronauts: { name: string } };
  boards: { mollusk: { actions: { sail: { name: string } } } };
};

describe('A pack of Ahoy dropped on the gallery', () => {
  it('changes nothing if it is ours', async () => {
    const pack = await drop(OURS);

    if (pack.state === 'bad') throw new Error(pack.problems.join());
    expect(pack.changes).toEqual([]);
    for (const { id } of gallery(words))
      expect(named(pack.kinds, id)).toEqual(named(gallery(words), id));
  });

  it('is drawn, and what it changes is listed', async () => {
    const mine: Named = JSON.parse(OURS);
    mine.crew.aeronauts.name = 'Old Salts';
    mine.boards.mollusk.actions.sail.name = 'Drift';
    const pack = await drop(JSON.stringify(mine));

    if (pack.state === 'bad') throw new Error(pack.problems.join());
    expect(pack.changes.map(({ after }) => after)).toEqual(
      expect.arrayContaining(['Old Salts', 'Drift']),
    );
    expect(pack.changes).toHaveLength(2);
    expect(pack.changes.flatMap(({ ids }) => ids)).toContain('aeronauts');
    expect(named(pack.kinds, 'market')).toContain('Old Salts');
    const boards = pack.kinds.find(({ id }) => id === 'boards')?.components ?? [];
    expect(boards.map(({ text }) => text).join()).toContain('Drift 4');
    expect(named(gallery(words), 'market')).not.toContain('Old Salts');
  });

  it.each([
    ['no JSON', '{', /not JSON/],
    ['a strange field', OURS.replace('"regionTiles"', '"regionTyles"'), /regionT/],
    ['a tile without an Island', OURS.replace('"terrain":"island"', '"terrain":"open"'), /Islands/],
  ])('says where it is wrong: %s', async (_, text, problem) => {
    const pack = await drop(text);

    expect(pack.state === 'bad' && pack.problems.join('\n')).toMatch(problem);
  });
});
