import type { Seat, Viewer } from '@quarterdeck/kernel';
import { revealSeed } from '@quarterdeck/kernel/chance';
import type { Match } from '@quarterdeck/kernel/engine';
import type { MatchSnapshot, OwedHere, Question, Undo } from '../protocol/seen.ts';
import type { TableRecord } from '../table/record.ts';
import type { TableInfo } from '../table/setup.ts';
import { sentPack } from './sent-pack.ts';
import type { TableLog } from './table-log.ts';

/** `undo`: whether to work out what of it is not known yet. */
export function snapshotFor(
  log: TableLog,
  record: TableRecord,
  viewer: Viewer,
  here: readonly Seat[],
  undo: 'worked-out' | 'as-known',
): MatchSnapshot {
  const { match, recording } = log;
  const { engine } = recording;
  const { outcome } = log;
  const isHere = viewer !== 'spectator' && here.includes(viewer);
  return {
    table: infoOf(log, record, outcome !== null),
    viewer,
    seq: log.seqAt(viewer),
    view: log.seenBy(viewer),
    asked: log.asked,
    question: isHere ? questionFor(log, viewer) : null,
    asides: isHere ? engine.asides(match, viewer) : [],
    undo: isHere ? undoOf(log, viewer, undo) : NO_UNDO,
    outcome,
    here: { seats: here, asked: askedHere(log, viewer, here) },
  };
}

const NO_UNDO: Undo = { can: false, why: 'nothing-to-undo' };

const undoOf = (log: TableLog, seat: Seat, undo: 'worked-out' | 'as-known'): Undo =>
  undo === 'worked-out' ? log.undoFor(seat) : log.knownUndo(seat);

/** The same object as long as nothing of it changes: whoever compares it with the last one is quick. */
const INFO = new WeakMap<TableRecord, { readonly info: TableInfo; readonly isOver: boolean }>();

function infoOf(log: TableLog, record: TableRecord, isOver: boolean): TableInfo {
  const known = INFO.get(record);
  if (known?.isOver === isOver) return known.info;
  const info = newInfo(log, record, isOver);
  INFO.set(record, { info, isOver });
  return info;
}

function newInfo(log: TableLog, record: TableRecord, isOver: boolean): TableInfo {
  const { id, game, seats, startedAt, dealt } = record;
  const { options, fairness } = log.recording.header;
  const known = fairness === undefined || dealt === null ? null : fairness;
  return {
    id,
    game,
    seats,
    options,
    pack: sentPack(log.recording),
    startedAt,
    fairness: known === null || dealt === null || !isOver ? known : revealSeed(known, dealt),
  };
}

/** Also for a seat that has answered and may change its mind. */
function questionFor({ match, recording: { engine } }: TableLog, seat: Seat): Question | null {
  const step = match.stack.at(-1)?.step;
  if (step === undefined || !engine.mayAnswer(match, seat)) return null;
  return {
    seat,
    step,
    choices: engine.choices(match, seat),
    denied: engine.explain(match, seat),
    given: match.given[seat] ?? null,
  };
}

function askedHere(
  { asked, match, recording: { engine } }: TableLog,
  viewer: Viewer,
  here: readonly Seat[],
): OwedHere[] {
  // A sealed answer is given unseen, also where nobody holds a secret yet.
  const isSealed = asked.length > 1 || match.given.some((answer) => answer !== null);
  return asked
    .filter(({ seat }) => here.includes(seat))
    .map(({ seat }) => ({
      seat,
      curtain: seat !== viewer && (isSealed || knowsMore(engine, match, seat)),
    }));
}

type Looking = Pick<TableLog['recording']['engine'], 'wireView'>;

/** Whether the seat sees anything that is not open to everybody: then others must not look on. */
function knowsMore(engine: Looking, match: Match, seat: Seat): boolean {
  const seen = (viewer: Viewer): string => {
    const { state, stack } = engine.wireView(match, viewer);
    return JSON.stringify({ state, stack });
  };
  return seen(seat) !== seen('spectator');
}
