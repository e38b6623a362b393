import { anyKit, type Catalogue, speak, speakEnglish } from '@quarterdeck/board-kit';
import { describe, expect, it } from 'vitest';
import { TABLE_EN } from '../../src/table/en.ts';
import { PLAIN_KIT } from '../../src/table/fallback/plain-kit.tsx';
import { bot, person, reefFor, SEAT_0 } from '../hosts/harness.ts';
import { drawTable, openReef, playOn, sit } from './drawn.tsx';
import { REEF_KIT } from './reef-kit.tsx';

const KIT = anyKit(REEF_KIT);

/** Every sentence of the catalogue that stands by itself, long enough not to be met by chance. */
const sentencesOf = (catalogue: Catalogue): readonly string[] =>
  Object.values(catalogue).flatMap((words) => {
    if (typeof words !== 'string') return sentencesOf(words);
    return words.includes('{{') || words.length < 8 ? [] : [words];
  });

const count = (html: string, part: string): number => html.split(part).length - 1;

describe('The table', () => {
  it('asks in plain words, with a button for each choice that glows on the board too', async () => {
    const open = await openReef(reefFor(person('Ada'), bot('Ines')));
    await sit(open, SEAT_0);

    const html = await drawTable(open, KIT, speakEnglish());

    expect(html).toContain('Plan your route. Nobody sees it until you dive.');
    expect(count(html, 'class="choice"')).toBeGreaterThan(1);
    expect(html).toContain('data-legal=""');
    expect(count(html, 'class="button asked')).toBe(1);
  });

  it('names every place of the board for those who listen', async () => {
    const open = await openReef(reefFor(person('Ada'), bot('Ines')));
    await sit(open, SEAT_0);

    const html = await drawTable(open, KIT, speakEnglish());

    expect(html).toMatch(/aria-label="A1, Kelp Gate\. [^"]*Ada/);
    expect(count(html, 'role="button"')).toBe(20);
  });

  it('calls the next one to the screen, with a way back to a sealed answer', async () => {
    const open = await openReef(reefFor(person('Ada'), person('Ines')));
    await sit(open, SEAT_0);
    const { question, seq } = open.current();
    const [choice] = question?.choices ?? [];
    if (choice === undefined) throw new Error('nobody is asked');
    await open.play({ choice, seq });

    const html = await drawTable(open, KIT, speakEnglish());

    expect(html).toContain('Now Ines');
    expect(html).toContain('Not yet: back to my answer');
    expect(html).not.toContain('class="board"');
  });

  it('hangs a curtain before the first of several', async () => {
    const open = await openReef(reefFor(person('Ada'), person('Ines')));

    const html = await drawTable(open, KIT, speakEnglish());

    expect(html).toContain('Pass the screen.');
    expect(html).not.toContain('Kelp Gate');
  });

  it('ends with places, a row for each kind of points, and the clause that decided', async () => {
    const open = await openReef(reefFor(person('Ada'), person('Ines')));
    await playOn(open, () => open.current().outcome !== null);

    const html = await drawTable(open, KIT, speakEnglish());

    expect(html).toMatch(/(wins|win|share the win)<\/h2>/);
    expect(html).toContain('Place 1');
    expect(html).toContain('RF-055');
    expect(html).toContain('Verify the dice');
  });

  it('can be played without a board of its own', async () => {
    const open = await openReef(reefFor(person('Ada'), bot('Ines')));
    await sit(open, SEAT_0);

    const html = await drawTable(open, PLAIN_KIT, speakEnglish());

    expect(html).toContain('Everything you may know stands here.');
    expect(count(html, 'class="choice"')).toBeGreaterThan(1);
  });

  it('speaks another language without a word left behind', async () => {
    const pseudo = await speak('pseudo');
    const open = await openReef(reefFor(person('Ada'), bot('Ines')));
    await sit(open, SEAT_0);
    const asked = await drawTable(open, PLAIN_KIT, pseudo);
    await playOn(open, () => open.current().outcome !== null);
    const over = await drawTable(open, PLAIN_KIT, pseudo);

    for (const sentence of sentencesOf(TABLE_EN)) {
      expect(asked).not.toContain(sentence);
      expect(over).not.toContain(sentence);
    }
    expect(asked).toContain('⟦');
  });
});
