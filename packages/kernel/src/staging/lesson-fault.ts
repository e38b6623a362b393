import { QuarterdeckError } from '../errors.ts';

/** Where in a lesson something is wrong. */
export type LessonPlace = {
  readonly lesson: string;
  /** The id of the step; `start` and `end` are steps too. */
  readonly step: string;
  /** `at`, `right.answers[1]`, `others[0].when`, `rig`, `before.key` … */
  readonly field: string;
};

/** A lesson that cannot be played as it is written: names step and field. */
export class LessonFault extends QuarterdeckError {
  declare readonly code: 'bad-lesson';
  readonly place: LessonPlace;

  constructor(place: LessonPlace, why: string) {
    const { lesson, step, field } = place;
    super('bad-lesson', `Lesson ${lesson}, step ${step}, ${field}: ${why}`);
    this.place = place;
  }
}
