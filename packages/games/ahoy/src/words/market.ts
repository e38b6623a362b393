// Cards of the Market in words.

import { at } from '@quarterdeck/kernel';
import type { CardId } from '../pack/printed.ts';
import { wordingsOf } from '../pack/wordings.ts';
import { cargoName, put } from './names.ts';
import type { AhoyViewing } from './viewing.ts';

export const priceWords = ({ speaker, view }: AhoyViewing, card: CardId): string => {
  const { gold, costSlot } = at(view.state.printed.cards, card);
  return costSlot === null
    ? speaker.words(put('gold', { count: gold }))
    : speaker.words(put('see.a-die'));
};

/** "Furs for a Tree Island" */
export const cargoWords = ({ speaker, view }: AhoyViewing, card: CardId): string => {
  const { printed } = view.state;
  const { deliver } = at(printed.cards, card).cargo;
  return speaker.words(
    put('see.cargo-for', {
      cargo: cargoName(view.state, card),
      suit: wordingsOf(view.state).suits[deliver].name,
    }),
  );
};
