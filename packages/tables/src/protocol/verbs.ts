// Everything that can be asked of whoever hosts tables: one list for each kind of asking. A new verb
// is a row here and a handler of the same name; worker, server and replay have it then.

import type { Choice, Seat, Viewer } from '@quarterdeck/kernel';
import { type AnyEvent, Malformed, type WireView } from '@quarterdeck/kernel/engine';
import {
  bool,
  integer,
  listOf,
  optional,
  orNull,
  type Shape,
  shape,
  text,
} from '@quarterdeck/kernel/pack';
import type { Verified } from '@quarterdeck/kernel/replay';
import { type Calls, type Handlers, verb } from '@quarterdeck/rpc/verbs';
import type { TableSeat, TableSetup } from '../table/setup.ts';
import { proposalShape } from '../time/journal.ts';
import { VACATION_DAYS, type Vacation } from '../time/vacation.ts';
import { CHAT_VERBS } from './chat.ts';
import type { Hint, LessonWish } from './coaching.ts';
import type { DemonstrationWish } from './demonstration.ts';
import type { OnlineTableCard } from './messages.ts';
import { MOST_SEATS, NAME, newHolder, onlineSetup } from './online-setup.ts';
import type { OpenTables } from './open-tables.ts';
import type { Refusal } from './result.ts';
import type { Perspective, SeenEntry } from './seen.ts';

/** Kinds of tables that one can seek at once: every game with every number of seats. */
const MOST_SOUGHT = 40;
/** Moments that can be asked for at once. */
const MOST_POSITIONS = 200;

/** Looked up among the offers by its fields, so nothing of it reaches the rules. */
const choice: Shape<Choice> = {
  document: { type: 'object', properties: { do: { type: 'string' } }, required: ['do'] },
  take: (value, path) => {
    const isRecord = typeof value === 'object' && value !== null && 'do' in value;
    if (!isRecord || typeof value.do !== 'string') throw new Malformed(path, 'a choice', value);
    return value as Choice;
  },
};
const count = integer({ least: 0 });
const word = text({ most: 64 });
const seat = integer({ least: 0, most: MOST_SEATS - 1 }) as Shape<Seat>;
const viewer: Shape<Perspective> = {
  take: (value, path) =>
    value === 'spectator' || value === 'everybody' ? value : seat.take(value, path),
};
/** Between a page and its own worker: what is in it is checked by whoever reads it. */
const ours = <T>(): Shape<T> => ({ take: (value) => value as T });
const none = shape({});

/**
 * `viewer`: anybody the table is shown to. `seat`: who answers from here. `over`: any viewer, after
 * the end. `screen`: the page in front of it, never a server's guest.
 */
export type By = 'viewer' | 'seat' | 'over' | 'screen';

/** What can be done at an open table. */
export const TABLE_VERBS = {
  /** `seq`: the moment the choice was made in. `careful`: not if it could not be taken back. */
  play: verb<null>()({
    by: 'seat',
    args: shape({ choice, seq: count, careful: optional(bool) }),
    resend: 'safe',
  }),
  undo: verb<null>()({ by: 'seat', args: shape({ seq: count }), resend: 'safe' }),
  /** Whether the viewer could not take this back. Known from what the viewer knows alone. */
  wouldReveal: verb<boolean>()({
    by: 'seat',
    args: shape({ choice }),
    resend: 'safe',
    otherwise: true,
  }),
  /** The viewer's view after the choice, where that is certain. */
  preview: verb<WireView | null>()({
    by: 'seat',
    args: shape({ choice }),
    resend: 'safe',
    otherwise: null,
  }),
  /** What happened before the first question. */
  deal: verb<readonly AnyEvent[]>()({ by: 'viewer', args: none, resend: 'safe', otherwise: [] }),
  /** What was told after moment `from`, up to `to`. */
  history: verb<readonly SeenEntry[]>()({
    by: 'viewer',
    args: shape({ from: count, to: count }),
    resend: 'safe',
    otherwise: [],
  }),
  /** What the viewer saw at earlier moments. */
  positions: verb<readonly WireView[]>()({
    by: 'viewer',
    args: shape({ seqs: listOf(count, { most: MOST_POSITIONS }) }),
    resend: 'safe',
  }),
  /**
   * Another table like this one; gives its id. A server deals it once everybody who has a seat has
   * asked for it: null until then.
   */
  rematch: verb<string | null>()({ by: 'viewer', args: none, resend: 'safe' }),
  /** A new table that begins at a moment of this one; gives its id. */
  branch: verb<string>()({ by: 'over', args: shape({ seq: count }), resend: 'never' }),
  /** The text of a replay file, with every secret. */
  exportReplay: verb<string>()({ by: 'over', args: none, resend: 'safe' }),
  /** Plays the match again and checks that no roll was bent. */
  verify: verb<Verified>()({ by: 'over', args: none, resend: 'safe' }),
  /** Who is in front of the screen now: one of `here.seats`, or nobody; anybody after the end. */
  sit: verb<null>()({ by: 'screen', args: shape({ viewer }), resend: 'safe' }),
  pace: verb<null>()({
    by: 'screen',
    args: shape({ paused: optional(bool), wait: optional(count) }),
    resend: 'safe',
  }),
  /** The next bot's answer does not wait. */
  hurry: verb<null>()({ by: 'screen', args: none, resend: 'safe' }),
  /**
   * The best few answers here, the best first, by what the viewer sees and nothing else; null where it
   * cannot be said. Of this page alone: no server helps in a match, rated or not.
   */
  advise: verb<readonly Hint[] | null>()({
    by: 'screen',
    args: shape({ seq: count }),
    resend: 'never',
    otherwise: null,
  }),
  /** The page begins to draw, or is done with it: bots that would think on its cores may wait. */
  drawing: verb<null>()({ by: 'screen', args: shape({ now: bool }), resend: 'safe' }),
  /** Whether anybody looks at the page. */
  watched: verb<null>()({ by: 'screen', args: shape({ now: bool }), resend: 'safe' }),
} as const;
export type TableVerb = keyof typeof TABLE_VERBS;
export type TableCalls = Calls<typeof TABLE_VERBS, Refusal>;
export type TableHandlers = Handlers<typeof TABLE_VERBS, Refusal>;

/** What a guest asks of a server, apart from what is done at a table. */
export const LOBBY_VERBS = {
  /** What the guest is called from now on. */
  rename: verb<null>()({ by: 'guest', args: shape({ name: NAME }), resend: 'safe' }),
  /** Sets a table and gives its invitation. It is dealt when no seat is open any more. */
  create: verb<OnlineTableCard>()({
    by: 'guest',
    args: shape({ setup: onlineSetup }),
    resend: 'never',
  }),
  /**
   * The tables where the guest sits, or that the guest set: some of them, those under way first;
   * `before`: the ones after the last that is known.
   */
  mine: verb<readonly OnlineTableCard[]>()({
    by: 'guest',
    args: shape({ before: optional(word) }),
    resend: 'safe',
  }),
  /** What an invitation leads to. */
  invitation: verb<OnlineTableCard>()({
    by: 'guest',
    args: shape({ invitation: word }),
    resend: 'safe',
  }),
  /** Takes an open seat. */
  join: verb<OnlineTableCard>()({
    by: 'guest',
    args: shape({ invitation: word, seat }),
    resend: 'safe',
  }),
  /** Gives the seat back; once the table is dealt, a bot plays for it until its person is back. */
  leave: verb<null>()({ by: 'guest', args: shape({ table: word }), resend: 'safe' }),
  /** Takes the seat back that a bot plays. */
  back: verb<null>()({ by: 'guest', args: shape({ table: word }), resend: 'safe' }),
  /** Proposes it to the others, or agrees to it: with the last of them it is so. */
  propose: verb<null>()({
    by: 'guest',
    args: shape({ table: word, what: proposalShape }),
    resend: 'safe',
  }),
  /** Refuses what was proposed, or takes it back. */
  decline: verb<null>()({
    by: 'guest',
    args: shape({ table: word, what: proposalShape }),
    resend: 'never',
  }),
  /** Ends the pause. */
  resume: verb<null>()({ by: 'guest', args: shape({ table: word }), resend: 'safe' }),
  /** Ends the match without a result, as long as not everybody has answered twice. */
  abort: verb<null>()({ by: 'guest', args: shape({ table: word }), resend: 'safe' }),
  /** Gives the standing order "pass until I am attacked", or revokes it; nobody else is told. */
  order: verb<null>()({
    by: 'guest',
    args: shape({ table: word, isGiven: bool }),
    resend: 'safe',
  }),
  /** How the guest's vacation stands; `days`: for that long from now on; 0: back again. */
  vacation: verb<Vacation>()({
    by: 'guest',
    args: shape({ days: optional(integer({ least: 0, most: VACATION_DAYS })) }),
    resend: 'safe',
  }),
  /**
   * Who set the table frees a seat or gives it to a bot, as long as it is not dealt. A guest who sat
   * there is told that the seat is free again.
   */
  arrange: verb<null>()({
    by: 'guest',
    args: shape({ table: word, seat, who: newHolder }),
    resend: 'safe',
  }),
  /** Who set the table lets two seats change places, as long as it is not dealt; colours stay. */
  swapSeats: verb<null>()({
    by: 'guest',
    args: shape({ table: word, seat, other: seat }),
    resend: 'never',
  }),
  /** Deletes the table, with all that was played at it, where `mayDiscard` says so. */
  discard: verb<null>()({ by: 'guest', args: shape({ table: word }), resend: 'safe' }),
  /**
   * Shows the table from now on, in this connection; `after`: the last moment the client has. Who
   * has no seat there watches, and names the invitation where the table asks for one.
   */
  follow: verb<OnlineTableCard>()({
    by: 'guest',
    args: shape({ table: word, after: count, invitation: optional(word) }),
    resend: 'never',
  }),
  unfollow: verb<null>()({ by: 'guest', args: shape({ table: word }), resend: 'never' }),
  /** Whether anybody sits in front of this connection's page, or looks elsewhere. */
  attend: verb<null>()({ by: 'guest', args: shape({ isHere: bool }), resend: 'never' }),
  /** The lobby as it stands, and from now on every change of it, in this connection. */
  watchLobby: verb<OpenTables>()({ by: 'guest', args: shape({}), resend: 'never' }),
  unwatchLobby: verb<null>()({ by: 'guest', args: shape({}), resend: 'never' }),
  /**
   * Looks for others until a table is found, which comes as `found`, or until the connection ends.
   * The guest would sit down at any of these; what was sought before is not any more.
   */
  seek: verb<null>()({
    by: 'guest',
    args: shape({ setups: listOf(onlineSetup, { least: 1, most: MOST_SOUGHT }) }),
    resend: 'never',
  }),
  stopSeeking: verb<null>()({ by: 'guest', args: shape({}), resend: 'safe' }),
  ...CHAT_VERBS,
} as const;
export type LobbyVerb = keyof typeof LOBBY_VERBS;
export type LobbyHandlers = Handlers<typeof LOBBY_VERBS, Refusal>;

/** How many tables came from a file, and how many of it were here already and stay as they are. */
export type Restored = { readonly added: number; readonly here: number };

/** What a page asks of the worker that runs its tables. One table at a time is open in it. */
export const HOST_VERBS = {
  /** Loads a game before it is needed. */
  prepare: verb<null>()({ by: 'screen', args: shape({ game: word }), resend: 'never' }),
  create: verb<string>()({
    by: 'screen',
    args: shape({ setup: ours<TableSetup>() }),
    resend: 'never',
  }),
  /** Its hash, or a refusal that names what is wrong. */
  checkPack: verb<string>()({
    by: 'screen',
    args: shape({ game: word, text: ours<string>() }),
    resend: 'never',
  }),
  importReplay: verb<string>()({
    by: 'screen',
    args: shape({ text: ours<string>() }),
    resend: 'never',
  }),
  /** A new table that begins where a replay stood after this many entries. */
  branchReplay: verb<string>()({
    by: 'screen',
    args: shape({ text: ours<string>(), length: count, seats: ours<readonly TableSeat[]>() }),
    resend: 'never',
  }),
  restore: verb<Restored>()({
    by: 'screen',
    args: shape({ text: ours<string>() }),
    resend: 'never',
  }),
  /** `as`: who may sit in front of this screen. `viewer`: who did, before the worker was lost. */
  follow: verb<null>()({
    by: 'screen',
    args: shape({
      table: word,
      as: orNull(ours<readonly Viewer[]>()),
      viewer: orNull(ours<Viewer>()),
    }),
    resend: 'never',
  }),
  /** A lesson instead of a stored table; it ends with the page. */
  followLesson: verb<null>()({
    by: 'screen',
    args: shape({ wish: ours<LessonWish>() }),
    resend: 'never',
  }),
  /** A clause at work instead of a stored table; it ends with the page, too. */
  followDemonstration: verb<null>()({
    by: 'screen',
    args: shape({ wish: ours<DemonstrationWish>() }),
    resend: 'never',
  }),
  unfollow: verb<null>()({ by: 'screen', args: none, resend: 'never' }),
} as const;
export type HostHandlers = Handlers<typeof HOST_VERBS, Refusal>;
export type HostCalls = Calls<typeof HOST_VERBS, Refusal>;
