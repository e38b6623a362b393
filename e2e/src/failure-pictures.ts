import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { ROOT } from './served-page.ts';

/** Where a failed test leaves what it saw last; git ignores it. */
const PICTURES = join(ROOT, '.cache/e2e');
/** A title is a sentence, and a file's name has its limits. */
const LONGEST = 80;

/** As much of Vitest's own task as names a picture. */
type Tried = {
  /** No two tests of a run share it. */
  readonly id: string;
  readonly name: string;
  readonly file: { readonly name: string };
  readonly result?: { readonly state?: string; readonly retryCount?: number | undefined };
};

const plainly = (text: string): string => text.replaceAll(/[^\w]+/g, '-');

/** One of its own for every tab of every try of every test, also where titles begin alike. */
export const pictureName = ({ id, name, file, result }: Tried, tab: number): string => {
  const title = plainly(name).slice(0, LONGEST);
  const tried = `try-${(result?.retryCount ?? 0) + 1}`;
  return `${basename(file.name, '.test.ts')}${plainly(`-${id}`)}-${title}-${tried}-tab-${tab}.png`;
};

/** What every tab shows, where a test has failed. */
export const pictureFailure = async (
  task: Tried,
  contexts: readonly BrowserContext[],
): Promise<void> => {
  if (task.result?.state !== 'fail') return;
  mkdirSync(PICTURES, { recursive: true });
  const tabs = contexts.flatMap((context) => context.pages());
  await Promise.all(
    tabs.map((page, nth) =>
      page.screenshot({ path: join(PICTURES, pictureName(task, nth + 1)) }).catch(() => undefined),
    ),
  );
};
