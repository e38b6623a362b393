import { type Progress, phasesAt } from '@quarterdeck/board-kit';
import { put } from '../../words/names.ts';
import { turnWords } from '../../words/standings.ts';
import type { PrisonersScene } from '../scene.ts';

/** TP-103 */
const STEPS = [
  'command',
  'move',
  'explore',
  'engage',
  'upgrade',
  'draw',
  'territory',
  'end',
] as const;

/** Where the turn stands, and whose it is. */
export const progressOf = (scene: PrisonersScene): Progress => {
  const { view, speaker } = scene;
  const { number, step } = view.state.turn;
  if (step === 'setup') return { round: speaker.words(put('see.setup')) };
  const steps = STEPS.map((name) => speaker.words(put(`see.steps.${name}`)));
  return {
    round: speaker.words(put('see.turn', { number })),
    phases: phasesAt(steps, STEPS.indexOf(step)),
    fact: turnWords(scene),
  };
};
