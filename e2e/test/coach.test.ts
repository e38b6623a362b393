import { describe, expect, it } from 'vitest';
import { faultsOf } from '../src/axe.ts';
import { setTable, YOU_AND_A_BOT } from '../src/new-table.ts';
import { choicesAt, nextMoment } from '../src/player.ts';
import { openVisits, PHONE } from '../src/visits.ts';

describe('the coach at an ordinary table', () => {
  const { visit } = openVisits();

  it('comes by G, says what a question is about, says what it would do, and goes again', async () => {
    const page = await visit();
    await setTable(page, { ...YOU_AND_A_BOT, seed: 'coach' });
    await nextMoment(page);
    const strip = page.getByRole('complementary', { name: 'The coach' });
    await page.getByRole('button', { name: 'The coach' }).waitFor();
    expect(await strip.count()).toBe(0);

    await page.keyboard.press('g');
    await strip.waitFor();
    const words = (await strip.getByRole('note').textContent()) ?? '';
    expect(words.split(' ').length).toBeGreaterThan(5);

    expect(await faultsOf(page, 'with the coach')).toEqual([]);

    await page.keyboard.press('a');
    await strip.getByText(/^I would take: /).waitFor();
    expect(await page.locator('.choice[data-shown]').count()).toBeGreaterThan(0);

    await page.keyboard.press('g');
    await strip.waitFor({ state: 'detached' });
    expect(await choicesAt(page).count()).toBeGreaterThan(0);
  });

  it('on a phone it is turned on in the menu, and leaves the chart in sight', async () => {
    const page = await visit({ viewport: PHONE });
    await setTable(page, { ...YOU_AND_A_BOT, seed: 'coach' });
    await nextMoment(page);

    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Coach: on' }).click();
    await page.keyboard.press('Escape');
    const strip = page.getByRole('complementary', { name: 'The coach' });
    await strip.waitFor();
    expect(await faultsOf(page, 'with the coach on a phone')).toEqual([]);
    const box = await strip.boundingBox();
    expect(box?.height ?? 999).toBeLessThan(190);
  });
});
