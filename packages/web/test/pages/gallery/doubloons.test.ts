import { speakEnglish } from '@quarterdeck/board-kit';
import { DOUBLOONS_PACK } from '@quarterdeck/doubloons';
import { doubloonsBoard } from '@quarterdeck/doubloons/board';
import { describe, expect, it } from 'vitest';
import { PAGE_EN } from '../../../src/frame/en.ts';
import { readOwnPack } from '../../../src/pages/gallery/own-pack.tsx';
import { PACK_EN } from '../../../src/setup/en-pack.ts';

const { gallery, ownPack, WORDS } = await doubloonsBoard.gallery();
const { words, addCatalogue } = speakEnglish(PAGE_EN);
[...WORDS, PACK_EN].forEach(addCatalogue);
const OURS = JSON.stringify(DOUBLOONS_PACK.content);

const namesOf = (kinds: ReturnType<typeof gallery>, kind: string): readonly string[] =>
  kinds.find(({ id }) => id === kind)?.components.map(({ name }) => name) ?? [];

const drop = (text: string) => {
  const file = { name: 'mine.json', size: text.length, text: () => Promise.resolve(text) };
  return readOwnPack(ownPack, file, words);
};

describe('The gallery of Dead Man’s Doubloons', () => {
  it('shows every card, landmark, tile, jewel and relic of the box', () => {
    const counts = Object.fromEntries(
      gallery(words).map(({ id, components }) => [id, components.length]),
    );
    expect(counts).toMatchObject({
      boards: 2,
      captains: 6,
      cards: 60,
      landmarks: 34,
      water: 11,
      mapTiles: 7,
      jewels: 4,
      relics: 8,
    });
  });

  it('draws a pack of one’s own, and lists what it changes', async () => {
    const pack = await drop(OURS.replace('"name":"Fog"', '"name":"Pea soup"'));
    if (pack.state === 'bad') throw new Error(pack.problems.join());
    expect(pack.changes.map(({ after }) => after)).toEqual(['Pea soup']);
    expect(namesOf(pack.kinds, 'water')).toContain('Pea soup');
    expect(namesOf(gallery(words), 'water')).not.toContain('Pea soup');
  });

  it('says what is wrong with a pack', async () => {
    const pack = await drop(OURS.replace('"waterTiles"', '"waterTyles"'));
    expect(pack.state === 'bad' && pack.problems.join('\n')).toMatch(/waterT/);
  });
});
