import { offeredCalls, refusedCalls } from '@quarterdeck/rpc';
import {
  OK,
  type OnlineTableCard,
  ok,
  paceOf,
  type Refusal,
  type Result,
  refused,
  type SeenEntry,
  TABLE_VERBS,
  type TableCalls,
  TableReplica,
  type TableVerb,
} from '@quarterdeck/tables';
import type { HostStatus, OpenTable } from '../host.ts';
import type { TableChat } from '../table-chat.ts';
import { chatOf } from './chat-of.ts';
import type { Connection } from './connection.ts';
import type { TableFeed } from './table-feed.ts';

/** A table of a server, followed by this page: also before it is dealt. */
export type FollowedTable = {
  /** The same object until something changes. */
  current(): OnlineTableCard;
  /** The table itself; null until it is dealt. The same object ever after. */
  table(): OpenTable | null;
  link(): HostStatus['state'];
  /** Why nothing more will come, where that is so. */
  loss(): Refusal | null;
  subscribe(listener: () => void): () => void;
  readonly chat: TableChat;
  close(): void;
};

/** `invitation`: for a guest who has no seat there, and watches. */
export async function followTable(
  connection: Connection,
  table: string,
  invitation?: string,
): Promise<Result<FollowedTable>> {
  const replica = new TableReplica();
  const listeners = new Set<() => void>();
  let card: OnlineTableCard | null = null;
  let open: OpenTable | null = null;
  let loss: Refusal | null = null;
  const chat = chatOf(connection, table);
  const changed = (): void => {
    for (const listener of [...listeners]) listener();
  };
  const link = (): HostStatus['state'] => (loss === null ? connection.state : 'lost');
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const stopListening = connection.onState(() => {
    replica.setState(link());
    changed();
  });
  const close = (): void => {
    stopListening();
    listeners.clear();
    connection.unfollow(feed);
  };
  // Until the card is here nobody knows whether a clock runs.
  const mayCoach = (): boolean => card !== null && paceOf(card) === null;
  const feed: TableFeed = {
    table,
    invitation,
    after: () => replica.after,
    update: (update) => {
      const came = replica.apply(update);
      if (came === 'gap') connection.catchUp(feed);
      if (came !== 'applied') return;
      open ??= openTable(connection, table, replica, {
        mayCoach,
        subscribe,
        chat,
        card: () => card ?? undefined,
        close,
      });
      changed();
    },
    card: (next) => {
      card = next;
      changed();
    },
    said: chat.said,
    followed: chat.refresh,
    gone: (refusal) => {
      loss = refusal;
      replica.setState('lost');
      changed();
    },
  };
  const followed = await connection.follow(feed);
  if (!followed.ok) {
    close();
    return followed;
  }
  card ??= followed.value;
  return ok({
    current: () => card ?? followed.value,
    table: () => open,
    link,
    loss: () => loss,
    subscribe,
    chat,
    close,
  });
}

/** A server's bots answer to nobody's page, and everybody has a screen of their own. */
const isOffered = (verb: TableVerb): boolean =>
  TABLE_VERBS[verb].by !== 'screen' && verb !== 'branch';

const NOT_OFFERED: TableCalls = refusedCalls(TABLE_VERBS, refused('not-yours').refusal);

/** A table of a server as any table of the page. */
function openTable(
  connection: Connection,
  table: string,
  replica: TableReplica,
  {
    mayCoach,
    subscribe,
    chat,
    card,
    close,
  }: Pick<OpenTable, 'mayCoach' | 'subscribe' | 'close'> &
    Pick<FollowedTable, 'chat'> & { readonly card: () => OnlineTableCard | undefined },
): OpenTable {
  const calls = offeredCalls(connection.tableCalls(table), isOffered, NOT_OFFERED);
  return {
    ...calls,
    play: onceOnly(connection, replica, isAnswer, calls.play),
    undo: onceOnly(connection, replica, isUndo, calls.undo),
    current: () => replica.current(),
    subscribe,
    offers: isOffered,
    mayCoach,
    chat,
    card,
    close,
  };
}

const isUndo = ({ kind }: SeenEntry): boolean => kind === 'undo';
const isAnswer = (entry: SeenEntry): boolean => !isUndo(entry);

/** Sent twice because the connection broke, the second is stale where the first was done. */
const onceOnly =
  <A extends { readonly seq: number }>(
    connection: Connection,
    replica: TableReplica,
    isDone: (entry: SeenEntry) => boolean,
    call: (args: A) => ReturnType<TableCalls['play']>,
  ) =>
  async (args: A): Promise<Result> => {
    const { connectCount } = connection;
    const answered = await call(args);
    const mayBeSecond = connection.connectCount !== connectCount;
    if (answered.ok || !mayBeSecond || answered.refusal.code !== 'stale') return answered;
    const { viewer, log } = replica.current();
    const since = log.slice(args.seq);
    return since.some((entry) => entry.seat === viewer && isDone(entry)) ? OK : answered;
  };
