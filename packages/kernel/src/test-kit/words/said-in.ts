import { sfcRng } from '../../chance/rng.ts';
import type { Engine } from '../../engine/engine.ts';
import { seatsOf } from '../../ids.ts';
import type { Kinds } from '../../kinds.ts';
import type { Event } from '../../match.ts';
import type { Catalogue } from '../../say/message.ts';
import type { Say } from '../../say/say.ts';
import { speaker } from '../../say/speaker.ts';
import { randomTurn } from '../random-player.ts';
import type { Listening } from './listening.ts';
import { hear, spoken } from './listening.ts';
import { newReading, readOn, turnNow } from './passages.ts';
import { hearPosition } from './positions.ts';
import type { Manner } from './prompts.ts';
import { hearQuestions } from './prompts.ts';

export type WordsPlan<K extends Kinds> = {
  readonly seats: number;
  readonly options?: Partial<K['options']>;
  /** Of the match and of those who play it at random; if it is odd, they use their asides. */
  readonly seed: number;
  /** Long matches say little that is new: nothing is listened to after this many answers. */
  readonly limit?: number;
  /** The game's own codes, where they look like none. */
  readonly never?: RegExp;
  /** Two labels may be alike where the details under them are not. */
  readonly detailsTellApart?: boolean;
};

/** What was said in a match, to anybody. */
export type Said = {
  readonly lines: ReadonlySet<string>;
  /** Names of the events that were told. */
  readonly events: ReadonlySet<string>;
  /** Where it was said, what is wrong with it, and the words. */
  readonly flaws: readonly string[];
  /** Turns that have a heading in the log. */
  readonly turns: number;
};

const NAMES = ['Ada', 'Bert', 'Cleo', 'Dora', 'Edda', 'Finn', 'Gwen', 'Hugo'];
const LIMIT = 10_000;
const ASIDES = 25;
/** A position changes little with one answer, and takes long to tell. */
const POSITIONS = 20;

/**
 * Listens to a random match: every question, choice, heading, reason, event, score line and the
 * ending, and now and then the whole position, as each seat and a spectator read them.
 */
export function saidIn<K extends Kinds, C extends Catalogue>(
  engine: Engine<K>,
  say: Say<K, C>,
  plan: WordsPlan<K>,
): Said {
  const { seats, options = {}, seed, limit = LIMIT, never } = plan;
  const { match, events } = engine.deal({ seats, options, rng: sfcRng(seed) });
  const found = { lines: new Set<string>(), events: new Set<string>(), flaws: new Set<string>() };
  const voice = speaker(say, { names: NAMES });
  const listening: Listening<K> = { engine, match, voice, never, ...found };
  const manner = mannerOf(say, plan);
  const players = sfcRng(seed);
  const told: Told<K>[] = [...hearEvents(listening, events)];
  const reading = newReading();
  readOn(listening, reading, events, undefined);
  for (let answers = 0; match.stack.length > 0 && answers < limit; answers++) {
    hearQuestions(listening, manner);
    if (answers % POSITIONS === 0) hearPosition(listening);
    const turn = randomTurn(engine, match, players, seed % 2 === 1 ? ASIDES : null);
    if (turn === undefined) throw new Error(`${match.stack.at(-1)?.step} asks and offers nothing`);
    const asked = turn.isAside ? undefined : { turn: turnNow(listening) };
    const happened = engine.play(match, turn.seat, turn.choice);
    for (const one of hearEvents(listening, happened)) told.push(one);
    readOn(listening, reading, happened, asked);
  }
  hearEnding(listening);
  hearAgain(listening, told);
  return {
    lines: found.lines,
    events: found.events,
    flaws: [...found.flaws],
    turns: reading.turns,
  };
}

function mannerOf<K extends Kinds, C extends Catalogue>(
  say: Say<K, C>,
  { detailsTellApart = false }: WordsPlan<K>,
): Manner {
  const catalogue: Catalogue = say.catalogue;
  return { noReason: catalogue['why.other'], detailsTellApart };
}

/** An event as a spectator read it when it happened. */
type Told<K extends Kinds> = { readonly event: Event<K>; readonly words: string | undefined };

function hearEvents<K extends Kinds>(
  listening: Listening<K>,
  events: readonly Event<K>[],
): readonly Told<K>[] {
  const { engine, match, voice } = listening;
  const hearAs = (viewer: Parameters<typeof engine.view>[1]): readonly Told<K>[] => {
    const view = engine.view(match, viewer);
    return engine.see(events, viewer).map((event) => ({
      event,
      words: hear(listening, `event ${event.event}`, () => voice.event(view, event)),
    }));
  };
  for (const seat of seatsOf(match.terms.seats)) hearAs(seat);
  for (const { event } of events) listening.events.add(event);
  return hearAs('spectator');
}

function hearEnding<K extends Kinds>(listening: Listening<K>): void {
  const { engine, match, voice } = listening;
  const outcome = engine.outcome(match);
  if (outcome === null) return;
  const view = engine.view(match, 'spectator');
  for (const line of outcome.sheet)
    hear(listening, `score line ${line.line}`, () => voice.score(line));
  hear(listening, `ending ${outcome.because}`, () => voice.ending(view, outcome.because));
}

/** The log is worded anew whenever it is read: it must not change with what happened since. */
function hearAgain<K extends Kinds>(listening: Listening<K>, told: readonly Told<K>[]): void {
  const { engine, match, voice, flaws } = listening;
  const view = engine.view(match, 'spectator');
  for (const { event, words } of told) {
    const later = spoken(listening, `event ${event.event}`, () => voice.event(view, event));
    if (later !== words)
      flaws.add(`event ${event.event}: "${words}" became "${later}" at the end of the match`);
  }
}
