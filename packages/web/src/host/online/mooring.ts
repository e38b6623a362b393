import { type OnlineTableCard, ok, type Refusal, type Result } from '@quarterdeck/tables';
import type { Link, OpenTable } from '../host.ts';
import type { Connection, Follower } from './connection.ts';
import { onlineTable } from './online-table.ts';
import { Picture } from './picture.ts';

/** A table of a server, followed by this page: also before it is dealt. */
export type Mooring = {
  /** The same object until something changes. */
  current(): OnlineTableCard;
  /** The table itself; null until it is dealt. The same object ever after. */
  table(): OpenTable | null;
  link(): Link['state'];
  /** Why nothing more will come, where that is so. */
  loss(): Refusal | null;
  subscribe(listener: () => void): () => void;
  close(): void;
};

/** `invitation`: for who has no seat there, and watches. */
export async function openMooring(
  connection: Connection,
  table: string,
  invitation?: string,
): Promise<Result<Mooring>> {
  const listeners = new Set<() => void>();
  const picture = new Picture();
  let moored: OnlineTableCard | null = null;
  let open: OpenTable | null = null;
  let loss: Refusal | null = null;
  const changed = (): void => {
    for (const listener of [...listeners]) listener();
  };
  const link = (): Link['state'] => (loss === null ? connection.state : 'lost');
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const stopListening = connection.onState(() => {
    picture.link(link());
    changed();
  });
  const close = (): void => {
    stopListening();
    listeners.clear();
    connection.leave(follower);
  };
  const follower: Follower = {
    table,
    invitation,
    after: () => picture.after,
    update: (update) => {
      const came = picture.take(update);
      if (came === 'gap') connection.catchUp(follower);
      if (came !== 'taken') return;
      open ??= onlineTable({ connection, table, picture, subscribe, close });
      changed();
    },
    moored: (next) => {
      moored = next;
      changed();
    },
    gone: (refusal) => {
      loss = refusal;
      picture.link('lost');
      changed();
    },
  };
  const opened = await connection.follow(follower);
  if (!opened.ok) {
    close();
    return opened;
  }
  return ok({
    current: () => moored ?? opened.value,
    table: () => open,
    link,
    loss: () => loss,
    subscribe,
    close,
  });
}
