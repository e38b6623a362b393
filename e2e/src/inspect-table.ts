import { countOf, rotated } from '@quarterdeck/proof';
import type { Page } from 'playwright-core';
import { faultsOf } from './axe.ts';
import { fastForward } from './fast-forward.ts';
import { pressOn } from './keyboard.ts';
import { setTable, type TableWish } from './new-table.ts';
import { choicesAt, nextMoment } from './player.ts';
import { DESKTOP, PHONE, SMALL_PHONE } from './visits.ts';

const SCREENS = [
  { name: 'desktop by day', viewport: DESKTOP, colorScheme: 'light' },
  { name: 'desktop by night', viewport: DESKTOP, colorScheme: 'dark' },
  { name: 'phone by day', viewport: PHONE, colorScheme: 'light' },
  { name: 'small phone by night', viewport: SMALL_PHONE, colorScheme: 'dark' },
] as const;

/**
 * What a table is looked at on: all of them in the whole proof, otherwise the one whose turn it is.
 * Walks of different numbers take different ones, so that every run sees desktops and phones.
 */
export const screensOf = (walk: number): readonly (typeof SCREENS)[number][] =>
  rotated(SCREENS, countOf('screens'), walk);

type Look = (where: string) => Promise<void>;

/** Words on what cannot be done now that are cut, or take a second line though fewer would fit in one. */
const cutReasons = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const chips = [...document.querySelectorAll<HTMLElement>('.denied-chips .choice')];
    const top = chips[0]?.getBoundingClientRect().top ?? 0;
    return chips
      .filter((chip) => {
        const words = chip.querySelector('.choice-words');
        const isCut = words !== null && words.scrollWidth > words.clientWidth + 1;
        return isCut || (chips.length > 2 && chip.getBoundingClientRect().top > top + 1);
      })
      .map((chip) => `cut or in a second line: ${chip.textContent}`);
  });

/** Words on a choice that go on in the next line, in the middle of a word. */
const brokenWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.choice-words, .crumb')].flatMap((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      while (texts.nextNode() !== null) {
        const text = texts.currentNode;
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
          if (new Set(tops).size > 1) broken.push(`a word is broken: ${word}`);
        }
      }
      return broken;
    }),
  );

/** Tools of the bar that stand beyond the edge of the screen, where no finger comes. */
const offTheEdge = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.table-bar nav > *')]
      .filter((tool) => tool.getBoundingClientRect().right > window.innerWidth)
      .map((tool) => `off the edge: ${tool.getAttribute('aria-label')}`),
  );

/** Looks at what is on the screen now, and keeps what is wrong with it. */
export const inspectionOf = (page: Page): { readonly look: Look; readonly faults: string[] } => {
  const faults: string[] = [];
  return {
    look: async (where) => {
      faults.push(...(await faultsOf(page, where)));
      const looks = [cutReasons(page), brokenWords(page), offTheEdge(page)];
      const wrong = (await Promise.all(looks)).flat();
      faults.push(...wrong.map((what) => `${where}: ${what}`));
    },
    faults,
  };
};

export type Walk = {
  readonly wish: TableWish;
  /** From the first question to one of the game's own, with whatever is looked at on the way. */
  readonly towards: (page: Page, look: Look) => Promise<void>;
  /** How many answers later the table is looked at again. */
  readonly answers: number;
};

/** Everything that is wrong with the states through which every table goes. */
export const faultsOfTable = async (
  page: Page,
  { wish, towards, answers }: Walk,
): Promise<readonly string[]> => {
  const { look, faults } = inspectionOf(page);
  await setTable(page, wish);
  await nextMoment(page);
  await look('first question');
  await towards(page, look);
  await choicesAt(page).first().click();
  await look('chosen');
  await page.keyboard.press('Escape');
  await fastForward(page, { most: answers });
  await nextMoment(page);
  await look(`after ${answers} answers`);
  await page.keyboard.press('h');
  await page.getByRole('dialog').waitFor();
  await look('mat');
  await page.keyboard.press('Escape');
  await pressOn(page, page.getByRole('button', { name: 'The board in words' }));
  await page.getByRole('dialog').waitFor();
  await look('board in words');
  return faults;
};
