import { at } from '@quarterdeck/kernel';
import type { Say } from '@quarterdeck/kernel/say';
import type { Kinds } from '../model/state.ts';
import type { ENGLISH } from './english.ts';
import { cargoName, crewName, factionName, planTitle, put } from './names.ts';

type Words = NonNullable<Say<Kinds, typeof ENGLISH>['story']>;

const roundsEnd = () => ({ kind: 'phase', title: put('see.round-end') }) as const;

/** A round is its turns, then scoring and clean-up (AH-035, AH-235 to AH-243). */
export const story: Words = {
  turn: ({ turn }) => turn?.seat,
  opens: {
    'round-begun': ({ round }) => ({ kind: 'round', title: put('see.round', { round }) }),
    'turn-begun': ({ seat }) => ({ kind: 'turn', seat }),
    'region-scored': roundsEnd,
    'pledge-revealed': roundsEnd,
    'market-renewed': roundsEnd,
    'dice-taken-back': roundsEnd,
    'game-ended': roundsEnd,
  },
  about: (data, { figures }) => {
    if ('figure' in data) return at(figures, data.figure).seat;
    if ('attacker' in data) return at(figures, data.attacker).seat;
    if ('winner' in data) return at(figures, data.winner).seat;
    return undefined;
  },
  role: (g, seat) => factionName(g, at(g.mats, seat).faction),
  uses: {
    recruited: ({ card }, g) => crewName(g, card),
    'crew-used': ({ card }, g) => crewName(g, card),
    pledged: ({ card }, g) => crewName(g, card),
    'plan-played': ({ plan }, g) => planTitle(g, plan),
    smuggled: ({ card }, g) => cargoName(g, card),
    delivered: ({ card }, g) => cargoName(g, card),
  },
};
