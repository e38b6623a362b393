import { describe, IllegalChoice } from '../errors.ts';
import { isSeatOf } from '../gates.ts';
import type { Seat } from '../ids.ts';
import type { Choice } from '../kinds.ts';
import type { AnyEvent, Denied, Match } from '../match.ts';
import { covers, isFlatChoice, sameChoice } from './choices.ts';
import type { Core } from './core.ts';

/** A number of answers that no match has. */
const NEVER = -1;

/** Answers: what is offered, why the rest is not, and doing it. */
export class Playing {
  readonly #core: Core;
  /** The offers last worked out, kept until the next answer. */
  #offers: readonly Choice[] = [];
  #offeredIn: Match | null = null;
  #offeredTo = -1;
  #offeredAt = NEVER;

  constructor(core: Core) {
    this.#core = core;
  }

  choices(match: Match, seat: Seat): readonly Choice[] {
    const isSame = this.#offeredIn === match;
    if (isSame && this.#offeredTo === seat && this.#offeredAt === match.answers)
      return this.#offers;
    this.#offers = this.#core.questions.list(match, seat, null);
    // To note a new object in an old one is work for the garbage collector: only where it is another.
    if (!isSame) this.#offeredIn = match;
    this.#offeredTo = seat;
    this.#offeredAt = match.answers;
    return this.#offers;
  }

  explain(match: Match, seat: Seat): readonly Denied[] {
    const denied: Denied[] = [];
    this.#core.questions.list(match, seat, denied);
    return denied;
  }

  asides(match: Match, seat: Seat, denied: Denied[] | null = null): readonly Choice[] {
    const out: Choice[] = [];
    if (match.stack.length === 0 || !isSeatOf(seat, match.terms.seats)) return out;
    const offer = (choice: Choice): void => {
      out.push(choice);
    };
    const deny = (choice: Choice, clause: string): void => {
      denied?.push({ choice, clause });
    };
    this.#core.game.aside?.choices(match.state, seat, offer, deny);
    return out;
  }

  /** Nothing from outside reaches a step: what runs is the step's own offer. */
  play(match: Match, seat: Seat, wanted: unknown): AnyEvent[] {
    const { machine, questions } = this.#core;
    const events: AnyEvent[] = [];
    const asked = questions.mayAnswer(match, seat);
    const offered = asked ? this.#offered(match, seat, wanted) : undefined;
    if (offered !== undefined) {
      this.forget();
      machine.telling(events, () => machine.answer(match, seat, offered));
      return events;
    }
    const { aside } = this.#core.game;
    const apart = isFlatChoice(wanted)
      ? this.asides(match, seat).find((c) => sameChoice(c, wanted))
      : undefined;
    if (aside === undefined || apart === undefined) throw this.#refusal(match, seat, wanted, asked);
    this.forget();
    machine.telling(events, () => machine.answerAside(match, aside, seat, apart));
    return events;
  }

  fast(match: Match, seat: Seat, choice: Choice): void {
    this.forget();
    this.#core.machine.answer(match, seat, choice);
  }

  withdraw(match: Match, seat: Seat): void {
    if (!isSeatOf(seat, match.terms.seats) || match.given[seat] === null) return;
    match.given[seat] = null;
    match.answers--;
    this.forget();
  }

  forget(): void {
    this.#offeredAt = NEVER;
  }

  #offered(match: Match, seat: Seat, wanted: unknown): Choice | undefined {
    const offers = this.choices(match, seat);
    for (const offer of offers) if (offer === wanted) return offer;
    return isFlatChoice(wanted) ? offers.find((c) => sameChoice(c, wanted)) : undefined;
  }

  #refusal(match: Match, seat: Seat, wanted: unknown, asked: boolean): IllegalChoice {
    const why = isFlatChoice(wanted) ? this.#whyNot(match, seat, wanted) : undefined;
    if (why !== undefined)
      return new IllegalChoice('denied', why.clause, `${why.clause} forbids ${text(wanted)}.`);
    if (!asked) return this.#notAsked(match, seat);
    const offers = this.choices(match, seat);
    const some = offers.slice(0, 3).map(text).join(', ');
    const sentence = `Expected one of ${offers.length} offers (${some} …), got ${text(wanted)}.`;
    return new IllegalChoice('not-offered', null, sentence);
  }

  #whyNot(match: Match, seat: Seat, wanted: Choice): Denied | undefined {
    const denied = [...this.explain(match, seat)];
    this.asides(match, seat, denied);
    return (
      denied.find((d) => sameChoice(d.choice, wanted)) ??
      denied.find((d) => covers(d.choice, wanted))
    );
  }

  #notAsked(match: Match, seat: Seat): IllegalChoice {
    const asked = this.#core.questions.asked(match).map((a) => `seat ${a.seat} (${a.step})`);
    const now = asked.length === 0 ? 'the match is over' : `asked now: ${asked.join(', ')}`;
    return new IllegalChoice('not-asked', null, `Seat ${describe(seat)} is not asked; ${now}.`);
  }
}

const text = (choice: unknown): string =>
  isFlatChoice(choice) ? JSON.stringify(choice).slice(0, 120) : describe(choice);
