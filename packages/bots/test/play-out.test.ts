import { type BotTask, botById, thinker } from '@quarterdeck/bots';
import { at, type Choice, type Seat } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import {
  type Engine,
  type ErasedKinds,
  type Frame,
  type Match,
  sameChoice,
} from '@quarterdeck/kernel/engine';
import { SHELF } from '@quarterdeck/shelf';
import { describe, expect, it } from 'vitest';
import type { CaptainMind } from '../src/bot.ts';
import { CAPTAIN } from '../src/bots.ts';
import { reachesOf } from '../src/captain.ts';
import { handMade } from '../src/learned/judge.ts';
import { begin } from '../src/pieces/piece.ts';
import { playedOn, turnIn } from '../src/play-out.ts';
import { askedSeat, machineOf, standing } from './learned/tables.ts';
import { standing as atReef, reefEngine, taskAt } from './reef-tables.ts';

const LUCK = 41;
const TURNS = 2;

type Line = { readonly end: Match; readonly turns: Set<Frame>; readonly dice: string[] };

/** What becomes of every choice of the seat that is asked, with the turns it went through. */
function linesFrom(machine: Engine<ErasedKinds>, match: Match, until: string): readonly Line[] {
  const seat = askedSeat(machine, match);
  return machine.choices(match, seat).map((choice, nth) => {
    const turns = new Set<Frame>();
    const dice: string[] = [];
    const look = (world: Match): void => {
      const turn = turnIn(world, until);
      if (turn === undefined || turns.has(turn)) return;
      turns.add(turn);
      dice.push(world.rng.words.join());
    };
    const watched: Engine<ErasedKinds> = {
      ...machine,
      choices: (world, asked) => {
        look(world);
        return machine.choices(world, asked);
      },
    };
    const world = machine.clone(match);
    world.rng = sfcRng(nth);
    machine.fast(world, seat, choice);
    const crew = {
      imagination: watched,
      rng: sfcRng(nth),
      mind: CAPTAIN,
      habit: handMade(machine),
    };
    const reach = { until, turns: TURNS, horizon: 1_000, luck: LUCK };
    return { end: playedOn(crew, world, turnIn(match, until), reach), turns, dice };
  });
}

describe.each(SHELF.map(({ id }) => id))('Lines of %s that are compared', (game) => {
  it('end when as many turns or rounds have ended, whatever was answered', async () => {
    const machine = await machineOf(game);
    const until = machine.game.foresight?.until ?? '';
    const match = standing(machine, 2, 60);
    const first = turnIn(match, until);

    const going = linesFrom(machine, match, until).filter(
      ({ end }) => machine.outcome(end) === null,
    );

    expect(going.length).toBeGreaterThan(1);
    for (const { end, turns } of going) {
      const past = [...turns].filter((turn) => turn !== first && turn !== turnIn(end, until));
      expect(past.length).toBe(first === undefined ? TURNS : TURNS - 1);
    }
  });

  it('meet the same dice in the turns to come, whatever they threw before', async () => {
    const machine = await machineOf(game);
    const until = machine.game.foresight?.until ?? '';
    const match = standing(machine, 2, 60);

    const thrown = linesFrom(machine, match, until).map(({ dice }) => dice.at(-1));

    expect(thrown.length).toBeGreaterThan(1);
    expect(new Set(thrown.filter((dice) => dice !== undefined)).size).toBe(1);
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

describe('An Admiral', () => {
  const ADMIRAL = botById('admiral').mind as CaptainMind;
  const atSeawolf = async () => {
    const machine = await machineOf('seawolf');
    const match = standing(machine, 2, 30);
    const seat = askedSeat(machine, match);
    return { machine, seat, view: machine.view(match, seat) };
  };

  it('judges lines at each round on their way, a captain at their end alone', async () => {
    const { machine, view } = await atSeawolf();
    const [admirals, captains] = [ADMIRAL, CAPTAIN].map((mind) =>
      reachesOf({ imagination: machine, view }, mind),
    );

    expect(admirals?.near.passing).toEqual([]);
    expect([0, 10, 20].map((worlds) => admirals?.far(worlds).passing)).toEqual([
      [1],
      [1, 2],
      [1, 2, 3],
    ]);
    expect(captains?.far(20)).toEqual({ ...admirals?.far(20), passing: undefined });
  });

  it('takes a line to be worth the mean of what it is judged to be', async () => {
    const { machine, view, seat } = await atSeawolf();
    const habit = handMade(machine);
    const judged: number[] = [];
    const judge = (): number => {
      judged.push(1 / (judged.length + 2));
      return at(judged, judged.length - 1);
    };
    const choices = machine.choices(machine.worldWithHoles(view), seat);
    const means = { imagination: machine, view, seat, choices, judge, habit };
    const reach = reachesOf({ imagination: machine, view }, ADMIRAL).far(20);

    const worth = begin(means, ADMIRAL, { world: 3, luck: 4, places: [0], reach })(0, true);

    expect(judged.length).toBe(4);
    expect(worth).toBeCloseTo((1 / 2 + 1 / 3 + 1 / 4 + 1 / 5) / 4, 12);
  });

  it('takes what a match came to for all moments that its end kept a line from', async () => {
    const { machine, view, seat } = await atSeawolf();
    const judge = (): number => 0.5;
    const ended = { ranks: [1, 1].map((_, i) => (i === seat ? 1 : 2)) };
    const over = { ...machine, outcome: () => ended, asked: () => [] } as unknown as typeof machine;
    const choices = machine.choices(machine.worldWithHoles(view), seat);
    const means = { imagination: over, view, seat, choices, judge, habit: judge };
    const reach = reachesOf({ imagination: machine, view }, ADMIRAL).far(20);

    expect(begin(means, ADMIRAL, { world: 3, luck: 4, places: [0], reach })(0, true)).toBe(1);
  });
});

describe('Among three seats', () => {
  const reachesAt = async (game: string) => {
    const machine = await machineOf(game);
    const match = machine.create({ seats: 3, rng: sfcRng(5) });
    const seat = askedSeat(machine, match);
    const view = machine.view(match, seat);
    return reachesOf({ imagination: machine, view }, CAPTAIN);
  };

  it('lines of Ahoy end with the turn under way, and a turn later after every ten worlds', async () => {
    const { near, far } = await reachesAt('ahoy');

    expect(near).toEqual({ ...far(0), until: 'turn/end', turns: 1 });
    expect([0, 9, 10, 20, 30, 400].map((worlds) => far(worlds).turns)).toEqual([1, 1, 2, 3, 4, 4]);
  });

  it('lines of Take No Prisoners go as far for few choices as for many', async () => {
    const { near, far } = await reachesAt('prisoners');

    expect(near.until).toBeUndefined();
    expect(far(400)).toBe(near);
  });
});

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
