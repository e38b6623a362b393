import type { Engine } from '../engine/engine.ts';
import type { Kinds } from '../kinds.ts';
import type { Catalogue } from '../say/message.ts';
import type { AskStep, Lesson, LessonStep, Note } from './lesson.ts';
import { LessonFault } from './lesson-fault.ts';
import { askOf } from './lesson-moment.ts';
import { answerLesson, beginLesson, rightAnswer } from './lesson-play.ts';

/** A note with the field it stands in. */
export type PlacedNote<K extends Kinds> = { readonly field: string; readonly note: Note<K> };

const askNotes = <K extends Kinds>(step: AskStep<K>): PlacedNote<K>[] => [
  { field: 'before', note: step.before },
  ...(step.onRight === undefined ? [] : [{ field: 'onRight', note: step.onRight }]),
  ...(step.others ?? []).map(({ says }, at) => ({ field: `others[${at}].says`, note: says })),
  ...(step.onOther === undefined ? [] : [{ field: 'onOther', note: step.onOther }]),
  { field: 'hint', note: step.hint },
];

/** Every note of a step. */
export function notesOf<K extends Kinds>(step: LessonStep<K>): PlacedNote<K>[] {
  if (step.kind === 'ask') return askNotes(step);
  if (step.kind === 'reach')
    return (['before', 'onReached', 'onMissed', 'hint'] as const).map((field) => ({
      field,
      note: step[field],
    }));
  const { note } = step;
  return note === undefined ? [] : [{ field: 'note', note }];
}

/**
 * Refuses a lesson that cannot be played as it is written: an impossible position, a question that is
 * not asked, an answer that is not offered, a key without words. Throws `LessonFault`, which names step
 * and field. It plays the straight way once, so it is cheap enough for every opening of a lesson; that
 * every other way holds too is for tests (`lessonHolds`).
 */
export function readLesson<K extends Kinds>(
  engine: Engine<K>,
  lesson: Lesson<K>,
  words: Catalogue,
): void {
  const fault = (step: string, field: string, why: string): LessonFault =>
    new LessonFault({ lesson: lesson.id, step, field }, why);
  const seen = new Set<string>();
  if (lesson.names.length !== lesson.start.seats)
    throw fault('start', 'names', `expected ${lesson.start.seats}, got ${lesson.names.length}.`);
  if (!(lesson.learner in lesson.names))
    throw fault('start', 'learner', `there is no seat ${lesson.learner}.`);
  for (const [at, step] of lesson.steps.entries()) {
    if (seen.has(step.id)) throw fault(step.id, 'id', 'two steps have this id.');
    seen.add(step.id);
    const isFirst = lesson.steps.slice(0, at).every(({ kind }) => kind === 'say');
    if (step.kind === 'say' && !isFirst)
      throw fault(step.id, 'kind', 'a note without a question stands at the beginning only.');
    if (step.kind === 'ask' && (step.onOther === undefined) !== (step.nothingElse === true))
      throw fault(step.id, 'onOther', 'expected either onOther or nothingElse.');
    for (const { field, note } of notesOf(step))
      if (!hasWords(words, note.key))
        throw fault(step.id, `${field}.key`, `no words for ${note.key}.`);
    if (step.title !== undefined && !hasWords(words, step.title))
      throw fault(step.id, 'title', `no words for ${step.title}.`);
  }
  const keys = [lesson.title, lesson.about, ...lesson.end.map(({ key }) => key)];
  const missing = keys.find((key) => !hasWords(words, key));
  if (missing !== undefined) throw fault('end', 'key', `no words for ${missing}.`);
  playStraight(engine, lesson);
}

function playStraight<K extends Kinds>(engine: Engine<K>, lesson: Lesson<K>): void {
  let { moment } = beginLesson(engine, lesson);
  for (let ask = askOf(lesson, moment); ask !== undefined; ask = askOf(lesson, moment)) {
    const choice = rightAnswer(engine, lesson, moment);
    const turn = answerLesson(engine, lesson, moment, choice);
    if (turn.verdict !== 'right')
      throw new LessonFault(
        { lesson: lesson.id, step: ask.id, field: 'right' },
        `${JSON.stringify(choice)} is meant to be right, and is not.`,
      );
    moment = turn.moment;
  }
}

const hasWords = (words: Catalogue, key: string): boolean =>
  [key, `${key}_other`].some((one) => Object.hasOwn(words, one));
