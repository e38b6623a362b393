import type { Seat, Viewer } from '@quarterdeck/kernel';
import { revealSeed } from '@quarterdeck/kernel/chance';
import type { Match } from '@quarterdeck/kernel/engine';
import type { MatchSnapshot, OwedHere, Question, Undo } from '../protocol/seen.ts';
import type { TableRecord } from '../table/record.ts';
import type { TableInfo } from '../table/setup.ts';
import { sentPack } from './sent-pack.ts';
import type { TableLog } from './table-log.ts';

export function snapshotFor(
  log: TableLog,
  record: TableRecord,
  viewer: Viewer,
  here: readonly Seat[],
): MatchSnapshot {
  const { match, recording } = log;
  const { engine } = recording;
  const outcome = engine.outcome(match);
  const isSeat = viewer !== 'spectator';
  return {
    table: infoOf(log, record, outcome !== null),
    viewer,
    seq: log.seqAt(viewer),
    view: engine.toWire(engine.view(match, viewer)),
    asked: engine.asked(match),
    question: isSeat && here.includes(viewer) ? questionFor(log, viewer) : null,
    asides: isSeat && here.includes(viewer) ? engine.asides(match, viewer) : [],
    undo: isSeat && here.includes(viewer) ? log.undoFor(viewer) : NO_UNDO,
    outcome,
    here: { seats: here, asked: askedHere(log, viewer, here) },
  };
}

const NO_UNDO: Undo = { can: false, why: 'nothing-to-undo' };

function infoOf(log: TableLog, record: TableRecord, isOver: boolean): TableInfo {
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
  { match, recording: { engine } }: TableLog,
  viewer: Viewer,
  here: readonly Seat[],
): OwedHere[] {
  const asked = engine.asked(match);
  // A sealed answer is given unseen, also where nobody holds a secret yet.
  const isSealed = asked.length > 1 || match.given.some((answer) => answer !== null);
  return asked
    .filter(({ seat }) => here.includes(seat))
    .map(({ seat }) => ({
      seat,
      curtain: seat !== viewer && (isSealed || knowsMore(engine, match, seat)),
    }));
}

type Looking = Pick<TableLog['recording']['engine'], 'view' | 'toWire'>;

/** Whether the seat sees anything that is not open to everybody: then others must not look on. */
function knowsMore(engine: Looking, match: Match, seat: Seat): boolean {
  const seen = (viewer: Viewer): string => {
    const { state, stack } = engine.toWire(engine.view(match, viewer));
    return JSON.stringify({ state, stack });
  };
  return seen(seat) !== seen('spectator');
}
