import type { Game, StepTable } from '@quarterdeck/kernel';
import { LawBroken, type LawPlan, obeysTheLaws } from '@quarterdeck/kernel/test-kit';
import { type Kinds, reef } from '@quarterdeck/reef';

/** Reef with some steps exchanged. */
export const sewn = (steps: Partial<StepTable<Kinds>>): Game<Kinds> => ({
  ...reef,
  steps: { ...reef.steps, ...steps },
});

type Found = { readonly law: number; readonly sentence: string; readonly decisions: number };

/** What the laws say about a game that breaks one. */
export function breachOf(game: Game<Kinds>, plan: Partial<LawPlan<Kinds>> = {}): Found {
  try {
    obeysTheLaws(game, { matches: 25, sample: 1, ...plan });
  } catch (problem) {
    if (!(problem instanceof LawBroken)) throw problem;
    const { law, broken, figures } = problem;
    return { law, sentence: broken.sentence, decisions: figures.decisions };
  }
  return { law: 0, sentence: 'nothing found', decisions: 0 };
}
