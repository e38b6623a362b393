import { type Progress, phasesAt } from '@quarterdeck/board-kit';
import { put } from '../../words/names.ts';
import { PHASES, phaseOf, roundWords } from '../../words/standings.ts';
import { directionWord } from '../../words/viewing.ts';
import { WindDial } from '../pieces/wind-dial.tsx';
import type { SeawolfScene } from '../scene.ts';

/** Where the round stands. */
export const progressOf = (scene: SeawolfScene): Progress => {
  const { view, speaker } = scene;
  const { wind } = view.state;
  const phase = phaseOf(scene);
  const phases = PHASES.map((name) => speaker.words(put(`see.phases.${name}`)));
  const direction = wind === null ? '' : directionWord(scene, wind);
  const label = speaker.words(put('see.wind', { direction }));
  return {
    round: roundWords(scene),
    ...(phase !== undefined && { phases: phasesAt(phases, PHASES.indexOf(phase)) }),
    ...(wind === null
      ? {}
      : {
          fact: (
            <>
              <WindDial wind={wind} size={30} />
              {label}
            </>
          ),
        }),
  };
};
