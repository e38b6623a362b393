import type { Seat, Viewer } from '@quarterdeck/kernel';
import { engine } from '@quarterdeck/kernel/engine';
import { type Call as Asked, type Port, readCall } from '@quarterdeck/rpc';
import { loadGame } from '@quarterdeck/shelf';
import {
  deal,
  LiveTable,
  LOBBY_VERBS,
  memoryStore,
  OK,
  type OnlineTableCard,
  ok,
  openLog,
  PROTOCOL,
  type Result,
  refused,
  type ServerMessage,
  TABLE_VERBS,
  TableSession,
  type TableTiming,
  type TableUpdate,
} from '@quarterdeck/tables';
import { Connection } from '../../../src/hosts/online/connection.ts';
import { person, reefFor, SEAT_0, SEAT_1 } from '../harness.ts';

export const TABLE = 'the-reef';

export const CARD: OnlineTableCard = {
  table: TABLE,
  game: 'reef',
  seats: [
    { name: 'Ann', colour: 'red', who: 'you' },
    { name: 'Ben', colour: 'red', who: 'guest' },
  ],
  yours: true,
  invitation: 'come-aboard',
  watching: 'invited',
  answerTime: null,
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

const sessionAt = (live: LiveTable, seat: Seat): TableSession =>
  new TableSession({
    live,
    here: [seat],
    viewer: seat,
    newTables: { rematch: () => Promise.resolve(refused('failed')) },
    screen: null,
  });

/** One call from a page, at the server's end. */
export type Call = {
  readonly asked: Asked[];
  say(message: ServerMessage): void;
  sayText(text: string): void;
  welcome(protocol?: number): void;
  /** The line breaks: neither side hears the other any more. */
  drop(why?: string): void;
  isOver: boolean;
};

/** A server with one real table, which answers as it is told to. */
export class FakeServer {
  readonly calls: Call[] = [];
  /** Milliseconds that its clock is ahead. */
  ahead = 0;
  /** By its clock. */
  dueAt: number | null = null;
  /** What it says of everybody's time; nothing, as a server of before would. */
  timing: TableTiming | undefined;
  readonly ann: TableSession;
  readonly ben: TableSession;
  /** Answers what is asked of it by itself. */
  answers = true;
  welcomes = true;
  /** The version of the page that it hands out. */
  page: string | undefined;
  card: Result<OnlineTableCard> = ok(CARD);

  constructor(live: LiveTable) {
    this.ann = sessionAt(live, SEAT_0);
    this.ben = sessionAt(live, SEAT_1);
  }

  static async open(): Promise<FakeServer> {
    return new FakeServer(await dealt());
  }

  get last(): Call {
    const call = this.calls.at(-1);
    if (call === undefined) throw new Error('nobody called');
    return call;
  }

  readonly open = (): Port => {
    let hear: (message: unknown) => void = () => {};
    let lose: (why: string) => void = () => {};
    const call: Call = {
      asked: [],
      isOver: false,
      say: (message) => call.sayText(JSON.stringify(message)),
      sayText: (text) => {
        if (!call.isOver) hear(jsonOf(text));
      },
      welcome: (protocol = PROTOCOL) =>
        call.say({
          kind: 'welcome',
          protocol,
          guest: { name: 'Ann' },
          now: Date.now() + this.ahead,
          ...(this.page === undefined ? {} : { page: this.page }),
        }),
      drop: (why = 'dropped by a test') => {
        call.isOver = true;
        lose(why);
      },
    };
    this.calls.push(call);
    if (this.welcomes) queueMicrotask(() => call.welcome());
    return {
      post: (message) => {
        if (!call.isOver) this.#hear(call, readCall(structuredClone(message)));
      },
      listen: (listener) => {
        hear = listener;
      },
      onLoss: (listener) => {
        lose = listener;
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
      entries: session.entriesAfter(after),
      presence: ['here', 'away'],
      substituted: [],
      dueAt: this.dueAt,
      ...(this.timing === undefined ? {} : { timing: this.timing }),
    };
  }

  tell(after: number): void {
    this.last.say({ kind: 'table', update: this.update(after) });
  }

  /** The first thing that somebody may answer, answered. */
  async playFirst(session: TableSession): Promise<void> {
    const { question, viewer, seq } = session.snapshot();
    const [choice] = question?.choices ?? [];
    if (viewer === 'spectator' || choice === undefined) throw new Error('not asked');
    await session.play({ choice, seq });
  }

  #hear(call: Call, request: Asked): void {
    call.asked.push(request);
    if (this.answers) void this.answer(call, request);
  }

  async answer(call: Call, request: Asked): Promise<void> {
    const { id } = request;
    if (request.verb === 'follow' && this.card.ok) {
      const { after } = LOBBY_VERBS.follow.args.take(request.args, 'follow');
      queueMicrotask(() => call.say({ kind: 'table', update: this.update(after) }));
    }
    call.say({ kind: 'answered', id, value: await this.#result(request) });
  }

  #result({ verb, args }: Asked): Result<unknown> | Promise<Result> {
    if (verb === 'follow') return this.card;
    if (verb === 'play') return this.ann.play(TABLE_VERBS.play.args.take(args, verb));
    if (verb === 'undo') return this.ann.undo(TABLE_VERBS.undo.args.take(args, verb));
    if (verb === 'watchLobby') return ok({ toJoin: [], toWatch: [], seeking: [] });
    const isPlain = ['unfollow', 'unwatchLobby', 'seek', 'stopSeeking'].includes(verb);
    return isPlain ? OK : refused('failed');
  }
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const connectionTo = (
  server: FakeServer,
  onProtocolMismatch: (protocol: number) => void = () => {},
): Connection => new Connection({ open: server.open, chance: () => 0, onProtocolMismatch });
