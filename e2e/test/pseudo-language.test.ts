import { engine } from '@quarterdeck/kernel/engine';
import { loadGame } from '@quarterdeck/shelf';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { vocabularyOf, wiredLines } from '../src/hard-wired-words.ts';
import { openVisits } from '../src/visits.ts';

/** Strings anywhere in plain data: all that a game says and all that is printed on its pieces. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const OUR_NAMES = ['Quarterdeck', 'Seawolf'];

describe('in the pseudo-language', () => {
  const { visit } = openVisits();
  let game: ReadonlySet<string>;
  beforeAll(async () => {
    const { say, game: rules } = await loadGame('seawolf');
    game = vocabularyOf([...textsIn(say), ...textsIn(engine(rules).pack), ...OUR_NAMES]);
  });

  /** The page offers this language to nobody: it is set where a browser keeps the settings. */
  const foreigner = async (): Promise<Page> => {
    const page = await visit();
    await page.addInitScript(() =>
      localStorage.setItem('quarterdeck.settings', JSON.stringify({ language: 'pseudo' })),
    );
    return page;
  };

  it.each([
    '/',
    '/games/seawolf',
    '/games/seawolf/new',
    '/games/seawolf/learn',
    '/settings',
    '/replay',
  ])('no English is left at %s', async (path) => {
    const page = await foreigner();
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).filter({ hasText: '⟦' }).first().waitFor();

    expect(await wiredLines(page, vocabularyOf(OUR_NAMES))).toEqual([]);
  });

  it('at the table only the game itself speaks English', async () => {
    const page = await foreigner();
    await page.goto('/games/seawolf/play');
    await page.getByRole('region').filter({ hasText: '⟦' }).first().waitFor();

    expect(await wiredLines(page, game)).toEqual([]);
  });
});
