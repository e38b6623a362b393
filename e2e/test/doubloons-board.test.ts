import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fastForward } from '../src/fast-forward.ts';
import { faultsOfTable, screensOf } from '../src/inspect-table.ts';
import { setTable, type TableWish } from '../src/new-table.ts';
import {
  answerButton,
  choicesAt,
  nextMoment,
  playUntilAsked,
  questionAt,
  untilAnswered,
} from '../src/player.ts';
import { openVisits } from '../src/visits.ts';

const bot = { who: 'bot', level: 'Deckhand' } as const;
const ada = { who: 'person', name: 'Ada' } as const;
const FOUR: TableWish = { game: 'doubloons', seats: [ada, bot, bot, bot], seed: 'board' };
const SIX: TableWish = { game: 'doubloons', seats: [ada, bot, bot, bot, bot, bot], seed: 'six' };

const CARDS = /^Choose your three cards/;
const MOVE = /^Movement:/;
const ACTION = /^Action:/;

const board = (page: Page): Locator => page.getByRole('region', { name: /^The board/ });
const hand = (page: Page): Locator => page.getByRole('region', { name: 'Your cards' });
const order = (page: Page): Locator => page.getByRole('list', { name: 'Your order' });
const offered = (page: Page, what: RegExp): Locator =>
  board(page).getByRole('button', { name: what }).first();

describe('Dead Man’s Doubloons at the board', () => {
  const { visit } = openVisits();

  it('begins where the water is clicked, with a captain of one’s choice', async () => {
    const page = await visit();
    await setTable(page, FOUR);
    await nextMoment(page);

    await offered(page, /facing clockwise/).click();
    const captain = choicesAt(page).filter({ hasText: 'facing clockwise' }).first();
    await captain.click();
    expect(await answerButton(page).textContent()).toMatch(/facing clockwise/);
    await answerButton(page).click();
    await untilAnswered(page);

    expect(await questionAt(page).textContent()).not.toMatch(/^Choose your captain/);
  });

  it('takes an order card by card from the hand, back and forth', async () => {
    const page = await visit();
    await setTable(page, FOUR);
    await playUntilAsked(page, CARDS);
    const cards = hand(page).getByRole('button');

    await cards.nth(2).click();
    await cards.nth(0).click();
    await expect.poll(() => order(page).getByText('pick a card').count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => order(page).getByText('pick a card').count()).toBe(2);
    await cards.nth(0).click();
    await cards.nth(1).click();
    // The three rows above name the cards; who listens is told them again.
    expect(await answerButton(page).textContent()).toBe('Seal what you picked');
    expect(await answerButton(page).getAttribute('aria-label')).toMatch(
      /^Seal what you picked: .* or /,
    );
    await answerButton(page).click();
    await questionAt(page).filter({ hasNotText: CARDS }).waitFor();
  });

  it('sails where the water ahead is clicked twice, and acts by the card', async () => {
    const page = await visit();
    await setTable(page, FOUR);
    for (;;) {
      await playUntilAsked(page, MOVE);
      const ahead = board(page).getByRole('button', { name: /You may:? .*Sail/ });
      if ((await ahead.count()) === 0) {
        await fastForward(page, { most: 1 });
        continue;
      }
      await ahead.first().click();
      expect(await answerButton(page).textContent()).toMatch(/^Sail to /);
      await ahead.first().click();
      await untilAnswered(page);
      break;
    }
    await playUntilAsked(page, ACTION);
    await hand(page).getByRole('button').first().click();
    const says = await answerButton(page).textContent();
    expect(says).toMatch(/^(Hunt|Repair|Pillage|Attack|Board)/);
  });
});

const WISHES = {
  'desktop by day': FOUR,
  'desktop by night': SIX,
  'phone by day': SIX,
  'small phone by night': FOUR,
} as const;

const towards = (page: Page): Promise<void> => playUntilAsked(page, CARDS);

describe('every state of a table of Dead Man’s Doubloons', () => {
  const { visit } = openVisits();

  it.each(screensOf(1))('has nothing axe objects to: $name', async (screen) => {
    const { name, viewport, colorScheme } = screen;
    const page = await visit({ viewport, colorScheme });
    const walk = { wish: WISHES[name], towards, answers: 14 };

    expect(await faultsOfTable(page, walk)).toEqual([]);
  });
});
