import { type BotTask, thinker } from '@quarterdeck/bots';
import { at, type Choice, type Seat } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import { type Engine, type ErasedKinds, type Match, sameChoice } from '@quarterdeck/kernel/engine';
import { describe, expect, it } from 'vitest';
import { CAPTAIN } from '../src/bots.ts';
import { handMade } from '../src/learned/judge.ts';
import { type Crew, playedOn } from '../src/play-out.ts';
import { askedSeat, machineOf, standing } from './learned/tables.ts';
import { standing as atReef, reefEngine, taskAt } from './reef-tables.ts';

const LUCK = 41;

/** What becomes of every choice of the seat that is asked, as a captain plays on from it. */
function linesFrom(machine: Engine<ErasedKinds>, match: Match): readonly Match[] {
  const seat = askedSeat(machine, match);
  const [base] = match.stack;
  return machine.choices(match, seat).map((choice) => {
    const world = machine.clone(match);
    machine.fast(world, seat, choice);
    const crew: Crew = {
      imagination: machine,
      rng: sfcRng(LUCK),
      mind: CAPTAIN,
      habit: handMade(machine),
      compared: { seat, reach: CAPTAIN.near, luck: LUCK },
    };
    return playedOn(crew, world, base);
  });
}

describe('Lines that are compared', () => {
  it.each(['tinypirates', 'ahoy', 'prisoners'])(
    'end at %s when the seat has had its turn, whichever of them it was',
    async (game) => {
      const machine = await machineOf(game);
      for (const seed of [1, 2]) {
        const match = standing(machine, seed, 60);
        const seat = askedSeat(machine, match);

        const going = linesFrom(machine, match).filter((end) => machine.outcome(end) === null);

        expect(going.length).toBeGreaterThan(0);
        for (const end of going) expect(machine.asked(end)[0]?.seat).not.toBe(seat);
      }
    },
  );

  it('meet the same dice in the turns to come, whatever they threw before', async () => {
    const machine = await machineOf('tinypirates');
    const thrown: string[][] = [];
    let base: unknown;
    const watched: Engine<ErasedKinds> = {
      ...machine,
      fast: (world, seat, choice) => {
        if (world.stack[0] !== base) {
          base = world.stack[0];
          thrown.at(-1)?.push(world.rng.words.join());
        }
        machine.fast(world, seat, choice);
      },
    };
    const match = standing(machine, 4, 60);
    const seat = askedSeat(machine, match);
    const choices = machine.choices(match, seat);
    for (const [nth, choice] of choices.entries()) {
      const world = machine.clone(match);
      world.rng = sfcRng(nth);
      machine.fast(world, seat, choice);
      base = match.stack[0];
      thrown.push([]);
      const compared = { seat, reach: CAPTAIN.near, luck: LUCK };
      const crew = { imagination: watched, mind: CAPTAIN, habit: handMade(machine), compared };
      playedOn({ ...crew, rng: sfcRng(nth) }, world, match.stack[0]);
    }

    expect(choices.length).toBeGreaterThan(1);
    expect(thrown.map((turns) => turns.length)).not.toContain(0);
    expect(new Set(thrown.map((turns) => turns[0])).size).toBe(1);
  });
});

/** Reef, where one choice of this seat wins almost surely and everything else almost surely loses. */
async function clearTo(best: Choice, seat: Seat): Promise<Engine<ErasedKinds>> {
  const reef = await reefEngine();
  const good = new WeakSet<object>();
  const decided = new WeakSet<object>();
  return {
    ...reef,
    game: { ...reef.game, evaluate: (state) => (good.has(state) ? 0.9 : 0.1) },
    clone: (match) => {
      const copy = reef.clone(match);
      for (const marks of [good, decided]) if (marks.has(match.state)) marks.add(copy.state);
      return copy;
    },
    fast: (match, answering, choice) => {
      if (answering === seat && !decided.has(match.state)) {
        decided.add(match.state);
        if (sameChoice(choice, best)) good.add(match.state);
      }
      reef.fast(match, answering, choice);
    },
  };
}

describe('A captain', () => {
  const budget = { iterations: 600 };

  it('stops when its choice is clear', async () => {
    const reef = await reefEngine();
    const match = atReef(reef, 2);
    const seat = askedSeat(reef, match);
    const best = at(reef.choices(match, seat), 1);
    const task: BotTask = taskAt(reef, match, { bot: 'captain', budget });

    const answer = thinker(await clearTo(best, seat)).decide(task);

    expect(answer.choice).toEqual(best);
    expect(answer.iterations).toBeLessThan(budget.iterations / 2);
  });

  it('thinks to the end where nothing parts its choices', async () => {
    const reef = await reefEngine();
    const alike = { ...reef, game: { ...reef.game, evaluate: () => 0.5 } };
    const task: BotTask = taskAt(reef, atReef(reef, 2), {
      bot: 'captain',
      budget: { iterations: 100 },
    });

    expect(thinker(alike).decide(task).iterations).toBe(100);
  });
});
