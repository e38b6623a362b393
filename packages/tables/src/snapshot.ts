import type { Match, Seat, Viewer } from '@quarterdeck/kernel';
import { revealSeed } from '@quarterdeck/kernel';
import type { Chronicle } from './chronicle.ts';
import type { TableRecord } from './record.ts';
import type { TableAbout } from './table.ts';
import type { AskedHere, MatchSnapshot, Question, Undo } from './telling.ts';

export function snapshotFor(
  chronicle: Chronicle,
  record: TableRecord,
  viewer: Viewer,
  here: readonly Seat[],
): MatchSnapshot {
  const { match, table } = chronicle;
  const { engine } = table;
  const outcome = engine.outcome(match);
  const isSeat = viewer !== 'table';
  return {
    table: aboutOf(chronicle, record, outcome !== null),
    viewer,
    seq: chronicle.seqAt(viewer),
    view: engine.toWire(engine.view(match, viewer)),
    asked: engine.asked(match),
    question: isSeat && here.includes(viewer) ? questionFor(chronicle, viewer) : null,
    asides: isSeat && here.includes(viewer) ? engine.asides(match, viewer) : [],
    undo: isSeat && here.includes(viewer) ? chronicle.undoFor(viewer) : NO_UNDO,
    outcome,
    here: { seats: here, asked: askedHere(chronicle, viewer, here) },
  };
}

const NO_UNDO: Undo = { can: false, why: 'nothing-to-undo' };

function aboutOf(chronicle: Chronicle, record: TableRecord, isOver: boolean): TableAbout {
  const { id, game, seats, startedAt, dealt } = record;
  const { options, pack, fairness } = chronicle.table.header;
  const known = fairness === undefined || dealt === null ? null : fairness;
  return {
    id,
    game,
    seats,
    options,
    pack,
    startedAt,
    fairness: known === null || dealt === null || !isOver ? known : revealSeed(known, dealt),
  };
}

/** Also for a seat that has answered and may change its mind. */
function questionFor({ match, table: { engine } }: Chronicle, seat: Seat): Question | null {
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
  { match, table: { engine } }: Chronicle,
  viewer: Viewer,
  here: readonly Seat[],
): AskedHere[] {
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

type Looking = Pick<Chronicle['table']['engine'], 'view' | 'toWire'>;

/** Whether the seat sees anything that is not open to everybody: then others must not look on. */
function knowsMore(engine: Looking, match: Match, seat: Seat): boolean {
  const seen = (viewer: Viewer): string => {
    const { state, stack } = engine.toWire(engine.view(match, viewer));
    return JSON.stringify({ state, stack });
  };
  return seen(seat) !== seen('table');
}
