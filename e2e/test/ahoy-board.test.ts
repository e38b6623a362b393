import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fastForward } from '../src/fast-forward.ts';
import { faultsOfTable, screensOf, type Walk } from '../src/inspect-table.ts';
import { setTable, type TableWish } from '../src/new-table.ts';
import {
  answerButton,
  askedAt,
  choicesAt,
  nextMoment,
  playUntilAsked,
  questionAt,
  untilAnswered,
} from '../src/player.ts';
import { openVisits } from '../src/visits.ts';

const bot = { who: 'bot', level: 'Deckhand' } as const;
const ada = { who: 'person', name: 'Ada' } as const;
/** Seats by their flags: Squadron, Union, the two Smugglers. */
const SQUADRON: TableWish = { game: 'ahoy', seats: [ada, bot, bot, bot], seed: 'board' };
const SMUGGLER: TableWish = { game: 'ahoy', seats: [bot, bot, ada, bot], seed: 'board' };
const UNION: TableWish = { game: 'ahoy', seats: [bot, ada, bot, bot], seed: 'board' };

const DICE = /^Your turn: place \d/;
const MOVE = /Flagship move\?/;
const LAY = /How does it lie\?/;

const board = (page: Page) => page.getByRole('region', { name: /^The board/ });
const mat = (page: Page) => page.getByRole('region', { name: 'Your mat' });
const anyDie = (page: Page) =>
  mat(page)
    .getByRole('button', { name: /^Your die \d/ })
    .first();
const sailSlot = (page: Page) =>
  mat(page)
    .getByRole('button', { name: /^Sail, slot \d/ })
    .last();

const middleOf = async (page: Page, name: 'die' | 'slot') => {
  const box = await (name === 'die' ? anyDie(page) : sailSlot(page)).boundingBox();
  if (box === null) throw new Error(`No ${name} is on the screen.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

describe('Ahoy at the board', () => {
  const { visit } = openVisits();

  it('takes a die that is dragged into a slot', async () => {
    const page = await visit();
    await setTable(page, SQUADRON);
    await playUntilAsked(page, DICE);
    const [from, to] = [await middleOf(page, 'die'), await middleOf(page, 'slot')];

    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await page.mouse.up();

    expect(await answerButton(page).textContent()).toMatch(/^Sail with the \d/);
    await answerButton(page).click();
    await questionAt(page).filter({ hasText: MOVE }).waitFor();
  });

  it('takes a die by two taps, and a course by two more', async () => {
    const page = await visit();
    await setTable(page, SQUADRON);
    await playUntilAsked(page, DICE);

    await anyDie(page).click();
    await sailSlot(page).click();
    await answerButton(page).click();
    await questionAt(page).filter({ hasText: MOVE }).waitFor();
    const space = board(page)
      .getByRole('button', { name: /You may:? .*(Move to|Explore)/ })
      .first();
    await space.click();
    expect(await answerButton(page).textContent()).toMatch(/^(Move to|Explore)/);
    await space.click();
    await untilAnswered(page);

    expect(await questionAt(page).textContent()).not.toMatch(/2 spaces left/);
  });

  it('says what a place is while what would happen there is drawn over it', async () => {
    const page = await visit();
    await setTable(page, SQUADRON);
    await questionAt(page).waitFor();
    const space = board(page)
      .getByRole('button', { name: /Island of the .* You may/ })
      .first();
    const [name = '?'] = ((await space.getAttribute('aria-label')) ?? '').split('.');

    await space.hover();
    await board(page).locator('.preview > *').first().waitFor({ state: 'attached' });
    await askedAt(page).getByText(name).waitFor();

    // The ghost of a ship lies under the pointer, and takes nothing from the place.
    expect(await space.getAttribute('data-mark')).toBe('lit');
    expect(await askedAt(page).getByText(name).isVisible()).toBe(true);
  });

  it('says by which rule a die in hand does not go into a slot', async () => {
    const page = await visit();
    await setTable(page, SQUADRON);
    await playUntilAsked(page, DICE);

    const why = askedAt(page).getByRole('status');
    const slots = mat(page).locator('.slot-button.touchable');
    for (let n = 0; n < (await slots.count()) && !(await why.isVisible()); n++) {
      // One for what was chosen, one for the die.
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await anyDie(page).click();
      await slots.nth(n).click();
    }

    await why.getByRole('button', { name: /^AH-05[14]$/ }).waitFor();
    expect(await questionAt(page).textContent()).toMatch(DICE);
  });

  it('turns a new region with Q and E, and lays it where it is clicked', async () => {
    const page = await visit();
    await setTable(page, SQUADRON);
    await playUntilAsked(page, DICE);
    while (!(await questionAt(page).filter({ hasText: LAY }).isVisible())) {
      const explore = choicesAt(page).filter({ hasText: /^Explore/ });
      if ((await explore.count()) > 0) {
        await explore.first().click();
        await answerButton(page).click();
        await untilAnswered(page);
      } else await fastForward(page, { most: 1 });
      await nextMoment(page);
    }

    await page.getByRole('button', { name: /^Turn left/ }).waitFor();
    await page.keyboard.press('e');
    const turned = await answerButton(page).textContent();
    await page.keyboard.press('q');
    const back = await answerButton(page).textContent();
    expect(turned).not.toBe(back);
    await page.getByRole('button', { name: /^Turn right/ }).click();
    expect(await answerButton(page).textContent()).toBe(turned);
    await answerButton(page).click();
    await untilAnswered(page);

    expect(await page.getByRole('group', { name: 'Map of 3 regions' }).count()).toBe(1);
  });
});

const WISHES = {
  'desktop by day': SQUADRON,
  'desktop by night': UNION,
  'phone by day': SMUGGLER,
  'small phone by night': SQUADRON,
} as const;

const towards: Walk['towards'] = async (page, look) => {
  await playUntilAsked(page, DICE);
  await look('dice');
};

describe('every state of a table of Ahoy', () => {
  const { visit } = openVisits();

  it.each(screensOf(0))('has nothing axe objects to: $name', async (screen) => {
    const { name, viewport, colorScheme } = screen;
    const page = await visit({ viewport, colorScheme });
    const walk = { wish: WISHES[name], towards, answers: 12 };

    expect(await faultsOfTable(page, walk)).toEqual([]);
  });
});
