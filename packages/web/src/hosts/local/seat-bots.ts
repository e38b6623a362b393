import type { Choice, Seat } from '@quarterdeck/kernel';
import type { BotQuestion, Deciding, Hint } from '@quarterdeck/tables';

/** One bot, who thinks elsewhere. */
export type Bot = {
  /** Rejects if it cannot; rejects soon after the signal. */
  decide(question: BotQuestion, signal: AbortSignal): Promise<Choice>;
  /** The best few choices, the best first; rejects in the same way. */
  hint(question: BotQuestion, signal: AbortSignal): Promise<readonly Hint[]>;
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
    const choice = this.#ask(question, given.signal, (bot) => bot.decide(question, given.signal));
    return { choice, cancel: () => given.abort() };
  }

  hint(question: BotQuestion): Promise<readonly Hint[]> {
    const { signal } = new AbortController();
    return this.#ask(question, signal, (bot) => bot.hint(question, signal));
  }

  async #ask<T>(
    { seat }: BotQuestion,
    signal: AbortSignal,
    how: (bot: Bot) => Promise<T>,
  ): Promise<T> {
    const bot = this.#bots.get(seat) ?? this.#start();
    this.#bots.set(seat, bot);
    try {
      return await how(bot);
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
