import type { TableUpdate } from '@quarterdeck/tables';

/**
 * Clocks differ: what is due in a minute there, or was a minute ago, is so here. `ahead`: milliseconds that the
 * server's is ahead.
 */
export function byOurClock(update: TableUpdate, ahead: number): TableUpdate {
  const { dueAt, timing, entries, notes } = update;
  const ours = (at: number | null): number | null => (at === null ? null : at - ahead);
  const past = <T extends { readonly at: number }>(one: T): T => ({ ...one, at: one.at - ahead });
  return {
    ...update,
    entries: entries.map(past),
    ...(notes === undefined ? {} : { notes: notes.map(past) }),
    dueAt: ours(dueAt),
    ...(timing === undefined
      ? {}
      : {
          timing: {
            ...timing,
            clocks: timing.clocks.map((face) =>
              face === null ? null : { ...face, since: ours(face.since) },
            ),
          },
        }),
  };
}
