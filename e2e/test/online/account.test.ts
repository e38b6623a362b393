import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsByDayAndNight } from '../../src/axe.ts';
import { coachAt, nextOfLesson } from '../../src/lesson.ts';
import { addressOfNobody } from '../../src/online/friends.ts';
import { openOwnServer } from '../../src/own-server.ts';
import { answerButton } from '../../src/player.ts';
import { PHONE } from '../../src/visits.ts';

/** A device that says yes to every passkey, as a finger on its sensor would. */
async function withPasskeys(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

describe('An account', () => {
  const served = openOwnServer();

  const arrive = async (name: string, options: BrowserContextOptions = {}): Promise<Page> => {
    const page = await served.browse(options);
    // A passkey belongs to a name, never to a number.
    const home = served.address().replace('127.0.0.1', 'localhost');
    await page.goto(`${home}/lobby`);
    await page.getByRole('textbox', { name: 'Your name' }).fill(name);
    await page.getByRole('textbox', { name: 'Your name' }).blur();
    await page.goto(`${home}/account`);
    return page;
  };
  const heading = (page: Page, name: string) => page.getByRole('heading', { name });
  const keepCode = async (page: Page): Promise<string> => {
    await heading(page, 'Write this down once').waitFor();
    const code = ((await page.locator('.recovery-code').textContent()) ?? '').replaceAll(
      ' · ',
      ' ',
    );
    await page.getByRole('button', { name: 'I have kept it' }).click();
    await heading(page, 'Your account').first().waitFor();
    return code;
  };

  it('is made with a passkey, opened with it again, and left', async () => {
    const ada = await arrive('Ada');
    await withPasskeys(ada);
    await heading(ada, 'Keep your seat for good').waitFor();
    expect(await faultsByDayAndNight(ada, 'a guest’s account page')).toEqual([]);

    await ada.getByRole('button', { name: 'Keep it with a passkey' }).click();
    await heading(ada, 'Write this down once').waitFor();
    expect(await faultsByDayAndNight(ada, 'a recovery code')).toEqual([]);
    await keepCode(ada);
    await ada.getByText(/^Passkey: Chromium/).waitFor();
    expect(await faultsByDayAndNight(ada, 'an account')).toEqual([]);
    await ada.getByRole('button', { name: 'Sign out', exact: true }).click();
    await ada.waitForURL((url) => url.pathname === '/');
    await ada.goto(`${new URL(ada.url()).origin}/account`);
    await ada.getByRole('button', { name: 'Sign in with a passkey' }).click();

    await ada.getByText(/^Passkey: Chromium/).waitFor();
  });

  it('is opened on a phone by its recovery code, and closed everywhere from there', async () => {
    const ada = await arrive('Ada');
    const address = addressOfNobody('ada');
    await ada.getByText('With e-mail and password').click();
    await ada.getByRole('textbox', { name: 'E-mail address' }).first().fill(address);
    await ada.getByLabel('Password').first().fill('a lantern in the fog');
    await ada.getByRole('button', { name: 'Make the account' }).click();
    const code = await keepCode(ada);
    const phone = await arrive('', { viewport: PHONE, hasTouch: true, isMobile: true });
    await phone.getByText('I have a recovery code').tap();
    await phone.getByRole('textbox', { name: 'Recovery code' }).fill(code);
    await phone.getByRole('button', { name: 'Sign in' }).last().tap();

    expect(await keepCode(phone)).not.toBe(code);
    await phone.getByText(address).waitFor();
    expect(await faultsByDayAndNight(phone, 'an account on a phone')).toEqual([]);
    await phone.getByRole('button', { name: 'Sign out everywhere' }).tap();
    await phone.waitForURL((url) => url.pathname === '/');

    await ada.reload();
    await heading(ada, 'Keep your seat for good').waitFor();
  });

  it('brings what was learned on one device to another, and takes it along when it is left', async () => {
    const ada = await arrive('Ada');
    const home = new URL(ada.url()).origin;
    await ada.goto(`${home}/games/seawolf/learn/round`);
    await coachAt(ada).waitFor();
    await nextOfLesson(ada);
    await ada
      .getByRole('button', { name: /^South/ })
      .first()
      .click();
    await answerButton(ada).click();
    await ada.getByRole('dialog', { name: 'Solved' }).waitFor();
    await ada.goto(`${home}/account`);
    await ada.getByText('With e-mail and password').click();
    await ada
      .getByRole('textbox', { name: 'E-mail address' })
      .first()
      .fill(addressOfNobody('learner'));
    await ada.getByLabel('Password').first().fill('a lantern in the fog');
    await ada.getByRole('button', { name: 'Make the account' }).click();
    const code = await keepCode(ada);
    const phone = await arrive('', { viewport: PHONE, hasTouch: true, isMobile: true });
    // Learned by a guest, at a step that no lesson has: it comes along and begins anew, and costs nothing else.
    await phone.evaluate(() => {
      const lessons = { 'ahoy/first': { at: 'keelhauling', done: false, misses: 0 } };
      localStorage.setItem('quarterdeck.settings', JSON.stringify({ lessons }));
    });
    await phone.reload();
    const solved = (page: Page) =>
      page.getByRole('link', { name: /^The way round.*Solved at the first try/ });

    await phone.getByText('I have a recovery code').tap();
    await phone.getByRole('textbox', { name: 'Recovery code' }).fill(code);
    await phone.getByRole('button', { name: 'Sign in' }).last().tap();
    await keepCode(phone);
    await phone.goto(`${home}/games/seawolf/learn`);
    await solved(phone).waitFor();
    await phone.goto(`${home}/games/ahoy/learn/first`);
    await coachAt(phone)
      .getByText(/\b1 of/)
      .first()
      .waitFor();
    await ada.goto(`${home}/games/seawolf/learn`);
    await solved(ada).waitFor();

    await phone.goto(`${home}/account`);
    await phone.getByRole('button', { name: 'Sign out', exact: true }).tap();
    await phone.waitForURL((url) => url.pathname === '/');
    await phone.goto(`${home}/games/seawolf/learn`);
    await phone.getByRole('link', { name: /^The way round/ }).waitFor();
    expect(await solved(phone).count()).toBe(0);
    await ada.reload();
    await solved(ada).waitFor();
  });

  it('says what was wrong, and keeps what was typed', async () => {
    const page = await arrive('Bea');
    await page.getByText('E-mail and password', { exact: true }).click();
    const back = page.getByRole('region', { name: 'Welcome back' });
    await back.getByRole('textbox', { name: 'E-mail address' }).fill('nobody@example.org');
    await back.getByLabel('Password').fill('not this one');
    await back.getByRole('button', { name: 'Sign in', exact: true }).click();

    await page.getByRole('alert').filter({ hasText: 'not what opens an account' }).waitFor();
    expect(await back.getByRole('textbox', { name: 'E-mail address' }).inputValue()).toBe(
      'nobody@example.org',
    );
  });

  it('has bots of its own: a token is shown once, opens a stream, and is revoked', async () => {
    const ada = await arrive('Ada');
    const home = new URL(ada.url()).origin;
    await ada.getByText('With e-mail and password').click();
    await ada
      .getByRole('textbox', { name: 'E-mail address' })
      .first()
      .fill(addressOfNobody('maker'));
    await ada.getByLabel('Password').first().fill('a lantern in the fog');
    await ada.getByRole('button', { name: 'Make the account' }).click();
    await keepCode(ada);

    await ada.getByRole('textbox', { name: 'Name of a new bot' }).fill('Corsair');
    await ada.getByRole('button', { name: 'Make a bot' }).click();
    const bot = ada.getByRole('article', { name: 'Corsair (bot)' });
    await bot.getByRole('textbox', { name: /^Name of a new token/ }).fill('laptop');
    await bot.getByRole('button', { name: 'Make a token' }).click();
    const token = (await ada.locator('.bot-token').textContent()) ?? '';
    expect(token).toMatch(/^qdbot_/);
    expect(await faultsByDayAndNight(ada, 'an account with a bot')).toEqual([]);
    await ada.getByRole('button', { name: 'I have kept it' }).click();
    expect(await ada.locator('.bot-token').count()).toBe(0);

    const headers = { authorization: `Bearer ${token}` };
    const stream = await fetch(`${home}/api/bot/events`, { headers });
    expect(stream.status).toBe(200);
    const lines = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    /** Reads on until such an event has come, past heartbeats; false where the stream has ended. */
    const comes = async (what: string): Promise<boolean> => {
      for (;;) {
        const line = await lines?.read();
        if (line === undefined || line.done) return false;
        if (line.value.includes(what)) return true;
      }
    };
    expect(await comes('welcome')).toBe(true);

    const bea = await arrive('Bea');
    await bea.goto(`${home}/lobby`);
    await bea.getByRole('radio', { name: /^Relaxed/ }).check({ force: true });
    await bea.getByRole('button', { name: 'Open a table of your own' }).click();
    await bea.getByRole('button', { name: 'Challenge Corsair (bot)' }).click();
    await bea.getByText('Corsair (bot) is asked, and sits down if it will.').waitFor();
    expect(await comes('"by":"Bea"')).toBe(true);
    expect(await faultsByDayAndNight(bea, 'a waiting room with a bot to challenge')).toEqual([]);

    await ada.getByRole('button', { name: 'Revoke the token laptop of Corsair (bot)' }).click();
    expect(await comes('nothing more')).toBe(false);
    expect((await fetch(`${home}/api/bot`, { headers })).status).toBe(401);
  });
});
