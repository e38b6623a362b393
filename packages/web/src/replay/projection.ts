import { SEAT_COLOURS, type SeatColour } from '@quarterdeck/board-kit/drawings';
import { ok, type Result } from '@quarterdeck/tables';
import type { TableInfo, TableSeat } from '../host/host.ts';
import { coloursOf, isGameId } from '../shelf/games.ts';
import type { Film } from './protocol.ts';
import type { ReplayClient } from './replay-client.ts';

/** A replay that its worker has read: everything a page needs to show it. */
export type Projection = {
  readonly film: Film;
  readonly text: string;
  readonly client: ReplayClient;
  /** By seat, as far as they are known; a file tells names alone. */
  readonly seats: readonly TableSeat[];
};

/** A seat without a name is called by its number, in the reader's language. */
export type NameSeat = (number: number) => string;

export async function project(
  client: ReplayClient,
  text: string,
  nameSeat: NameSeat,
  known?: readonly TableSeat[],
): Promise<Result<Projection>> {
  const read = await client.load(text);
  if (!read.ok) return read;
  const film = read.value;
  const seats = known?.length === film.names.length ? known : seatsOfFilm(film, nameSeat);
  return ok({ film, text, client, seats });
}

const seatsOfFilm = ({ game, names }: Film, nameSeat: NameSeat): readonly TableSeat[] =>
  names.map((name, seat) => ({
    name: name.trim() === '' ? nameSeat(seat + 1) : name,
    tincture: tinctureOf(game, seat, names.length),
    who: { kind: 'person' },
  }));

/** As a table of the game would be set; a game beyond the shelf takes them in their own order. */
function tinctureOf(game: string, seat: number, count: number): SeatColour {
  const order = isGameId(game) ? coloursOf(game, count) : SEAT_COLOURS;
  return order[seat] ?? SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? 'white';
}

/** The replay as the table that it was. */
export const aboutOf = ({ film, seats }: Projection): TableInfo => ({
  id: film.id,
  game: film.game,
  seats,
  options: film.options,
  pack: film.pack,
  startedAt: 0,
  fairness: film.fairness,
});
