// Stands in for the kernel's `engine` while demonstrations are recorded: the same engine, and a record
// of every position that a test sets up, of what is answered at it, and of what is denied.

import type { EngineOptions } from '../../packages/kernel/src/engine/core.ts';
import {
  type Engine,
  type Pack,
  engine as realEngine,
} from '../../packages/kernel/src/engine/engine.ts';
import type { Game } from '../../packages/kernel/src/game.ts';
import type { Seat } from '../../packages/kernel/src/ids.ts';
import type { Choice, ErasedKinds, Kinds } from '../../packages/kernel/src/kinds.ts';
import type { Match } from '../../packages/kernel/src/match.ts';
import { type Sketch, sketchOf } from '../../packages/kernel/src/test-kit/as-scenario.ts';

type AnyEngine = Engine<ErasedKinds>;
type AnyMatch = Match<ErasedKinds>;

type RecordedPlay = {
  readonly by: Seat;
  readonly choice: Choice;
  /** What was rigged since the play before. */
  readonly rig: readonly number[];
};

/** What a question denied while somebody looked at it. */
type RecordedDenial = {
  /** After how many plays. */
  readonly after: number;
  readonly seat: Seat;
  readonly choice: Choice;
  readonly clause: string;
};

/** One position of a test, and what the test did with it. */
export type Take = {
  readonly engine: AnyEngine;
  readonly match: AnyMatch;
  readonly start: Sketch<ErasedKinds>;
  /** Whether it is a set-up as it was dealt. */
  readonly isDealt: boolean;
  /** Whether it is the game's own pack. */
  readonly isPrinted: boolean;
  readonly plays: RecordedPlay[];
  readonly denials: RecordedDenial[];
  /** Events until somebody was asked. */
  told: number;
  /** Rigged numbers that were left after the last play. */
  left: number;
  /** Whether something was done that a demonstration cannot do. */
  isSpoilt: boolean;
};

const takes: Take[] = [];
const byMatch = new WeakMap<object, Take>();
const packs = new WeakMap<object, Pack<ErasedKinds>>();

/** What was recorded since the last call. */
export const recorded = (): Take[] => takes.splice(0);

export function engine<K extends Kinds>(game: Game<K>, options: EngineOptions = {}): Engine<K> {
  const real = realEngine(game, options) as unknown as AnyEngine;
  const recording = { ...settingUp(real), ...asking(real), ...answering(real) };
  return Object.assign(Object.create(real), recording) as Engine<K>;
}

function takeOf(real: AnyEngine, match: AnyMatch, isDealt = false): Take | undefined {
  const known = byMatch.get(match);
  if (known !== undefined || match.stack.length === 0) return known;
  const pack = packs.get(match) ?? real.pack;
  const take: Take = {
    engine: real,
    match,
    start: sketchOf(real, match, pack),
    isDealt,
    isPrinted: pack.hash === real.pack.hash,
    plays: [],
    denials: [],
    told: 0,
    left: match.rig.length,
    isSpoilt: false,
  };
  byMatch.set(match, take);
  takes.push(take);
  return take;
}

function withPack(match: AnyMatch, pack: Pack<ErasedKinds> | undefined): AnyMatch {
  if (pack !== undefined) packs.set(match, pack);
  return match;
}

const settingUp = (real: AnyEngine): Pick<AnyEngine, 'create' | 'deal' | 'load' | 'resume'> => ({
  create(wanted) {
    const match = withPack(real.create(wanted), wanted.pack);
    takeOf(real, match, true);
    return match;
  },
  deal(wanted) {
    const dealt = real.deal(wanted);
    const take = takeOf(real, withPack(dealt.match, wanted.pack), true);
    if (take !== undefined) take.told = dealt.events.length;
    return dealt;
  },
  load: (raw, pack) => withPack(real.load(raw, pack), pack),
  resume(match) {
    const take = takeOf(real, match);
    const events = real.resume(match);
    if (take !== undefined) {
      take.told = events.length;
      take.left = match.rig.length;
    }
    return events;
  },
});

const asking = (real: AnyEngine): Pick<AnyEngine, 'choices' | 'explain'> => ({
  choices(match, seat) {
    takeOf(real, match);
    return real.choices(match, seat);
  },
  explain(match, seat) {
    const take = takeOf(real, match);
    const denied = real.explain(match, seat);
    for (const { choice, clause } of denied)
      take?.denials.push({ after: take.plays.length, seat, choice, clause });
    return denied;
  },
});

const answering = (real: AnyEngine): Pick<AnyEngine, 'play' | 'fast' | 'withdraw'> => ({
  play(match, seat, choice) {
    const take = takeOf(real, match);
    const rig = match.rig.slice(take?.left ?? 0);
    const events = real.play(match, seat, choice);
    take?.plays.push({ by: seat, choice: choice as Choice, rig });
    if (take !== undefined) take.left = match.rig.length;
    return events;
  },
  fast(match, seat, choice) {
    spoil(takeOf(real, match));
    real.fast(match, seat, choice);
  },
  withdraw(match, seat) {
    spoil(takeOf(real, match));
    real.withdraw(match, seat);
  },
});

function spoil(take: Take | undefined): void {
  if (take !== undefined) take.isSpoilt = true;
}
