import { createStore, type Store } from '@quarterdeck/board-kit';
import type { AnyEvent, WireView } from '@quarterdeck/kernel/engine';
import { refusedCalls } from '@quarterdeck/rpc';
import {
  OK,
  ok,
  type Perspective,
  type Refusal,
  type Result,
  refused,
  TABLE_VERBS,
  type TableCalls,
  type TableVerb,
} from '@quarterdeck/tables';
import type { OpenTable, SeenEntry, TableInfo, TableSnapshot } from '../host.ts';
import { aboutOf, type OpenReplay } from './open-replay.ts';

/** `step` is shown moving; a jump is shown at once. */
export type Transition = 'step' | 'jump';

/** A replay as a table that is open on this page: whoever draws it cannot tell the difference. */
export type ReplayTable = OpenTable & {
  /** Where the reader wants to be; what is shown follows. */
  readonly position: Store<number>;
  readonly perspective: Store<Perspective>;
  readonly replayHistory: Store<ReplayHistory>;
  /** Why nothing can be shown, as when the worker died. */
  readonly trouble: Store<Refusal | undefined>;
  readonly goTo: (position: number, way: Transition) => void;
  readonly setPerspective: (perspective: Perspective) => void;
};

/** The whole match as these eyes saw it: what happened, and where it ended. */
export type ReplayHistory = {
  /** Before the first question. */
  readonly deal: readonly AnyEvent[];
  readonly log: readonly SeenEntry[];
  readonly end: WireView;
};

type Shown = { readonly position: number; readonly perspective: Perspective };

/** What is written for everybody is seen from no seat. */
const viewerOf = (perspective: Perspective): TableSnapshot['viewer'] =>
  perspective === 'everybody' ? 'spectator' : perspective;

const snapshotOf = (
  table: TableInfo,
  { position, perspective }: Shown,
  view: WireView,
  { deal, log }: Pick<ReplayHistory, 'deal' | 'log'>,
): TableSnapshot => ({
  table,
  viewer: viewerOf(perspective),
  seq: position,
  view,
  asked: view.asked,
  question: null,
  asides: [],
  undo: { can: false, why: 'nothing-to-undo' },
  deal,
  log,
  outcome: null,
  here: { seats: [], asked: [] },
  presence: table.seats.map(() => 'here'),
  bots: { paused: true, wait: 0 },
  troubles: [],
  link: { state: 'live', isLeader: false, isStored: true },
});

/** Opens at the set-up, with every secret open if the match is over. */
export async function openReplayTable(replay: OpenReplay): Promise<Result<ReplayTable>> {
  const perspective: Perspective = replay.info.outcome === null ? 'spectator' : 'everybody';
  const [seen, told] = await Promise.all([
    replay.client.as(perspective).positions({ seqs: [0] }),
    historyOf(replay, perspective),
  ]);
  if (!seen.ok) return seen;
  if (!told.ok) return told;
  const [view] = seen.value;
  if (view === undefined) return refused('failed');
  return ok(new ReplayController(replay, perspective, view, told.value).table);
}

async function historyOf(
  { client, info }: OpenReplay,
  perspective: Perspective,
): Promise<Result<ReplayHistory>> {
  const [dealt, told, seen] = await Promise.all([
    client.as(perspective).deal({}),
    client.as(perspective).history({ from: 0, to: info.answers.length }),
    client.as(perspective).positions({ seqs: [info.answers.length] }),
  ]);
  if (!dealt.ok) return dealt;
  if (!told.ok) return told;
  if (!seen.ok) return seen;
  const [end] = seen.value;
  return end === undefined ? refused('failed') : ok({ deal: dealt.value, log: told.value, end });
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

const HERE: readonly TableVerb[] = [
  'sit',
  'deal',
  'history',
  'positions',
  'exportReplay',
  'verify',
];

/** Nobody answers in a replay. */
const NOT_HERE: TableCalls = refusedCalls(TABLE_VERBS, refused('not-yours').refusal);

/** Shows the newest wish; wishes that came in between are never looked up. */
class ReplayController {
  readonly #replay: OpenReplay;
  readonly #about: TableInfo;
  readonly #listeners = new Set<() => void>();
  readonly #position = createStore(0);
  readonly #perspective: Store<Perspective>;
  readonly #history: Store<ReplayHistory>;
  readonly #trouble = createStore<Refusal | undefined>(undefined);
  #snapshot: TableSnapshot;
  #shown: Shown;
  #way: Transition = 'jump';
  #isLooking = false;

  constructor(
    replay: OpenReplay,
    perspective: Perspective,
    view: WireView,
    history: ReplayHistory,
  ) {
    this.#replay = replay;
    this.#about = aboutOf(replay);
    this.#perspective = createStore(perspective);
    this.#history = createStore(history);
    this.#shown = { position: 0, perspective };
    this.#snapshot = snapshotOf(this.#about, this.#shown, view, { deal: history.deal, log: [] });
  }

  get table(): ReplayTable {
    const { client, text } = this.#replay;
    return {
      ...NOT_HERE,
      position: this.#position,
      perspective: this.#perspective,
      replayHistory: this.#history,
      trouble: this.#trouble,
      goTo: (position, way) => this.#goTo(position, way),
      setPerspective: (perspective) => this.#setPerspective(perspective),
      current: () => this.#snapshot,
      subscribe: (listener) => {
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
      },
      sit: ({ viewer }) => {
        this.#setPerspective(viewer);
        return Promise.resolve(OK);
      },
      deal: () => Promise.resolve(ok(this.#history.get().deal)),
      history: ({ from, to }) => Promise.resolve(ok(this.#history.get().log.slice(from, to))),
      positions: (args) => client.as(this.#perspective.get()).positions(args),
      exportReplay: () => Promise.resolve(ok(text)),
      verify: () => client.as('spectator').verify(),
      offers: (verb) => HERE.includes(verb),
      mayCoach: () => false,
      close: () => client.close(),
    };
  }

  #goTo(position: number, way: Transition): void {
    const last = this.#replay.info.answers.length;
    this.#way = way;
    this.#position.set(Math.max(0, Math.min(last, Math.round(position))));
    void this.#look();
  }

  #setPerspective(perspective: Perspective): void {
    this.#way = 'jump';
    this.#perspective.set(perspective);
    void this.#look();
  }

  async #look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    while (!this.#isUpToDate()) {
      const refusal = await this.#show({
        position: this.#position.get(),
        perspective: this.#perspective.get(),
      });
      this.#trouble.set(refusal);
      if (refusal !== undefined) break;
      // A finger on the ruler wishes faster than a board is drawn.
      await nextFrame();
    }
    this.#isLooking = false;
  }

  #isUpToDate(): boolean {
    const { position, perspective } = this.#shown;
    return position === this.#position.get() && perspective === this.#perspective.get();
  }

  async #show(next: Shown): Promise<Refusal | undefined> {
    const { client } = this.#replay;
    const { position, perspective } = next;
    const isStep =
      this.#way === 'step' &&
      position === this.#shown.position + 1 &&
      perspective === this.#shown.perspective;
    const [seen, told] = await Promise.all([
      client.as(perspective).positions({ seqs: [position] }),
      perspective === this.#shown.perspective
        ? ok(this.#history.get())
        : historyOf(this.#replay, perspective),
    ]);
    if (!seen.ok) return seen.refusal;
    if (!told.ok) return told.refusal;
    const [view] = seen.value;
    if (view === undefined) return refused('failed').refusal;
    this.#shown = next;
    this.#history.set(told.value);
    // Only a step tells what happened in it: over anything longer nothing is shown moving.
    const { deal } = told.value;
    const log = isStep ? told.value.log.slice(position - 1, position) : [];
    this.#snapshot = snapshotOf(this.#about, next, view, { deal, log });
    for (const listener of [...this.#listeners]) listener();
    return undefined;
  }
}
