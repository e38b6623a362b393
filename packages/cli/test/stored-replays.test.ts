import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { countOf, rotated } from '@quarterdeck/proof';
import { describe, expect, it } from 'vitest';
import { inProcess, quarterdeck, temporaryFolder } from './program.ts';

const STORED = fileURLToPath(new URL('../../../fixtures/stored/replays', import.meta.url));
const folder = temporaryFolder();

/** By name, unpacked. */
const FILES = readdirSync(STORED).map((name) => {
  const file = join(folder, name.replace(/\.gz$/, ''));
  writeFileSync(file, gunzipSync(readFileSync(join(STORED, name))));
  return [name.replace(/\.json\.gz$/, ''), file] as const;
});

const fileOf = (wanted: string): string => {
  const found = FILES.find(([name]) => name === wanted);
  if (found === undefined) throw new Error(`there is no replay ${wanted}`);
  return found[1];
};

const IN_TURN = rotated(FILES, countOf('storedMatches'));

describe('An old replay', () => {
  it.each(IN_TURN)('%s is proved: every answer and every roll', async (_, file) => {
    const { code, out } = await inProcess(['replay', file, '--verify']);

    expect([code, out]).toEqual([0, expect.stringMatching(/^All \d+ answers were legal/)]);
  });

  it.each(IN_TURN)('%s is told in words, and shows its middle to a seat', async (name, file) => {
    const [told, shown] = await Promise.all([
      inProcess(['replay', file]),
      inProcess(['replay', file, '--at', '20', '--seat', '1', '--json']),
    ]);

    expect([told.code, shown.code]).toEqual([0, 0]);
    expect(told.out.split('\n').length).toBeGreaterThan(20);
    expect(JSON.parse(shown.out)).toMatchObject({ at: 20, viewer: 0, rules: [1] });
    if (name !== 'terminal') expect(JSON.parse(shown.out)).toMatchObject({ outcome: null });
  });

  it('a match that broke off is played on at the terminal', async () => {
    const file = fileOf('terminal');
    const again = join(folder, 'further.json');

    const { code, out } = await quarterdeck(
      ['play', 'tinypirates', '--bots', 'random', '--load', file],
      ['1', '1', '1', `save ${again}`, 'quit'],
    );

    expect([code, out]).toEqual([0, expect.stringContaining('Saved as')]);
    const entries = (path: string): number =>
      JSON.parse(readFileSync(path, 'utf8')).segments[0].entries.length;
    expect(entries(again)).toBeGreaterThanOrEqual(entries(file) + 3);
    expect((await inProcess(['replay', again, '--verify'])).code).toBe(0);
  });
});
