import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong, one line each. */
const violationsOn = async (page: Page, except: readonly string[]): Promise<readonly string[]> => {
  await page.evaluate(AXE);
  // Nobody reads the rest of what it finds, and to describe every node that is well takes longest.
  const how = { resultTypes: ['violations'], selectors: false };
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
