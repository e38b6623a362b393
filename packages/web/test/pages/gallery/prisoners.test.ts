import { speakEnglish } from '@quarterdeck/board-kit';
import { PRISONERS_PACK } from '@quarterdeck/prisoners';
import { prisonersBoard } from '@quarterdeck/prisoners/board';
import { describe, expect, it } from 'vitest';
import { PAGE_EN } from '../../../src/frame/en.ts';
import { readOwnPack } from '../../../src/pages/gallery/own-pack.tsx';
import { PACK_EN } from '../../../src/setup/en-pack.ts';

const { gallery, ownPack, WORDS } = await prisonersBoard.gallery();
const { words, addCatalogue } = speakEnglish(PAGE_EN);
[...WORDS, PACK_EN].forEach(addCatalogue);
const OURS = JSON.stringify(PRISONERS_PACK.content);

const namesOf = (kinds: ReturnType<typeof gallery>, kind: string): readonly string[] =>
  kinds.find(({ id }) => id === kind)?.components.map(({ name }) => name) ?? [];

const drop = (text: string) => {
  const file = { name: 'mine.json', size: text.length, text: () => Promise.resolve(text) };
  return readOwnPack(ownPack, file, words);
};

describe('The gallery of Take No Prisoners', () => {
  it('shows every destination, territory, maneuver, fleet and flag of the box', () => {
    const counts = Object.fromEntries(
      gallery(words).map(({ id, components }) => [id, components.length]),
    );
    expect(counts).toEqual({
      destinations: 4,
      territories: 11,
      deck: 25,
      territoryManeuvers: 11,
      ships: 9,
      pieces: 7,
    });
  });

  it('draws a pack of one’s own, and lists what it changes', async () => {
    const pack = await drop(OURS.replace('"name":"Full Sail"', '"name":"All canvas"'));
    if (pack.state === 'bad') throw new Error(pack.problems.join());
    expect(pack.changes.map(({ after }) => after)).toEqual(['All canvas']);
    expect(namesOf(pack.kinds, 'deck')).toContain('All canvas');
    expect(namesOf(gallery(words), 'deck')).not.toContain('All canvas');
  });

  it('says what is wrong with a pack', async () => {
    const pack = await drop(OURS.replace('"deckManeuvers"', '"deckManoeuvres"'));
    expect(pack.state === 'bad' && pack.problems.join('\n')).toMatch(/deckMan/);
  });
});
