import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumOptions, questionAt, setTable, TABLED_GAMES } from '@quarterdeck/e2e';
import lighthouse, { desktopConfig } from 'lighthouse';
import { type BrowserContext, chromium } from 'playwright-core';
import { median } from '../measure.ts';
import type { BrowserSession } from './browser-session.ts';

export const FORMS = ['phone', 'desktop'] as const;
export type Form = (typeof FORMS)[number];

/** Lighthouse's marks, 0 to 100, the median of its runs. */
export type Audit = {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  /** What cost marks, by Lighthouse's own names, in any run. */
  readonly lost: readonly string[];
  readonly runs: number;
};

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address !== null
          ? resolve(address.port)
          : reject(new Error('no port is free')),
      );
    });
  });

/** What a first visit has not: files in the cache, a service worker. Tables stay. */
const forgetFiles = async (context: BrowserContext, origin: string): Promise<void> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'service_workers,cache_storage',
  });
  await page.close();
};

type Once = { readonly scores: readonly number[]; readonly lost: readonly string[] };

const auditOnce = async (url: string, port: number, form: Form): Promise<Once> => {
  const ran = await lighthouse(
    url,
    { port, disableStorageReset: true, onlyCategories: [...CATEGORIES], logLevel: 'silent' },
    form === 'desktop' ? desktopConfig : undefined,
  );
  if (ran === undefined) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { categories, audits, runtimeError } = ran.lhr;
  if (runtimeError !== undefined) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const counted = CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? []);
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    lost: counted
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim()),
  };
};

const auditOf = (runs: readonly Once[]): Audit => {
  const mark = (nth: number): number => median(runs.map(({ scores }) => scores[nth] ?? 0));
  return {
    performance: mark(0),
    accessibility: mark(1),
    bestPractices: mark(2),
    lost: [...new Set(runs.flatMap(({ lost }) => lost))],
    runs: runs.length,
  };
};

export type AuditsByForm = { readonly [F in Form]: Audit };

/** By place: the shelf, and a table of each game. */
export type Audits = Readonly<Record<string, AuditsByForm>>;

/** A profile with a table, where somebody is asked; the browser is closed again. Gives its address. */
const storeTable = async (profile: string, address: string, game: string): Promise<string> => {
  const context = await chromium.launchPersistentContext(profile, {
    ...chromiumOptions(),
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const bot = { who: 'bot', level: 'Mate' } as const;
    await setTable(page, { game, seats: [{ who: 'person', name: 'Ada' }, bot, bot] }, address);
    await questionAt(page).waitFor();
    return page.url();
  } finally {
    await context.close();
  }
};

/** Phone and desktop, in a browser that has this profile and does nothing else meanwhile. */
const auditForms = async (profile: string, url: string, runs: number): Promise<AuditsByForm> => {
  const port = await freePort();
  const { executablePath, args } = chromiumOptions();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  const audit = async (form: Form): Promise<Audit> => {
    const seen: Once[] = [];
    for (let i = 0; i < runs; i++) {
      await forgetFiles(context, new URL(url).origin);
      seen.push(await auditOnce(url, port, form));
    }
    return auditOf(seen);
  };
  try {
    return { phone: await audit('phone'), desktop: await audit('desktop') };
  } finally {
    await context.close();
  }
};

/** Lighthouse on shelf and tables: each in a browser of its own, with one table stored or none. */
export const auditPages = async ({ address }: BrowserSession, runs: number): Promise<Audits> => {
  const inProfile = async (urlIn: (profile: string) => Promise<string>): Promise<AuditsByForm> => {
    const profile = mkdtempSync(join(tmpdir(), 'quarterdeck-profile-'));
    try {
      return await auditForms(profile, await urlIn(profile), runs);
    } finally {
      rmSync(profile, { recursive: true, force: true });
    }
  };
  const audits: Record<string, AuditsByForm> = { shelf: await inProfile(async () => address) };
  for (const game of TABLED_GAMES)
    audits[`table of ${game}`] = await inProfile((profile) => storeTable(profile, address, game));
  return audits;
};
