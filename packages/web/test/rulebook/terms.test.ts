import { scenesOf } from '@quarterdeck/board-kit/test-kit';
import { at } from '@quarterdeck/kernel';
import { loadGame, SHELF } from '@quarterdeck/shelf';
import { PAGE_GAMES } from '@quarterdeck/shelf/boards';
import { COACHES } from '@quarterdeck/shelf/lessons';
import { describe, expect, it } from 'vitest';
import { type Glossary, glossaryOf, termParts } from '../../src/rulebook/terms/match-terms.ts';
import { glossaryIn } from '../../src/rulebook/terms/term-marks.lazy.tsx';

const term = (id: string, forms: string) => ({ id, forms: forms.split('|'), clauses: ['RF-001'] });

const SEA = glossaryOf([
  term('port', 'port|ports'),
  term('rum', 'rum'),
  term('fame', 'Fame'),
  term('die', 'wealth|wealth die'),
]);

/** What is marked, in the order of the text. */
const marked = (text: string, how: Parameters<typeof termParts>[2] = {}): readonly string[] =>
  termParts(SEA, text, how).flatMap((part) => (part.term === undefined ? [] : [part.text]));

describe('Terms in a text', () => {
  it('are whole words, whatever stands round them', () => {
    expect(marked('Pay 2 rum (or leave the port).')).toEqual(['rum', 'port']);
    expect(marked('A drum on the portal, a port-side gun, important rumours.')).toEqual([]);
    expect(marked('The port’s rum.')).toEqual(['port', 'rum']);
  });

  it('are marked the first time alone', () => {
    expect(marked('Rum for rum: a port beside two ports.')).toEqual(['Rum', 'port']);
    expect(marked('another rum in port', { before: 'Some rum, ' })).toEqual(['port']);
  });

  it('begin with a capital only where a sentence does, or where they always do', () => {
    expect(marked('Ports are safe. Rum is dear.')).toEqual(['Ports', 'Rum']);
    expect(marked('Ada wins Fame, and no fame.')).toEqual(['Fame']);
    expect(marked('The Port pays.')).toEqual([]);
  });

  it('are no part of a name', () => {
    expect(marked('Port Mercy lies ahead.')).toEqual([]);
    expect(marked('To the port M5.')).toEqual(['port']);
    expect(marked('Rum sails to a port.', { names: ['Rum'] })).toEqual(['port']);
    expect(marked('Old rum barrel sails.', { names: ['Old rum barrel'] })).toEqual([]);
  });

  it('are met in their longest form', () => {
    expect(marked('Its wealth die shows 3.')).toEqual(['wealth die']);
  });

  it('leave every letter of the text where it was', () => {
    const text = 'Rum, port, wealth die; Fame?';

    expect(
      termParts(SEA, text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
    expect(termParts(glossaryOf([]), text)).toEqual([{ at: 0, text }]);
  });
});

const MATCHES = 2;
const MOST_ANSWERS = 120;

const glossaryFor = async (id: string): Promise<Glossary> => {
  const book = await COACHES[id]?.();
  if (book === undefined) throw new Error(`${id} has no coach`);
  return glossaryIn(book, (key) => book.words[key] ?? key);
};

describe.each(SHELF.map(({ id }) => id))('The words of %s', (id) => {
  it('are met in questions and logs of matches, and never inside the name of a player', async () => {
    const glossary = await glossaryFor(id);
    const { game, say } = await loadGame(id);
    const entry = PAGE_GAMES.find(({ about }) => about.id === id);
    if (entry === undefined || !('board' in entry)) throw new Error(`${id} has no board`);
    const { kit } = (await entry.board.table()).TABLE;
    const { colours, seats } = entry.about;
    const catalogue = Object.assign({}, ...(kit.words ?? []));
    const { moments } = scenesOf({ game, say, catalogue, colours: [...colours] });
    const met = new Set<string>();
    for (let seed = 0; seed < MATCHES; seed++) {
      const table = { seats: at(seats, seed % seats.length) };
      for (const { seat, scene, events } of moments(table, seed, MOST_ANSWERS)) {
        const names = scene.seats.flatMap(({ name, called }) => [name, called]);
        const texts = [
          scene.speaker.question(scene.view, seat),
          ...events.map((event) => scene.speaker.event(scene.view, event)),
        ];
        for (const text of texts) {
          const parts = termParts(glossary, text, { names });
          expect(parts.map((part) => part.text).join('')).toBe(text);
          for (const part of parts) {
            if (part.term === undefined) continue;
            met.add(part.term.id);
            for (const name of names) expect(part.text.includes(name)).toBe(false);
          }
        }
      }
    }
    expect(met.size).toBeGreaterThanOrEqual(8);
  });
});
