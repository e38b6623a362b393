// What "Show me" shows was written from the tests: here it is held to the rules of today.

import { readFileSync } from 'node:fs';
import { engine } from '@quarterdeck/kernel/engine';
import { type Demonstrations, NOT_SHOWN, playCase } from '@quarterdeck/kernel/staging';
import { describe, expect, it } from 'vitest';
import { loadGame, SHELF } from '../src/index.ts';

const GAMES = SHELF.map(({ id }) => id);

const fileOf = (id: string, name: string): string =>
  readFileSync(new URL(`../../games/${id}/${name}`, import.meta.url), 'utf8');

const demonstrationsOf = (id: string): Demonstrations =>
  JSON.parse(fileOf(id, 'demonstrations.gen.json'));

const clausesOf = (id: string): readonly string[] =>
  [...fileOf(id, 'ledger.md').matchAll(/^- \*\*([A-Z]{2}-S?\d{2,3})\*\* /gm)].map(
    ([, clause]) => clause ?? '',
  );

describe('the demonstrations', () => {
  it.each(GAMES)('of %s play as they are written, and what they deny is denied', async (id) => {
    const table = engine((await loadGame(id)).game);
    const broken = demonstrationsOf(id).shown.flatMap(({ clauses, cases }) =>
      cases.flatMap((shown) => {
        try {
          playCase(table, shown);
          return [];
        } catch (problem) {
          return [`${clauses.join()}: ${problem}`];
        }
      }),
    );

    expect(broken).toEqual([]);
  });

  it.each(GAMES)('of %s show every clause, or say why none can', (id) => {
    const { shown, notShown } = demonstrationsOf(id);
    const known = new Set([...shown.flatMap(({ clauses }) => clauses), ...Object.keys(notShown)]);
    const clauses = clausesOf(id);

    expect(clauses.filter((clause) => !known.has(clause))).toEqual([]);
    expect(Object.values(notShown).filter((why) => !NOT_SHOWN.includes(why))).toEqual([]);
    expect(shown.flatMap((one) => one.clauses).length).toBeGreaterThanOrEqual(
      0.85 * clauses.length,
    );
  });
});
