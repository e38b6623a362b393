// What a bot that somebody runs on a machine of their own is told, and what its owner sees of it. It
// is told what its seat may know, by the same way as a person's page, and nothing else.

import {
  bool,
  integer,
  json,
  listOf,
  oneOf,
  orNull,
  type Shaped,
  shape,
  text,
  variants,
} from '@quarterdeck/kernel/pack';
import { clockSize } from '../time/pace.ts';

const LONGEST_BOT_NAME = 30;
const time = integer({ least: 0 });
const count = integer({ least: 0 });
const id = text({ most: 64 });
const name = text();

/** What an owner calls a bot, before it is marked as one. */
export const BOT_NAME = text({ most: LONGEST_BOT_NAME });

/** Stands behind the name of every such bot, wherever a name is shown, said or written. */
const BOT_MARK = ' (bot)';

/** The name that everybody sees. */
export const markedAsBot = (called: string): string =>
  called === '' || called.endsWith(BOT_MARK) ? called : `${called}${BOT_MARK}`;

/** A bot as its owner sees it. Of a token there is a name and no more: it was shown once. */
const outsideBot = shape({
  id,
  /** With its mark, as everybody sees it. */
  name,
  since: time,
  /** Whether its event stream is open. */
  isHere: bool,
  tokens: listOf(
    shape({
      id,
      name,
      since: time,
      /** When it was last used; null: never. */
      usedAt: orNull(time),
    }),
  ),
  ratings: listOf(shape({ game: text(), rating: integer(), matches: count })),
});
export type OutsideBot = Shaped<typeof outsideBot>;
export const outsideBots = shape({ bots: listOf(outsideBot) });

/** A bot that would play now, as anybody sees it. */
export const botHere = shape({ handle: id, name, owner: name });
export type BotHere = Shaped<typeof botHere>;

const timed = {
  /** Milliseconds for a turn; null where each seat has a clock instead. */
  answerTime: orNull(time),
  clock: orNull(clockSize),
};

const seats = listOf(shape({ name, who: oneOf(['you', 'open', 'person', 'bot']) }));

/** A table as a bot sees it from outside. */
export const botTable = shape({
  table: id,
  game: text(),
  seats,
  ...timed,
  /** `waiting`: for somebody in an open seat. */
  state: oneOf(['waiting', 'playing', 'over']),
  /** What takes an open seat; null where there is none. */
  invitation: orNull(text()),
});
export type BotTable = Shaped<typeof botTable>;

/** Who the bot is, what it is rated at, and where it sits. */
export const botSelf = shape({
  name,
  /** Who answers for it. */
  owner: name,
  ratings: listOf(shape({ game: text(), rating: integer(), matches: count })),
  tables: listOf(botTable),
});
export const botTables = shape({ tables: listOf(botTable) });

/** One line of the event stream. */
export const botEvent = variants('kind', {
  /** First of all; `now` is the server's clock. */
  welcome: { name, now: time },
  /** Somebody would play with the bot: `join` takes the seat, silence declines. */
  challenged: { by: name, table: botTable },
  /** The bot has a seat at this table: at once for each that is under way, and for each new one. */
  seated: { table: botTable },
  /**
   * The bot owes an answer. `view` is what its seat sees, `choices` what it may answer, one of which
   * goes back with `seq`. `since`: what happened after the last time it was asked here, as its seat
   * was told. `dueAt`: when its time ends.
   */
  asked: {
    table: id,
    game: text(),
    seat: count,
    seq: count,
    step: text(),
    view: json,
    choices: listOf(json),
    since: listOf(json),
    dueAt: orNull(time),
  },
  /** The match is over. `ranks`: by seat, 1 is first; null where nobody has won. */
  over: { table: id, ranks: orNull(listOf(count)), scores: orNull(json), ended: orNull(text()) },
  /** The table was deleted, or the seat is not the bot's any more. */
  gone: { table: id },
  /**
   * The server that holds the stream ends, and another one goes on: the stream is to be opened anew now.
   * This one goes on until the new one has told of every table, a few seconds at most, and ends then.
   */
  ending: {},
  /** Every fifteen seconds: a stream that is silent for two of them is lost. */
  heartbeat: {},
});
export type BotEvent = Shaped<typeof botEvent>;
