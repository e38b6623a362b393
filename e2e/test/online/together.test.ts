import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsByDayAndNight, faultsOf } from '../../src/axe.ts';
import { inviteFriends } from '../../src/new-table.ts';
import { atTable, callMe, linkOf, sitDownAs, watch } from '../../src/online/friends.ts';
import { lineOf } from '../../src/online/line.ts';
import { answerButton, askedAt, choicesAt, clickChoice, openList } from '../../src/player.ts';
import { TIME_LIMIT_MS } from '../../src/time-limit.ts';
import { openVisits, PHONE } from '../../src/visits.ts';

const ON_A_PHONE = { viewport: PHONE, hasTouch: true, isMobile: true } as const;
const saidTo = (page: Page): Locator => page.getByRole('log', { name: 'What was said' });

/** Writes it into the field that the key C leads to. */
const say = async (page: Page, words: string): Promise<void> => {
  await page.keyboard.press('c');
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  await saidTo(page).getByText(words).waitFor();
  await page.keyboard.press('Escape');
};

/** Everything that the server says to a page, as it comes. */
const heardBy = (page: Page): readonly string[] => {
  const heard: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push(String(payload))),
  );
  return heard;
};

/** How many answers a page has said, and how many of them the server has taken. */
const countAnswers = () => {
  const underWay = new Set<number>();
  let sent = 0;
  let taken = 0;
  return {
    says: (text: string): string => {
      const { verb, id } = JSON.parse(text);
      if (verb !== 'play') return text;
      underWay.add(id);
      sent++;
      return text;
    },
    hears: (text: string): boolean => {
      const { kind, id, value } = JSON.parse(text);
      if (kind === 'answered' && underWay.delete(id) && value.ok) taken++;
      return true;
    },
    sent: () => sent,
    taken: () => taken,
  };
};

describe('friends', () => {
  const { visit } = openVisits();

  it('are one click away from every cover: a table, its code, its link, and a name where none is known', async () => {
    const ada = await visit({ permissions: ['clipboard-read', 'clipboard-write'] });
    await ada.goto('/');
    await ada.getByRole('link', { name: /^With friends: Seawolf/ }).click();

    await ada.getByRole('img', { name: 'The link as a code to scan with a phone' }).waitFor();
    await ada.getByRole('button', { name: 'Share' }).click();
    await ada.getByText('The link is copied.').waitFor();
    expect(await ada.evaluate(() => navigator.clipboard.readText())).toBe(await linkOf(ada));
    await callMe(ada, 'Ada');
    expect(await faultsByDayAndNight(ada, 'a waiting room')).toEqual([]);

    const bea = await visit(ON_A_PHONE);
    await sitDownAs(bea, await linkOf(ada), 'Ada');
    await bea.getByRole('alert').getByText('has a name like that').waitFor();
    // Said at the field, which waits for another name.
    const field = bea.getByRole('textbox', { name: 'Your name' });
    expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await faultsByDayAndNight(bea, 'a name that is taken, on a phone')).toEqual([]);
    await sitDownAs(bea, await linkOf(ada), 'Bea');
    await bea.getByText('2 more captains').waitFor();
    expect(await faultsByDayAndNight(bea, 'a waiting room on a phone')).toEqual([]);

    // By keyboard alone: Bea moves one flag on, and the focus goes with her.
    await ada.getByRole('button', { name: 'Move Bea to the right' }).focus();
    await ada.keyboard.press('Enter');
    const third = ada.getByRole('listitem').nth(2);
    await third.getByText('Bea').waitFor();
    await expect
      .poll(() => ada.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Move Bea to the right');
    await ada.getByRole('button', { name: 'Start with Bea and 2 bots' }).click();

    await Promise.all([atTable(ada), atTable(bea)]);
  });

  /** Ada and Bea at a table of Seawolf, and Cy who looks on. */
  const three = async () => {
    const [ada, bea, cy] = [await visit(), await visit(ON_A_PHONE), await visit()];
    const heard = heardBy(ada);
    const link = await inviteFriends(ada, {});
    await sitDownAs(bea, link, 'Bea');
    await Promise.all([atTable(ada), atTable(bea)]);
    await watch(cy, link);
    return { ada, bea, cy, heard };
  };

  it('talk at the table: markup is text, a set phrase is one tap, and it waits on its tab without taking the focus', async () => {
    const { ada, bea } = await three();
    const markup = '<img src=x onerror="document.title=1"> <b>Ahoy</b>';

    await say(ada, markup);
    await saidTo(ada).getByText(markup).waitFor();
    expect(await saidTo(ada).locator('img, .chat-words b').count()).toBe(0);
    expect(
      await ada.evaluate(() => document.activeElement?.closest('.prompt, main') !== null),
    ).toBe(true);

    const before = await bea.evaluate(() => document.activeElement?.outerHTML);
    const tab = bea.getByRole('button', { name: /^Chat, 1 new message/ });
    await tab.waitFor();
    expect(await bea.evaluate(() => document.activeElement?.outerHTML)).toBe(before);
    await tab.tap();
    await saidTo(bea).getByText(markup).waitFor();
    expect(await saidTo(bea).locator('img, .chat-words b').count()).toBe(0);
    await bea.getByRole('button', { name: 'Thank you' }).tap();
    await saidTo(ada).getByText('Thank you').waitFor();
    expect(await faultsByDayAndNight(ada, 'a chat')).toEqual([]);
    expect(await faultsByDayAndNight(bea, 'a chat on a phone')).toEqual([]);
  });

  it('are not drowned: a flood ends in a sentence, and the others can still be heard', async () => {
    const { ada, bea } = await three();
    await bea.getByRole('button', { name: /^Chat/ }).tap();
    const phrase = bea.getByRole('button', { name: 'Thinking' });

    for (let n = 0; n < 12; n++) await phrase.tap();

    await bea.getByText('You say more than one can read.').waitFor();
    await say(ada, 'Take your time');
    await saidTo(bea).getByText('Take your time').waitFor();
    // Eight at once, and one more every other second.
    expect(await saidTo(ada).getByText('Thinking').count()).toBeLessThan(12);
  });

  it('never hear those who look on, and no more of whom they have blocked', async () => {
    const { ada, bea, cy, heard } = await three();
    await say(cy, 'She bluffs');
    await bea.getByRole('button', { name: /^Chat/ }).tap();
    await bea.getByRole('button', { name: 'Well sailed' }).tap();
    await ada.keyboard.press('c');
    await saidTo(ada).getByText('Well sailed').waitFor();

    await saidTo(ada).getByRole('button', { name: 'Bea: block or report' }).click();
    await ada.getByRole('button', { name: 'Report: Insult or threat' }).click();
    await ada.getByText('Reported.').waitFor();
    await ada.getByRole('button', { name: 'Block', exact: true }).click();
    await saidTo(ada).getByText('Well sailed').waitFor({ state: 'hidden' });
    await bea.getByRole('button', { name: 'Good luck' }).tap();
    await saidTo(bea).getByText('Good luck').waitFor();
    await say(ada, 'Anybody there?');
    await saidTo(bea).getByText('Anybody there?').waitFor();

    expect(await saidTo(ada).getByText('Good luck').count()).toBe(0);
    expect(await saidTo(ada).getByText('She bluffs').count()).toBe(0);
    expect(await saidTo(bea).getByText('She bluffs').count()).toBe(0);
    // Not hidden by the page: never told.
    expect(heard.some((text) => text.includes('well-sailed'))).toBe(true);
    for (const words of ['She bluffs', 'good-luck'])
      expect(heard.filter((text) => text.includes(words))).toEqual([]);
  });

  it('say set phrases alone, or nothing, where the table was set so', async () => {
    const ada = await visit();
    const bea = await visit();
    const link = await inviteFriends(ada, { chat: 'Set phrases' });
    await sitDownAs(bea, link, 'Bea');
    await Promise.all([atTable(ada), atTable(bea)]);

    await ada.keyboard.press('c');
    await ada.getByText('At this table only set phrases are said.').waitFor();
    expect(await ada.getByRole('textbox', { name: 'Say something to the table' }).count()).toBe(0);
    await ada.getByRole('button', { name: 'Good luck' }).click();
    await bea.keyboard.press('c');
    await saidTo(bea).getByText('Good luck').waitFor();

    const cy = await visit();
    await inviteFriends(cy, { chat: 'Nothing' });
    await cy.getByText('At this table nothing is said.').waitFor();
  });

  it('lose no answer to a tunnel: it is said to be unsent, outlives the page, and is sent once', async () => {
    const ada = await visit();
    const answers = countAnswers();
    const line = await lineOf(ada, answers);
    const bea = await visit();
    const link = await inviteFriends(ada, {});
    await sitDownAs(bea, link, 'Bea');
    await Promise.all([atTable(ada), atTable(bea)]);
    // Whoever is asked first answers until it is Ada's turn.
    while (!(await choicesAt(ada).first().isVisible())) {
      if (await choicesAt(bea).first().isVisible()) await clickChoice(bea, 0);
      await ada.waitForTimeout(100);
    }
    await openList(ada);
    await line.cut('all but files');
    await ada
      .getByText(/being made again/)
      .first()
      .waitFor();
    await choicesAt(ada).first().click();
    await answerButton(ada).click();
    await askedAt(ada)
      .getByText(/^Not sent: the connection is gone\./)
      .waitFor();
    expect(await faultsOf(ada, 'an answer that is not sent')).toEqual([]);
    expect(answers.sent()).toBe(0);

    await ada.reload();
    await line.mend();
    await atTable(ada);

    await expect.poll(answers.taken, { timeout: TIME_LIMIT_MS }).toBe(1);
    await ada.reload();
    await atTable(ada);
    await choicesAt(ada)
      .or(ada.getByText(/(is|are) choosing\.$/))
      .first()
      .waitFor();
    expect([answers.sent(), answers.taken()]).toEqual([1, 1]);
  });
});
