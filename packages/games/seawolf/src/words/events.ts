import { HIDDEN, idsOf } from '@quarterdeck/kernel';
import type { Param, Say } from '@quarterdeck/kernel/say';
import type { Kinds } from '../model/state.ts';
import { isPort } from '../rules/map.ts';
import type { ENGLISH } from './english.ts';
import { cardsShown } from './labels.ts';
import {
  captain,
  captains,
  cargoList,
  cargoName,
  directionName,
  extensionName,
  faceText,
  missionName,
  placeName,
  portName,
  positionName,
  put,
  sternName,
  thalers,
  tileName,
} from './names.ts';

type Events = Say<Kinds, typeof ENGLISH>['event'];

/**
 * The lines of the log. Where the viewer was not told, the data has holes. A line may be read long
 * after: of `g` it takes only what never changes (a tile stays a port, though not the same one).
 */
export const events: Events = {
  'first-captain-drawn': ({ seat }) => put('event.first-captain-drawn', { seat: captain(seat) }),
  'missions-drawn': ({ missions }, g) =>
    put('event.missions-drawn', {
      missions: { list: missions.map((mission) => missionName(g, mission)) },
    }),
  'stern-dealt': ({ seat, stern }, g) =>
    put('event.stern-dealt', { seat: captain(seat), stern: sternName(g, stern) }),
  'cargo-stocked': ({ seat, rum, good }) =>
    good === null
      ? put('event.cargo-stocked', { seat: captain(seat), rum })
      : put('event.cargo-stocked-good', { seat: captain(seat), rum, good: cargoName(good) }),
  'extension-gained': ({ seat, type, value, thalers: price }, g) => {
    const piece = { seat: captain(seat), extension: extensionName(g, type), value };
    return price === 0
      ? put('event.extension-gained', piece)
      : put('event.extension-bought', { ...piece, thalers: thalers(price) });
  },
  'cannon-taken': ({ seat }) => put('event.cannon-taken', { seat: captain(seat) }),
  'thalers-gained': ({ seat, thalers: count }) =>
    put('event.thalers-gained', { seat: captain(seat), thalers: thalers(count) }),
  'pirate-placed': ({ tile }, g) => put('event.pirate-placed', { tile: tileName(g, tile) }),
  'ship-placed': ({ seat, tile }, g) =>
    put('event.ship-placed', { seat: captain(seat), tile: tileName(g, tile) }),
  'round-begun': ({ round, first, last }) =>
    last
      ? put('event.last-round-begun', { first: captain(first) })
      : put('event.round-begun', { round, first: captain(first) }),
  'emergency-rum': ({ seat, goods, rum }) =>
    put('event.emergency-rum', { seat: captain(seat), goods: cargoList(goods), rum }),
  'orders-laid': ({ counts }, g) => put('event.orders-laid', { laid: laidCards(counts, g) }),
  'orders-shown': ({ seat, cards }) =>
    put('event.orders-shown', {
      seat: captain(seat),
      cards: cardsShown(cards),
      count: cards.length,
    }),
  'anchor-dropped': ({ seat, tile }, g) =>
    isPort(g, tile)
      ? put('event.anchor-dropped-port', { seat: captain(seat) })
      : put('event.anchor-dropped', { seat: captain(seat), tile: tileName(g, tile) }),
  mutinied: ({ seat, cause, rum }) =>
    cause === 'no-rum'
      ? put('event.mutinied-no-rum', { seat: captain(seat) })
      : put('event.mutinied-unpaid', { seat: captain(seat), rum }),
  drifted: ({ seat, to, port }, g) =>
    put('event.drifted', { seat: captain(seat), tile: placeName(g, to, port) }),
  'rum-paid': ({ seat, rum }) => put('event.rum-paid', { seat: captain(seat), rum }),
  sailed: ({ seat, direction, to, port }, g) =>
    put('event.sailed', {
      seat: captain(seat),
      direction: directionName(direction),
      tile: placeName(g, to, port),
    }),
  'tile-turned': ({ tile, face }, g) =>
    put('event.tile-turned', { tile: tileName(g, tile), text: faceText(g, tile, face) }),
  loaded: ({ seat, row, good }) =>
    good === row
      ? put('event.loaded', { seat: captain(seat), good: cargoName(good) })
      : put('event.loaded-cocoa', { seat: captain(seat), row: cargoName(row) }),
  discarded: ({ seat, cargo }) =>
    put('event.discarded', { seat: captain(seat), cargo: cargoName(cargo) }),
  traded: ({ seat, give, gain }) =>
    put('event.traded', { seat: captain(seat), give: cargoList(give), gain: cargoList(gain) }),
  'rum-gained': ({ seat, rum }) => put('event.rum-gained', { seat: captain(seat), rum }),
  'peace-found': ({ seat }) => put('event.peace-found', { seat: captain(seat) }),
  unloaded: ({ seat, port, good, slots }, g) =>
    slots > 1
      ? put('event.unloaded-across', { seat: captain(seat), port: portName(g, port) })
      : put('event.unloaded', {
          seat: captain(seat),
          good: cargoName(good),
          port: portName(g, port),
        }),
  'goods-paid': ({ seat, goods, thalers: count }) =>
    put('event.goods-paid', {
      seat: captain(seat),
      goods: put('goods', { count: goods }),
      thalers: thalers(count),
    }),
  'rum-loaded': ({ seat, rum }) => put('event.rum-loaded', { seat: captain(seat), rum }),
  'chest-drawn': ({ seat, value }) =>
    value === HIDDEN
      ? put('event.chest-drawn', { seat: captain(seat) })
      : put('event.own-chest-drawn', { seat: captain(seat), thalers: thalers(value) }),
  'port-completed': ({ seat, port }, g) =>
    put('event.port-completed', { seat: captain(seat), port: portName(g, port) }),
  'ports-recycled': () => put('event.ports-recycled'),
  'port-opened': ({ port }, g) => put('event.port-opened', { port: portName(g, port) }),
  'end-triggered': ({ row, lastRound }) =>
    put('event.end-triggered', { row: cargoName(row), round: lastRound }),
  'wind-spun': ({ wind }) => put('event.wind-spun', { wind: directionName(wind) }),
  'pirate-moved': ({ to }, g) => put('event.pirate-moved', { tile: tileName(g, to) }),
  'peace-kept': ({ seat }) => put('event.peace-kept', { seat: captain(seat) }),
  'pirate-fired': ({ against, dice, hits }) =>
    put('event.pirate-fired', { seat: captain(against), count: hits, dice: dice.length }),
  fired: ({ seat, sure, dice, hits }) => {
    const shots = { seat: captain(seat), count: hits, dice: put('dice', { count: dice.length }) };
    return sure === 0
      ? put('event.fired', shots)
      : put('event.fired-sure', { ...shots, sure: put('sure', { count: sure }) });
  },
  'pirate-beaten': ({ seat, thalers: count }) =>
    put('event.pirate-beaten', { seat: captain(seat), thalers: thalers(count) }),
  'pirate-drawn': ({ seat, thalers: count }) =>
    count === 0
      ? put('event.pirate-drawn', { seat: captain(seat) })
      : put('event.pirate-drawn-lucky', { seat: captain(seat), thalers: thalers(count) }),
  'pirate-won': ({ seat, difference }) =>
    put('event.pirate-won', { seat: captain(seat), difference }),
  'loot-paid': ({ seat, loot }) =>
    put('event.loot-paid', { seat: captain(seat), loot: cargoName(loot) }),
  'captains-met': ({ tile, seats }, g) =>
    isPort(g, tile)
      ? put('event.captains-met-port', { seats: captains(seats) })
      : put('event.captains-met', { seats: captains(seats), tile: tileName(g, tile) }),
  'captains-drawn': ({ seats }) => put('event.captains-drawn', { seats: captains(seats) }),
  'nothing-to-take': ({ winner, loser, difference }) =>
    put('event.nothing-to-take', {
      winner: captain(winner),
      loser: captain(loser),
      difference,
    }),
  'loot-left': ({ winner, loser }) =>
    put('event.loot-left', { winner: captain(winner), loser: captain(loser) }),
  'nothing-to-pay': ({ seat }) => put('event.nothing-to-pay', { seat: captain(seat) }),
  looted: ({ winner, loser, loot }) =>
    put('event.looted', {
      winner: captain(winner),
      loser: captain(loser),
      loot: cargoName(loot),
    }),
  'mission-completed': ({ seat, mission, position }, g) =>
    put('event.mission-completed', {
      seat: captain(seat),
      mission: missionName(g, mission),
      position: positionName(position),
    }),
  'mission-lost': ({ seat, mission }, g) =>
    put('event.mission-lost', { seat: captain(seat), mission: missionName(g, mission) }),
  'spinner-passed': ({ seat }) => put('event.spinner-passed', { seat: captain(seat) }),
  'chests-opened': ({ seat, values }) =>
    values.length === 0
      ? put('event.chests-opened-none', { seat: captain(seat) })
      : put('event.chests-opened', {
          seat: captain(seat),
          values: { list: values.map((value) => thalers(value)) },
          count: values.length,
        }),
  'game-ended': () => put('event.game-ended'),
};

/** "Ada 1 card and Bert none (mutiny)" */
function laidCards(counts: readonly number[], g: Parameters<Events['orders-laid']>[1]): Param {
  return {
    list: idsOf<Kinds['state']['first']>(g.ships).map((seat) =>
      put('event.orders-laid-one', { seat: captain(seat), count: counts[seat] ?? 0 }),
    ),
  };
}
