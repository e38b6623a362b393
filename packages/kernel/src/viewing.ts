import { noRng } from './chance/rng.ts';
import { isFlatChoice } from './choices.ts';
import type { Core } from './core.ts';
import { Malformed } from './errors.ts';
import type { Seat, Viewer } from './ids.ts';
import type { Choice } from './kinds.ts';
import type { AnyEvent, Asked, Match, View } from './match.ts';
import { readOptions } from './options.ts';
import { fieldsOf, listOf } from './shapes.ts';

/** A view as plain JSON, without the printed facts: the receiver has the pack. */
export type WireView = {
  readonly viewer: Viewer;
  readonly seats: number;
  readonly options: object;
  readonly pack: string;
  readonly state: object;
  readonly stack: readonly object[];
  readonly given: readonly (Choice | '?' | null)[];
  readonly answers: number;
  readonly asked: readonly Asked[];
};

export type Viewing = {
  view(match: Match, viewer: Viewer): View;
  see(events: readonly AnyEvent[], viewer: Viewer): AnyEvent[];
  hollow(view: View): Match;
  toWire(view: View): WireView;
  fromWire(raw: unknown, pack: PackFacts): View;
};
export type PackFacts = { readonly hash: string; readonly printed: object };

/** Deeper than any stack of these games; a hostile one is stopped early. */
const DEEPEST_STACK = 1_000;

export function viewing({ game, shapes, questions }: Core): Viewing {
  function fromWire(raw: unknown, pack: PackFacts): View {
    const wire = fieldsOf(raw, 'view');
    const seats = seatCount(game.seats, wire['seats'], 'view.seats');
    const { viewer } = wire;
    if (viewer !== 'table' && !isSeatOf(viewer, seats))
      throw new Malformed('view.viewer', `a seat below ${seats} or "table"`, viewer);
    if (wire['pack'] !== pack.hash)
      throw new Malformed('view.pack', `the pack ${pack.hash}`, wire['pack']);
    return {
      viewer,
      table: {
        seats,
        options: settledOptions(game, wire['options'], seats, 'view.options'),
        packHash: pack.hash,
      },
      state: shapes.parseState(wire['state'], {
        path: 'view.state',
        printed: pack.printed,
        holes: true,
      }),
      stack: listOf(wire['stack'], 'view.stack', DEEPEST_STACK).map((frame, index) =>
        shapes.parseFrame(frame, `view.stack[${index}]`, true),
      ),
      given: givenOf(wire['given'], 'view.given', seats, true),
      answers: countOf(wire['answers'], 'view.answers'),
      asked: listOf(wire['asked'], 'view.asked', seats).map((a, i) => askedOf(a, seats, i)),
    };
  }

  return {
    view: (match, viewer) => ({
      viewer,
      table: match.table,
      state: shapes.seeState(match.state, viewer),
      stack: match.stack.map((frame) => shapes.seeFrame(frame, viewer)),
      given: match.given.map((choice, seat) =>
        choice === null || seat === viewer ? choice : ('?' as const),
      ),
      answers: match.answers,
      asked: questions.asked(match),
    }),
    see: (events, viewer) => events.map((event) => shapes.seeEvent(event, viewer)),
    hollow: (view) => ({
      table: view.table,
      state: shapes.cloneState(view.state),
      stack: view.stack.slice(),
      given: view.given.map((choice) => (choice === '?' ? { do: '?' } : choice)),
      rng: noRng(),
      answers: view.answers,
      rig: [],
    }),
    toWire: (view) => ({
      viewer: view.viewer,
      seats: view.table.seats,
      options: view.table.options,
      pack: view.table.packHash,
      state: shapes.bareState(view.state),
      stack: view.stack.map(shapes.bareFrame),
      given: view.given,
      answers: view.answers,
      asked: view.asked,
    }),
    fromWire,
  };
}

export const isSeatOf = (value: unknown, seats: number): value is Seat =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats;

export function seatCount(allowed: readonly number[], value: unknown, path: string): number {
  if (typeof value === 'number' && allowed.includes(value)) return value;
  throw new Malformed(path, `one of the seat counts ${allowed.join(', ')}`, value);
}

/** Left out at a new table they are the usual ones; a save or a view has them. */
export function settledOptions(
  game: Core['game'],
  value: unknown,
  seats: number,
  path: string,
): object {
  if (value === undefined) throw new Malformed(path, 'the options of the table', value);
  return readOptions<object>(game.options, value, seats);
}

export function countOf(value: unknown, path: string): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  throw new Malformed(path, 'an integer from 0', value);
}

type Given = (Choice | null)[];
type SeenGiven = (Choice | '?' | null)[];
export function givenOf(value: unknown, path: string, seats: number, holes: true): SeenGiven;
export function givenOf(value: unknown, path: string, seats: number, holes: false): Given;
export function givenOf(value: unknown, path: string, seats: number, holes: boolean): SeenGiven {
  const given = listOf(value, path, seats);
  if (given.length !== seats) throw new Malformed(path, `a list of ${seats}`, value);
  return given.map((choice, seat) => {
    if (choice === null || isFlatChoice(choice)) return choice;
    if (holes && choice === '?') return choice;
    throw new Malformed(`${path}[${seat}]`, 'null or an answer', choice);
  });
}

function askedOf(value: unknown, seats: number, index: number): Asked {
  const { seat, step } = fieldsOf(value, `view.asked[${index}]`);
  if (!isSeatOf(seat, seats)) throw new Malformed(`view.asked[${index}].seat`, 'a seat', seat);
  if (typeof step !== 'string') throw new Malformed(`view.asked[${index}].step`, 'a step', step);
  return { seat, step };
}
