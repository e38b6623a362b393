import { cardName, fragment } from '../words/names.ts';
import {
  actionTarget,
  cardTarget,
  fragmentTarget,
  locationTarget,
  regionTarget,
  shipTarget,
} from '../words/targets.ts';
import {
  HIS_SHIP,
  his,
  lastFragment,
  loot,
  type Now,
  OLD_SALT,
  plan,
  region,
  type Step,
  stepsBy,
  worth,
} from './figures.ts';
import {
  BEACH_WATERS,
  COASTAL_PATH,
  CURSED_PASSAGE,
  HUNT_OR_FORWARD,
  HUNT_OR_PILLAGE,
  OLD_SALTS_PLANS,
  PILLAGE_OR_BOARD,
  VALLEY_OF_RICHES,
  WESTERN_SOUND,
} from './small-island.ts';

const PLAN = [HUNT_OR_PILLAGE, PILLAGE_OR_BOARD, HUNT_OR_FORWARD];

const hisFragment = (now: Now) => {
  const [symbol] = his(now).fragments;
  return symbol === undefined ? {} : { fragment: fragment(now.state, symbol) };
};

/** Walk alone, choose a path, board. */
export const SECOND_ROUND: readonly Step[] = [
  {
    kind: 'ask',
    id: 'plan',
    title: 'first.plan.title',
    at: 'round/program',
    before: {
      key: 'first.plan.before',
      with: (now) => ({ ...region(WESTERN_SOUND)(now), ...plan(PLAN)(now) }),
      points: [shipTarget(HIS_SHIP), ...PLAN.map(cardTarget)],
      clauses: ['DD-049', 'DD-112'],
    },
    right: { answers: [{ do: 'program', cards: PLAN }] },
    onRight: { key: 'first.plan.right', clauses: ['DD-050', 'DD-212'] },
    onOther: { key: 'first.plan.other', with: plan(PLAN), clauses: ['DD-053', 'DD-112'] },
    hint: {
      key: 'first.plan.hint',
      with: ({ state }) => ({
        first: cardName(state, HUNT_OR_PILLAGE),
        second: cardName(state, PILLAGE_OR_BOARD),
        third: cardName(state, HUNT_OR_FORWARD),
      }),
      points: PLAN.map(cardTarget),
      clauses: ['DD-049'],
    },
  },
  {
    kind: 'others',
    id: 'old-salt-hunts',
    answers: [
      { by: OLD_SALT, gives: { do: 'program', cards: OLD_SALTS_PLANS[1] } },
      { gives: { do: 'perform', action: 'hunt' } },
    ],
    happens: ['map-tile-drawn', 'reputation-gained'],
  },
  {
    kind: 'ask',
    id: 'walk-stay',
    title: 'first.walk.title',
    at: 'turn/move',
    before: {
      key: 'first.walk.stay',
      points: [regionTarget(BEACH_WATERS)],
      clauses: ['DD-057', 'DD-058', 'DD-212'],
    },
    right: { answers: [{ do: 'stop' }] },
    others: [
      {
        when: { do: 'move', icon: 'sail' },
        says: { key: 'first.walk.sail', clauses: ['DD-057', 'DD-061'] },
        is: 'taken-back',
      },
    ],
    nothingElse: true,
    hint: { key: 'first.walk.stop', clauses: ['DD-058'] },
  },
  {
    kind: 'ask',
    id: 'walk-hunt',
    at: 'turn/act',
    before: { key: 'first.walk.hunt', points: [actionTarget('hunt')], clauses: ['DD-069'] },
    right: { answers: [{ do: 'perform', action: 'hunt' }] },
    others: [
      {
        when: { do: 'perform', action: 'pillage' },
        says: { key: 'first.walk.pillage', clauses: ['DD-069', 'DD-097'] },
        is: 'taken-back',
      },
    ],
    nothingElse: true,
    hint: { key: 'first.walk.go', points: [actionTarget('hunt')], clauses: ['DD-069'] },
  },
  {
    kind: 'ask',
    id: 'walk',
    at: 'advance/type',
    before: {
      key: 'first.walk.before',
      with: hisFragment,
      points: [fragmentTarget('x'), fragmentTarget('skull'), shipTarget(HIS_SHIP)],
      clauses: ['DD-077', 'DD-078', 'DD-080'],
    },
    right: { answers: [{ do: 'advance', symbol: 'x' }] },
    onRight: { key: 'first.walk.right', clauses: ['DD-078'] },
    others: [
      {
        when: { do: 'advance', symbol: 'skull' },
        says: { key: 'first.walk.along', clauses: ['DD-078', 'DD-079'] },
        is: 'taken-back',
      },
    ],
    nothingElse: true,
    hint: { key: 'first.walk.hint', points: [fragmentTarget('x')], clauses: ['DD-078'] },
    happens: ['advance-declared'],
  },
  {
    kind: 'ask',
    id: 'path',
    title: 'first.path.title',
    at: 'advance/path',
    before: {
      key: 'first.path.before',
      points: [VALLEY_OF_RICHES, COASTAL_PATH, CURSED_PASSAGE].map(locationTarget),
      clauses: ['DD-081', 'DD-083', 'DD-164'],
    },
    right: { answers: [{ do: 'go', location: VALLEY_OF_RICHES }] },
    onRight: { key: 'first.path.right', with: loot, clauses: ['DD-083', 'DD-138', 'DD-184'] },
    others: [
      {
        when: { do: 'go', location: CURSED_PASSAGE },
        says: {
          key: 'first.path.red',
          with: (now) => ({ steps: stepsBy(now, CURSED_PASSAGE) }),
          clauses: ['DD-164'],
        },
        is: 'taken-back',
      },
      {
        when: { do: 'go', location: COASTAL_PATH },
        says: {
          key: 'first.path.blue',
          with: (now) => ({
            steps: stepsBy(now, COASTAL_PATH),
            long: stepsBy(now, VALLEY_OF_RICHES),
          }),
          clauses: ['DD-164'],
        },
        is: 'taken-back',
      },
    ],
    nothingElse: true,
    hint: {
      key: 'first.path.hint',
      points: [locationTarget(VALLEY_OF_RICHES)],
      clauses: ['DD-164'],
    },
    happens: ['advanced', 'landmark-drawn', 'doubloons-gained'],
  },
  {
    kind: 'others',
    id: 'old-salt-fires-at-nobody',
    answers: [{ gives: { do: 'perform', action: 'attackBroadsides' } }],
  },
  {
    kind: 'ask',
    id: 'board',
    title: 'first.board.title',
    at: 'turn/act',
    before: {
      key: 'first.board.before',
      points: [actionTarget('board'), shipTarget(HIS_SHIP)],
      clauses: ['DD-057', 'DD-112', 'DD-113', 'DD-116'],
    },
    right: { answers: [{ do: 'perform', action: 'board' }] },
    onRight: {
      key: 'first.board.right',
      with: (now) => ({ ...lastFragment(now), ...worth(now) }),
      clauses: ['DD-116', 'DD-229'],
    },
    others: [
      {
        when: { do: 'perform', action: 'pillage' },
        says: { key: 'first.board.pillage', clauses: ['DD-097', 'DD-112'] },
        is: 'taken-back',
      },
    ],
    nothingElse: true,
    hint: { key: 'first.board.hint', points: [actionTarget('board')], clauses: ['DD-112'] },
    happens: ['boarded', 'fragment-passed'],
  },
  {
    kind: 'others',
    id: 'old-salt-repairs',
    answers: [{ gives: { do: 'stop' } }, { gives: { do: 'perform', action: 'repair' } }],
    happens: ['hull-gained'],
  },
];
