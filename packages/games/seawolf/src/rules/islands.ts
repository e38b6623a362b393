// Chapter 10, Tile actions: SW-142 to SW-163, SW-311; the Marketeer's trade: SW-258, SW-259

import type { Act, Chapter, Seat } from '@quarterdeck/kernel';
import { auto, decision, unreachable } from '@quarterdeck/kernel';
import type { ClauseId } from '../clauses.gen.ts';
import type { Deny, KindOf, Offer, Swap, TileAction } from '../model/choices.ts';
import type { Draft, Kinds, Seawolf } from '../model/state.ts';
import type { Cargo, ExtensionType, Good } from '../pack/components.ts';
import { EXTENSION_TYPES, GOODS, ORDINARY_GOODS } from '../pack/components.ts';
import type { SeaAction } from '../pack/ids.gen.ts';
import { addExtension, topOfStack } from './extensions.ts';
import {
  canMakeRoom,
  countsOf,
  fromBox,
  goodsAboard,
  isGood,
  makeRoom,
  roomFor,
  toBox,
} from './hold.ts';
import { seaFaceOf, shipOf, tileOf } from './map.ts';
import { sternOf } from './sterns.ts';

type Offers = (g: Seawolf, seat: Seat, offer: Offer<TileAction>, deny: Deny<TileAction>) => void;
type IslandAction = {
  readonly clause: ClauseId;
  /** The choices that carry it out. */
  readonly choices: readonly KindOf<TileAction>[];
  readonly offers: Offers;
};

const GAIN_RUM = { do: 'gain-rum' } as const;
const GAIN_THALER = { do: 'gain-thaler' } as const;
const FIND_PEACE = { do: 'find-peace' } as const;
const EXTEND = EXTENSION_TYPES.map((type) => ({ do: 'extend', type }) as const);
const GIVE_GOOD = GOODS.map((good) => ({ do: 'give-good', good }) as const);
const GIVE_RUM = GOODS.map((good) => ({ do: 'give-rum', good }) as const);
const MARKET = GOODS.map((good) => ({ do: 'market', good }) as const);
/** SW-153: every pair, alike or different, for every good given. */
const TRADES = GOODS.map((give) => ({
  give,
  pairs: GOODS.flatMap((one, index) =>
    GOODS.slice(index).map((other) => ({ do: 'trade', give, gain: [one, other] }) as const),
  ),
}));

const ISLAND_ACTIONS: { readonly [A in SeaAction]: IslandAction } = {
  shipExtension: { clause: 'SW-142', choices: [{ do: 'extend' }], offers: offerExtensions },
  tradeGoodsRum: {
    clause: 'SW-147',
    choices: [{ do: 'give-good' }, { do: 'give-rum' }],
    offers: offerSwaps,
  },
  tradeGoods: { clause: 'SW-153', choices: [{ do: 'trade' }], offers: offerTrades },
  freeRum: { clause: 'SW-158', choices: [GAIN_RUM], offers: offerRum },
  thaler: {
    clause: 'SW-159',
    choices: [GAIN_THALER],
    offers: (_, __, offer) => offer(GAIN_THALER),
  },
  islandOfPeace: {
    clause: 'SW-160',
    choices: [FIND_PEACE],
    offers: (_, __, offer) => offer(FIND_PEACE),
  },
};
const ROWS = Object.values(ISLAND_ACTIONS);

/** SW-142, SW-145 */
function offerExtensions(...[g, seat, offer, deny]: Parameters<Offers>): void {
  const canPay = shipOf(g, seat).thalers >= g.printed.content.amounts.islands.extensionThalers;
  for (const choice of EXTEND) {
    if (canPay && topOfStack(g, choice.type) > 0) offer(choice);
    else deny(choice, 'SW-145');
  }
}

/** SW-147 to SW-152 */
function offerSwaps(...[g, seat, offer, deny]: Parameters<Offers>): void {
  offerGivingGoods(g, seat, offer, deny);
  offerGivingRum(g, seat, offer, deny);
}

function offerGivingGoods(g: Seawolf, seat: Seat, offer: Offer<Swap>, deny: Deny<Swap>): void {
  const ship = shipOf(g, seat);
  for (const choice of GIVE_GOOD) {
    if (ship[choice.good] > 0) offer(choice);
    else deny(choice, 'SW-147');
  }
}

function offerGivingRum(g: Seawolf, seat: Seat, offer: Offer<Swap>, deny: Deny<Swap>): void {
  for (const choice of GIVE_RUM) {
    if (choice.good === 'cocoa') deny(choice, 'SW-151');
    else if (shipOf(g, seat).rum === 0) deny(choice, 'SW-147');
    else if (g.box[choice.good] === 0) deny(choice, 'SW-150');
    else offer(choice);
  }
}

/** SW-153 to SW-157, SW-S61. The discard that room may need is asked for afterwards (SW-162). */
function offerTrades(...[g, seat, offer, deny]: Parameters<Offers>): void {
  const ship = shipOf(g, seat);
  for (const { give, pairs } of TRADES) {
    const isAboard = ship[give] > 0;
    for (const trade of pairs) {
      const [one, other] = trade.gain;
      if (!isAboard) deny(trade, 'SW-153');
      else if (one === 'cocoa' || other === 'cocoa') deny(trade, 'SW-157');
      else if (one === give || other === give) deny(trade, 'SW-155');
      else if (g.box[one] < (one === other ? 2 : 1) || g.box[other] < 1) deny(trade, 'SW-S61');
      else offer(trade);
    }
  }
  for (const { give } of TRADES) {
    const only = ship[give] > 0 ? onlyMarkerFor(g, give) : undefined;
    if (only !== undefined) offer({ do: 'trade', give, gain: [only] });
  }
}

/** SW-S61: the last marker in the box that this good may still be traded for, if it is the last. */
function onlyMarkerFor(g: Seawolf, give: Good): Good | undefined {
  const left = ORDINARY_GOODS.filter((good) => good !== give && g.box[good] > 0);
  const only = left[0];
  return left.length === 1 && only !== undefined && g.box[only] === 1 ? only : undefined;
}

/** SW-158, SW-S74 */
function offerRum(...[g, seat, offer, deny]: Parameters<Offers>): void {
  if (canMakeRoom(g, roomFor(seat, countsOf(freeRum(g))))) offer(GAIN_RUM);
  else deny(GAIN_RUM, 'SW-S74');
}

const freeRum = (g: Seawolf): Cargo[] =>
  new Array<Cargo>(g.printed.content.amounts.islands.freeRum).fill('rum');

/** SW-258, SW-S57, SW-S113 */
function offerMarket(...[g, seat, offer, deny]: Parameters<Offers>): void {
  if (sternOf(g, seat).rumForGood === undefined) {
    deny({ do: 'market' }, 'SW-258');
    return;
  }
  for (const choice of MARKET) {
    if (shipOf(g, seat)[choice.good] > 0) offer(choice);
    else deny(choice, 'SW-258');
  }
}

export function offerTileAction(
  g: Seawolf,
  { seat, acted }: { readonly seat: Seat; readonly acted: boolean },
  offer: Offer<TileAction>,
  deny: Deny<TileAction>,
): void {
  if (acted) {
    denyTileActions('SW-129', deny);
    return;
  }
  const own = ISLAND_ACTIONS[seaFaceOf(g, tileOf(g, seat)).action];
  own.offers(g, seat, offer, deny);
  offerMarket(g, seat, offer, deny);
  for (const row of ROWS) if (row !== own) for (const choice of row.choices) deny(choice, 'SW-131');
}

export function denyTileActions(clause: ClauseId, deny: Deny<TileAction>): void {
  for (const row of ROWS) for (const choice of row.choices) deny(choice, clause);
  deny({ do: 'market' }, clause);
}

export function useTileAction(g: Draft, seat: Seat, choice: TileAction, act: Act<Kinds>): void {
  switch (choice.do) {
    case 'extend':
      extend(g, seat, choice.type, act);
      return;
    case 'give-good':
    case 'give-rum':
      swap(g, seat, choice, act);
      return;
    case 'trade':
      toBox(g, shipOf(g, seat), choice.give);
      makeRoom(g, roomFor(seat, countsOf(choice.gain)), act);
      act.next('islands/receive', { seat, give: [choice.give], gain: choice.gain });
      return;
    case 'gain-rum':
      makeRoom(g, roomFor(seat, countsOf(freeRum(g))), act);
      act.next('islands/receive', { seat, give: [], gain: freeRum(g) });
      return;
    case 'gain-thaler':
      gainThaler(g, seat, act);
      return;
    case 'find-peace':
      // SW-160, SW-161
      shipOf(g, seat).peaceful = true;
      act.emit('SW-160', 'peace-found', { seat });
      return;
    case 'market':
      toBox(g, shipOf(g, seat), choice.good);
      shipOf(g, seat).rum += sternOf(g, seat).rumForGood?.(g) ?? 0;
      act.emit('SW-258', 'traded', { seat, give: [choice.good], gain: ['rum'] });
      return;
    default:
      unreachable(choice);
  }
}

/** SW-142 to SW-146 */
function extend(g: Draft, seat: Seat, type: ExtensionType, act: Act<Kinds>): void {
  const { extensionThalers: thalers } = g.printed.content.amounts.islands;
  const value = topOfStack(g, type);
  shipOf(g, seat).thalers -= thalers;
  g.stacks[EXTENSION_TYPES.indexOf(type)] = value - 1;
  addExtension(g, seat, { type, value, thalers }, 'SW-142', act);
}

/** One for one; more of the same direction may follow (SW-148, SW-149). */
function swap(g: Draft, seat: Seat, choice: Swap, act: Act<Kinds>): void {
  const ship = shipOf(g, seat);
  if (choice.do === 'give-good') {
    toBox(g, ship, choice.good);
    ship.rum++;
    act.emit('SW-147', 'traded', { seat, give: [choice.good], gain: ['rum'] });
    if (goodsAboard(ship) > 0) act.next('islands/trade-on', { seat, give: 'goods' });
  } else {
    ship.rum--;
    fromBox(g, ship, choice.good);
    act.emit('SW-147', 'traded', { seat, give: ['rum'], gain: [choice.good] });
    if (ship.rum > 0 && ORDINARY_GOODS.some((good) => g.box[good] > 0))
      act.next('islands/trade-on', { seat, give: 'rum' });
  }
}

/** SW-159 */
function gainThaler(g: Draft, seat: Seat, act: Act<Kinds>): void {
  const { thalers } = g.printed.content.amounts.islands;
  shipOf(g, seat).thalers += thalers;
  act.emit('SW-159', 'thalers-gained', { seat, thalers });
}

const DONE = { do: 'done' } as const;

export const islands: Chapter<Kinds, 'islands'> = {
  'islands/trade-on': decision({
    seat: (_, { seat }) => seat,
    choices: (g, { seat, give }, offer, deny) => {
      offer(DONE);
      if (give === 'goods') {
        offerGivingGoods(g, seat, offer, deny);
        deny({ do: 'give-rum' }, 'SW-148');
      } else {
        offerGivingRum(g, seat, offer, deny);
        deny({ do: 'give-good' }, 'SW-148');
      }
    },
    answer: (g, { seat }, choice, act) => {
      if (choice.do !== 'done') swap(g, seat, choice, act);
    },
  }),

  'islands/receive': auto((g, { seat, give, gain }, act) => {
    const ship = shipOf(g, seat);
    g.room = null;
    for (const cargo of gain) {
      if (isGood(cargo)) fromBox(g, ship, cargo);
      else ship.rum++;
    }
    if (give.length > 0) act.emit('SW-153', 'traded', { seat, give, gain });
    else act.emit('SW-158', 'rum-gained', { seat, rum: gain.length });
  }),
};
