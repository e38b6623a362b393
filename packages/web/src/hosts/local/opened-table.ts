import { type Seat, seatsOf, type Viewer } from '@quarterdeck/kernel';
import {
  botQuestion,
  type Hint,
  type LiveTable,
  type NewTables,
  type Presence,
  TableBots,
  TableSession,
  type TableUpdate,
  type Trouble,
} from '@quarterdeck/tables';
import { DrawGate } from './draw-gate.ts';
import { PaceSync } from './pace-sync.ts';
import { Pacer } from './pacer.ts';
import { SeatBots, type StartBot } from './seat-bots.ts';
import type { TabChannel } from './tab-channel.ts';

export type OpenedTableParts = {
  readonly live: LiveTable;
  /** The seats whose people sit at this screen. */
  readonly here: readonly Seat[];
  readonly viewer: Viewer;
  readonly isStored: boolean;
  readonly newTables: NewTables;
  readonly tabs: TabChannel;
  /** This tab, among others that show the table. */
  readonly me: string;
  readonly startBot: StartBot;
  readonly randomInt: () => number;
  readonly push: (update: TableUpdate) => void;
};

/** Who is asked "What would you do?". */
const ADVISER = 'captain';

/** One table open for one page. Only the viewer in front of the screen is told anything. */
export class OpenedTable {
  readonly session: TableSession;
  readonly #parts: OpenedTableParts;
  readonly #pacer = new Pacer();
  readonly #gate = new DrawGate();
  readonly #sync: PaceSync;
  readonly #seatBots: SeatBots;
  readonly #bots: TableBots;
  readonly #troubles = new Map<Seat, Trouble>();
  readonly #stops: readonly (() => void)[];
  /** What this viewer was told already, by the viewer's count. */
  #told = 0;
  #isLeader = false;

  constructor(parts: OpenedTableParts) {
    const { live, here, viewer, newTables, tabs, me } = parts;
    const { id } = live.record;
    this.#parts = parts;
    if (here.length > 0) this.#pacer.answered();
    this.#seatBots = new SeatBots(parts.startBot);
    this.#bots = this.#newBots();
    this.session = new TableSession({
      live,
      here,
      viewer,
      newTables,
      onPlayed: (seat) => {
        this.#pacer.shown(seat);
        this.#pacer.answered();
      },
      screen: {
        sat: () => this.#pushAll(),
        pace: (pace) => {
          this.#pacer.set(pace);
          this.#push();
          this.#sync.sharePace();
        },
        hurry: () => {
          this.#pacer.hurry();
          this.#sync.shareHurry();
        },
        advise: (seat) => this.#advise(seat),
        drawing: (now) => this.#gate.set(now),
        watched: (now) => this.#sync.watch(now),
      },
    });
    // Tabs may answer at once: whatever they say is shown by the session.
    this.#sync = new PaceSync(id, me, tabs, this.#pacer, () => this.#push());
    const stopFollowing = tabs.subscribe((news) => {
      if (news.table === id && (news.kind === 'moved' || news.kind === 'gone')) void live.catchUp();
    });
    const stopListening = live.onChange(() => this.#push());
    this.#push();
    const stopLeading = tabs.becomeLeader(id, () => this.#lead());
    this.#stops = [stopLeading, stopFollowing, stopListening];
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.#sync.close();
    this.#bots.close();
    this.#seatBots.close();
    this.#parts.live.close();
  }

  #newBots(): TableBots {
    const { live, randomInt } = this.#parts;
    const pacer = this.#pacer;
    return new TableBots({
      live,
      randomInt,
      decide: (question) => this.#seatBots.decide(question),
      whenIdle: () => this.#gate.idle(),
      pace: async (seat, decided) => {
        await decided;
        // Nothing comes to light while others are still missing: only the last one keeps the pace.
        const isLast = live.engine.asked(live.log.match).length === 1;
        if (isLast || pacer.pace.paused) await pacer.due(seat);
      },
      onAnswered: (seat) => pacer.shown(seat),
      onTrouble: (seat, trouble) => this.#note(seat, trouble === null ? null : 'bot-failed'),
      // Trying again at once would fail again, for ever: somebody says when.
      whenStorable: async (seat) => {
        pacer.set({ paused: true });
        this.#note(seat, 'bots-stopped');
        await pacer.due();
        this.#note(seat, null);
      },
      report: (problem) => console.error(problem),
    });
  }

  /** The captain weighs in a worker of its own, handed what the seat sees. */
  async #advise(seat: Seat): Promise<readonly Hint[] | null> {
    const { live, randomInt } = this.#parts;
    try {
      return await this.#seatBots.hint(botQuestion(live, seat, ADVISER, randomInt()));
    } catch {
      return null;
    }
  }

  #lead(): void {
    this.#isLeader = true;
    this.#bots.start();
    this.#push();
  }

  #note(seat: Seat, code: Trouble['code'] | null): void {
    if (code === null && !this.#troubles.delete(seat)) return;
    if (code !== null) this.#troubles.set(seat, { code, seat });
    this.#push();
  }

  /** Another viewer has another count: everything is told anew. */
  #pushAll(): void {
    this.#told = 0;
    this.#push();
  }

  #push(): void {
    const { isStored, push } = this.#parts;
    const shot = this.session.snapshot();
    push({
      ...shot,
      after: this.#told,
      entries: this.session.entriesAfter(this.#told),
      ...this.session.dealAfter(this.#told),
      presence: this.#presence(),
      substituted: [],
      dueAt: null,
      screen: {
        bots: this.#pacer.pace,
        troubles: [...this.#troubles.values()],
        isLeader: this.#isLeader,
        isStored,
      },
    });
    this.#told = shot.seq;
  }

  #presence(): readonly Presence[] {
    const { engine, log, record } = this.#parts.live;
    const asked = engine.asked(log.match).map(({ seat }) => seat);
    return seatsOf(record.seats.length).map((seat): Presence => {
      if (record.seats[seat]?.who.kind !== 'bot') return 'here';
      return asked.includes(seat) ? 'thinking' : 'idle';
    });
  }
}
