import type { Seat } from '@quarterdeck/kernel';
import { OK, type Result, refused } from '@quarterdeck/tables';
import type { OpenTable, SeenEntry, TableSnapshot } from '../host.ts';
import type { Connection } from './connection.ts';
import type { Picture } from './picture.ts';

export type OnlineParts = {
  readonly connection: Connection;
  readonly table: string;
  /** Something was told already. */
  readonly picture: Picture;
  readonly subscribe: OpenTable['subscribe'];
  readonly close: () => void;
};

/** A table of a server as any table of the page. */
export function onlineTable({
  connection,
  table,
  picture,
  subscribe,
  close,
}: OnlineParts): OpenTable {
  const current = (): TableSnapshot => {
    if (picture.snapshot === null)
      throw new Error('a table is open before anything was told of it');
    return picture.snapshot;
  };
  const once = onceOnly(connection, current);
  return {
    current,
    subscribe,
    // Everybody has a screen of their own.
    sit: (viewer) => Promise.resolve(viewer === current().viewer ? OK : refused('not-yours')),
    play: (seat, choice, seq) =>
      once(seat, seq, isAnswer, () => connection.ask('play', { table, choice, seq })),
    undo: (seat) => {
      const { seq } = current();
      return once(seat, seq, isUndo, () => connection.ask('undo', { table, seq }));
    },
    wouldShow: async (choice) => {
      const answered = await connection.ask('wouldShow', { table, choice });
      return answered.ok ? answered.value : true;
    },
    preview: async (choice) => {
      const answered = await connection.ask('preview', { table, choice });
      return answered.ok ? answered.value : null;
    },
    history: async (from, to) => {
      const answered = await connection.ask('history', { table, from, to });
      return answered.ok ? answered.value : [];
    },
    positions: (seqs) => connection.ask('positions', { table, seqs }),
    // The server's bots answer to nobody's page.
    pace: () => {},
    hurry: () => {},
    draws: () => {},
    rematch: () => connection.ask('rematch', { table }),
    branch: () =>
      Promise.resolve(
        refused('failed', 'Save the replay of this match and open it: from there one can go on.'),
      ),
    exportReplay: () => connection.ask('exportReplay', { table }),
    verify: () => connection.ask('verify', { table }),
    close,
  };
}

const isUndo = ({ kind }: SeenEntry): boolean => kind === 'undo';
const isAnswer = (telling: SeenEntry): boolean => !isUndo(telling);

type Once = (
  seat: Seat,
  seq: number,
  isDone: (telling: SeenEntry) => boolean,
  ask: () => Promise<Result>,
) => Promise<Result>;

/** Asked twice because the connection broke, the second is stale where the first was done. */
const onceOnly =
  (connection: Connection, current: () => TableSnapshot): Once =>
  async (seat, seq, isDone, ask) => {
    if (!current().here.seats.includes(seat)) return refused('not-yours');
    const { welcomes } = connection;
    const answered = await ask();
    const mayBeSecond = connection.welcomes !== welcomes;
    if (answered.ok || !mayBeSecond || answered.refusal.code !== 'stale') return answered;
    const since = current().log.slice(seq);
    return since.some((telling) => telling.seat === seat && isDone(telling)) ? OK : answered;
  };
