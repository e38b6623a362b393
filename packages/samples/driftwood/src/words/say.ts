import { at, HIDDEN, type Seat } from '@quarterdeck/kernel';
import { wordingsBeside } from '@quarterdeck/kernel/pack';
import { messages, type Param, type Say, seatTarget } from '@quarterdeck/kernel/say';
import type { Kinds } from '../model/kinds.ts';
import type { Driftwood } from '../model/state.ts';
import type { DriftwoodPack } from '../pack/pack.ts';

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
  'see.shore': 'The shore',
  'see.beach': 'The beach',
  'see.pile': 'The pile',
  'see.wrecked': 'Wrecked',
  'see.rafts': 'The rafts',
  'see.planks': '{{planks}}.',
  'see.unseen_one': '{{count}} plank, unseen.',
  'see.unseen_other': '{{count}} planks, unseen.',
  'see.none': 'No planks.',
} as const;

const put = messages(ENGLISH);
const player = (seat: Seat): Param => ({ seat });
/** By the pack that the match is played with: what a plank is called is wording, and no rule reads it. */
const plankName = ({ printed }: Driftwood, plank: number): string => {
  const { planks } = wordingsBeside<DriftwoodPack>(printed);
  return planks.find(({ value }) => value === plank)?.name ?? 'plank';
};
const plankNames = (g: Driftwood, planks: readonly number[]): Param => ({
  list: planks.map((plank) => plankName(g, plank)),
});
/** What lies in a place, as far as the viewer may know it. */
const lying = (g: Driftwood, planks: readonly number[]) => {
  if (planks.length === 0) return put('see.none');
  return planks.includes(HIDDEN)
    ? put('see.unseen', { count: planks.length })
    : put('see.planks', { planks: plankNames(g, planks) });
};

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
  describe: ({ view: { state: g }, seats, speaker: { words } }) => [
    {
      heading: words(put('see.shore')),
      places: (['beach', 'pile', 'wrecked'] as const).map((place) => ({
        target: place,
        name: words(put(`see.${place}`)),
        text: words(lying(g, g[place])),
      })),
    },
    {
      heading: words(put('see.rafts')),
      places: g.rafts.map(({ seat, hand }) => ({
        target: seatTarget(seat),
        name: at(seats, seat).called,
        text: words(lying(g, hand)),
      })),
    },
  ],
};
