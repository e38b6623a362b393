import type { Choice, Seat, Viewer } from '@quarterdeck/kernel';
import { seatsOf } from '@quarterdeck/kernel';
import { type LiveTable, type Result, TableSession } from '@quarterdeck/tables';
import type { BotPace, Presence } from '../host.ts';
import type { Crew } from './crew.ts';
import type { Ease } from './ease.ts';
import type { Pacer } from './pacer.ts';
import type { Sent } from './protocol.ts';

export type SessionParts = {
  readonly live: LiveTable;
  readonly crew: Crew;
  readonly pacer: Pacer;
  readonly ease: Ease;
  /** The seats whose people sit at this screen. */
  readonly here: readonly Seat[];
  readonly viewer: Viewer;
  readonly kept: boolean;
  readonly push: (sent: Sent) => void;
};

/** One table open for one page. Only the viewer in front of the screen is told anything. */
export class Session {
  readonly place: TableSession;
  readonly pacer: Pacer;
  readonly ease: Ease;
  readonly #parts: SessionParts;
  readonly #stopListening: () => void;
  /** What this viewer was told already, by the viewer's count. */
  #told = 0;
  #steers = false;

  constructor(parts: SessionParts) {
    this.#parts = parts;
    this.place = new TableSession(parts);
    this.pacer = parts.pacer;
    this.ease = parts.ease;
    this.#stopListening = parts.live.onChange(() => this.push());
  }

  steer(): void {
    this.#steers = true;
    this.#parts.crew.start();
    this.push();
  }

  close(): void {
    this.#stopListening();
    this.#parts.crew.close();
    this.#parts.live.close();
  }

  push(): void {
    const { pacer, crew, kept, push } = this.#parts;
    const shot = this.place.snapshot();
    push({
      ...shot,
      presence: this.#presence(),
      bots: pacer.pace,
      troubles: crew.troubles,
      after: this.#told,
      told: this.place.history(this.#told),
      steers: this.#steers,
      kept,
    });
    this.#told = shot.seq;
  }

  sit(viewer: Viewer): Result {
    const answered = this.place.sit(viewer);
    if (!answered.ok) return answered;
    this.#told = 0;
    this.push();
    return answered;
  }

  async play(seat: Seat, choice: Choice, seq: number): Promise<Result> {
    const answered = await this.place.play(seat, choice, seq);
    if (answered.ok) this.pacer.shown(seat);
    return answered;
  }

  pace(pace: Partial<BotPace>): void {
    this.pacer.set(pace);
    this.push();
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
