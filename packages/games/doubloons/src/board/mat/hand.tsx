import { Touchable, useSelection } from '@quarterdeck/board-kit';
import { type CardId, type Ship, shipOfSeat } from '../../index.ts';
import { cardLabel, faceOf, lineText } from '../../words/card-words.ts';
import { put } from '../../words/names.ts';
import { actionTarget, cardTarget } from '../../words/targets.ts';
import { cardOf, cardsIn, known } from '../../words/viewing.ts';
import { ActionCard, type LineProps } from '../pieces/action-card.tsx';
import type { DoubloonsScene, DoubloonsSceneProps } from '../scene.ts';
import { Captains, useIsTaking } from './captains.tsx';

/** What is picked so far, or sealed already. */
export const useOrder = ({ view, me }: DoubloonsScene): readonly CardId[] => {
  const g = view.state;
  const picks = useSelection((selection) => selection.picks);
  const changing = useSelection((selection) => selection.changing);
  const sealed = me === undefined || changing ? undefined : cardsIn(g, view.given[me]);
  return sealed ?? cardsIn(g, { cards: picks }) ?? [];
};

type CardProps = {
  readonly scene: DoubloonsScene;
  readonly card: CardId;
  /** Its slot, from 1; 0 in the hand. */
  readonly slot: number;
  readonly state: 'hand' | 'picked' | 'down' | 'up' | 'done';
};

const AskedLine = ({ line, children }: LineProps) => (
  <Touchable target={actionTarget(line.action)} className="card-action row" label={lineText(line)}>
    {children}
  </Touchable>
);

const HandCard = ({ scene, card, slot, state }: CardProps) => (
  <Touchable target={cardTarget(card)} className="hand-card" label={cardLabel(scene, card)}>
    <span data-state={state} data-slot={slot === 0 ? undefined : slot}>
      <ActionCard
        face={faceOf(scene, cardOf(scene.view.state, card))}
        stay={scene.speaker.words(put('see.stay'))}
        Line={state === 'up' && slot === scene.view.state.slot ? AskedLine : undefined}
      />
    </span>
  </Touchable>
);

/** The cards before a ship: its slots first, then what stays in hand. */
const laidOut = ({
  faceUp,
  executed,
  faceDown,
  hand,
}: Ship): readonly Omit<CardProps, 'scene'>[] => [
  ...faceUp.map(
    (card, i): Omit<CardProps, 'scene'> => ({
      card,
      slot: i + 1,
      state: i < executed ? 'done' : 'up',
    }),
  ),
  ...known(faceDown).map(
    (card, i): Omit<CardProps, 'scene'> => ({
      card,
      slot: faceUp.length + i + 1,
      state: 'down',
    }),
  ),
  ...known(hand).map((card): Omit<CardProps, 'scene'> => ({ card, slot: 0, state: 'hand' })),
];

/** The viewer's cards; a spectator sees those of the player whose turn it is. */
export const Hand = ({ scene }: DoubloonsSceneProps) => {
  const { view, me, words } = scene;
  const g = view.state;
  const order = useOrder(scene);
  const ship = me === undefined ? g.ships[g.turn ?? g.initiative] : shipOfSeat(g, me);
  const cards = ship === undefined ? [] : laidOut(ship);
  const isTaking = useIsTaking();
  if (isTaking)
    return (
      <section className="hand" aria-label={words('doubloons.captains')}>
        <Captains scene={scene} />
      </section>
    );
  return (
    <section
      className="hand"
      data-unset={ship === undefined ? '' : undefined}
      aria-label={words('doubloons.hand')}
    >
      {cards.length === 0 && <p className="hint">{words('doubloons.noCards')}</p>}
      {cards.map(({ card, slot, state }) => {
        const place = order.indexOf(card);
        return place < 0 || state !== 'hand' ? (
          <HandCard key={card} scene={scene} card={card} slot={slot} state={state} />
        ) : (
          <HandCard key={card} scene={scene} card={card} slot={place + 1} state="picked" />
        );
      })}
    </section>
  );
};
