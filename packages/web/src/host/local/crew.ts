import type { Choice, Seat, WireView } from '@quarterdeck/kernel';
import { below, sfcRng } from '@quarterdeck/kernel';
import { type LiveTable, sentPack } from '@quarterdeck/tables';
import type { Trouble } from '../host.ts';
import type { Ease } from './ease.ts';
import type { Pacer } from './pacer.ts';

/** All that a bot is handed: one seat's view, as it goes over the wire. */
export type BotQuestion = {
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  readonly view: WireView;
  readonly pack?: unknown;
  readonly seed: number;
};

/** One bot in a worker of its own. */
export type Bot = {
  /** Rejects if it cannot; rejects soon after the signal. */
  decide(question: BotQuestion, signal: AbortSignal): Promise<Choice>;
  close(): void;
};

export type CrewParts = {
  readonly live: LiveTable;
  readonly pacer: Pacer;
  readonly ease: Ease;
  readonly hire: () => Bot;
  /** Any whole number; a bot's luck is not the table's. */
  readonly lot: () => number;
  readonly onTrouble: () => void;
};

type Thought = { readonly since: number; readonly given: AbortController };

/** The bots of a table. Each thinks as soon as it is asked and the page has its hands free. */
export class Crew {
  readonly #parts: CrewParts;
  readonly #bots = new Map<Seat, Bot>();
  readonly #thoughts = new Map<Seat, Thought>();
  readonly #troubles = new Map<Seat, Trouble>();
  #works = false;
  #stopListening: () => void = () => {};

  constructor(parts: CrewParts) {
    this.#parts = parts;
  }

  get troubles(): readonly Trouble[] {
    return [...this.#troubles.values()];
  }

  start(): void {
    this.#works = true;
    this.#stopListening = this.#parts.live.onChange(() => this.#look());
    this.#look();
  }

  close(): void {
    this.#works = false;
    this.#stopListening();
    for (const { given } of this.#thoughts.values()) given.abort();
    this.#thoughts.clear();
    for (const bot of this.#bots.values()) bot.close();
    this.#bots.clear();
  }

  /** Sets those thinking who are asked and do not think about this question yet. */
  #look(): void {
    const { live } = this.#parts;
    const { match } = live.log;
    const asked = new Set(live.engine.asked(match).map(({ seat }) => seat));
    for (const [seat, { since, given }] of this.#thoughts)
      if (!asked.has(seat) || live.askedSince(seat) !== since) {
        given.abort();
        this.#thoughts.delete(seat);
      }
    if (!this.#works || live.isGone) return;
    for (const seat of asked)
      if (this.#botAt(seat) !== null && !this.#thoughts.has(seat)) void this.#think(seat);
  }

  #botAt(seat: Seat): string | null {
    const who = this.#parts.live.record.seats[seat]?.who;
    return who?.kind === 'bot' ? who.bot : null;
  }

  async #think(seat: Seat): Promise<void> {
    const { live, pacer, ease } = this.#parts;
    const thought = { since: live.askedSince(seat), given: new AbortController() };
    const isWanted = (): boolean => this.#thoughts.get(seat) === thought;
    this.#thoughts.set(seat, thought);
    await ease.free();
    if (!isWanted()) return;
    const choice = await this.#decide(seat, thought.given.signal);
    // Nothing comes to light while others are still missing: only the last one keeps the pace.
    const isLast = live.engine.asked(live.log.match).length === 1;
    if (isLast || pacer.pace.paused) await pacer.due(seat);
    if (!isWanted()) return;
    const answered = await live.play(seat, choice, isWanted);
    if (answered.ok) {
      pacer.shown(seat);
      return;
    }
    if (!isWanted()) return;
    this.#thoughts.delete(seat);
    if (answered.refusal.code === 'stale') this.#look();
    else this.#stop(seat);
  }

  async #decide(seat: Seat, signal: AbortSignal): Promise<Choice> {
    const { live, lot } = this.#parts;
    const { engine } = live;
    const { match, recording } = live.log;
    const choices = engine.choices(match, seat);
    const { own } = sentPack(recording);
    const question: BotQuestion = {
      game: live.record.game,
      bot: this.#botAt(seat) ?? '',
      seat,
      view: engine.toWire(engine.view(match, seat)),
      ...(own === undefined ? {} : { pack: own }),
      seed: lot(),
    };
    try {
      const choice = await this.#bot(seat).decide(question, signal);
      this.#clear(seat);
      return choice;
    } catch {
      if (!signal.aborted) this.#replace(seat);
      const any = choices[below(sfcRng(lot()), choices.length)];
      if (any === undefined) throw new Error(`seat ${seat} is asked and has no choice`);
      return any;
    }
  }

  #bot(seat: Seat): Bot {
    const known = this.#bots.get(seat);
    if (known !== undefined) return known;
    const bot = this.#parts.hire();
    this.#bots.set(seat, bot);
    return bot;
  }

  /** A bot that fails must not hold up the table: a new one is hired for the next question. */
  #replace(seat: Seat): void {
    this.#bots.get(seat)?.close();
    this.#bots.delete(seat);
    this.#troubles.set(seat, { code: 'bot-failed', seat });
    this.#parts.onTrouble();
  }

  #clear(seat: Seat): void {
    if (this.#troubles.delete(seat)) this.#parts.onTrouble();
  }

  /** The answer could not be stored. Trying again at once would fail again, for ever. */
  #stop(seat: Seat): void {
    this.#troubles.set(seat, { code: 'bots-stopped', seat });
    this.#parts.pacer.set({ paused: true });
    this.#parts.onTrouble();
    void this.#parts.pacer.due().then(() => {
      this.#clear(seat);
      this.#look();
    });
  }
}
