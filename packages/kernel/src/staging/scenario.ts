import type { Rng } from '../chance/rng.ts';
import { cloneRng, sfcRng } from '../chance/rng.ts';
import type { Engine, Pack } from '../engine/engine.ts';
import type { Kinds, Name } from '../kinds.ts';
import type { Event, Match } from '../match.ts';
import type { Saved, SavedFrame } from '../saved.ts';
import type { Patch, Plain } from './patch.ts';
import { patched } from './patch.ts';

/** A frame as a test writes it; `at` is how far a window has come in its order. */
export type FrameSketch<K extends Kinds> = {
  [S in Name<K['frames']>]: {
    readonly step: S;
    readonly data: Plain<K['frames'][S]>;
    readonly at?: number;
  };
}[Name<K['frames']>];

type Setting<K extends Kinds> = {
  readonly seats: number;
  readonly options?: Partial<K['options']>;
  readonly pack?: Pack<K>;
  /** Laid over a legal set-up. */
  readonly patch?: Patch<K['state']>;
  /** What lies below, in the order in which it will happen: the scope's closing step, for one. */
  readonly under?: readonly FrameSketch<K>[];
  /** Results of `below`, before any chance: a die showing 6 is 5. */
  readonly rig?: readonly number[];
  /** Of the set-up and of all chance after it. */
  readonly seed?: number;
  /** The generator itself, where a test continues a match that somebody played. */
  readonly rng?: Rng;
};

/** An exact position: who sits there, what differs from a set-up, and the step that is to run. */
export type Scenario<K extends Kinds> = Setting<K> & FrameSketch<K>;

/** The position, run until somebody is asked. */
export const scenario = <K extends Kinds>(engine: Engine<K>, position: Scenario<K>): Match<K> =>
  begin(engine, position).match;

/** The same, with what happened until then. */
export function begin<K extends Kinds>(
  engine: Engine<K>,
  position: Scenario<K>,
): { readonly match: Match<K>; readonly events: Event<K>[] } {
  const { seats, options, pack, patch, under = [], rig = [], seed = 1, rng } = position;
  refusePrinted(engine, patch);
  const wish = { seats, options: options ?? {}, rng: sfcRng(seed) };
  const setUp = engine.create(pack === undefined ? wish : { ...wish, pack });
  const saved = engine.save(setUp);
  const changed: Saved = {
    ...saved,
    state: { ...asFields(patched(saved.state, patch ?? {}, 'state')) },
    stack: [...under.toReversed(), position].map((frame) => savedFrame<K>(frame)),
    given: saved.given.map(() => null),
    rng: rng === undefined ? saved.rng : cloneRng(rng),
    answers: 0,
  };
  // Parsed like any save, so a wrong patch is reported with its path.
  const match = pack === undefined ? engine.load(changed) : engine.load(changed, pack);
  match.rig = rig.slice();
  return { match, events: engine.resume(match) };
}

const savedFrame = <K extends Kinds>(frame: FrameSketch<K>): SavedFrame => ({
  step: frame.step,
  data: asFields(frame.data),
  at: frame.at ?? 0,
});

const asFields = (value: unknown): { readonly [field: string]: unknown } =>
  typeof value === 'object' ? { ...value } : {};

/** A patch over printed facts would be ignored by the parser: say so instead. */
function refusePrinted<K extends Kinds>(engine: Engine<K>, patch: object | undefined): void {
  const { node } = engine.game.state;
  if (patch === undefined || node.kind !== 'record') return;
  const printed = node.fields.find((f) => f.node.kind === 'fixed' && Object.hasOwn(patch, f.name));
  if (printed !== undefined)
    throw new Error(`scenario: ${printed.name} is printed in the pack; pass a pack instead`);
}
