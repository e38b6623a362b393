import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { setTable, YOU_AND_A_BOT } from '../src/new-table.ts';
import {
  answerButton,
  askedAt,
  choicesAt,
  clickChoice,
  nextMoment,
  playUntilAsked,
  questionAt,
} from '../src/player.ts';
import { sensible } from '../src/sensible.ts';
import { openVisits } from '../src/visits.ts';

const MOVING = { reducedMotion: 'no-preference' } as const;
const OWN_TURN = /^Your ship is at/;
const ORDER = /^Where do you sail/;
const DRAWN = /^You drew/;

const happening = (page: Page) => askedAt(page).getByText('What happens', { exact: true }).first();

/** Notes which parts of the board were ever moved. */
const watchMotions = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = new Set<string>();
    const animate = Element.prototype.animate;
    Element.prototype.animate = function noted(this: Element, ...how) {
      const { piece = '', bow, wake } = (this as HTMLElement).dataset;
      seen.add(wake !== undefined ? 'wake' : bow !== undefined ? 'bow' : piece.replace(/\/.*/, ''));
      document.documentElement.dataset['moved'] = [...seen].join(' ');
      return animate.apply(this, how);
    };
  });

/** A motion lasts as long as its timer: once `linger` is called, far longer than any test. */
const canLinger = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { setTimeout: later } = window;
    let isLong = false;
    const late = (deed: () => void, ms = 0): number =>
      later(deed, isLong && ms === 420 ? 3_600_000 : ms);
    const linger = (): void => {
      isLong = true;
    };
    Object.assign(window, { setTimeout: late, linger });
  });

const moved = async (page: Page): Promise<readonly string[]> =>
  ((await page.locator('html').getAttribute('data-moved')) ?? '').split(' ');

describe('motion', () => {
  const { visit } = openVisits();

  it('a voyage turns the bow, leaves a wake, turns a tile, and asks nothing meanwhile', async () => {
    const page = await visit(MOVING);
    await watchMotions(page);
    await setTable(page, { ...YOU_AND_A_BOT, seed: 'wake', pace: 'To follow' });
    await playUntilAsked(page, ORDER);

    await choicesAt(page).first().click();
    await answerButton(page).click();
    await happening(page).waitFor({ state: 'attached' });

    expect(await page.locator('.glow-line').count()).toBe(0);
    await nextMoment(page);
    expect(await moved(page)).toEqual(expect.arrayContaining(['ship', 'bow', 'wake', 'face']));
    // A tile that was turned lies open again.
    const closed = await page
      .locator('[data-piece^="face/"]')
      .evaluateAll(
        (faces) => faces.filter((face) => getComputedStyle(face).scale === '0 1').length,
      );
    expect(closed).toBe(0);
  });

  it('a key that is pressed while something moves counts for what is asked next', async () => {
    const page = await visit(MOVING);
    await canLinger(page);
    await setTable(page, { ...YOU_AND_A_BOT, seed: 'keys', pace: 'To follow' });
    await playUntilAsked(page, OWN_TURN);
    const chosen = askedAt(page).getByRole('button', { pressed: true });

    await page.evaluate('linger()');
    await page.keyboard.press(String(1 + sensible(await choicesAt(page).allInnerTexts())));
    await page.keyboard.press('Enter');
    await happening(page).waitFor({ state: 'attached' });
    await page.keyboard.press('1');

    await chosen.first().waitFor();
  });

  it('a region of Ahoy that was not there before is told of, and played on from', async () => {
    const page = await visit(MOVING);
    await setTable(page, { ...YOU_AND_A_BOT, game: 'ahoy', seed: 'beyond', pace: 'To follow' });
    await playUntilAsked(page, DRAWN);

    await clickChoice(page, 0);
    await nextMoment(page);

    expect(await questionAt(page).textContent()).not.toMatch(DRAWN);
  });

  it('nothing moves where motion is not wanted', async () => {
    const page = await visit();
    await watchMotions(page);
    await setTable(page, { ...YOU_AND_A_BOT, seed: 'wake' });
    await playUntilAsked(page, ORDER);
    await choicesAt(page).first().click();
    await answerButton(page).click();
    await nextMoment(page);

    expect(await moved(page)).toEqual(['']);
  });
});
