import type { Figures } from './figures.ts';

type Expected = {
  /** Those of the usual run; a shorter one cannot have seen everything. */
  readonly matches: number;
  /** Every field that is hidden from somebody at some time. */
  readonly secrets: readonly string[];
};

const NEEDED = ['sampled', 'compared', 'undoable', 'differing', 'replayed'] as const;

/** A law that looked at nothing proves nothing: what a run that broke no law leaves open. */
export function unproven(figures: Figures, { matches, secrets }: Expected): readonly string[] {
  const refused = figures.refused === 0 ? [] : [`${figures.refused} tables were refused`];
  if (figures.matches + figures.refused < matches) return refused;
  const found = [...figures.holes.keys()].sort();
  return [
    ...refused,
    ...NEEDED.filter((figure) => figures[figure] === 0).map((figure) => `nothing was ${figure}`),
    ...secrets.filter((path) => !found.includes(path)).map((path) => `${path} was never hidden`),
    ...found
      .filter((path) => !secrets.includes(path))
      .map((path) => `${path} was hidden, and is not among the secrets`),
  ];
}
