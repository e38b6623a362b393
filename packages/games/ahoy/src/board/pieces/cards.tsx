import { DARK_INK } from '@quarterdeck/board-kit/drawings';
import type { ReactNode } from 'react';
import type { Suit } from '../../index.ts';
import { Icon } from '../signs/symbol.ts';
import { SUIT_COLOUR, SUIT_SIGN } from './faces.ts';

type SuitIconProps = { readonly suit: Suit; readonly size: number };

export const SuitIcon = ({ suit, size }: SuitIconProps) => (
  <Icon name={SUIT_SIGN[suit]} size={size} colours={{ '--suit': SUIT_COLOUR[suit] }} />
);

/** What is printed on a Market card, in words. */
export type MarketFace = {
  readonly suit: Suit;
  readonly name: string;
  readonly text: string;
  readonly cost: { readonly kind: 'gold'; readonly amount: number } | { readonly kind: 'die' };
  readonly cargo: { readonly name: string; readonly deliver: Suit };
};

export type CardWords = {
  readonly crew: string;
  readonly cargo: string;
  /** "2 gold", "a die". */
  readonly price: string;
};

const Price = ({ cost }: Pick<MarketFace, 'cost'>): ReactNode =>
  cost.kind === 'die' ? (
    <span className="die-price" />
  ) : (
    Array.from({ length: cost.amount }, (_, i) => `coin ${i}`).map((key) => (
      <Icon key={key} name="coin" size={20} colours={DARK_INK} />
    ))
  );

type MarketCardProps = { readonly face: MarketFace; readonly words: CardWords };

/** A card of the Market: Crew above, Cargo below. */
export const MarketCard = ({ face, words }: MarketCardProps) => (
  <>
    <span className="market-suit">
      <SuitIcon suit={face.suit} size={40} />
    </span>
    <b className="market-name">{face.name}</b>{' '}
    <span className="market-facts wraps">
      <span className="market-fact row">
        <i>{words.crew}</i> <Price cost={face.cost} />
        {words.price}
      </span>{' '}
      <span className="market-fact row">
        <i>{words.cargo}</i> {face.cargo.name}
        <SuitIcon suit={face.cargo.deliver} size={20} />
      </span>
    </span>{' '}
    <span className="market-text">{face.text}</span>
  </>
);

type DeckProps = { readonly children: ReactNode };

/** Face down always looks the same; how many are left stands on it. */
export const DeckBack = ({ children }: DeckProps) => (
  <span className="deck-back">
    <Icon name="em-anchor" size={24} />
    <span>{children}</span>
  </span>
);
