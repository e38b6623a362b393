import type { Rng } from '../chance/rng.ts';
import { BadTerms, describe } from '../errors.ts';
import type { Game, Outcome } from '../game.ts';
import type { Seat, Viewer } from '../ids.ts';
import type { ChoiceOf, ErasedKinds, Kinds, PlayOf } from '../kinds.ts';
import type { AnyEvent, Asked, Denied, Event, Match, View, WireView } from '../match.ts';
import { readOptions } from '../options.ts';
import type { PackName } from '../pack/edition.ts';
import type { Saved } from '../saved.ts';
import type { Core, EngineOptions, ErasedGame } from './core.ts';
import { core } from './core.ts';
import type { Pack, Packs } from './packs.ts';
import { packsOf } from './packs.ts';
import { Playing } from './playing.ts';
import { saving } from './save.ts';
import { type KnownViews, viewing } from './viewing.ts';
import { worlds } from './worlds.ts';

export type { Pack };

export type NewMatch<K extends Kinds> = {
  readonly seats: number;
  readonly rng: Rng;
  /** Anything from outside; what is missing takes its default. */
  readonly options?: unknown;
  /** The game's own, unless given. */
  readonly pack?: Pack<K>;
};

/** A match at its first question, and what happened until somebody was asked. */
export type Dealt<K extends Kinds> = {
  readonly match: Match<K>;
  readonly events: readonly Event<K>[];
};

/** The machine for one game. Nothing in it is re-entrant; a match belongs to the engine that made it. */
export type Engine<K extends Kinds> = {
  readonly game: Game<K>;
  /** The default pack, read and indexed at the first use. */
  readonly pack: Pack<K>;
  /** Checks a pack from outside; the error names item and field. */
  readPack(raw: unknown): Pack<K>;
  /**
   * The pack that a match names, under that name: the one at hand, a released edition, or the one
   * that is handed in as `own`. Throws `UnknownPack` rather than guess.
   */
  packFor(name: PackName): Pack<K>;

  /** Sets a match up, and tells what the set-up decided by luck or for somebody. */
  deal(wanted: NewMatch<K>): Dealt<K>;
  /** The same match without events: for playouts and tests. */
  create(wanted: NewMatch<K>): Match<K>;
  /** Everybody who owes an answer. Public. */
  asked(match: Match<K>): readonly Asked[];
  /** May answer now: those asked, and in a simultaneous step those who may change their mind. */
  mayAnswer(match: Match<K>, seat: Seat): boolean;
  /** The legal answers, worked out when wanted and kept until the next answer. */
  choices(match: Match<K>, seat: Seat): readonly ChoiceOf<K>[];
  /** The denied ones with their clauses, from the same enumeration. */
  explain(match: Match<K>, seat: Seat): readonly Denied<ChoiceOf<K>, K['clause']>[];
  /** What the seat may do though nobody asks. */
  asides(match: Match<K>, seat: Seat): readonly K['asides'][];
  /** Checks and applies, in place. Throws `IllegalChoice` and changes nothing if it is not offered. */
  play(match: Match<K>, seat: Seat, choice: unknown): Event<K>[];
  /** For playouts: one of `choices(match, seat)`, unchecked, without events. */
  fast(match: Match<K>, seat: Seat, choice: ChoiceOf<K>): void;
  /** The single choice, where a spectator could tell that it is: the machine may answer it. */
  forced(match: Match<K>): { readonly seat: Seat; readonly choice: ChoiceOf<K> } | null;
  /** Takes back an answer to a simultaneous step. */
  withdraw(match: Match<K>, seat: Seat): void;
  /** Whether the answer told nobody anything, so that it may be taken back. */
  showsNothing(before: Match<K>, seat: Seat, choice: PlayOf<K>, after: Match<K>): boolean;
  outcome(match: Match<K>): Outcome<K['clause']> | null;

  view(match: Match<K>, viewer: Viewer): View<K>;
  see(events: readonly Event<K>[], viewer: Viewer): Event<K>[];
  toWire(view: View<K>): WireView;
  /** A view as it is sent, which shares what it can with views that are `known`; nobody writes into it. */
  wireView(match: Match<K>, viewer: Viewer, known?: KnownViews): WireView;
  fromWire(raw: unknown, pack?: Pack<K>): View<K>;
  /** An event from outside, holes and all. */
  readEvent(raw: unknown, pack?: Pack<K>): Event<K>;
  /** A complete match that the viewer cannot tell from the real one. */
  imagine(view: View<K>, seed: number): Match<K>;
  /** The view as a world with holes and without chance. */
  worldWithHoles(view: View<K>): Match<K>;

  clone(match: Match<K>): Match<K>;
  hash(match: Match<K>): string;
  save(match: Match<K>): Saved;
  load(raw: unknown, pack?: Pack<K>): Match<K>;

  /** Runs a match whose stack or state was set from outside: the test kit only. */
  resume(match: Match<K>): Event<K>[];
};

export function engine<K extends Kinds>(game: Game<K>, options: EngineOptions = {}): Engine<K> {
  // The one gate between a game's types and the kernel, which looks into none of its values.
  return assemble(game as unknown as ErasedGame, options) as unknown as Engine<K>;
}

function assemble(game: ErasedGame, options: EngineOptions): Engine<ErasedKinds> {
  const parts = core(game, options);
  const packs = packsOf(game);
  const views = viewing(parts);
  const saves = saving(parts, packs);
  const { machine, questions, shapes } = parts;
  const world = worlds(parts, views);
  const plays = new Playing(parts);
  const create = creator(parts, packs);

  const verbs: Omit<Engine<ErasedKinds>, 'pack'> = {
    game,
    readPack: packs.read,
    packFor: packs.named,
    create,
    deal(wanted) {
      const events: AnyEvent[] = [];
      return { match: machine.telling(events, () => create(wanted)), events };
    },
    asked: (match) => questions.asked(match),
    mayAnswer: (match, seat) => questions.mayAnswer(match, seat),
    choices: (match, seat) => plays.choices(match, seat),
    explain: (match, seat) => plays.explain(match, seat),
    asides: (match, seat) => plays.asides(match, seat),
    play: (match, seat, choice) => plays.play(match, seat, choice),
    fast: (match, seat, choice) => plays.fast(match, seat, choice),
    withdraw: (match, seat) => plays.withdraw(match, seat),
    forced: world.forced,
    showsNothing: world.showsNothing,
    imagine: world.imagine,
    outcome: (match) => (match.stack.length > 0 ? null : game.outcome(match.state)),
    view: views.view,
    see: views.see,
    worldWithHoles: views.worldWithHoles,
    toWire: views.toWire,
    wireView: views.wireView,
    fromWire: (raw, pack) => views.fromWire(raw, pack ?? packs.ofView(raw)),
    readEvent: (raw, pack = packs.own()) => shapes.parseEvent(raw, 'event', pack.printed),
    clone: saves.clone,
    hash: saves.hash,
    save: saves.save,
    load: saves.load,
    resume(match) {
      const events: AnyEvent[] = [];
      plays.forget();
      machine.telling(events, () => machine.run(match));
      return events;
    },
  };
  return withPack(verbs, packs);
}

/**
 * The pack is read when first asked for. That takes a getter, and an object with one among its own fields
 * is kept as a dictionary, where every verb is looked up anew at each call: so it lies one below.
 */
function withPack(verbs: Omit<Engine<ErasedKinds>, 'pack'>, packs: Packs): Engine<ErasedKinds> {
  const below = {
    get pack() {
      return packs.own();
    },
  };
  return Object.setPrototypeOf(verbs, below) as Engine<ErasedKinds>;
}

function creator({ game, shapes, machine }: Core, packs: Packs): Engine<ErasedKinds>['create'] {
  const untouched = new Map<number, object>();
  const optionsOf = (wanted: NewMatch<ErasedKinds>): object => {
    const known = wanted.options === undefined ? untouched.get(wanted.seats) : undefined;
    if (known !== undefined) return known;
    const options = readOptions<object>(game.options, wanted.options ?? {}, wanted.seats);
    if (wanted.options === undefined) untouched.set(wanted.seats, options);
    return options;
  };

  return (wanted) => {
    const { seats, rng } = wanted;
    if (!game.seats.includes(seats)) throw badSeats(game, seats);
    const options = optionsOf(wanted);
    const { hash, printed } = wanted.pack ?? packs.own();
    const match: Match<ErasedKinds> = {
      terms: { seats, options, packHash: hash },
      state: {},
      stack: [],
      given: noAnswers(seats),
      rng,
      answers: 0,
      rig: [],
    };
    machine.start(match, (act) => {
      // Cloned once, so that every state has the fields in the declared order and one hidden shape.
      match.state = shapes.cloneState(game.setup({ seats, options, printed }, act));
    });
    return match;
  };
}

/** Pushed one by one: a list made by its length has holes, and is read more slowly ever after. */
function noAnswers(seats: number): null[] {
  const given: null[] = [];
  for (let seat = 0; seat < seats; seat++) given.push(null);
  return given;
}

const badSeats = (game: ErasedGame, seats: unknown): BadTerms =>
  new BadTerms(
    'bad-seats',
    `${game.title} is for ${game.seats.join(', ')} players, not ${describe(seats)}.`,
  );
