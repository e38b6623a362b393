import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countOf } from '@quarterdeck/proof';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeBuiltPage } from '../built-page.ts';
import type { ServerProcess } from '../server-process.ts';
import { driversHere, titleOf } from '../sqlite/drivers.ts';
import { bundleNode, startNode } from './killable.ts';
import { type Loss, OnlineMatch } from './online-match.ts';
import { unlikeTheirLogs } from './unlike-their-logs.ts';

/** `KILLS=100` for the figure we promise. */
const KILLS = Number(process.env['KILLS'] ?? countOf('kills'));
const TABLES = 6;
/** Milliseconds of play; any moment between them may be the last. */
const SHORTEST_PLAY = 100;
const LONGEST_PLAY = 600;
const LIMIT_PER_KILL_MS = 120_000;

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

const promisedTo = (matches: readonly OnlineMatch[]): number =>
  matches.reduce((sum, match) => sum + match.acknowledged, 0);

describe('kill -9', () => {
  it.each(drivers)(
    'loses nothing that was acknowledged or told, with %s',
    async (_, driver) => {
      node = await startNode(folder, page.folder, driver);
      const { port } = node;
      const matches = await Promise.all(
        Array.from({ length: TABLES }, () => OnlineMatch.begin(port)),
      );
      const losses: Loss[] = [];
      let acknowledged = 0;

      for (let kill = 1; kill <= KILLS; kill++) {
        const playing = matches.map((match) => match.playUntilCut());
        await sleep(SHORTEST_PLAY + ((LONGEST_PLAY - SHORTEST_PLAY) * kill) / KILLS);
        // A busy machine may need longer until anybody is promised anything.
        while (promisedTo(matches) === 0) await sleep(SHORTEST_PLAY);
        await node.kill();
        await Promise.all(playing);
        acknowledged += promisedTo(matches);
        node = await startNode(folder, page.folder, driver);
        for (const match of matches) losses.push(...(await match.reconnect(node.port)));
      }

      await node.kill();
      expect(losses).toEqual([]);
      expect(await unlikeTheirLogs(folder)).toEqual([]);
      // Somebody must have been promised something for this to mean anything.
      expect(acknowledged).toBeGreaterThan(KILLS);
    },
    LIMIT_PER_KILL_MS * KILLS,
  );
});
