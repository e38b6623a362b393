import type { Figures } from './figures.ts';

type Expected = {
  /** Those of the usual run; a shorter one cannot have seen everything. */
  readonly matches: number;
  /** Every field that is hidden from somebody at some time. */
  readonly secrets: readonly string[];
  /** Those of the secrets that only a long run is sure to meet. */
  readonly seldom?: readonly string[];
};

const NEEDED = ['sampled', 'compared', 'undoable', 'differing', 'replayed'] as const;

/** Enough matches to meet what happens in one of eighty. */
const LONG = 1_000;

/** A law that looked at nothing proves nothing: what a run that broke no law leaves open. */
export function unproven(
  figures: Figures,
  { matches, secrets, seldom = [] }: Expected,
): readonly string[] {
  const played = figures.matches + figures.refused;
  const found = [...figures.holes.keys()].sort();
  const due = secrets.filter((path) => played >= LONG || !seldom.includes(path));
  const wrong = [
    ...(figures.refused === 0 ? [] : [`${figures.refused} tables were refused`]),
    ...found
      .filter((path) => !secrets.includes(path))
      .map((path) => `${path} was hidden, and is not among the secrets`),
  ];
  if (played < matches) return wrong;
  return [
    ...wrong,
    ...NEEDED.filter((figure) => figures[figure] === 0).map((figure) => `nothing was ${figure}`),
    ...due.filter((path) => !found.includes(path)).map((path) => `${path} was never hidden`),
  ];
}
