import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { botClient, thinker } from '@quarterdeck/bots';
import type { startThreadBeside } from '@quarterdeck/bots/start-node-worker';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { SOURCE_CONDITION } from '../../../scripts/build/source-condition.mjs';
import { reefEngine, standing, taskAt } from './reef-tables.ts';

const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

it('a bundle starts the worker that was built beside it', async () => {
  const reef = await reefEngine();
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-bots-'));
  const task = taskAt(reef, standing(reef, 1));
  await build({
    entryPoints: [source('../src/start-node-worker.ts'), source('bot-worker.ts')],
    entryNames: '[name]',
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: [SOURCE_CONDITION, 'module'],
    logLevel: 'silent',
  });
  const starter = pathToFileURL(join(folder, 'start-node-worker.mjs')).href;
  const bundle: { readonly startThreadBeside: typeof startThreadBeside } = await import(
    /* @vite-ignore */ starter
  );

  const client = botClient(bundle.startThreadBeside(starter, 'bot-worker'));
  const answer = await client.decide(task);
  client.close();
  rmSync(folder, { recursive: true });

  expect(answer).toEqual(thinker(reef).decide(task));
});
