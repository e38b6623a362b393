import { sameChoice } from '../engine/choices.ts';
import type { Engine } from '../engine/engine.ts';
import { QuarterdeckError } from '../errors.ts';
import type { Seat } from '../ids.ts';
import type { Kinds } from '../kinds.ts';
import type { Match } from '../match.ts';
import type { Answer } from './showing.ts';
import { couldLearn, isSilent, stillWaits } from './showing.ts';

export type UndoFault = 'nothing-to-undo' | 'already-shown' | 'other-seat';

export class CannotUndo extends QuarterdeckError {
  declare readonly code: UndoFault;

  constructor(code: UndoFault, sentence: string) {
    super(code, sentence);
  }
}

/** A seat that does and undoes for hours must not fill the memory. Old logs rely on the number. */
const LONGEST_CHAIN = 128;

/** An answer, and whether it was forced; null until somebody wants to know. */
type Link<K extends Kinds> = Answer<K> & { forced: boolean | null };

/**
 * The answers that can still be taken back, the last one on top: a run of one seat's own answers that
 * showed nothing, with answers between them that were forced. Whatever ends the run drops it, since
 * nothing below can be reached any more.
 *
 * To find out what an answer showed costs more than the answer. So answers wait here unlooked at until
 * somebody wants to take one back, or to know whether one can.
 */
export class UndoChain<K extends Kinds> {
  readonly #engine: Engine<K>;
  #answers: Link<K>[] = [];
  /** Answers after those that were not looked at yet. */
  #waiting: Link<K>[] = [];
  /** How many answers of each seat stand, those included that were dropped. */
  #standing: Map<Seat, number>;
  /** Whose run it is. */
  #owner: Seat | null = null;
  /** Whether the top answer was silent; null until somebody wants to know. Those below were. */
  #topIsSilent: boolean | null = null;
  /** The same of what would be taken back now, and of what could have come to light. */
  #goingCouldLearn: boolean | null = null;

  /** `standing`: by seat, the answers that stand and can be taken back no more. */
  constructor(engine: Engine<K>, standing: ReadonlyMap<Seat, number> = new Map()) {
    this.#engine = engine;
    this.#standing = new Map(standing);
  }

  /** `forced`: where that is known already. True where nothing before it can be taken back any more. */
  add(answer: Answer<K>, forced: boolean | null = null): boolean {
    const link = { ...answer, forced };
    const endsRun = this.#surelyEndsRun(link);
    if (endsRun) {
      this.#answers = [];
      this.#waiting = [];
    }
    this.#waiting.push(link);
    this.#standing.set(answer.seat, this.#standingOf(answer.seat) + 1);
    if (this.#waiting.length > LONGEST_CHAIN) this.#lookAtAll();
    return endsRun;
  }

  /** As far as it can be told at no cost: it used chance, or another seat answered of its own will. */
  #surelyEndsRun({ before, seat, forced }: Link<K>): boolean {
    const last = this.#waiting.at(-1) ?? this.#answers.at(-1);
    if (last === undefined) return false;
    if (last.before.rng.used !== before.rng.used) return true;
    return forced === false && last.forced === false && last.seat !== seat;
  }

  #lookAtAll(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const link of waiting) this.#lookAt(link);
  }

  #lookAt(link: Link<K>): void {
    if (!this.#goesOnWith(link)) {
      this.#answers = [];
      this.#owner = link.seat;
    }
    this.#answers.push(link);
    if (this.#answers.length > LONGEST_CHAIN) this.#answers.shift();
    this.#topIsSilent = null;
    this.#goingCouldLearn = null;
  }

  /** Once another seat has answered of its own will it has acted on what it saw: that stands. */
  #goesOnWith(answer: Link<K>): boolean {
    if (this.#answers.length === 0) return false;
    if (answer.seat !== this.#owner && !this.#isForced(answer)) return false;
    return this.#isOpen(answer.before);
  }

  /** Why the seat cannot take back its last answer; null if it can. */
  fault(seat: Seat, now: Match<K>): UndoFault | null {
    this.#lookAtAll();
    if (this.#answers.length === 0 || this.#standingOf(seat) === 0) return 'nothing-to-undo';
    if (this.#owner !== seat) return 'other-seat';
    if (!this.#isOpen(now) || this.#couldHaveLearned(now)) return 'already-shown';
    return this.#going().length === 0 ? 'nothing-to-undo' : null;
  }

  /** The seats whose answers go when the owner takes back its last own one; the last one first. */
  seatsGoing(): readonly Seat[] {
    this.#lookAtAll();
    return this.#going()
      .map((answer) => answer.seat)
      .reverse();
  }

  /**
   * Takes back one answer, and gives the match before it, which is the chain's own. Logs are held to what
   * did come to light, and not to what could have: how a game imagines worlds may change, its rules do not.
   */
  takeBack(seat: Seat, now: Match<K>): Match<K> {
    this.#lookAtAll();
    const top = this.#answers.at(-1);
    if (top === undefined || top.seat !== seat || !this.#isOpen(now))
      throw cannotUndo('nothing-to-undo', seat);
    this.#answers.pop();
    this.#standing.set(seat, this.#standingOf(seat) - 1);
    this.#topIsSilent = true;
    this.#goingCouldLearn = null;
    return top.before;
  }

  /** Whether no answer is left of which anybody could say that it can be taken back. */
  get isEmpty(): boolean {
    return this.#answers.length === 0 && this.#waiting.length === 0;
  }

  copy(): UndoChain<K> {
    const copy = new UndoChain(this.#engine, this.#standing);
    copy.#answers = this.#answers.slice();
    copy.#waiting = this.#waiting.slice();
    copy.#owner = this.#owner;
    copy.#topIsSilent = this.#topIsSilent;
    return copy;
  }

  #standingOf(seat: Seat): number {
    return this.#standing.get(seat) ?? 0;
  }

  #isOpen(now: Match<K>): boolean {
    const top = this.#answers.at(-1);
    if (top === undefined) return false;
    this.#topIsSilent ??= isSilent(this.#engine, top, now);
    return this.#topIsSilent;
  }

  #couldHaveLearned(now: Match<K>): boolean {
    this.#goingCouldLearn ??= this.#going().some(
      (answer, nth, going) =>
        !stillWaits(answer, going[nth + 1]?.before ?? now) && couldLearn(this.#engine, answer),
    );
    return this.#goingCouldLearn;
  }

  /** The last answer that was not forced, and what came after it. */
  #going(): readonly Link<K>[] {
    const own = this.#answers.findLastIndex((answer) => !this.#isForced(answer));
    return own < 0 ? [] : this.#answers.slice(own);
  }

  /** Going back to a question with one answer would help nobody. */
  #isForced(link: Link<K>): boolean {
    if (link.forced === null) {
      const forced = this.#engine.forced(link.before);
      link.forced =
        forced !== null && forced.seat === link.seat && sameChoice(forced.choice, link.choice);
    }
    return link.forced;
  }
}

const WHY: Record<UndoFault, string> = {
  'nothing-to-undo': 'there is none.',
  'other-seat': 'another seat has answered since.',
  'already-shown': 'it used chance or showed something hidden.',
};

export const cannotUndo = (fault: UndoFault, seat: Seat): CannotUndo =>
  new CannotUndo(fault, `Seat ${seat} cannot take back an answer: ${WHY[fault]}`);
