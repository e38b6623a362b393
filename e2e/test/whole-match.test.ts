import { describe, expect, it } from 'vitest';
import { playByMouse, questionAt, rematchButton } from '../src/helmsman.ts';
import { hasFocus, playByKeyboard, pressOn } from '../src/keyboard.ts';
import { setTable, YOU_AND_A_BOT } from '../src/new-table.ts';
import { openVisits } from '../src/visits.ts';

const ADA = { who: 'person', name: 'Ada' } as const;
const MATE = { who: 'bot', level: 'Mate' } as const;

const GAMES = [
  { game: 'seawolf', title: 'Seawolf', wish: YOU_AND_A_BOT },
  { game: 'ahoy', title: 'Ahoy', wish: YOU_AND_A_BOT },
  { game: 'doubloons', title: 'Dead Man’s Doubloons', wish: YOU_AND_A_BOT },
  { game: 'prisoners', title: 'Take No Prisoners', wish: YOU_AND_A_BOT },
  // It ends with a third Treasure, which nobody comes to who does not look for it.
  { game: 'tinypirates', title: 'Tiny Epic Pirates', wish: { seats: [ADA, MATE] } },
] as const;

describe.each(GAMES)('a whole match of $title', ({ game, title, wish }) => {
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

  it('is played to its end with the keyboard alone, from the shelf on', async () => {
    const page = await visit();
    await page.goto('/');
    await pressOn(page, page.getByRole('link', { name: new RegExp(`^Set a table for ${title}`) }));
    await page.getByRole('radio', { name: 'Calm' }).waitFor();
    for (const n of [3, 4]) {
      await pressOn(page, page.getByRole('button', { name: new RegExp(`^Seat ${n},`) }));
      const nobody = page.getByRole('radio', { name: 'Nobody' });
      await pressOn(page, page.getByRole('radio', { name: 'A bot: Mate' }), 'ArrowDown');
      while (!(await nobody.isChecked())) await page.keyboard.press('ArrowDown');
      await pressOn(page, page.getByRole('button', { name: 'Done' }));
    }
    await pressOn(page, page.getByRole('radio', { name: 'Calm' }), 'ArrowLeft');
    expect(await page.getByRole('radio', { name: 'At once' }).isChecked()).toBe(true);
    await pressOn(page, page.getByRole('button', { name: 'Start with one bot' }));
    await questionAt(page).waitFor();
    expect(await hasFocus(page, questionAt(page))).toBe(true);

    await playByKeyboard(page);

    const result = page.getByRole('heading', { name: /wins?$|share the win$/ });
    await result.waitFor();
    expect(await hasFocus(page, result)).toBe(true);
  });
});
