// Chapter 7, Card selection: SW-086 to SW-102, SW-309

import type { Chapter, Seat } from '@quarterdeck/kernel';
import { at, decision, together } from '@quarterdeck/kernel';
import type { LayOrders } from '../model/choices.ts';
import type { Kinds, Seawolf, Ship } from '../model/state.ts';
import type { Card, Direction, Good } from '../pack/components.ts';
import { DIRECTIONS, GOODS } from '../pack/components.ts';
import { maxSteps } from './extensions.ts';
import { goodsAboard, toBox } from './hold.ts';
import { inTurn, shipOf } from './map.ts';
import { sternOf } from './sterns.ts';

const DOUBLE = '2x';
const lay = (...cards: readonly Card[]): LayOrders => ({ do: 'lay', cards });

/** SW-087 */
const ONE_CARD: readonly LayOrders[] = DIRECTIONS.map((direction) => lay(direction));
/** SW-093, SW-094: two directions in order, or one of them with 2x. */
const TWO_CARDS: readonly LayOrders[] = DIRECTIONS.flatMap((one) => [
  ...DIRECTIONS.filter((other) => other !== one).map((other) => lay(one, other)),
  lay(one, DOUBLE),
]);
/** SW-S19: there is one card of each direction, so twice the same is played with 2x (SW-094). */
const SAME_CARD_TWICE: readonly LayOrders[] = DIRECTIONS.map((one) => lay(one, one));
/** SW-094: the same as the direction first, so it is laid in one order only. */
const DOUBLE_FIRST: readonly LayOrders[] = DIRECTIONS.map((one) => lay(DOUBLE, one));
const DOUBLE_TWICE = lay(DOUBLE, DOUBLE);
const ANCHOR = lay(DOUBLE);
const NO_CARD = lay();

/** The steps that cards stand for; none at anchor. */
export function stepsOf(cards: readonly Card[]): Direction[] {
  const steps = cards.filter((card) => card !== DOUBLE);
  return cards.length > steps.length ? [...steps, ...steps] : steps;
}

/** SW-097, SW-256 */
const anchors = (g: Seawolf, seat: Seat): 'yes' | 'SW-098' | 'SW-256' => {
  if (sternOf(g, seat).mayAnchor !== true) return 'SW-098';
  return shipOf(g, seat).anchored ? 'SW-256' : 'yes';
};

/** What a captain with rum may lay. */
export function ordersOpenTo(g: Seawolf, seat: Seat): LayOrders[] {
  const two = maxSteps(g, shipOf(g, seat)) > 1 ? TWO_CARDS : [];
  const anchor = anchors(g, seat) === 'yes' ? [ANCHOR] : [];
  return [...ONE_CARD, ...two, ...anchor];
}

/** SW-086, SW-088 */
const mayChoose = (ship: Ship): boolean => ship.rum > 0;

/** SW-089, SW-092, SW-S33 */
export const mayExchange = (g: Seawolf, seat: Seat): boolean => {
  const ship = shipOf(g, seat);
  return (
    ship.drifted &&
    ship.rum === 0 &&
    goodsAboard(ship) >= g.printed.content.amounts.emergencyRum.goods
  );
};

/** SW-090: two markers, whatever they are. */
const PAIRS: readonly (readonly [Good, Good])[] = GOODS.flatMap((one, index) =>
  GOODS.slice(index).map((other) => [one, other] as const),
);

/** SW-090: it is worth two goods in a port, not here. */
const COCOA_ALONE = { do: 'exchange', goods: ['cocoa'] } as const;

const hasPair = (ship: Ship, [one, other]: readonly [Good, Good]): boolean =>
  one === other ? ship[one] > 1 : ship[one] > 0 && ship[other] > 0;

export const orders: Chapter<Kinds, 'orders'> = {
  // SW-S31, SW-S32
  'orders/emergency': decision({
    seat: (_, { seat }) => seat,
    choices: (g, { seat }, offer, deny) => {
      offer({ do: 'decline' });
      for (const goods of PAIRS) {
        if (hasPair(shipOf(g, seat), goods)) offer({ do: 'exchange', goods });
        else deny({ do: 'exchange', goods }, 'SW-089');
      }
      deny(COCOA_ALONE, 'SW-090');
    },
    answer: (g, { seat }, choice, act) => {
      if (choice.do === 'decline') return;
      const ship = shipOf(g, seat);
      const { rum } = g.printed.content.amounts.emergencyRum;
      for (const good of choice.goods) toBox(g, ship, good);
      ship.rum += rum;
      act.emit('SW-089', 'emergency-rum', { seat, goods: [...choice.goods], rum });
    },
  }),

  'orders/choose': together({
    seats: (g) => inTurn(g).filter((seat) => mayChoose(shipOf(g, seat))),
    choices: (g, _, seat, offer, deny) => {
      for (const choice of ONE_CARD) offer(choice);
      const hasSail = maxSteps(g, shipOf(g, seat)) > 1;
      for (const choice of TWO_CARDS) {
        if (hasSail) offer(choice);
        else deny(choice, 'SW-096');
      }
      const anchor = anchors(g, seat);
      if (anchor === 'yes') offer(ANCHOR);
      else deny(ANCHOR, anchor);
      deny(NO_CARD, 'SW-087');
      for (const choice of DOUBLE_FIRST) deny(choice, 'SW-094');
      for (const choice of SAME_CARD_TWICE) deny(choice, 'SW-094');
      deny(DOUBLE_TWICE, 'SW-S19');
    },
    // SW-101, SW-S38: from here on the number of cards is public, the cards are not.
    reveal: (g, _, answers, act) => {
      for (const ship of g.ships) {
        ship.orders = [];
        ship.ordersShown = false;
      }
      for (const [seat, choice] of answers) shipOf(g, seat).orders = [...choice.cards];
      if (answers.length === 0) return;
      act.emit('SW-101', 'orders-laid', { counts: g.ships.map((ship) => ship.orders.length) });
    },
  }),
};

/** Whether these cards mean to stay at anchor (SW-255). */
export const isAnchor = (cards: readonly Card[]): boolean =>
  cards.length === 1 && at(cards, 0) === DOUBLE;
