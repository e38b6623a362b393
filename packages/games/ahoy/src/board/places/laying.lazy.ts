import { choose, considered, type Offer, useBoard, useSelection } from '@quarterdeck/board-kit';
import type { ChoiceOf } from '@quarterdeck/kernel';
import type { View } from '@quarterdeck/kernel/engine';
import { useEffect } from 'react';
import type { Cell, Kinds, TileId } from '../../index.ts';

type Lay = Extract<ChoiceOf<Kinds>, { readonly do: 'lay' }>;
export type LayOffer = { readonly offer: Offer; readonly lay: Lay };

/** The tile that was drawn and is not laid yet. */
export const tileInHand = ({ stack, state }: View<Kinds>): TileId | undefined => {
  const data = stack.at(-1)?.data;
  if (data === undefined || !('tile' in data)) return undefined;
  const { tile } = data;
  return state.printed.tiles.find(({ id }) => id === tile)?.id;
};

const layOf = (offer: Offer): readonly LayOffer[] => {
  const { choice } = offer;
  if (choice.do !== 'lay' || !('x' in choice && 'y' in choice && 'turn' in choice)) return [];
  const { x, y, turn } = choice;
  if (typeof x !== 'number' || typeof y !== 'number' || typeof turn !== 'number') return [];
  return [{ offer, lay: { do: 'lay', x, y, turn } }];
};

export type Laying = {
  readonly offers: readonly LayOffer[];
  /** What is pointed at or chosen; before that the first there is. */
  readonly now: LayOffer | undefined;
  readonly turn: (by: 1 | -1) => void;
  /** The offer for a tile in this place, turned as it is now if that may be. */
  readonly at: (place: Cell) => LayOffer | undefined;
};

/** A drawn tile in the hand of whoever lays it: where, and how it is turned. */
export const useLaying = (): Laying | undefined => {
  const { question, selection } = useBoard();
  const offers = (question?.offers ?? []).flatMap(layOf);
  const key = useSelection((now) => considered(question, now)?.key);
  const now = offers.find(({ offer }) => offer.key === key) ?? offers[0];
  if (now === undefined) return undefined;
  const here = ({ x, y }: Cell): LayOffer[] =>
    offers.filter(({ lay }) => lay.x === x && lay.y === y).sort((a, b) => a.lay.turn - b.lay.turn);
  return {
    offers,
    now,
    turn: (by) => {
      const turns = here(now.lay);
      const next = turns[(turns.indexOf(now) + by + turns.length) % turns.length];
      if (next !== undefined)
        selection.set(choose({ ...selection.get(), litOffers: [] }, next.offer.key));
    },
    at: (place) => here(place).find(({ lay }) => lay.turn === now.lay.turn) ?? here(place)[0],
  };
};

/** Q and E turn the tile, wherever the focus is. */
export const useTurningKeys = (laying: Laying | undefined): void => {
  const { isCovered } = useBoard();
  useEffect(() => {
    if (laying === undefined) return;
    const press = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      const isTyping = target instanceof HTMLElement && target.matches('input, textarea');
      if (isTyping || ctrlKey || metaKey || altKey || isCovered()) return;
      if (key === 'q' || key === 'Q') laying.turn(-1);
      if (key === 'e' || key === 'E') laying.turn(1);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [laying, isCovered]);
};
