import type { Demonstrations } from '@quarterdeck/kernel/staging';
import { SHELF } from '@quarterdeck/shelf';
import { INTROS } from '@quarterdeck/shelf/intros';
import { describe, expect, it } from 'vitest';
import { demonstrationOf } from '../../src/rulebook/demonstrations.ts';
import { allClauses } from '../../src/rulebook/ledger.ts';
import { parseLedger } from '../../src/rulebook/parse-ledger.ts';
import { OUR_GAMES } from '../our-games.ts';

const MOST_PANELS = 10;
const MOST_WORDS = 30;

const minutesOf = (game: string) => {
  const minutes = INTROS[game as keyof typeof INTROS]?.minutes;
  if (minutes === undefined) throw new Error(`${game} is not told in five minutes`);
  return minutes;
};

describe.each(SHELF.map(({ id }) => id))('Five minutes of %s', (game) => {
  const board = OUR_GAMES.boardOf(game);

  it('are few panels of few words, none twice', () => {
    const { lead, panels } = minutesOf(game);

    expect(panels.length).toBeGreaterThanOrEqual(6);
    expect(panels.length).toBeLessThanOrEqual(MOST_PANELS);
    expect(new Set(panels.map(({ clause }) => clause)).size).toBe(panels.length);
    for (const { text } of panels) expect(text.split(' ').length).toBeLessThanOrEqual(MOST_WORDS);
    expect(lead.split(' ').length).toBeLessThanOrEqual(2 * MOST_WORDS);
  });

  it('rest on clauses that stand in the book and can be shown at work', async () => {
    const known = allClauses(parseLedger((await board?.ledger?.())?.default ?? ''));
    const text = (await board?.demonstrations?.())?.default ?? '';
    const shows = JSON.parse(text) as Demonstrations;
    const clauses = minutesOf(game).panels.map(({ clause }) => clause);

    expect(clauses.filter((clause) => !known.some(({ id }) => id === clause))).toEqual([]);
    expect(clauses.filter((clause) => demonstrationOf(shows, clause) === undefined)).toEqual([]);
  });

  it('have a drawing each, and no drawing twice', async () => {
    const examples = (await board?.examples?.())?.EXAMPLES ?? {};
    const drawn = minutesOf(game).panels.map(({ picture }) =>
      'turn' in picture ? `turn ${picture.turn}` : picture.example,
    );

    expect(new Set(drawn).size).toBe(drawn.length);
    const missing = drawn.filter((one) => !one.startsWith('turn') && examples[one] === undefined);
    expect(missing).toEqual([]);
  });
});
