import { at } from '@quarterdeck/kernel';
import type { Rng } from '@quarterdeck/kernel/chance';
import type { CaptainMind } from './bot.ts';
import { errorOf, meanOf } from './mean.ts';
import type { Piece } from './pieces/piece.ts';
import type { Runner } from './pieces/runner.ts';
import type { Reach } from './play-out.ts';
import { anySeed } from './worth.ts';

/** An answer that may still win, and what it came to so far, in the same worlds as its rivals. */
export type Line = {
  /** Of the choice, in the list of the question. */
  readonly place: number;
  readonly promise: number;
  worths: number[];
};

export const newLine = (place: number, promise: number): Line => ({ place, promise, worths: [] });

/** A lead is looked at after this many worlds, and again after as many more as `LOOKS` says. */
const FIRST_LOOK = 16;
const LOOKS = 8;
/** Clear is a lead of this many standard errors, however often it is looked at. */
const CLEAR = 3.5;

/** What it promised counts as much as some play-outs. */
export const scoreOf = ({ promise, worths }: Line, { faith }: CaptainMind): number =>
  worths.reduce((sum, one) => sum + one, faith * promise);

/** Best first. */
export function byScore(lines: readonly Line[], mind: CaptainMind): Line[] {
  const scores = new Map(lines.map((line) => [line, scoreOf(line, mind)]));
  return lines.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
}

/** Without those that are clearly worse than the first, world by world. */
export function inTheRace(lines: Line[]): Line[] {
  const ahead = at(lines, 0).worths;
  if (ahead.length < FIRST_LOOK || ahead.length % LOOKS !== 0) return lines;
  return lines.filter(({ worths }) => {
    const behind = worths.map((one, world) => (ahead[world] ?? 0) - one);
    return meanOf(behind) <= CLEAR * errorOf(behind);
  });
}

/** The worlds of a thought, in their order: drawn when somebody first looks at them, left once they were compared in. */
export class Worlds {
  readonly #rng: Rng;
  readonly #drawn: { readonly world: number; readonly luck: number }[] = [];
  #first = 0;

  constructor(rng: Rng) {
    this.#rng = rng;
  }

  /** The next one, or one that follows it. */
  at(nth: number): Pick<Piece, 'world' | 'luck'> {
    while (this.#drawn.length <= this.#first + nth)
      this.#drawn.push({ world: anySeed(this.#rng), luck: anySeed(this.#rng) });
    return at(this.#drawn, this.#first + nth);
  }

  leave(): void {
    this.#first++;
  }
}

/** In which worlds lines are compared, and by whom. */
export type Race = { readonly worlds: Worlds; readonly runner: Runner };

/**
 * One world more for every line; false, and nothing counted, if the budget ends on the way. `reach`: how far
 * lines go in the world of this number.
 */
export function* compare(
  { worlds, runner }: Race,
  lines: readonly Line[],
  reach: (world: number) => Reach,
): Generator<undefined, boolean, void> {
  const places = lines.map(({ place }) => place);
  const met = at(lines, 0).worths.length;
  const piece = (nth: number): Piece => ({ ...worlds.at(nth), places, reach: reach(met + nth) });
  const worths = yield* runner.run(piece(0), piece);
  if (worths === null) return false;
  worlds.leave();
  for (const [i, line] of lines.entries()) line.worths.push(worths[i] ?? 0);
  return true;
}
