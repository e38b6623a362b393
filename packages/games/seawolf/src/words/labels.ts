import { at, unreachable } from '@quarterdeck/kernel';
import type { Say } from '@quarterdeck/kernel/say';
import type { Swap, TileAction, Unload } from '../model/choices.ts';
import type { Kinds, Seawolf } from '../model/state.ts';
import type { Card, ExtensionType, OrdinaryGood } from '../pack/components.ts';
import type { TileId } from '../pack/printed.ts';
import { wordingsOf } from '../pack/wordings.ts';
import { topOfStack } from '../rules/extensions.ts';
import { nextMarker } from '../rules/loading.ts';
import { portFaceOf, tileOf } from '../rules/map.ts';
import { stepsOf } from '../rules/orders.ts';
import type { ENGLISH } from './english.ts';
import {
  cargoList,
  cargoName,
  chartName,
  directionName,
  extensionName,
  put,
  tileName,
} from './names.ts';

type Labels = Say<Kinds, typeof ENGLISH>['choice'];
type Label = ReturnType<Labels['orders/choose']>;

/** "Sail north, then east" */
function ordersLabel(cards: readonly Card[]): Label {
  const [first, other] = cards;
  if (first !== undefined && first === other) return sameCardLabel(first);
  if (first === '2x' && other !== undefined && other !== '2x')
    return put('do.double-first', { step: directionName(other) });
  const [step, second] = stepsOf(cards);
  if (step === undefined) return put(cards.length === 0 ? 'do.no-card' : 'do.anchor');
  if (second === undefined) return put('do.sail', { step: directionName(step) });
  return step === second
    ? put('do.sail-twice', { step: directionName(step) })
    : put('do.sail-two', { step: directionName(step), second: directionName(second) });
}

/** Nobody can lay it; it is named among what is denied. */
const sameCardLabel = (card: Card): Label =>
  card === '2x' ? put('do.double-twice') : put('do.same-card', { step: directionName(card) });

/** The same on the table, for all to see: "north, then east" */
export function cardsShown(cards: readonly Card[]): Label {
  const [step, second] = stepsOf(cards);
  if (step === undefined) return put('cards.anchor');
  if (second === undefined) return put('cards.one', { step: directionName(step) });
  return step === second
    ? put('cards.twice', { step: directionName(step) })
    : put('cards.two', { step: directionName(step), second: directionName(second) });
}

function placeLabel(g: Seawolf, tile: TileId): Label {
  return put('do.place', { tile: tileName(g, tile), place: chartName(g, tile) });
}

function swapLabel(choice: Swap): Label {
  return choice.do === 'give-good'
    ? put('do.give-good', { good: cargoName(choice.good) })
    : put('do.give-rum', { good: cargoName(choice.good) });
}

/** Slots are counted from 1, left to right. */
export function unloadLabel(g: Seawolf, choice: Unload, tile: TileId): Label {
  const slot = choice.slot + 1;
  if (choice.do === 'unload-across')
    return slot < portFaceOf(g, tile).slots.length
      ? put('do.unload-across', { slot, next: slot + 1 })
      : put('kind.unload-across');
  if (choice.good !== 'cocoa') return put('do.unload', { good: cargoName(choice.good), slot });
  const wanted = at(portFaceOf(g, tile).slots, choice.slot);
  return put('do.unload-cocoa', { slot, wanted: cargoName(wanted) });
}

/** By the marker that the captain will get (SW-134). */
const loadLabel = (g: Seawolf, row: OrdinaryGood): Label =>
  nextMarker(g, row) === 'cocoa'
    ? put('do.load-cocoa', { row: cargoName(row) })
    : put('do.load', { good: cargoName(row) });

/** An empty stack has no value to show. */
function extendLabel(g: Seawolf, type: ExtensionType): Label {
  const extension = capital(extensionName(g, type));
  const value = topOfStack(g, type);
  return value > 0 ? put('do.extend', { extension, value }) : put('do.extension', { extension });
}

function actionLabel(g: Seawolf, choice: TileAction): Label {
  switch (choice.do) {
    case 'extend':
      return extendLabel(g, choice.type);
    case 'give-good':
    case 'give-rum':
      return swapLabel(choice);
    case 'trade':
      return put('do.trade', { give: cargoName(choice.give), gain: cargoList(choice.gain) });
    case 'gain-rum':
      return put('do.gain-rum');
    case 'gain-thaler':
      return put('do.gain-thaler');
    case 'find-peace':
      return put('do.find-peace');
    case 'market':
      return put('do.market', { good: cargoName(choice.good) });
    default:
      return unreachable(choice);
  }
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const labels: Labels = {
  'sterns/choose-extension': (g, { type }) =>
    put('do.extension', { extension: capital(extensionName(g, type)) }),
  'sterns/choose-cargo': (g, choice) => {
    const { rumAlone, rumWithGood } = wordingsOf(g).sterns.hoocher.effect;
    return choice.do === 'rum-alone'
      ? put('do.rum-alone', { rum: rumAlone })
      : put('do.rum-and-good', { rum: rumWithGood, good: cargoName(choice.good) });
  },
  'setup/place-pirate': (g, { tile }) => placeLabel(g, tile),
  'setup/place-ship': (g, { tile }) => placeLabel(g, tile),
  'orders/emergency': (_, choice) =>
    choice.do === 'decline'
      ? put('do.decline')
      : put('do.exchange', { goods: cargoList(choice.goods) }),
  'orders/choose': (_, { cards }) => ordersLabel(cards),
  'actions/choose': (g, choice, { seat }) => {
    switch (choice.do) {
      case 'end':
        return put('do.end');
      case 'load':
        return loadLabel(g, choice.good);
      case 'take-cannon':
        return put('do.cannon');
      case 'unload':
      case 'unload-across':
        return unloadLabel(g, choice, tileOf(g, seat));
      case 'extend':
      case 'give-good':
      case 'give-rum':
      case 'trade':
      case 'gain-rum':
      case 'gain-thaler':
      case 'find-peace':
      case 'market':
        return actionLabel(g, choice);
      default:
        return unreachable(choice);
    }
  },
  'hold/discard': (_, { cargo }) => put('do.discard', { cargo: cargoName(cargo) }),
  'islands/trade-on': (_, choice) =>
    choice.do === 'done' ? put('do.done-trading') : swapLabel(choice),
  'ports/unload': (g, choice, { seat }) =>
    choice.do === 'done' ? put('do.done-unloading') : unloadLabel(g, choice, tileOf(g, seat)),
  'ports/load-rum': (_, { rum }) => (rum === 0 ? put('do.no-rum') : put('do.load-rum', { rum })),
  'battle/keep-peace': (_, choice) => put(`do.${choice.do}`),
  'pirate/pay': (_, { loot }) => put('do.pay', { loot: cargoName(loot) }),
  'captains/loot': (_, choice) =>
    choice.do === 'take' ? put('do.take', { loot: cargoName(choice.loot) }) : put('do.leave'),
};
