// A set-up file of Vitest: writes down what each test of a clause did with its positions.
import { appendFileSync } from 'node:fs';
import { afterEach, beforeEach } from 'vitest';
import {
  type DemonstrationCase,
  playCase,
} from '../../packages/kernel/src/staging/demonstration.ts';
import { recorded, type Take } from './recording-engine.ts';

/** Where the lines go: one for each test that set up a position. */
const FILE = process.env['DEMONSTRATIONS'] ?? '';
const TITLE = /^((?:[A-Z]{2}-S?\d+ )+)(.+)$/s;
/** Longer ones are matches, not positions. */
const MOST_PLAYS = 12;
const MOST_CASES = 24;

beforeEach(() => {
  recorded();
});

afterEach(({ task }) => {
  const takes = recorded();
  const [, cited, says] = TITLE.exec(task.name) ?? [];
  if (cited === undefined || says === undefined || task.result?.state === 'fail') return;
  const clauses = cited.trim().split(' ');
  // A set-up that was only the ground of a position is no position of the test.
  const staged = takes.filter(({ isDealt }) => !isDealt);
  const cases = (staged.length > 0 ? staged : takes)
    .slice(0, MOST_CASES)
    .flatMap((take) => caseOf(take, clauses));
  if (cases.length === 0) return;
  const file = task.file.name;
  appendFileSync(FILE, `${JSON.stringify({ file, clauses, says, cases })}\n`);
});

/** What was recorded as data, where played again it comes to the same. */
function caseOf(take: Take, clauses: readonly string[]): readonly object[] {
  const { start, plays, denials, told } = take;
  if (!take.isPrinted || take.isSpoilt || plays.length > MOST_PLAYS || start.given.length > 0)
    return [];
  const denial = denials.findLast(
    ({ clause, after }) => clauses.includes(clause) && after === plays.length,
  );
  const { rng, ...position } = start.position;
  const rest = {
    plays: plays.map(({ by, choice, rig }) =>
      rig.length === 0 ? { by, choice } : { by, choice, rig },
    ),
    ...(denial === undefined
      ? {}
      : { denied: { seat: denial.seat, choice: denial.choice, clause: denial.clause } }),
  };
  // The generator is written down only where chance has a part in it.
  const shown = [
    { position, ...rest },
    { position: { ...start.position, rng }, ...rest },
  ].find((one) => comesToTheSame(take, one as DemonstrationCase));
  return shown === undefined ? [] : [{ ...shown, told }];
}

function comesToTheSame({ engine, match }: Take, shown: DemonstrationCase): boolean {
  try {
    return engine.hash(playCase(engine, shown).match) === engine.hash(match);
  } catch {
    return false;
  }
}
