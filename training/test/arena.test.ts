import { botById } from '@quarterdeck/bots';
import { engine } from '@quarterdeck/kernel/engine';
import { loadGame } from '@quarterdeck/shelf';
import { describe, expect, it } from 'vitest';
import { Arena, type Side } from '../src/arena.ts';

const { mind } = botById('mate');
const MATE: Side = { mind, learned: null };
const SEER: Side = { ...MATE, seer: true };

async function tableOfTwo(first: Side): Promise<Arena> {
  const machine = engine((await loadGame('reef')).game);
  return new Arena({ job: 'arena', game: 'reef', seed: 5, seats: 2, first, second: MATE }, machine);
}

/** How many of these matches the first wins. */
async function wins(first: Side, matches: number): Promise<number> {
  const between = await tableOfTwo(first);
  let won = 0;
  for (let n = 0; n < matches; n++) won += between.play(n).won;
  return won;
}

describe('An arena', () => {
  it('plays the same match under the same number, both sides at the table', async () => {
    const between = await tableOfTwo(MATE);
    const again = await tableOfTwo(MATE);
    for (const n of [0, 1]) {
      const { won, decisions } = between.play(n);
      expect(Math.min(...decisions)).toBeGreaterThan(0);
      expect(again.play(n)).toMatchObject({ won, decisions });
    }
  });

  it('shows what luck takes: who sees what is hidden and the next cards wins more than one who does not', async () => {
    expect(await wins(SEER, 40)).toBeGreaterThan(await wins(MATE, 40));
  });
});
