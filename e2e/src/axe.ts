import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong, one line each; `rules`: those alone. */
const violationsOn = async (
  page: Page,
  except: readonly string[],
  rules?: readonly string[],
): Promise<readonly string[]> => {
  await page.evaluate(AXE);
  // Nobody reads the rest of what it finds, and to describe every node that is well takes longest.
  const only = rules === undefined ? {} : { runOnly: rules };
  const how = { resultTypes: ['violations'], selectors: false, ...only };
  const results = await page.evaluate<AxeResults>(
    `axe.run({ exclude: ${JSON.stringify(except)} }, ${JSON.stringify(how)})`,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`),
  );
};

/** How many pixels lie beside the screen. */
const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/**
 * Everything that is wrong with what is on the screen now; `where` names it in the report, `except`
 * are selectors of what axe shall not look at.
 */
export const faultsOf = async (
  page: Page,
  where: string,
  except: readonly string[] = [],
): Promise<readonly string[]> => {
  const beside = await tooWide(page);
  const wide = beside > 0 ? [`${beside} pixels lie beside the screen`] : [];
  return [...wide, ...(await violationsOn(page, except))].map((fault) => `${where}: ${fault}`);
};

/** The same, and by night as well, which has other colours and nothing else. */
export const faultsByDayAndNight = async (
  page: Page,
  where: string,
): Promise<readonly string[]> => {
  const byDay = await faultsOf(page, where);
  await page.emulateMedia({ colorScheme: 'dark' });
  const byNight = await violationsOn(page, [], ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...byDay, ...byNight.map((fault) => `${where}, by night: ${fault}`)];
};
