import { at } from '@quarterdeck/kernel';
import type { Say } from '@quarterdeck/kernel/say';
import type { Kinds } from '../model/state.ts';
import type { ENGLISH } from './english.ts';
import { captainName, cardName, put } from './names.ts';

type Words = Say<Kinds, typeof ENGLISH>;

/** The headings over choices that belong together. */
export const groups: NonNullable<Words['group']> = {
  'setup/captain': (g, { captain }) => ({
    title: put('plain', { text: captainName(g, captain) }),
  }),
  'legendary/place': (g, { captain }) => ({
    title: put('plain', { text: captainName(g, captain) }),
  }),
  'round/program': (g, { cards }) => ({
    title: put('group.first', { card: cardName(g, at(cards, 0)) }),
  }),
};

/** Words of the page's own icon table. */
export const icons: NonNullable<Words['icon']> = {
  'turn/move': (_, choice) => (choice.do === 'stop' ? 'stop' : choice.icon),
  'landmark/steer': (_, choice) => (choice.do === 'stop' ? 'stop' : choice.icon),
  'turn/act': (_, { action }) => action,
  'compass/exchange': (_, choice) => (choice.do === 'exchange' ? 'compass' : undefined),
  'black-jewel/give': () => 'blackJewel',
  'landmark/pay': (_, choice) => (choice.do === 'pay' ? 'doubloon' : undefined),
  'landmark/steal-compass': () => 'compass',
  'attack/aim': () => 'attackForward',
  'die/reroll': (_, choice) => (choice.do === 'reroll' ? 'die' : undefined),
  'board/target': () => 'board',
  'board/jewel': (_, { jewel }) => jewel,
  'duel/choose': () => 'duel',
};

/** The words on a whole kind of choice that is denied. */
export const kinds: NonNullable<Words['kind']> = {
  'turn/move': { stop: put('do.stop') },
  'landmark/steer': { stop: put('do.stop') },
};
