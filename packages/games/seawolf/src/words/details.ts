import type { Seat } from '@quarterdeck/kernel';
import { at, unreachable } from '@quarterdeck/kernel';
import type { Param, Say } from '@quarterdeck/kernel/say';
import type { LayOrders, TileAction, Unload } from '../model/choices.ts';
import type { Kinds, Seawolf } from '../model/state.ts';
import type { Loot, OrdinaryGood } from '../pack/components.ts';
import type { TileId } from '../pack/printed.ts';
import { faceName, wordingsOf } from '../pack/wordings.ts';
import { freeSpaces } from '../rules/hold.ts';
import { markersLeft, nextMarker } from '../rules/loading.ts';
import { isPort, portFaceOf, seaFaceOf, shipOf, tileOf } from '../rules/map.ts';
import { courseOf } from '../rules/moving.ts';
import { isAnchor } from '../rules/orders.ts';
import { payoutFor, wantedBy } from '../rules/ports.ts';
import type { ENGLISH } from './english.ts';
import {
  captain,
  cargoList,
  cargoName,
  faceText,
  lootCount,
  put,
  thalers,
  tileName,
} from './names.ts';

type Details = NonNullable<Say<Kinds, typeof ENGLISH>['detail']>;
type Detail = ReturnType<NonNullable<Details['orders/choose']>>;

const freeIn = (g: Seawolf, seat: Seat) => put('spaces', { count: freeSpaces(g, shipOf(g, seat)) });

function orderDetail(g: Seawolf, { cards }: LayOrders, seat: Seat): Detail {
  const { cost, mutiny, tile } = courseOf(g, seat, cards);
  const { rum } = shipOf(g, seat);
  if (isAnchor(cards)) return put('detail.anchor', { tile: tileName(g, tile) });
  if (mutiny) return put('detail.order-mutiny', { cost, rum, tile: tileName(g, tile) });
  const face = faceFound(g, seat, tile);
  const name = faceName(g, at(g.pieces, tile), face);
  return put('detail.order', { cost, rum, tile: name, text: tileText(g, tile, face) });
}

/** SW-S44: a ship that comes back has turned the tile it left, where nobody else was. */
function faceFound(g: Seawolf, seat: Seat, tile: TileId): number {
  const up = at(g.faces, tile);
  const isBack = shipOf(g, seat).tile === tile;
  const others = g.ships.some((ship) => ship.seat !== seat && ship.tile === tile);
  return isBack && !others && g.pirate !== tile && !isPort(g, tile) ? 1 - up : up;
}

/** What a tile offers now: of a port, what it still wants (SW-164). */
function tileText(g: Seawolf, tile: TileId, face = at(g.faces, tile)): Param {
  if (!isPort(g, tile)) return faceText(g, tile, face);
  const wanted = wantedBy(g, tile).flatMap((good) => (good === undefined ? [] : [good]));
  return put('detail.port', {
    tile: tileName(g, tile),
    goods: cargoList(wanted),
    rum: portFaceOf(g, tile).rum,
  });
}

function loadDetail(g: Seawolf, row: OrdinaryGood, seat: Seat): Detail {
  const left = markersLeft(g, row).length;
  // SW-S107: in the last round that the limit allows nothing follows.
  const ends = g.lastRound === null && g.round < wordingsOf(g).amounts.limits.rounds;
  const isFull = freeSpaces(g, shipOf(g, seat)) <= 0;
  if (left === 1 && ends) return put(isFull ? 'detail.load-last-full' : 'detail.load-last');
  if (isFull) return put('detail.load-full');
  const free = freeIn(g, seat);
  return nextMarker(g, row) === 'cocoa'
    ? put('detail.load-cocoa', { row: cargoName(row), free })
    : put('detail.load', { left: put('markers', { count: left }), free });
}

function actionDetail(g: Seawolf, choice: TileAction, seat: Seat): Detail {
  switch (choice.do) {
    case 'extend': {
      const { text } = wordingsOf(g).extensions.types[choice.type];
      const price = thalers(wordingsOf(g).amounts.islands.extensionThalers);
      return put('detail.extend', { thalers: price, text });
    }
    case 'give-rum':
      return put('detail.goods-left', { left: put('markers', { count: g.box[choice.good] }) });
    case 'market':
      return put('detail.text', { text: wordingsOf(g).sterns.marketeer.text });
    case 'give-good':
    case 'trade':
    case 'gain-rum':
    case 'gain-thaler':
    case 'find-peace': {
      const { action } = seaFaceOf(g, tileOf(g, seat));
      return put('detail.text', { text: wordingsOf(g).seaActions[action].text });
    }
    default:
      return unreachable(choice);
  }
}

function unloadDetail(g: Seawolf, choice: Unload, seat: Seat): Detail {
  const covered = choice.do === 'unload-across' ? 2 : 1;
  const open = wantedBy(g, tileOf(g, seat)).filter((wanted) => wanted !== undefined).length;
  const pay = thalers(payoutFor(g, (g.visit?.unloaded ?? 0) + covered));
  if (open !== covered) return put('detail.unload', { thalers: pay });
  // SW-S69
  return put(g.chestStack.length > 0 ? 'detail.unload-completes' : 'detail.unload-completes-bare', {
    thalers: pay,
  });
}

function lootDetail(g: Seawolf, loot: Loot, winner: Seat, loser: Seat): Detail {
  const have = lootCount(shipOf(g, loser)[loot], loot);
  const isFull = loot !== 'thalers' && freeSpaces(g, shipOf(g, winner)) <= 0;
  return put(isFull ? 'detail.take-full' : 'detail.take', { loser: captain(loser), have });
}

/** One sentence on what a choice costs and brings. */
export const details: Details = {
  'sterns/choose-extension': (g, { type }) =>
    put('detail.text', { text: wordingsOf(g).extensions.types[type].text }),
  'setup/place-pirate': (g, { tile }) => put('detail.text', { text: tileText(g, tile) }),
  'setup/place-ship': (g, { tile }) => put('detail.text', { text: tileText(g, tile) }),
  'orders/emergency': (_, choice) =>
    put(choice.do === 'decline' ? 'detail.decline' : 'detail.exchange'),
  'orders/choose': (g, choice, _, seat) => orderDetail(g, choice, seat),
  'actions/choose': (g, choice, { seat }) => {
    switch (choice.do) {
      case 'end':
        return put('detail.end');
      case 'load':
        return loadDetail(g, choice.good, seat);
      case 'take-cannon':
        return put('detail.cannon', { left: g.cannons });
      case 'unload':
      case 'unload-across':
        return unloadDetail(g, choice, seat);
      default:
        return actionDetail(g, choice, seat);
    }
  },
  'hold/discard': (g, { cargo }, _, seat) =>
    put('detail.discard', { have: lootCount(shipOf(g, seat)[cargo], cargo) }),
  'islands/trade-on': (g, choice, { seat }) =>
    choice.do === 'done' ? undefined : actionDetail(g, choice, seat),
  'ports/unload': (g, choice, { seat }) =>
    choice.do === 'done'
      ? put('detail.done', { thalers: thalers(payoutFor(g, g.visit?.unloaded ?? 0)) })
      : unloadDetail(g, choice, seat),
  'ports/load-rum': (g, { rum }, { seat }) => {
    const missing = rum - freeSpaces(g, shipOf(g, seat));
    return missing > 0
      ? put('detail.load-rum-discard', { goods: put('goods', { count: missing }) })
      : put('detail.load-rum', { free: freeIn(g, seat) });
  },
  'battle/keep-peace': (g, choice) =>
    choice.do === 'fight'
      ? put('detail.fight')
      : put('detail.keep-peace', {
          thalers: thalers(wordingsOf(g).sterns.peacemaker.effect.thalersUnused),
        }),
  'pirate/pay': (g, { loot }, { seat }) =>
    put('detail.discard', { have: lootCount(shipOf(g, seat)[loot], loot) }),
  'captains/loot': (g, choice, { winner, loser }) =>
    choice.do === 'take' ? lootDetail(g, choice.loot, winner, loser) : undefined,
};
