import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { comparePictures, hasChanged } from '../src/compare-pictures.ts';
import { pictureName } from '../src/failure-pictures.ts';
import { openVisits } from '../src/visits.ts';

const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'quarterdeck-pictures-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
};

/** A white sheet of 200 x 100 with a black square of this size on it. */
const drawSquare = async (page: Page, size: number, path: string): Promise<void> => {
  await page.setViewportSize({ width: 200, height: 100 });
  await page.setContent(
    `<body style="margin:0;background:#fff"><div style="width:${size}px;height:${size}px;background:#000">`,
  );
  await page.screenshot({ path });
};

describe('The comparison of pictures', () => {
  const { visit } = openVisits();

  it('finds what looks the same unchanged, and tells the share of pixels that differ', async () => {
    const page = await visit();
    const [before, after] = [folder(), folder()];
    await drawSquare(page, 10, join(before, 'same.png'));
    await drawSquare(page, 10, join(after, 'same.png'));
    await drawSquare(page, 10, join(before, 'grown.png'));
    await drawSquare(page, 20, join(after, 'grown.png'));

    const found = await comparePictures(page, before, after);

    expect(found).toEqual([
      { name: 'grown.png', share: 0.015 },
      { name: 'same.png', share: 0 },
    ]);
    expect(found.map(hasChanged)).toEqual([true, false]);
  });

  it('counts a picture that one of the folders lacks as changed', async () => {
    const page = await visit();
    const [before, after] = [folder(), folder()];
    await drawSquare(page, 10, join(before, 'gone.png'));

    expect(await comparePictures(page, before, after)).toEqual([{ name: 'gone.png', share: 1 }]);
  });
});

describe('The picture of a failure', () => {
  const task = {
    id: '-12_0_1',
    name: `goes on ${'and on '.repeat(30)}`,
    file: { name: 'e2e/test/online/four-at-a-table.test.ts' },
  };

  it('says which test failed, in a name that is no longer than a file may have', () => {
    const name = pictureName(task, 1);

    expect(name).toMatch(/^four-at-a-table.*goes-on-and-on.*\.png$/);
    expect(name.length).toBeLessThan(200);
  });

  it('is another one for another test of the same title, for every tab and for every try', () => {
    const others = [
      pictureName({ ...task, id: '-12_1_1' }, 1),
      pictureName({ ...task, file: { name: 'e2e/test/room.test.ts' } }, 1),
      pictureName({ ...task, result: { state: 'fail', retryCount: 1 } }, 1),
      pictureName(task, 2),
    ];

    expect(new Set([pictureName(task, 1), ...others]).size).toBe(5);
  });
});
