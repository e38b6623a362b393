import {
  Allowance,
  answerAll,
  answered,
  anySeed,
  type Crew,
  compare,
  handMade,
  type Judge,
  type Line,
  learnedJudge,
  meanOf,
  newLine,
  promisesOf,
  reachesOf,
  runnerHere,
  type Thought,
  Worlds,
  worldOf,
} from '@quarterdeck/bots/lab';
import { at, type Choice, type Seat } from '@quarterdeck/kernel';
import { below, type Rng, sfcRng } from '@quarterdeck/kernel/chance';
import type { Engine, ErasedKinds, Match } from '@quarterdeck/kernel/engine';
import { MIND, MOST_DECISIONS, type PracticePlan, practiceMatch } from './practice.ts';
import { Sightings } from './sightings.ts';

export type PreferencePlan = PracticePlan & {
  readonly job: 'preferences';
  /** Every choice that is weighed is played on in this many worlds. */
  readonly worlds: number;
  /** One question in this many is weighed. */
  readonly every: number;
  /** Of the round before; null in the first. */
  readonly network: unknown;
};

/** How many of the most promising choices are weighed, and in how many worlds they are glanced at. */
type Look = { readonly most: number; readonly glances: number };
const BY_HAND: Look = { most: 4, glances: 4 };
/** What a network wrongly thinks good is what the next one has to learn. */
const BY_NETWORK: Look = { most: 3, glances: 2 };
/** As many others are weighed, so that bad choices are known, too. */
const OTHERS = 3;
/** The rows of a question are written in this many worlds: the seat does not know which one is true. */
const COPIES = 2;
/** Of 100 answers as many are given at random, so that strange positions are met as well. */
const WILD = 4;

/**
 * Plays matches and weighs a question now and then: some of its choices are played on in the same worlds
 * with the same luck, and what the seat sees after each is kept with what it came to. That tells which
 * choice is better far more closely than what whole matches came to.
 */
export class Preferences {
  readonly #plan: PreferencePlan;
  readonly #engine: Engine<ErasedKinds>;
  readonly #hand: Judge;
  readonly #learned: Judge | null;
  readonly #seen: Sightings;
  #groups = 0;

  constructor(plan: PreferencePlan, engine: Engine<ErasedKinds>) {
    const { network } = plan;
    this.#plan = plan;
    this.#engine = engine;
    this.#hand = handMade(engine);
    this.#learned =
      network === null || network === undefined ? null : learnedJudge(engine, network);
    this.#seen = new Sightings(engine, 1);
  }

  /** How many questions it weighed. */
  play(n: number): number {
    const engine = this.#engine;
    const { match: begun, luck } = practiceMatch(engine, this.#plan, n);
    let match = begun;
    // Who goes by the network comes to where its mistakes lead.
    const crew = this.#crew(luck, this.#learned ?? this.#hand);
    let weighed = 0;
    for (let decisions = 0; decisions < MOST_DECISIONS; decisions++) {
      const asked = engine.asked(match);
      if (asked.length === 0) break;
      const { seat } = at(asked, below(luck, asked.length));
      const choices = engine.choices(match, seat);
      if (choices.length > 1 && below(luck, this.#plan.every) === 0) {
        engine.fast(match, seat, this.#weigh(match, seat, luck));
        weighed++;
      } else if (choices.length > 1 && below(luck, 100) < WILD)
        engine.fast(match, seat, at(choices, below(luck, choices.length)));
      else match = answered(crew, match, asked);
    }
    return weighed;
  }

  /** Writes all rows, as the part of this process. */
  finish(part: number): void {
    this.#seen.write(this.#plan, part);
  }

  #crew(rng: Rng, habit: Judge): Crew {
    return { imagination: this.#engine, rng, mind: MIND, habit };
  }

  /** Keeps the rows of a question; the answer is the choice that came to most. */
  #weigh(match: Match, seat: Seat, rng: Rng): Choice {
    const engine = this.#engine;
    const view = engine.view(match, seat);
    const thought: Thought = {
      imagination: engine,
      view,
      seat,
      choices: engine.choices(engine.worldWithHoles(view), seat),
      rng,
      allowance: new Allowance({}, Infinity, () => 0),
      judge: this.#hand,
      habit: this.#hand,
    };
    const { choices } = thought;
    const lines = candidates(thought, this.#learned).map((choice) =>
      newLine(choices.indexOf(choice), 0),
    );
    const { far } = reachesOf(thought, MIND);
    const race = { worlds: new Worlds(rng), runner: runnerHere(thought, MIND) };
    for (let world = 0; world < this.#plan.worlds; world++) resultOf(compare(race, lines, far));
    for (let copy = 0; copy < COPIES; copy++) this.#keep(thought, lines);
    return at(choices, best(lines, ({ worths }) => meanOf(worths)).place);
  }

  /** What the seat sees after each choice in one world: a group of rows. */
  #keep({ view, seat, rng, choices }: Thought, lines: readonly Line[]): void {
    const engine = this.#engine;
    const rows = at(this.#seen.files, 0);
    const world = worldOf(engine, view, anySeed(rng));
    const others = engine.asked(world).filter((asked) => asked.seat !== seat);
    answerAll(this.#crew(rng, this.#hand), world, others);
    const luck = anySeed(rng);
    this.#groups++;
    for (const { place, worths } of lines) {
      const tried = engine.clone(world);
      tried.rng = sfcRng(luck);
      engine.fast(tried, seat, at(choices, place));
      // Nobody asks a network what a match came to that is over.
      if (engine.outcome(tried) !== null) continue;
      this.#seen.add(rows, tried, seat, this.#groups);
      rows.settle(meanOf(worths));
    }
  }
}

/** Those that promise most to each judge, and some others at random. */
function candidates(thought: Thought, learned: Judge | null): readonly Choice[] {
  const { choices, rng } = thought;
  const picked = new Set(mostPromising(thought, BY_HAND));
  if (learned !== null)
    for (const choice of mostPromising({ ...thought, judge: learned }, BY_NETWORK))
      picked.add(choice);
  const rest = choices.filter((choice) => !picked.has(choice));
  for (let i = 0; i < OTHERS && rest.length > 0; i++)
    picked.add(at(rest.splice(below(rng, rest.length), 1), 0));
  return [...picked];
}

function mostPromising(thought: Thought, { most, glances }: Look): readonly Choice[] {
  const promises = resultOf(promisesOf(thought, glances));
  return thought.choices
    .map((choice, i) => ({ choice, promise: at(promises, i) }))
    .sort((a, b) => b.promise - a.promise)
    .slice(0, most)
    .map(({ choice }) => choice);
}

const best = <T>(all: readonly T[], score: (one: T) => number): T =>
  all.reduce((ahead, one) => (score(one) > score(ahead) ? one : ahead));

/** Thinks to the end: nobody waits in between. */
function resultOf<T>(thinking: Generator<undefined, T, void>): T {
  for (;;) {
    const { done, value } = thinking.next();
    if (done === true) return value;
  }
}
