import { type Seat, seatsOf } from '@quarterdeck/kernel';

const NAMES = ['Ada', 'Bo', 'Cleo', 'Dov', 'Esme', 'Finn'];

/** Names for as many seats as there are. */
export const someNames = (seats: number): readonly string[] =>
  seatsOf(seats).map((seat) => NAMES[seat] ?? `Captain ${seat + 1}`);

/** A seat's player, as texts for people call them. */
export const nameOf = (names: readonly string[], seat: number): string =>
  names[seat] ?? `seat ${seat + 1}`;

/** The names as somebody at the table reads them: "Ada (you)". */
export const namesSeenBy = (names: readonly string[], me: Seat): readonly string[] =>
  names.map((name, seat) => (seat === me ? `${name} (you)` : name));
