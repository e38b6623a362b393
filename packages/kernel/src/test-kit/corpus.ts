import { sfcRng } from '../chance/rng.ts';
import type { Engine, Pack } from '../engine/engine.ts';
import type { Outcome } from '../game.ts';
import { at } from '../ids.ts';
import type { Kinds } from '../kinds.ts';
import type { Match } from '../match.ts';
import type { Saved } from '../saved.ts';
import type { ErasedSteps } from '../steps.ts';
import { tables } from './laws/tables.ts';
import { randomTurn } from './random-player.ts';

/** A save taken while a step waits for an answer. */
export type CorpusSave = { readonly step: string; readonly saved: Saved };
export type Corpus = {
  readonly saves: readonly CorpusSave[];
  /** Asking steps that no match reached: play more, or find out why. */
  readonly neverReached: readonly string[];
};

/** In every second match, so that the others reach what comes late. */
const ASIDES = 25;
const LIMIT = 10_000;

/**
 * Plays random matches, one for each seed, and keeps a save inside every asking step: the deepest
 * stack that was met, since that is the hardest for a later version to take over.
 */
export function savesInsideEveryAskingStep<K extends Kinds>(
  engine: Engine<K>,
  seeds: readonly number[],
): Corpus {
  const steps = askingSteps(engine);
  const kept = new Map<string, { readonly weight: number; readonly saved: Saved }>();
  const tableOf = tables({ seats: engine.game.seats, options: engine.game.options, fixed: {} });
  for (const seed of seeds) {
    const match = engine.create({ ...tableOf(seed), rng: sfcRng(seed) });
    playToTheEnd(engine, match, seed, () => {
      const step = at(match.stack, match.stack.length - 1).step;
      const weight = match.stack.length + match.given.filter((choice) => choice !== null).length;
      if (weight <= (kept.get(step)?.weight ?? 0)) return;
      kept.set(step, { weight, saved: engine.save(match) });
    });
  }
  return {
    saves: [...kept].map(([step, { saved }]) => ({ step, saved })).sort(byStep),
    neverReached: steps.filter((step) => !kept.has(step)),
  };
}

/** Loads a save, from whatever version of the rules and pack, and plays it to its end at random. */
export function finishes<K extends Kinds>(
  engine: Engine<K>,
  saved: unknown,
  pack?: Pack<K>,
  seed = 1,
): Outcome<K['clause']> {
  const match = engine.load(saved, pack);
  playToTheEnd(engine, match, seed);
  const outcome = engine.outcome(match);
  if (outcome === null) throw new Error('finishes: the match is over and has no outcome');
  return outcome;
}

export function playToTheEnd<K extends Kinds>(
  engine: Engine<K>,
  match: Match<K>,
  seed: number,
  look: () => void = () => {},
): void {
  const players = sfcRng(seed);
  for (let answers = 0; match.stack.length > 0; answers++) {
    const step = match.stack.at(-1)?.step;
    if (answers >= LIMIT) throw new Error(`no end after ${LIMIT} random answers, now at ${step}`);
    look();
    const turn = randomTurn(engine, match, players, seed % 2 === 1 ? ASIDES : null);
    if (turn === undefined) throw new Error(`${step} asks and offers nothing`);
    engine.play(match, turn.seat, turn.choice);
  }
}

function askingSteps<K extends Kinds>(engine: Engine<K>): readonly string[] {
  const steps = engine.game.steps as unknown as ErasedSteps;
  return Object.keys(steps).filter((name) => {
    const kind = steps[name]?.kind;
    return kind === 'decision' || kind === 'together' || kind === 'window';
  });
}

const byStep = (a: CorpusSave, b: CorpusSave): number => (a.step < b.step ? -1 : 1);
