import { Touchable } from '@quarterdeck/board-kit';
import { at } from '@quarterdeck/kernel';
import type { ReactElement } from 'react';
import type { CardId } from '../../index.ts';
import { DeckBack, MarketCard } from '../pieces/cards.tsx';
import { cardTarget, MARKET } from '../places/targets.ts';
import type { AhoyScene, AhoySceneProps } from '../scene.ts';
import { crewText } from './crew-cards.tsx';

export const priceWords = ({ words, view }: AhoyScene, card: CardId): string => {
  const { gold, costSlot } = at(view.state.printed.cards, card);
  return costSlot === null
    ? words('boards.ahoy.table.gold', { count: gold })
    : words('boards.ahoy.table.aDie');
};

/** "Furs for a Tree Island" */
export const cargoWords = ({ words, view }: AhoyScene, card: CardId): string => {
  const { printed } = view.state;
  const { cargo } = at(printed.cards, card);
  return words('boards.ahoy.table.cargoFor', {
    cargo: cargo.name,
    suit: printed.content.suits[cargo.deliver].name,
  });
};

/** As it is read on the card, name first, then the rest of it. */
const cardLabel = (scene: AhoyScene, card: CardId): string => {
  const { words, view } = scene;
  const { name, cargo, suit } = at(view.state.printed.cards, card);
  const read = [
    name,
    words('boards.ahoy.table.crew'),
    priceWords(scene, card),
    words('boards.ahoy.table.cargo'),
    cargo.name,
    crewText(view.state, card),
  ];
  const suitName = view.state.printed.content.suits[suit].name;
  return `${read.join(' ')} ${suitName}. ${cargoWords(scene, card)}`;
};

const OnSale = ({
  scene,
  card,
}: {
  readonly scene: AhoyScene;
  readonly card: CardId;
}): ReactElement => {
  const g = scene.view.state;
  const { name, suit, gold, costSlot, cargo } = at(g.printed.cards, card);
  const { words } = scene;
  return (
    <Touchable target={cardTarget(card)} className="market-card" label={cardLabel(scene, card)}>
      <MarketCard
        face={{
          suit,
          name,
          text: crewText(g, card),
          cost: costSlot === null ? { kind: 'gold', amount: gold } : { kind: 'die' },
          cargo,
        }}
        words={{
          crew: words('boards.ahoy.table.crew'),
          cargo: words('boards.ahoy.table.cargo'),
          price: priceWords(scene, card),
        }}
      />
    </Touchable>
  );
};

/** Three cards and the deck they come from; what is sold out is a dashed place. */
export const Market = ({ scene }: AhoySceneProps): ReactElement => {
  const { words, view } = scene;
  const { market, marketDeck, tileStack, printed } = view.state;
  const empty = Math.max(0, printed.content.amounts.limits.market - market.length);
  return (
    <Touchable target={MARKET} className="market">
      {market.map((card) => (
        <OnSale key={card} scene={scene} card={card} />
      ))}
      {Array.from({ length: empty }, (_, i) => `empty ${i}`).map((key) => (
        <span key={key} className="market-card" data-empty="">
          {words('boards.ahoy.table.soldOut')}
        </span>
      ))}
      <span className="decks">
        <DeckBack>{words('boards.ahoy.table.cardsLeft', { count: marketDeck.length })}</DeckBack>
        <DeckBack>{words('boards.ahoy.table.tilesLeft', { count: tileStack.length })}</DeckBack>
      </span>
    </Touchable>
  );
};
