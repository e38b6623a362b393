import type { Rng } from '../../src/chance/rng.ts';
import { below, sfcRng } from '../../src/chance/rng.ts';
import { at, seatsOf } from '../../src/ids.ts';
import type { Choice } from '../../src/kinds.ts';
import type { NewRecording, Recording } from '../../src/replay/recording.ts';
import { recording } from '../../src/replay/recording.ts';
import type { Cove } from './cove.ts';
import { cove } from './cove.ts';

const MOST_ENTRIES = 400;

export type RandomTable = {
  readonly table: Recording<Cove>;
  /** By entries; an undo over forced answers is several entries at once. */
  readonly hashes: ReadonlyMap<number, string>;
  readonly undos: number;
};

/** People who change their minds, take back what they can, and sometimes leave. */
export function randomTable(seed: number, wish: Partial<NewRecording<Cove>> = {}): RandomTable {
  const dice = sfcRng(seed);
  const table = recording(cove, {
    seats: 2 + below(dice, 2),
    options: { rounds: 1 + below(dice, 3) },
    chance: { kind: 'sfc', seed },
    ...wish,
  });
  const hashes = new Map([[0, cove.hash(table.match)]]);
  let undos = 0;
  while (table.match.stack.length > 0 && table.length < MOST_ENTRIES) {
    if (below(dice, 5) === 0) undos += takeBack(table, dice);
    else answer(table, dice);
    hashes.set(table.length, cove.hash(table.match));
  }
  return { table, hashes, undos };
}

function answer(table: Recording<Cove>, dice: Rng): void {
  const seats = seatsOf(table.match.terms.seats).filter((s) => cove.mayAnswer(table.match, s));
  const seat = at(seats, below(dice, seats.length));
  const leaving = below(dice, 60) === 0 ? cove.asides(table.match, seat) : [];
  const offers: readonly Choice[] = leaving.length > 0 ? leaving : cove.choices(table.match, seat);
  table.play(seat, at(offers, below(dice, offers.length)));
  if (below(dice, 2) === 0) table.playForced();
}

function takeBack(table: Recording<Cove>, dice: Rng): number {
  const seats = seatsOf(table.match.terms.seats).filter((s) => table.canUndo(s));
  if (seats.length === 0) return 0;
  table.undo(at(seats, below(dice, seats.length)));
  return 1;
}
