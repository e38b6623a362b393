import { noRng } from '../chance/rng.ts';
import type { Viewer } from '../ids.ts';
import type { AnyEvent, Match, View, WireView } from '../match.ts';
import { type PackFacts, readView } from '../model.ts';
import { samePlain } from '../plain.ts';
import type { Core } from './core.ts';

/** Views that a new one may share its parts with. */
export type KnownViews = {
  /** What the same viewer saw before. */
  readonly before?: WireView | undefined;
  /** What another viewer sees of the same match. */
  readonly like?: WireView | undefined;
};

/** Whether two views are the same to their viewer; the quicker the more of the one is shared with the other. */
export const sameView = (one: WireView, other: WireView): boolean => samePlain(one, other);

export type Viewing = {
  view(match: Match, viewer: Viewer): View;
  see(events: readonly AnyEvent[], viewer: Viewer): AnyEvent[];
  worldWithHoles(view: View): Match;
  toWire(view: View): WireView;
  wireView(match: Match, viewer: Viewer, known?: KnownViews): WireView;
  fromWire(raw: unknown, pack: PackFacts): View;
};

export function viewing({ game, shapes, questions }: Core): Viewing {
  const givenFor = ({ given }: Match, viewer: Viewer) =>
    given.map((choice, seat) => (choice === null || seat === viewer ? choice : ('?' as const)));
  return {
    view: (match, viewer) => ({
      viewer,
      terms: match.terms,
      state: shapes.seeState(match.state, viewer),
      stack: match.stack.map((frame) => shapes.seeFrame(frame, viewer)),
      given: givenFor(match, viewer),
      answers: match.answers,
      asked: questions.asked(match),
    }),
    wireView: (match, viewer, { before, like } = {}) => ({
      viewer,
      seats: match.terms.seats,
      options: match.terms.options,
      pack: match.terms.packHash,
      state: shapes.wireState(match.state, viewer, before?.state, like?.state),
      stack: match.stack.map((frame) => shapes.bareFrame(shapes.seeFrame(frame, viewer))),
      given: givenFor(match, viewer),
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
