// The document of what goes over the WebSocket, made from the shapes that read it: AsyncAPI, as
// `/openapi.json` is what goes by HTTP.

import {
  bool,
  documentOf,
  integer,
  type JsonSchema,
  json,
  listOf,
  optional,
  orNull,
  type Shape,
  shape,
  text,
  variants,
} from '@quarterdeck/kernel/pack';
import type { Verbs } from '@quarterdeck/rpc/verbs';
import { PROTOCOL, type ServerMessage } from './messages.ts';
import { LOBBY_VERBS, TABLE_VERBS } from './verbs.ts';

const count = integer({ least: 0 });
const id = text({ most: 64 });
/** Records whose fields are the types of `messages.ts`. */
const record: Shape<object> = {
  document: { type: 'object' },
  take: (value, path) => json.take(value, path) as object,
};
const refusal = shape({ code: text(), clause: orNull(text()), sentence: text() });
const news = {
  after: count,
  entries: listOf(record),
  deal: optional(listOf(record)),
  notes: optional(listOf(record)),
};

/** What each message of a server holds. One that is said and not listed here does not compile. */
const SAID = {
  welcome: {
    protocol: count,
    guest: shape({ name: text() }),
    now: optional(count),
    page: optional(text()),
  },
  answered: {
    id: count,
    value: shape({ ok: bool, value: optional(json), refusal: optional(refusal) }),
  },
  table: { update: record },
  changed: { table: id, number: count, change: json, check: optional(count), ...news },
  card: { card: record },
  lobby: {
    tables: shape({ toJoin: listOf(record), toWatch: listOf(record), seeking: listOf(record) }),
  },
  found: { card: record },
  said: { table: id, message: record },
  gone: { table: id },
  fault: { refusal },
  ending: {},
  heartbeat: {},
} satisfies {
  readonly [K in ServerMessage['kind']]: { readonly [field: string]: Shape<never> | unknown };
};

/** Any message of a server. Its type is named: the order of one that is worked out is the compiler's. */
export const serverMessage: Shape<{ readonly kind: ServerMessage['kind'] }> = variants(
  'kind',
  SAID,
);

const WHEN: { readonly [K in ServerMessage['kind']]: string } = {
  welcome: 'First of all.',
  answered: 'Once for each call, with its id.',
  table: 'Of a table that is followed: what the viewer sees, whole.',
  changed: 'The same as a change of the update before, for clients that asked for changes.',
  card: 'Of a table that is followed: who sits, how far it is.',
  lobby: 'While the lobby is watched: all of it, whenever something in it has changed.',
  found: 'A table that was sought: the guest sits there now.',
  said: 'At a table that is followed, on the reader’s side of it.',
  gone: 'The table was deleted, or may not be looked at any more.',
  fault: 'What came was no call. Nothing was done.',
  ending:
    'Another server goes on: call that one, and hang up here once it shows everything; for clients that asked for it.',
  heartbeat: 'Every fifteen seconds.',
};

type Part = { readonly [name: string]: unknown };

/** A call as it is sent: its head, and the arguments beside it. */
function callOf(name: string, args: JsonSchema, isAtTable: boolean): JsonSchema {
  const head: Part = {
    id: documentOf(count),
    verb: { const: name },
    ...(isAtTable ? { on: { ...documentOf(id), description: 'The table.' } } : {}),
  };
  return {
    type: 'object',
    properties: { ...head, ...((args['properties'] ?? {}) as Part) },
    required: [...Object.keys(head), ...((args['required'] ?? []) as readonly string[])],
  };
}

const callsOf = (verbs: Verbs, isAtTable: boolean) =>
  Object.entries(verbs)
    // Those are between a page and its own worker: a server refuses them.
    .filter(([, { by }]) => by !== 'screen')
    .map(([name, { by, resend, args }]) => ({
      name,
      by,
      resend,
      payload: callOf(name, documentOf(args), isAtTable),
    }));

/** The whole of it, as a server gives it out. */
export function wireDocument(): JsonSchema {
  const calls = [...callsOf(LOBBY_VERBS, false), ...callsOf(TABLE_VERBS, true)];
  const said = Object.entries(SAID) as readonly [
    ServerMessage['kind'],
    { readonly [field: string]: Shape<unknown> },
  ][];
  const channel = { $ref: '#/channels/wire' };
  const at = (name: string) => ({ $ref: `#/channels/wire/messages/${name}` });
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Quarterdeck',
      version: String(PROTOCOL),
      description:
        'What guests and a server of tables say to each other by WebSocket. docs/online.md tells what it means.',
    },
    channels: {
      wire: {
        address: `/wire?protocol=${PROTOCOL}`,
        messages: Object.fromEntries([
          ...calls.map(({ name, payload }) => [`call.${name}`, { payload }]),
          ...said.map(([kind, fields]) => [
            `say.${kind}`,
            { payload: documentOf(variants('kind', { [kind]: fields })) },
          ]),
        ]),
      },
    },
    operations: Object.fromEntries([
      ...calls.map(({ name, by, resend }) => [
        `call.${name}`,
        {
          action: 'receive',
          channel,
          messages: [at(`call.${name}`)],
          reply: { channel, messages: [at('say.answered')] },
          'x-by': by,
          'x-resend': resend,
        },
      ]),
      ...said.map(([kind]) => [
        `say.${kind}`,
        { action: 'send', channel, summary: WHEN[kind], messages: [at(`say.${kind}`)] },
      ]),
    ]),
  };
}
