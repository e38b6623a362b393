import { countOf, rotated } from '@quarterdeck/proof';
import { describe, expect, it } from 'vitest';
import { setTable } from '../src/new-table.ts';
import { playByMouse, rematchButton } from '../src/player.ts';
import { openVisits } from '../src/visits.ts';
import { WHOLE_GAMES } from '../src/whole-games.ts';

describe.each(rotated(WHOLE_GAMES, countOf('gamesByMouse')))(
  'a whole match of $title',
  ({ game, wish }) => {
    const { visit } = openVisits();

    it('is clicked to its end, verified, watched again and played once more', async () => {
      const page = await visit();
      await setTable(page, { ...wish, game, seed: 'by mouse' });

      await playByMouse(page);

      await page.getByRole('heading', { name: /wins?$|share the win$/ }).waitFor();
      const points = page.getByRole('table').getByRole('row', { name: /^Total/ });
      expect(await points.getByRole('cell').allInnerTexts()).toHaveLength(2);
      await page.getByRole('button', { name: 'Verify the dice' }).click();
      await page.getByText(/^Fair: the seed was committed to/).waitFor();

      await page.getByRole('link', { name: 'Replay' }).click();
      const through = page.getByRole('region', { name: 'Through the match' });
      await through.getByText('Set-up', { exact: true }).waitFor();
      await through.getByRole('button', { name: 'One answer on' }).click();
      await through.getByText(/answer 1 of \d+$/i).waitFor();
      await through.getByRole('button', { name: 'To the end' }).click();
      await through.getByText(/answer (\d+) of \1$/).waitFor();

      await page.goBack();
      await rematchButton(page).click();
      await rematchButton(page).waitFor({ state: 'hidden' });
      expect(await playByMouse(page, 3)).toBe(3);
      expect(await page.getByRole('button', { name: 'Show the mat of Ada' }).count()).toBe(1);
    });
  },
);
