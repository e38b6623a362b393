import type { Page } from 'playwright-core';

/** What the pseudo-language has written stands in these brackets, one pair within another. */
const withoutForeign = (text: string): string => {
  let depth = 0;
  let left = '';
  for (const letter of text) {
    if (letter === '⟦') depth++;
    if (depth === 0) left += letter;
    if (letter === '⟧') depth--;
  }
  return left;
};

/** A word of the pseudo-language stands alone, without brackets, where it is explained at a touch. */
const isForeign = (word: string): boolean => /[^a-z]/i.test(word);

const wordsIn = (text: string): readonly string[] => text.match(/\p{L}{2,}/gu) ?? [];

/** Every word in these texts, in small letters. */
export const vocabularyOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap(wordsIn).map((word) => word.toLowerCase()));

/** Lines of what is said on the page that hold a word which neither language nor game has given. */
export const wiredLines = async (
  page: Page,
  vocabulary: ReadonlySet<string>,
): Promise<readonly string[]> => {
  const spoken = await page.locator('body').ariaSnapshot();
  // The snapshot's own words: a role before the name, and addresses of links.
  const said = spoken
    .split('\n')
    .filter((line) => !line.includes('/url:'))
    .map((line) => line.replace(/^\s*- '?\/?[a-z]+/, '').replaceAll(/ \[[\w=]+\]/g, ''));
  return said.filter((line) =>
    wordsIn(withoutForeign(line)).some(
      (word) => !isForeign(word) && !vocabulary.has(word.toLowerCase()),
    ),
  );
};
