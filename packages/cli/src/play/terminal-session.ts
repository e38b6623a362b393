import { existsSync } from 'node:fs';
import type { BotClient } from '@quarterdeck/bots';
import { at, type Choice, type Seat } from '@quarterdeck/kernel';
import type { Engine, ErasedKinds, Event, View } from '@quarterdeck/kernel/engine';
import {
  BadReplay,
  CannotUndo,
  type Recording,
  readReplay,
  replayText,
  type UndoFault,
  writeReplay,
} from '@quarterdeck/kernel/replay';
import type { Prompt, Speaker } from '@quarterdeck/kernel/say';
import { BadFile, readText, writeText } from '../files.ts';
import { isCommand } from '../outside/command.ts';
import { isTrouble, type OutsideSeat } from '../outside/outside-seat.ts';
import { subSeed } from '../seeds.ts';
import { STAND_IN } from '../sim/contestant.ts';
import type { Terminal } from '../terminal.ts';
import type { Headings } from './headings.ts';
import { namesSeenBy } from './names.ts';
import { outcomeText } from './outcome-text.ts';
import { positionText } from './position-text.ts';
import { type Numbered, numbered, whyNot } from './prompt-text.ts';
import { lineText, spokenLines } from './spoken-log.ts';

/** A person waits: on a machine where a bot is slow it makes do with less thought. */
const BUDGET = { millis: 2500 } as const;

export type Seating = {
  readonly me: Seat;
  readonly names: readonly string[];
  /** Who plays each seat; the person's own is not read. */
  readonly bots: readonly string[];
  readonly seed: number;
  /** Milliseconds for an answer of somebody's own program. */
  readonly patience?: number;
};

export type TerminalSessionParts = {
  readonly terminal: Terminal;
  readonly table: Recording<ErasedKinds>;
  readonly voice: Speaker<ErasedKinds>;
  /** Tells the position; says which of the names is the person's. */
  readonly narrator: Speaker<ErasedKinds>;
  readonly client: BotClient;
  /** Programs of somebody's own, by seat. */
  readonly outsiders: ReadonlyMap<Seat, OutsideSeat>;
  readonly seating: Seating;
  /** What has happened before, as it is shown. */
  readonly log: readonly string[];
  /** Of the log so far. */
  readonly headings: Headings;
};

const HELP = `  1, 2, 3 …    do what stands there
  why          what is not possible now, and which rule says so
  view         the table as you see it
  log [n]      what has happened
  undo         take back your last answer, if it showed nobody anything
  save <file>  keep the match as a replay; play --load opens it
  quit         leave`;
const USUAL_LOG = 20;
const CANNOT_UNDO: { readonly [F in UndoFault]: string } = {
  'nothing-to-undo': 'There is no answer of yours to take back.',
  'already-shown': 'Your last answer stands: dice were rolled, or something hidden was shown.',
  'other-seat': 'Your last answer stands: somebody else has answered since.',
};

/** A person and bots at one table, until the match is over or the person leaves. */
export class TerminalSession {
  readonly #terminal: Terminal;
  readonly #table: Recording<ErasedKinds>;
  readonly #voice: Speaker<ErasedKinds>;
  readonly #narrator: Speaker<ErasedKinds>;
  readonly #client: BotClient;
  readonly #outsiders: ReadonlyMap<Seat, OutsideSeat>;
  readonly #seating: Seating;
  readonly #log: string[];
  readonly #headings: Headings;
  /** Whether others have done something since the person last saw the table. */
  #changed = true;

  constructor(parts: TerminalSessionParts) {
    const { terminal, table, voice, narrator, client, outsiders, seating, log, headings } = parts;
    this.#terminal = terminal;
    this.#table = table;
    this.#voice = voice;
    this.#narrator = narrator;
    this.#client = client;
    this.#outsiders = outsiders;
    this.#seating = seating;
    this.#log = log.slice();
    this.#headings = headings;
  }

  async play(): Promise<void> {
    const { me } = this.#seating;
    for (;;) {
      this.#tell(this.#table.playForced());
      const asked = this.#engine.asked(this.#table.match);
      const first = asked[0];
      if (first === undefined) return this.#finish();
      if (asked.some(({ seat }) => seat === me)) {
        if (!(await this.#askPerson())) return;
      } else await this.#askBot(first.seat);
    }
  }

  get #engine(): Engine<ErasedKinds> {
    return this.#table.engine;
  }

  get #view(): View {
    return this.#engine.view(this.#table.match, this.#seating.me);
  }

  async #askBot(seat: Seat): Promise<void> {
    const choice = (await this.#askOutsider(seat)) ?? (await this.#decided(seat));
    this.#tell(this.#table.play(seat, choice));
    this.#changed = true;
  }

  /** Null where a stand-in answers, and it is said why. */
  async #askOutsider(seat: Seat): Promise<Choice | null> {
    const outsider = this.#outsiders.get(seat);
    const { match } = this.#table;
    const choices = this.#engine.choices(match, seat);
    if (outsider === undefined || choices.length < 2) return null;
    const answered = await outsider.answer(match, choices);
    if (answered === null || !isTrouble(answered)) return answered;
    const name = at(this.#seating.names, seat);
    this.#terminal.note(`${name}: ${answered.code}: ${answered.message}. A stand-in answers.\n`);
    return null;
  }

  async #decided(seat: Seat): Promise<Choice> {
    const { bots, seed } = this.#seating;
    const { header, match, length, pack } = this.#table;
    const { own } = pack;
    const bot = at(bots, seat);
    const { choice } = await this.#client.decide({
      game: header.game,
      bot: isCommand(bot) ? STAND_IN : bot,
      seat,
      view: this.#engine.wireView(match, seat),
      seed: subSeed(seed, length),
      budget: BUDGET,
      ...(own === undefined ? {} : { pack: own }),
    });
    return choice;
  }

  /** False when the person has left. */
  async #askPerson(): Promise<boolean> {
    if (this.#changed) this.#terminal.print(`\n${this.#picture()}\n`);
    this.#changed = false;
    const offers = this.#offers();
    this.#terminal.print(offers.text);
    for (;;) {
      const line = await this.#terminal.ask('> ');
      if (line === null) return this.#leave('The input has ended, and with it the match.');
      const [word = '', ...rest] = line.trim().split(/\s+/);
      if (word === 'quit') return this.#leave('Fair winds.');
      const choice = /^\d+$/.test(word) ? offers.choices[Number(word) - 1] : undefined;
      if (choice !== undefined) {
        this.#tell(this.#table.play(this.#seating.me, choice));
        return true;
      }
      if (word === 'undo' && this.#undo()) return true;
      if (word !== '' && word !== 'undo') this.#terminal.print(this.#reply(word, rest, offers));
    }
  }

  #reply(word: string, rest: readonly string[], { choices }: Numbered): string {
    if (word === 'why') return whyNot(this.#prompt());
    if (word === 'view') return this.#picture();
    if (word === 'log') return this.#logText(Number(rest[0] ?? USUAL_LOG));
    if (word === 'save') return this.#save(rest.join(' '));
    if (word === 'help') return HELP;
    return `Expected a number from 1 to ${choices.length} or a command (help lists them), got "${word.slice(0, 40)}".`;
  }

  #offers(): Numbered {
    const { me } = this.#seating;
    const view = this.#view;
    const asides = this.#engine
      .asides(this.#table.match, me)
      .map((choice) => ({ choice, label: this.#voice.aside(view, me, choice) }));
    return numbered(this.#prompt(), asides);
  }

  #prompt(): Prompt<Choice, Choice> {
    const { me } = this.#seating;
    const { match } = this.#table;
    const denied = this.#engine.explain(match, me);
    return this.#voice.prompt(this.#view, me, this.#engine.choices(match, me), denied);
  }

  #undo(): boolean {
    try {
      this.#table.undo(this.#seating.me);
    } catch (problem) {
      if (!(problem instanceof CannotUndo)) throw problem;
      this.#terminal.print(CANNOT_UNDO[problem.code]);
      return false;
    }
    this.#log.push('  · You take back your last answer.');
    this.#terminal.print('Taken back.');
    return true;
  }

  /** A file that cannot be written is said, and the match goes on. */
  #save(file: string): string {
    if (file === '') return 'Expected the name of a file: save <file>.';
    try {
      if (!isFree(file)) return `${file} is no saved match, and stays. Choose another name.`;
      writeText(file, replayText(writeReplay(this.#table)));
      return `Saved as ${file}.`;
    } catch (problem) {
      if (!(problem instanceof BadFile)) throw problem;
      return problem.message;
    }
  }

  #tell(events: readonly Event[]): void {
    for (const outsider of this.#outsiders.values()) outsider.happened(events);
    const view = this.#view;
    const seen = this.#engine.see(events, this.#seating.me);
    for (const line of spokenLines(seen, view, this.#voice, this.#headings)) {
      this.#log.push(lineText(line));
      this.#terminal.print(lineText(line));
    }
  }

  #logText(count: number): string {
    if (!Number.isInteger(count) || count < 1) return 'Expected how many lines: log 20.';
    const lines = this.#log.slice(-count);
    return lines.length === 0 ? 'Nothing has happened yet.' : lines.join('\n');
  }

  #picture(): string {
    const { names, me } = this.#seating;
    const parts = {
      engine: this.#engine,
      speaker: this.#narrator,
      names: namesSeenBy(names, me),
      columns: this.#terminal.columns,
    };
    return positionText(parts, this.#view);
  }

  #leave(farewell: string): false {
    this.#terminal.print(farewell);
    return false;
  }

  #finish(): void {
    const outcome = this.#engine.outcome(this.#table.match);
    if (outcome === null) throw new Error('the match is over without an outcome');
    for (const outsider of this.#outsiders.values()) outsider.over(outcome);
    const { names } = this.#seating;
    const view = this.#engine.view(this.#table.match, 'spectator');
    this.#terminal.print(`\n${outcomeText(outcome, view, this.#voice, names)}`);
  }
}

/** Whether nothing is lost by writing there: no file, or an earlier save. */
function isFree(file: string): boolean {
  if (!existsSync(file)) return true;
  try {
    readReplay(readText(file));
    return true;
  } catch (problem) {
    if (problem instanceof BadReplay) return false;
    throw problem;
  }
}
