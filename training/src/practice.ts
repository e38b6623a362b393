import { botById } from '@quarterdeck/bots';
import type { MindSpec } from '@quarterdeck/bots/lab';
import { at } from '@quarterdeck/kernel';
import { below, type Rng, sfcRng } from '@quarterdeck/kernel/chance';
import {
  describeOptions,
  type Engine,
  type ErasedKinds,
  type Match,
} from '@quarterdeck/kernel/engine';

/** What all matches that are learned from are played by. */
export type PracticePlan = {
  readonly game: string;
  readonly seed: number;
  /** Seat counts, in turn; one that stands twice is played twice as often. */
  readonly seats: readonly number[];
  /** The folder for the rows. */
  readonly out: string;
};

/** Every this many matches is played with modules. */
const WITH_OPTIONS = 4;
/** A match that goes on for longer is given up. */
export const MOST_DECISIONS = 20_000;

type Captain = Extract<MindSpec, { kind: 'captain' }>;
const { mind } = botById('captain');
/** Those who play are the ones who answer in a captain's play-outs: what it judges is how they go on. */
export const MIND = mind as Captain;
/** In a few iterations a captain can only compare a few choices. */
export const QUICK: Captain = { ...MIND, glances: 2, rivals: 3 };

/** The match of this number, and the luck of those who play it. */
export function practiceMatch(
  engine: Engine<ErasedKinds>,
  { seed, seats: counts }: PracticePlan,
  n: number,
): { readonly match: Match; readonly luck: Rng } {
  const luck = sfcRng(seed * 1_000_003 + n);
  const seats = at(counts, n % counts.length);
  const options = n % WITH_OPTIONS === 0 ? someOptions(engine, seats, luck) : {};
  return { match: engine.create({ seats, options, rng: sfcRng(below(luck, 2 ** 31)) }), luck };
}

/** Modules that are switched on, each at random. */
function someOptions({ game }: Engine<ErasedKinds>, seats: number, luck: Rng): object {
  const toggles = describeOptions(game.options, seats).filter(
    ({ kind, available }) => kind === 'toggle' && available,
  );
  return Object.fromEntries(toggles.map(({ name }) => [name, below(luck, 2) === 1]));
}
