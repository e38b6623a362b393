import { noRng } from './chance/rng.ts';
import type { Core } from './core.ts';
import { Malformed } from './errors.ts';
import {
  countOf,
  DEEPEST_STACK,
  fieldsOf,
  givenOf,
  isSeatOf,
  listOf,
  seatCount,
  settledOptions,
} from './gates.ts';
import type { Viewer } from './ids.ts';
import type { Choice } from './kinds.ts';
import type { AnyEvent, Asked, Match, View } from './match.ts';

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
        options: settledOptions(game.options, wire['options'], seats, 'view.options'),
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

function askedOf(value: unknown, seats: number, index: number): Asked {
  const { seat, step } = fieldsOf(value, `view.asked[${index}]`);
  if (!isSeatOf(seat, seats)) throw new Malformed(`view.asked[${index}].seat`, 'a seat', seat);
  if (typeof step !== 'string') throw new Malformed(`view.asked[${index}].step`, 'a step', step);
  return { seat, step };
}
