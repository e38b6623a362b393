import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { filesIn } from '../lib/files.mjs';
import { ROOT } from '../lib/root.mjs';
import { turnOf } from '../test-run/longest-first.mjs';
import { RunReporter } from '../test-run/reporter.mjs';
import { readRunFile } from '../test-run/run-file.mjs';
import { seedOf } from '../test-run/seed.mjs';
import { runBeside } from '../test-run/side-by-side.mjs';
import {
  failuresAtTheEnd,
  retriesIn,
  slowestFiles,
  timesOf,
  workOf,
} from '../test-run/summary.mjs';
import { countTests } from '../test-run/tally.mjs';
import { temporaryTree } from './trees/temporary-tree.ts';

const file = (name: string, seconds: number, ...retried: readonly string[]) => ({
  file: name,
  project: 'e2e',
  seconds,
  retried,
});

describe('the seed of a test run', () => {
  const git = (folder: string, ...args: readonly string[]): string =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...args], {
      cwd: folder,
      encoding: 'utf8',
    });

  it('follows from the commit, and changes with it', () => {
    const folder = temporaryTree({ 'packages/a.ts': '1' });
    git(folder, 'init', '-q');
    git(folder, 'commit', '-q', '--allow-empty', '-m', 'one');
    const first = seedOf(folder, undefined);
    const again = seedOf(folder, '');
    git(folder, 'commit', '-q', '--allow-empty', '-m', 'two');
    const second = seedOf(folder, undefined);
    const head = git(folder, 'rev-parse', 'HEAD').trim();

    expect(again).toEqual(first);
    expect(second.seed).not.toBe(first.seed);
    expect(second).toEqual({
      seed: Number.parseInt(head.slice(0, 8), 16),
      from: `commit ${head.slice(0, 8)}`,
    });
  });

  it('follows from the sources where there is no git', () => {
    vi.stubEnv('PATH', '');
    const one = seedOf(temporaryTree({ 'packages/a.ts': '1' }), undefined);
    const same = seedOf(temporaryTree({ 'packages/a.ts': '1' }), undefined);
    const other = seedOf(temporaryTree({ 'packages/a.ts': '2' }), undefined);
    vi.unstubAllEnvs();

    expect(one).toEqual({ seed: same.seed, from: 'the sources' });
    expect(other.seed).not.toBe(one.seed);
  });

  it('is the one that is asked for, if it is one', () => {
    expect(seedOf('', '17')).toEqual({ seed: 17, from: 'QUARTERDECK_SEED' });
    expect(() => seedOf('', 'seventeen')).toThrow('QUARTERDECK_SEED must be a whole number');
  });
});

describe('the order of files', () => {
  it('begins with those that take longest', () => {
    const files = [
      'e2e/test/whole-match.test.ts',
      'ahoy/test/laws.test.ts',
      'ahoy/test/dice.test.ts',
    ];

    expect([...files].reverse().sort((a, b) => turnOf(a) - turnOf(b))).toEqual(files);
  });
});

describe('the last lines of a run', () => {
  it('name the ten slowest files, the slowest first', () => {
    const files = Array.from({ length: 12 }, (_, n) => file(`${n}.test.ts`, n + 0.25));

    const [title, ...lines] = slowestFiles(files);

    expect(title).toBe('The slowest files:');
    expect(lines).toHaveLength(10);
    expect(lines[0]).toBe('    11.3 s  11.test.ts');
    expect(lines[9]).toBe('     2.3 s  2.test.ts');
    expect(slowestFiles([])).toEqual([]);
  });

  it('tell the time of every stage, and of all', () => {
    const stages = [
      { name: 'install', seconds: 61 },
      { name: 'checks', seconds: 40.04 },
    ];

    expect(timesOf(stages, 300)).toBe('install 61.0 s, checks 40.0 s, all of it 300.0 s');
  });

  it('add up the work of every project', () => {
    const files = [
      file('a.test.ts', 1),
      { ...file('b.test.ts', 2), project: 'page' },
      file('c.test.ts', 3),
    ];

    expect(workOf(files)).toBe('e2e 4.0 s in 2 files, page 2.0 s in 1 files');
  });

  it('count what needed a second try, and fail the run above two', () => {
    const none = retriesIn([file('a.test.ts', 1)]);
    const one = retriesIn([file('a.test.ts', 1, 'the shelf > opens')]);
    const two = retriesIn([file('a.test.ts', 1, 'one'), file('b.test.ts', 1, 'two')]);
    const three = retriesIn([file('a.test.ts', 1, 'one', 'two', 'three')]);

    expect(none).toEqual({ lines: [], tooMany: false });
    expect(one.lines).toEqual(['1 browser test needed a second try: "the shelf > opens"']);
    expect(two).toEqual({
      lines: ['2 browser tests needed a second try: "one", "two"'],
      tooMany: false,
    });
    expect(three.tooMany).toBe(true);
    expect(three.lines[1]).toContain('More than 2');
  });
});

describe('the limit of all tests', () => {
  /** In the options of a test or a suite, or after its function. */
  const OWN_LIMIT = /timeout: *[\d_]+|^ *\}, *[\d_]{4,}\);|^ +\d+_000,\n *\);/m;

  it('is the only one: a shorter one would turn red on a busy machine', () => {
    const tests = ['packages', 'bench', 'e2e', 'scripts']
      .flatMap((place) => filesIn(join(ROOT, place)))
      .filter((path) => /\.test\.tsx?$/.test(path));

    expect(tests.length).toBeGreaterThan(300);
    expect(tests.filter((path) => OWN_LIMIT.test(readFileSync(path, 'utf8')))).toEqual([]);
    expect('it("x", () => {\n}, 60_000);').toMatch(OWN_LIMIT);
    expect('  },\n    60_000,\n  );').toMatch(OWN_LIMIT);
  });
});

describe('the reporter of a run', () => {
  it('writes the time of every file, and what was tried twice', () => {
    const folder = temporaryTree({});
    const results = join(folder, 'results', 'all.json');
    const test = (fullName: string, retryCount: number) => ({
      fullName,
      diagnostic: () => ({ retryCount }),
    });
    const module = {
      moduleId: join(ROOT, 'e2e/test/pages.test.ts'),
      project: { name: 'e2e' },
      diagnostic: () => ({
        collectDuration: 100,
        setupDuration: 20,
        prepareDuration: 3,
        environmentSetupDuration: 1,
        duration: 1_000,
      }),
      children: { allTests: () => [test('pages > open', 0), test('pages > close', 1)] },
    };

    new RunReporter(results).onTestRunEnd([module] as never);

    const written = readRunFile(results);
    expect(written).toEqual([
      {
        file: join('e2e', 'test', 'pages.test.ts'),
        project: 'e2e',
        seconds: 1.124,
        retried: ['pages > close'],
      },
    ]);
    expect(JSON.parse(readFileSync(join(folder, 'results', 'all.files.json'), 'utf8'))).toEqual(
      written,
    );
  });
});

describe('what runs beside something else', () => {
  it('speaks in whole lines, and hands on how it ended', async () => {
    const said = vi.spyOn(console, 'log').mockImplementation(() => {});
    const words =
      "process.stdout.write('one ');setTimeout(()=>{console.log('line');process.exit(3)})";

    const code = await runBeside(process.execPath, ['-e', words], { yielding: true });
    const lines = said.mock.calls.map(([line]) => line as unknown);
    said.mockRestore();

    expect(code).toBe(3);
    expect(lines).toEqual(['one line']);
  });

  it('says that a command is not there', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});

    const code = await runBeside('no-such-command', []);
    const lines = said.mock.calls.map(([line]) => line as unknown);
    said.mockRestore();

    expect(code).toBe(127);
    expect(lines).toEqual([expect.stringContaining('no-such-command')]);
  });
});

describe('the tally', () => {
  it('counts tests, a file that fails without a failed test as one failure, and names what failed', () => {
    const test = (status: string) => ({ title: 'sails', status });

    const tally = countTests({
      testResults: [
        {
          name: join(ROOT, 'a.test.ts'),
          status: 'failed',
          assertionResults: [test('passed'), test('failed')],
        },
        { name: join(ROOT, 'b.test.ts'), status: 'failed', assertionResults: [] },
        {
          name: join(ROOT, 'c.test.ts'),
          status: 'passed',
          assertionResults: [test('passed'), test('skipped')],
        },
      ],
    });

    expect(tally).toEqual({
      passed: 2,
      failed: 2,
      names: ['a.test.ts: sails', 'b.test.ts: it has no test that ran'],
    });
    expect(failuresAtTheEnd(tally.names)).toEqual([
      'What failed:',
      '  a.test.ts: sails',
      '  b.test.ts: it has no test that ran',
    ]);
    expect(failuresAtTheEnd([])).toEqual([]);
  });
});
