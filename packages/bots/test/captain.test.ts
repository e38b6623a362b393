import { type BotTask, thinker } from '@quarterdeck/bots';
import type { Seat } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import type { Engine, ErasedKinds, Match } from '@quarterdeck/kernel/engine';
import { describe, expect, it } from 'vitest';
import { askedSeat, reefEngine, standing, taskAt } from './reef-tables.ts';

const reef = await reefEngine();
const bots = thinker(reef);
const captainAt = (match: Match, more: Partial<BotTask> = {}): BotTask =>
  taskAt(reef, match, { bot: 'captain', ...more });

/** A match whose seats all owe an answer to one step. */
function simultaneous(): Match {
  const match = reef.create({ seats: 3, rng: sfcRng(11) });
  expect(reef.asked(match).length).toBe(3);
  return match;
}

/** The engine, with who answered in imagined worlds. */
function watched(): { readonly engine: Engine<ErasedKinds>; readonly answered: Set<Seat> } {
  const answered = new Set<Seat>();
  const engine: Engine<ErasedKinds> = {
    ...reef,
    fast: (match, seat, choice) => {
      answered.add(seat);
      reef.fast(match, seat, choice);
    },
  };
  return { engine, answered };
}

describe('The captain', () => {
  it.each([1, 2, 9, 10, 57])('spends %i iterations exactly', (iterations) => {
    const task = captainAt(standing(reef, 2), { budget: { iterations } });

    expect(bots.decide(task).iterations).toBe(iterations);
  });

  it('looks up after every choice that it tried', () => {
    const match = standing(reef, 2);
    const thoughts = bots.thinking(captainAt(match, { budget: { iterations: 30 } }), () => 0);
    const choices = reef.choices(match, askedSeat(reef, match)).length;

    let steps = 0;
    while (thoughts.next().done !== true) steps++;

    // A glance is one iteration, and tries them all.
    expect(steps).toBe(8 * choices + (30 - 8));
  });

  it('ends when its time is over, however few iterations that were', () => {
    let now = 0;
    const clock = (): number => now++;

    const { iterations } = bots.decide(
      captainAt(standing(reef, 2), { budget: { millis: 60 } }),
      clock,
    );

    // It looks at the clock once or twice for every iteration.
    expect(iterations).toBeGreaterThan(25);
    expect(iterations).toBeLessThanOrEqual(60);
  });

  it('plays on for everybody', () => {
    const { engine, answered } = watched();

    thinker(engine).decide(captainAt(standing(reef, 2), { budget: { iterations: 30 } }));

    expect([...answered].sort()).toEqual([0, 1, 2]);
  });

  it('answers a simultaneous step before and after the others, and knows no more after', () => {
    const match = simultaneous();
    const [first, second, third] = reef.asked(match);
    if (first === undefined || second === undefined || third === undefined)
      throw new Error('three');
    const sealed = [0, 1].map((which) => {
      const one = reef.clone(match);
      for (const { seat } of [second, third]) {
        const choices = reef.choices(one, seat);
        reef.play(one, seat, choices[which === 0 ? 0 : choices.length - 1]);
      }
      return bots.decide(captainAt(one, { budget: { iterations: 40 } })).choice;
    });
    const open = bots.decide(captainAt(match, { budget: { iterations: 40 } })).choice;

    expect(reef.choices(match, first.seat)).toContainEqual(open);
    expect(reef.choices(match, first.seat)).toContainEqual(sealed[0]);
    expect(sealed[1]).toEqual(sealed[0]);
  });
});
