import type { Say } from '@quarterdeck/kernel';
import { at } from '@quarterdeck/kernel';
import type { TurnChoice } from '../choices.ts';
import type { Action, Reward } from '../components.ts';
import { suitOf } from '../geometry/map.ts';
import type { CardId, SlotId } from '../printed.ts';
import type { Ahoy, Kinds } from '../state.ts';
import type { ENGLISH } from './english.ts';
import { put, slotName } from './names.ts';

type Words = Say<Kinds, typeof ENGLISH>;
type Group = ReturnType<NonNullable<NonNullable<Words['group']>['turn/act']>>;

const ACTION_ICONS: { readonly [A in Action]: string } = {
  sail: 'sail',
  'full-sail': 'sail',
  tailwind: 'wheel',
  cannons: 'cannon',
  repair: 'repair',
  order: 'map',
  bombard: 'hit',
  deploy: 'pawn',
  assemble: 'comrade',
  inspire: 'comrade',
  rally: 'comrade',
  negotiate: 'deckhand',
};

const REWARD_ICONS: { readonly [R in Reward]: string | undefined } = {
  start: undefined,
  'spend-gold': 'coin',
  'move-2': 'sail',
  'move-2-ignore': 'sail',
  'fame-1': 'fame',
  'fame-2': 'fame',
  'fame-3': 'fame',
  'fame-4-wealth': 'fame',
  'recruit-1': 'deckhand',
  'free-tailwind': 'wheel',
  'gold-1': 'coin',
  'gold-2': 'coin',
  'repair-all': 'repair',
  'repair-all-fame': 'repair',
  'add-tile': 'map',
};

const suitIcon = (g: Ahoy, card: CardId): string => `suit-${at(g.printed.cards, card).suit}`;

function slotIcon(g: Ahoy, slot: SlotId): string {
  const { action, ship } = at(g.printed.slots, slot);
  if (ship !== null) return 'ship-cutter';
  return action === null ? 'deckhand' : ACTION_ICONS[action];
}

function turnGroup(g: Ahoy, choice: TurnChoice): Group {
  switch (choice.do) {
    case 'place':
      return {
        title: put('group.action', { action: slotName(g, choice.slot) }),
        icon: slotIcon(g, choice.slot),
      };
    case 'change':
      return { title: put('group.gold'), icon: 'coin' };
    case 'recruit-with':
    case 'recruit':
      return { title: put('group.market'), icon: 'deckhand' };
    case 'use':
      return { title: put('group.crew'), icon: 'deckhand' };
    case 'plan':
      return { title: put('group.plans'), icon: 'plan' };
    case 'smuggle':
    case 'deliver':
      return { title: put('group.cargo'), icon: 'hold' };
    default:
      return undefined;
  }
}

/** The headings over choices that belong together. */
export const groups: NonNullable<Words['group']> = {
  'turn/act': turnGroup,
  'dice/place': turnGroup,
  'moving/step': (_, choice) => {
    if (choice.do === 'move') return { title: put('group.move'), icon: 'sail' };
    return choice.do === 'stop' ? undefined : { title: put('group.explore'), icon: 'map' };
  },
  'rewards/step': (_, { take }) =>
    take ? { title: put('group.take'), icon: 'fame' } : { title: put('group.leave') },
};

function turnIcon(g: Ahoy, choice: TurnChoice): string | undefined {
  switch (choice.do) {
    case 'place':
      return slotIcon(g, choice.slot);
    case 'change':
      return 'coin';
    case 'recruit-with':
    case 'recruit':
    case 'use':
    case 'smuggle':
    case 'deliver':
      return suitIcon(g, choice.card);
    case 'plan':
      return 'plan';
    default:
      return undefined;
  }
}

export const icons: NonNullable<Words['icon']> = {
  'turn/act': turnIcon,
  'dice/place': turnIcon,
  'moving/step': (_, choice) => {
    if (choice.do === 'explore') return 'map';
    return choice.do === 'stop' ? 'em-anchor' : 'sail';
  },
  'moving/steer': () => 'current',
  'anchoring/choose': (_, choice) => {
    switch (choice.do) {
      case 'take-treasure':
        return 'coin';
      case 'harbor-repair':
        return 'repair';
      case 'harbor-load':
        return 'cannon';
      case 'place-patrol':
        return 'pawn';
      case 'place-comrades':
      case 'gain-comrades':
        return 'comrade';
      default:
        return undefined;
    }
  },
  'battle/choose': () => 'cannon',
  'battle/fire': (_, choice) => (choice.do === 'fire' ? 'cannon' : undefined),
  'damage/slot': () => 'damage',
  'damage/target': () => 'damage',
  'repair/choose': (_, choice) => (choice.do === 'repair' ? 'repair' : undefined),
  'crew/use': (g, choice) => (choice.do === 'use' ? suitIcon(g, choice.card) : undefined),
  'crew/box': (g, { card }) => suitIcon(g, card),
  'crew/take': (g, { card }) => suitIcon(g, card),
  'market/recruit-free': (g, choice) =>
    choice.do === 'recruit' ? suitIcon(g, choice.card) : undefined,
  'squadron/build': (_, choice) => (choice.do === 'build' ? 'stronghold' : undefined),
  'plans/at-battle': () => 'plan',
  'plans/enlist-at': (g, choice) =>
    choice.do === 'recruit' ? suitIcon(g, choice.card) : undefined,
  'smugglers/overboard': (g, { card }) => suitIcon(g, card),
  'rewards/step': (g, { reward, take }) =>
    take ? REWARD_ICONS[at(g.printed.rewards, reward)] : undefined,
  'rewards/spend': () => 'coin',
  'clean-up/raise': (g, { region }) => `suit-${suitOf(g, region)}`,
};

const ON_A_TURN = {
  place: put('kind.place'),
  change: put('kind.change'),
  'recruit-with': put('kind.recruit-with'),
  recruit: put('kind.recruit'),
  use: put('kind.use'),
  plan: put('kind.plan'),
  smuggle: put('kind.smuggle'),
  deliver: put('kind.deliver'),
  'set-aside': put('kind.set-aside'),
  'end-turn': put('do.end-turn'),
};

/** The words on a whole kind of choice that is denied. */
export const kinds: NonNullable<Words['kind']> = {
  'turn/act': ON_A_TURN,
  'dice/place': {
    place: put('kind.place'),
    change: put('kind.change'),
    'recruit-with': put('kind.recruit-with'),
  },
  'dice/load': { load: put('kind.load'), change: put('kind.change') },
  'moving/step': {
    move: put('kind.move'),
    explore: put('kind.explore'),
    'sea-witch': put('kind.sea-witch'),
    stop: put('do.stop'),
  },
  'moving/land': { move: put('kind.move'), decline: put('do.no-jump') },
  'moving/steer': { ride: put('kind.ride'), stay: put('do.stay') },
  'moving/carried-off': {
    explore: put('kind.explore'),
    'sea-witch': put('kind.sea-witch'),
    stay: put('do.stay'),
  },
  'anchoring/choose': {
    'take-treasure': put('kind.treasure'),
    'harbor-repair': put('kind.harbor-repair'),
    'harbor-load': put('kind.harbor-load'),
    'place-patrol': put('do.place-patrol'),
    'place-comrades': put('kind.place-comrades'),
    'gain-comrades': put('kind.gain-comrades'),
  },
  'battle/fire': { fire: put('kind.fire') },
  'battle/victory': { victory: put('kind.victory') },
  'damage/slot': { damage: put('kind.damage') },
  'crew/use': { use: put('kind.use') },
  'crew/take': { take: put('kind.take') },
  'squadron/order': { order: put('kind.order') },
  'squadron/build': { build: put('kind.build') },
};
