import { useBoard } from '@quarterdeck/board-kit';
import { at } from '@quarterdeck/kernel';
import type { ReactElement } from 'react';
import { put } from '../../words/names.ts';
import { dieTarget } from '../../words/targets.ts';
import { DieFace } from '../pieces/die-face.tsx';
import { useDiceHand } from '../places/dice-hand.ts';
import type { AhoyScene } from '../scene.ts';

const dieOf = (choice: object): number[] =>
  'die' in choice && typeof choice.die === 'number' ? [choice.die] : [];

/** Over a long list: which die it is about. The list below shows what that die can do. */
export const DiceRow = ({ scene }: { readonly scene: AhoyScene }): ReactElement | undefined => {
  const { me, seats, speaker, words } = scene;
  const { question, commands } = useBoard();
  const { held } = useDiceHand();
  const dice = [...new Set((question?.offers ?? []).flatMap(({ choice }) => dieOf(choice)))];
  if (me === undefined || dice.length < 2) return undefined;
  return (
    <fieldset className="dice-row row" aria-label={words('ahoy.whichDie')}>
      {dice.map((value) => {
        const isHeld = held === dieTarget(value);
        return (
          <button
            key={value}
            type="button"
            className="dice-tab"
            aria-pressed={isHeld}
            aria-label={speaker.words(put('see.die-of', { value }))}
            onClick={() => (isHeld ? commands.back() : commands.touch(dieTarget(value)))}
          >
            <DieFace value={value} size={30} colour={at(seats, me).colour} />
          </button>
        );
      })}
      <span>{words('ahoy.pickDie')}</span>
    </fieldset>
  );
};
