import type { Choice, Outcome, Seat } from '@quarterdeck/kernel';
import {
  type AnyEvent,
  type Engine,
  type ErasedKinds,
  type Match,
  sameChoice,
} from '@quarterdeck/kernel/engine';
import type { Json } from '@quarterdeck/kernel/pack';
import { answerIn } from './answer.ts';
import { wordsOf } from './command.ts';
import { Program } from './program.ts';

/** Why a program's answer was not taken. */
export type TroubleCode = 'crashed' | 'garbage' | 'silent' | 'illegal';
export type Trouble = { readonly code: TroubleCode; readonly message: string };

/** How long a program may think, where nobody says otherwise. */
export const USUAL_PATIENCE = 10_000;
/** What a program may take to start, before its first answer. */
const START_MILLIS = 10_000;
/** Silent this often in one match, it has hung. */
const MOST_SILENCES = 3;

export type OutsideSeatParts = {
  readonly machine: Engine<ErasedKinds>;
  /** `cmd:` and the command line. */
  readonly bot: string;
  readonly seat: Seat;
  readonly names: readonly string[];
  /** What the table is called. */
  readonly table: string;
  readonly patience: number;
};

/** One seat of one match, played by a program of its own: it is told what the seat may know. */
export class OutsideSeat {
  readonly #parts: OutsideSeatParts;
  readonly #program: Program;
  #since: AnyEvent[] = [];
  #silences = 0;
  #hasStarted = false;
  #isGone = false;

  constructor(parts: OutsideSeatParts) {
    this.#parts = parts;
    this.#program = new Program(wordsOf(parts.bot));
    const { names, seat, table, machine, bot, patience } = parts;
    this.#program.tell({ kind: 'welcome', name: names[seat] ?? bot, now: Date.now() });
    this.#program.tell({
      kind: 'seated',
      table: {
        table,
        game: machine.game.id,
        seats: names.map((name, nth) => ({ name, who: nth === seat ? 'you' : 'bot' })),
        answerTime: patience,
        clock: null,
        state: 'playing',
        invitation: null,
      },
    });
  }

  /** What has happened, before it is told of with the next question. */
  happened(events: readonly AnyEvent[]): void {
    this.#since.push(...this.#parts.machine.see(events, this.#parts.seat));
  }

  /** Its answer; else why there is none, said once where it is gone for the rest of the match. */
  async answer(match: Match, choices: readonly Choice[]): Promise<Choice | Trouble | null> {
    if (this.#isGone) return null;
    const { machine, seat, table, patience } = this.#parts;
    const view = machine.wireView(match, seat);
    const dueAt = Date.now() + patience + (this.#hasStarted ? 0 : START_MILLIS);
    this.#hasStarted = true;
    this.#program.tell({
      kind: 'asked',
      table,
      game: machine.game.id,
      seat,
      seq: match.answers,
      step: view.asked.find((one) => one.seat === seat)?.step ?? '',
      view: plain(view),
      choices: choices.map(plain),
      since: this.#since.map(plain),
      dueAt,
    });
    this.#since = [];
    return await this.#heard(match.answers, choices, dueAt);
  }

  over(outcome: Outcome): void {
    const { table } = this.#parts;
    const { ranks, scores } = outcome;
    this.#program.tell({ kind: 'over', table, ranks, scores: plain(scores), ended: null });
  }

  close(): void {
    if (this.#isGone) this.#program.kill();
    else this.#program.close();
  }

  async #heard(seq: number, choices: readonly Choice[], dueAt: number): Promise<Choice | Trouble> {
    for (;;) {
      const heard = await this.#program.hear(Math.max(1, dueAt - Date.now()));
      if (heard.kind === 'ended') {
        this.#isGone = true;
        return { code: 'crashed', message: this.#program.ended ?? 'its output ended' };
      }
      if (heard.kind === 'silent') return this.#silent();
      if (heard.kind !== 'line') return { code: 'garbage', message: 'a line without end' };
      const answer = answerIn(heard.line);
      if (answer === null) return { code: 'garbage', message: quoted(heard.line) };
      // An answer that came too late is to a question that is gone.
      if (answer.seq < seq) continue;
      const chosen = choices.find((one) => sameChoice(one, answer.choice));
      if (chosen !== undefined && answer.seq === seq) return chosen;
      return { code: 'illegal', message: quoted(heard.line) };
    }
  }

  #silent(): Trouble {
    this.#silences++;
    this.#isGone = this.#silences >= MOST_SILENCES;
    const more = this.#isGone ? '; it is not asked any more in this match' : '';
    return { code: 'silent', message: `no answer within ${this.#parts.patience} ms${more}` };
  }
}

export const isTrouble = (answered: Choice | Trouble): answered is Trouble => 'code' in answered;

/** What our engine made is plain; the types of the wire say so. */
const plain = (value: unknown): Json => value as Json;

const LONGEST_QUOTE = 80;
const quoted = (line: string): string =>
  JSON.stringify(line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE)}…` : line);
