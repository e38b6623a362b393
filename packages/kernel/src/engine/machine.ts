import { below, shuffle } from '../chance/rng.ts';
import { unreachable } from '../errors.ts';
import type { Seat } from '../ids.ts';
import { at } from '../ids.ts';
import type { Choice, ErasedKinds } from '../kinds.ts';
import type { AnyEvent, Frame, Match } from '../match.ts';
import type { Act, Aside, ErasedStep } from '../steps.ts';
import type { StepTable } from './step-table.ts';
import { topOf } from './step-table.ts';

/** No rulebook has a sequence near this long without a question: beyond it, a step queues itself. */
const RUNAWAY = 100_000;

/** Looks at every asking frame before it is put to anybody: the laws hook in here. */
export type Watch = (match: Match, frame: Frame, step: ErasedStep) => void;

/** Looks at every frame before it runs or asks, and at how many events have been told until then. */
export type WatchFrames = (match: Match, frame: Frame, told: number) => void;

const NO_MATCH: Match = {
  terms: { seats: 0, options: {}, packHash: '' },
  state: {},
  stack: [],
  given: [],
  rng: { kind: 'none', words: [], used: 0 },
  answers: 0,
  rig: [],
};

/**
 * Runs the top frame until a step asks somebody something. A machine works on one match at a time and
 * is not re-entrant: steps never call the engine.
 */
export class Machine {
  readonly #steps: StepTable;
  readonly #watch: Watch | null;
  readonly #watchFrames: WatchFrames | null;
  readonly #act: Act<ErasedKinds>;
  #match: Match = NO_MATCH;
  #events: AnyEvent[] | null = null;
  /** Where the frames begin that the step now running has queued; they are turned round after it. */
  #floor = 0;

  constructor(steps: StepTable, watch: Watch | null, watchFrames: WatchFrames | null) {
    this.#steps = steps;
    this.#watch = watch;
    this.#watchFrames = watchFrames;
    this.#act = this.#verbs();
  }

  #verbs(): Act<ErasedKinds> {
    const below = (n: number): number => this.#below(n);
    return {
      next: (step, data) => {
        if (this.#watch !== null) deepFreeze(data);
        this.#match.stack.push({ step, data, at: 0 });
      },
      skipTo: (step) => this.#skipTo(step),
      emit: (clause, event, data) => {
        if (this.#events === null) return;
        if (this.#watch !== null) deepFreeze(data);
        this.#events.push({ event, clause, data });
      },
      below,
      roll: (sides) => below(sides) + 1,
      pick: (items) => at(items, below(items.length)),
      shuffle: (items) => shuffle(this.#match.rng, items),
    };
  }

  /** Runs until somebody is asked. */
  run(match: Match): void {
    this.#take(match);
    this.#advance();
  }

  /** The same from the frames that `begin` queues. */
  start(match: Match, begin: (act: Act<ErasedKinds>) => void): void {
    this.#take(match);
    this.#floor = 0;
    begin(this.#act);
    this.#turnRound();
    this.#advance();
  }

  answer(match: Match, seat: Seat, choice: Choice): void {
    this.#take(match);
    const { stack } = match;
    const top = topOf(stack);
    if (top === undefined) throw new Error('the match is over');
    const step = this.#steps.of(top);
    switch (step?.kind) {
      case 'decision':
        match.answers++;
        stack.pop();
        this.#floor = stack.length;
        step.answer(match.state, top.data, choice, this.#act);
        this.#turnRound();
        break;
      case 'window':
        match.answers++;
        if (choice.do === 'pass') stack[stack.length - 1] = moved(top, top.at + 1);
        else {
          this.#floor = stack.length;
          step.answer(match.state, top.data, seat, choice, this.#act);
          this.#turnRound();
        }
        break;
      case 'together':
        // A change of mind shows nowhere, in no counter either.
        if (match.given[seat] === null) match.answers++;
        match.given[seat] = choice;
        if (!this.#reveal()) return;
        break;
      case 'auto':
      case 'closing':
      case undefined:
        throw new Error(`${top.step} asks nobody`);
      default:
        unreachable(step);
    }
    this.#advance();
  }

  /** Runs above the waiting frame, which is then looked at afresh. */
  answerAside(match: Match, aside: Aside<ErasedKinds>, seat: Seat, choice: Choice): void {
    this.#take(match);
    match.answers++;
    this.#floor = match.stack.length;
    const waiting = topOf(match.stack);
    aside.answer(match.state, seat, choice, this.#act);
    this.#turnRound();
    this.#advance();
    const top = topOf(match.stack);
    const step = top === undefined ? undefined : this.#steps.of(top);
    // Answers belong to the very frame they were given to, not to the next one of its name.
    if (top === undefined || top !== waiting || step?.kind !== 'together') {
      match.given.fill(null);
      return;
    }
    const seats = step.seats(match.state, top.data);
    match.given.forEach((_, index) => {
      if (!seats.includes(index as Seat)) match.given[index] = null;
    });
    if (this.#reveal()) this.#advance();
  }

  /** Noted only where it is another: a new object in an old one is work for the garbage collector. */
  #take(match: Match): void {
    if (this.#match !== match) this.#match = match;
  }

  /** Whatever happens inside is told into `events`. */
  telling<T>(events: AnyEvent[], inside: () => T): T {
    this.#events = events;
    try {
      return inside();
    } finally {
      this.#events = null;
    }
  }

  #advance(): void {
    const { state, stack } = this.#match;
    for (let guard = 0; ; guard++) {
      const top = topOf(stack);
      if (top === undefined) return;
      if (guard > RUNAWAY) throw new Error(`runaway at ${top.step}`);
      const step = this.#steps.of(top);
      if (step === undefined) throw new Error(`no step ${top.step}`);
      this.#watchFrames?.(this.#match, top, this.#events?.length ?? 0);
      if (step.kind === 'auto') {
        stack.pop();
        this.#floor = stack.length;
        step.run(state, top.data, this.#act);
        this.#turnRound();
      } else if (step.kind === 'closing') {
        stack.pop();
        step.run(state, top.data);
      } else if (this.#waits(top, step)) return;
    }
  }

  /** Whether an asking frame has somebody to ask; if not, it is finished here. */
  #waits(top: Frame, step: ErasedStep): boolean {
    const { state, stack } = this.#match;
    this.#watch?.(this.#match, top, step);
    if (step.kind === 'decision') return true;
    if (step.kind === 'together') {
      if (step.seats(state, top.data).length > 0) return true;
      return !this.#reveal();
    }
    if (step.kind !== 'window') throw new Error(`${top.step} asks nobody`);
    const order = step.order(state, top.data);
    for (let turn = top.at; turn < order.length; turn++) {
      if (!step.asks(state, top.data, at(order, turn))) continue;
      if (turn !== top.at) stack[stack.length - 1] = moved(top, turn);
      return true;
    }
    stack.pop();
    this.#floor = stack.length;
    step.close(state, top.data, this.#act);
    this.#turnRound();
    return false;
  }

  /** The answers of a simultaneous step come to light together, once none is missing. */
  #reveal(): boolean {
    const { state, stack, given } = this.#match;
    const top = at(stack, stack.length - 1);
    const step = this.#steps.of(top);
    if (step?.kind !== 'together') throw new Error(`${top.step} is not simultaneous`);
    const answers: [Seat, Choice][] = [];
    for (const seat of step.seats(state, top.data)) {
      const choice = given[seat] ?? null;
      if (choice === null) return false;
      answers.push([seat, choice]);
    }
    given.fill(null);
    stack.pop();
    this.#floor = stack.length;
    step.reveal(state, top.data, answers, this.#act);
    this.#turnRound();
    return true;
  }

  #skipTo(step: string): void {
    const { stack } = this.#match;
    if (stack.length > this.#floor) throw new Error(`skipTo ${step}: skip first, then queue`);
    let to = stack.length - 1;
    while (to >= 0 && stack[to]?.step !== step) to--;
    if (to < 0) throw new Error(`skipTo: no frame ${step} on the stack`);
    while (stack.length > to + 1) this.#close(stack.pop());
    this.#floor = stack.length;
  }

  #close(frame: Frame | undefined): void {
    if (frame === undefined) return;
    const step = this.#steps.of(frame);
    if (step?.kind === 'closing') step.run(this.#match.state, frame.data);
  }

  /** A stack runs its last frame first; what a step queued first must happen first. */
  #turnRound(): void {
    const { stack } = this.#match;
    for (let i = this.#floor, j = stack.length - 1; i < j; i++, j--) {
      const low = at(stack, i);
      stack[i] = at(stack, j);
      stack[j] = low;
    }
  }

  #below(n: number): number {
    const { rig, rng } = this.#match;
    const next = rig.length === 0 ? undefined : rig.shift();
    if (next === undefined) return below(rng, n);
    if (next < 0 || next >= n) throw new Error(`rig: ${next} is not below ${n}`);
    return next;
  }
}

/** Frames never change: a window that has come further is another frame. */
const moved = (frame: Frame, at: number): Frame => ({ step: frame.step, data: frame.data, at });

function deepFreeze(value: object): void {
  Object.freeze(value);
  for (const part of Object.values(value) as unknown[])
    if (typeof part === 'object' && part !== null && !Object.isFrozen(part)) deepFreeze(part);
}
