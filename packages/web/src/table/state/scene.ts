import type {
  AnyScene,
  GameOnPage,
  KeyOf,
  SEAT_COLOURS_EN,
  SeatFace,
  Words,
} from '@quarterdeck/board-kit';
import { at, type Seat, seatsOf } from '@quarterdeck/kernel';
import { type ErasedKinds, type View, viewReader, type WireView } from '@quarterdeck/kernel/engine';
import { type Speaker, speaker } from '@quarterdeck/kernel/say';
import type { TableInfo } from '../../hosts/host.ts';
import type { SEATS_EN } from '../../setup/en-seats.ts';

export type { GameOnPage };

/** What turns a host's messages back into views and sentences, for one table. */
export type ViewReader = {
  readonly title: string;
  readonly speaker: Speaker<ErasedKinds>;
  readonly read: (wire: WireView) => View;
};

type NameWords = Words<KeyOf<typeof SEATS_EN | typeof SEAT_COLOURS_EN>>;
type NamedSeat = Pick<TableInfo['seats'][number], 'name' | 'colour'>;

/**
 * The one name of a seat, in every sentence and on its card. "You" is not one ("You loads tea"): whoever
 * gave no other is called by the colour of the seat.
 */
const nameOf = ({ name, colour }: NamedSeat, words: NameWords): string =>
  name === words('newTable.you')
    ? words('newTable.nameless', { colour: words(`seatColours.${colour}`) })
    : name;

/** A host sends no printed facts: they come from the pack that lies here. */
export const viewReaderOf = (
  { game, say }: GameOnPage,
  table: TableInfo,
  words: NameWords,
): ViewReader => ({
  title: game.title,
  speaker: speaker(say, { names: table.seats.map((seat) => nameOf(seat, words)) }),
  read: viewReader(game, table.pack),
});

export const facesOf = (
  { seats }: Pick<TableInfo, 'seats'>,
  me: Seat | undefined,
  words: NameWords,
): readonly SeatFace[] =>
  seatsOf(seats.length).map((seat) => {
    const { colour, who } = at(seats, seat);
    const name = nameOf(at(seats, seat), words);
    return { seat, name, called: name, colour, who: who.kind, isMe: seat === me };
  });

export const sceneOf = (
  reader: ViewReader,
  table: TableInfo,
  wire: WireView,
  words: Words<string>,
): AnyScene => {
  const view = reader.read(wire);
  const me = view.viewer === 'spectator' ? undefined : view.viewer;
  return { view, me, seats: facesOf(table, me, words), speaker: reader.speaker, words };
};
