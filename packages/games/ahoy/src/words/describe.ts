// The board in words: the map, mats and cards, and where the match stands.

import { at } from '@quarterdeck/kernel';
import { type Described, type Section, seatTarget } from '@quarterdeck/kernel/say';
import {
  crewDescribed,
  marketDescribed,
  ownDescribed,
  plansDescribed,
  pledgesDescribed,
  slotsDescribed,
} from './mats.ts';
import { put, rewardText } from './names.ts';
import { piecesDescribed, spacesDescribed } from './places.ts';
import { factionWords, payWords, roundWords, turnWords } from './standings.ts';
import { MARKET, rewardTarget } from './targets.ts';
import type { AhoyViewing } from './viewing.ts';

/** Every place and piece one may point at, in reading order. */
export const describeBoard = (viewing: AhoyViewing): readonly Described[] => [
  ...spacesDescribed(viewing),
  ...piecesDescribed(viewing),
  { target: MARKET, name: viewing.speaker.words(put('group.market')), text: '' },
  ...marketDescribed(viewing),
  ...crewDescribed(viewing),
  ...ownDescribed(viewing),
  ...slotsDescribed(viewing),
];

const roundDescribed = (viewing: AhoyViewing): Described[] => {
  const { view, speaker } = viewing;
  const { end } = view.state.printed.content.amounts.fame;
  const turn = turnWords(viewing);
  return [
    {
      target: 'round',
      name: roundWords(viewing),
      text: turn === undefined ? '' : `${turn}.`,
    },
    { target: 'pays', name: speaker.words(put('see.rounds-end')), text: payWords(viewing) },
    {
      target: 'fame',
      name: speaker.words(put('see.fame-title')),
      text: `${speaker.words(put('see.fame-end', { count: end }))}.`,
    },
  ];
};

const captainsDescribed = (viewing: AhoyViewing): Described[] =>
  viewing.view.state.mats.map(({ seat }) => ({
    target: seatTarget(seat),
    name: at(viewing.seats, seat).called,
    text: factionWords(viewing, seat),
  }));

/** Where the viewer's marker stands on the Rewards grid. */
const rewardsDescribed = ({ view: { state: g }, me, speaker }: AhoyViewing): Described[] =>
  g.smugglers
    .filter(({ seat }) => seat === me)
    .map(({ white }) => ({
      target: rewardTarget(white),
      name: speaker.words(put('see.rewards', { text: rewardText(g, white) })),
      text: '',
    }));

const HEADINGS = ['round', 'captains', 'map', 'market', 'crew', 'own', 'slots'] as const;

/** All that lies on the table, under headings. */
export const describe = (viewing: AhoyViewing): readonly Section[] => {
  const sections = {
    round: roundDescribed(viewing),
    captains: captainsDescribed(viewing),
    map: spacesDescribed(viewing),
    market: marketDescribed(viewing),
    crew: crewDescribed(viewing),
    own: [...plansDescribed(viewing), ...pledgesDescribed(viewing), ...rewardsDescribed(viewing)],
    slots: slotsDescribed(viewing),
  } as const;
  return HEADINGS.map((heading) => ({
    heading: viewing.speaker.words(put(`see.heads.${heading}`)),
    places: sections[heading],
  })).filter(({ places }) => places.length > 0);
};
