import { Browser, listener } from '@quarterdeck/proof/push-service';
import type { CDPSession, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { faultsOf } from '../../src/axe.ts';
import { openOwnServer } from '../../src/own-server.ts';
import { choicesAt, clickChoice } from '../../src/player.ts';
import { quickTable } from '../../src/quick-table.ts';
import { sensible } from '../../src/sensible.ts';
import { DESKTOP, PHONE } from '../../src/visits.ts';

const HOUR_MS = 60 * 60_000;
/** Three seconds after a table has come to rest, and time for a bot to think. */
const TOLD_WITHIN_MS = 8_000;

/** An hour passes for the device and for the server, as far as the page can tell. */
const anHourLater = async (page: Page): Promise<void> => {
  await page.addInitScript((later) => {
    const now = Date.now;
    Date.now = () => now() + later;
  }, HOUR_MS);
  await page.routeWebSocket(/\/wire/, (ours) => {
    const theirs = ours.connectToServer();
    theirs.onMessage((message) => {
      const said = JSON.parse(String(message));
      const isWelcome = said.kind === 'welcome';
      ours.send(isWelcome ? JSON.stringify({ ...said, now: said.now + HOUR_MS }) : message);
    });
  });
};

describe('Who is not here', () => {
  const served = openOwnServer({ NOTICES_MAY_BE_PRIVATE: '1' });
  let service: Awaited<ReturnType<typeof listener>>;
  let browser: Browser;
  beforeEach(async () => {
    service = await listener();
    browser = new Browser();
  });
  afterEach(() => service.close());

  const home = (): string => served.address().replace('127.0.0.1', 'localhost');

  /** This Chromium has no push service of its own: what it subscribes to is ours. */
  const withPushService = async (page: Page): Promise<void> => {
    const { endpoint, p256dh, auth } = browser.target(`${service.url}/push`);
    await page.addInitScript(
      (made) => {
        let kept: object | null = null;
        const subscription = { toJSON: () => made, unsubscribe: () => Promise.resolve(true) };
        PushManager.prototype.getSubscription = () => Promise.resolve(kept as never);
        PushManager.prototype.subscribe = () => {
          kept = subscription;
          return Promise.resolve(subscription as never);
        };
      },
      { endpoint, keys: { p256dh, auth } },
    );
  };

  /** Hands a push message to the page's own service worker, as a browser would. */
  const deliver = async (page: Page, data: string): Promise<void> => {
    const cdp: CDPSession = await page.context().newCDPSession(page);
    const registrationId = new Promise<string>((resolve) => {
      cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations;
        if (first !== undefined) resolve(first.registrationId);
      });
    });
    await cdp.send('ServiceWorker.enable');
    await cdp.send('ServiceWorker.deliverPushMessage', {
      origin: home(),
      registrationId: await registrationId,
      data,
    });
  };

  const shownBy = (page: Page): Promise<readonly object[]> =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const all = await registration.getNotifications();
      return all.map(({ title, body, tag }) => ({ title, body, tag }));
    });

  it.each([
    ['a desktop', DESKTOP],
    ['a phone', PHONE],
  ] as const)(
    'is told by the service worker of %s that it is their move, once for each table',
    async (_name, viewport) => {
      const ada = await served.browse({ viewport, permissions: ['notifications'] });
      await withPushService(ada);
      await ada.goto(`${home()}/account`);
      await ada.getByRole('button', { name: 'Tell me here' }).click();
      await ada.getByRole('list', { name: 'Browsers that are told' }).waitFor();
      expect(await faultsOf(ada, 'how one is told')).toEqual([]);

      await ada.getByRole('button', { name: 'Send me a trial' }).click();
      await expect.poll(() => service.received.length).toBe(1);
      const trial = browser.read(service.received[0]?.body ?? Buffer.of());
      await deliver(ada, JSON.stringify(trial));
      await expect.poll(() => shownBy(ada)).toMatchObject([{ title: 'This is how you are told' }]);

      const { table } = await quickTable(ada, { answerTime: null });
      const told = JSON.stringify({ kind: 'your-move', table, game: 'seawolf', title: 'Seawolf' });
      await deliver(ada, told);
      const tag = `/games/seawolf/online/${table}`;
      const notice = { title: 'Your move', body: 'Seawolf', tag };
      await expect.poll(() => shownBy(ada)).toContainEqual(notice);
      // A second one about the same table takes its place, and what is no notice shows nothing.
      await deliver(ada, told);
      await deliver(ada, '{"kind":"your-move","table":"../../evil","game":"seawolf"}');
      expect(await shownBy(ada)).toHaveLength(2);
    },
  );

  it('is told of one table and not of another, as they switch it there', async () => {
    const ada = await served.browse({ permissions: ['notifications'] });
    await withPushService(ada);
    await ada.goto(`${home()}/account`);
    await ada.getByRole('button', { name: 'Tell me here' }).click();
    await ada.getByRole('list', { name: 'Browsers that are told' }).waitFor();
    /** Answers at a table, looks elsewhere while the bot does, and gives what has come meanwhile. */
    const whileAway = async (address: string): Promise<number> => {
      await ada.goto(address);
      await choicesAt(ada).first().waitFor();
      await clickChoice(ada, sensible(await choicesAt(ada).allInnerTexts()));
      const before = service.received.length;
      await ada.goto(`${home()}/settings`);
      await ada.waitForTimeout(TOLD_WITHIN_MS);
      return service.received.length - before;
    };
    const newTable = async (): Promise<string> => {
      const { table } = await quickTable(ada, { answerTime: null });
      return `${home()}/games/seawolf/online/${table}`;
    };
    const [loud, quiet] = [await newTable(), await newTable()];
    await ada.goto(quiet);
    await ada.getByRole('button', { name: 'Leave or pause…' }).click();
    const push = ada.getByRole('checkbox', { name: /^By your browsers/ });
    expect(await push.isChecked()).toBe(true);
    expect(await faultsOf(ada, 'switches at a table')).toEqual([]);
    await push.uncheck();
    await ada.reload();
    await ada.getByRole('button', { name: 'Leave or pause…' }).click();
    await push.waitFor();
    expect(await push.isChecked()).toBe(false);

    // Whether the bot answers in between is the match's affair: one looks away more than once.
    let [told, tries] = [0, 0];
    for (; told === 0 && tries < 5; tries++) told = await whileAway(loud);
    expect(told).toBe(1);
    for (; tries > 0; tries--) expect(await whileAway(quiet)).toBe(0);
  });

  it('is greeted on return with what happened since their last turn, and sees all of it', async () => {
    const ada = await served.browse();
    await ada.goto(home());
    const { table } = await quickTable(ada, { answerTime: null });
    await ada.goto(`${home()}/games/seawolf/online/${table}`);
    const answered = async (): Promise<void> => {
      await choicesAt(ada).first().waitFor();
      await clickChoice(ada, sensible(await choicesAt(ada).allInnerTexts()));
    };
    const greeting = ada.locator('.since-notice');
    // Until the bot has the last word.
    for (let turn = 0; turn < 8 && (await greeting.count()) === 0; turn++) {
      await answered();
      await choicesAt(ada).first().waitFor();
      expect(await greeting.count()).toBe(0);
      if (turn === 0) await anHourLater(ada);
      await ada.reload();
      await choicesAt(ada).first().waitFor();
    }

    await greeting.getByText('Since your last turn:').waitFor();
    expect(await faultsOf(ada, 'a greeting')).toEqual([]);
    await greeting.getByRole('button', { name: 'Show all of it' }).click();
    await ada.getByRole('dialog', { name: 'Since your last turn' }).waitFor();
    await ada.keyboard.press('Escape');
    expect(await greeting.count()).toBe(0);
  });

  it('is not greeted because the clock of their device is an hour ahead', async () => {
    const ada = await served.browse();
    await ada.addInitScript((ahead) => {
      const now = Date.now;
      Date.now = () => now() + ahead;
    }, HOUR_MS);
    await ada.goto(home());
    const { table } = await quickTable(ada, { answerTime: null });
    await ada.goto(`${home()}/games/seawolf/online/${table}`);
    for (let turn = 0; turn < 4; turn++) {
      await choicesAt(ada).first().waitFor();
      await clickChoice(ada, sensible(await choicesAt(ada).allInnerTexts()));
      await choicesAt(ada).first().waitFor();
      await ada.reload();
      await choicesAt(ada).first().waitFor();
      expect(await ada.locator('.since-notice').count()).toBe(0);
    }
  });
});
