import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrokenMatch, obeysTheLaws } from '@quarterdeck/kernel/test-kit';
import { reef } from '@quarterdeck/reef';
import { describe, expect, it } from 'vitest';
import { inProcess, quarterdeck, temporaryFolder } from './program.ts';

const folder = temporaryFolder();
const file = join(folder, 'match.json');
await inProcess(['play', 'reef', '--seed', '5'], ['1', '1', '1', '1', `save ${file}`, 'quit']);

function changed(name: string, change: (text: string) => string): string {
  const copy = join(folder, name);
  writeFileSync(copy, change(readFileSync(file, 'utf8')));
  return copy;
}

describe.concurrent('A replay', () => {
  it('is told from the first event to who is asked now', async () => {
    const { code, out } = await inProcess(['replay', file]);

    expect(code).toBe(0);
    expect(out).toMatch(/^Reef: Ada, Bo\n/);
    expect(out).toMatch(/^ {4}2 {2}The plans of Ada and Bo are laid\.$/m);
    expect(out.trim().split('\n').at(-1)).toMatch(/^(Ada|Bo): .+\?$/);
  });

  it('shows one moment, as a spectator or a seat saw it', async () => {
    const [table, ada] = await Promise.all([
      inProcess(['replay', file, '--at', '0']),
      inProcess(['replay', file, '--at', '0', '--seat', '1']),
    ]);

    expect(table.out.match(/charms: 2 hidden/g)).toHaveLength(2);
    expect(ada.out.match(/charms: 2 hidden/g)).toHaveLength(1);
  });

  it('is proved', async () => {
    const { code, out } = await quarterdeck(['replay', file, '--verify']);

    expect(code).toBe(0);
    expect(out).toMatch(/^All \d+ answers were legal/);
  });

  it('is told to programs', async () => {
    const [moment, proof] = await Promise.all([
      inProcess(['replay', file, '--at', '2', '--seat', '2', '--json']),
      inProcess(['replay', file, '--verify', '--json']),
    ]);

    expect(JSON.parse(moment.out)).toMatchObject({
      game: 'reef',
      seats: 2,
      names: ['Ada', 'Bo'],
      rules: [1],
      at: 2,
      viewer: 1,
      view: { viewer: 1, seats: 2 },
      outcome: null,
    });
    expect(JSON.parse(moment.out)).toHaveProperty('events.0.event');
    expect(moment.out).not.toContain('seed');
    expect(JSON.parse(proof.out)).toMatchObject({ ok: true, committed: false });
  });

  it.each([
    ['edited', (text: string) => text.replace('"seats":2', '"seats":3'), 'changed'],
    ['cut off', (text: string) => text.slice(0, -20), 'breaks off'],
    ['not even JSON', () => 'ahoy', 'not JSON'],
    [
      'of a later format',
      (text: string) => text.replace('"formatVersion":1', '"formatVersion":9'),
      '9',
    ],
  ])('is refused if it is %s', async (name, change, words) => {
    const { code, out, err } = await inProcess(['replay', changed(`${name}.json`, change)]);

    expect(code).toBe(1);
    expect(err).toContain(words);
    expect(out).toBe('');
  });

  it('has no moment after its last', async () => {
    const { code, err } = await inProcess(['replay', file, '--at', '500']);

    expect(code).toBe(1);
    expect(err).toMatch(/ 0 to \d+, and no 500/);
  });

  it('of a match that broke a law is told to the answer that broke it', async () => {
    const broken = join(folder, 'broken.json');
    const onFailure = ({ replay }: BrokenMatch): string => {
      writeFileSync(broken, JSON.stringify(replay, null, 2));
      return broken;
    };
    const rounds = { matches: 1, counted: (g: { round: number }) => ({ rounds: g.round }) };
    expect(() => obeysTheLaws(reef, { ...rounds, onFailure })).toThrow(`replay: ${broken}`);

    const [told, proved] = await Promise.all([
      inProcess(['replay', broken]),
      inProcess(['replay', broken, '--verify']),
    ]);

    expect(told).toMatchObject({ code: 0, err: '' });
    expect(told.out).toContain('\nReef: law 2 broken\n');
    expect(proved.code).toBe(0);
  });
});
