import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { inProcess, quarterdeck, runNode } from './program.ts';

const COMMANDS = [
  'games',
  'play',
  'sim',
  'replay',
  'pack',
  'serve',
  'backup',
  'restore',
  'check',
  'bench',
];

describe.concurrent('The program', () => {
  it('lists its commands', async () => {
    const { code, out, err } = await quarterdeck(['--help']);

    expect(code).toBe(0);
    for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^  ${command} `, 'm'));
    expect(err).toBe('');
  });

  it('called without a command lists them too, as bad usage', async () => {
    const { code, out } = await quarterdeck([]);

    expect(code).toBe(2);
    expect(out).toContain('quarterdeck <command>');
  });

  it.each(COMMANDS)('explains %s', async (command) => {
    const { code, out } = await inProcess([command, '--help']);

    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`^quarterdeck ${command}`));
    expect(out).toContain('--help');
  });

  it('ends with the exit code and its reason where a shell finds them', async () => {
    const [bad, failed] = await Promise.all([
      quarterdeck(['sim', 'raef']),
      quarterdeck(['replay', 'nowhere.json']),
    ]);

    expect(bad).toMatchObject({ code: 2, out: '' });
    expect(bad.err).toContain('Did you mean "reef"?');
    expect(failed).toMatchObject({ code: 1, out: '' });
  });

  it('starts as an installed command, workers and all', async () => {
    const bin = fileURLToPath(new URL('../bin/quarterdeck.mjs', import.meta.url));

    const { code, out } = await runNode([bin, 'sim', 'reef', '--games', '4', '--threads', '2']);

    expect(code).toBe(0);
    expect(out).toContain('4 games of reef');
  });

  it('lists the games', async () => {
    const { code, out } = await quarterdeck(['games']);

    expect(code).toBe(0);
    for (const title of ['Ahoy', 'Seawolf', 'Dead Man’s Doubloons', 'Take No Prisoners'])
      expect(out).toContain(title);
    expect(out).toMatch(/^Samples .*reef$/m);
  });

  it('lists the games for programs', async () => {
    const { out } = await inProcess(['games', '--json']);

    const listed: unknown = JSON.parse(out);

    expect(listed).toMatchObject({ samples: ['reef'] });
    expect(listed).toHaveProperty('games.4.line');
  });

  it.each([
    ['an unknown command', ['sims'], 'Did you mean "sim"?'],
    ['an unknown flag', ['sim', 'reef', '--seat', '2'], '--seats'],
    ['a flag without its value', ['sim', 'reef', '--seats'], '--seats needs a value: <n>'],
    ['a value where none belongs', ['games', '--json=yes'], '--json takes no value'],
    ['a missing game', ['sim'], 'Expected <game>'],
    ['a word too many', ['games', 'reef'], 'Did not expect "reef"'],
    ['an unknown game', ['sim', 'raef'], 'Did you mean "reef"?'],
    ['an unknown bot', ['sim', 'reef', '--bot', 'maet'], 'Did you mean "mate"?'],
    ['a seat count the game does not know', ['sim', 'reef', '--seats', '7'], '2, 3, 4 players'],
    ['seats that are no number', ['sim', 'reef', '--seats', 'two'], 'a whole number from'],
    ['an unknown option', ['sim', 'reef', '--options', '{"stroms":true}'], '"storms"'],
    ['an option of the wrong kind', ['sim', 'reef', '--options', '{"storms":3}'], 'storms'],
    ['options that are no JSON', ['play', 'reef', '--options', 'storms'], 'expected JSON'],
    ['a seat the table has not', ['play', 'reef', '--seat', '3'], 'from 1 to 2'],
    ['no games at all', ['sim', 'reef', '--games', '0'], 'from 1 to'],
    ['another verb than check', ['pack', 'chek', 'reef', 'x.json'], 'Expected "pack check"'],
  ])('refuses %s as bad usage', async (_, args, words) => {
    const { code, out, err } = await inProcess(args);

    expect(err).toContain(words);
    expect(err.trim().split('\n').length).toBe(1);
    expect(out).toBe('');
    expect(code).toBe(2);
  });

  it.each([
    ['replay', ['replay', 'nowhere.json']],
    ['pack', ['pack', 'check', 'reef', 'nowhere.json']],
    ['saved match', ['play', 'reef', '--load', 'nowhere.json']],
  ])('says that there is no such %s', async (_, args) => {
    const { code, err } = await inProcess(args);

    expect(code).toBe(1);
    expect(err).toBe('nowhere.json: there is no such file or folder.\n');
  });
});
