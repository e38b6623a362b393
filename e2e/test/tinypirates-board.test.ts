import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fastForward } from '../src/fast-forward.ts';
import { faultsOfTable, screensOf, type Walk } from '../src/inspect-table.ts';
import { setTable, type TableWish } from '../src/new-table.ts';
import {
  answerButton,
  nextMoment,
  playUntilAsked,
  questionAt,
  untilAnswered,
} from '../src/player.ts';
import { openVisits } from '../src/visits.ts';

const ada = { who: 'person', name: 'Ada' } as const;
const bot = { who: 'bot', level: 'Deckhand' } as const;
const ALONE: TableWish = { game: 'tinypirates', seats: [ada], seed: 'board' };
const THREE: TableWish = { game: 'tinypirates', seats: [ada, bot, bot], seed: 'board' };

const ORDER = /^Choose your Order\.$/;
const SAIL = /^Sail: \d steps? left/;

const mat = (page: Page) => page.getByRole('region', { name: 'Your mat' });
const board = (page: Page) => page.getByRole('region', { name: /^The board/ });

describe('Tiny Epic Pirates at the board', () => {
  const { visit } = openVisits();

  it('takes a stop on the Wheel, and a card of the Sea, where they are clicked', async () => {
    const page = await visit();
    await setTable(page, THREE);
    await playUntilAsked(page, ORDER);

    await mat(page)
      .getByRole('button', { name: /You may:? / })
      .first()
      .click();
    await answerButton(page).click();
    await untilAnswered(page);
    await playUntilAsked(page, SAIL);
    const card = board(page)
      .getByRole('button', { name: /You may:? .*Sail to/ })
      .first();
    await card.click();
    expect(await answerButton(page).textContent()).toMatch(/^Sail to/);
    await card.click();
    await untilAnswered(page);
    await nextMoment(page);

    expect(await questionAt(page).count()).toBe(1);
  });

  it('is played against an Admiral, who has learned it and answers', async () => {
    const page = await visit();
    const admiral = { who: 'bot', level: 'Admiral' } as const;
    await setTable(page, { game: 'tinypirates', seats: [ada, admiral], seed: 'board' });
    await playUntilAsked(page, ORDER);

    await mat(page)
      .getByRole('button', { name: /You may:? / })
      .first()
      .click();
    await answerButton(page).click();
    await untilAnswered(page);
    // Between two Orders of hers lies a whole turn of the Admiral.
    await playUntilAsked(page, ORDER);

    expect(await questionAt(page).count()).toBe(1);
  });

  it('is played alone to its end', async () => {
    const page = await visit();
    await setTable(page, ALONE);

    await fastForward(page);

    await page.getByRole('heading', { name: /^(You win|The game wins)$/ }).waitFor();
    const points = page.getByRole('table').getByRole('row', { name: /^Total/ });
    expect(await points.getByRole('cell').allInnerTexts()).toHaveLength(1);
  });
});

const WISHES = {
  'desktop by day': THREE,
  'desktop by night': ALONE,
  'phone by day': ALONE,
  'small phone by night': THREE,
} as const;

const towards: Walk['towards'] = async (page, look) => {
  await playUntilAsked(page, ORDER);
  await look('order');
};

describe('every state of a table of Tiny Epic Pirates', () => {
  const { visit } = openVisits();

  it.each(screensOf(3))('has nothing axe objects to: $name', async (screen) => {
    const { name, viewport, colorScheme } = screen;
    const page = await visit({ viewport, colorScheme });
    const walk = { wish: WISHES[name], towards, answers: 12 };

    expect(await faultsOfTable(page, walk)).toEqual([]);
  });
});
