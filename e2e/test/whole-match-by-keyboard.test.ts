import { countOf, rotated } from '@quarterdeck/proof';
import { describe, expect, it } from 'vitest';
import { hasFocus, playByKeyboard, pressOn } from '../src/keyboard.ts';
import { questionAt } from '../src/player.ts';
import { openVisits } from '../src/visits.ts';
import { WHOLE_GAMES } from '../src/whole-games.ts';

/** Another game than the one that is played by mouse. */
const APART = 2;

describe.each(rotated(WHOLE_GAMES, countOf('gamesByKeyboard'), APART))(
  'a whole match of $title by keyboard',
  ({ title }) => {
    const { visit } = openVisits();

    it('is played to its end with the keyboard alone, from the shelf on', async () => {
      const page = await visit();
      await page.goto('/');
      await pressOn(
        page,
        page.getByRole('link', { name: new RegExp(`^Set a table for ${title}`) }),
      );
      await page.getByRole('radio', { name: 'To follow' }).waitFor();
      for (const n of [3, 4]) {
        await pressOn(page, page.getByRole('button', { name: new RegExp(`^Seat ${n},`) }));
        const nobody = page.getByRole('radio', { name: 'Nobody' });
        await pressOn(page, page.getByRole('radio', { name: 'A bot: Mate' }), 'ArrowDown');
        while (!(await nobody.isChecked())) await page.keyboard.press('ArrowDown');
        await pressOn(page, page.getByRole('button', { name: 'Done' }));
      }
      await pressOn(page, page.getByRole('radio', { name: 'To follow' }), 'ArrowLeft');
      expect(await page.getByRole('radio', { name: 'At once' }).isChecked()).toBe(true);
      await pressOn(page, page.getByRole('button', { name: 'Start with one bot' }));
      await questionAt(page).waitFor();
      expect(await hasFocus(page, questionAt(page))).toBe(true);

      await playByKeyboard(page);

      const result = page.getByRole('heading', { name: /wins?$|share the win$/ });
      await result.waitFor();
      expect(await hasFocus(page, result)).toBe(true);
    });
  },
);
