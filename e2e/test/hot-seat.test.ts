import { describe, expect, it } from 'vitest';
import { logOf } from '../src/log.ts';
import { ADA_AND_INES, setTable } from '../src/new-table.ts';
import {
  choicesAt,
  clickChoice,
  curtainAt,
  markupAtRest,
  nextMoment,
  playUntilAsked,
  seenOn,
} from '../src/player.ts';
import { openVisits } from '../src/visits.ts';

const ORDERS = /^Where do you sail\?/;

describe('two people at one screen', () => {
  const { visit } = openVisits();

  /** Ada seals the order in this place of the list; what Ines then has before her. */
  const sealedBefore = async (nth: number) => {
    const page = await visit();
    await setTable(page, { ...ADA_AND_INES, seed: 'curtain' });
    await playUntilAsked(page, ORDERS);
    const order = (await seenOn(choicesAt(page).nth(nth))).split('\n')[0];
    await clickChoice(page, nth);
    await curtainAt(page).waitFor();
    const curtain = await seenOn(page.getByRole('main'));
    await curtainAt(page).click();
    await nextMoment(page);
    // What is said aloud comes a moment after what is shown.
    await page.locator('[aria-live="assertive"]:not(:empty)').waitFor({ state: 'attached' });
    return { page, order, curtain, seen: await markupAtRest(page) };
  };

  it('the second never sees the first one’s order, nor anything that depends on it', async () => {
    const first = await sealedBefore(0);
    const second = await sealedBefore(1);

    expect(first.order).not.toBe(second.order);
    expect(first.curtain).toMatch(/^Now (Ada|Ines)\n/);
    expect(first.curtain).toBe(second.curtain);
    expect(withoutIds(first.seen)).toBe(withoutIds(second.seen));
  });

  it('play a round, each behind the curtain, and both orders come to light together', async () => {
    const { page } = await sealedBefore(0);

    await clickChoice(page, 0);

    expect(await nextMoment(page)).toBe('asked');
    const log = (await logOf(page)).join();
    expect(log).toMatch(/All cards are laid: Ada 1 card and Ines 1 card\./);
    expect(log).toMatch(/(Ada|Ines) shows the card: (north|east|south|west)\./);
  });
});

/** Names of tables, and names that React counts up whenever it draws in slices. */
const withoutIds = (html: string): string =>
  html.replaceAll(/tables\/[\w-]+/g, 'tables/…').replaceAll(/\b_r_\w+_(?=[")])/g, '_r_');
