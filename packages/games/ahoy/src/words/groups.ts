import { at, unreachable } from '@quarterdeck/kernel';
import type { Say } from '@quarterdeck/kernel/say';
import type { TurnChoice } from '../model/choices.ts';
import type { Ahoy, Kinds } from '../model/state.ts';
import type { Action, Reward } from '../pack/components.ts';
import type { SlotId } from '../pack/printed.ts';
import type { ENGLISH } from './english.ts';
import { put } from './names.ts';

type Words = Say<Kinds, typeof ENGLISH>;
type Group = ReturnType<NonNullable<NonNullable<Words['group']>['turn/act']>>;

const ACTION_ICONS: { readonly [A in Action]: string } = {
  sail: 'sail',
  'full-sail': 'sail',
  tailwind: 'sail',
  cannons: 'cannon',
  repair: 'repair',
  order: 'map',
  bombard: 'cannon',
  deploy: 'ship',
  assemble: 'comrade',
  inspire: 'comrade',
  rally: 'comrade',
  negotiate: 'crew',
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
  'recruit-1': 'crew',
  'free-tailwind': 'sail',
  'gold-1': 'coin',
  'gold-2': 'coin',
  'repair-all': 'repair',
  'repair-all-fame': 'repair',
  'add-tile': 'map',
};

function slotIcon(g: Ahoy, slot: SlotId): string {
  const { action, ship } = at(g.printed.slots, slot);
  if (ship !== null) return 'ship';
  return action === null ? 'crew' : ACTION_ICONS[action];
}

function turnGroup(_: Ahoy, choice: TurnChoice): Group {
  switch (choice.do) {
    case 'place':
      return { title: put('group.die', { die: choice.die }) };
    case 'change':
      return { title: put('group.gold'), icon: 'coin' };
    case 'recruit-with':
    case 'recruit':
      return { title: put('group.market'), icon: 'crew' };
    case 'use':
      return { title: put('group.crew'), icon: 'crew' };
    case 'plan':
      return { title: put('group.plans'), icon: 'plan' };
    case 'smuggle':
    case 'deliver':
      return { title: put('group.cargo'), icon: 'crate' };
    case 'set-aside':
    case 'end-turn':
      return undefined;
    default:
      return unreachable(choice);
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
      return 'crew';
    case 'smuggle':
    case 'deliver':
      return 'crate';
    case 'plan':
      return 'plan';
    case 'set-aside':
    case 'end-turn':
      return undefined;
    default:
      return unreachable(choice);
  }
}

export const icons: NonNullable<Words['icon']> = {
  'turn/act': turnIcon,
  'dice/place': turnIcon,
  'moving/step': (_, choice) => {
    if (choice.do === 'explore') return 'map';
    return choice.do === 'stop' ? 'anchor' : 'sail';
  },
  'moving/steer': () => 'sail',
  'anchoring/choose': (_, choice) => {
    switch (choice.do) {
      case 'take-treasure':
        return 'coin';
      case 'harbor-repair':
        return 'repair';
      case 'harbor-load':
      case 'harbor-load-beside':
        return 'cannon';
      case 'place-patrol':
        return 'ship';
      case 'place-comrades':
      case 'gain-comrades':
        return 'comrade';
      case 'done':
        return undefined;
      default:
        return unreachable(choice);
    }
  },
  'battle/choose': () => 'cannon',
  'battle/fire': (_, choice) => (choice.do === 'fire' ? 'cannon' : undefined),
  'damage/slot': () => 'damage',
  'damage/target': () => 'damage',
  'repair/choose': (_, choice) => (choice.do === 'repair' ? 'repair' : undefined),
  'crew/use': (_, choice) => (choice.do === 'use' ? 'crew' : undefined),
  'crew/box': () => 'crew',
  'crew/take': (_, { as }) => (as === 'crew' ? 'crew' : 'crate'),
  'market/recruit-free': (_, choice) => (choice.do === 'recruit' ? 'crew' : undefined),
  'squadron/build': (_, choice) => (choice.do === 'build' ? 'stronghold' : undefined),
  'plans/at-battle': () => 'plan',
  'plans/enlist-at': (_, choice) => (choice.do === 'recruit' ? 'crew' : undefined),
  'smugglers/overboard': () => 'crate',
  'rewards/step': (g, { reward, take }) =>
    take ? REWARD_ICONS[at(g.printed.rewards, reward)] : undefined,
  'rewards/spend': () => 'coin',
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
    'harbor-load-beside': put('kind.harbor-load'),
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
