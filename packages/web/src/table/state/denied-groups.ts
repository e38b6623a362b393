import type { Denial } from '@quarterdeck/board-kit';

/** Choices that one reason forbids. */
export type DeniedGroup = {
  /** Stands for them all: it has the reason and the clause. */
  readonly first: Denial;
  /** What they are called, each once. */
  readonly labels: readonly string[];
};

/** In the order in which their first choice was denied. What has no name is left out. */
export const deniedGroups = (denied: readonly Denial[]): readonly DeniedGroup[] => {
  const groups = new Map<string, { first: Denial; labels: Set<string> }>();
  for (const denial of denied) {
    if (denial.label === undefined) continue;
    const reason = `${denial.clause} ${denial.reason}`;
    const group = groups.get(reason) ?? { first: denial, labels: new Set() };
    group.labels.add(denial.label);
    groups.set(reason, group);
  }
  return [...groups.values()].map(({ first, labels }) => ({ first, labels: [...labels] }));
};
