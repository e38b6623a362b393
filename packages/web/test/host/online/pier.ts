import { engine, type Viewer } from '@quarterdeck/kernel';
import { loadGame } from '@quarterdeck/shelf';
import {
  deal,
  LiveTable,
  memoryStore,
  OK,
  type OnlineTableCard,
  ok,
  openLog,
  PROTOCOL,
  type Request,
  type Result,
  readRequest,
  refused,
  type ServerMessage,
  TableSession,
  type TableUpdate,
} from '@quarterdeck/tables';
import { Connection } from '../../../src/host/online/connection.ts';
import type { Ears } from '../../../src/host/online/socket.ts';
import { person, reefFor, SEAT_0, SEAT_1 } from '../harness.ts';

export const TABLE = 'the-reef';

const MOORED: OnlineTableCard = {
  table: TABLE,
  game: 'reef',
  seats: [
    { name: 'Ann', tincture: 'red', who: 'you' },
    { name: 'Ben', tincture: 'red', who: 'guest' },
  ],
  yours: true,
  invitation: 'come-aboard',
  watching: 'invited',
  patience: null,
  createdAt: 0,
  rematch: null,
  progress: { state: 'playing', asked: [0], dueAt: null },
};

async function dealt(): Promise<LiveTable> {
  const box = await loadGame('reef');
  const rules = engine(box.game);
  const draw = { newSeed: () => '', newId: () => TABLE, now: () => 0 };
  const stored = deal(rules, reefFor(person('Ann'), person('Ben')), draw);
  const store = memoryStore();
  await store.add(stored.record, stored.entries);
  return new LiveTable({
    box,
    record: stored.record,
    log: openLog(rules, stored),
    store,
    onStored: () => {},
    now: () => 0,
  });
}

/** One call from a page, at the server's end. */
export type Call = {
  readonly asked: Request[];
  say(message: ServerMessage): void;
  sayText(text: string): void;
  welcome(protocol?: number): void;
  /** The line breaks: neither side hears the other any more. */
  drop(): void;
  isOver: boolean;
};

/** A server with one real table, which answers as it is told to. */
export class Pier {
  readonly calls: Call[] = [];
  readonly ann: TableSession;
  readonly ben: TableSession;
  /** Answers what is asked of it by itself. */
  answers = true;
  welcomes = true;
  moored: Result<OnlineTableCard> = ok(MOORED);

  constructor(live: LiveTable) {
    this.ann = new TableSession({ live, here: [SEAT_0], viewer: SEAT_0 });
    this.ben = new TableSession({ live, here: [SEAT_1], viewer: SEAT_1 });
  }

  static async open(): Promise<Pier> {
    return new Pier(await dealt());
  }

  get last(): Call {
    const call = this.calls.at(-1);
    if (call === undefined) throw new Error('nobody called');
    return call;
  }

  readonly dial = (ears: Ears): { say(text: string): void; close(): void } => {
    const call: Call = {
      asked: [],
      isOver: false,
      say: (message) => call.sayText(JSON.stringify(message)),
      sayText: (text) => {
        if (!call.isOver) ears.said(text);
      },
      welcome: (protocol = PROTOCOL) =>
        call.say({ kind: 'welcome', protocol, guest: { name: 'Ann' } }),
      drop: () => {
        call.isOver = true;
        ears.lost();
      },
    };
    this.calls.push(call);
    if (this.welcomes) queueMicrotask(() => call.welcome());
    return {
      say: (text) => {
        if (!call.isOver) this.#hear(call, readRequest(JSON.parse(text)));
      },
      close: () => {
        call.isOver = true;
      },
    };
  };

  /** What Ann is told, from a moment on. */
  update(after: number, viewer: Viewer = SEAT_0): TableUpdate {
    const session = viewer === SEAT_0 ? this.ann : this.ben;
    return {
      ...session.snapshot(),
      after,
      told: session.history(after),
      presence: ['here', 'away'],
      stoodIn: [],
      dueAt: null,
    };
  }

  tell(after: number): void {
    this.last.say({ kind: 'table', update: this.update(after) });
  }

  /** The first thing that somebody may answer, answered. */
  async playFirst(session: TableSession): Promise<void> {
    const { question, viewer, seq } = session.snapshot();
    const [choice] = question?.choices ?? [];
    if (viewer === 'table' || choice === undefined) throw new Error('not asked');
    await session.play(viewer, choice, seq);
  }

  #hear(call: Call, request: Request): void {
    call.asked.push(request);
    if (this.answers) void this.answer(call, request);
  }

  async answer(call: Call, request: Request): Promise<void> {
    const { id } = request;
    if (request.verb === 'open' && this.moored.ok) {
      const { after } = request;
      queueMicrotask(() => call.say({ kind: 'table', update: this.update(after) }));
    }
    call.say({ kind: 'answered', id, value: await this.#result(request) });
  }

  #result(request: Request): Result<never> | Promise<Result> | Result<OnlineTableCard> | Result {
    switch (request.verb) {
      case 'open':
        return this.moored;
      case 'play':
        return this.ann.play(SEAT_0, request.choice, request.seq);
      case 'undo':
        return this.ann.undo(SEAT_0, request.seq);
      case 'close':
        return OK;
      default:
        return refused('failed');
    }
  }
}

export const connectionTo = (pier: Pier, onForeign: () => void = () => {}): Connection =>
  new Connection({ dial: pier.dial, chance: () => 0, onForeign });
