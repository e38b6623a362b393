// How much time each seat has. All of it follows from what is stored, so that any process, also one
// that has just started, says the same; and from what everybody can tell, so that it tells nothing.

import { type Seat, seatsOf } from '@quarterdeck/kernel';
import type { Pace } from './pace.ts';
import { merged, ranBetween, type Stand, standsAt } from './stands.ts';

/** What a clock holds at least after its time ran out and the seat goes on: enough to look up. */
export const SPARE_MS = 10_000;

/** An answer that stands and that everybody can tell; `asked`: who is, after it. */
export type ClockMove = {
  readonly at: number;
  readonly seat: Seat;
  /** False for what nobody was asked for, and for what left no choice. */
  readonly gains: boolean;
  readonly asked: readonly Seat[];
};

/** The moves so far, the last one on top. */
export type ClockMoves = {
  readonly move: ClockMove;
  readonly below: ClockMoves | null;
  /** By seat: how often it has answered by then. */
  readonly answers: ReadonlyMap<Seat, number>;
};

export type ClockFacts = {
  readonly pace: Pace;
  readonly seats: number;
  /** The first question. */
  readonly begun: { readonly at: number; readonly asked: readonly Seat[] };
  readonly stands: (seat: Seat) => readonly Stand[];
};

/** `left` milliseconds at `since`, and less from then on; `since` null: it does not run. */
export type ClockFace = { readonly left: number; readonly since: number | null };

/** The clocks of a table after its moves. */
export type RunningClocks = (moves: ClockMoves | null) => readonly ClockFace[];

/**
 * Goes on from the moves it was asked of last where the new ones follow them: as a rule there is one
 * more. Where some were taken back it begins anew.
 */
export function runningClocks({ pace, seats, begun, stands: of }: ClockFacts): RunningClocks {
  const clocks = seatsOf(seats).map((seat) => {
    const stands = merged(of(seat));
    const hand = pace.kind === 'live' ? countDown(pace, stands) : eachTurn(pace.turn);
    return { seat, stands, hand };
  });
  const first = clocks.map(
    ({ seat }): ClockFace => ({
      left: pace.kind === 'live' ? pace.start : pace.turn,
      since: begun.asked.includes(seat) ? begun.at : null,
    }),
  );
  let known: { readonly moves: ClockMoves | null; readonly faces: readonly ClockFace[] } = {
    moves: null,
    faces: first,
  };
  return (moves) => {
    const news: ClockMove[] = [];
    let from = moves;
    for (; from !== null && from !== known.moves; from = from.below) news.push(from.move);
    let faces = from === known.moves ? known.faces : first;
    for (const move of news.reverse())
      faces = clocks.map(({ seat, hand }, index) =>
        hand(faceAt(faces, index), move, seat, move.asked.includes(seat)),
      );
    known = { moves, faces };
    return clocks.map(({ stands }, index) => settled(faceAt(faces, index), stands));
  };
}

function faceAt(faces: readonly ClockFace[], seat: number): ClockFace {
  const face = faces[seat];
  if (face === undefined) throw new Error(`seat ${seat} has no clock`);
  return face;
}

export const leftAt = ({ left, since }: ClockFace, now: number): number =>
  since === null ? left : left - Math.max(0, now - since);

/** When the clock has run out, if nothing happens; null where it does not run. */
export const runsOutAt = ({ left, since }: ClockFace): number | null =>
  since === null ? null : since + Math.max(0, left);

type Hand = (face: ClockFace, move: ClockMove, seat: Seat, isAsked: boolean) => ClockFace;

/** A clock that goes on where it stopped; an answer adds to it. */
const countDown =
  ({ increment }: Extract<Pace, { readonly kind: 'live' }>, stands: readonly Stand[]): Hand =>
  ({ left, since }, { at, seat: by, gains }, seat, isAsked) => {
    const rest = since === null ? left : left - ranBetween(since, at, stands);
    const next = isAsked ? at : null;
    if (by !== seat || !gains) return { left: rest, since: next };
    if (rest <= 0) return { left: Math.max(increment, SPARE_MS), since: next };
    // What a bot plays for somebody adds nothing.
    return { left: standsAt(at, stands) ? rest : rest + increment, since: next };
  };

/** The whole turn for each question of one's own; what others answer meanwhile changes nothing. */
const eachTurn =
  (turn: number): Hand =>
  ({ left, since }, { at, seat: by, gains }, seat, isAsked) => {
    if (!isAsked) return { left: turn, since: null };
    const isFresh = since === null || (by === seat && gains);
    return isFresh ? { left: turn, since: at } : { left, since };
  };

/** The face after the last stretch in which it stood. */
function settled({ left, since }: ClockFace, stands: readonly Stand[]): ClockFace {
  if (since === null) return { left, since };
  const last = stands.at(-1);
  if (last === undefined || (last.to !== null && last.to <= since)) return { left, since };
  const rest = left - ranBetween(since, Math.max(last.from, since), stands);
  return { left: rest, since: last.to };
}
