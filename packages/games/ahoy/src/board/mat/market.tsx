import { Touchable } from '@quarterdeck/board-kit';
import { at } from '@quarterdeck/kernel';
import { type CardId, wordingsOf } from '../../index.ts';
import { cargoWords, priceWords } from '../../words/market.ts';
import { cargoName, crewName, crewText, put } from '../../words/names.ts';
import { cardTarget, MARKET } from '../../words/targets.ts';
import { DeckBack, MarketCard } from '../pieces/cards.tsx';
import type { AhoyScene, AhoySceneProps } from '../scene.ts';

/** As it is read on the card, name first, then the rest of it. */
const cardLabel = (scene: AhoyScene, card: CardId): string => {
  const { speaker, view } = scene;
  const g = view.state;
  const { suit } = at(g.printed.cards, card);
  const read = [
    crewName(g, card),
    speaker.words(put('group.crew')),
    priceWords(scene, card),
    speaker.words(put('group.cargo')),
    cargoName(g, card),
    crewText(g, card),
  ];
  const suitName = wordingsOf(g).suits[suit].name;
  return `${read.join(' ')} ${suitName}. ${cargoWords(scene, card)}`;
};

const OnSale = ({ scene, card }: { readonly scene: AhoyScene; readonly card: CardId }) => {
  const g = scene.view.state;
  const { suit, gold, costSlot, cargo } = at(g.printed.cards, card);
  const { speaker } = scene;
  return (
    <Touchable target={cardTarget(card)} className="market-card" label={cardLabel(scene, card)}>
      <MarketCard
        face={{
          suit,
          name: crewName(g, card),
          text: crewText(g, card),
          cost: costSlot === null ? { kind: 'gold', amount: gold } : { kind: 'die' },
          cargo: { name: cargoName(g, card), deliver: cargo.deliver },
        }}
        words={{
          crew: speaker.words(put('group.crew')),
          cargo: speaker.words(put('group.cargo')),
          price: priceWords(scene, card),
        }}
      />
    </Touchable>
  );
};

/** Three cards and the deck they come from; what is sold out is a dashed place. */
export const Market = ({ scene }: AhoySceneProps) => {
  const { speaker, words, view } = scene;
  const { market, marketDeck, tileStack, printed } = view.state;
  const empty = Math.max(0, printed.content.amounts.limits.market - market.length);
  return (
    <Touchable target={MARKET} className="market">
      {market.map((card) => (
        <OnSale key={card} scene={scene} card={card} />
      ))}
      {Array.from({ length: empty }, (_, i) => `empty ${i}`).map((key) => (
        <span key={key} className="market-card" data-empty="">
          {words('ahoy.soldOut')}
        </span>
      ))}
      <span className="decks">
        <DeckBack>{speaker.words(put('see.cards-left', { count: marketDeck.length }))}</DeckBack>
        <DeckBack>{speaker.words(put('see.tiles-left', { count: tileStack.length }))}</DeckBack>
      </span>
    </Touchable>
  );
};
