import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { Metrics, serveMetrics } from '../../../packages/server/src/index.ts';
import { makePortable } from '../../build/portable.mjs';
import { ROOT } from '../../lib/root.mjs';

const read = (path: string): string => readFileSync(join(ROOT, 'deploy', path), 'utf8');

type Service = {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly environment?: { readonly [name: string]: string };
  readonly volumes?: readonly string[];
  readonly networks?: readonly string[];
  readonly ports?: readonly string[];
  readonly depends_on?: { readonly [service: string]: unknown };
  readonly healthcheck?: { readonly test: readonly string[] };
};
type Compose = {
  readonly services: { readonly [name: string]: Service };
  readonly networks: { readonly [name: string]: unknown };
  readonly volumes: { readonly [name: string]: unknown };
};

const compose: Compose = parse(read('compose.yaml'), { merge: true });
const NODES = ['node1', 'node2', 'node3'];

/** One instruction a line, comments and continuations taken out. */
const instructions = read('Dockerfile')
  .replaceAll(/\\\n\s*/g, ' ')
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  .map((line) => [line.split(' ', 1)[0] ?? '', line.slice(line.indexOf(' ') + 1).trim()] as const);
const stages = instructions.reduce<(readonly [string, string])[][]>((all, one) => {
  if (one[0] === 'FROM') all.push([]);
  all.at(-1)?.push(one);
  return all;
}, []);
const last = stages.at(-1) ?? [];
const given = (name: string): string => last.find(([kind]) => kind === name)?.[1] ?? '';

describe('deploy/Dockerfile', () => {
  it('pins what it stands on, runs as nobody special, and says how its health is asked', () => {
    for (const [first] of stages) expect(first?.[1]).toMatch(/^\S+:\d+\.\d+\S*( AS \w+)?$/);
    expect(stages).toHaveLength(2);
    expect(given('USER')).toBe('node');
    expect(last.findIndex(([kind]) => kind === 'USER')).toBeLessThan(
      last.findIndex(([kind]) => kind === 'ENTRYPOINT'),
    );
    expect(given('HEALTHCHECK')).toContain('/health');
    expect(given('STOPSIGNAL')).toBe('SIGTERM');
    expect(
      instructions.filter(([kind, text]) => kind === 'RUN' && /apt|curl|wget|sudo/.test(text)),
    ).toEqual([]);
    expect(instructions.filter(([kind]) => kind === 'ADD')).toEqual([]);
    // Each program gets its signals itself: no shell stands between.
    for (const name of ['ENTRYPOINT', 'CMD']) expect(() => JSON.parse(given(name))).not.toThrow();
  });

  it('copies what the page and the server are built from, and no more', () => {
    const wanted = read('Dockerfile.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    const { workspaces }: { workspaces: readonly string[] } = JSON.parse(
      readFileSync(join(ROOT, 'package.json'), 'utf8'),
    );

    for (const path of wanted.filter((one) => !one.includes('*')))
      expect(existsSync(join(ROOT, path)), path).toBe(true);
    // npm reads the package.json of every workspace.
    for (const workspace of workspaces)
      expect(
        wanted.some((path) => workspace.startsWith(path) || path === `${workspace}/package.json`),
        workspace,
      ).toBe(true);
    expect(wanted).not.toContain('data');
    expect(wanted).not.toContain('.git');
  });
});

describe('deploy/compose.yaml', () => {
  it('names every volume, network and service that it uses', () => {
    for (const [name, { volumes = [], networks = [], depends_on = {} }] of Object.entries(
      compose.services,
    )) {
      for (const volume of volumes) {
        const [from = ''] = volume.split(':', 1);
        const isThere = from.startsWith('.')
          ? existsSync(join(ROOT, 'deploy', from))
          : from in compose.volumes;
        expect(isThere, `${name}: ${from}`).toBe(true);
      }
      for (const network of networks) expect(compose.networks, name).toHaveProperty(network);
      for (const other of Object.keys(depends_on)) expect(compose.services).toHaveProperty(other);
    }
  });

  it('has three nodes behind the proxy, and nothing but the proxy open to the world', () => {
    const caddy = read('Caddyfile');
    const upstreams = /reverse_proxy (.*) \{/.exec(caddy)?.[1]?.split(' ') ?? [];
    const port = /PORT=(\d+)/.exec(given('ENV'))?.[1];
    const open = Object.entries(compose.services).filter(([, { ports = [] }]) =>
      ports.some((one) => !one.startsWith('127.0.0.1:')),
    );

    expect(upstreams).toEqual(NODES.map((node) => `${node}:${port}`));
    expect(caddy).toContain('health_uri /ready');
    expect(open.map(([name]) => name)).toEqual(['proxy']);
    expect(compose.services['postgres']?.networks).toEqual(['inside']);
    for (const node of NODES)
      expect(existsSync(join(ROOT, compose.services[node]?.build?.dockerfile ?? ''))).toBe(true);
  });

  it('asks for what is secret, and names every variable that it reads in example.env', () => {
    const text = read('compose.yaml');
    const asked = new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name));
    const explained = new Set(
      [...read('example.env').matchAll(/^(\w+)=/gm)].map(([, name = '']) => name),
    );

    expect([...asked].sort()).toEqual([...explained].sort());
    expect(text).toMatch(/\$\{POSTGRES_PASSWORD:\?/);
    for (const { image = '', build } of Object.values(compose.services))
      if (build === undefined) expect(image).toMatch(/:v?\d+(\.\d+)*/);
  });

  it('tells a node nothing that docs/online.md does not explain', () => {
    const explained = readFileSync(join(ROOT, 'docs/online.md'), 'utf8');

    for (const name of Object.keys(compose.services['node1']?.environment ?? {}))
      expect(explained, name).toContain(`\`${name}\``);
  });
});

describe('The dashboard and its alerts', () => {
  type Panel = { readonly title: string; readonly targets: readonly { readonly expr: string }[] };
  const dashboard: { readonly panels: readonly Panel[] } = JSON.parse(
    read('grafana/dashboard.json'),
  );
  const rules: { groups: readonly { rules: readonly { expr: string }[] }[] } = parse(
    read('prometheus/alerts.yml'),
  );
  const asked = [
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...rules.groups.flatMap((group) => group.rules.map(({ expr }) => expr)),
  ];
  /** What Prometheus says of a target by itself. */
  const OF_PROMETHEUS = 'up';

  it('ask for figures that a server has, by labels that they have', async () => {
    const metrics = new Metrics();
    metrics.answered('play', 0.01, 'stale');
    metrics.stored('append', 0.01);
    metrics.notStored('append');
    const served = await serveMetrics(metrics, { port: 0 });
    onTestFinished(served.close);
    // Garbage is counted when there was some.
    const text = (await metrics.text()).concat('\nnodejs_gc_duration_seconds_sum{kind="minor"} 0');
    const names = new Set([...text.matchAll(/^(\w+)[{ ]/gm)].map(([, name = '']) => name));
    names.add(OF_PROMETHEUS);

    const wanted = asked.flatMap((expr) =>
      [...expr.matchAll(/\b(up|(?:quarterdeck|nodejs|process)_\w+)/g)].map(([, name = '']) => name),
    );

    expect(new Set(wanted).size).toBeGreaterThan(10);
    expect(wanted.filter((name) => !names.has(name))).toEqual([]);
    for (const label of ['verb', 'code', 'method'])
      expect(text).toMatch(new RegExp(`quarterdeck_\\w+\\{[^}]*\\b${label}="`));
  });

  it('show every figure of ours', async () => {
    const text = await new Metrics().text();
    const ours = [...text.matchAll(/^# TYPE (quarterdeck_\w+)/gm)].map(([, name = '']) => name);

    expect(ours.length).toBeGreaterThan(5);
    expect(ours.filter((name) => !asked.some((expr) => expr.includes(name)))).toEqual([]);
  });
});

describe('deploy/systemd', () => {
  const unit = (name: string): ReadonlyMap<string, string> =>
    new Map(
      [...read(`systemd/${name}`).matchAll(/^(\w+)=(.*)$/gm)].map(([, key = '', value = '']) => [
        key,
        value,
      ]),
    );

  it('runs the server as nobody special, and gives it time to end', () => {
    const service = unit('quarterdeck.service');

    expect(service.get('DynamicUser')).toBe('yes');
    expect(service.get('NoNewPrivileges')).toBe('yes');
    expect(service.get('ProtectSystem')).toBe('strict');
    expect(Number(service.get('TimeoutStopSec'))).toBeGreaterThanOrEqual(45);
    expect(service.get('ExecStart')).toBe(
      '/usr/bin/node --max-semi-space-size=32 /opt/quarterdeck/quarterdeck.mjs serve',
    );
  });

  it('backs it up every night into the folder that the server has', () => {
    const [service, backup] = [unit('quarterdeck.service'), unit('quarterdeck-backup.service')];

    expect(backup.get('User')).toBe(service.get('User'));
    expect(backup.get('StateDirectory')).toBe(service.get('StateDirectory'));
    expect(backup.get('ExecStart')).toContain(
      'quarterdeck.mjs backup /var/lib/quarterdeck/backups/',
    );
    expect(unit('quarterdeck-backup.timer').has('OnCalendar')).toBe(true);
  });
});

describe('A folder that can be copied to where it is to run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-portable-'));
  const program = join(folder, 'app');
  const command = (...args: readonly string[]): string =>
    execFileSync(process.execPath, ['quarterdeck.mjs', ...args], {
      cwd: program,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] },
    });
  beforeAll(async () => {
    await makePortable(program);
    // Whether the page is built is not what is tried here.
    mkdirSync(join(program, 'page'), { recursive: true });
    writeFileSync(join(program, 'page/index.html'), '<!doctype html><title>Quarterdeck</title>');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is the whole command: it lists its games, and bots play there', () => {
    expect(command('games')).toContain('Seawolf');
    expect(command('sim', 'reef', '--games', '4', '--threads', '1')).toContain('4 games of reef');
  });

  it('serves as the image does, is backed up meanwhile, ends on SIGTERM, and is restored', async () => {
    const entry: readonly string[] = JSON.parse(given('ENTRYPOINT'));
    const args: readonly string[] = JSON.parse(given('CMD'));
    const [node = '', ...rest] = [...entry, ...args];
    const data = join(folder, 'data');
    const child = spawn(node, rest, {
      cwd: program,
      env: { PATH: process.env['PATH'], PORT: '0', HOST: '127.0.0.1', DATA_DIR: data },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const exit = once(child, 'exit');
    let said = '';
    child.stderr.on('data', (text: Buffer) => {
      said += text.toString();
    });
    const port = (): string | undefined => /localhost:(\d+)/.exec(said)?.[1];
    while (port() === undefined && child.exitCode === null)
      await Promise.race([once(child.stderr, 'data'), exit]);

    const ready = await fetch(`http://127.0.0.1:${port() ?? said}/ready`);
    const [, flag = '', health = ''] = JSON.parse(given('HEALTHCHECK').replace(/^.*CMD /, ''));
    execFileSync(process.execPath, [flag, health], { env: { PORT: port() } });
    await fetch(`http://127.0.0.1:${port()}/guest`);
    const file = join(folder, 'evening.backup');
    const written = command('backup', file, '--data', data);
    child.kill('SIGTERM');
    const [code] = await exit;
    const checked = command('check', '--backup', file);
    const restored = command('restore', file, '--data', join(folder, 'other'));

    expect(await ready.json()).toMatchObject({ status: 'ready', database: 'ok' });
    expect(written).toContain('1 people');
    expect(code).toBe(0);
    expect(checked).toContain('nothing is damaged');
    expect(restored).toContain('1 people');
  });

  it('is not put where something is already', async () => {
    await expect(makePortable(program)).rejects.toThrow('is not empty');
    cpSync(join(program, 'package.json'), join(folder, 'one-file'));
  });
});
