import { createServer } from 'node:net';
import {
  chromiumOptions,
  questionAt,
  setTable,
  TABLED_GAMES,
  type TabledGame,
} from '@quarterdeck/e2e';
import lighthouse, { desktopConfig } from 'lighthouse';
import { type BrowserContext, chromium } from 'playwright-core';
import { median } from '../measure.ts';
import type { Trial } from './trial.ts';

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

/** A stored table, where somebody is asked; the tab is closed again. */
const storeTable = async (
  context: BrowserContext,
  address: string,
  game: TabledGame,
): Promise<string> => {
  const page = await context.newPage();
  const bot = { who: 'bot', level: 'Mate' } as const;
  await setTable(page, { game, seats: [{ who: 'person', name: 'Ada' }, bot, bot] }, address);
  await questionAt(page).waitFor();
  const url = page.url();
  await page.close();
  return url;
};

/** Lighthouse on shelf and tables: in a browser that has tables stored, and nothing else. */
export const auditPages = async ({ address }: Trial, runs: number): Promise<Audits> => {
  const port = await freePort();
  const { executablePath, args } = chromiumOptions();
  const context = await chromium.launchPersistentContext('', {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  const audit = async (url: string, form: Form): Promise<Audit> => {
    const seen: Once[] = [];
    for (let i = 0; i < runs; i++) {
      await forgetFiles(context, address);
      seen.push(await auditOnce(url, port, form));
    }
    return auditOf(seen);
  };
  const auditForms = async (url: string): Promise<AuditsByForm> => ({
    phone: await audit(url, 'phone'),
    desktop: await audit(url, 'desktop'),
  });
  try {
    const audits: Record<string, AuditsByForm> = { shelf: await auditForms(address) };
    for (const game of TABLED_GAMES)
      audits[`table of ${game}`] = await auditForms(await storeTable(context, address, game));
    return audits;
  } finally {
    await context.close();
  }
};
