import type { Choice } from '@quarterdeck/kernel';
import { unreachable } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import type { Engine, ErasedKinds, Pack, View } from '@quarterdeck/kernel/engine';
import { describe, QuarterdeckError, UnknownPack } from '@quarterdeck/kernel/engine';
import type { BotAnswer, BotSpec, CaptainMind, MindSpec, Thinking, Thought } from './bot.ts';
import { hasLearned } from './bots.ts';
import { Allowance, type Clock } from './budget.ts';
import { captain } from './captain.ts';
import { inCharacter } from './character.ts';
import { BadTask } from './errors.ts';
import { type Hint, hinting, type NamedGauges } from './hinting.ts';
import { handMade, type Judgements, learnedJudgements } from './learned/judge.ts';
import { mate } from './mate.ts';
import type { Piece } from './pieces/piece.ts';
import { runPiece } from './pieces/runner.ts';
import { type Helpers, SpreadRunner } from './pieces/spread-runner.ts';
import { anyOf } from './random.ts';
import { type BotTask, type ReadTask, readTask } from './task.ts';
import { type Gauge, type Weighed, weighing } from './weighing.ts';

/** Bots at one game's tables. Not for a thread that serves people: use a worker there. */
export type Thinker = {
  /** To the end at once. The clock is needed for budgets in milliseconds only. */
  decide(task: BotTask, clock?: Clock): BotAnswer;
  /** Step by step: yields after every choice that it tried. With helpers the answer is the same, and comes sooner. */
  thinking(task: BotTask, clock: Clock, helpers?: Helpers): Generator<undefined, BotAnswer, void>;
  /** For whoever helps another thread with this task: does pieces of it. */
  helping(task: BotTask): (piece: Piece) => readonly number[];
  /**
   * What every choice is worth to a bot that plays on in its mind, the best first. An iteration of the
   * budget is one world, in which each of them is played on.
   */
  weigh(task: BotTask, gauge?: Gauge): readonly Weighed[];
  /** The best few choices for whoever would choose alone, step by step; of a bot that plays on. */
  hinting(
    task: BotTask,
    clock: Clock,
    gauges?: NamedGauges,
  ): Generator<undefined, readonly Hint[], void>;
};

const MOST_PACKS = 8;
/** Worlds in which choices are weighed, where the budget does not say. */
const WORLDS = 64;

/** `learned`: the game's learned judgement as it lies in its file; without it the game's own judges. */
export type ThinkerOptions = { readonly learned?: unknown };

export function thinker(engine: Engine<ErasedKinds>, { learned }: ThinkerOptions = {}): Thinker {
  const packs = packShelf(engine);
  const judgeFor = judges(engine, learned);

  function* thinking(
    task: BotTask,
    clock: Clock,
    helpers?: Helpers,
  ): Generator<undefined, BotAnswer, void> {
    const read = readTask(task);
    const view = readView(engine, read, packs);
    try {
      const { mind } = read.spec;
      const allowance = new Allowance(read.budget, usualIterations(mind), clock, partOf(mind));
      const thought = thoughtOn(engine, read, view, allowance, judgeFor(read.spec));
      const [only] = thought.choices;
      if (only !== undefined && thought.choices.length === 1)
        return { choice: only, iterations: 0 };
      return { choice: yield* ponder(mind, thought, helpers), iterations: allowance.spent };
    } catch (problem) {
      throw asRefusal(problem);
    }
  }

  return {
    thinking,
    decide(task, clock = noClock) {
      const thoughts = thinking(task, clock);
      for (;;) {
        const { done, value } = thoughts.next();
        if (done === true) return value;
      }
    },
    *hinting(task, clock, gauges = {}) {
      const read = readTask(task);
      const mind = playingOn(read.spec);
      const view = readView(engine, read, packs);
      try {
        const judgements = judgeFor(read.spec);
        const allowance = new Allowance(read.budget, WORLDS, clock);
        return yield* hinting(thoughtOn(engine, read, view, allowance, judgements), mind, gauges);
      } catch (problem) {
        throw asRefusal(problem);
      }
    },
    helping(task) {
      const read = readTask(task);
      const mind = playingOn(read.spec);
      const view = readView(engine, read, packs);
      const unpaid = new Allowance({}, Infinity, noClock);
      const thought = thoughtOn(engine, read, view, unpaid, judgeFor(read.spec));
      return (piece) => runPiece(thought, mind, piece);
    },
    weigh(task, gauge = () => []) {
      const read = readTask(task);
      const mind = playingOn(read.spec);
      const view = readView(engine, read, packs);
      try {
        const allowance = new Allowance(read.budget, WORLDS, noClock);
        const thought = thoughtOn(engine, read, view, allowance, judgeFor(read.spec));
        const weighed = weighing(thought, mind, gauge);
        for (;;) {
          const { done, value } = weighed.next();
          if (done === true) return value;
        }
      } catch (problem) {
        throw asRefusal(problem);
      }
    },
  };
}

function playingOn({ mind, title }: BotSpec): CaptainMind {
  if (mind.kind === 'captain') return mind;
  throw new BadTask('bad-task', `${title} does not play on, so it weighs nothing.`);
}

/** With what the game has learned, where one of these bots judges by it: nobody else waits for that. */
export async function thinkerFor(
  machine: Engine<ErasedKinds>,
  bots: readonly BotSpec[],
): Promise<Thinker> {
  const { learned } = machine.game;
  if (learned === undefined || !bots.some(hasLearned)) return thinker(machine);
  return thinker(machine, { learned: await learned() });
}

/** The answer of a bot that looks at its choices only, for whoever has them at hand; else null. */
export const blindChoice = (
  { mind }: BotSpec,
  choices: readonly Choice[],
  seed: number,
): Choice | null => (mind.kind === 'random' ? anyOf(choices, sfcRng(seed)) : null);

/** All that a mind is given, and nothing that it may not see. */
function thoughtOn(
  engine: Engine<ErasedKinds>,
  { seat, seed }: ReadTask,
  view: View,
  allowance: Allowance,
  { judge, glance, habit }: Judgements,
): Thought {
  const world = engine.worldWithHoles(view);
  const asked = engine.asked(world);
  if (!asked.some((one) => one.seat === seat))
    throw new BadTask('not-asked', `Seat ${seat} is not asked; ${whoIs(asked)}.`);
  const choices = engine.choices(world, seat);
  if (choices.length === 0) throw new Error(`seat ${seat} is asked and has no choice`);
  return {
    imagination: engine,
    view,
    seat,
    choices,
    rng: sfcRng(seed),
    allowance,
    judge,
    glance,
    habit,
  };
}

type JudgeFor = (spec: BotSpec) => Judgements;

/** Made once: to read a network costs more than many decisions. */
function judges(engine: Engine<ErasedKinds>, learned: unknown): JudgeFor {
  const hand = handMade(engine);
  const own: Judgements = { judge: hand, glance: hand, habit: hand };
  const better = learned === undefined ? undefined : learnedJudgements(engine, learned);
  const made = new Map<string, Judgements>();
  return (spec) => {
    const { id, character } = spec;
    const taught = hasLearned(spec) ? better : undefined;
    if (character === undefined) return taught ?? own;
    const leaning = made.get(id) ?? bentBy(engine, character, own, taught);
    made.set(id, leaning);
    return leaning;
  };
}

/** What a character judges by. In play-outs everybody answers as ever. */
function bentBy(
  engine: Engine<ErasedKinds>,
  character: string,
  own: Judgements,
  taught: Judgements | undefined,
): Judgements {
  const judge = inCharacter(engine, character, taught?.judge);
  if (taught === undefined) return { judge, glance: judge, habit: own.habit };
  const glance = taught.glance === taught.judge ? judge : inCharacter(engine, character);
  return { judge, glance, habit: taught.habit };
}

export function* ponder(mind: MindSpec, thought: Thought, helpers?: Helpers): Thinking {
  switch (mind.kind) {
    case 'random':
      return anyOf(thought.choices, thought.rng);
    case 'mate':
      return yield* mate(thought, mind.lapse);
    case 'captain':
      return yield* captain(thought, mind, helpers && new SpreadRunner(thought, mind, helpers));
    default:
      return unreachable(mind);
  }
}

/** How much of its budget a bot takes. */
export const partOf = (mind: MindSpec): number =>
  mind.kind === 'random' ? 1 : (mind.lapse?.thought ?? 1);

export function usualIterations(mind: MindSpec): number {
  switch (mind.kind) {
    case 'random':
      return Number.POSITIVE_INFINITY;
    case 'mate':
      return mind.worlds;
    case 'captain':
      return mind.iterations;
    default:
      return unreachable(mind);
  }
}

function readView(engine: Engine<ErasedKinds>, { view: raw, seat, pack }: ReadTask, packs: Packs) {
  const view = engine.fromWire(raw, packs(raw, pack));
  if (view.viewer !== seat)
    throw new BadTask(
      'not-your-view',
      `Expected the view of seat ${seat}, got that of ${describe(view.viewer)}.`,
    );
  return view;
}

type Packs = (view: unknown, content: unknown) => Pack<ErasedKinds> | undefined;

/** Packs once read are known by their hash: reading one costs more than a decision. */
function packShelf(engine: Engine<ErasedKinds>): Packs {
  const known = new Map<string, Pack<ErasedKinds>>();
  return (view, content) => {
    if (content === undefined) return undefined;
    const claimed = hashIn(view);
    const found = known.get(claimed);
    if (found !== undefined) return found;
    const pack = packCalled(engine, claimed, content);
    const [oldest] = known.keys();
    if (known.size >= MOST_PACKS && oldest !== undefined) known.delete(oldest);
    known.set(pack.hash, pack);
    return pack;
  };
}

/** Under the name that the view has for it, which may be one of older days. */
function packCalled(
  engine: Engine<ErasedKinds>,
  hash: string,
  content: unknown,
): Pack<ErasedKinds> {
  const pack = engine.readPack(content);
  if (pack.hash === hash) return pack;
  try {
    return engine.packFor({ hash, own: pack.content });
  } catch (problem) {
    if (problem instanceof UnknownPack) return pack;
    throw problem;
  }
}

const hashIn = (view: unknown): string =>
  typeof view === 'object' && view !== null && 'pack' in view ? String(view.pack) : '';

const whoIs = (asked: readonly { readonly seat: number }[]): string =>
  asked.length === 0 ? 'the match is over' : `asked now: ${asked.map((a) => a.seat).join(', ')}`;

/** A view passes the parser and still breaks a question: then there is no such position. */
function asRefusal(problem: unknown): unknown {
  if (problem instanceof QuarterdeckError) return problem;
  const reason = problem instanceof Error ? problem.message : describe(problem);
  return new BadTask('impossible-view', `No position of this game: ${reason}.`, problem);
}

function noClock(): never {
  throw new BadTask('bad-task', 'A budget in milliseconds needs a clock.');
}
