// What is counted of a log, carried along from entry to entry: an answer costs the same at the end of
// a long evening as at its beginning.

import type { Seat, Viewer } from '@quarterdeck/kernel';
import type { ClockMoves } from '../time/clocks.ts';
import type { LogItem } from './log-item.ts';
import { NO_TURN, type Turn, turnAfter } from './turns.ts';

/** The answers that were not taken back, the last one on top. */
export type Standing = {
  readonly item: LogItem;
  readonly below: Standing | null;
  readonly depth: number;
  /** Those of them that move clocks. */
  readonly moves: ClockMoves | null;
};

/** How things stand after an item of the log. */
export type Counts = {
  /** Items that everybody can tell of. */
  readonly open: number;
  /** By seat: items that nobody else can tell of. */
  readonly quiet: ReadonlyMap<Seat, number>;
  readonly undos: number;
  readonly turn: Turn;
  readonly standing: Standing | null;
};

export const NOTHING_COUNTED: Counts = {
  open: 0,
  quiet: new Map(),
  undos: 0,
  turn: NO_TURN,
  standing: null,
};

export function countsAfter({ open, quiet, undos, turn, standing }: Counts, item: LogItem): Counts {
  const isUndo = item.kind === 'undo';
  return {
    open: item.quiet ? open : open + 1,
    quiet: item.quiet ? oneMore(quiet, item.seat) : quiet,
    undos: isUndo ? undos + 1 : undos,
    turn: turnAfter(turn, item),
    standing: isUndo ? (standing?.below ?? null) : standingWith(standing, item),
  };
}

function standingWith(below: Standing | null, item: LogItem): Standing {
  const moves = below?.moves ?? null;
  return {
    item,
    below,
    depth: 1 + depthOf(below),
    moves: item.quiet ? moves : movesWith(moves, item),
  };
}

/** How much of a log the viewer can tell of. */
export const toldTo = ({ open, quiet }: Counts, viewer: Viewer): number =>
  viewer === 'spectator' ? open : open + (quiet.get(viewer) ?? 0);

export const depthOf = (standing: Standing | null): number => standing?.depth ?? 0;

/** The last standing answer of this kind. */
export function lastStanding(
  from: Standing | null,
  isWanted: (item: LogItem) => boolean,
): LogItem | undefined {
  for (let one = from; one !== null; one = one.below) if (isWanted(one.item)) return one.item;
  return undefined;
}

function movesWith(below: ClockMoves | null, item: LogItem): ClockMoves {
  const { at, seat, kind, forced, asked } = item;
  const gains = !forced && kind !== 'aside';
  const answers = below?.answers ?? new Map<Seat, number>();
  const move = { at, seat, gains, asked };
  return { move, below, answers: gains ? oneMore(answers, seat) : answers };
}

const oneMore = (counts: ReadonlyMap<Seat, number>, seat: Seat): ReadonlyMap<Seat, number> =>
  new Map(counts).set(seat, 1 + (counts.get(seat) ?? 0));
