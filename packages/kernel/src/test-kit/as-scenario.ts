import { sfcRng } from '../chance/rng.ts';
import type { Engine, Pack } from '../engine/engine.ts';
import type { Choice, Kinds } from '../kinds.ts';
import type { Match } from '../match.ts';
import type { Scenario } from '../staging/scenario.ts';
import { difference } from './difference.ts';
import { printed } from './print.ts';

const SEED = 1;

/** The position of a match as a scenario, and the secret answers already given at it. */
export type Sketch<K extends Kinds> = {
  readonly position: Scenario<K>;
  readonly given: readonly (Choice & { readonly by: number })[];
};

export function sketchOf<K extends Kinds>(
  engine: Engine<K>,
  match: Match<K>,
  pack: Pack<K> = engine.pack,
): Sketch<K> {
  const { seats, options, stack, rng, given, state } = engine.save(match);
  const [top, ...under] = stack.toReversed();
  if (top === undefined) throw new Error('a match that is over is no scenario');
  const setUp = engine.create({ seats, options, pack, rng: sfcRng(SEED) });
  const position = {
    seats,
    ...(Object.keys(match.terms.options).length === 0 ? {} : { options }),
    patch: patchBetween(engine.save(setUp).state, state) ?? {},
    ...sketched(top),
    ...(under.length === 0 ? {} : { under: under.map(sketched) }),
    ...(match.rig.length === 0 ? {} : { rig: match.rig.slice() }),
    rng,
  };
  return {
    // The save was made from the game's own declarations: this is its type by construction.
    position: position as unknown as Scenario<K>,
    given: given.flatMap((choice, by) => (choice === null ? [] : [{ by, ...choice }])),
  };
}

const sketched = ({ at, ...frame }: { readonly at: number }): object =>
  at === 0 ? frame : { ...frame, at };

/** A match as the beginning of a test: "a bug report is a scenario". `name` is the engine's. */
export function asScenario<K extends Kinds>(
  engine: Engine<K>,
  match: Match<K>,
  name: string = engine.game.id,
): string {
  const { position, given } = sketchOf(engine, match);
  const lines = [`const match = scenario(${name}, ${printed(position)});`];
  if (given.length > 0) lines.push(`script(${name}, match, ${printed(given)});`);
  return `${lines.join('\n')}\n`;
}

/** The smallest patch that leads from one value to the other; undefined where they are equal. */
function patchBetween(from: unknown, to: unknown): object | undefined {
  const patch: Record<string, unknown> = {};
  const old = asFields(from);
  for (const [name, value] of Object.entries(asFields(to)))
    if (difference(old[name], value, '') !== null)
      patch[name] = isPatchable(old[name], value) ? patchBetween(old[name], value) : value;
  return Object.keys(patch).length === 0 ? undefined : patch;
}

/** Records are patched field by field, lists of as many records by index; all else is replaced. */
function isPatchable(from: unknown, to: unknown): boolean {
  if (!isObject(from) || !isObject(to)) return false;
  if (!Array.isArray(from) || !Array.isArray(to)) return Array.isArray(from) === Array.isArray(to);
  return from.length === to.length && to.every((item) => isObject(item) && !Array.isArray(item));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const asFields = (value: unknown): { readonly [name: string]: unknown } =>
  isObject(value) ? { ...value } : {};
