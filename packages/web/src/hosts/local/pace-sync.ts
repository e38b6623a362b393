import type { Pacer } from './pacer.ts';
import type { TabChannel, TabMessage } from './tab-channel.ts';

/** Keeps the pace of a table the same in all tabs, and knows whether anybody watches in one. */
export class PaceSync {
  readonly #table: string;
  readonly #me: string;
  readonly #tabs: TabChannel;
  readonly #pacer: Pacer;
  readonly #onPace: () => void;
  readonly #stopHearing: () => void;
  readonly #watchers = new Set<string>();

  constructor(table: string, me: string, tabs: TabChannel, pacer: Pacer, onPace: () => void) {
    this.#table = table;
    this.#me = me;
    this.#tabs = tabs;
    this.#pacer = pacer;
    this.#onPace = onPace;
    this.#stopHearing = tabs.subscribe((news) => this.#hear(news));
    tabs.post({ kind: 'hello', table });
  }

  watch(watched: boolean): void {
    this.#note(this.#me, watched);
    this.#tabs.post({ kind: 'watched', table: this.#table, by: this.#me, watched });
  }

  sharePace(): void {
    this.#tabs.post({ kind: 'pace', table: this.#table, pace: this.#pacer.pace });
  }

  shareHurry(): void {
    this.#tabs.post({ kind: 'hurry', table: this.#table });
  }

  close(): void {
    this.#stopHearing();
    this.watch(false);
  }

  #hear(news: TabMessage): void {
    if (news.table !== this.#table) return;
    if (news.kind === 'watched') this.#note(news.by, news.watched);
    if (news.kind === 'hurry') this.#pacer.hurry();
    if (news.kind === 'hello') this.#greet();
    if (news.kind !== 'pace') return;
    this.#pacer.set(news.pace);
    this.#onPace();
  }

  /** A tab that comes later takes on the pace that is kept. */
  #greet(): void {
    this.sharePace();
    if (this.#watchers.has(this.#me)) this.watch(true);
  }

  #note(who: string, watched: boolean): void {
    if (watched) this.#watchers.add(who);
    else this.#watchers.delete(who);
    this.#pacer.watch(this.#watchers.size > 0);
  }
}
