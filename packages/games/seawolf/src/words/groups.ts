import { unreachable } from '@quarterdeck/kernel';
import type { Say } from '@quarterdeck/kernel/say';
import type { Kinds } from '../model/state.ts';
import type { ExtensionType } from '../pack/components.ts';
import type { SeaAction } from '../pack/ids.gen.ts';
import { wordingsOf } from '../pack/wordings.ts';
import { seaFaceOf, tileOf } from '../rules/map.ts';
import { isAnchor, stepsOf } from '../rules/orders.ts';
import type { ENGLISH } from './english.ts';
import { put } from './names.ts';

type Words = Say<Kinds, typeof ENGLISH>;

const ACTION_ICONS: { readonly [A in SeaAction]: string } = {
  shipExtension: 'saw',
  tradeGoodsRum: 'swap',
  tradeGoods: 'swap',
  freeRum: 'barrels',
  thaler: 'coin',
  islandOfPeace: 'peace',
};
const EXTENSION_ICONS: { readonly [T in ExtensionType]: string } = {
  hold: 'hold',
  cannonBase: 'cannon-base',
  extraSail: 'sail',
  extraWick: 'wick',
};
const LOOT_ICONS = {
  cotton: 'cotton',
  wine: 'wine',
  tea: 'tea',
  cocoa: 'cocoa',
  rum: 'barrels',
  thalers: 'coin',
} as const;

/** The headings over choices that belong together. */
export const groups: NonNullable<Words['group']> = {
  'orders/choose': (_, { cards }) => {
    if (isAnchor(cards)) return { title: put('group.anchor'), icon: 'em-anchor' };
    return stepsOf(cards).length > 1
      ? { title: put('group.two'), icon: 'sail' }
      : { title: put('group.one'), icon: 'sail' };
  },
  'actions/choose': (g, choice, { seat }) => {
    switch (choice.do) {
      case 'end':
        return undefined;
      case 'load':
      case 'take-cannon':
        return { title: put('group.load'), icon: 'hold' };
      case 'unload':
      case 'unload-across':
        return { title: put('group.unload'), icon: 'harbor' };
      case 'market':
        return { title: put('group.market'), icon: 'swap' };
      case 'extend':
      case 'give-good':
      case 'give-rum':
      case 'trade':
      case 'gain-rum':
      case 'gain-thaler':
      case 'find-peace': {
        const { action } = seaFaceOf(g, tileOf(g, seat));
        const title = put('group.action', { action: wordingsOf(g).seaActions[action].name });
        return { title, icon: ACTION_ICONS[action] };
      }
      default:
        return unreachable(choice);
    }
  },
};

export const icons: NonNullable<Words['icon']> = {
  'sterns/choose-extension': (_, { type }) => EXTENSION_ICONS[type],
  'sterns/choose-cargo': (_, choice) =>
    choice.do === 'rum-alone' ? 'barrels' : LOOT_ICONS[choice.good],
  'setup/place-pirate': () => 'ship-pirate',
  'setup/place-ship': () => 'ship-brig',
  'orders/choose': (_, { cards }) => (isAnchor(cards) ? 'em-anchor' : 'sail'),
  'actions/choose': (_, choice) => {
    switch (choice.do) {
      case 'load':
      case 'give-good':
      case 'give-rum':
      case 'market':
      case 'unload':
        return LOOT_ICONS[choice.good];
      case 'unload-across':
        return 'cocoa';
      case 'take-cannon':
        return 'cannon';
      case 'extend':
        return EXTENSION_ICONS[choice.type];
      case 'trade':
        return 'swap';
      case 'gain-rum':
        return 'barrels';
      case 'gain-thaler':
        return 'coin';
      case 'find-peace':
        return 'peace';
      case 'end':
        return undefined;
      default:
        return unreachable(choice);
    }
  },
  'hold/discard': (_, { cargo }) => LOOT_ICONS[cargo],
  'islands/trade-on': (_, choice) => (choice.do === 'done' ? undefined : LOOT_ICONS[choice.good]),
  'ports/unload': (_, choice) => {
    if (choice.do === 'done') return undefined;
    return choice.do === 'unload' ? LOOT_ICONS[choice.good] : 'cocoa';
  },
  'ports/load-rum': () => 'barrels',
  'battle/keep-peace': (_, choice) => (choice.do === 'fight' ? 'cannon' : 'peace'),
  'pirate/pay': (_, { loot }) => LOOT_ICONS[loot],
  'captains/loot': (_, choice) => (choice.do === 'take' ? LOOT_ICONS[choice.loot] : undefined),
};

/** The words on a whole kind of choice that is denied. */
export const kinds: NonNullable<Words['kind']> = {
  'actions/choose': {
    load: put('kind.load'),
    'take-cannon': put('do.cannon'),
    extend: put('kind.extend'),
    'give-good': put('kind.give-good'),
    'give-rum': put('kind.give-rum'),
    trade: put('kind.trade'),
    'gain-rum': put('do.gain-rum'),
    'gain-thaler': put('do.gain-thaler'),
    'find-peace': put('do.find-peace'),
    market: put('kind.market'),
    unload: put('kind.unload'),
    'unload-across': put('kind.unload-across'),
  },
  'islands/trade-on': {
    'give-good': put('kind.give-good'),
    'give-rum': put('kind.give-rum'),
  },
};
