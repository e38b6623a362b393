import { type Seat, seatsOf } from '@quarterdeck/kernel';
import {
  type Helm,
  Place,
  type Presence,
  type ServerMessage,
  type TableSeat,
  type TableUpdate,
} from '@quarterdeck/tables';
import type { Mooring } from '../store/harbour-store.ts';
import type { Crew } from './crew.ts';
import { mooredFor, type Standing, standingOf } from './moored.ts';

/** One connection that looks at a table. */
export type Member = {
  readonly guest: string;
  readonly invitation: string | undefined;
  readonly push: (message: ServerMessage) => void;
  /** A message that is written down already. */
  readonly send: (text: string) => void;
  standing: Standing;
  /** Null until the table is dealt. */
  place: Place | null;
  /** What this viewer was told already, by the viewer's own count. */
  told: number;
  /** The last update as it was sent: what the viewer cannot tell apart is not sent again. */
  last: string;
};

/** A dealt table in this process. */
export type Live = { readonly helm: Helm; readonly crew: Crew };

export type RoomParts = {
  readonly mooring: Mooring;
  readonly now: () => number;
  readonly onEmpty: () => void;
};

/** One table, and everybody in this process who looks at it. */
export class Room {
  readonly table: string;
  readonly #members = new Set<Member>();
  readonly #now: () => number;
  readonly #onEmpty: () => void;
  readonly #stoodIn = new Set<Seat>();
  #mooring: Mooring;
  #live: Live | null = null;
  #dueAt: number | null;
  /** What everybody can tell has happened; only that moves the time that is shown. */
  #seqOfAll = 0;

  constructor({ mooring, now, onEmpty }: RoomParts) {
    this.table = mooring.table;
    this.#mooring = mooring;
    this.#dueAt = mooring.progress?.dueAt ?? null;
    this.#now = now;
    this.#onEmpty = onEmpty;
  }

  get mooring(): Mooring {
    return this.#mooring;
  }

  get live(): Live | null {
    return this.#live;
  }

  get isWatched(): boolean {
    return this.#members.size > 0;
  }

  /** The table is dealt, or was read: from now on its answers are told. */
  goLive(live: Live): void {
    this.#live = live;
    this.#seqOfAll = live.helm.chronicle.seqAt('table');
    live.helm.onChange(() => this.#moved());
    for (const member of this.#members) this.#seat(member);
    live.crew.look();
  }

  enter(member: Member): void {
    this.#members.add(member);
    this.#seat(member);
    if (member.standing.viewer !== 'table') this.#stoodIn.delete(member.standing.viewer);
    this.pushAll();
  }

  exit(member: Member): void {
    if (!this.#members.delete(member)) return;
    if (this.isWatched) this.pushAll();
    else this.#onEmpty();
  }

  /** Who sits there has changed: everybody is told, and sees from where they sit now. */
  refresh(mooring: Mooring): void {
    this.#mooring = mooring;
    this.#dueAt ??= mooring.progress?.dueAt ?? null;
    for (const member of [...this.#members]) {
      const standing = standingOf(mooring, member.guest, member.invitation);
      if (standing === null) {
        this.#members.delete(member);
        member.push({ kind: 'gone', table: this.table });
        continue;
      }
      if (standing.viewer !== member.standing.viewer) this.#changeSeat(member, standing);
      member.push({ kind: 'moored', moored: mooredFor(mooring, standing) });
    }
    this.pushAll();
  }

  close(): void {
    for (const { push } of this.#members) push({ kind: 'gone', table: this.table });
    this.#members.clear();
    this.stop();
  }

  /** Nobody is told: the table goes on elsewhere, or later. */
  stop(): void {
    this.#live?.crew.close();
    this.#live?.helm.close();
    this.#live = null;
  }

  /** A bot answers for those whose time ran out. */
  standIn(): void {
    // Somebody may have answered since the table was found to be due.
    const isLate = this.#dueAt !== null && this.#now() >= this.#dueAt;
    if (this.#live === null || !isLate) return;
    const { helm, crew } = this.#live;
    const late = helm.engine
      .asked(helm.chronicle.match)
      .map(({ seat }) => seat)
      .filter((seat) => helm.record.seats[seat]?.who.kind !== 'bot');
    for (const seat of late) this.#stoodIn.add(seat);
    crew.standIn(late);
  }

  pushAll(): void {
    for (const member of [...this.#members]) this.#push(member);
  }

  #moved(): void {
    if (this.#live === null) return;
    const seq = this.#live.helm.chronicle.seqAt('table');
    const { patience } = this.#mooring;
    if (seq !== this.#seqOfAll && patience !== null) this.#dueAt = this.#now() + patience;
    this.#seqOfAll = seq;
    if (this.#live.helm.isGone) this.close();
    else this.pushAll();
  }

  #changeSeat(member: Member, standing: Standing): void {
    member.standing = standing;
    member.told = 0;
    member.last = '';
    this.#seat(member);
  }

  #seat(member: Member): void {
    if (this.#live === null) return;
    const { viewer } = member.standing;
    const here = viewer === 'table' ? [] : [viewer];
    member.place = new Place({ helm: this.#live.helm, here, viewer });
  }

  #push(member: Member): void {
    if (member.place === null) return;
    const { after, told, ...shown } = this.#updateFor(member, member.place);
    const text = JSON.stringify(shown);
    if (text === member.last && told.length === 0) return;
    member.last = text;
    member.told = shown.seq;
    // Written down once: a view is most of what there is to do for an answer.
    const news = `"after":${after},"told":${JSON.stringify(told)}`;
    member.send(`{"kind":"table","update":{${news},${text.slice(1)}}`);
  }

  #updateFor(member: Member, place: Place): TableUpdate {
    const shot = place.snapshot();
    const after = Math.min(member.told, shot.seq);
    return {
      table: { ...shot.table, seats: shot.table.seats.map(seenFrom(member.standing)) },
      viewer: shot.viewer,
      seq: shot.seq,
      view: shot.view,
      asked: shot.asked,
      question: shot.question,
      asides: shot.asides,
      undo: shot.undo,
      outcome: shot.outcome,
      here: shot.here,
      after,
      told: after === shot.seq ? [] : place.history(after),
      presence: this.#presence(),
      stoodIn: [...this.#stoodIn].sort((a, b) => a - b),
      dueAt: shot.outcome === null ? this.#dueAt : null,
    };
  }

  #presence(): readonly Presence[] {
    if (this.#live === null) return [];
    const { engine, chronicle, record } = this.#live.helm;
    const asked = new Set(engine.asked(chronicle.match).map(({ seat }) => seat));
    const here = new Set([...this.#members].map(({ standing }) => standing.viewer));
    return seatsOf(record.seats.length).map((seat): Presence => {
      if (record.seats[seat]?.who.kind !== 'bot') return here.has(seat) ? 'here' : 'away';
      return asked.has(seat) ? 'thinking' : 'idle';
    });
  }
}

/** Whoever sits at another screen is far away. */
const seenFrom =
  ({ viewer }: Standing) =>
  (seat: TableSeat, index: number): TableSeat =>
    seat.who.kind === 'person' && index !== viewer ? { ...seat, who: { kind: 'remote' } } : seat;
