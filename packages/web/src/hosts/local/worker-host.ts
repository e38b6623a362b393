import { isOffered } from '@quarterdeck/bots';
import { type Seat, seatsOf, type Viewer } from '@quarterdeck/kernel';
import {
  type Engine,
  type ErasedKinds,
  engine,
  type GameModule,
  QuarterdeckError,
} from '@quarterdeck/kernel/engine';
import { readReplay } from '@quarterdeck/kernel/replay';
import type { AnyLessonBook } from '@quarterdeck/kernel/staging';
import { type Port, type Served, serve, service } from '@quarterdeck/rpc';
import {
  bringToCurrentRules,
  deal,
  dealBranch,
  dealFromReplay,
  dealRematch,
  dealStanding,
  gameOfReplay,
  HOST_VERBS,
  type HostEnv,
  type HostHandlers,
  LiveTable,
  type NewTables,
  OK,
  ok,
  openLog,
  packOf,
  type Refusal,
  type Result,
  refusalOf,
  refused,
  StorageFault,
  type StoredTable,
  storageRefusal,
  TABLE_VERBS,
  type TableHandlers,
  type TableRecord,
  type TableSeat,
  type TableStore,
} from '@quarterdeck/tables';
import type { StagedParts } from '../lesson/staged-table.ts';
import { OpenedTable } from './opened-table.ts';
import { restore } from './restoring.ts';
import type { StartBot } from './seat-bots.ts';
import type { TabChannel } from './tab-channel.ts';

export type WorkerHostParts = {
  readonly store: TableStore;
  readonly tabs: TabChannel;
  readonly env: HostEnv;
  readonly startBot: StartBot;
  readonly loadGame: (id: string) => Promise<GameModule>;
  readonly loadLessons: LoadLessons;
};

/** Undefined for a game that has none. */
export type LoadLessons = (game: string) => Promise<AnyLessonBook | undefined>;

/** One table at a time, stored or a lesson. */
type Opened = { readonly session: TableHandlers; close(): void };

type Game = { readonly box: GameModule; readonly engine: Engine<ErasedKinds> };

/** The worker's side of a page's tables: one of them is open at a time. */
export class WorkerHost {
  readonly #parts: WorkerHostParts;
  readonly #served: Served;
  readonly #games = new Map<string, Promise<Game>>();
  #open: Opened | null = null;

  constructor(parts: WorkerHostParts, port: Pick<Port, 'post' | 'listen'>) {
    this.#parts = parts;
    this.#served = serve(
      port,
      [
        service(HOST_VERBS, () => ok(this.#host)),
        service(TABLE_VERBS, () =>
          this.#open === null ? refused('no-table') : ok(this.#open.session),
        ),
      ],
      { refusalOf: workerRefusal },
    );
  }

  close(): void {
    this.#open?.close();
    this.#open = null;
  }

  readonly #host: HostHandlers = {
    may: () => null,
    prepare: async ({ game }) => {
      await this.#game(game);
      return OK;
    },
    create: async ({ setup }) => {
      const { engine: rules } = await this.#game(setup.game);
      if (!areKnown(rules, setup.seats)) return refused('unknown-bot');
      return this.#keep(deal(rules, setup, this.#parts.env));
    },
    checkPack: async ({ game, text }) => ok(packOf((await this.#game(game)).engine, text).hash),
    importReplay: async ({ text }) => {
      const { engine: rules } = await this.#game(gameOfReplay(text));
      return this.#keep(dealFromReplay(rules, text, this.#parts.env));
    },
    branchReplay: async ({ text, length, seats }) => {
      const { engine: rules } = await this.#game(gameOfReplay(text));
      if (!areKnown(rules, seats)) return refused('unknown-bot');
      return this.#keep(dealBranch(rules, readReplay(text), length, seats, this.#parts.env));
    },
    restore: async ({ text }) => {
      const { store, tabs } = this.#parts;
      const restored = await restore(store, text, async (id) => (await this.#game(id)).engine);
      if (restored.ok) tabs.post({ kind: 'set', table: '' });
      return restored;
    },
    follow: async ({ table, as, viewer }) => {
      this.close();
      const { store, env } = this.#parts;
      const found = await store.read(table);
      if (found === undefined) return refused('no-table');
      const game = await this.#game(found.record.game);
      const stored = await bringToCurrentRules(game.engine, store, found, env.now());
      this.#open = this.#opened(game, stored, as, viewer);
      return OK;
    },
    followLesson: async ({ wish }) => {
      this.close();
      const [{ engine: rules }, book, { openLesson }, { bookWith }] = await Promise.all([
        this.#game(wish.game),
        this.#parts.loadLessons(wish.game),
        import('../lesson/open-lesson.ts'),
        import('../../games/daily.ts'),
      ]);
      if (book === undefined) return refused('no-table');
      const lessons = await bookWith(book, wish.lesson);
      const opened = openLesson(lessons, { ...this.#stagedParts(rules), wish });
      if (!opened.ok) return opened;
      this.#open = { session: opened.value, close: () => {} };
      return OK;
    },
    followDemonstration: async ({ wish }) => {
      this.close();
      const [{ engine: rules }, { openDemonstration }] = await Promise.all([
        this.#game(wish.game),
        import('../lesson/open-demonstration.ts'),
      ]);
      const session = openDemonstration(this.#stagedParts(rules), wish);
      this.#open = { session, close: () => {} };
      return OK;
    },
    unfollow: () => {
      this.close();
      return OK;
    },
  };

  readonly #newTables: NewTables = {
    rematch: ({ live }) => {
      const { header } = live.log.recording;
      return this.#keep(dealRematch(live.engine, live.record, header, this.#parts.env));
    },
    branch: ({ live }, length) => {
      const { engine: rules, log, record } = live;
      return this.#keep(dealBranch(rules, log.recording, length, record.seats, this.#parts.env));
    },
  };

  #stagedParts(rules: Game['engine']): StagedParts {
    const { env } = this.#parts;
    return {
      engine: rules,
      id: env.newId(),
      now: env.now,
      push: (update) => this.#served.push({ kind: 'table', update }),
      keep: (match, seats) => this.#keep(dealStanding(rules, match, seats, env)),
    };
  }

  #game(id: string): Promise<Game> {
    const known = this.#games.get(id);
    if (known !== undefined) return known;
    const loading = this.#parts.loadGame(id).then((box) => ({ box, engine: engine(box.game) }));
    this.#games.set(id, loading);
    // A game that did not come through may come the next time.
    loading.catch(() => this.#games.delete(id));
    return loading;
  }

  async #keep({ record, entries }: StoredTable): Promise<Result<string>> {
    await this.#parts.store.add(record, entries);
    this.#parts.tabs.post({ kind: 'set', table: record.id });
    return ok(record.id);
  }

  #opened(
    { box, engine: rules }: Game,
    stored: StoredTable,
    as: readonly Viewer[] | null,
    wanted: Viewer | null,
  ): OpenedTable {
    const { store, tabs, env, startBot } = this.#parts;
    const { record } = stored;
    const onStored = (length: number): void =>
      tabs.post({ kind: 'moved', table: record.id, length });
    const log = openLog(rules, stored);
    const here = seatsHere(record, as);
    return new OpenedTable({
      live: new LiveTable({ box, record, log, store, onStored, now: env.now }),
      here,
      viewer: firstViewer(here, wanted),
      isStored: store.keeps,
      newTables: this.#newTables,
      tabs,
      me: env.newId(),
      startBot,
      randomInt: env.randomInt,
      push: (update) => this.#served.push({ kind: 'table', update }),
    });
  }
}

const areKnown = ({ game }: Game['engine'], seats: readonly TableSeat[]): boolean =>
  seats.every(({ who }) => who.kind !== 'bot' || isOffered(game, who.bot));

/** What a person or a full disk can bring about has its sentence; the rest is our own mistake. */
function workerRefusal(problem: unknown): Refusal {
  if (problem instanceof StorageFault) return storageRefusal(problem).refusal;
  if (!(problem instanceof QuarterdeckError)) console.error(problem);
  return refusalOf(problem).refusal;
}

/** Bots and remote players have no screen here. */
function seatsHere({ seats }: TableRecord, as: readonly Viewer[] | null): readonly Seat[] {
  return seatsOf(seats.length).filter(
    (seat) => seats[seat]?.who.kind === 'person' && (as === null || as.includes(seat)),
  );
}

/** A lone player need not say who they are; several do, so nobody sees the next one's hand. */
function firstViewer(here: readonly Seat[], wanted: Viewer | null): Viewer {
  const [only, ...others] = here;
  if (wanted !== null && wanted !== 'spectator' && here.includes(wanted)) return wanted;
  return only !== undefined && others.length === 0 && wanted === null ? only : 'spectator';
}
