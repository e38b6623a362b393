import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { SQLITE_ADVICE } from '../../../../scripts/environment/sqlite.mjs';
import { INDEX, makeBuiltPage } from '../built-page.ts';
import { bundle, type ServerProcess, startProcess } from '../server-process.ts';

/** A Node that has SQLite built in can be started as one that has not. */
const WITHOUT_BUILT_IN = process.allowedNodeEnvironmentFlags.has('--experimental-sqlite')
  ? ['--no-experimental-sqlite']
  : [];

const HERE = fileURLToPath(new URL('.', import.meta.url));
const page = makeBuiltPage();
const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-without-'));
const script = join(folder, 'node.mjs');
let node: ServerProcess | undefined;

const ALWAYS = ['kysely', 'pg', 'ws', 'fastify', '@fastify/swagger', 'prom-client', 'pino'];

/** Only these are installed beside the server. */
function install(names: readonly string[]): void {
  const modules = join(folder, 'node_modules');
  rmSync(modules, { recursive: true, force: true });
  mkdirSync(modules);
  for (const name of names) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(folderOf(name), join(modules, name));
  }
}

/** As `npm install --ignore-scripts` leaves it: the package, and nothing that was compiled. */
function installUncompiled(name: string): void {
  const from = folderOf(name);
  cpSync(from, join(folder, 'node_modules', name), {
    recursive: true,
    filter: (path) => !/^(?:build|deps|src)\b/.test(path.slice(from.length + 1)),
  });
}

const folderOf = (name: string): string => {
  const find = createRequire(import.meta.url).resolve.paths(name) ?? [];
  for (const modules of find) {
    try {
      return realpathSync(join(modules, name));
    } catch {
      // Not in this one.
    }
  }
  throw new Error(`${name} is not installed`);
};

const start = async (): Promise<ServerProcess> => {
  node = await startProcess([...WITHOUT_BUILT_IN, script, join(folder, 'data'), page.folder], {
    SQLITE_DRIVER: '',
  });
  return node;
};

beforeAll(() => bundle(join(HERE, 'node.ts'), script));
afterEach(() => node?.kill());
afterAll(() => {
  page.remove();
  rmSync(folder, { recursive: true });
});

describe('A machine without SQLite', () => {
  it('is served the page, and told in one sentence what is missing and how to get it', async () => {
    install(ALWAYS);
    const { port, complaints } = await start();

    const shown = await fetch(`http://localhost:${port}/`);
    const guest = await fetch(`http://localhost:${port}/guest`);

    expect(await shown.text()).toBe(INDEX);
    expect(guest.status).toBe(503);
    expect(guest.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await guest.json()).toEqual({
      refusal: { code: 'no-sqlite', clause: null, sentence: SQLITE_ADVICE },
    });
    expect(complaints()).toContain('has no node:sqlite');
    expect(complaints()).toContain("Cannot find package 'better-sqlite3'");
  });

  it('is told the same where better-sqlite3 is there and was never compiled', async () => {
    install([...ALWAYS, 'bindings', 'file-uri-to-path']);
    installUncompiled('better-sqlite3');
    const { port, complaints } = await start();

    const guest = await fetch(`http://localhost:${port}/guest`);

    expect(await guest.json()).toMatchObject({ refusal: { sentence: SQLITE_ADVICE } });
    expect(complaints()).toContain('Could not locate the bindings file');
  });

  it('turns a connection to its tables away', async () => {
    install(ALWAYS);
    const { port } = await start();

    const wire = new WebSocket(`ws://localhost:${port}/wire`);
    const problem = await new Promise<Error>((resolve) => wire.once('error', resolve));

    expect(problem.message).toContain('503');
  });
});
