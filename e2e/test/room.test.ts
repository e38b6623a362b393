import { countOf, rotated } from '@quarterdeck/proof';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { setTable, TABLED_GAMES, YOU_AND_A_BOT } from '../src/new-table.ts';
import { answerButton, choicesAt, clickChoice, nextMoment } from '../src/player.ts';
import { sensible } from '../src/sensible.ts';
import { DESKTOP, openVisits, PHONE } from '../src/visits.ts';

const SCREENS = [
  { name: 'desktop', viewport: DESKTOP },
  { name: 'small desktop', viewport: { width: 1200, height: 720 } },
  { name: 'phone', viewport: PHONE },
  { name: 'smallest phone', viewport: { width: 360, height: 640 } },
] as const;

const ANSWERS = 10;

/** Whether the button lies whole on the screen, with nothing over it. */
const isWithinReach = (page: Page): Promise<boolean> =>
  answerButton(page).evaluate((button) => {
    const { left, top, right, bottom } = button.getBoundingClientRect();
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isOnScreen = top >= 0 && bottom <= window.innerHeight && right <= window.innerWidth;
    return isOnScreen && at !== null && button.contains(at);
  });

/** How many pixels of a list of choices are hidden that is short enough to be shown whole. */
const hiddenChoices = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // Room is made with the next frame at the latest.
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const list = document.querySelector('.choice-list:not([data-long])');
    return list === null ? 0 : list.scrollHeight - list.clientHeight;
  });

const hasFocusSomewhere = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body);

/** Everything that a finger is to hit and cannot hit well. */
const tooSmall = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const LEAST = 43.5;
    const all = [...document.querySelectorAll<HTMLElement>('button, a[href], select, summary')];
    return all.flatMap((element) => {
      const { width, height, top, bottom } = element.getBoundingClientRect();
      const isSeen = width > 1 && height > 1 && bottom > 0 && top < window.innerHeight;
      // Chips and explained words among other words reach further than they look.
      if (!isSeen || element.matches('.clause-chip, .term, .unseen, .skip-link, .board-in-words'))
        return [];
      const isFine = width >= LEAST && height >= LEAST;
      return isFine ? [] : [`${element.outerHTML.slice(0, 90)} ${width} x ${height}`];
    });
  });

describe('there is room', () => {
  const { visit } = openVisits();

  it.each(rotated(SCREENS, countOf('screens')))(
    'to answer without scrolling, and focus is never lost: $name',
    async (screen) => {
      const page = await visit({ viewport: screen.viewport });
      await setTable(page, { ...YOU_AND_A_BOT, seed: 'room' });
      const faults: string[] = [];
      for (let n = 0; n < ANSWERS; n++) {
        if ((await nextMoment(page)) !== 'asked') break;
        if (!(await isWithinReach(page))) faults.push(`answer ${n}: the button is out of reach`);
        if (!(await hasFocusSomewhere(page))) faults.push(`answer ${n}: nothing has the focus`);
        const hidden = screen.viewport.width > 1000 ? await hiddenChoices(page) : 0;
        if (hidden > 1) faults.push(`answer ${n}: ${hidden} pixels of choices are hidden`);
        await clickChoice(page, sensible(await choicesAt(page).allInnerTexts()));
      }

      expect(faults).toEqual([]);
    },
  );

  it('for a finger on everything there is to press on a phone', async () => {
    const page = await visit({ viewport: PHONE, hasTouch: true });
    const faults: string[] = [];
    for (const address of [
      '/',
      '/games/seawolf',
      '/games/seawolf/new',
      '/games/seawolf/gallery',
      '/settings',
      '/replay',
    ]) {
      await page.goto(address);
      await page.getByRole('heading').first().waitFor();
      faults.push(...(await tooSmall(page)).map((fault) => `${address}: ${fault}`));
    }
    await setTable(page, { ...YOU_AND_A_BOT, seed: 'room' });
    for (const view of ['Chart', 'Fleet', 'Supply', 'Log'] as const) {
      await nextMoment(page);
      await page.getByRole('button', { name: view, exact: true }).first().click();
      faults.push(...(await tooSmall(page)).map((fault) => `${view}: ${fault}`));
      await page.getByRole('button', { name: 'Chart', exact: true }).first().click();
    }

    expect(faults).toEqual([]);
  });

  it('for a chart as wide as the screen of a phone, and of one size at every question', async () => {
    const page = await visit({ viewport: PHONE, hasTouch: true });
    await setTable(page, { ...YOU_AND_A_BOT, seed: 'room' });
    const widths: number[] = [];
    for (let n = 0; n < 5; n++) {
      if ((await nextMoment(page)) !== 'asked') break;
      const chart = await page.locator('.board').boundingBox();
      widths.push(Math.round(chart?.width ?? 0));
      await clickChoice(page, sensible(await choicesAt(page).allInnerTexts()));
    }

    expect(widths.length).toBeGreaterThan(2);
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(PHONE.width - 4);
    expect(new Set(widths).size).toBe(1);
  });

  it('in the bar of a phone for undo, rules, home, sound and settings', async () => {
    const page = await visit({ viewport: PHONE, hasTouch: true });
    await setTable(page, { ...YOU_AND_A_BOT, seed: 'room' });
    await nextMoment(page);
    const bar = page.getByRole('navigation', { name: 'At this table' });
    expect(await bar.getByRole('button').count()).toBe(3);
    await bar.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('button', { name: 'Turn the sound on' }).click();
    await menu.getByRole('button', { name: 'Turn the sound off' }).waitFor();
    expect(await tooSmall(page)).toEqual([]);
    await menu.getByRole('link', { name: 'Settings' }).click();
    await page.waitForURL(/\/settings$/);
    await page.goBack();
    await nextMoment(page);
    await bar.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('link', { name: /to the shelf/ }).click();
    await page.getByRole('heading', { name: 'Your tables' }).waitFor();
  });

  it.each(TABLED_GAMES)(
    'for every choice of a question, while mat and log stay: %s',
    async (game) => {
      const page = await visit({ viewport: DESKTOP });
      const bot = { who: 'bot', level: 'Deckhand' } as const;
      const seats = [{ who: 'person', name: 'Ada' }, bot, bot, bot] as const;
      await setTable(page, { game, seats, seed: 'room' });
      const places: string[] = [];
      const hidden: number[] = [];
      for (let n = 0; n < 8; n++) {
        if ((await nextMoment(page)) !== 'asked') break;
        const boxes = await Promise.all(
          ['.quarterdeck > .own-mat', '.quarterdeck > .log-box'].map((part) =>
            page.locator(part).boundingBox(),
          ),
        );
        places.push(boxes.map((box) => `${box?.y} ${box?.height}`).join());
        hidden.push(await hiddenChoices(page));
        await clickChoice(page, sensible(await choicesAt(page).allInnerTexts()));
      }

      expect(new Set(places).size).toBe(1);
      expect(places[0]).not.toContain('undefined');
      expect(Math.max(...hidden)).toBeLessThanOrEqual(1);
    },
  );

  it('at twice the size, where nothing lies beside the screen and all can be answered', async () => {
    const page = await visit({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });
    for (const address of [
      '/',
      '/games/seawolf',
      '/games/seawolf/new',
      '/games/seawolf/rules',
      '/games/seawolf/gallery',
      '/settings',
    ]) {
      await page.goto(address);
      await page.getByRole('heading').first().waitFor();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(720);
    }
    await setTable(page, { ...YOU_AND_A_BOT, seed: 'room' });
    for (let n = 0; n < 4; n++) {
      await nextMoment(page);
      await clickChoice(page, 0);
    }
  });
});
