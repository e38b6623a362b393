import { type Seat, seatsOf, type Viewer } from '@quarterdeck/kernel';
import { type Engine, type ErasedKinds, engine, type GameModule } from '@quarterdeck/kernel/engine';
import {
  deal,
  LiveTable,
  type OpenedTable,
  openLog,
  openTable,
  type TableLog,
  type TableStore,
} from '@quarterdeck/tables';

export const TABLE = 'table-1';
const SEAT_COUNT = 3;
const SEATS = seatsOf(SEAT_COUNT);

/** A table of three people in a store, played at random: equal seeds give equal answers. */
export class PlayedTable {
  readonly engine: Engine<ErasedKinds>;
  readonly store: TableStore;
  readonly #box: GameModule;
  /** Why checkpoints were of no use. */
  readonly unfit: string[] = [];
  live!: LiveTable;
  #random: number;
  #now = 10_000;

  private constructor(box: GameModule, store: TableStore, seed: number) {
    this.#box = box;
    this.store = store;
    this.engine = engine(box.game);
    this.#random = 1 + seed;
  }

  static async begin(box: GameModule, store: TableStore, seed = 1): Promise<PlayedTable> {
    const at = new PlayedTable(box, store, seed);
    const seats = SEATS.map((seat) => ({
      name: ['Ada', 'Bea', 'Cy'][seat] ?? '',
      colour: 'red' as const,
      who: { kind: 'person' } as const,
    }));
    const setup = { game: box.game.id, seats, seed: `checkpoints ${seed}` };
    const env = { newSeed: () => '', newId: () => TABLE, now: () => 1_000 };
    const { record, entries } = deal(at.engine, setup, env);
    await store.add(record, entries);
    await at.open();
    return at;
  }

  /** As another process does. */
  async open(): Promise<OpenedTable> {
    const opened = await openTable(this.engine, this.store, TABLE, {
      now: () => this.#now,
      pause: () => Promise.resolve(),
      check: () => {},
      onUnfit: ({ message }) => this.unfit.push(message),
    });
    if (opened === undefined) throw new Error('the table is gone');
    const { record, log } = opened;
    const { store } = this;
    this.live = new LiveTable({
      ...{ box: this.#box, record, log, store, keepsCheckpoints: true },
      onStored: () => {},
      now: () => {
        this.#now += 1_000;
        return this.#now;
      },
    });
    return opened;
  }

  /** By all of its log, whatever else is stored. */
  async whole(): Promise<TableLog> {
    const stored = await this.store.read(TABLE);
    if (stored === undefined) throw new Error('the table is gone');
    return openLog(this.engine, stored);
  }

  /** As many answers as asked, some of them taken back. False once the match is over. */
  async play(answers: number): Promise<boolean> {
    for (let given = 0; given < answers; given++) if (!(await this.#answer())) return false;
    return true;
  }

  async #answer(): Promise<boolean> {
    const { match } = this.live.log;
    const asked = this.engine.asked(match);
    const seat = asked[this.#next(asked.length)]?.seat;
    if (seat === undefined) return false;
    const choices = this.engine.choices(match, seat);
    const choice = choices[this.#next(choices.length)];
    const done = await this.live.commit({ seat, choice, check: () => null });
    if (!done.ok) throw new Error(done.refusal.sentence);
    if (this.#next(5) === 0) await this.undo(seat);
    return true;
  }

  /** Where the rules let it. */
  async undo(seat: Seat): Promise<boolean> {
    return (await this.live.commit({ seat, undo: true, check: () => null })).ok;
  }

  #next(below: number): number {
    this.#random = (Math.imul(this.#random, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return below === 0 ? 0 : (this.#random >>> 8) % below;
  }
}

/** Everything that a log can be asked. */
export function tellingOf(log: TableLog): unknown {
  const viewers: readonly Viewer[] = [...SEATS, 'spectator'];
  const moves: unknown[] = [];
  for (let one = log.clockMoves; one !== null; one = one.below)
    moves.push({ move: one.move, answers: [...one.answers] });
  return {
    hash: log.recording.engine.hash(log.match),
    log: { header: log.recording.header, segments: log.recording.segments },
    askedFirst: log.askedFirst,
    surplus: log.surplusUndos,
    waiting: log.waitingSince(0),
    questions: SEATS.map((seat) => log.questionSince(seat)),
    moves,
    told: viewers.map((viewer) => ({
      deal: log.dealFor(viewer),
      entries: log.entriesFor(viewer, 0),
      counts: Array.from({ length: log.length + 1 }, (_, length) => log.seqAt(viewer, length)),
    })),
    undo: SEATS.map((seat) => [log.undoFor(seat), log.recording.undoFault(seat)]),
  };
}
