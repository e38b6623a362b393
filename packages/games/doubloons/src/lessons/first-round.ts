import { actionTarget, cardTarget, regionTarget, shipTarget } from '../words/targets.ts';
import {
  captain,
  damageTaken,
  HIS_SHIP,
  his,
  lastFragment,
  loot,
  MY_SHIP,
  OLD_SALT,
  plan,
  region,
  type Step,
} from './figures.ts';
import {
  BEACH_WATERS,
  DOUBLOON,
  HUNT_OR_BROADSIDES,
  HUNT_OR_REPAIR,
  OLD_SALTS_PLANS,
  PILLAGE_OR_REPAIR,
  VOODOO,
  WESTERN_SOUND,
} from './small-island.ts';

const PLAN = [HUNT_OR_REPAIR, HUNT_OR_BROADSIDES, PILLAGE_OR_REPAIR];

/** Hunt for a map, answer a broadside, pillage the island. */
export const FIRST_ROUND: readonly Step[] = [
  {
    kind: 'say',
    id: 'welcome',
    note: {
      key: 'first.welcome',
      with: captain,
      clauses: ['DD-228', 'DD-229', 'DD-230', 'DD-234'],
    },
  },
  {
    kind: 'ask',
    id: 'lay',
    title: 'first.lay.title',
    at: 'round/program',
    before: {
      key: 'first.lay.before',
      with: plan(PLAN),
      points: PLAN.map(cardTarget),
      clauses: ['DD-023', 'DD-049', 'DD-053'],
    },
    right: { answers: [{ do: 'program', cards: PLAN }] },
    onRight: { key: 'first.lay.right', clauses: ['DD-052'] },
    onOther: { key: 'first.lay.other', with: plan(PLAN), clauses: ['DD-049'] },
    hint: {
      key: 'first.lay.hint',
      with: plan(PLAN),
      points: PLAN.map(cardTarget),
      clauses: ['DD-049'],
    },
  },
  {
    kind: 'others',
    id: 'old-salt-lays',
    answers: [{ by: OLD_SALT, gives: { do: 'program', cards: OLD_SALTS_PLANS[0] } }],
    happens: ['programmed', 'card-revealed'],
  },
  {
    kind: 'ask',
    id: 'hunt',
    title: 'first.hunt.title',
    at: 'turn/act',
    before: {
      key: 'first.hunt.before',
      points: [actionTarget('hunt')],
      clauses: ['DD-007', 'DD-060', 'DD-066'],
    },
    right: { answers: [{ do: 'perform', action: 'hunt' }] },
    onRight: { key: 'first.hunt.right', with: lastFragment, clauses: ['DD-069', 'DD-072'] },
    others: [
      {
        when: { do: 'perform', action: 'repair' },
        says: { key: 'first.hunt.repair', clauses: ['DD-095', 'DD-346'] },
        is: 'taken-back',
      },
    ],
    nothingElse: true,
    hint: { key: 'first.hunt.hint', points: [actionTarget('hunt')], clauses: ['DD-066'] },
    happens: ['map-tile-drawn'],
  },
  {
    kind: 'others',
    id: 'old-salt-fires',
    answers: [{ gives: { do: 'perform', action: 'attackBroadsides' }, rig: [VOODOO] }],
    happens: ['sailed', 'damaged'],
  },
  {
    kind: 'ask',
    id: 'guns',
    title: 'first.guns.title',
    at: 'turn/move',
    before: {
      key: 'first.guns.before',
      with: damageTaken,
      points: [shipTarget(HIS_SHIP), regionTarget(BEACH_WATERS)],
      clauses: ['DD-058', 'DD-061', 'DD-100', 'DD-101'],
    },
    right: { answers: [{ do: 'stop' }] },
    others: [
      {
        when: { do: 'move', icon: 'sail' },
        says: {
          key: 'first.guns.sail',
          with: region(WESTERN_SOUND),
          clauses: ['DD-061', 'DD-100'],
        },
        is: 'taken-back',
      },
    ],
    nothingElse: true,
    hint: { key: 'first.guns.stay', points: [regionTarget(BEACH_WATERS)], clauses: ['DD-058'] },
  },
  {
    kind: 'ask',
    id: 'guns-fire',
    at: 'turn/act',
    before: {
      key: 'first.guns.act',
      points: [actionTarget('attackBroadsides'), shipTarget(HIS_SHIP)],
      clauses: ['DD-064', 'DD-100'],
    },
    right: { answers: [{ do: 'perform', action: 'attackBroadsides' }] },
    onRight: {
      key: 'first.guns.right',
      with: (now, events) => ({ ...loot(now, events), hull: his(now).hull }),
      clauses: ['DD-103', 'DD-105'],
    },
    others: [
      {
        when: { do: 'perform', action: 'hunt' },
        says: { key: 'first.guns.hunt', clauses: ['DD-069'] },
        is: 'taken-back',
      },
    ],
    nothingElse: true,
    hint: {
      key: 'first.guns.hint',
      points: [actionTarget('attackBroadsides')],
      clauses: ['DD-100'],
    },
    rig: [DOUBLOON],
    happens: ['damaged', 'die-rolled', 'doubloons-passed'],
  },
  {
    kind: 'others',
    id: 'old-salt-misses',
    answers: [{ gives: { do: 'stop' } }, { gives: { do: 'perform', action: 'attackForward' } }],
  },
  {
    kind: 'ask',
    id: 'pillage',
    title: 'first.pillage.title',
    at: 'turn/act',
    before: {
      key: 'first.pillage.before',
      with: ({ state }) => ({ island: state.island }),
      points: [actionTarget('pillage')],
      clauses: ['DD-097', 'DD-110', 'DD-195'],
    },
    right: { answers: [{ do: 'perform', action: 'pillage' }] },
    others: [
      {
        when: { do: 'perform', action: 'repair' },
        says: { key: 'first.pillage.repair', clauses: ['DD-093', 'DD-199', 'DD-237'] },
        is: 'taken-back',
      },
    ],
    nothingElse: true,
    hint: { key: 'first.pillage.hint', points: [actionTarget('pillage')], clauses: ['DD-097'] },
    happens: ['pillage-gained'],
  },
  {
    kind: 'others',
    id: 'old-salt-sails-on',
    answers: [{ gives: { do: 'perform', action: 'attackForward' } }],
    note: {
      key: 'first.pillage.note',
      with: loot,
      points: [shipTarget(MY_SHIP)],
      clauses: ['DD-195', 'DD-198'],
    },
    happens: ['doubloons-gained', 'round-begun'],
  },
];
