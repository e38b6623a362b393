// Everything that can be asked of a server by HTTP, apart from the page's own files. A new operation
// is a row here and a handler of the same name: it is checked, documented and answered then.

import { integer, literal, oneOf, optional, orNull, shape, text } from '@quarterdeck/kernel/pack';
import { warning } from '@quarterdeck/tables';
import { ACCOUNT_OPERATIONS } from './account-operations.ts';
import { BOT_OPERATIONS } from './bot-operations.ts';
import { LEARNING_OPERATIONS } from './learning-operations.ts';
import { MODERATION_OPERATIONS, WARNING_OPERATIONS } from './moderation-operations.ts';
import { NOTICE_OPERATIONS } from './notice-operations.ts';
import { type HttpCall, type Operators, operation } from './operation.ts';
import { PEOPLE_OPERATIONS } from './people-operations.ts';

const none = shape({});
const sentence = text({ most: 500 });

/** Of any server, with a database or without. */
export const SERVER_OPERATIONS = {
  health: operation({
    method: 'GET',
    path: '/health',
    summary: 'Whether the process answers.',
    by: 'operator',
    query: none,
    body: null,
    reply: shape({ status: literal('ok') }),
  }),
  ready: operation({
    method: 'GET',
    path: '/ready',
    summary: 'Whether the server can do its work; 503 and why, where it cannot.',
    by: 'operator',
    query: none,
    body: null,
    reply: shape({
      status: oneOf(['ready', 'not-ready']),
      database: optional(literal('ok')),
      freeMegabytes: optional(orNull(integer({ least: 0 }))),
      news: optional(oneOf(['alone', 'heard', 'lost'])),
      tables: optional(integer({ least: 0 })),
      code: optional(sentence),
      sentence: optional(sentence),
    }),
  }),
} as const;

/** Of the tables and people online. */
export const ONLINE_OPERATIONS = {
  greet: operation({
    method: 'GET',
    path: '/guest',
    summary:
      'Makes a visitor a guest by a cookie; tells the guest’s name, and what moderators have said to them.',
    by: 'anybody',
    query: none,
    body: null,
    reply: shape({ name: text(), warning: optional(warning) }),
  }),
  ...ACCOUNT_OPERATIONS,
  ...LEARNING_OPERATIONS,
  ...PEOPLE_OPERATIONS,
  ...MODERATION_OPERATIONS,
  ...WARNING_OPERATIONS,
  ...BOT_OPERATIONS,
  ...NOTICE_OPERATIONS,
} as const;

export type OnlineOperators = Operators<typeof ONLINE_OPERATIONS>;
export type ServerOperators = Operators<typeof SERVER_OPERATIONS>;

/** All of them by one way: where there are no tables yet, or none at all. */
export const allAnswering = (
  answer: (name: keyof OnlineOperators, call: HttpCall<unknown, unknown>) => unknown,
): OnlineOperators =>
  Object.fromEntries(
    Object.keys(ONLINE_OPERATIONS).map((name) => [
      name,
      (call: HttpCall<unknown, unknown>) => answer(name as keyof OnlineOperators, call),
    ]),
  ) as OnlineOperators;
