import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { engineOnly } from '../build/engine-only.ts';

/** A page with one worker, built as ours is. */
const built = (worker: string): Promise<unknown> => {
  const root = mkdtempSync(join(tmpdir(), 'quarterdeck-worker-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (file: string, text: string): void => writeFileSync(join(root, file), text);
  write('index.html', '<script type="module" src="/main.js"></script>');
  write(
    'main.js',
    "new Worker(new URL('./table.worker.js', import.meta.url), { type: 'module' });",
  );
  write('table.worker.js', worker);
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { write: false },
    worker: { format: 'es', plugins: () => [engineOnly()] },
  });
};

it('a worker of rules alone is built', async () => {
  await expect(built('postMessage(1);')).resolves.toBeDefined();
});

it('a worker that carries React is not built', async () => {
  const react = new URL(import.meta.resolve('react')).pathname;

  await expect(
    built(`import { useState } from '${react}';\npostMessage(useState);`),
  ).rejects.toThrow(/has no screen and carries/);
});
