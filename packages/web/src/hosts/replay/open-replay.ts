import { SEAT_COLOURS, type SeatColour } from '@quarterdeck/board-kit/drawings';
import { ok, type Result } from '@quarterdeck/tables';
import { coloursOf, type PageGames } from '../../games/games.ts';
import type { TableInfo, TableSeat } from '../host.ts';
import type { ReplayInfo } from './protocol.ts';
import type { ReplayClient } from './replay-client.ts';

/** A replay that its worker has read: everything a page needs to show it. */
export type OpenReplay = {
  readonly info: ReplayInfo;
  readonly text: string;
  readonly client: ReplayClient;
  /** By seat, as far as they are known; a file tells names alone. */
  readonly seats: readonly TableSeat[];
};

/** A seat without a name is called by its number, in the reader's language. */
export type NameSeat = (number: number) => string;

type ReplayFile = {
  readonly text: string;
  /** By seat, where it is the log of a table that is known here. */
  readonly known?: readonly TableSeat[];
};

export async function openReplay(
  client: ReplayClient,
  { text, known }: ReplayFile,
  games: Pick<PageGames, 'has' | 'aboutOf'>,
  nameSeat: NameSeat,
): Promise<Result<OpenReplay>> {
  const read = await client.load(text);
  if (!read.ok) return read;
  const info = read.value;
  const seats = known?.length === info.names.length ? known : seatsOfReplay(info, games, nameSeat);
  return ok({ info, text, client, seats });
}

const seatsOfReplay = (
  { game, names }: ReplayInfo,
  games: Pick<PageGames, 'has' | 'aboutOf'>,
  nameSeat: NameSeat,
): readonly TableSeat[] => {
  const colours = games.has(game) ? coloursOf(games.aboutOf(game), names.length) : SEAT_COLOURS;
  return names.map((name, seat) => ({
    name: name.trim() === '' ? nameSeat(seat + 1) : name,
    colour: colourOf(colours, seat),
    who: { kind: 'person' },
  }));
};

/** As a table of the game would be set; a game beyond the shelf takes them in their own order. */
function colourOf(colours: readonly SeatColour[], seat: number): SeatColour {
  return colours[seat] ?? SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? 'white';
}

/** The replay as the table that it was. */
export const aboutOf = ({ info, seats }: OpenReplay): TableInfo => ({
  id: info.id,
  game: info.game,
  seats,
  options: info.options,
  pack: info.pack,
  startedAt: 0,
  fairness: info.fairness,
});
