import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { playNowLink, questionAt, ROOT } from '@quarterdeck/e2e';
import { buildWithMaps, type ShareOf } from './shares.ts';
import { openTollgate, type Passed } from './tollgate.ts';
import type { Trial } from './trial.ts';

export type Weights = {
  /** Document, scripts and styles that the shelf loads by itself, until it is quiet. */
  readonly shelfKilobytes: number;
  /** The part of it that comes after the page answers clicks: the host of stored tables. */
  readonly shelfLaterKilobytes: number;
  /** Fonts and pictures of the shelf: not code, and not in the figures above. */
  readonly shelfFacesKilobytes: number;
  /** Everything that opening the first table loads, in the page and in its workers. */
  readonly tableKilobytes: number;
  /** By game: its own share of that, once, without what the workers load again. */
  readonly gameKilobytes: Readonly<Record<string, number>>;
  /** By game: the same with the copies in the workers. */
  readonly gameEverywhereKilobytes: Readonly<Record<string, number>>;
};

const isCode = ({ path }: Passed): boolean => /(^\/$|\.(js|css|webmanifest)$)/.test(path);
const kilobytes = (some: readonly Passed[]): number =>
  some.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

const isOf =
  (game: string) =>
  (source: string): boolean =>
    source.includes(`/games/${game}/`) || source.includes(`/boards/${game}/`);

/** Style sheets have no maps: a game's are weighed as they are written, which is an upper bound. */
const stylesOf = (game: string): number => {
  const folder = join(ROOT, 'packages/web/src/boards', game);
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
  const text = sheets.map((name) => readFileSync(join(folder, name), 'utf8')).join('');
  return brotliCompressSync(text).length / 1000;
};

const shareOfGame = (loaded: readonly Passed[], game: string, shareOf: ShareOf): number =>
  loaded.reduce((sum, { path, bytes }) => sum + bytes * shareOf(path, isOf(game)), 0) / 1000;

/** Weighs in a browser what the shelf and then a table of Seawolf load. */
export const weigh = async (trial: Trial): Promise<Weights> => {
  const game = 'seawolf';
  const maps = buildWithMaps();
  const gate = await openTollgate(trial.address);
  try {
    // A service worker would fetch the whole page for later, and nobody waits for that.
    const page = await trial.visit({ baseURL: gate.address, serviceWorkers: 'block' });
    await page.goto('/', { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    const shelf = gate.take();
    const linked = await page.evaluate(() =>
      [...document.querySelectorAll('script[src], link[href]')].map(
        (one) => one.getAttribute('src') ?? one.getAttribute('href') ?? '',
      ),
    );
    const later = shelf.filter((one) => one.path !== '/' && !linked.includes(one.path));

    await playNowLink(page).click();
    await questionAt(page).waitFor();
    await page.waitForLoadState('networkidle');
    const table = gate.take().filter(isCode);
    const own = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    await page.context().close();
    const styles = stylesOf(game);
    const inPage = table.filter(({ path }) => own.includes(path) && !path.includes('.worker-'));
    return {
      shelfKilobytes: kilobytes(shelf.filter(isCode)),
      shelfLaterKilobytes: kilobytes(later.filter(isCode)),
      shelfFacesKilobytes: kilobytes(shelf.filter((one) => !isCode(one))),
      tableKilobytes: kilobytes(table),
      gameKilobytes: { [game]: styles + shareOfGame(inPage, game, maps.shareOf) },
      gameEverywhereKilobytes: { [game]: styles + shareOfGame(table, game, maps.shareOf) },
    };
  } finally {
    await gate.close();
    maps.close();
  }
};
