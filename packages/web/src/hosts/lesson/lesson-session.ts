import { at, type Choice, type Seat } from '@quarterdeck/kernel';
import type { ErasedKinds } from '@quarterdeck/kernel/engine';
import {
  answerLesson,
  askOf,
  beginLesson,
  hintOf,
  isOnWay,
  type Lesson,
  type LessonMoment,
  lessonAt,
  lessonEnd,
  rightAnswer,
} from '@quarterdeck/kernel/staging';
import type { Coaching, LessonWish, TableHandlers } from '@quarterdeck/tables';
import { type Answered, type StagedParts, StagedTable } from './staged-table.ts';

export type LessonParts = StagedParts & {
  readonly lesson: Lesson<ErasedKinds>;
  readonly exercises: readonly string[];
  readonly wish: LessonWish;
};

type Moment = LessonMoment<ErasedKinds>;

/** Misses of an exercise after which the hint comes unasked, and then the answer. */
const MISSES = { hint: 2, answer: 3 } as const;

/** Who plays on when the lesson is over. */
const EASY_BOT = 'deckhand';

/** A lesson, served like any table of this page: nobody but the coach's strip can tell. */
export class LessonSession {
  readonly #parts: LessonParts;
  readonly #table: StagedTable<Moment>;
  #misses = 0;

  constructor(parts: LessonParts) {
    const { engine, lesson, wish } = parts;
    this.#parts = parts;
    this.#table = new StagedTable(
      parts,
      wish.game,
      {
        eyes: lesson.learner as Seat,
        seats: lesson.names.map((name, seat) => ({
          name: seat === lesson.learner ? wish.name : name,
          colour: at(wish.colours, seat),
          who: seat === lesson.learner ? { kind: 'person' } : { kind: 'bot', bot: EASY_BOT },
        })),
        deal: [],
        matchOf: ({ match }) => match,
        asks: (moment) => askOf(lesson, moment) !== undefined,
        answer: (moment, choice) => this.#answer(moment, choice),
        takenBack: (before, tried) => this.#takenBack(before, tried),
        screen: (moment, isTried) => ({ coach: this.#coaching(moment, isTried) }),
      },
      lessonAt(engine, lesson, wish.at ?? undefined),
    );
  }

  get handlers(): TableHandlers {
    return this.#table.handlers;
  }

  #answer(before: Moment, choice: Choice): Answered<Moment> {
    const { engine, lesson } = this.#parts;
    const { verdict, moment, played } = answerLesson(engine, lesson, before, choice);
    const isTried = verdict === 'tried';
    if (isTried && lesson.kind === 'exercise') this.#misses++;
    return { moment, played, isTried };
  }

  /** The exercise that stands, if one does. */
  #goalAt(moment: Moment) {
    const ask = askOf(this.#parts.lesson, moment);
    return ask?.kind === 'reach' ? ask : undefined;
  }

  /**
   * What was tried goes back to its question, with what was said of it; of an exercise also its
   * goal, which is said last and stays in sight.
   */
  #takenBack(before: Moment, tried: Moment): Moment {
    const said = this.#parts.lesson.kind === 'exercise' ? before.notes.slice(-1) : [];
    return this.#onWay({ ...before, notes: [...tried.notes, ...said] });
  }

  /** The answer can be shown only on a way that is written down: who is on none begins anew. */
  #onWay(moment: Moment): Moment {
    const goal = this.#goalAt(moment);
    if (this.#misses < MISSES.answer || goal === undefined || isOnWay(goal, moment)) return moment;
    const { engine, lesson } = this.#parts;
    this.#table.forgetAnswers();
    return { ...beginLesson(engine, lesson).moment, notes: moment.notes };
  }

  #coaching(moment: Moment, isTried: boolean): Coaching {
    const { engine, lesson, wish, exercises } = this.#parts;
    const ask = askOf(lesson, moment);
    const titled = lesson.steps.filter(({ title }) => title !== undefined).length;
    const reached = lesson.steps.slice(0, moment.at + 1).filter(({ title }) => title !== undefined);
    const isAsking = ask !== undefined && !isTried;
    return {
      game: wish.game,
      lesson: lesson.id,
      kind: lesson.kind,
      at: ask?.id ?? '',
      step: reached.length,
      of: titled,
      mode: ask === undefined ? 'over' : isTried ? 'tried' : 'asks',
      notes: ask === undefined ? lessonEnd(engine, lesson, moment) : moment.notes,
      hint: isAsking ? (hintOf(engine, lesson, moment) ?? null) : null,
      right: isAsking && this.#isShown(ask, moment) ? rightAnswer(engine, lesson, moment) : null,
      help: this.#help,
      misses: this.#misses,
      exercises,
    };
  }

  get #help(): Coaching['help'] {
    if (this.#misses < MISSES.hint) return 0;
    return this.#misses < MISSES.answer ? 1 : 2;
  }

  /** Whether an answer may be lit: of an exercise once it was missed often enough. */
  #isShown(ask: NonNullable<ReturnType<typeof askOf<ErasedKinds>>>, moment: Moment): boolean {
    const isWanted = this.#parts.lesson.kind !== 'exercise' || this.#help === 2;
    return isWanted && (ask.kind === 'ask' ? ask.unhelped !== true : isOnWay(ask, moment));
  }
}
