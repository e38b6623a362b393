import {
  bool,
  integer,
  type Json,
  listOf,
  oneOf,
  optional,
  orNull,
  read,
  type Shape,
  shape,
  text,
  variants,
} from '@quarterdeck/kernel/pack';
import { fromOldSetup, toOldTable } from '../table/old-names.ts';
import { SEAT_COLOURS } from '../table/setup.ts';
import { clockSize, TURN_LIMITS, whenLateShape } from '../time/pace.ts';

const LONGEST_PACK = 400_000;
const LONGEST_NAME = 40;
export const MOST_SEATS = 8;

export const SPECTATOR_ACCESS = ['nobody', 'invited', 'anybody'] as const;
/** Who may look on without a seat. */
export type SpectatorAccess = (typeof SPECTATOR_ACCESS)[number];

export const CHAT_MODES = ['free', 'phrases', 'none'] as const;
/** What may be said at a table: anything, set phrases alone, or nothing. */
export type ChatMode = (typeof CHAT_MODES)[number];

export const NAME = text({ most: LONGEST_NAME });
const word = text({ most: 64 });
const unread: Shape<unknown> = { take: (value) => value };

const seatSetup = shape({
  /** Of a bot; people bring their own. */
  name: NAME,
  colour: oneOf(SEAT_COLOURS),
  who: variants('kind', { me: {}, open: {}, bot: { bot: word } }),
});

/** Who is to have a seat that was set for somebody else. */
export const newHolder = variants('kind', { open: {}, bot: { bot: word, name: NAME } });
export type NewHolder = ReturnType<(typeof newHolder)['take']>;

/** The setup with another holder of one seat. */
export const withHolder = (setup: OnlineSetup, seat: number, holder: NewHolder): OnlineSetup => ({
  ...setup,
  seats: setup.seats.map((one, at): SeatSetup => {
    if (at !== seat) return one;
    return holder.kind === 'bot'
      ? { ...one, name: holder.name, who: { kind: 'bot', bot: holder.bot } }
      : { ...one, name: '', who: { kind: 'open' } };
  }),
});

/** The setup after two seats have changed places: colours stay where they are. */
export const withSwapped = (setup: OnlineSetup, seat: number, other: number): OnlineSetup => {
  const { [seat]: one, [other]: two } = setup.seats;
  if (one === undefined || two === undefined) return setup;
  return {
    ...setup,
    seats: setup.seats.map((now, at): SeatSetup => {
      if (at === seat) return { ...two, colour: one.colour };
      return at === other ? { ...one, colour: two.colour } : now;
    }),
  };
};

/** What an online table is set with. Nobody brings a seed: whoever knows it knows every card. */
export const onlineSetup = shape({
  game: word,
  seats: listOf(seatSetup, { least: 1, most: MOST_SEATS }),
  options: optional(unread),
  pack: optional(text({ most: LONGEST_PACK })),
  watching: oneOf(SPECTATOR_ACCESS),
  /** Milliseconds a seat may take for a turn; null: as long as it likes, or as its clock says. */
  answerTime: orNull(integer(TURN_LIMITS)),
  /** A clock for each seat, instead of a time for each turn. */
  clock: optional(clockSize),
  /** What happens when a seat's time runs out; absent: a bot gives that one answer. */
  whenLate: optional(whenLateShape),
  /** Whether it stands in the lobby, where anybody may sit down; absent: who has the link may. */
  listed: optional(bool),
  /** Whether a bot that somebody runs elsewhere may sit down from the lobby; absent: it may not. */
  bots: optional(bool),
  /** Absent: anything may be said. */
  chat: optional(oneOf(CHAT_MODES)),
});

export type OnlineSetup = ReturnType<(typeof onlineSetup)['take']>;
export type SeatSetup = OnlineSetup['seats'][number];

/** For a setup that was stored: what is read back is checked again. */
export const readSetup = (raw: unknown): OnlineSetup =>
  read(onlineSetup, fromOldSetup(raw), 'setup');

/** As it is stored: under the names that older programs read. It came as JSON and passed the gate. */
export const writeSetup = (setup: OnlineSetup): Json => toOldTable(setup) as unknown as Json;
