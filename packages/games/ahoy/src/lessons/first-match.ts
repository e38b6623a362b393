import type { Lesson } from '@quarterdeck/kernel/staging';
import { AHOY_PACK, type Kinds } from '../index.ts';
import { FIGHTING, LOADING, PAY_DAY } from './battle-steps.ts';
import { type Key, ME } from './figures.ts';
import { ANCHORING, HOME, SAILING } from './first-round-steps.ts';
import { FIGURES, market, plans, squadronMat, tile, tiles, unionMat } from './pieces.ts';

const { first, second } = AHOY_PACK.content.setupMap;
const lies = ({ x, y, turn }: typeof first) => ({ x, y, turn });
/** The Fish Island, where Old Salt begins. */
const THEIR_ISLAND = 3;

/** "Three regions": explore, leave Patrols, fight a Flagship, and count strength at the round's end. */
export const FIRST_MATCH: Lesson<Kinds, Key> = {
  id: 'first',
  kind: 'first-match',
  title: 'first.title',
  about: 'first.about',
  learner: ME,
  names: ['', 'Old Salt'],
  start: {
    seats: 2,
    patch: {
      round: 0,
      first: 0,
      regions: [
        { tile: tile('fish-a'), ...lies(first), wealth: 1, comrades: 2 },
        { tile: tile('compass-a'), ...lies(second), wealth: 1, comrades: 0 },
      ],
      ...tiles(['fish-a', 'compass-a'], 'skull-b'),
      ...market(
        ['emissary', 'mystic', 'diver'],
        ['aeronauts', 'gunner', 'fighters', 'naive-noble', 'sailor', 'pilot'],
      ),
      ...plans(['enlist', 'evacuation'], 6),
      mats: {
        0: squadronMat({ dice: [2, 3, 4, 5, 6] }),
        1: unionMat({ dice: [4, 3, 2, 1] }),
      },
      figures: {
        [FIGURES.squadron]: { space: HOME },
        [FIGURES.patrol]: { space: HOME },
        [FIGURES.union]: { space: THEIR_ISLAND },
      },
    },
    step: 'round/begin',
    data: {},
    under: [{ step: 'scoring/end', data: {} }],
  },
  steps: [...SAILING, ...ANCHORING, ...LOADING, ...FIGHTING, ...PAY_DAY],
  end: [
    { key: 'first.end.dice', clauses: ['AH-051'] },
    { key: 'first.end.strength', clauses: ['AH-233', 'AH-110'] },
    {
      key: 'first.end.later',
      with: ({ state }) => ({ fame: state.printed.content.amounts.fame.end }),
      clauses: ['AH-287'],
    },
  ],
  playOn: true,
};
