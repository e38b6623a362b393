import { type Progress, phasesAt } from '@quarterdeck/board-kit';
import { put } from '../../words/names.ts';
import { endWords, roundWords, STEPS, stepOfRound } from '../../words/standings.ts';
import type { DoubloonsScene } from '../scene.ts';

/** Where the round stands. */
export const progressOf = (scene: DoubloonsScene): Progress => {
  const { view, speaker } = scene;
  const g = view.state;
  if (g.phase === 'setup') return { round: roundWords(scene) };
  const steps = STEPS.map((step) => speaker.words(put(`see.phases.${step}`)));
  const fact = endWords(scene);
  return {
    round: roundWords(scene),
    phases: phasesAt(steps, stepOfRound(g)),
    ...(fact !== undefined && { fact }),
  };
};
