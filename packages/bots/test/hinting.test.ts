import { BadTask, type Hint, thinker } from '@quarterdeck/bots';
import { type Engine, type ErasedKinds, engine, type Match } from '@quarterdeck/kernel/engine';
import { loadGame, SHELF } from '@quarterdeck/shelf';
import { LESSONS } from '@quarterdeck/shelf/lessons';
import { describe, expect, it } from 'vitest';
import { askedSeat, machineOf, standing } from './learned/tables.ts';

const gaugesOf = async (game: string) => (await (await LESSONS[game]?.())?.daily?.())?.gauges ?? {};

async function hintsAt(machine: Engine<ErasedKinds>, match: Match): Promise<readonly Hint[]> {
  const seat = askedSeat(machine, match);
  const view = machine.toWire(machine.view(match, seat));
  const task = { game: machine.game.id, bot: 'captain', seat, view, seed: 7 };
  const work = thinker(machine).hinting(
    { ...task, budget: { iterations: 6 } },
    () => 0,
    await gaugesOf(machine.game.id),
  );
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

describe.each(SHELF.map(({ id }) => id))('Hints in %s', (game) => {
  it('are a few of the offers, the best first, with a share of wins and what each brings', async () => {
    const machine = await machineOf(game);
    const match = standing(machine, 2);
    const hints = await hintsAt(machine, match);
    const offers = machine.choices(match, askedSeat(machine, match));

    expect(hints.length).toBeGreaterThan(0);
    expect(hints.length).toBeLessThanOrEqual(3);
    for (const { choice, share } of hints) {
      expect(offers).toContainEqual(choice);
      expect(share >= 0 && share <= 1).toBe(true);
    }
    const shares = hints.map(({ share }) => share);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(Object.keys(hints[0]?.gains ?? {})).toEqual(Object.keys(await gaugesOf(game)));
  });

  it('are the same in two worlds that a seat cannot tell apart', async () => {
    const machine = await machineOf(game);
    let different = 0;
    for (const seed of [1, 2, 3]) {
      const match = standing(machine, seed);
      const twin = machine.imagine(machine.view(match, askedSeat(machine, match)), 1_000 + seed);
      if (machine.hash(twin) !== machine.hash(match)) different++;

      expect(await hintsAt(machine, twin)).toEqual(await hintsAt(machine, match));
    }

    expect(different).toBeGreaterThan(0);
  });
});

describe('Hints', () => {
  it('are refused by a bot that does not play on', async () => {
    const machine = engine((await loadGame('reef')).game);
    const match = standing(machine, 1, 3);
    const seat = askedSeat(machine, match);
    const view = machine.toWire(machine.view(match, seat));
    const work = thinker(machine).hinting(
      { game: 'reef', bot: 'mate', seat, view, seed: 1 },
      () => 0,
    );

    expect(() => work.next()).toThrow(BadTask);
  });
});
