import type { Engine } from '../../engine/engine.ts';
import type { Kinds } from '../../kinds.ts';
import type { Match } from '../../match.ts';
import type { Speaker } from '../../say/speaker.ts';
import { flawsIn } from './flaws.ts';

/** Somebody who hears everything, at one table. */
export type Listening<K extends Kinds> = {
  readonly engine: Engine<K>;
  readonly match: Match<K>;
  readonly voice: Speaker<K>;
  /** The game's own codes, where they look like none. */
  readonly never: RegExp | undefined;
  readonly lines: Set<string>;
  readonly events: Set<string>;
  readonly flaws: Set<string>;
};

/** Writes a line down, with what is wrong with it. */
export function note<K extends Kinds>(
  { lines, flaws, never }: Listening<K>,
  where: string,
  words: string,
): void {
  lines.add(words);
  for (const flaw of flawsIn(words, never)) flaws.add(`${where}: ${flaw} in "${words}"`);
}

/** A line that the game may have forgotten. */
export function hear<K extends Kinds>(
  listening: Listening<K>,
  where: string,
  speak: () => string,
): string | undefined {
  const words = spoken(listening, where, speak);
  if (words !== undefined) note(listening, where, words);
  return words;
}

/** A sentence that is missing is a flaw like others: the match goes on, so that all are found. */
export function spoken<K extends Kinds, T>(
  { flaws }: Listening<K>,
  where: string,
  speak: () => T,
): T | undefined {
  try {
    return speak();
  } catch (problem) {
    flaws.add(`${where}: ${problem instanceof Error ? problem.message : String(problem)}`);
    return undefined;
  }
}
