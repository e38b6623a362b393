import { type Phase, type Progress, phasesAt } from '@quarterdeck/board-kit';
import { roundWords, turnWords } from '../../words/standings.ts';
import type { AhoyScene } from '../scene.ts';

/** AH-036: the dice of this turn one after the other, then what needs none. */
const phasesOf = ({ view, words }: AhoyScene): readonly Phase[] => {
  const { turn, printed } = view.state;
  if (turn === null) return [];
  const count = Math.max(printed.content.amounts.turn.dice, turn.left);
  const step = view.asked[0]?.step;
  // A die is placed before its action is done.
  const placed = count - turn.left;
  const now =
    step === 'squadron/build' ? count + 1 : step === 'turn/act' ? placed : Math.max(0, placed - 1);
  const dice = Array.from({ length: count }, (_, i) =>
    words('ahoy.phases.die', { die: i + 1, count }),
  );
  return phasesAt([...dice, words('ahoy.phases.free'), words('ahoy.phases.end')], now);
};

/** Where the round stands, and whose turn it is. */
export const progressOf = (scene: AhoyScene): Progress => {
  const phases = phasesOf(scene);
  const fact = turnWords(scene);
  return {
    round: roundWords(scene),
    ...(phases.length === 0 ? {} : { phases }),
    ...(fact === undefined ? {} : { fact }),
  };
};
