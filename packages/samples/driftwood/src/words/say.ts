import { HIDDEN, type Seat } from '@quarterdeck/kernel';
import { messages, type Param, type Say } from '@quarterdeck/kernel/say';
import type { Kinds } from '../model/kinds.ts';
import type { Driftwood } from '../model/state.ts';

const ENGLISH = {
  'ask.take': 'Which plank do you take?',
  'ask.brace': 'The wave comes. Do you brace the beach with a plank of yours?',
  'do.take': 'Take the {{plank}} ({{value}})',
  'do.dig': 'Dig in the pile',
  'do.brace': 'Brace with the {{plank}} ({{value}})',
  'do.pass': 'Let the wave come',
  'event.taken': '{{seat}} takes the {{plank}}.',
  'event.dug': '{{seat}} digs in the pile.',
  'event.own-dug': '{{seat}} digs out: {{plank}}.',
  'event.wave-rolled': 'The wave die shows {{rolled}}.',
  'event.braced': '{{seat}} braces the beach with the {{plank}}.',
  'event.wrecked': 'The wave wrecks {{planks}}.',
  'event.wrecked-nothing': 'The wave finds nothing on the beach.',
  'event.beach-filled': 'Washed ashore: {{planks}}.',
  'event.shown': '{{seat}} shows {{planks}}.',
  'event.shown-nothing': '{{seat}} has no plank to show.',
  'why.full': 'Your hand is full: take a plank from the beach.',
  'why.other': 'The rules do not allow that now.',
  'score.planks_one': '{{count}} plank',
  'score.planks_other': '{{count}} planks',
  'end.points': 'Most points win.',
} as const;

const put = messages(ENGLISH);
const player = (seat: Seat): Param => ({ seat });
const plankName = (g: Driftwood, plank: number): string => g.printed.names[plank] ?? 'plank';
const plankNames = (g: Driftwood, planks: readonly number[]): Param => ({
  list: planks.map((plank) => plankName(g, plank)),
});

export const driftwoodSay: Say<Kinds, typeof ENGLISH> = {
  catalogue: ENGLISH,
  question: {
    'turn/take': () => put('ask.take'),
    'wave/brace': () => put('ask.brace'),
  },
  choice: {
    'turn/take': (g, choice) =>
      choice.do === 'dig'
        ? put('do.dig')
        : put('do.take', { plank: plankName(g, choice.plank), value: choice.plank }),
    'wave/brace': (g, { plank }) => put('do.brace', { plank: plankName(g, plank), value: plank }),
  },
  pass: () => put('do.pass'),
  aside: () => put('why.other'),
  event: {
    taken: ({ seat, plank }, g) =>
      put('event.taken', { seat: player(seat), plank: plankName(g, plank) }),
    dug: ({ seat, plank }, g) =>
      plank === HIDDEN
        ? put('event.dug', { seat: player(seat) })
        : put('event.own-dug', { seat: player(seat), plank: plankName(g, plank) }),
    'wave-rolled': ({ rolled }) => put('event.wave-rolled', { rolled }),
    braced: ({ seat, plank }, g) =>
      put('event.braced', { seat: player(seat), plank: plankName(g, plank) }),
    wrecked: ({ planks }, g) =>
      planks.length === 0
        ? put('event.wrecked-nothing')
        : put('event.wrecked', { planks: plankNames(g, planks) }),
    'beach-filled': ({ planks }, g) => put('event.beach-filled', { planks: plankNames(g, planks) }),
    shown: ({ seat, planks }, g) =>
      planks.length === 0
        ? put('event.shown-nothing', { seat: player(seat) })
        : put('event.shown', { seat: player(seat), planks: plankNames(g, planks) }),
  },
  reason: (clause) => put(clause === 'DW-005' ? 'why.full' : 'why.other'),
  score: ({ count }) => put('score.planks', { count }),
  ending: () => put('end.points'),
};
