import { speakEnglish } from '@quarterdeck/board-kit';
import { TINYPIRATES_PACK } from '@quarterdeck/tinypirates';
import { tinypiratesBoard } from '@quarterdeck/tinypirates/board';
import { describe, expect, it } from 'vitest';
import { PAGE_EN } from '../../../src/frame/en.ts';
import { readOwnPack } from '../../../src/pages/gallery/own-pack.tsx';
import { PACK_EN } from '../../../src/setup/en-pack.ts';

const { gallery, ownPack, WORDS } = await tinypiratesBoard.gallery();
const { words, addCatalogue } = speakEnglish(PAGE_EN);
[...WORDS, PACK_EN].forEach(addCatalogue);
const OURS = JSON.stringify(TINYPIRATES_PACK.content);

const drop = (text: string) => {
  const file = { name: 'mine.json', size: text.length, text: () => Promise.resolve(text) };
  return readOwnPack(ownPack, file, words);
};

describe('The gallery of Tiny Epic Pirates', () => {
  it('shows every card, token, ship and mat of the box', () => {
    const counts = Object.fromEntries(
      gallery(words).map(({ id, components }) => [id, components.length]),
    );
    expect(counts).toEqual({
      sea: 16,
      captains: 8,
      crew: 24,
      tokens: 16,
      ships: 18,
      solo: 8,
      pieces: 12,
    });
  });

  it('names each card by its clause, and leaves no word out', () => {
    const all = gallery(words).flatMap(({ components }) => components);
    const clauseOf = (id: string): readonly string[] | undefined =>
      all.find((one) => one.id === id)?.clauses;
    expect(clauseOf('anneke-storm')).toEqual(['TE-273']);
    expect(clauseOf('cutter-fang')).toEqual(['TE-297']);
    expect(clauseOf('solo-old-salt')).toEqual(['TE-363']);
    for (const { name, text } of all) expect(`${name} ${text}`).not.toMatch(/\{\{|boards\./);
  });

  it('draws a pack of one’s own, and lists what it changes', async () => {
    const pack = await drop(OURS.replace('"name":"Sugar Bight"', '"name":"Sweet Bight"'));
    if (pack.state === 'bad') throw new Error(pack.problems.join());
    expect(pack.changes.map(({ after }) => after)).toEqual(['Sweet Bight']);
  });
});
