import type { AnyKit, AnyScene, Target } from '@quarterdeck/board-kit';
import type { Seat } from '@quarterdeck/kernel';
import type { AnyEvent } from '@quarterdeck/kernel/engine';
import type { SeenEntry, TableSnapshot } from '../../hosts/host.ts';
import { withoutUndone } from './without-undone.ts';

/** One sentence of the log. */
export type LogLine = {
  readonly id: string;
  readonly seq: number;
  /** Whom it is about; undefined for what befell everybody. */
  readonly seat: Seat | undefined;
  readonly text: string;
  readonly clause: string;
  readonly event: AnyEvent;
  /** Whether there is something to see when it is shown again. */
  readonly moves: boolean;
  readonly targets: readonly Target[];
};

/** The lines of one turn. `heading`: a round begins here. */
export type LogTurn = {
  readonly turn: number;
  /** What happened before anybody was asked. */
  readonly isDeal: boolean;
  /** Whose turn it is; undefined where all answered together. */
  readonly seat: Seat | undefined;
  readonly heading: string | undefined;
  readonly lines: readonly LogLine[];
};

export const seatOf = (event: AnyEvent, seats: number): Seat | undefined => {
  const { seat } = { seat: undefined, ...event.data };
  const isSeat = (value: unknown): value is Seat =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats;
  return isSeat(seat) ? seat : undefined;
};

/** All there is to tell of a table. */
export type Story = Pick<TableSnapshot, 'deal' | 'log'>;
type Telling = Pick<SeenEntry, 'seq' | 'events'>;

const linesOf = (kit: AnyKit, scene: AnyScene, { seq, events }: Telling): readonly LogLine[] =>
  events.map((event, i) => ({
    id: `${seq} ${i}`,
    seq,
    seat: seatOf(event, scene.seats.length),
    text: scene.speaker.event(scene.view, event),
    clause: event.clause,
    event,
    moves: (kit.animate?.(scene, event) ?? []).length > 0,
    targets: kit.eventTargets?.(scene, event) ?? [],
  }));

type LinesOf = (kit: AnyKit, scene: AnyScene, telling: Telling) => readonly LogLine[];

/** Says every telling once, as things stood when it was first heard. */
export const createLogLines = (): LinesOf => {
  const written = new WeakMap<object, readonly [AnyScene['speaker'], readonly LogLine[]]>();
  return (kit, scene, telling) => {
    const { events } = telling;
    const [speaker, known] = written.get(events) ?? [];
    if (known !== undefined && speaker === scene.speaker) return known;
    const lines = linesOf(kit, scene, telling);
    written.set(events, [scene.speaker, lines]);
    return lines;
  };
};

const headingOf = (kit: AnyKit, scene: AnyScene, { events }: SeenEntry): string | undefined => {
  for (const event of events) {
    const heading = kit.logHeading?.(scene, event);
    if (heading !== undefined) return heading;
  }
  return undefined;
};

/** A turn is whose decision it is; windows and asides of others fall into it. */
const ownersOf = (log: readonly SeenEntry[]): ReadonlyMap<number, Seat> =>
  new Map(log.flatMap(({ kind, turn, seat }) => (kind === 'decision' ? [[turn, seat]] : [])));

/** The moment of the deal, and its turn: before the first of either. */
const DEAL = { seq: 0, turn: -1 } as const;

/** Oldest first; turns in which nothing was told are left out. */
export const turnsOf = (
  kit: AnyKit,
  scene: AnyScene,
  { deal, log }: Story,
  said: LinesOf = linesOf,
): readonly LogTurn[] => {
  const turns: (LogTurn & { readonly lines: LogLine[] })[] = [];
  if (deal.length > 0) {
    const lines = [...said(kit, scene, { seq: DEAL.seq, events: deal })];
    turns.push({ turn: DEAL.turn, isDeal: true, seat: undefined, heading: undefined, lines });
  }
  const kept = withoutUndone(log);
  const owners = ownersOf(kept);
  for (const telling of kept) {
    if (telling.events.length === 0) continue;
    const { turn } = telling;
    const lines = said(kit, scene, telling);
    const heading = headingOf(kit, scene, telling);
    const last = turns.at(-1);
    if (last?.turn === turn && heading === undefined) last.lines.push(...lines);
    else turns.push({ turn, isDeal: false, seat: owners.get(turn), heading, lines: [...lines] });
  }
  return turns;
};

export const ofSeat = (turns: readonly LogTurn[], seat: Seat): readonly LogTurn[] =>
  turns
    .map((turn) => ({ ...turn, lines: turn.lines.filter((line) => line.seat === seat) }))
    .filter(({ lines }) => lines.length > 0);
