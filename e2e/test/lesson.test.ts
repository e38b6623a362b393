import { countOf, rotated } from '@quarterdeck/proof';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../src/axe.ts';
import { hasFocus } from '../src/keyboard.ts';
import {
  coachAt,
  endSheetAt,
  GUIDED_MATCHES,
  giveShown,
  learn,
  nextOfLesson,
  stepAt,
} from '../src/lesson.ts';
import { answerButton, clickChoice, nextMoment, questionAt, seenOn } from '../src/player.ts';
import { openVisits } from '../src/visits.ts';

const openLesson = async (page: Page, game: string, lesson = 'first'): Promise<void> => {
  await page.goto(`/games/${game}/learn/${lesson}`);
  await coachAt(page).waitFor();
};

/** What of the prompt is not wholly on the screen, or lies under something. */
const outOfSight = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const foot = document.querySelector('.tab-bar')?.getBoundingClientRect().top ?? innerHeight;
    const wanted = '.prompt .prompt-question, .prompt .coach, .prompt .answer';
    return [...document.querySelectorAll<HTMLElement>(wanted)].flatMap((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isOnScreen = top >= 0 && bottom <= foot + 1 && right <= innerWidth + 1;
      return isOnScreen && over !== null && element.contains(over) ? [] : [element.className];
    });
  });

describe.each(rotated(GUIDED_MATCHES, countOf('guidedMatches')))(
  'the guided match of $title ($lesson) by $by',
  ({ game, lesson, hand }) => {
    const { visit } = openVisits();

    it('is learned to its end, with every hint, an answer taken back, and the match played on', async () => {
      const page = await visit(hand.options);
      await openLesson(page, game, lesson);
      const faults: string[] = [];
      const looked = { question: false, tried: false };

      const { questions, takenBack } = await learn(page, hand, {
        atQuestion: async () => {
          const where = `question ${await seenOn(stepAt(page))}`;
          faults.push(...(await outOfSight(page)).map((what) => `${where}: ${what} out of sight`));
          if (!looked.question) faults.push(...(await faultsOf(page, where)));
          looked.question = true;
        },
        atTried: async () => {
          if (!looked.tried) faults.push(...(await faultsOf(page, 'an answer that was tried')));
          looked.tried = true;
        },
      });

      expect(takenBack).toBeGreaterThan(0);
      expect(questions.length).toBeGreaterThanOrEqual(8);
      const playOn = endSheetAt(page).getByRole('button', { name: 'Play on from here' });
      expect(await endSheetAt(page).getByRole('listitem').count()).toBeGreaterThan(0);
      expect(await hasFocus(page, playOn)).toBe(true);
      faults.push(...(await faultsOf(page, 'the end')));
      expect(faults).toEqual([]);
      await hand.press(page, playOn);
      await endSheetAt(page).waitFor({ state: 'hidden' });
      expect(await nextMoment(page)).toBe('asked');
      expect(page.url()).not.toContain('/learn');
      if (lesson !== 'first') return;
      await page.goto(`/games/${game}`);
      await page
        .getByRole('link', { name: /^Learned/ })
        .first()
        .waitFor();
    });
  },
);

describe('a guided match', () => {
  const { visit } = openVisits();
  const [first] = GUIDED_MATCHES;
  const game = first?.game ?? '';

  it('lights the place and the choice for who asks twice, and tells it to who listens', async () => {
    const page = await visit();
    await openLesson(page, game);
    await nextOfLesson(page);

    expect(await questionAt(page).getAttribute('aria-describedby')).toBe('coach-note');
    expect(await seenOn(coachAt(page).getByRole('note'))).not.toBe('');
    await page.keyboard.press('g');
    await page.keyboard.press('g');

    await page.getByText(/^The coach would take: /).waitFor({ state: 'attached' });
    await page.locator('[data-coached]').first().waitFor({ state: 'attached' });
    expect(await page.locator('.choice[data-shown]').count()).toBe(1);
    expect(await hasFocus(page, questionAt(page))).toBe(true);
  });

  it('is an area of its own for the key that goes from area to area', async () => {
    const page = await visit();
    await openLesson(page, game);
    await nextOfLesson(page);

    for (let n = 0; n < 8 && !(await hasFocus(page, coachAt(page))); n++)
      await page.keyboard.press('F6');

    expect(await hasFocus(page, coachAt(page))).toBe(true);
  });

  it('is left at a step, and goes on there', async () => {
    const page = await visit();
    await openLesson(page, game);
    await nextOfLesson(page);
    await page.keyboard.press('g');
    await page.keyboard.press('g');
    await giveShown(page);
    await stepAt(page)
      .getByText(/\b2 of/)
      .waitFor();

    const said = (await coachAt(page).getByRole('note').locator('p').last().textContent()) ?? '';
    await coachAt(page).getByRole('link', { name: 'Leave lesson' }).click();
    // The board stands there as it was left, with what the coach says.
    await page.locator('.still-board svg.board').waitFor();
    await page.locator('.still-note').getByText(said).waitFor();
    await page.getByRole('link', { name: 'Go on from here' }).click();

    await coachAt(page)
      .getByText(/\b2 of/)
      .waitFor();
  });

  it('begins anew where a stored progress fits it no longer, and loses nothing else', async () => {
    const page = await visit();
    await page.goto('/');
    const stored = {
      name: 'Ada',
      lessons: { [`${game}/first`]: { at: 'keelhauling', done: true }, [game]: 7 },
    };
    await page.evaluate(
      (settings) => localStorage.setItem('quarterdeck.settings', JSON.stringify(settings)),
      stored,
    );

    await openLesson(page, game);
    await nextOfLesson(page);

    await coachAt(page)
      .getByText(/\b1 of/)
      .waitFor();
    expect(await page.getByRole('button', { name: 'Show the mat of Ada' }).count()).toBe(1);
    await clickChoice(page, 0);
    await page.goto(`/games/${game}`);
    await page
      .getByRole('link', { name: /^Learned/ })
      .first()
      .waitFor();
  });
});

describe('an exercise', () => {
  const { visit } = openVisits();
  const noteOf = (page: Page) => coachAt(page).getByRole('note');
  const solved = (page: Page) => page.getByRole('dialog', { name: 'Solved' });

  it('is chosen on the page of lessons, shows its goal, and leads to the next one', async () => {
    const page = await visit();
    await page.goto('/games/seawolf/learn');
    await page.getByRole('link', { name: /^The way round/ }).click();
    await coachAt(page).waitFor();
    await nextOfLesson(page);

    expect(await seenOn(noteOf(page))).toBe('Reach a port without spending rum.');
    await page
      .getByRole('button', { name: /^South/ })
      .first()
      .click();
    await answerButton(page).click();
    await solved(page).waitFor();
    expect(await hasFocus(page, solved(page).getByRole('button', { name: 'Next exercise' }))).toBe(
      true,
    );
    expect(await faultsOf(page, 'a solved exercise')).toEqual([]);
    await page.keyboard.press('Enter');
    await noteOf(page)
      .getByText(/thalers in this visit/)
      .waitFor();
    await coachAt(page).getByRole('link', { name: 'Leave lesson' }).click();

    await page.getByRole('link', { name: /^The way round.*Solved at the first try/ }).waitFor();
    expect(await faultsOf(page, 'the page of lessons')).toEqual([]);
  });
});
