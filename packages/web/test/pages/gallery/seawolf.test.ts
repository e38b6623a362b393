import { speakEnglish } from '@quarterdeck/board-kit';
import { SEAWOLF_PACK } from '@quarterdeck/seawolf';
import { seawolfBoard } from '@quarterdeck/seawolf/board';
import { describe, expect, it } from 'vitest';
import { PAGE_EN } from '../../../src/frame/en.ts';
import { readOwnPack } from '../../../src/pages/gallery/own-pack.tsx';
import { packChanges } from '../../../src/pages/gallery/pack-changes.ts';
import { PACK_EN } from '../../../src/setup/en-pack.ts';

const { gallery, ownPack, WORDS } = await seawolfBoard.gallery();
const { words, addCatalogue } = speakEnglish(PAGE_EN);
[...WORDS, PACK_EN].forEach(addCatalogue);
const OURS = JSON.stringify(SEAWOLF_PACK.content);

const drop = (text: string, size = text.length) => {
  const file = { name: 'mine.json', size, text: () => Promise.resolve(text) };
  return readOwnPack(ownPack, file, words);
};

describe('A pack dropped on the gallery', () => {
  it('changes nothing if it is ours', async () => {
    const pack = await drop(OURS);

    expect(pack).toMatchObject({ state: 'shown', changes: [] });
    expect(gallery(words).map(({ id }) => id)).toEqual(
      pack.state === 'shown' && pack.kinds.map(({ id }) => id),
    );
  });

  it('is drawn, and what it changes is listed with what it concerns', async () => {
    const mine = structuredClone(SEAWOLF_PACK.content) as unknown as {
      sterns: { lucky: { name: string; text: string } };
    };
    mine.sterns.lucky.name = 'Fortunate';
    const pack = await drop(JSON.stringify(mine));

    if (pack.state === 'bad') throw new Error(pack.problems.join());
    expect(pack.changes).toEqual([
      expect.objectContaining({
        path: ['sterns', 'Fortunate', 'name'],
        before: 'Lucky',
        after: 'Fortunate',
      }),
    ]);
    expect(pack.changes[0]?.ids).toContain('lucky');
    const sterns = pack.kinds.find(({ id }) => id === 'sterns');
    expect(sterns?.components.map(({ name }) => name)).toContain('Fortunate');
  });

  it.each([
    ['{', /not JSON/],
    ['[]', /expected/],
    [OURS.replace('"seaTiles"', '"seaTyles"'), /seaT/],
    [OURS.replace(/"missions":\{/, '"missions":{"extra":'), /JSON|missions/],
  ])('says what is wrong with it: %.12s', async (text, problem) => {
    const pack = await drop(text);

    expect(pack.state === 'bad' && pack.problems.join('\n')).toMatch(problem);
  });

  it('is not read if it is too large', async () => {
    const pack = await drop(OURS, 6_000_000);

    expect(pack.state === 'bad' && pack.problems.join()).toContain('5 MB');
  });
});

describe('What a pack changes', () => {
  it('is found by id, wherever it stands in a list', () => {
    const before = {
      tiles: [
        { id: 'a', goods: ['tea'] },
        { id: 'b', goods: [] },
      ],
    };
    const after = {
      tiles: [
        { id: 'b', goods: ['tea', 'wine'] },
        { id: 'c', name: 'New' },
      ],
    };

    expect(packChanges(before, after)).toEqual([
      {
        path: ['tiles', 'a'],
        ids: ['tiles', 'a', 'a'],
        before: expect.any(String),
        after: undefined,
      },
      {
        path: ['tiles', 'b', 'goods'],
        ids: ['tiles', 'b', 'b', 'goods'],
        before: '',
        after: 'tea, wine',
      },
      { path: ['tiles', 'New'], ids: ['tiles', 'c', 'c'], before: undefined, after: 'New' },
    ]);
  });
});
