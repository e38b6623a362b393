// What people say to each other at a table of a server. Seats and onlookers have a chat each, and
// neither is told anything of the other's.

import type { Seat } from '@quarterdeck/kernel';
import {
  bool,
  integer,
  oneOf,
  optional,
  type Shape,
  shape,
  text,
  variants,
} from '@quarterdeck/kernel/pack';
import { type Handlers, verb } from '@quarterdeck/rpc/verbs';
import { type ChatMode, MOST_SEATS } from './online-setup.ts';
import type { Refusal } from './result.ts';

/** Said by their ids, so that everybody reads them in a language of their own. */
export const PHRASES = [
  'well-sailed',
  'good-luck',
  'one-moment',
  'thinking',
  'sorry',
  'thanks',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** In characters. */
export const LONGEST_MESSAGE = 280;
const LONGEST_NOTE = 500;

export type Said =
  | { readonly kind: 'phrase'; readonly phrase: Phrase }
  | { readonly kind: 'text'; readonly text: string };

export type ChatMessage = {
  /** Counted in each chat for itself: 1 and up. */
  readonly seq: number;
  /** Milliseconds since 1970, by the server's clock. */
  readonly at: number;
  /** Null of an onlooker. */
  readonly seat: Seat | null;
  readonly name: string;
  readonly isMine: boolean;
  readonly said: Said;
  /** Moderators have put it away: who has it takes it off the page. Its words are gone. */
  readonly isHidden?: true;
};

/** What the reader may read of a table's chat, and what they may do there. */
export type Chat = {
  /** The oldest first; nothing of people whom the reader has blocked. */
  readonly messages: readonly ChatMessage[];
  readonly allows: ChatMode;
  readonly isMuted: boolean;
};

export const REPORT_REASONS = ['insult', 'cheating', 'name', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Somebody whom one has blocked; `handle` says who, to lift it, and says it to nobody else. */
export type BlockedPerson = { readonly handle: string; readonly name: string };

const word = text({ most: 64 });
const seat = integer({ least: 0, most: MOST_SEATS - 1 }) as Shape<Seat>;
const said = variants('kind', {
  phrase: { phrase: oneOf(PHRASES) },
  text: { text: text({ most: LONGEST_MESSAGE }) },
});
/** A person at a table: nobody is told another one's id. */
const person = variants('kind', { seat: { seat }, message: { seq: integer({ least: 1 }) } });
export type PersonAtTable = ReturnType<(typeof person)['take']>;

/** What a guest asks of a server about the people they play with. */
export const CHAT_VERBS = {
  /** To those who sit, where the guest has a seat, and to the other onlookers where not. */
  say: verb<null>()({ by: 'guest', args: shape({ table: word, said }), resend: 'never' }),
  /** What was said last at a table that is followed; what follows comes as `said`. */
  chat: verb<Chat>()({ by: 'guest', args: shape({ table: word }), resend: 'safe' }),
  /** Nothing that is said at this table is sent to the guest, or is again. */
  mute: verb<null>()({ by: 'guest', args: shape({ table: word, isMuted: bool }), resend: 'safe' }),
  /** Their messages never come again, they sit down at no table the guest sets, and are not paired. */
  block: verb<null>()({ by: 'guest', args: shape({ table: word, person }), resend: 'safe' }),
  blocked: verb<readonly BlockedPerson[]>()({ by: 'guest', args: shape({}), resend: 'safe' }),
  unblock: verb<null>()({ by: 'guest', args: shape({ handle: word }), resend: 'safe' }),
  /** Kept with what was said round it, once of each thing by each guest. */
  report: verb<null>()({
    by: 'guest',
    args: shape({
      table: word,
      person,
      reason: oneOf(REPORT_REASONS),
      note: optional(text({ most: LONGEST_NOTE })),
    }),
    resend: 'safe',
  }),
} as const;
export type ChatHandlers = Omit<Handlers<typeof CHAT_VERBS, Refusal>, 'may'>;
