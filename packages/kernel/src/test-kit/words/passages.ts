// The headings of a log, held against whose turn the engine says it is.

import type { Seat, Viewer } from '../../ids.ts';
import type { Kinds } from '../../kinds.ts';
import type { Event } from '../../match.ts';
import { isSamePassage, type SpokenPassage } from '../../say/story.ts';
import type { Listening } from './listening.ts';
import { note, spoken } from './listening.ts';

/** The passage that a reader is in, and how many turns were headed so far. */
export type Reading = { passage: SpokenPassage | undefined; turns: number };

export const newReading = (): Reading => ({ passage: undefined, turns: 0 });

/** Whose turn the engine says it is, just before an answer. */
export function turnNow<K extends Kinds>({ engine, match, voice }: Listening<K>): Seat | undefined {
  return voice.turn(engine.view(match, 'spectator'));
}

/**
 * Reads on through what one answer made happen. What comes before the first new heading was done in
 * the turn in which the answer was asked for: it must stand under the heading of that turn.
 */
export function readOn<K extends Kinds>(
  listening: Listening<K>,
  reading: Reading,
  events: readonly Event<K>[],
  asked: { readonly turn: Seat | undefined } | undefined,
): void {
  const { engine, match, voice, flaws } = listening;
  const viewer: Viewer = 'spectator';
  const view = engine.view(match, viewer);
  let isFirst = true;
  for (const event of engine.see(events, viewer)) {
    const opened = spoken(listening, `passage of ${event.event}`, () => voice.passage(view, event));
    if (opened !== undefined && !isSamePassage(reading.passage, opened)) {
      reading.passage = opened;
      if (opened.kind === 'turn') reading.turns++;
      if (opened.title !== undefined) note(listening, `passage of ${event.event}`, opened.title);
      isFirst = false;
    }
    if (isFirst && asked !== undefined && reading.passage?.seat !== asked.turn)
      flaws.add(
        `passage: ${event.event} stands under ${named(reading.passage)}, in the turn of ${asked.turn}`,
      );
  }
}

const named = (passage: SpokenPassage | undefined): string =>
  passage === undefined ? 'no heading' : `${passage.title ?? passage.kind} (${passage.seat})`;
