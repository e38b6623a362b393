import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countOf } from '@quarterdeck/proof';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeBuiltPage } from '../built-page.ts';
import { driversHere, titleOf } from '../drivers.ts';
import type { ServerProcess } from '../server-process.ts';
import { bundleNode, startNode } from './killable.ts';
import { type Loss, Voyage } from './online-match.ts';

/** `KILLS=100` for the figure we promise. */
const KILLS = Number(process.env['KILLS'] ?? countOf('kills'));
const VOYAGES = 6;
/** Milliseconds of play; any moment between them may be the last. */
const SHORTEST_SAIL = 100;
const LONGEST_SAIL = 600;
const PATIENCE_PER_KILL = 120_000;

const drivers = (await driversHere()).map((driver) => [titleOf(driver), driver.name] as const);
const page = makeBuiltPage();
let folder: string;
let node: ServerProcess | undefined;

beforeAll(bundleNode);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quarterdeck-kill-'));
});
afterEach(async () => {
  await node?.kill();
  rmSync(folder, { recursive: true, force: true });
});
afterAll(page.remove);

const sleep = (millis: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, millis);
  });

const promisedTo = (voyages: readonly Voyage[]): number =>
  voyages.reduce((sum, voyage) => sum + voyage.acknowledged, 0);

describe('kill -9', () => {
  it.each(drivers)(
    'loses nothing that was acknowledged or told, with %s',
    async (_, driver) => {
      node = await startNode(folder, page.folder, driver);
      const { port } = node;
      const voyages = await Promise.all(Array.from({ length: VOYAGES }, () => Voyage.begin(port)));
      const losses: Loss[] = [];
      let acknowledged = 0;

      for (let kill = 1; kill <= KILLS; kill++) {
        const sailing = voyages.map((voyage) => voyage.sail());
        await sleep(SHORTEST_SAIL + ((LONGEST_SAIL - SHORTEST_SAIL) * kill) / KILLS);
        // A busy machine may need longer until anybody is promised anything.
        while (promisedTo(voyages) === 0) await sleep(SHORTEST_SAIL);
        await node.kill();
        await Promise.all(sailing);
        acknowledged += promisedTo(voyages);
        node = await startNode(folder, page.folder, driver);
        for (const voyage of voyages) losses.push(...(await voyage.comeBack(node.port)));
      }

      expect(losses).toEqual([]);
      // Somebody must have been promised something for this to mean anything.
      expect(acknowledged).toBeGreaterThan(KILLS);
    },
    PATIENCE_PER_KILL * KILLS,
  );
});
