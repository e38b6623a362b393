// What is wrong with the words of a lesson, read as the learner reads them.

import type { Engine } from '../../engine/engine.ts';
import type { Seat } from '../../ids.ts';
import type { Kinds } from '../../kinds.ts';
import type { Described, Viewing } from '../../say/describe.ts';
import type { Catalogue } from '../../say/message.ts';
import { render } from '../../say/render.ts';
import { erased, type Say } from '../../say/say.ts';
import { speaker } from '../../say/speaker.ts';
import type { Lesson, LessonBook } from '../../staging/lesson.ts';
import type { LessonMoment, ShownNote } from '../../staging/lesson-moment.ts';

const MOST_WORDS = 30;
/** Between two answers of the learner. */
const MOST_NOTES = 2;
const BANNED = /\b(simply|just|obviously|remember|as you know)\b|!/i;

export const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => word !== '').length;

/** Says a note as the page does. */
export const saysNote =
  <K extends Kinds>(say: Say<K>, { words }: LessonBook<K>, lesson: Lesson<K>) =>
  ({ key, with: figures }: ShownNote): string =>
    render(figures === undefined ? { key } : { key, with: figures }, {
      catalogue: { ...erased(say).catalogue, ...words },
      names: lesson.names,
    });

/** Figures come from the view: none stands in the text. */
export function flawsOfWords(words: Catalogue): string[] {
  return Object.entries(words).flatMap(([key, text]) => [
    ...(/\d/.test(text) ? [`${key}: a figure stands in the text; take it from the view.`] : []),
    ...(BANNED.test(text)
      ? [`${key}: ${BANNED.exec(text)?.[0]} is not how the coach speaks.`]
      : []),
  ]);
}

type Naming<K extends Kinds> = {
  readonly say: Say<K>;
  readonly describe?: ((viewing: Viewing<K>) => readonly Described[]) | 'any';
};

/** The notes that are shown at one moment. */
export function flawsAt<K extends Kinds>(
  engine: Engine<K>,
  { say, describe }: Naming<K>,
  lesson: Lesson<K>,
  { match, notes, at }: LessonMoment<K>,
  said: (note: ShownNote) => string,
): string[] {
  const step = lesson.steps[at]?.id ?? 'end';
  const view = engine.view(match, lesson.learner as Seat);
  const voice = speaker(say, { names: lesson.names });
  const seats = lesson.names.map((called) => ({ called }));
  const places = [
    ...(voice.describe(view) ?? []).flatMap((section) => section.places),
    ...(typeof describe === 'function'
      ? describe({ view, me: lesson.learner as Seat, seats, speaker: voice })
      : []),
  ];
  const named = new Set(places.map(({ target }) => target));
  const flaws = notes.flatMap((note) => [
    ...flawsOf(said(note)).map((flaw) => `${note.key}: ${flaw}`),
    ...note.points
      .filter((target) => describe !== 'any' && !named.has(target))
      .map((target) => `${note.key}: points at ${target}, which has no name for the learner here.`),
  ]);
  const tooMany = notes.length > MOST_NOTES ? [`${notes.length} notes at once.`] : [];
  return [...flaws, ...tooMany].map((flaw) => `Lesson ${lesson.id}, step ${step}: ${flaw}`);
}

export function flawsOf(text: string): string[] {
  const count = wordsIn(text);
  return [
    ...(count > MOST_WORDS ? [`${count} words are more than ${MOST_WORDS}.`] : []),
    ...(/\[[^\]]*\]/.test(text) ? [`a parameter is not filled: ${text}`] : []),
  ];
}
