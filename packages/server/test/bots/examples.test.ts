import { loadGame } from '@quarterdeck/shelf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OnlineServer } from '../online-server.ts';
import { newBot, withAccount } from './a-bot.ts';
import { hasPython, inPython, inTypeScript, type Start } from './example-programs.ts';

const server = new OnlineServer({ loadGame });
beforeAll(() => server.start());
afterAll(() => server.remove());

const playsToTheEnd = async (
  name: string,
  one: Start,
  other: Start,
  game: string,
): Promise<void> => {
  const owner = await withAccount(server.port, name);
  const [a, b] = [await newBot(owner, `${name} one`), await newBot(owner, `${name} two`)];
  const address = `http://localhost:${server.port}`;

  const runs = await Promise.all([
    one(address, game, a.token).ended,
    other(address, game, b.token).ended,
  ]);

  for (const { code, said, complaints } of runs) {
    expect(complaints).toBe('');
    expect(code).toBe(0);
    expect(said).toMatch(/\(bot\) is here\nseated at \w+\nover: \[[12],[ ]?[12]\]\n$/);
  }
};

describe('The example of an outside bot', () => {
  it('in TypeScript plays a whole match against another of its kind', () =>
    playsToTheEnd('Tess', inTypeScript, inTypeScript, 'reef'));

  it.skipIf(!hasPython)(
    'in Python plays a whole match of Seawolf against the one in TypeScript',
    () => playsToTheEnd('Pia', inPython, inTypeScript, 'seawolf'),
  );
});
