import { integer, json, listOf, optional, orNull, shape, text } from '@quarterdeck/kernel/pack';
import {
  BOT_NAME,
  botEvent,
  botHere,
  botSelf,
  botTable,
  botTables,
  clockSize,
  outsideBots,
} from '@quarterdeck/tables';
import { operation } from './operation.ts';

const none = shape({});
const word = text({ most: 64 });
const MOST_SEATS = 8;

/** The game as it is in its box, a number of seats, and a pace: a time for each turn, or clocks. */
const wanted = {
  game: word,
  seats: integer({ least: 2, most: MOST_SEATS }),
  answerTime: optional(integer({ least: 0 })),
  clock: optional(clockSize),
};

/** What an owner does about bots that run elsewhere. */
const OWNER_OPERATIONS = {
  outsideBots: operation({
    method: 'GET',
    path: '/api/bots',
    summary: 'The bots one runs elsewhere, the names of their tokens, and what they are rated at.',
    by: 'account',
    query: none,
    body: null,
    reply: outsideBots,
  }),
  addBot: operation({
    method: 'POST',
    path: '/api/bots',
    summary: 'Makes a bot; everybody sees it marked as one.',
    by: 'account',
    query: none,
    body: shape({ name: BOT_NAME }),
    reply: shape({ id: word }),
  }),
  retireBot: operation({
    method: 'DELETE',
    path: '/api/bots/:bot',
    summary: 'Ends a bot: its tokens open nothing any more. What it has played stays.',
    by: 'account',
    query: shape({ bot: word }),
    body: null,
    reply: none,
  }),
  addBotToken: operation({
    method: 'POST',
    path: '/api/bots/:bot/tokens',
    summary: 'Makes a token of a bot. It is shown in this answer and never again.',
    by: 'account',
    query: shape({ bot: word }),
    body: shape({ name: BOT_NAME }),
    reply: shape({ token: text() }),
  }),
  revokeBotToken: operation({
    method: 'DELETE',
    path: '/api/bots/:bot/tokens/:token',
    summary: 'Revokes a token, and ends the event stream that it opened.',
    by: 'account',
    query: shape({ bot: word, token: word }),
    body: null,
    reply: none,
  }),
  botsHere: operation({
    method: 'GET',
    path: '/api/bots-here',
    summary:
      'Bots that people run elsewhere and that are here now, for whoever would challenge one.',
    by: 'guest',
    query: none,
    body: null,
    reply: shape({ bots: listOf(botHere) }),
  }),
  challengeBot: operation({
    method: 'POST',
    path: '/api/bots-here/:handle/challenge',
    summary: 'Asks a bot to an open seat of a table that one has set or sits at.',
    by: 'guest',
    query: shape({ handle: word }),
    body: shape({ table: word }),
    reply: none,
  }),
} as const;

export const BOT_OPERATIONS = {
  ...OWNER_OPERATIONS,
  botSelf: operation({
    method: 'GET',
    path: '/api/bot',
    summary: 'Who the bot is, what it is rated at, and the tables at which it sits.',
    by: 'bot',
    query: none,
    body: null,
    reply: botSelf,
  }),
  botEvents: operation({
    method: 'GET',
    path: '/api/bot/events',
    summary:
      'What concerns the bot, as it happens: one JSON object a line, until either side ends it. A second stream ends the first, when it has told of every table. After `ending` open it anew.',
    by: 'bot',
    query: none,
    body: null,
    reply: botEvent,
    streams: true,
  }),
  botLobby: operation({
    method: 'GET',
    path: '/api/bot/lobby',
    summary: 'Tables with an open seat at which bots may sit down.',
    by: 'bot',
    query: none,
    body: null,
    reply: botTables,
  }),
  botSeek: operation({
    method: 'POST',
    path: '/api/bot/seek',
    summary:
      'Sits down at such a table of the lobby, or with bots that seek the same, as soon as there are any: `seated` follows. It ends with the event stream, but for one that was told `ending`.',
    by: 'bot',
    query: none,
    body: shape(wanted),
    reply: none,
  }),
  botStopSeeking: operation({
    method: 'DELETE',
    path: '/api/bot/seek',
    summary: 'Seeks no more.',
    by: 'bot',
    query: none,
    body: null,
    reply: none,
  }),
  botSetTable: operation({
    method: 'POST',
    path: '/api/bot/tables',
    summary: 'Sets a table with a seat of the bot’s and open ones; it stands in the lobby.',
    by: 'bot',
    query: none,
    body: shape(wanted),
    reply: botTable,
  }),
  botJoin: operation({
    method: 'POST',
    path: '/api/bot/join',
    summary: 'Takes an open seat, the first one unless one is named, by the table’s invitation.',
    by: 'bot',
    query: none,
    body: shape({ invitation: word, seat: optional(integer({ least: 0, most: MOST_SEATS - 1 })) }),
    reply: botTable,
  }),
  botAnswer: operation({
    method: 'POST',
    path: '/api/bot/tables/:table/answer',
    summary: 'Answers what was asked: one of the choices, and the `seq` that came with them.',
    by: 'bot',
    query: shape({ table: word }),
    body: shape({ seq: integer({ least: 0 }), choice: json }),
    reply: none,
  }),
  botLeave: operation({
    method: 'POST',
    path: '/api/bot/tables/:table/leave',
    summary: 'Gives the seat back; in a match one of the server’s own bots plays on for it.',
    by: 'bot',
    query: shape({ table: word }),
    body: none,
    reply: none,
  }),
  botRematch: operation({
    method: 'POST',
    path: '/api/bot/tables/:table/rematch',
    summary: 'Would play again; the new table’s id, once everybody would, and null until then.',
    by: 'bot',
    query: shape({ table: word }),
    body: none,
    reply: shape({ table: orNull(word) }),
  }),
} as const;
