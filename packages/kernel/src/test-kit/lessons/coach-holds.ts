// Holds the coach of a game to the rules: every word, every watcher and every term, over random matches.

import { below, type Rng, sfcRng } from '../../chance/rng.ts';
import type { Engine } from '../../engine/engine.ts';
import { BadTerms } from '../../errors.ts';
import { at, type Seat } from '../../ids.ts';
import type { Choice, ChoiceOf, Kinds } from '../../kinds.ts';
import type { Event, Match, View } from '../../match.ts';
import type { Params } from '../../say/message.ts';
import { render } from '../../say/render.ts';
import { erased, type Say } from '../../say/say.ts';
import {
  type AnyCoachBook,
  coachedAside,
  coachedQuestion,
  countCoached,
  type WatchersNote,
  watchersNotes,
} from '../../staging/coach.ts';
import type { ShownNote } from '../../staging/lesson-moment.ts';
import { tables } from '../laws/tables.ts';
import { randomTurn } from '../random-player.ts';
import { type ClauseLock, citedByCoach, lockFlaws } from './clause-lock.ts';
import { flawsOf, flawsOfWords } from './note-flaws.ts';

/**
 * What a watcher says of a choice, held to what came of it: true or false once that is known, undefined
 * as long as it is not, and then the match goes on at random.
 */
export type WatcherClaim<K extends Kinds> = (told: {
  readonly seat: Seat;
  readonly before: View<K>;
  readonly choice: ChoiceOf<K>;
  readonly said: Params;
  /** What the seat could have chosen as well, and what that would have led to. */
  readonly offers: readonly ChoiceOf<K>[];
  readonly tryOut: (other: ChoiceOf<K>) => Tried<K>;
  /** Since the choice, the oldest first. */
  readonly events: readonly Event<K>[];
  readonly after: View<K>;
  /** What the seat may choose now; nothing where it is not asked. */
  readonly offered: readonly ChoiceOf<K>[];
}) => boolean | undefined;

export type Tried<K extends Kinds> = {
  readonly events: readonly Event<K>[];
  readonly after: View<K>;
  readonly offered: readonly ChoiceOf<K>[];
};

/** A position that random players hardly ever come to, looked at like any that they do. */
export type CoachedPosition<K extends Kinds> = { readonly match: Match<K>; readonly seat: Seat };

export type CoachPlan<K extends Kinds> = {
  readonly say: Say<K>;
  readonly ledger: string;
  readonly lock: ClauseLock;
  readonly matches: number;
  /** By watcher: each has one. */
  readonly claims: { readonly [watcher: string]: WatcherClaim<K> | undefined };
  /** Where watchers speak that random players hardly ever hear. */
  readonly positions?: readonly CoachedPosition<K>[];
  /** A match is followed so far. */
  readonly answers?: number;
};

export type CoachFigures = {
  readonly coached: number;
  readonly watchers: number;
  readonly terms: number;
  /** Kinds of question that the random matches met, and how often each watcher spoke and was proven. */
  readonly met: readonly string[];
  readonly spoke: { readonly [watcher: string]: number };
  /** How often each looked at a choice and had nothing to say. */
  readonly silent: { readonly [watcher: string]: number };
  readonly proven: { readonly [watcher: string]: number };
};

export type CoachHeld = { readonly figures: CoachFigures; readonly problems: readonly string[] };

const MOST_TERMS = 25;
const MOST_ANSWERS = 250;
/** After this many questions of one step it is known, once its watchers have spoken this often. */
const KNOWN = { questions: 150, spoke: 3 } as const;
/** Of a long list of offers, this many are looked at. */
const MOST_LOOKED_AT = 8;
/** A claim is followed for this many answers. */
const MOST_FOLLOWED = 30;
const POSITION_SEED = 1;
/** Claims are played on copies, which takes time: this many of each watcher. */
const MOST_PROVEN = 25;

export function coachHolds<K extends Kinds>(
  engine: Engine<K>,
  book: AnyCoachBook,
  plan: CoachPlan<K>,
): CoachHeld {
  const held = new Holding(engine, book, plan);
  const { game } = engine;
  const tableAt = tables({ seats: game.seats, options: game.options, fixed: {} });
  for (let number = 0; number < plan.matches; number++) held.follow(tableAt(number), number);
  for (const position of plan.positions ?? []) held.lookAt(position);
  const figures = held.figures();
  const unheard = plan.matches === 0 ? [] : flawsOfWatchers(book, plan, figures);
  return { figures, problems: [...held.problems, ...flawsOfBook(book, plan), ...unheard] };
}

/** Each watcher spoke, kept silent, and was held to what it said. */
function flawsOfWatchers<K extends Kinds>(
  { watchers }: AnyCoachBook,
  { claims }: CoachPlan<K>,
  { spoke, silent, proven }: CoachFigures,
): string[] {
  return watchers.flatMap(({ id }) => [
    ...(claims[id] === undefined ? [`watcher ${id}: nothing holds it to what it says.`] : []),
    ...(spoke[id] === undefined ? [`watcher ${id}: it never spoke.`] : []),
    ...(silent[id] === undefined ? [`watcher ${id}: it was never silent.`] : []),
    ...(proven[id] === undefined ? [`watcher ${id}: what it says was never proven.`] : []),
  ]);
}

function flawsOfBook<K extends Kinds>(book: AnyCoachBook, plan: CoachPlan<K>): string[] {
  const { words, terms } = book;
  const count = Object.keys(terms).length;
  const claimed = Object.keys(plan.claims).filter((id) => !book.watchers.some((w) => w.id === id));
  return [
    ...flawsOfWords(words),
    ...Object.entries(words).flatMap(([key, text]) =>
      flawsOf(text).map((flaw) => `${key}: ${flaw}`),
    ),
    ...(count > MOST_TERMS ? [`${count} terms are more than ${MOST_TERMS}.`] : []),
    ...Object.keys(terms).flatMap((id) =>
      [`term.${id}`, `term.${id}.forms`]
        .filter((key) => !Object.hasOwn(words, key))
        .map((key) => `no words for ${key}.`),
    ),
    ...Object.entries(terms)
      .filter(([, clauses]) => clauses.length === 0)
      .map(([id]) => `term ${id} rests on no clause.`),
    ...claimed.map((id) => `there is no watcher ${id}, but a claim of it.`),
    ...lockFlaws(citedByCoach(book), plan.ledger, plan.lock),
  ];
}

type Asked<K extends Kinds> = {
  readonly match: Match<K>;
  readonly seat: Seat;
  readonly view: View<K>;
  readonly offers: readonly ChoiceOf<K>[];
};

class Holding<K extends Kinds> {
  readonly problems = new Set<string>();
  readonly #met = new Set<string>();
  readonly #looked = new Map<string, number>();
  readonly #spoke = new Map<string, number>();
  readonly #silent = new Map<string, number>();
  readonly #proven = new Map<string, number>();
  readonly #engine: Engine<K>;
  readonly #book: AnyCoachBook;
  readonly #plan: CoachPlan<K>;

  constructor(engine: Engine<K>, book: AnyCoachBook, plan: CoachPlan<K>) {
    this.#engine = engine;
    this.#book = book;
    this.#plan = plan;
  }

  figures(): CoachFigures {
    const { watchers, terms } = this.#book;
    return {
      coached: countCoached(this.#book),
      watchers: watchers.length,
      terms: Object.keys(terms).length,
      met: [...this.#met].sort(),
      spoke: Object.fromEntries(this.#spoke),
      silent: Object.fromEntries(this.#silent),
      proven: Object.fromEntries(this.#proven),
    };
  }

  follow(table: { readonly seats: number; readonly options: object }, seed: number): void {
    const match = this.#dealt(table, seed);
    if (match === undefined) return;
    const engine = this.#engine;
    const players = sfcRng(seed + 1);
    for (let answers = 0; answers < (this.#plan.answers ?? MOST_ANSWERS); answers++) {
      for (const { seat, step } of engine.asked(match)) {
        if (!this.#isKnown(step)) this.#look(match, seat, step, players);
      }
      const turn = match.stack.length === 0 ? undefined : randomTurn(engine, match, players, null);
      if (turn === undefined) return;
      engine.play(match, turn.seat, turn.choice);
    }
  }

  lookAt({ match, seat }: CoachedPosition<K>): void {
    const asked = this.#engine.asked(match).find((one) => one.seat === seat);
    if (asked === undefined) throw new Error(`seat ${seat} is asked nothing in a position`);
    this.#look(match, seat, asked.step, sfcRng(POSITION_SEED));
  }

  #isKnown(step: string): boolean {
    const looked = this.#looked.get(step) ?? 0;
    this.#looked.set(step, looked + 1);
    const watching = this.#book.watchers.filter(({ at: steps }) => steps[step] !== undefined);
    const heard = watching.every(({ id }) => (this.#spoke.get(id) ?? 0) >= KNOWN.spoke);
    return looked >= KNOWN.questions && heard;
  }

  #dealt(table: { readonly seats: number; readonly options: object }, seed: number) {
    try {
      return this.#engine.create({ ...table, rng: sfcRng(seed) });
    } catch (problem) {
      // Options may exclude each other.
      if (problem instanceof BadTerms) return undefined;
      throw problem;
    }
  }

  #look(match: Match<K>, seat: Seat, step: string, chance: Rng): void {
    const view = this.#engine.view(match, seat);
    const offers = this.#engine.choices(match, seat);
    // The erased gate: readers of a book look into none of its values.
    const seen = view as unknown as View;
    const coached = coachedQuestion(this.#book, seen, seat, offers);
    if (coached === undefined) this.problems.add(`${step}: the coach has no words here.`);
    else {
      this.#met.add(coached.kind);
      this.#read(coached.note, coached.kind, match.terms.seats);
    }
    for (const aside of this.#engine.asides(match, seat)) {
      const said = coachedAside(this.#book, seen, seat, aside);
      if (said === undefined) this.problems.add(`${aside.do}: the coach has no words for it.`);
      else this.#read(said, aside.do, match.terms.seats);
    }
    for (const choice of someOf(offers, chance)) {
      const notes = watchersNotes(this.#book, seen, seat, offers, choice);
      for (const { id, at: steps } of this.#book.watchers)
        if (steps[step] !== undefined && !notes.some((one) => one.id === id))
          this.#silent.set(id, (this.#silent.get(id) ?? 0) + 1);
      for (const said of notes) this.#hear(said, choice, { match, seat, view, offers }, chance);
    }
  }

  #read({ key, with: figures }: ShownNote, where: string, seats: number): void {
    const text = render(figures === undefined ? { key } : { key, with: figures }, {
      catalogue: { ...erased(this.#plan.say).catalogue, ...this.#book.words },
      names: ['Ada', 'Ines', 'Tomas', 'Old Salt', 'Mary', 'Jack'].slice(0, seats),
    });
    for (const flaw of flawsOf(text)) this.problems.add(`${where}, ${key}: ${flaw}`);
  }

  #hear({ id, note }: WatchersNote, choice: ChoiceOf<K>, asked: Asked<K>, chance: Rng): void {
    this.#spoke.set(id, (this.#spoke.get(id) ?? 0) + 1);
    this.#read(note, `watcher ${id}`, asked.match.terms.seats);
    const claim = this.#plan.claims[id];
    const proven = this.#proven.get(id) ?? 0;
    if (claim === undefined || proven >= MOST_PROVEN) return;
    const verdict = this.#played(claim, choice, note.with ?? {}, asked, chance);
    if (verdict === undefined) return;
    this.#proven.set(id, proven + 1);
    if (!verdict)
      this.problems.add(`watcher ${id}: what it says of ${JSON.stringify(choice)} is not true.`);
  }

  /** The choice is played on a copy, and others answer at random until the claim can be judged. */
  #played(
    claim: WatcherClaim<K>,
    choice: ChoiceOf<K>,
    said: Params,
    { match, seat, view, offers }: Asked<K>,
    chance: Rng,
  ): boolean | undefined {
    const engine = this.#engine;
    const copy = engine.clone(match);
    const events = [...engine.play(copy, seat, choice)];
    const told = { seat, before: view, choice, said, offers };
    const tryOut = (other: ChoiceOf<K>): Tried<K> => {
      const tried = engine.clone(match);
      const came = engine.play(tried, seat, other);
      return this.#seen(tried, came, seat);
    };
    for (let guard = 0; guard < MOST_FOLLOWED; guard++) {
      const verdict = claim({ ...told, tryOut, ...this.#seen(copy, events, seat) });
      if (verdict !== undefined || copy.stack.length === 0) return verdict;
      const turn = randomTurn(engine, copy, chance, null);
      if (turn === undefined) return undefined;
      // Nobody thinks better of what is being judged.
      if (turn.seat === seat && copy.given.some((one) => one !== null)) continue;
      events.push(...engine.play(copy, turn.seat, turn.choice));
    }
    return undefined;
  }

  #seen(match: Match<K>, events: readonly Event<K>[], seat: Seat): Tried<K> {
    const engine = this.#engine;
    const isAsked = engine.asked(match).some((one) => one.seat === seat);
    return {
      events: engine.see(events, seat),
      after: engine.view(match, seat),
      offered: isAsked ? engine.choices(match, seat) : [],
    };
  }
}

const someOf = <C extends Choice>(offers: readonly C[], chance: Rng): readonly C[] => {
  if (offers.length <= MOST_LOOKED_AT) return offers;
  const from = below(chance, offers.length);
  return Array.from({ length: MOST_LOOKED_AT }, (_, i) => at(offers, (from + i) % offers.length));
};
