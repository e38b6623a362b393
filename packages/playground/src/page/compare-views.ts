// A state as rows of text: one for each field, side by side for everybody who looks at it.

import { seatsOf, type Viewer } from '@quarterdeck/kernel';
import type { Match } from '@quarterdeck/kernel/engine';
import type { Rules } from './session.ts';

/** `isHole`: the viewer is not shown what is true. */
export type Cell = { readonly text: string; readonly isHole: boolean };
export type Row = {
  readonly path: string;
  readonly truth: string;
  /** By viewer: seats first, then the spectator. */
  readonly seen: readonly Cell[];
  readonly hasChanged: boolean;
};

export const viewersOf = ({ terms }: Match): readonly Viewer[] => [
  ...seatsOf(terms.seats),
  'spectator',
];

/** Nobody is shown a field that is not there. */
const ABSENT = '';

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** Records and lists of records are opened; lists of plain values stay on one line. */
export function fieldsIn(value: unknown, path = ''): Map<string, string> {
  if (isScalar(value) || (Array.isArray(value) && value.every(isScalar)))
    return new Map([[path, JSON.stringify(value) ?? ABSENT]]);
  const inner = Array.isArray(value)
    ? value.map((item, index): [string, unknown] => [`${path}[${index}]`, item])
    : Object.entries(value as object).map(([name, item]): [string, unknown] => [
        path === '' ? name : `${path}.${name}`,
        item,
      ]);
  return new Map(inner.flatMap(([name, item]) => [...fieldsIn(item, name)]));
}

/** `before`: the position that this one came from, where there is one. */
export function compareViews(
  rules: Rules,
  match: Match,
  before: Match | undefined,
): readonly Row[] {
  const truth = fieldsIn(rules.save(match).state);
  const old = before === undefined ? truth : fieldsIn(rules.save(before).state);
  const views = viewersOf(match).map((viewer) => fieldsIn(rules.wireView(match, viewer).state));
  return [...truth].map(([path, text]) => ({
    path,
    truth: text,
    seen: views.map((view) => {
      const shown = view.get(path) ?? ABSENT;
      return { text: shown, isHole: shown !== text };
    }),
    hasChanged: old.get(path) !== text,
  }));
}
