import type { TableUpdate } from '@quarterdeck/tables';
import type { BotPace, Link, TableSnapshot } from '../host.ts';
import { grown } from '../log.ts';
import { unchanged } from '../unchanged.ts';

/** Bots of a server keep their own pace: many may be watching. */
const OWN_PACE: BotPace = { paused: false, wait: 0 };
const NO_TROUBLES: TableSnapshot['troubles'] = [];

/** The snapshot of an online table as it grows. */
export class Picture {
  #snapshot: TableSnapshot | null = null;
  #state: Link['state'] = 'live';

  /** Null before anything was told. */
  get snapshot(): TableSnapshot | null {
    return this.#snapshot;
  }

  /** The last moment it shows. */
  get after(): number {
    return this.#snapshot?.log.length ?? 0;
  }

  /** `gap`: something between what is known and this was missed. `old`: it is known already. */
  take(update: TableUpdate): 'taken' | 'gap' | 'old' {
    const { after, told, presence, stoodIn, dueAt, ...shot } = update;
    const isSame = this.#snapshot?.viewer === shot.viewer;
    const known = isSame && this.#snapshot !== null ? this.#snapshot.log : [];
    if (after > known.length) {
      // Another viewer counts otherwise: what is known helps with nothing.
      if (!isSame) this.#snapshot = null;
      return 'gap';
    }
    if (shot.seq < known.length) return 'old';
    this.#snapshot = unchanged(this.#snapshot, {
      ...shot,
      log: grown(known, after, told),
      presence,
      bots: OWN_PACE,
      troubles: NO_TROUBLES,
      link: { state: this.#state, steers: true, kept: true },
    });
    return 'taken';
  }

  link(state: Link['state']): void {
    this.#state = state;
    if (this.#snapshot === null) return;
    this.#snapshot = { ...this.#snapshot, link: { ...this.#snapshot.link, state } };
  }
}
