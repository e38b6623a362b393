import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../src/axe.ts';
import {
  answerButton,
  choicesAt,
  nextMoment,
  playByMouse,
  playUntilAsked,
  questionAt,
  untilAnswered,
} from '../src/helmsman.ts';
import { pressOn } from '../src/keyboard.ts';
import { setTable, type TableWish } from '../src/new-table.ts';
import { DESKTOP, openVisits, PHONE, SMALL_PHONE } from '../src/visits.ts';

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

  it('is played alone to its end', async () => {
    const page = await visit();
    await setTable(page, ALONE);

    await playByMouse(page);

    await page.getByRole('heading', { name: /^(You win|The game wins)$/ }).waitFor();
    const points = page.getByRole('table').getByRole('row', { name: /^Total/ });
    expect(await points.getByRole('cell').allInnerTexts()).toHaveLength(1);
  });
});

const SCREENS = [
  { name: 'desktop by day', viewport: DESKTOP, colorScheme: 'light', wish: THREE },
  { name: 'desktop by night, alone', viewport: DESKTOP, colorScheme: 'dark', wish: ALONE },
  { name: 'phone by day, alone', viewport: PHONE, colorScheme: 'light', wish: ALONE },
  { name: 'small phone by night', viewport: SMALL_PHONE, colorScheme: 'dark', wish: THREE },
] as const;

describe('every state of a table of Tiny Epic Pirates', () => {
  const { visit } = openVisits();

  it.each(SCREENS)('has nothing axe objects to: $name', async (screen) => {
    const { viewport, colorScheme, wish } = screen;
    const page = await visit({ viewport, colorScheme });
    const faults: string[] = [];
    const look = async (where: string): Promise<void> => {
      faults.push(...(await faultsOf(page, where)));
    };

    await setTable(page, wish);
    await nextMoment(page);
    await look('first question');
    await playUntilAsked(page, ORDER);
    await look('order');
    await choicesAt(page).first().click();
    await look('chosen');
    await page.keyboard.press('Escape');
    await playByMouse(page, 12);
    await nextMoment(page);
    await look('after a dozen answers');
    await page.keyboard.press('h');
    await page.getByRole('dialog').waitFor();
    await look('mat');
    await page.keyboard.press('Escape');
    await pressOn(page, page.getByRole('button', { name: 'The board in words' }));
    await page.getByRole('dialog').waitFor();
    await look('board in words');

    expect(faults).toEqual([]);
  });
});
