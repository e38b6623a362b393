import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { documentOf, read } from '@quarterdeck/kernel/pack';
import { type BotEvent, botEvent } from '@quarterdeck/tables';
import { describe, expect, it } from 'vitest';
import { botAnswer } from '../../src/outside/answer.ts';
import { inProcess, temporaryFolder } from '../program.ts';

const fileAt = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const NODE = `cmd:"${process.execPath}"`;
const hostile = (how: string): string => `${NODE} "${fileAt('./hostile.mjs')}" ${how}`;
const TYPESCRIPT = fileAt('../../../../scripts/typescript.mjs');
const EXAMPLES = '../../../../examples/stdio-bots';
const folder = temporaryFolder();

type Trouble = { readonly code: string; readonly bot: string; readonly message: string };
type Report = {
  readonly games: number;
  readonly errors: readonly unknown[];
  readonly winsByBot: { readonly [bot: string]: { readonly share: number } };
  readonly troubles?: readonly Trouble[];
};

const sim = async (bot: string, ...args: readonly string[]): Promise<Report> => {
  const run = ['sim', 'reef', '--json', '--threads', '1', '--bot', `${bot},random`, ...args];
  const { out, err } = await inProcess(run);
  expect(err).toBe('');
  return JSON.parse(out);
};

/** What was written whole: the last line may be on its way. */
const eventsIn = (file: string): readonly BotEvent[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => read(botEvent, JSON.parse(line), 'event'));

describe('A bot over stdin and stdout', () => {
  it('is told events of the shape that bots are told online, and what its seat may know alone', async () => {
    const file = join(folder, 'told.jsonl');
    const recorder = `${NODE} "${fileAt('./recorder.mjs')}" "${file}"`;

    const { games, troubles } = await sim(recorder, '--games', '2');

    expect({ games, troubles }).toEqual({ games: 2, troubles: undefined });
    // A match does not wait until its programs have read that it is over.
    while (eventsIn(file).filter(({ kind }) => kind === 'over').length < 2) await setTimeout(20);
    const told = eventsIn(file);
    const kinds = told.map(({ kind }) => kind);
    expect(kinds.slice(0, 2)).toEqual(['welcome', 'seated']);
    for (const event of told)
      if (event.kind === 'asked') {
        expect(event.view).toMatchObject({ viewer: event.seat });
        expect(event.choices.length).toBeGreaterThan(1);
      }
    const first = told.find((event) => event.kind === 'asked');
    expect(first?.since.length).toBeGreaterThan(0);
  });

  it.each([
    ['crash', 'crashed', 'it ended with 3', '60000'],
    ['garbage', 'garbage', 'I would rather dance', '60000'],
    ['silence', 'silent', 'no answer within 100 ms', '100'],
    ['illegal', 'illegal', 'win', '60000'],
    ['future', 'illegal', 'seq', '60000'],
    ['endless', 'garbage', 'a line without end', '60000'],
  ])(
    'is reported where it answers by %s, and a stand-in answers',
    async (how, code, message, patience) => {
      const bot = hostile(how);

      const {
        games,
        errors,
        troubles = [],
      } = await sim(bot, '--games', '2', '--patience', patience);

      expect({ games, errors }).toEqual({ games: 2, errors: [] });
      expect(new Set(troubles.map((one) => one.code))).toEqual(new Set([code]));
      for (const trouble of troubles) {
        expect(trouble.bot).toBe(bot);
        expect(trouble.message).toContain(message);
      }
    },
  );

  it('is answered for where it is too late, and its late answer is taken for no other', async () => {
    const { games, troubles = [] } = await sim(
      hostile('late'),
      '--games',
      '1',
      '--patience',
      '100',
    );

    expect(games).toBe(1);
    expect(new Set(troubles.map(({ code }) => code))).toEqual(new Set(['silent']));
  });

  it('is reported where there is none, too', async () => {
    const { games, troubles = [] } = await sim('cmd:/no/such/program', '--games', '1');

    expect(games).toBe(1);
    expect(troubles).toHaveLength(1);
    expect(troubles[0]).toMatchObject({
      code: 'crashed',
      message: expect.stringMatching(/ENOENT/),
    });
  });

  it('is told of in words, too', async () => {
    const bot = hostile('garbage');

    const { out } = await inProcess(['sim', 'reef', '--games', '1', '--bot', `${bot},random`]);

    expect(out).toMatch(/A stand-in gave \d+ answers?:/);
    expect(out).toContain('garbage: ');
  });

  it('climbs the ladder', async () => {
    const bots = `${NODE} "${fileAt('./recorder.mjs')}" "${join(folder, 'ladder.jsonl')}",random`;
    const run = ['ladder', 'reef', '--json', '--games', '2', '--threads', '1', '--bots', bots];

    const { out, err } = await inProcess(run);

    expect(err).toBe('');
    expect(JSON.parse(out)).toMatchObject({ pairs: [{ games: 2 }], errors: [] });
  });

  it('plays with a person, who is told when a stand-in answers', async () => {
    const bot = hostile('garbage');
    const typed = Array.from({ length: 400 }, () => '1');

    const { out, err } = await inProcess(['play', 'reef', '--seed', '3', '--bots', bot], typed);

    expect(err).toContain('A stand-in answers.');
    expect(out).toMatch(/wins|won|first/i);
  });

  it('without a command is refused', async () => {
    const { code, err } = await inProcess(['sim', 'reef', '--bot', 'cmd:']);

    expect(code).toBe(2);
    expect(err).toContain('cmd:python3 my_bot.py');
  });
});

describe('The schemas of the protocol', () => {
  it.each([
    ['events', botEvent],
    ['answer', botAnswer],
  ] as const)('are those of the shapes that are spoken: %s', (name, spoken) => {
    const file = fileAt(`${EXAMPLES}/${name}.schema.json`);

    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(
      JSON.parse(JSON.stringify(documentOf(spoken))),
    );
  });
});

const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) console.warn('python3 is not here: the example in Python is not tried.');

describe('The examples of a bot over stdin and stdout', () => {
  it.runIf(hasPython)('play whole matches in Python', async () => {
    const { games, troubles } = await sim(
      `cmd:python3 "${fileAt(`${EXAMPLES}/bot.py`)}"`,
      '--games',
      '2',
    );

    expect({ games, troubles }).toEqual({ games: 2, troubles: undefined });
  });

  it('play whole matches in TypeScript', async () => {
    const example = fileAt(`${EXAMPLES}/bot.ts`);
    const { games, troubles } = await sim(
      `${NODE} --import "${TYPESCRIPT}" "${example}"`,
      '--games',
      '2',
    );

    expect({ games, troubles }).toEqual({ games: 2, troubles: undefined });
  });
});
