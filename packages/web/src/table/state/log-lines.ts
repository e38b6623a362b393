import type { AnyKit, AnyScene, Target } from '@quarterdeck/board-kit';
import type { Seat } from '@quarterdeck/kernel';
import type { AnyEvent } from '@quarterdeck/kernel/engine';
import type { SpokenPassage } from '@quarterdeck/kernel/say';
import type { SeenEntry, TableSnapshot } from '../../hosts/host.ts';
import { withoutUndone } from './without-undone.ts';

/** A passage of the game's own, with what the seat is in this game: its captain, its faction. */
type Passage = SpokenPassage & { readonly role: string | undefined };

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
  /** The passage that begins with it. */
  readonly opens: Passage | undefined;
};

/**
 * A passage of the log. The deal, and what was answered before the first round, have no title of
 * their own; a table that began where another stood is `resumed` until its next passage.
 */
export type LogTurn = Omit<Passage, 'kind'> & {
  readonly kind: 'deal' | 'setup' | 'resumed' | SpokenPassage['kind'];
  readonly lines: readonly LogLine[];
};

/** All there is to tell of a table. */
export type Story = Pick<TableSnapshot, 'deal' | 'log'>;
type Telling = Pick<SeenEntry, 'seq' | 'events'>;

const passageOf = ({ speaker, view }: AnyScene, event: AnyEvent): Passage | undefined => {
  const passage = speaker.passage(view, event);
  if (passage === undefined) return undefined;
  const { seat } = passage;
  return { ...passage, role: seat === undefined ? undefined : speaker.role(view, seat) };
};

const linesOf = (kit: AnyKit, scene: AnyScene, { seq, events }: Telling): readonly LogLine[] =>
  events.map((event, i) => ({
    id: `${seq} ${i}`,
    seq,
    seat: scene.speaker.about(scene.view, event),
    text: scene.speaker.event(scene.view, event),
    clause: event.clause,
    event,
    moves: (kit.animate?.(scene, event) ?? []).length > 0,
    targets: kit.eventTargets?.(scene, event) ?? [],
    opens: passageOf(scene, event),
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

/** The moment of the deal: before the first answer. */
const DEAL = 0;

type OpenTurn = LogTurn & { readonly lines: LogLine[] };

const isSameTurn = (one: LogTurn | undefined, other: Omit<LogTurn, 'lines'>): boolean =>
  one?.kind === other.kind && one.seat === other.seat && one.title === other.title;

/** Files lines: each opens a passage, or stands in the one that is open. */
const file = (
  turns: OpenTurn[],
  lines: readonly LogLine[],
  kind: 'deal' | 'setup' | 'resumed',
): void => {
  for (const line of lines) {
    const last = turns.at(-1);
    const isUnder = last !== undefined && (last.kind !== 'deal' || kind === 'deal');
    const untitled = { kind, seat: undefined, role: undefined, title: undefined };
    const turn = line.opens ?? (isUnder ? last : untitled);
    if (isSameTurn(last, turn)) last?.lines.push(line);
    else turns.push({ ...turn, lines: [line] });
  }
};

/** Oldest first. A passage begins with the event that opens it, whoever's answer brought it about. */
export const turnsOf = (
  kit: AnyKit,
  scene: AnyScene,
  { deal, log }: Story,
  said: LinesOf = linesOf,
): readonly LogTurn[] => {
  const turns: OpenTurn[] = [];
  file(turns, said(kit, scene, { seq: DEAL, events: deal }), 'deal');
  const kind = deal.length > 0 ? 'setup' : 'resumed';
  for (const telling of withoutUndone(log)) file(turns, said(kit, scene, telling), kind);
  return turns;
};

export const ofSeat = (turns: readonly LogTurn[], seat: Seat): readonly LogTurn[] =>
  turns
    .map((turn) => ({ ...turn, lines: turn.lines.filter((line) => line.seat === seat) }))
    .filter(({ lines }) => lines.length > 0);
