import {
  at,
  type Engine,
  type ErasedKinds,
  engine,
  type Seat,
  type Speaker,
  seatsOf,
  speaker,
  type View,
  type WireView,
} from '@quarterdeck/kernel';
import { type GameBox, loadGame } from '@quarterdeck/shelf';
import type { TableAbout } from '../host/host.ts';
import type { Words } from '../words/word-key.ts';
import type { AnyScene, SeatFace } from './board-contract.ts';

/** What turns a host's messages back into views and sentences, for one table. */
export type Reader = {
  readonly title: string;
  readonly speaker: Speaker<ErasedKinds>;
  readonly read: (wire: WireView) => View;
};

/** "You" is no name for a sentence ("You loads tea"): whoever gave none is spoken of otherwise. */
const nameInSentences = (name: string, words: Words | undefined): string =>
  words !== undefined && name === words('newTable.you') ? words('table.seats.nameless') : name;

/** A host sends no printed facts: they come from the pack that lies here. */
const readerOf = (box: GameBox, table: TableAbout, words: Words | undefined): Reader => {
  // The page's policy forbids generated code, and trying it would be reported as a breach.
  const machine: Engine<ErasedKinds> = engine(box.game, { code: 'closures' });
  const pack = table.pack.own === undefined ? machine.pack : machine.readPack(table.pack.own);
  return {
    title: box.game.title,
    speaker: speaker(box.say, {
      names: table.seats.map(({ name }) => nameInSentences(name, words)),
    }),
    read: (wire) => machine.fromWire(wire, pack),
  };
};

export const loadReader = async (table: TableAbout, words?: Words): Promise<Reader> =>
  readerOf(await loadGame(table.game), table, words);

const firstName = (name: string): string => name.split(/\s+/)[0] ?? name;

/** In sentences a seat is called by its first name where that is unique. */
export const facesOf = (
  { seats }: Pick<TableAbout, 'seats'>,
  me: Seat | undefined,
  words?: Words,
): readonly SeatFace[] =>
  seatsOf(seats.length).map((seat) => {
    const { name, tincture, who } = at(seats, seat);
    const first = firstName(name);
    const alone = seats.filter((one) => firstName(one.name) === first).length === 1;
    return {
      seat,
      name,
      called: nameInSentences(alone ? first : name, words),
      tincture,
      who: who.kind,
      isMe: seat === me,
    };
  });

export const sceneOf = (
  reader: Reader,
  table: TableAbout,
  wire: WireView,
  words: Words,
): AnyScene => {
  const view = reader.read(wire);
  const me = view.viewer === 'table' ? undefined : view.viewer;
  return { view, me, seats: facesOf(table, me, words), speaker: reader.speaker, words };
};
