import { type Thinker, thinker } from '@quarterdeck/bots';
import type { Seat } from '@quarterdeck/kernel';
import { engine, type WireView } from '@quarterdeck/kernel/engine';
import { loadGame } from '@quarterdeck/shelf';
import { type ServerMessage, type TableUpdate, UpdateReader } from '@quarterdeck/tables';
import type { Between } from './line.ts';

/** Enough to look for the end of a match, and quick. */
const WORLDS = 4;
/** Milliseconds from one answer of a seat to the next: a server lets nobody ask more often than that for long. */
const APART = 36;
/** Of this many changes a page is told one while the mate plays to the end. */
const TOLD_EVERY = 40;
/** Calls of the page count from 1. */
const FIRST_ID = 1_000_000_000;

/** What the game's bots think with, in this process. */
export const mateOf = async (game: string): Promise<Thinker> => {
  const { game: rules } = await loadGame(game);
  return thinker(engine(rules));
};

type Answered = Extract<ServerMessage, { readonly kind: 'answered' }>;

/**
 * Somebody at a page's line who answers for it where the page does not, as another tab of the same person
 * would: people who press one button after the other go on for as long as nobody looks for the end of a match.
 */
export class MateAtLine implements Between {
  readonly #mate: Thinker;
  readonly #game: string;
  readonly #waiting = new Map<number, (value: Answered['value']) => void>();
  /** Answers of the page that the server has not said anything about. */
  readonly #pressed = new Set<number>();
  #reader = new UpdateReader();
  #say: (text: string) => void = () => {};
  #told: TableUpdate | null = null;
  #answeredAt: TableUpdate | null = null;
  #id = FIRST_ID;
  #plays = false;
  #isHurried = false;
  #playing: Promise<void> | null = null;
  /** Answers that were given at the page itself, and taken. */
  #byHand = 0;
  #leaves = 0;
  #onByHand: () => void = () => {};

  constructor(mate: Thinker, game: string) {
    this.#mate = mate;
    this.#game = game;
  }

  readonly begins = (say: (text: string) => void): void => {
    this.#say = say;
    this.#reader = new UpdateReader();
    this.#told = null;
    this.#pressed.clear();
  };

  readonly hears = (text: string): boolean => {
    const message = JSON.parse(text) as ServerMessage;
    if (message.kind === 'answered') return this.#hearsAnswer(message);
    if (message.kind === 'table') this.#told = this.#reader.whole(message.update);
    if (message.kind === 'changed') this.#told = this.#reader.changed(message);
    this.#look();
    return message.kind !== 'changed' || this.#isToBeTold(message.number);
  };

  readonly says = (text: string): string => {
    const { verb, id } = JSON.parse(text) as { readonly verb?: string; readonly id: number };
    if (verb === 'play') this.#pressed.add(id);
    return text;
  };

  get byHand(): number {
    return this.#byHand;
  }

  /** What the page was told last, and as whom. */
  get seen(): { readonly seat: Seat; readonly view: WireView } {
    const told = this.#told;
    if (told === null || told.viewer === 'spectator') throw new Error('nobody sits here');
    return { seat: told.viewer, view: told.view };
  }

  /** The next answers are given at the page, and the mate goes on after them: when they are taken, this comes back. */
  async leave(answers: number): Promise<void> {
    await this.rest();
    this.#leaves = this.#byHand + answers;
    const taken = new Promise<void>((resolve) => {
      this.#onByHand = () => {
        if (this.#byHand >= this.#leaves) resolve();
      };
    });
    this.#plays = true;
    await taken;
  }

  /** Until told otherwise the mate does nothing; comes back when that is so. */
  async rest(): Promise<void> {
    this.#plays = false;
    await this.#playing;
  }

  /**
   * From now on the mate answers, quicker than four pages on one machine can draw it. So the page misses
   * changes, as by a bad line: it finds that out with the next one, and asks for the whole.
   */
  playOn(): void {
    this.#plays = true;
    this.#isHurried = true;
    this.#look();
  }

  /** The replay of the match, once it is over, as the server has it. */
  async replay(): Promise<string> {
    const given = await this.#ask('exportReplay', {});
    if (!given.ok) throw new Error(given.refusal.sentence);
    return String(given.value);
  }

  #isToBeTold(number: number): boolean {
    const isOver = this.#told !== null && this.#told.outcome !== null;
    return !this.#isHurried || isOver || number % TOLD_EVERY === 0;
  }

  /** False for what the page is not to hear. */
  #hearsAnswer({ id, value }: Answered): boolean {
    if (this.#pressed.delete(id) && value.ok) {
      this.#byHand++;
      this.#onByHand();
      this.#look();
    }
    const settle = this.#waiting.get(id);
    this.#waiting.delete(id);
    settle?.(value);
    return settle === undefined;
  }

  #ask(verb: string, args: object): Promise<Answered['value']> {
    const id = this.#id++;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#say(JSON.stringify({ id, verb, on: this.#told?.table.id, ...args }));
    });
  }

  #look(): void {
    if (this.#playing !== null || !this.#isToAnswer()) return;
    this.#playing = this.#answer().finally(() => {
      this.#playing = null;
      this.#look();
    });
  }

  /** What was answered once is not answered again before something new is told. */
  #isToAnswer(): boolean {
    const told = this.#told;
    const isLeft = this.#byHand < this.#leaves || this.#pressed.size > 0;
    if (!this.#plays || isLeft || told === null || told === this.#answeredAt) return false;
    return told.question !== null && told.question.given === null;
  }

  async #answer(): Promise<void> {
    const told = this.#told;
    const apart = new Promise((resolve) => setTimeout(resolve, APART));
    this.#answeredAt = told;
    const { choice } = this.#mate.decide({
      game: this.#game,
      bot: 'mate',
      ...this.seen,
      budget: { iterations: WORLDS },
      seed: this.#id,
    });
    const given = await this.#ask('play', { choice, seq: told?.seq });
    await apart;
    // Too fast, or too late: the same again, or to what is told by then.
    if (!given.ok) this.#answeredAt = null;
  }
}
