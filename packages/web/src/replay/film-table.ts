import { createStore, type Store } from '@quarterdeck/board-kit';
import type { WireView } from '@quarterdeck/kernel';
import { refusedCalls } from '@quarterdeck/rpc';
import {
  OK,
  ok,
  type Refusal,
  type Result,
  refused,
  TABLE_VERBS,
  type TableCalls,
  type TableVerb,
} from '@quarterdeck/tables';
import type { OpenTable, SeenEntry, TableInfo, TableSnapshot } from '../host/host.ts';
import { aboutOf, type Projection } from './projection.ts';
import type { Eyes } from './protocol.ts';

/** `step` is shown moving; a jump is shown at once. */
export type Way = 'step' | 'jump';

/** A replay as a table that is open on this page: whoever draws it cannot tell the difference. */
export type FilmTable = OpenTable & {
  /** Where the reader wants to be; what is shown follows. */
  readonly position: Store<number>;
  readonly eyes: Store<Eyes>;
  readonly story: Store<Story>;
  /** Why nothing can be shown, as when the worker died. */
  readonly trouble: Store<Refusal | undefined>;
  readonly goTo: (position: number, way: Way) => void;
  readonly seeAs: (eyes: Eyes) => void;
};

/** The whole match as these eyes saw it: what happened, and where it ended. */
export type Story = { readonly log: readonly SeenEntry[]; readonly end: WireView };

type Shown = { readonly position: number; readonly eyes: Eyes };

/** What is written for everybody is seen from no seat. */
const viewerOf = (eyes: Eyes): TableSnapshot['viewer'] => (eyes === 'everybody' ? 'table' : eyes);

const snapshotOf = (
  table: TableInfo,
  { position, eyes }: Shown,
  view: WireView,
  log: readonly SeenEntry[],
): TableSnapshot => ({
  table,
  viewer: viewerOf(eyes),
  seq: position,
  view,
  asked: view.asked,
  question: null,
  asides: [],
  undo: { can: false, why: 'nothing-to-undo' },
  log,
  outcome: null,
  here: { seats: [], asked: [] },
  presence: table.seats.map(() => 'here'),
  bots: { paused: true, wait: 0 },
  troubles: [],
  link: { state: 'live', steers: false, kept: true },
});

/** Opens at the set-up, with every secret open if the match is over. */
export async function openFilm(projection: Projection): Promise<Result<FilmTable>> {
  const eyes: Eyes = projection.film.outcome === null ? 'table' : 'everybody';
  const [seen, told] = await Promise.all([
    projection.client.as(eyes).positions({ seqs: [0] }),
    storyOf(projection, eyes),
  ]);
  if (!seen.ok) return seen;
  if (!told.ok) return told;
  const [view] = seen.value;
  if (view === undefined) return refused('failed');
  return ok(new Cinema(projection, eyes, view, told.value).table);
}

async function storyOf({ client, film }: Projection, eyes: Eyes): Promise<Result<Story>> {
  const [told, seen] = await Promise.all([
    client.as(eyes).history({ from: 0, to: film.answers.length }),
    client.as(eyes).positions({ seqs: [film.answers.length] }),
  ]);
  if (!told.ok) return told;
  if (!seen.ok) return seen;
  const [end] = seen.value;
  return end === undefined ? refused('failed') : ok({ log: told.value, end });
}

/** A tab in the background paints nothing, and should still be where it was sent. */
const LONGEST_FRAME = 100;

/** The next time something is painted: to show more than that would be for nobody. */
const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestAnimationFrame === 'undefined') resolve();
    else {
      setTimeout(resolve, LONGEST_FRAME);
      requestAnimationFrame(() => resolve());
    }
  });

const HERE: readonly TableVerb[] = ['sit', 'history', 'positions', 'exportReplay', 'verify'];

/** Nobody answers in a replay. */
const NOT_HERE: TableCalls = refusedCalls(TABLE_VERBS, refused('not-yours').refusal);

/** Shows the newest wish; wishes that came in between are never looked up. */
class Cinema {
  readonly #projection: Projection;
  readonly #about: TableInfo;
  readonly #listeners = new Set<() => void>();
  readonly #position = createStore(0);
  readonly #eyes: Store<Eyes>;
  readonly #story: Store<Story>;
  readonly #trouble = createStore<Refusal | undefined>(undefined);
  #snapshot: TableSnapshot;
  #shown: Shown;
  #way: Way = 'jump';
  #isLooking = false;

  constructor(projection: Projection, eyes: Eyes, view: WireView, story: Story) {
    this.#projection = projection;
    this.#about = aboutOf(projection);
    this.#eyes = createStore(eyes);
    this.#story = createStore(story);
    this.#shown = { position: 0, eyes };
    this.#snapshot = snapshotOf(this.#about, this.#shown, view, []);
  }

  get table(): FilmTable {
    const { client, text } = this.#projection;
    return {
      ...NOT_HERE,
      position: this.#position,
      eyes: this.#eyes,
      story: this.#story,
      trouble: this.#trouble,
      goTo: (position, way) => this.#goTo(position, way),
      seeAs: (eyes) => this.#seeAs(eyes),
      current: () => this.#snapshot,
      subscribe: (listener) => {
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
      },
      sit: ({ viewer }) => {
        this.#seeAs(viewer);
        return Promise.resolve(OK);
      },
      history: ({ from, to }) => Promise.resolve(ok(this.#story.get().log.slice(from, to))),
      positions: (args) => client.as(this.#eyes.get()).positions(args),
      exportReplay: () => Promise.resolve(ok(text)),
      verify: () => client.as('table').verify(),
      offers: (verb) => HERE.includes(verb),
      close: () => client.close(),
    };
  }

  #goTo(position: number, way: Way): void {
    const last = this.#projection.film.answers.length;
    this.#way = way;
    this.#position.set(Math.max(0, Math.min(last, Math.round(position))));
    void this.#look();
  }

  #seeAs(eyes: Eyes): void {
    this.#way = 'jump';
    this.#eyes.set(eyes);
    void this.#look();
  }

  async #look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    while (!this.#isUpToDate()) {
      const refusal = await this.#show({ position: this.#position.get(), eyes: this.#eyes.get() });
      this.#trouble.set(refusal);
      if (refusal !== undefined) break;
      // A finger on the ruler wishes faster than a board is drawn.
      await nextFrame();
    }
    this.#isLooking = false;
  }

  #isUpToDate(): boolean {
    const { position, eyes } = this.#shown;
    return position === this.#position.get() && eyes === this.#eyes.get();
  }

  async #show(next: Shown): Promise<Refusal | undefined> {
    const { client } = this.#projection;
    const { position, eyes } = next;
    const isStep =
      this.#way === 'step' && position === this.#shown.position + 1 && eyes === this.#shown.eyes;
    const [seen, told] = await Promise.all([
      client.as(eyes).positions({ seqs: [position] }),
      eyes === this.#shown.eyes ? ok(this.#story.get()) : storyOf(this.#projection, eyes),
    ]);
    if (!seen.ok) return seen.refusal;
    if (!told.ok) return told.refusal;
    const [view] = seen.value;
    if (view === undefined) return refused('failed').refusal;
    this.#shown = next;
    this.#story.set(told.value);
    // Only a step tells what happened in it: over anything longer nothing is shown moving.
    const news = isStep ? told.value.log.slice(position - 1, position) : [];
    this.#snapshot = snapshotOf(this.#about, next, view, news);
    for (const listener of [...this.#listeners]) listener();
    return undefined;
  }
}
