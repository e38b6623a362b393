// Names that were given up and still lie in stores and files, and that protocol 1 sends. They are
// read and written here; nothing else knows them.

import type { SeatColour } from '@quarterdeck/kernel';

export type Fields = { readonly [name: string]: unknown };

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Coloured = { readonly name: string; readonly colour: SeatColour };
/** A seat under the name its colour had. */
export type OldSeat<S extends Coloured> = Omit<S, 'colour'> & { readonly tincture: SeatColour };

const toOldSeat = <S extends Coloured>({ colour, ...seat }: S): OldSeat<S> => ({
  ...seat,
  tincture: colour,
});

export const toOldSeats = <S extends Coloured>(seats: readonly S[]): readonly OldSeat<S>[] =>
  seats.map(toOldSeat);

/** A setup or a card of an online table, with the names they had. */
export const toOldTable = <T extends { readonly seats: readonly Coloured[] }>({
  seats,
  answerTime,
  ...table
}: T & { readonly answerTime: number | null }) => ({
  ...table,
  seats: toOldSeats(seats),
  patience: answerTime,
});

const fromOldSeat = (seat: unknown): unknown => {
  if (!isRecord(seat) || !Object.hasOwn(seat, 'tincture')) return seat;
  const { tincture, ...rest } = seat;
  return { ...rest, colour: tincture };
};

export const fromOldSeats = (seats: unknown): unknown =>
  Array.isArray(seats) ? seats.map(fromOldSeat) : seats;

/** What is no setup stays what it is, for the gate to refuse. */
export function fromOldSetup(raw: unknown): unknown {
  if (!isRecord(raw)) return raw;
  const { patience, seats, ...setup } = raw;
  return {
    ...setup,
    ...(seats === undefined ? {} : { seats: fromOldSeats(seats) }),
    ...(patience === undefined ? {} : { answerTime: patience }),
  };
}
