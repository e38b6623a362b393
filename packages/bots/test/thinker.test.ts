import { BOTS, type BotTask, blindChoice, botById, thinker } from '@quarterdeck/bots';
import { sfcRng } from '@quarterdeck/kernel/chance';
import type { Engine, ErasedKinds, Match } from '@quarterdeck/kernel/engine';
import { describe, expect, it } from 'vitest';
import { askedSeat, reefEngine, standing, taskAt, withOneChoice } from './reef-tables.ts';

const reef = await reefEngine();
const bots = thinker(reef);
const BOT_IDS = BOTS.map(({ id }) => id);
const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
/** Thought enough for every part of a mind to be used. */
const budget = { iterations: 40 };

/** The engine, with how often it has imagined a world. */
function counting(): { readonly engine: Engine<ErasedKinds>; imagined(): number } {
  let worlds = 0;
  const engine: Engine<ErasedKinds> = {
    ...reef,
    imagine: (view, seed) => {
      worlds++;
      return reef.imagine(view, seed);
    },
  };
  return { engine, imagined: () => worlds };
}

describe('A bot', () => {
  it.each(BOT_IDS)('%s answers with one of the offers', (bot) => {
    for (const seed of seeds) {
      const match = standing(reef, seed);

      const { choice } = bots.decide(taskAt(reef, match, { bot, budget }));

      expect(reef.choices(match, askedSeat(reef, match))).toContainEqual(choice);
    }
  });

  it.each(BOT_IDS)('%s gives the same answer for the same seed', async (bot) => {
    const again = thinker(await reefEngine());
    for (const seed of seeds) {
      const task = taskAt(reef, standing(reef, seed), { bot, seed, budget });

      expect(again.decide(task)).toEqual(bots.decide(task));
    }
  });

  it.each(BOT_IDS)('%s does not give the same answer for every seed', (bot) => {
    const match = standing(reef, 3);

    const answers = Array.from({ length: 40 }, (_, seed) =>
      JSON.stringify(bots.decide(taskAt(reef, match, { bot, seed, budget: { iterations: 1 } }))),
    );

    expect(new Set(answers).size).toBeGreaterThan(1);
  });

  it.each(BOT_IDS)('%s answers at once where there is one choice', (bot) => {
    const { engine, imagined } = counting();
    const match = withOneChoice(reef);

    const answer = thinker(engine).decide(taskAt(reef, match, { bot }));

    expect(answer).toEqual({
      choice: reef.choices(match, askedSeat(reef, match))[0],
      iterations: 0,
    });
    expect(imagined()).toBe(0);
  });

  it('can be asked without a view if it looks at its choices only', () => {
    for (const seed of seeds) {
      const match = standing(reef, seed);
      const choices = reef.choices(match, askedSeat(reef, match));

      const blind = blindChoice(botById('random'), choices, seed);

      expect(blind).toEqual(bots.decide(taskAt(reef, match, { bot: 'random', seed })).choice);
    }
    expect(blindChoice(botById('mate'), [{ do: 'stay' }], 1)).toBeNull();
  });
});

describe('A budget', () => {
  it.each([1, 2, 17])('of %i iterations is spent exactly', (iterations) => {
    const { engine, imagined } = counting();
    const task = taskAt(reef, standing(reef, 2), { budget: { iterations } });

    const answer = thinker(engine).decide(task);

    expect(answer.iterations).toBe(iterations);
    expect(imagined()).toBe(iterations);
  });

  it('left out is what the data of the bot say', () => {
    const { engine, imagined } = counting();
    const { mind } = botById('mate');

    thinker(engine).decide(taskAt(reef, standing(reef, 2)));

    expect(mind).toMatchObject({ kind: 'mate', worlds: imagined() });
  });

  it('of milliseconds ends with the first look at the clock after it has run out', () => {
    let now = 1_000;
    const clock = (): number => now++;
    const task = taskAt(reef, standing(reef, 2), { budget: { millis: 4, iterations: 1_000 } });

    const { iterations } = bots.decide(task, clock);

    // Began at 1000; looks at 1001, 1002 and 1003 grant a further world each, 1004 does not.
    expect(iterations).toBe(4);
  });

  it('of milliseconds ends where the next world would end farther from it than this one', () => {
    let now = 0;
    const clock = (): number => now;
    const task = taskAt(reef, standing(reef, 2), { budget: { millis: 100, iterations: 1_000 } });
    const thoughts = bots.thinking(task, clock);
    // A world takes 11 ms: nine of them 99, ten would take 110.
    let worlds = 0;
    while (thoughts.next().done !== true) {
      worlds++;
      now += 11;
    }

    expect(worlds).toBe(9);
  });

  it('of milliseconds that are over at once still gives an answer', () => {
    let now = 0;
    const clock = (): number => {
      now += 1_000;
      return now;
    };
    const task = taskAt(reef, standing(reef, 2), { budget: { millis: 0.1 } });

    const { iterations } = bots.decide(task, clock);

    expect(iterations).toBe(1);
  });

  it('of both ends with whichever runs out first', () => {
    const task = taskAt(reef, standing(reef, 2), { budget: { millis: 1_000, iterations: 3 } });

    expect(bots.decide(task, () => 0).iterations).toBe(3);
  });

  it('is looked at between any two worlds', () => {
    const task = taskAt(reef, standing(reef, 2), { budget: { iterations: 5 } });
    const thoughts = bots.thinking(task, () => 0);

    let steps = 0;
    while (thoughts.next().done !== true) steps++;

    expect(steps).toBe(5);
  });
});

describe('A bot knows its view only', () => {
  /** Everything that leads from an engine to a real match. */
  const REAL = ['create', 'view', 'toWire', 'play', 'load', 'save', 'hash', 'forced', 'resume'];
  const blindfolded = new Proxy(reef, {
    get: (engine, name, receiver) => {
      if (REAL.includes(String(name))) throw new Error(`a bot reached for ${String(name)}`);
      return Reflect.get(engine, name, receiver);
    },
  });
  const poison = (match: Match): void => {
    for (const name of ['table', 'state', 'stack', 'given', 'rng', 'answers', 'rig'])
      Object.defineProperty(match, name, {
        get: () => {
          throw new Error(`a bot looked at ${name}`);
        },
      });
  };

  it.each(BOT_IDS)('%s answers the same when the match cannot be looked at', (bot) => {
    for (const seed of seeds) {
      const match = standing(reef, seed);
      const task = taskAt(reef, match, { bot, budget });
      const free = bots.decide(task);
      poison(match);

      const answer = thinker(blindfolded).decide(task);

      expect(answer).toEqual(free);
      expect(() => match.state).toThrow('a bot looked at state');
    }
  });

  it.each(['mate', 'captain'])(
    '%s answers the same in two matches that its seat cannot tell apart',
    (bot) => {
      for (const seed of seeds) {
        const match = standing(reef, seed);
        const other = reef.imagine(reef.view(match, askedSeat(reef, match)), seed);

        expect(reef.hash(other)).not.toBe(reef.hash(match));
        expect(bots.decide(taskAt(reef, other, { bot, budget }))).toEqual(
          bots.decide(taskAt(reef, match, { bot, budget })),
        );
      }
    },
  );

  it('is handed no chance', () => {
    const match = reef.create({ seats: 2, rng: sfcRng(123_456_789) });

    const sent: BotTask = taskAt(reef, match);

    expect(JSON.stringify(sent)).not.toContain('rng');
    expect(JSON.stringify(sent)).not.toContain(String(match.rng.words[0]));
  });
});
