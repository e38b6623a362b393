import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { playNowLink, questionAt, ROOT, TABLED_GAMES } from '@quarterdeck/e2e';
import { transformSync } from 'esbuild';
import type { Page } from 'playwright-core';
import type { BrowserSession } from './browser-session.ts';
import { buildWithMaps, type ShareOf } from './bundle-shares.ts';
import { openByteProxy, type Passed } from './byte-proxy.ts';

export type Weights = {
  /** Document, scripts and styles that the shelf loads by itself, until it is quiet. */
  readonly shelfKilobytes: number;
  /** The part of it that comes after the page answers clicks: the host of stored tables. */
  readonly shelfLaterKilobytes: number;
  /** Fonts and pictures of the shelf: not code, and not in the figures above. */
  readonly shelfFacesKilobytes: number;
  /** By game: everything that opening its table first loads, in the page and in its workers. */
  readonly tableKilobytes: Readonly<Record<string, number>>;
  /** By game: its own share of that, once, without coach and without what the workers load again. */
  readonly gameKilobytes: Readonly<Record<string, number>>;
  /** By game: what a coach says at a first match, fetched when the question stands; a part of the lessons. */
  readonly coachKilobytes: Readonly<Record<string, number>>;
  /** By game: its own share with coach and with the copies in the workers. */
  readonly gameEverywhereKilobytes: Readonly<Record<string, number>>;
};

const isCode = ({ path }: Passed): boolean => /(^\/$|\.(js|css|webmanifest)$)/.test(path);
const kilobytes = (some: readonly Passed[]): number =>
  some.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

const isOf =
  (game: string) =>
  (source: string): boolean =>
    source.includes(`/games/${game}/`);

/**
 * Style sheets have no maps: a game's are made small once more, as the build does it. What is called
 * `*.lazy.css` comes with the part of the board that it dresses.
 */
const stylesOf = (game: string): number => {
  const folder = join(ROOT, 'packages/games', game, 'src/board');
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.css') && !name.endsWith('.lazy.css'),
  );
  const text = sheets.map((name) => readFileSync(join(folder, name), 'utf8')).join('');
  const { code } = transformSync(text, { loader: 'css', minify: true });
  return brotliCompressSync(code).length / 1000;
};

const shareOfGame = (loaded: readonly Passed[], game: string, shareOf: ShareOf): number =>
  loaded.reduce((sum, { path, bytes }) => sum + bytes * shareOf(path, isOf(game)), 0) / 1000;

type ByteProxy = Awaited<ReturnType<typeof openByteProxy>>;

/** The shelf, quiet. */
const goToShelf = async (page: Page): Promise<void> => {
  await page.goto('/', { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
};

const weighShelf = async (
  page: Page,
  gate: ByteProxy,
): Promise<Pick<Weights, 'shelfKilobytes' | 'shelfLaterKilobytes' | 'shelfFacesKilobytes'>> => {
  await goToShelf(page);
  const shelf = gate.take();
  const linked = await page.evaluate(() =>
    [...document.querySelectorAll('script[src], link[href]')].map(
      (one) => one.getAttribute('src') ?? one.getAttribute('href') ?? '',
    ),
  );
  const later = shelf.filter((one) => one.path !== '/' && !linked.includes(one.path));
  return {
    shelfKilobytes: kilobytes(shelf.filter(isCode)),
    shelfLaterKilobytes: kilobytes(later.filter(isCode)),
    shelfFacesKilobytes: kilobytes(shelf.filter((one) => !isCode(one))),
  };
};

type GameWeight = {
  readonly table: number;
  readonly own: number;
  readonly coach: number;
  readonly everywhere: number;
};

const isCoach = ({ path }: Passed): boolean => path.includes('/coach-book-');

/** From the shelf to a table of this game; the shelf itself has passed the gate already. */
const weighGame = async (
  page: Page,
  gate: ByteProxy,
  id: string,
  shareOf: ShareOf,
): Promise<GameWeight> => {
  await playNowLink(page, id).click();
  await questionAt(page).waitFor();
  await page.waitForLoadState('networkidle');
  const table = gate.take().filter(isCode);
  const own = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const styles = stylesOf(id);
  const inPage = table.filter(({ path }) => own.includes(path) && !path.includes('.worker-'));
  const learned = inPage.filter(isCoach);
  const game = inPage.filter((one) => !isCoach(one));
  return {
    table: kilobytes(table),
    own: styles + shareOfGame(game, id, shareOf),
    coach: shareOfGame(learned, id, shareOf),
    everywhere: styles + shareOfGame(table, id, shareOf),
  };
};

/** Weighs in a browser what the shelf loads, and then a table of each game that can be played. */
export const weigh = async (session: BrowserSession): Promise<Weights> => {
  const maps = buildWithMaps();
  const gate = await openByteProxy(session.address);
  // A service worker would fetch the whole page for later, and nobody waits for that.
  const visit = () => session.visit({ baseURL: gate.address, serviceWorkers: 'block' });
  try {
    const first = await visit();
    const shelf = await weighShelf(first, gate);
    await first.context().close();
    const games: [string, GameWeight][] = [];
    for (const game of TABLED_GAMES) {
      const page = await visit();
      await goToShelf(page);
      gate.take();
      games.push([game, await weighGame(page, gate, game, maps.shareOf)]);
      await page.context().close();
    }
    const each = (part: keyof GameWeight) =>
      Object.fromEntries(games.map(([id, weight]) => [id, weight[part]]));
    return {
      ...shelf,
      tableKilobytes: each('table'),
      gameKilobytes: each('own'),
      coachKilobytes: each('coach'),
      gameEverywhereKilobytes: each('everywhere'),
    };
  } finally {
    await gate.close();
    maps.close();
  }
};
