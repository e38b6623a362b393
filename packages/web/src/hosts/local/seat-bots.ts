import type { Choice, Seat } from '@quarterdeck/kernel';
import type { BotQuestion, Deciding } from '@quarterdeck/tables';

/** One bot in a worker of its own. */
export type Bot = {
  /** Rejects if it cannot; rejects soon after the signal. */
  decide(question: BotQuestion, signal: AbortSignal): Promise<Choice>;
  close(): void;
};
export type StartBot = () => Bot;

/** A bot for each seat that needs one. One that fails is replaced for the next question. */
export class SeatBots {
  readonly #start: StartBot;
  readonly #bots = new Map<Seat, Bot>();

  constructor(start: StartBot) {
    this.#start = start;
  }

  decide(question: BotQuestion): Deciding {
    const given = new AbortController();
    return { choice: this.#choice(question, given.signal), cancel: () => given.abort() };
  }

  async #choice(question: BotQuestion, signal: AbortSignal): Promise<Choice> {
    const { seat } = question;
    const bot = this.#bots.get(seat) ?? this.#start();
    this.#bots.set(seat, bot);
    try {
      return await bot.decide(question, signal);
    } catch (problem) {
      if (!signal.aborted && this.#bots.get(seat) === bot) {
        bot.close();
        this.#bots.delete(seat);
      }
      throw problem;
    }
  }

  close(): void {
    for (const bot of this.#bots.values()) bot.close();
    this.#bots.clear();
  }
}
