// A question asked one thing after the other: what is decided already, and what is asked now.

import type { SpokenPart } from '@quarterdeck/kernel/say';
import type { Target } from '../contract/board-contract.ts';
import type { Offer, PageQuestion } from './page-question.ts';

/** One thing to choose at this stage: a whole choice, or a part that several choices share. */
export type StageRow = {
  /** Missing where the choice has no part in what is asked now. */
  readonly part: SpokenPart | undefined;
  readonly label: string;
  readonly offers: readonly Offer[];
  /** What tells it from the others on the board. */
  readonly targets: readonly Target[];
};

/** What is decided: by a hand, or by itself where there was nothing else. */
export type Crumb = {
  readonly part: SpokenPart;
  readonly byItself: boolean;
  readonly targets: readonly Target[];
  /** One of the choices that share it, for its picture. */
  readonly offer: Offer;
};

export type StageNow = {
  readonly crumbs: readonly Crumb[];
  readonly rows: readonly StageRow[];
  /** All that is still possible. */
  readonly offers: readonly Offer[];
};

/** What a hand has decided so far, and the place it looks at alone. */
type Decided = { readonly path: readonly string[]; readonly within: Target | undefined };

const shared = (offers: readonly Offer[]): readonly Target[] => {
  const [first, ...rest] = offers;
  return (first?.targets ?? []).filter((target) =>
    rest.every(({ targets }) => targets.includes(target)),
  );
};

const without = (targets: readonly Target[], known: readonly Target[]): readonly Target[] =>
  targets.filter((target) => !known.includes(target));

type BareRow = Pick<StageRow, 'part' | 'offers'>;

/** A part that leads to one choice alone is called as that choice, unless it is all that is left of it. */
const labelOf = ({ part, offers }: BareRow, depth: number): string => {
  const [only, ...more] = offers;
  if (only === undefined) return '';
  const isWhole = more.length === 0 && only.path.length > depth + 1;
  return part === undefined || isWhole ? only.label : part.label;
};

const rowsAt = (offers: readonly Offer[], depth: number): readonly StageRow[] => {
  const rows = new Map<string, { part: SpokenPart | undefined; offers: Offer[] }>();
  for (const offer of offers) {
    const part = offer.path[depth];
    const key = part === undefined ? offer.key : part.key;
    const row = rows.get(key) ?? { part, offers: [] };
    row.offers.push(offer);
    rows.set(key, row);
  }
  const known = rows.size > 1 ? shared(offers) : [];
  return [...rows.values()].map((row) => ({
    ...row,
    label: labelOf(row, depth),
    targets: without(shared(row.offers), known),
  }));
};

/** What is asked in stages has no group that ends something: that may be chosen at any of them. */
const staged = ({ groups }: Pick<PageQuestion, 'groups'>): readonly Offer[] =>
  groups.filter(({ ends }) => !ends).flatMap(({ offers }) => offers);

/** Goes as far as the hand has decided, and on over whatever leaves nothing to decide. */
export const stageNow = (
  question: Pick<PageQuestion, 'groups'>,
  { path, within }: Decided,
): StageNow => {
  const all = staged(question);
  let offers = within === undefined ? all : all.filter(({ targets }) => targets.includes(within));
  const crumbs: Crumb[] = [];
  for (;;) {
    const depth = crumbs.length;
    const rows = rowsAt(offers, depth);
    const [only] = rows;
    const byItself = rows.length === 1 && offers.length > 1;
    const next = byItself ? only : rows.find(({ part }) => part?.key === path[depth]);
    const [offer, ...more] = next?.offers ?? [];
    if (next?.part === undefined || offer === undefined || more.length === 0)
      return { crumbs, rows, offers };
    const targets = without(
      shared(next.offers),
      crumbs.flatMap((crumb) => crumb.targets),
    );
    crumbs.push({ part: next.part, byItself, targets, offer });
    offers = next.offers;
  }
};

export const isStaged = ({ stages }: Pick<PageQuestion, 'stages'>): boolean => stages.length > 0;

/** The way to an offer that was found elsewhere, on the board or by a drag: its own stage is shown. */
export const pathTo = ({ path }: Offer): readonly string[] =>
  path.slice(0, -1).map(({ key }) => key);
