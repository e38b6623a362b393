import { BOTS } from '@quarterdeck/bots';
import type { Engine, ErasedKinds, Seat, Viewer } from '@quarterdeck/kernel';
import { engine, QuarterdeckError, readReplay, seatsOf } from '@quarterdeck/kernel';
import type { GameBox } from '@quarterdeck/shelf';
import {
  type Answered,
  chronicleOf,
  DONE,
  type Draw,
  deal,
  dealAgain,
  dealFrom,
  dealReplay,
  done,
  gameOfReplay,
  Helm,
  type Place,
  packOf,
  refusalOf,
  refused,
  renewed,
  StorageFault,
  type StoredTable,
  type TableRecord,
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
  readonly draw: Draw;
  readonly hire: () => Bot;
  /** Any whole number, for what is not the table's own chance. */
  readonly lot: () => number;
  readonly loadGame: (id: string) => Promise<GameBox>;
};

type Open = {
  readonly session: Session;
  readonly lookout: Lookout;
  readonly stopLeading: () => void;
  readonly stopHearing: () => void;
};
type Game = { readonly box: GameBox; readonly engine: Engine<ErasedKinds> };

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
      return DONE;
    },
    create: (setup) => this.#create(setup),
    checkPack: async (game, text) => done(packOf((await this.#game(game)).engine, text).hash),
    importReplay: async (text) => {
      const { engine: rules } = await this.#game(gameOfReplay(text));
      return this.#keep(dealReplay(rules, text, this.#parts.draw));
    },
    restore: (text) => this.#restore(text),
    branchReplay: async (text, length, seats) => {
      if (!seats.every(isKnownSitter)) return refused('unknown-bot');
      const { engine: rules } = await this.#game(gameOfReplay(text));
      return this.#keep(dealFrom(rules, readReplay(text), length, seats, this.#parts.draw));
    },
    open: (table, as, viewer) => this.#openTable(table, as, viewer),
    leave: () => {
      this.close();
      return Promise.resolve(DONE);
    },
    sit: async (viewer) => (await this.#session()).sit(viewer),
    play: async (seat, choice, seq) => (await this.#session()).play(seat, choice, seq),
    undo: async (seat) => (await this.#place()).undo(seat),
    wouldShow: async (choice) => (await this.#place()).wouldShow(choice),
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
      const { helm } = await this.#place();
      const { header } = helm.chronicle.table;
      return this.#keep(dealAgain(helm.engine, helm.record, header, this.#parts.draw));
    },
    branch: async (seq) => {
      const place = await this.#place();
      const length = place.lengthAt(seq);
      if (!length.ok) return length;
      const { chronicle, record } = place.helm;
      const { table } = chronicle;
      return this.#keep(
        dealFrom(table.engine, table, length.value, record.seats, this.#parts.draw),
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

  async #place(): Promise<Place> {
    return (await this.#session()).place;
  }

  #around(work: (open: Open) => void): Promise<Answered> {
    if (this.#open !== null) work(this.#open);
    return Promise.resolve(this.#open === null ? refused('no-table') : DONE);
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

  async #create(setup: TableSetup): Promise<Answered<string>> {
    if (!setup.seats.every(isKnownSitter)) return refused('unknown-bot');
    const { engine: rules } = await this.#game(setup.game);
    return this.#keep(deal(rules, setup, this.#parts.draw));
  }

  async #restore(text: string): Promise<Answered<Restored>> {
    const { store, tabs } = this.#parts;
    const restored = await restore(store, text, async (id) => (await this.#game(id)).engine);
    if (restored.ok) tabs.tell({ kind: 'set', table: '' });
    return restored;
  }

  async #keep({ record, entries }: StoredTable): Promise<Answered<string>> {
    await this.#parts.store.add(record, entries);
    this.#parts.tabs.tell({ kind: 'set', table: record.id });
    return done(record.id);
  }

  async #openTable(
    table: string,
    as: readonly Viewer[] | null,
    viewer: Viewer | null,
  ): Promise<Answered> {
    this.close();
    const { store, draw } = this.#parts;
    const found = await store.read(table);
    if (found === undefined) return refused('no-table');
    const game = await this.#game(found.record.game);
    const stored = await renewed(game.engine, store, found, draw.now());
    this.#open = this.#opened(game, stored, as, viewer);
    return DONE;
  }

  #opened(
    { box, engine: rules }: Game,
    stored: StoredTable,
    as: readonly Viewer[] | null,
    wanted: Viewer | null,
  ): Open {
    const { store, tabs, draw, hire, lot } = this.#parts;
    const { record } = stored;
    const chronicle = chronicleOf(rules, stored);
    const table = record.id;
    const onStored = (length: number): void => tabs.tell({ kind: 'moved', table, length });
    const helm = new Helm({ box, record, chronicle, store, onStored, now: draw.now });
    const stopHearing = tabs.hear((news) => {
      if (news.table === table && (news.kind === 'moved' || news.kind === 'gone'))
        void helm.catchUp();
    });
    const pacer = new Pacer();
    const push = (): void => session.push();
    const ease = new Ease();
    const crew = new Crew({ helm, pacer, ease, hire, lot, onTrouble: push });
    const here = seatsHere(record, as);
    const session: Session = new Session({
      helm,
      crew,
      pacer,
      ease,
      here,
      viewer: firstViewer(here, wanted),
      kept: store.keeps,
      push: (sent) => this.#port.post({ kind: 'snapshot', sent }),
    });
    const lookout = new Lookout(table, draw.id(), tabs, pacer, push);
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

const asRefusal = (problem: QuarterdeckError | StorageFault): Answered<never> =>
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
