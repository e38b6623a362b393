import { useBoard } from '@quarterdeck/board-kit';
import type { ReactElement } from 'react';
import { type CardId, type Landmark, shipOf } from '../../index.ts';
import { aboutLandmark } from '../../words/asked-about.ts';
import { cardName, faceOf } from '../../words/card-words.ts';
import { put } from '../../words/names.ts';
import { calledOf, cardOf } from '../../words/viewing.ts';
import { useOrder } from '../mat/hand.tsx';
import { ACTION_SIGN, Moves } from '../pieces/action-card.tsx';
import { DieDrawn } from '../pieces/die.tsx';
import type { DoubloonsBoardProps, DoubloonsScene, DoubloonsSceneProps } from '../scene.ts';
import { Icon } from '../signs/symbol.ts';
import { LandmarkCard } from './landmark-card.tsx';

type SlotProps = {
  readonly scene: DoubloonsScene;
  readonly slot: number;
  readonly card: CardId | undefined;
};

const Slot = ({ scene, slot, card }: SlotProps) => (
  <li className="order-slot" data-empty={card === undefined ? '' : undefined}>
    <b className="slot-number">{slot}</b>
    {card === undefined ? (
      <span>{scene.words('doubloons.emptySlot')}</span>
    ) : (
      <>
        <Moves
          movement={cardOf(scene.view.state, card).movement}
          stay={scene.speaker.words(put('see.stay'))}
          size={17}
        />
        <span>{cardName(scene, card)}</span>
      </>
    )}
  </li>
);

const SLOTS = [1, 2, 3] as const;

/** The order as it stands: three slots, filled one after the other. */
const OrderSlots = ({ scene }: DoubloonsSceneProps) => {
  const order = useOrder(scene);
  return (
    <ol className="order-slots" aria-label={scene.words('doubloons.order')}>
      {SLOTS.map((slot) => (
        <Slot key={slot} scene={scene} slot={slot} card={order[slot - 1]} />
      ))}
    </ol>
  );
};

/** The card that is being played, and whose it is. */
const CardInPlay = ({ scene }: DoubloonsSceneProps): ReactElement | undefined => {
  const g = scene.view.state;
  const ship = g.turn === null ? undefined : shipOf(g, g.turn);
  const card = ship?.faceUp[g.slot - 1];
  if (ship === undefined || card === undefined) return undefined;
  const { movement, actions } = faceOf(scene, cardOf(g, card));
  return (
    <div className="card-in-play">
      <b>
        {scene.words('doubloons.inPlay', {
          name: calledOf(scene, ship),
          slot: g.slot,
        })}
      </b>
      <Moves movement={movement} stay={scene.speaker.words(put('see.stay'))} size={17} />
      {actions.map(({ action, name, plus, note }) => (
        <span key={action} className="action-in-play row">
          <Icon name={ACTION_SIGN[action]} size={22} />
          <span>
            {name}
            {plus !== '' && <u> {plus}</u>}
            {note !== '' && <small>{note}</small>}
          </span>
        </span>
      ))}
    </div>
  );
};

/** Landmarks that are looked at or Exploited just now. */
const landmarksShown = (scene: DoubloonsScene): readonly Landmark[] => {
  const { view, me } = scene;
  const g = view.state;
  const looking = g.ships
    .filter(({ controller }) => controller === me)
    .flatMap((ship) => ship.looking);
  const now = g.revealed.at(-1) ?? aboutLandmark(scene);
  return now === undefined || now === null ? looking : [...looking, now];
};

/** Over the choices: the order, the card in play, a die, a landmark. */
export const PromptExtra = ({ scene }: DoubloonsBoardProps) => {
  const { question } = useBoard();
  const { die } = scene.view.state;
  if (question?.step === 'round/program') return <OrderSlots scene={scene} />;
  return (
    <>
      {(question === undefined || question.step === 'turn/move') && <CardInPlay scene={scene} />}
      {landmarksShown(scene).map((landmark) => (
        <LandmarkCard key={landmark} scene={scene} landmark={landmark} />
      ))}
      {die !== null && question?.step === 'die/reroll' && <DieDrawn face={die} size={64} />}
    </>
  );
};
