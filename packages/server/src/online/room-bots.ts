import type { BotClient } from '@quarterdeck/bots';
import { below, type Choice, type Seat, sfcRng } from '@quarterdeck/kernel';
import { type LiveTable, sentPack } from '@quarterdeck/tables';

/** People wait for it. */
const BUDGET = { millis: 1500 } as const;
/** A store that failed may work again after so many milliseconds. */
const AGAIN_AFTER = 2_000;
/** Who answers for somebody whose time ran out. */
const SUBSTITUTE_BOT = 'mate';

export type RoomBotsParts = {
  readonly live: LiveTable;
  readonly bots: BotClient;
  /** Any whole number; a bot's luck is not the table's. */
  readonly lot: () => number;
  /** Milliseconds between a bot's answers, so that people can follow; asked each time. */
  readonly pause: () => number;
  readonly onIdle: () => void;
};

type Thought = { readonly since: number; readonly given: AbortController };

/**
 * The bots of a table. Whether one owes an answer follows from the table alone, so nothing is lost
 * with a process; if two think about the same question, the store takes one answer.
 */
export class RoomBots {
  readonly #parts: RoomBotsParts;
  readonly #thoughts = new Map<Seat, Thought>();
  readonly #absent = new Set<Seat>();
  readonly #stopListening: () => void;
  #closed = false;

  constructor(parts: RoomBotsParts) {
    this.#parts = parts;
    this.#stopListening = parts.live.onChange(() => this.look());
  }

  get isIdle(): boolean {
    return this.#thoughts.size === 0;
  }

  /** Answers this once for seats whose time ran out. */
  substitute(seats: readonly Seat[]): void {
    for (const seat of seats) this.#absent.add(seat);
    this.look();
  }

  close(): void {
    this.#closed = true;
    this.#stopListening();
    for (const { given } of this.#thoughts.values()) given.abort();
    this.#thoughts.clear();
  }

  /** Sets those thinking who are asked and do not think about this question yet. */
  look(): void {
    const { live } = this.#parts;
    const asked = new Set(live.engine.asked(live.log.match).map(({ seat }) => seat));
    for (const [seat, { since, given }] of this.#thoughts)
      if (!asked.has(seat) || live.askedSince(seat) !== since) {
        given.abort();
        this.#thoughts.delete(seat);
        this.#absent.delete(seat);
      }
    if (this.#closed || live.isGone) return;
    for (const seat of asked) {
      const bot = this.#botAt(seat);
      if (bot !== null && !this.#thoughts.has(seat)) this.#think(seat, bot).catch(reportProblem);
    }
  }

  #botAt(seat: Seat): string | null {
    const who = this.#parts.live.record.seats[seat]?.who;
    if (who?.kind === 'bot') return who.bot;
    return this.#absent.has(seat) ? SUBSTITUTE_BOT : null;
  }

  async #think(seat: Seat, bot: string): Promise<void> {
    const { live, pause, onIdle } = this.#parts;
    const thought = { since: live.askedSince(seat), given: new AbortController() };
    const isWanted = (): boolean => this.#thoughts.get(seat) === thought;
    this.#thoughts.set(seat, thought);
    const [choice] = await Promise.all([
      this.#decide(seat, bot, thought.given.signal),
      waited(pause()),
    ]);
    if (!isWanted()) return;
    const answered = await live.play(seat, choice, isWanted);
    if (!isWanted()) return;
    this.#thoughts.delete(seat);
    if (!answered.ok && answered.refusal.code.startsWith('storage')) await waited(AGAIN_AFTER);
    if (!answered.ok) this.look();
    if (this.isIdle) onIdle();
  }

  /** A bot that fails must not hold up the table: then any legal answer is given. */
  async #decide(seat: Seat, bot: string, signal: AbortSignal): Promise<Choice> {
    const { live, bots, lot } = this.#parts;
    const { match, recording } = live.log;
    const { own } = sentPack(recording);
    const choices = live.engine.choices(match, seat);
    const task = {
      game: live.record.game,
      bot,
      seat,
      view: live.engine.toWire(live.engine.view(match, seat)),
      ...(own === undefined ? {} : { pack: own }),
      budget: BUDGET,
      seed: lot(),
    };
    try {
      return (await bots.decide(task, { signal })).choice;
    } catch {
      const any = choices[below(sfcRng(lot()), choices.length)];
      if (any === undefined) throw new Error(`seat ${seat} is asked and has no choice`);
      return any;
    }
  }
}

/** The table stands as it is stored, and is looked at again with its next answer. */
const reportProblem = (problem: unknown): void => {
  console.error('A bot could not answer:', problem);
};

const waited = (millis: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, millis);
  });
