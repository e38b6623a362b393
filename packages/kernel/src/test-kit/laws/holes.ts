// Law 4 over a whole run: imagined worlds really differ in what is hidden.

import type { Kinds } from '../../kinds.ts';
import type { Match, View } from '../../match.ts';
import { difference } from '../difference.ts';
import { Breach } from './breach.ts';
import type { Figures } from './figures.ts';

/** A field that was hidden this often and always filled alike is not dealt anew. */
const OFTEN = 200;

type Looks<K extends Kinds> = {
  readonly view: View<K>;
  readonly match: Match<K>;
  /** Two, imagined from the view. */
  readonly world: Match<K>;
  readonly other: Match<K>;
};

/** Counts, field by field, what is hidden in the view and whether two worlds differ there. */
export function tallyHoles<K extends Kinds>(
  figures: Figures,
  { view, match, world, other }: Looks<K>,
): void {
  const found = new Map<string, boolean>();
  const note = (path: string, differs: boolean): void => {
    found.set(path, differs || found.get(path) === true);
  };
  compare(view.state, match.state, [world.state, other.state], 'state', note);
  match.stack.forEach((frame, index) => {
    const seen = view.stack[index]?.data;
    const worlds = [world.stack[index]?.data, other.stack[index]?.data] as const;
    if (seen !== frame.data) compare(seen, frame.data, worlds, `frame ${frame.step}`, note);
  });
  if (found.size === 0) return;
  figures.hiding++;
  if ([...found.values()].includes(true)) figures.differing++;
  for (const [path, differs] of found) {
    const hole = figures.holes.get(path) ?? { hidden: 0, differing: 0 };
    hole.hidden++;
    if (differs) hole.differing++;
    figures.holes.set(path, hole);
  }
}

/** Wherever the view is not the truth there is a hole. */
function compare(
  seen: unknown,
  truth: unknown,
  [one, two]: readonly [unknown, unknown],
  path: string,
  note: (path: string, differs: boolean) => void,
): void {
  if (seen === truth) return;
  if (!isObject(seen) || !isObject(truth) || !isObject(one) || !isObject(two)) {
    note(path, difference(one, two, '') !== null);
    return;
  }
  const isList = Array.isArray(truth);
  for (const name in truth) {
    const place = isList ? path : `${path}.${name}`;
    compare(seen[name], truth[name], [one[name], two[name]], place, note);
  }
}

export function checkHoles({ hiding, differing, holes }: Figures): void {
  if (hiding >= OFTEN && differing === 0)
    throw new Breach(4, `all worlds imagined from ${hiding} views were alike`);
  for (const [path, hole] of holes)
    if (hole.hidden >= OFTEN && hole.differing === 0)
      throw new Breach(4, `${path} was hidden ${hole.hidden} times and always imagined alike`);
}

const isObject = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null;
