import type { Viewer } from '@quarterdeck/kernel';
import type { ScreenState, TableUpdate } from '../protocol/messages.ts';
import type { JournalNote } from '../time/journal.ts';
import { appendLog } from './append-log.ts';
import { reuseUnchanged } from './reuse-unchanged.ts';
import type { HostStatus, TableSnapshot } from './table-snapshot.ts';

/** A server's bots keep their own pace: many may be watching. */
const SERVED: ScreenState = {
  bots: { paused: false, wait: 0 },
  troubles: [],
  isLeader: true,
  isStored: true,
};

/** The page's copy of a table, kept by updates. It computes no rule: it keeps what it was told. */
export class TableReplica {
  readonly #listeners = new Set<() => void>();
  #snapshot: TableSnapshot | null = null;
  #state: HostStatus['state'] = 'live';

  /** Null before anything was told. */
  get snapshot(): TableSnapshot | null {
    return this.#snapshot;
  }

  get viewer(): Viewer | null {
    return this.#snapshot?.viewer ?? null;
  }

  /** The last moment it shows. */
  get after(): number {
    return this.#snapshot?.log.length ?? 0;
  }

  /** The same object until something changes. */
  current(): TableSnapshot {
    if (this.#snapshot === null) throw new Error('a table is open before anything was told of it');
    return this.#snapshot;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** `gap`: something between what is known and this was missed. `old`: it is known already. */
  apply(update: TableUpdate): 'applied' | 'gap' | 'old' {
    const { after, entries, deal, presence, substituted, dueAt, timing, order, notes, ...rest } =
      update;
    const { screen = SERVED, ...shot } = rest;
    const before = this.#snapshot?.viewer === shot.viewer ? this.#snapshot : null;
    const isSame = before !== null;
    const known = before?.log ?? [];
    if (after > known.length) {
      // Another viewer counts otherwise: what is known helps with nothing.
      if (!isSame) this.#snapshot = null;
      return 'gap';
    }
    if (shot.seq < known.length) return 'old';
    const { bots, troubles, isLeader, isStored, coach, shows } = screen;
    this.#snapshot = reuseUnchanged(this.#snapshot, {
      ...shot,
      deal: deal ?? before?.deal ?? [],
      log: appendLog(known, after, entries),
      presence,
      ...(dueAt === null ? {} : { dueAt }),
      ...(substituted.length === 0 ? {} : { substituted }),
      ...(timing === undefined ? {} : { timing }),
      ...(order === undefined ? {} : { order }),
      ...withNotes(before?.notes ?? [], notes),
      bots,
      troubles,
      link: { state: this.#state, isLeader, isStored },
      ...(coach === undefined ? {} : { coach }),
      ...(shows === undefined ? {} : { shows }),
    });
    this.#tell();
    return 'applied';
  }

  setState(state: HostStatus['state']): void {
    this.#state = state;
    if (this.#snapshot !== null)
      this.#snapshot = { ...this.#snapshot, link: { ...this.#snapshot.link, state } };
    this.#tell();
  }

  close(): void {
    this.#listeners.clear();
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}

/** A note comes once, in its order; who was away is told all of them again. */
function withNotes(
  known: readonly JournalNote[],
  news: readonly JournalNote[] | undefined,
): Pick<TableSnapshot, 'notes'> {
  if (news === undefined) return known.length === 0 ? {} : { notes: known };
  const last = known.at(-1)?.seq ?? 0;
  return { notes: [...known, ...news.filter(({ seq }) => seq > last)] };
}
