import type { Seat } from '@quarterdeck/kernel';
import { at, unreachable } from '@quarterdeck/kernel';
import type { KeyOf, Part, Detail as Promised, Say } from '@quarterdeck/kernel/say';
import type { LayOrders, TileAction, Unload } from '../model/choices.ts';
import type { Kinds, Seawolf } from '../model/state.ts';
import { type Loot, ORDINARY_GOODS, type OrdinaryGood } from '../pack/components.ts';
import type { TileId } from '../pack/printed.ts';
import { faceName, wordingsOf } from '../pack/wordings.ts';
import { freeSpaces } from '../rules/hold.ts';
import { markersLeft, nextMarker } from '../rules/loading.ts';
import { isPort, portFaceOf, seaFaceOf, shipOf, tileOf } from '../rules/map.ts';
import { courseOf } from '../rules/moving.ts';
import { isAnchor } from '../rules/orders.ts';
import { payoutFor, wantedBy } from '../rules/ports.ts';
import { sternOf } from '../rules/sterns.ts';
import type { ENGLISH } from './english.ts';
import { holdings, promise, wanted } from './measures.ts';
import { cargoName, faceText, put } from './names.ts';

type Details = NonNullable<Say<Kinds, typeof ENGLISH>['detail']>;
type Key = KeyOf<typeof ENGLISH>;
type Detail = Promised<Key>;
type Parts = readonly Part<Key>[];

const printed = (text: string): Part<Key> => put('detail.text', { text });

/** Cards are shown in the captain's turn: until then nothing of it has happened. */
function orderDetail(g: Seawolf, { cards }: LayOrders, seat: Seat): Detail {
  const { cost, mutiny, tile } = courseOf(g, seat, cards);
  const { rum } = shipOf(g, seat);
  if (isAnchor(cards))
    return [
      promise('costs.rum', 0, seat, 'orders-shown'),
      promise('leads.place.anchor', tile, seat, 'orders-shown'),
    ];
  if (mutiny)
    return [
      promise('tells.mutinied', undefined, seat, 'orders-shown'),
      promise('costs.rum.mutiny', rum, seat, 'orders-shown'),
      promise('leads.place.mutiny', tile, seat, 'orders-shown'),
    ];
  return [
    promise('costs.rum', cost, seat, 'orders-shown'),
    promise('has.rum', rum, seat),
    promise('leads.place', tile, seat, 'orders-shown'),
    ...tileText(g, tile, faceFound(g, seat, tile)),
    ...(isPort(g, tile) ? saleText(g, seat, tile) : []),
  ];
}

/** SW-164: what of the cargo the port wants as it is now; cocoa fits anywhere and is not asked about. */
function saleText(g: Seawolf, seat: Seat, tile: TileId): Parts {
  const ship = shipOf(g, seat);
  const wants = wanted(g, tile);
  const goods = ORDINARY_GOODS.filter((good) => ship[good] > 0 && wants.includes(good));
  if (goods.length > 0)
    return [put('detail.sale', { goods: { list: goods.map((good) => cargoName(good)) } })];
  return ship.cocoa === 0 ? [put('detail.no-sale')] : [];
}

/** SW-S44: a ship that comes back has turned the tile it left, where nobody else was. */
function faceFound(g: Seawolf, seat: Seat, tile: TileId): number {
  const up = at(g.faces, tile);
  const isBack = shipOf(g, seat).tile === tile;
  const others = g.ships.some((ship) => ship.seat !== seat && ship.tile === tile);
  return isBack && !others && g.pirate !== tile && !isPort(g, tile) ? 1 - up : up;
}

/** What a tile offers now: of a port, what it still wants (SW-164). */
function tileText(g: Seawolf, tile: TileId, face = at(g.faces, tile)): Parts {
  if (isPort(g, tile))
    return [
      promise('has.wants', wanted(g, tile), tile),
      promise('has.portRum', portFaceOf(g, tile).rum, tile),
    ];
  const name = faceName(g, at(g.pieces, tile), face);
  return [put('detail.face', { tile: name, text: faceText(g, tile, face) })];
}

function loadDetail(g: Seawolf, row: OrdinaryGood, seat: Seat): Detail {
  const left = markersLeft(g, row).length;
  const free = freeSpaces(g, shipOf(g, seat));
  // SW-S107: in the last round that the limit allows nothing follows.
  const ends = g.lastRound === null && g.round < wordingsOf(g).amounts.limits.rounds;
  const last =
    left === 1 && ends ? [promise('tells.end-triggered', undefined, seat, 'loaded')] : [];
  if (free <= 0) return [...last, promise('asks.hold/discard')];
  if (last.length > 0) return last;
  return [
    nextMarker(g, row) === 'cocoa'
      ? promise('brings.cocoa', 1, seat)
      : promise('has.row', left, row),
    promise('has.free', free, seat),
  ];
}

/** What a gain brings, or that room must be made for it (SW-072). */
const rumGained = (g: Seawolf, rum: number, seat: Seat): Part<Key> =>
  freeSpaces(g, shipOf(g, seat)) >= rum
    ? promise('brings.rum', rum, seat)
    : promise('asks.hold/discard');

function actionDetail(g: Seawolf, choice: TileAction, seat: Seat): Detail {
  const { islands } = wordingsOf(g).amounts;
  switch (choice.do) {
    case 'extend':
      return [
        promise('costs.thalers', islands.extensionThalers, seat),
        printed(wordingsOf(g).extensions.types[choice.type].text),
      ];
    case 'give-rum':
      return [promise('costs.rum', 1, seat), promise('has.box', g.box[choice.good], choice.good)];
    case 'give-good':
      return [promise('costs.goods', 1, seat), promise('brings.rum', 1, seat)];
    case 'market':
      return [
        promise('costs.goods', 1, seat),
        promise('brings.rum', sternOf(g, seat).rumForGood?.(g) ?? 0, seat),
      ];
    case 'gain-rum':
      return rumGained(g, islands.freeRum, seat);
    case 'gain-thaler':
      return promise('brings.thalers', islands.thalers, seat);
    case 'find-peace':
      return promise('tells.peace-found');
    case 'trade':
      return printed(wordingsOf(g).seaActions[seaFaceOf(g, tileOf(g, seat)).action].text);
    default:
      return unreachable(choice);
  }
}

function unloadDetail(g: Seawolf, choice: Unload, seat: Seat): Detail {
  const covered = choice.do === 'unload-across' ? 2 : 1;
  const open = wantedBy(g, tileOf(g, seat)).filter((one) => one !== undefined).length;
  const pay = payoutFor(g, (g.visit?.unloaded ?? 0) + covered);
  const paid = promise('brings.thalers.visit', pay, seat, 'goods-paid');
  if (open !== covered) return paid;
  // SW-S69
  const chests = Math.min(wordingsOf(g).amounts.portPayout.chests, g.chestStack.length);
  return [paid, promise('brings.chests', chests, seat, 'port-completed')];
}

function lootDetail(g: Seawolf, loot: Loot, winner: Seat, loser: Seat): Detail {
  const have = promise('has.holdings.loser', holdings(g, loser), loser);
  const isFull = loot !== 'thalers' && freeSpaces(g, shipOf(g, winner)) <= 0;
  return isFull ? [have, promise('asks.hold/discard')] : have;
}

const rumLoaded = (g: Seawolf, rum: number, seat: Seat): Detail => {
  const free = freeSpaces(g, shipOf(g, seat));
  return rum > free
    ? promise('costs.goods.room', rum - free, seat, 'rum-loaded')
    : promise('has.free', free, seat);
};

/** What a choice costs and brings. */
export const details: Details = {
  'sterns/choose-extension': (g, { type }) => printed(wordingsOf(g).extensions.types[type].text),
  'setup/place-pirate': (g, { tile }) => tileText(g, tile),
  'setup/place-ship': (g, { tile }) => tileText(g, tile),
  'orders/emergency': (g, choice, { seat }) =>
    choice.do === 'decline'
      ? put('detail.decline')
      : [
          promise('brings.rum', wordingsOf(g).amounts.emergencyRum.rum, seat),
          put('detail.exchange'),
        ],
  'orders/choose': (g, choice, _, seat) => orderDetail(g, choice, seat),
  'actions/choose': (g, choice, { seat }) => {
    switch (choice.do) {
      case 'end':
        return put('detail.end');
      case 'load':
        return loadDetail(g, choice.good, seat);
      case 'take-cannon':
        return [promise('has.supply', g.cannons), promise('brings.cannons', 1, seat)];
      case 'unload':
      case 'unload-across':
        return unloadDetail(g, choice, seat);
      case 'extend':
      case 'give-good':
      case 'give-rum':
      case 'trade':
      case 'gain-rum':
      case 'gain-thaler':
      case 'find-peace':
      case 'market':
        return actionDetail(g, choice, seat);
      default:
        return unreachable(choice);
    }
  },
  'hold/discard': (g, _, __, seat) => promise('has.holdings', holdings(g, seat), seat),
  'islands/trade-on': (g, choice, { seat }) =>
    choice.do === 'done' ? undefined : actionDetail(g, choice, seat),
  'ports/unload': (g, choice, { seat }) =>
    choice.do === 'done'
      ? promise('brings.thalers', payoutFor(g, g.visit?.unloaded ?? 0), seat, 'goods-paid')
      : unloadDetail(g, choice, seat),
  'ports/load-rum': (g, { rum }, { seat }) => rumLoaded(g, rum, seat),
  'battle/keep-peace': (g, choice) =>
    choice.do === 'fight'
      ? put('detail.fight')
      : promise('has.peace', wordingsOf(g).sterns.peacemaker.effect.thalersUnused),
  'pirate/pay': (g, _, { seat }) => promise('has.holdings', holdings(g, seat), seat),
  'captains/loot': (g, choice, { winner, loser }) =>
    choice.do === 'take' ? lootDetail(g, choice.loot, winner, loser) : undefined,
};
