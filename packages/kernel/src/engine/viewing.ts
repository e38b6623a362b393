import { noRng } from '../chance/rng.ts';
import type { Viewer } from '../ids.ts';
import type { AnyEvent, Match, View, WireView } from '../match.ts';
import { type PackFacts, readView } from '../model.ts';
import type { Core } from './core.ts';

export type Viewing = {
  view(match: Match, viewer: Viewer): View;
  see(events: readonly AnyEvent[], viewer: Viewer): AnyEvent[];
  worldWithHoles(view: View): Match;
  toWire(view: View): WireView;
  fromWire(raw: unknown, pack: PackFacts): View;
};

export function viewing({ game, shapes, questions }: Core): Viewing {
  return {
    view: (match, viewer) => ({
      viewer,
      terms: match.terms,
      state: shapes.seeState(match.state, viewer),
      stack: match.stack.map((frame) => shapes.seeFrame(frame, viewer)),
      given: match.given.map((choice, seat) =>
        choice === null || seat === viewer ? choice : ('?' as const),
      ),
      answers: match.answers,
      asked: questions.asked(match),
    }),
    see: (events, viewer) => events.map((event) => shapes.seeEvent(event, viewer)),
    worldWithHoles: (view) => ({
      terms: view.terms,
      state: shapes.cloneState(view.state),
      stack: view.stack.slice(),
      given: view.given.map((choice) => (choice === '?' ? { do: '?' } : choice)),
      rng: noRng(),
      answers: view.answers,
      rig: [],
    }),
    toWire: (view) => ({
      viewer: view.viewer,
      seats: view.terms.seats,
      options: view.terms.options,
      pack: view.terms.packHash,
      state: shapes.bareState(view.state),
      stack: view.stack.map(shapes.bareFrame),
      given: view.given,
      answers: view.answers,
      asked: view.asked,
    }),
    fromWire: (raw, pack) => readView(game, raw, pack),
  };
}
