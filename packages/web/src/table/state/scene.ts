import type { AnyScene, GameOnPage, KeyOf, SeatFace, Words } from '@quarterdeck/board-kit';
import { at, type Seat, seatsOf } from '@quarterdeck/kernel';
import { type ErasedKinds, type View, viewReader, type WireView } from '@quarterdeck/kernel/engine';
import { type Speaker, speaker } from '@quarterdeck/kernel/say';
import type { TableInfo } from '../../hosts/host.ts';
import type { SEATS_EN } from '../../setup/en-seats.ts';
import type { TABLE_EN } from '../en.ts';

export type { GameOnPage };

/** What turns a host's messages back into views and sentences, for one table. */
export type ViewReader = {
  readonly title: string;
  readonly speaker: Speaker<ErasedKinds>;
  readonly read: (wire: WireView) => View;
};

type NameWords = Words<KeyOf<typeof SEATS_EN | typeof TABLE_EN>>;

/** "You" is no name for a sentence ("You loads tea"): whoever gave none is spoken of otherwise. */
const nameInSentences = (name: string, words: NameWords | undefined): string =>
  words !== undefined && name === words('newTable.you') ? words('table.seats.nameless') : name;

/** A host sends no printed facts: they come from the pack that lies here. */
export const viewReaderOf = (
  { game, say }: GameOnPage,
  table: TableInfo,
  words?: NameWords,
): ViewReader => ({
  title: game.title,
  speaker: speaker(say, {
    names: table.seats.map(({ name }) => nameInSentences(name, words)),
  }),
  read: viewReader(game, table.pack),
});

const firstName = (name: string): string => name.split(/\s+/)[0] ?? name;

/** In sentences a seat is called by its first name where that is unique. */
export const facesOf = (
  { seats }: Pick<TableInfo, 'seats'>,
  me: Seat | undefined,
  words?: NameWords,
): readonly SeatFace[] =>
  seatsOf(seats.length).map((seat) => {
    const { name, colour, who } = at(seats, seat);
    const first = firstName(name);
    // Bots are called by their whole name: the first word of "Old Salt" is not a name.
    const alone =
      who.kind !== 'bot' && seats.filter((one) => firstName(one.name) === first).length === 1;
    return {
      seat,
      name,
      called: nameInSentences(alone ? first : name, words),
      colour,
      who: who.kind,
      isMe: seat === me,
    };
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
