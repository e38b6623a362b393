import { isStaged, type PageQuestion, type Target } from '@quarterdeck/board-kit';
import type { Row, Rows } from './rows.ts';

/** What the board shows of a question: what is asked now, what may come, figures, and words for listeners. */
type BoardMarks = {
  readonly legal: ReadonlySet<Target>;
  readonly upcoming: ReadonlySet<Target>;
  readonly chips: ReadonlyMap<Target, number>;
  readonly offered: ReadonlyMap<Target, readonly string[]>;
};

const NOTHING: BoardMarks = {
  legal: new Set(),
  upcoming: new Set(),
  chips: new Map(),
  offered: new Map(),
};

type Said = { readonly label: string; readonly targets: readonly Target[] };

/** What ends something may be chosen at every stage. */
const saidNow = (question: PageQuestion, rows: Rows): readonly Said[] => {
  if (rows.stage === undefined) return question.offers;
  const ending = question.groups.filter(({ ends }) => ends).flatMap(({ offers }) => offers);
  return [...rows.stage.rows, ...ending];
};

const targetsIn = (row: Row): readonly Target[] => {
  if (row.kind === 'offer') return row.offer.targets;
  const target = row.kind === 'element' ? row.face.target : undefined;
  return target === undefined ? [] : [target];
};

const chipsOf = ({ groups }: Rows): ReadonlyMap<Target, number> =>
  new Map(
    groups
      .flatMap(({ rows }) => rows)
      .flatMap(({ chip, hotKey }): [Target, number][] =>
        chip === undefined || typeof hotKey !== 'number' ? [] : [[chip, hotKey]],
      ),
  );

const offeredBy = (said: readonly Said[]): ReadonlyMap<Target, readonly string[]> => {
  const offered = new Map<Target, string[]>();
  for (const { label, targets } of said)
    for (const target of targets) offered.set(target, [...(offered.get(target) ?? []), label]);
  return offered;
};

export const boardMarksOf = (
  question: PageQuestion | undefined,
  rows: Rows | undefined,
): BoardMarks => {
  if (question === undefined || rows === undefined) return NOTHING;
  const said = saidNow(question, rows);
  const shown = rows.groups.flatMap((group) => group.rows);
  const legal = new Set(
    rows.narrowing === undefined
      ? said.flatMap(({ targets }) => targets)
      : shown.flatMap(targetsIn),
  );
  const coming = isStaged(question) ? (rows.stage?.offers ?? []) : [];
  const upcoming = coming.flatMap(({ targets }) => targets).filter((one) => !legal.has(one));
  return { legal, upcoming: new Set(upcoming), chips: chipsOf(rows), offered: offeredBy(said) };
};
