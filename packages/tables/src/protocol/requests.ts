// What a client asks of a server. Everything that comes over the wire passes `readRequest` first.

import {
  type Choice,
  listOf,
  Malformed,
  oneOf,
  optional,
  orNull,
  read,
  type Seat,
  type Shape,
  shape,
  text,
  variants,
  whole,
} from '@quarterdeck/kernel';
import { SEAT_COLOURS } from '../table/setup.ts';

/** In characters, of one message to the server. A whole pack must fit. */
export const LONGEST_REQUEST = 512 * 1024;
const LONGEST_PACK = 400_000;
const LONGEST_NAME = 40;
const MOST_SEATS = 8;
/** Moments that can be asked for at once. */
const MOST_POSITIONS = 200;

const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;

export const SPECTATOR_ACCESS = ['nobody', 'invited', 'anybody'] as const;
/** Who may look on without a seat. */
export type SpectatorAccess = (typeof SPECTATOR_ACCESS)[number];

/** Looked up among the offers by its fields, so nothing of it reaches the rules. */
const choice: Shape<Choice> = {
  take: (value, path) => {
    const isRecord = typeof value === 'object' && value !== null && 'do' in value;
    if (!isRecord || typeof value.do !== 'string') throw new Malformed(path, 'a choice', value);
    return value as Choice;
  },
};
const unread: Shape<unknown> = { take: (value) => value };
const count = whole({ least: 0 });
const word = text({ most: 64 });
const id = whole({ least: 1 });
const seat = whole({ least: 0, most: MOST_SEATS - 1 }) as Shape<Seat>;
const name = text({ most: LONGEST_NAME });

const seatWish = shape({
  /** Of a bot; people bring their own. */
  name,
  tincture: oneOf(SEAT_COLOURS),
  who: variants('kind', { me: {}, open: {}, bot: { bot: word } }),
});

/** What an online table is set with. Nobody brings a seed: whoever knows it knows every card. */
const wish = shape({
  game: word,
  seats: listOf(seatWish, { least: 1, most: MOST_SEATS }),
  options: optional(unread),
  pack: optional(text({ most: LONGEST_PACK })),
  watching: oneOf(SPECTATOR_ACCESS),
  /** Milliseconds a seat may take for an answer; null: as long as it likes. */
  patience: orNull(whole({ least: 10 * SECOND, most: 30 * DAY })),
});

const request = variants('verb', {
  /** What the guest is called from now on. */
  rename: { id, name },
  /** Sets a table and gives its invitation. It is dealt when no seat is open any more. */
  set: { id, wish },
  /** The tables where the guest sits, or that the guest set. */
  mine: { id },
  /** What an invitation leads to. */
  look: { id, invitation: word },
  /** Takes an open seat. */
  join: { id, invitation: word, seat },
  /** Gives the seat back, as long as the table is not dealt. */
  leave: { id, table: word },
  /**
   * Shows the table from now on, in this connection; `after`: the last moment the client has. Who
   * has no seat there watches, and names the invitation where the table asks for one.
   */
  open: { id, table: word, after: count, invitation: optional(word) },
  close: { id, table: word },
  /** `seq`: the moment the choice was made in. Sent twice it is done once. */
  play: { id, table: word, choice, seq: count },
  undo: { id, table: word, seq: count },
  wouldShow: { id, table: word, choice },
  preview: { id, table: word, choice },
  history: { id, table: word, from: count, to: count },
  positions: { id, table: word, seqs: listOf(count, { most: MOST_POSITIONS }) },
  /** Another table like this one, once this one is over. */
  rematch: { id, table: word },
  exportReplay: { id, table: word },
  verify: { id, table: word },
});

export type Request = ReturnType<(typeof request)['take']>;
export type Verb = Request['verb'];
export type RequestOf<V extends Verb> = Extract<Request, { readonly verb: V }>;
export type OnlineSetup = ReturnType<(typeof wish)['take']>;
export type SeatSetup = OnlineSetup['seats'][number];

/** The gate. Throws `Malformed`, which names the field and what was expected there. */
export const readRequest = (raw: unknown): Request => read(request, raw, 'request');

/** For a wish that was stored: what is read back is checked again. */
export const readSetup = (raw: unknown): OnlineSetup => read(wish, raw, 'wish');
