import type { Choice, Seat } from '@quarterdeck/kernel';
import { below, sfcRng } from '@quarterdeck/kernel/chance';
import type { WireView } from '@quarterdeck/kernel/engine';
import type { LiveTable } from './live-table.ts';
import { sentPack } from './sent-pack.ts';

/** All that a bot is handed: one seat's view, as it goes over the wire. */
export type BotQuestion = {
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  readonly view: WireView;
  readonly pack?: unknown;
  readonly seed: number;
};

/** The question that stands for a seat, by what that seat sees. */
export function botQuestion(live: LiveTable, seat: Seat, bot: string, seed: number): BotQuestion {
  const { match, recording } = live.log;
  const { own } = sentPack(recording);
  return {
    game: live.record.game,
    bot,
    seat,
    view: live.engine.wireView(match, seat),
    ...(own === undefined ? {} : { pack: own }),
    seed,
  };
}

/** A bot at work. `choice` rejects if the bot cannot, and soon after it was cancelled. */
export type Deciding = { readonly choice: Promise<Choice>; cancel(): void };

export type TableBotsParts = {
  readonly live: LiveTable;
  readonly decide: (question: BotQuestion) => Deciding;
  /** Any whole number; a bot's luck is not the table's. */
  readonly randomInt: () => number;
  /** Resolves when there is room to think for this seat. */
  readonly whenIdle: (seat: Seat) => Promise<void>;
  /** Resolves when the seat's answer may be shown; begun together with the thinking. */
  readonly pace: (seat: Seat, decided: Promise<unknown>) => Promise<void>;
  /** The bot that plays for a person now, if one does. */
  readonly standIn?: (seat: Seat) => string | null;
  /** Whether nobody may answer now. */
  readonly isHeld?: () => boolean;
  readonly onAnswered?: (seat: Seat) => void;
  /** `failed`: the bot could not think and any answer was given. `null`: it can again. */
  readonly onTrouble?: (seat: Seat, trouble: 'failed' | null) => void;
  /** An answer could not be stored. Resolves when it is worth trying again. */
  readonly whenStorable: (seat: Seat) => Promise<void>;
  /** No bot thinks any longer. */
  readonly onIdle?: () => void;
  readonly report: (problem: unknown) => void;
};

type Thought = { readonly since: number; isGivenUp: boolean; cancel: () => void };

const giveUp = (thought: Thought): void => {
  thought.isGivenUp = true;
  thought.cancel();
};

/**
 * The bots of a table. Whether one owes an answer follows from the table alone, so nothing is lost
 * with a process; if two think about the same question, the store takes one answer.
 */
export class TableBots {
  readonly #parts: TableBotsParts;
  readonly #thoughts = new Map<Seat, Thought>();
  #isRunning = false;
  #stopListening: () => void = () => {};

  constructor(parts: TableBotsParts) {
    this.#parts = parts;
  }

  get isIdle(): boolean {
    return this.#thoughts.size === 0;
  }

  start(): void {
    this.#isRunning = true;
    this.#stopListening = this.#parts.live.onChange(() => this.#look());
    this.#look();
  }

  close(): void {
    this.#isRunning = false;
    this.#stopListening();
    for (const thought of this.#thoughts.values()) giveUp(thought);
    this.#thoughts.clear();
  }

  /** For whom bots play, or whether they may, has changed. */
  look(): void {
    this.#look();
  }

  /** Sets those thinking who are asked and do not think about this question yet. */
  #look(): void {
    const { live } = this.#parts;
    const asked = new Set(live.log.asked.map(({ seat }) => seat));
    for (const [seat, thought] of this.#thoughts)
      if (
        !asked.has(seat) ||
        live.askedSince(seat) !== thought.since ||
        this.#botAt(seat) === null
      ) {
        giveUp(thought);
        this.#thoughts.delete(seat);
      }
    if (!this.#isRunning || live.isGone) return;
    for (const seat of asked) {
      const bot = this.#botAt(seat);
      if (bot !== null && !this.#thoughts.has(seat))
        this.#think(seat, bot).catch(this.#parts.report);
    }
  }

  #botAt(seat: Seat): string | null {
    const who = this.#parts.live.record.seats[seat]?.who;
    if (this.#parts.isHeld?.() === true) return null;
    if (who?.kind === 'bot') return who.bot;
    return this.#parts.standIn?.(seat) ?? null;
  }

  async #think(seat: Seat, bot: string): Promise<void> {
    const { live, whenIdle, pace, onAnswered, onIdle, whenStorable } = this.#parts;
    const thought: Thought = {
      since: live.askedSince(seat),
      isGivenUp: false,
      cancel: () => {},
    };
    const isWanted = (): boolean => this.#thoughts.get(seat) === thought;
    this.#thoughts.set(seat, thought);
    await whenIdle(seat);
    if (!isWanted()) return;
    const decided = this.#decide(seat, bot, thought);
    const [choice] = await Promise.all([decided, pace(seat, decided)]);
    if (!isWanted()) return;
    const check = () => (isWanted() ? null : 'stale');
    const answered = await live.commit({ seat, choice, check });
    if (answered.ok) onAnswered?.(seat);
    if (isWanted()) {
      this.#thoughts.delete(seat);
      const mayRetry = answered.ok || answered.refusal.code === 'stale';
      if (!mayRetry) await whenStorable(seat);
      if (!answered.ok) this.#look();
    }
    if (this.isIdle) onIdle?.();
  }

  /** A bot that fails must not hold up the table: then any legal answer is given. */
  async #decide(seat: Seat, bot: string, thought: Thought): Promise<Choice> {
    const { live, decide, randomInt, onTrouble } = this.#parts;
    const choices = live.engine.choices(live.log.match, seat);
    const question = botQuestion(live, seat, bot, randomInt());
    try {
      const deciding = decide(question);
      thought.cancel = () => deciding.cancel();
      const choice = await deciding.choice;
      onTrouble?.(seat, null);
      return choice;
    } catch {
      if (!thought.isGivenUp) onTrouble?.(seat, 'failed');
      const any = choices[below(sfcRng(randomInt()), choices.length)];
      if (any === undefined) throw new Error(`seat ${seat} is asked and has no choice`);
      return any;
    }
  }
}
