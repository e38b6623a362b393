import type { Rng } from '../../chance/rng.ts';
import type { Engine, Pack } from '../../engine/engine.ts';
import type { Viewer } from '../../ids.ts';
import type { Kinds } from '../../kinds.ts';
import type { Match } from '../../match.ts';
import { difference } from '../difference.ts';
import type { Turn } from '../random-player.ts';
import type { LawNumber } from './breach.ts';
import { Breach } from './breach.ts';
import type { Figures } from './figures.ts';
import type { OwnDoing } from './own-doing.ts';

/** Those who play and check: the strict engine, and one whose copies are closures. */
export type Inspectors<K extends Kinds> = {
  readonly engine: Engine<K>;
  readonly twin: Engine<K>;
  /** Watches what the strict engine plays. */
  readonly doing: OwnDoing;
  readonly pack: Pack<K>;
  readonly figures: Figures;
  /** Events whose absence tells something, because the rules say so. */
  readonly toldBySilence: readonly string[];
};

/** One decision of a random match, just before somebody does something. */
export type Position<K extends Kinds> = Inspectors<K> & {
  readonly match: Match<K>;
  readonly turn: Turn<K>;
  /** For the inspectors alone: sampling does not change what the players do. */
  readonly chance: Rng;
};

export const nameOf = (viewer: Viewer): string =>
  viewer === 'spectator' ? 'the spectator' : `seat ${viewer}`;

/** Holds two findings against each other. */
export function agree(
  law: LawNumber,
  sentence: string,
  path: string,
  truth: unknown,
  other: unknown,
): void {
  const found = difference(truth, other, path);
  if (found !== null) throw new Breach(law, `${sentence} (${found})`);
}

/** The same where the other finding may fail for want of a secret. */
export function agreeWithout(sentence: string, path: string, truth: unknown, look: () => unknown) {
  let seen: unknown;
  try {
    seen = look();
  } catch (problem) {
    throw new Breach(4, `${sentence} (${path} without it: ${String(problem)})`);
  }
  agree(4, sentence, path, truth, seen);
}
