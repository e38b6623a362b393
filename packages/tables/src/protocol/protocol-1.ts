// The names of protocol 1. A page that was loaded before the server was renewed speaks them until it
// is loaded again; nothing else knows them. They go with the release after the next.

import { unreachable } from '@quarterdeck/kernel';
import { fromOldSetup, isRecord, toOldSeats, toOldTable } from '../table/old-names.ts';
import type { OnlineTableCard, ServerMessage } from './messages.ts';
import type { Result } from './result.ts';
import { TABLE_VERBS } from './verbs.ts';

const OLD_PROTOCOL = 1;

const NEW_NAME: { readonly [verb: string]: string } = {
  set: 'create',
  look: 'invitation',
  open: 'follow',
  close: 'unfollow',
  wouldShow: 'wouldReveal',
};

/** A request of protocol 1 as a call of today. What is no request stays what it is. */
export function fromProtocol1(raw: unknown): unknown {
  if (!isRecord(raw) || typeof raw['verb'] !== 'string') return raw;
  const { verb: old, table, wish, ...args } = raw;
  const verb = Object.hasOwn(NEW_NAME, `${old}`) ? NEW_NAME[`${old}`] : old;
  const isAtTable = Object.hasOwn(TABLE_VERBS, `${verb}`);
  return {
    ...args,
    verb,
    ...(table === undefined ? {} : isAtTable ? { on: table } : { table }),
    ...(wish === undefined ? {} : { setup: fromOldSetup(wish) }),
  };
}

const withOldViewer = <T extends { readonly viewer?: unknown }>(seen: T): T =>
  seen.viewer === 'spectator' ? { ...seen, viewer: 'table' } : seen;

/** A preview is answered with a view, positions with several; the lobby answers with cards. */
function withOldReply(reply: Result<unknown>): Result<unknown> {
  if (!reply.ok) return reply;
  const { value } = reply;
  if (Array.isArray(value)) return { ok: true, value: value.map(oldReply) };
  return { ok: true, value: oldReply(value) };
}

function oldReply(value: unknown): unknown {
  if (!isRecord(value)) return value;
  return isCard(value) ? toOldTable(value) : withOldViewer(value);
}

const isCard = (value: object): value is OnlineTableCard =>
  'invitation' in value && 'answerTime' in value;

/** A message of today in the words of protocol 1. */
export function toProtocol1(message: ServerMessage): object {
  switch (message.kind) {
    case 'welcome':
      return { ...message, protocol: OLD_PROTOCOL };
    case 'table': {
      const { entries, substituted, table, view, ...update } = withOldViewer(message.update);
      return {
        kind: 'table',
        update: {
          ...update,
          table: { ...table, seats: toOldSeats(table.seats) },
          view: withOldViewer(view),
          told: entries,
          stoodIn: substituted,
        },
      };
    }
    case 'card':
      return { kind: 'moored', moored: toOldTable(message.card) };
    case 'answered':
      return { ...message, value: withOldReply(message.value) };
    // Never told to those who do not ask for it.
    case 'changed':
    case 'ending':
    case 'lobby':
    case 'found':
    case 'said':
    case 'gone':
    case 'fault':
    case 'heartbeat':
      return message;
    default:
      return unreachable(message);
  }
}
