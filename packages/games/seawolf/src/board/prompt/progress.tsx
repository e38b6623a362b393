import { type Progress, phasesAt } from '@quarterdeck/board-kit';
import { WindDial } from '../pieces/wind-dial.tsx';
import { directionWord } from '../places/words.ts';
import type { SeawolfScene } from '../scene.ts';

/** SW-078 */
const PHASES = ['orders', 'turns', 'wind', 'pirate', 'battle'] as const;
type PhaseName = (typeof PHASES)[number];

/** Nobody is asked while the wind turns and the pirate moves. */
const phaseOf = ({ view }: SeawolfScene): PhaseName | undefined => {
  const g = view.state;
  const step = view.asked[0]?.step ?? '';
  if (g.round === 0 || g.over) return undefined;
  if (g.turn !== null) return 'turns';
  return step.startsWith('orders/') ? 'orders' : 'battle';
};

/** Where the round stands. */
export const progressOf = (scene: SeawolfScene): Progress => {
  const { view, words } = scene;
  const { round, lastRound, wind } = view.state;
  const phase = phaseOf(scene);
  const phases = PHASES.map((name) => words(`boards.seawolf.table.phases.${name}`));
  const direction = wind === null ? '' : directionWord(scene, wind);
  const label = words('boards.seawolf.table.wind', { direction });
  return {
    round:
      round === 0
        ? words('boards.seawolf.table.setup')
        : round === lastRound
          ? words('boards.seawolf.table.lastRound')
          : words('boards.seawolf.table.round', { round }),
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
