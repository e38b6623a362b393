import { Touchable } from '@quarterdeck/board-kit';
import { at, type Seat } from '@quarterdeck/kernel';
import { dieTarget } from '../../words/targets.ts';
import { DieFace } from '../pieces/die-face.tsx';
import { useDiceHand, useDragging } from '../places/dice-hand.ts';
import type { AhoyScene } from '../scene.ts';

type DiceProps = { readonly scene: AhoyScene; readonly seat: Seat; readonly size: number };

const OwnDie = ({ scene, seat, size, value }: DiceProps & { readonly value: number }) => {
  const target = dieTarget(value);
  const { held, put } = useDiceHand();
  const { shift, hands } = useDragging(target, put);
  return (
    <span
      className="own-die"
      data-held={held === target ? '' : undefined}
      data-dragged={shift === undefined ? undefined : ''}
      style={shift && { transform: `translate(${shift.x}px, ${shift.y}px)` }}
      {...hands}
    >
      <Touchable target={target} className="die-button">
        <DieFace value={value} size={size} colour={at(scene.seats, seat).colour} />
      </Touchable>
    </span>
  );
};

/** Equal dice are different things, too. */
const counted = (dice: readonly number[]) =>
  dice.map((value, i) => ({
    value,
    key: `${value} ${dice.slice(0, i).filter((one) => one === value).length}`,
  }));

/** The dice that are still to be placed: tapped or dragged into a slot. Those set aside lie dimmed. */
export const OwnDice = (props: DiceProps) => {
  const { scene, seat, size } = props;
  const { dice, setAside, beside } = at(scene.view.state.mats, seat);
  const { words, seats } = scene;
  return (
    <div className="own-dice row">
      <span className="dice-label">{words('ahoy.diceLeft', { count: dice.length })}</span>
      {counted(dice).map(({ value, key }) => (
        <OwnDie key={key} {...props} value={value} />
      ))}
      {counted([...setAside, ...beside]).map(({ value, key }) => (
        <span key={key} className="die-aside" title={words('ahoy.setAside', { value })}>
          <DieFace value={value} size={size} colour={at(seats, seat).colour} />
        </span>
      ))}
    </div>
  );
};
