import { BOTS } from '@quarterdeck/bots';
import type { Engine, ErasedKinds, GameModule, Seat, Viewer } from '@quarterdeck/kernel';
import { engine, QuarterdeckError, readReplay, seatsOf } from '@quarterdeck/kernel';
import {
  bringToCurrentRules,
  deal,
  dealBranch,
  dealFromReplay,
  dealRematch,
  gameOfReplay,
  type HostEnv,
  LiveTable,
  OK,
  ok,
  openLog,
  packOf,
  type Result,
  refusalOf,
  refused,
  StorageFault,
  type StoredTable,
  type TableRecord,
  type TableSession,
  type TableStore,
} from '@quarterdeck/tables';
import type { Restored, TableSeat, TableSetup } from '../host.ts';
import { type Bot, Crew } from './crew.ts';
import { Ease } from './ease.ts';
import { Lookout } from './lookout.ts';
import { Pacer } from './pacer.ts';
import type { Message, Port, Request, Verbs } from './protocol.ts';
import { restore } from './restoring.ts';
import { Session } from './session.ts';
import type { Tabs } from './tabs.ts';

export type DeskParts = {
  readonly store: TableStore;
  readonly tabs: Tabs;
  readonly env: HostEnv;
  readonly hire: () => Bot;
  /** Any whole number, for what is not the table's own chance. */
  readonly lot: () => number;
  readonly loadGame: (id: string) => Promise<GameModule>;
};

type Open = {
  readonly session: Session;
  readonly lookout: Lookout;
  readonly stopLeading: () => void;
  readonly stopHearing: () => void;
};
type Game = { readonly box: GameModule; readonly engine: Engine<ErasedKinds> };

/** The worker's side: answers a page's requests, one table at a time. */
export class Desk {
  readonly #parts: DeskParts;
  readonly #port: Port<Request, Message>;
  readonly #games = new Map<string, Promise<Game>>();
  #open: Open | null = null;

  constructor(parts: DeskParts, port: Port<Request, Message>) {
    this.#parts = parts;
    this.#port = port;
    port.listen((request) => void this.#answer(request));
  }

  async #answer(request: Request): Promise<void> {
    const { id } = request;
    const verb = this.#verbs[request.verb] as (...args: readonly unknown[]) => Promise<unknown>;
    try {
      this.#port.post({ kind: 'answered', id, value: await verb(...request.args) });
    } catch (problem) {
      const expected = problem instanceof QuarterdeckError || problem instanceof StorageFault;
      const reason = problem instanceof Error ? (problem.stack ?? problem.message) : `${problem}`;
      if (expected) this.#port.post({ kind: 'answered', id, value: asRefusal(problem) });
      else this.#port.post({ kind: 'failed', id, reason });
    }
  }

  readonly #verbs: Verbs = {
    prepare: async (game) => {
      await this.#game(game);
      return OK;
    },
    create: (setup) => this.#create(setup),
    checkPack: async (game, text) => ok(packOf((await this.#game(game)).engine, text).hash),
    importReplay: async (text) => {
      const { engine: rules } = await this.#game(gameOfReplay(text));
      return this.#keep(dealFromReplay(rules, text, this.#parts.env));
    },
    restore: (text) => this.#restore(text),
    branchReplay: async (text, length, seats) => {
      if (!seats.every(isKnownSitter)) return refused('unknown-bot');
      const { engine: rules } = await this.#game(gameOfReplay(text));
      return this.#keep(dealBranch(rules, readReplay(text), length, seats, this.#parts.env));
    },
    open: (table, as, viewer) => this.#openTable(table, as, viewer),
    leave: () => {
      this.close();
      return Promise.resolve(OK);
    },
    sit: async (viewer) => (await this.#session()).sit(viewer),
    play: async (seat, choice, seq) => (await this.#session()).play(seat, choice, seq),
    undo: async (seat) => (await this.#place()).undo(seat),
    wouldShow: async (choice) => (await this.#place()).wouldReveal(choice),
    preview: async (choice) => (await this.#place()).preview(choice),
    history: async (from, to) => (await this.#place()).history(from, to),
    positions: async (seqs) => (await this.#place()).positions(seqs),
    pace: (pace) =>
      this.#around(({ session, lookout }) => {
        session.pace(pace);
        lookout.tellPace();
      }),
    hurry: () =>
      this.#around(({ session, lookout }) => {
        session.pacer.hurry();
        lookout.tellHurry();
      }),
    draws: (now) => this.#around(({ session }) => session.ease.draws(now)),
    watch: (watched) => this.#around(({ lookout }) => lookout.watch(watched)),
    rematch: async () => {
      const { live } = await this.#place();
      const { header } = live.log.recording;
      return this.#keep(dealRematch(live.engine, live.record, header, this.#parts.env));
    },
    branch: async (seq) => {
      const place = await this.#place();
      const length = place.lengthAt(seq);
      if (!length.ok) return length;
      const { log, record } = place.live;
      const { recording } = log;
      return this.#keep(
        dealBranch(recording.engine, recording, length.value, record.seats, this.#parts.env),
      );
    },
    exportReplay: async () => (await this.#place()).exportReplay(),
    verify: async () => (await this.#place()).verify(),
  };

  close(): void {
    this.#open?.stopLeading();
    this.#open?.stopHearing();
    this.#open?.lookout.close();
    this.#open?.session.close();
    this.#open = null;
  }

  #session(): Promise<Session> {
    if (this.#open === null) throw new NoTable();
    return Promise.resolve(this.#open.session);
  }

  async #place(): Promise<TableSession> {
    return (await this.#session()).place;
  }

  #around(work: (open: Open) => void): Promise<Result> {
    if (this.#open !== null) work(this.#open);
    return Promise.resolve(this.#open === null ? refused('no-table') : OK);
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

  async #create(setup: TableSetup): Promise<Result<string>> {
    if (!setup.seats.every(isKnownSitter)) return refused('unknown-bot');
    const { engine: rules } = await this.#game(setup.game);
    return this.#keep(deal(rules, setup, this.#parts.env));
  }

  async #restore(text: string): Promise<Result<Restored>> {
    const { store, tabs } = this.#parts;
    const restored = await restore(store, text, async (id) => (await this.#game(id)).engine);
    if (restored.ok) tabs.tell({ kind: 'set', table: '' });
    return restored;
  }

  async #keep({ record, entries }: StoredTable): Promise<Result<string>> {
    await this.#parts.store.add(record, entries);
    this.#parts.tabs.tell({ kind: 'set', table: record.id });
    return ok(record.id);
  }

  async #openTable(
    table: string,
    as: readonly Viewer[] | null,
    viewer: Viewer | null,
  ): Promise<Result> {
    this.close();
    const { store, env } = this.#parts;
    const found = await store.read(table);
    if (found === undefined) return refused('no-table');
    const game = await this.#game(found.record.game);
    const stored = await bringToCurrentRules(game.engine, store, found, env.now());
    this.#open = this.#opened(game, stored, as, viewer);
    return OK;
  }

  #opened(
    { box, engine: rules }: Game,
    stored: StoredTable,
    as: readonly Viewer[] | null,
    wanted: Viewer | null,
  ): Open {
    const { store, tabs, env, hire, lot } = this.#parts;
    const { record } = stored;
    const log = openLog(rules, stored);
    const table = record.id;
    const onStored = (length: number): void => tabs.tell({ kind: 'moved', table, length });
    const live = new LiveTable({ box, record, log, store, onStored, now: env.now });
    const stopHearing = tabs.hear((news) => {
      if (news.table === table && (news.kind === 'moved' || news.kind === 'gone'))
        void live.catchUp();
    });
    const pacer = new Pacer();
    const push = (): void => session.push();
    const ease = new Ease();
    const crew = new Crew({ live, pacer, ease, hire, lot, onTrouble: push });
    const here = seatsHere(record, as);
    const session: Session = new Session({
      live,
      crew,
      pacer,
      ease,
      here,
      viewer: firstViewer(here, wanted),
      kept: store.keeps,
      push: (sent) => this.#port.post({ kind: 'snapshot', sent }),
    });
    const lookout = new Lookout(table, env.newId(), tabs, pacer, push);
    session.push();
    const stopLeading = tabs.lead(table, () => session.steer());
    return { session, lookout, stopLeading, stopHearing };
  }
}

const isKnownSitter = ({ who }: TableSeat): boolean =>
  who.kind !== 'bot' || BOTS.some(({ id }) => id === who.bot);

class NoTable extends QuarterdeckError {
  constructor() {
    super('no-table', 'No table is open here.');
  }
}

const asRefusal = (problem: QuarterdeckError | StorageFault): Result<never> =>
  problem instanceof StorageFault
    ? refused(problem.kind === 'full' ? 'storage-full' : 'storage-failed')
    : refusalOf(problem);

/** Bots and people far away have no screen here. */
function seatsHere({ seats }: TableRecord, as: readonly Viewer[] | null): readonly Seat[] {
  return seatsOf(seats.length).filter(
    (seat) => seats[seat]?.who.kind === 'person' && (as === null || as.includes(seat)),
  );
}

/** A lone player need not say who they are; several do, so nobody sees the next one's hand. */
function firstViewer(here: readonly Seat[], wanted: Viewer | null): Viewer {
  const [only, ...others] = here;
  if (wanted !== null && wanted !== 'table' && here.includes(wanted)) return wanted;
  return only !== undefined && others.length === 0 && wanted === null ? only : 'table';
}
