import { at } from '@quarterdeck/kernel';
import { matOf, type RegionId, type SpaceId } from '../index.ts';
import {
  dieTarget,
  islandTarget,
  slotTarget,
  spaceTarget,
  wealthTarget,
} from '../words/targets.ts';
import {
  battleTotals,
  COMPASS,
  FISH,
  fame,
  ME,
  type Now,
  named,
  OLD_SALT,
  SKULL,
  type Step,
  strength,
  wants,
} from './figures.ts';
import { BOMBARD, FIVES, HOME, SIXES } from './first-round-steps.ts';
import { SQUADRON, UNION } from './pieces.ts';

const SECOND_SAIL = at(SQUADRON.sail, 1);
/** Where Old Salt anchors in Compass. */
const MEETING = 6 as SpaceId;

/** The gun that is not loaded sails: whichever of the two the learner has kept. */
const bigger = ({ state }: Now): number => Math.max(...matOf(state, ME).dice);
const guns = (now: Now) => ({
  list: { list: [FIVES, SIXES].map((slot) => String(wants(now, slot))) },
});

export const LOADING: readonly Step[] = [
  {
    kind: 'others',
    id: 'union-comes',
    title: 'first.load.title',
    answers: [
      { gives: { do: 'place', die: 4, slot: at(UNION.sail, 0) } },
      { gives: { do: 'move', space: 2 } },
      { gives: { do: 'move', space: 0 } },
      { gives: { do: 'place', die: 3, slot: at(UNION.sail, 1) } },
      { gives: { do: 'move', space: 4 } },
      { gives: { do: 'move', space: MEETING } },
      { gives: { do: 'end-turn' } },
    ],
    note: {
      key: 'first.load.tie',
      with: strength(COMPASS),
      points: ({ state }) => [spaceTarget(state, MEETING)],
      clauses: ['AH-044', 'AH-234', 'AH-235'],
    },
    happens: ['turn-ended'],
  },
  {
    kind: 'ask',
    id: 'load',
    at: 'turn/act',
    before: {
      key: 'first.load.before',
      with: guns,
      points: [slotTarget(FIVES), slotTarget(SIXES)],
      clauses: ['AH-065', 'AH-078', 'AH-110', 'AH-168'],
    },
    right: {
      answers: [
        { do: 'place', die: 6, slot: SIXES },
        { do: 'place', die: 5, slot: FIVES },
      ],
    },
    onRight: { key: 'first.load.right', clauses: ['AH-065'] },
    others: [
      ...[FIVES, SIXES].map((slot) => ({
        when: { do: 'place', slot } as const,
        says: { key: 'first.load.gold', clauses: ['AH-054', 'AH-168'] } as const,
        is: 'taken-back' as const,
      })),
      {
        when: { do: 'change' },
        says: { key: 'first.load.gold', clauses: ['AH-054', 'AH-168'] },
        is: 'taken-back',
      },
    ],
    onOther: { key: 'first.load.other', clauses: ['AH-110'] },
    hint: {
      key: 'first.load.hint',
      with: (now) => ({ die: wants(now, SIXES) }),
      points: [dieTarget(6), slotTarget(SIXES)],
      clauses: ['AH-168'],
    },
  },
  {
    kind: 'ask',
    id: 'west',
    title: 'first.west.title',
    at: 'turn/act',
    before: {
      key: 'first.west.before',
      with: (now) => ({ die: bigger(now) }),
      points: (now) => [dieTarget(bigger(now)), slotTarget(SECOND_SAIL)],
      clauses: ['AH-062', 'AH-066', 'AH-079'],
    },
    right: {
      answers: [
        { do: 'place', die: 5, slot: SECOND_SAIL },
        { do: 'place', die: 6, slot: SECOND_SAIL },
      ],
    },
    others: [
      {
        when: { do: 'place', die: 4, slot: SECOND_SAIL },
        says: {
          key: 'first.west.keep',
          with: (now) => ({ die: wants(now, BOMBARD) }),
          points: [slotTarget(BOMBARD)],
          clauses: ['AH-051', 'AH-170'],
        },
        is: 'taken-back',
      },
    ],
    onOther: { key: 'first.west.other', clauses: ['AH-066'] },
    hint: {
      key: 'first.west.hint',
      with: (now) => ({ die: bigger(now) }),
      points: (now) => [dieTarget(bigger(now))],
      clauses: ['AH-166'],
    },
  },
  {
    kind: 'ask',
    id: 'step',
    at: 'moving/step',
    before: {
      key: 'first.step.before',
      with: named(COMPASS),
      points: ({ state }) => [spaceTarget(state, HOME)],
      clauses: ['AH-062', 'AH-068'],
    },
    right: { answers: [{ do: 'move', space: HOME }] },
    onOther: { key: 'first.step.other', clauses: ['AH-068'] },
    hint: {
      key: 'first.step.hint',
      points: ({ state }) => [spaceTarget(state, HOME)],
      clauses: ['AH-068'],
    },
  },
  {
    kind: 'ask',
    id: 'meet',
    at: 'moving/step',
    before: {
      key: 'first.meet.before',
      points: ({ state }) => [spaceTarget(state, MEETING)],
      clauses: ['AH-110'],
    },
    right: { answers: [{ do: 'move', space: MEETING }] },
    onOther: { key: 'first.meet.other', clauses: ['AH-066', 'AH-110'] },
    hint: {
      key: 'first.meet.hint',
      points: ({ state }) => [spaceTarget(state, MEETING)],
      clauses: ['AH-110'],
    },
    happens: ['battle-begun'],
  },
];

/** What the battle dice show: the learner's, then Old Salt's. */
const BATTLE_DICE = [2, 3];

export const FIGHTING: readonly Step[] = [
  {
    kind: 'ask',
    id: 'fire',
    title: 'first.fire.title',
    at: 'battle/fire',
    before: { key: 'first.fire.before', clauses: ['AH-114', 'AH-116'] },
    right: {
      answers: [
        { do: 'fire', slot: SIXES, lowered: 5 },
        { do: 'fire', slot: FIVES, lowered: 4 },
      ],
    },
    onRight: {
      key: 'first.fire.right',
      with: (_, events) => battleTotals(events),
      clauses: ['AH-116', 'AH-118'],
    },
    others: [
      {
        when: { do: 'hold-fire' },
        says: {
          key: 'first.fire.hold',
          with: (_, events) => battleTotals(events),
          clauses: ['AH-116', 'AH-121'],
        },
        is: 'taken-back',
      },
    ],
    onOther: { key: 'first.fire.less', clauses: ['AH-114', 'AH-242'] },
    hint: { key: 'first.fire.hint', clauses: ['AH-114', 'AH-118'] },
    rig: BATTLE_DICE,
    happens: ['battle-won'],
  },
  {
    kind: 'ask',
    id: 'victory',
    title: 'first.victory.title',
    at: 'battle/victory',
    before: {
      key: 'first.victory.before',
      clauses: ['AH-117', 'AH-136', 'AH-174', 'AH-175', 'AH-176'],
    },
    right: { answers: [{ do: 'victory', victory: 'steal-gold' }] },
    others: [
      {
        when: { do: 'victory', victory: 'double-damage' },
        says: { key: 'first.victory.double', clauses: ['AH-175'] },
        is: 'taken-back',
      },
      {
        when: { do: 'victory', victory: 'remove-comrade' },
        says: {
          key: 'first.victory.comrade',
          points: ({ state }) => [islandTarget(state, COMPASS)],
          clauses: ['AH-176'],
        },
        is: 'taken-back',
      },
    ],
    onOther: { key: 'first.victory.none', clauses: ['AH-129'] },
    hint: { key: 'first.victory.hint', clauses: ['AH-174'] },
  },
  {
    kind: 'ask',
    id: 'hit',
    at: 'damage/slot',
    before: { key: 'first.hit.before', clauses: ['AH-131', 'AH-133', 'AH-136'] },
    right: { answers: [{ do: 'damage', slot: at(UNION.sail, 2) }] },
    onOther: { key: 'first.hit.other', clauses: ['AH-133'] },
    hint: { key: 'first.hit.hint', clauses: ['AH-133'] },
    happens: ['slot-damaged', 'gold-stolen'],
  },
  {
    kind: 'ask',
    id: 'hold',
    at: 'anchoring/choose',
    before: {
      key: 'first.hold.before',
      points: ({ state }) => [spaceTarget(state, MEETING)],
      clauses: ['AH-154'],
    },
    right: { answers: [{ do: 'place-patrol' }] },
    others: [
      {
        when: { do: 'done' },
        says: { key: 'first.hold.done', clauses: ['AH-154', 'AH-233'] },
        is: 'taken-back',
      },
    ],
    nothingElse: true,
    hint: { key: 'first.hold.hint', clauses: ['AH-154'] },
  },
];

/** The box that the learner has blocked. */
const blocked = ({ state }: Now): number =>
  matOf(state, OLD_SALT).slots.find(({ damaged }) => damaged)?.slot ?? at(UNION.sail, 2);

/** Round two: five dice for the Squadron, four for the Union. */
const NEXT_DICE = [0, 2, 3, 4, 5, 5, 3, 1, 0];

const raises = (region: RegionId) => ({ do: 'raise', region }) as const;

export const PAY_DAY: readonly Step[] = [
  {
    kind: 'others',
    id: 'answer',
    title: 'first.answer.title',
    answers: [
      { gives: { do: 'place', die: 2, slot: at(UNION.repair, 0) } },
      { gives: (now) => ({ do: 'repair', slot: blocked(now) }) },
      { gives: { do: 'place', die: 1, slot: at(UNION.assemble, 0) } },
      { gives: { do: 'end-turn' } },
    ],
    note: {
      key: 'first.answer.note',
      with: strength(COMPASS),
      points: ({ state }) => [islandTarget(state, COMPASS)],
      clauses: ['AH-199', 'AH-234'],
    },
    happens: ['comrades-placed'],
  },
  {
    kind: 'ask',
    id: 'last',
    title: 'first.last.title',
    at: 'turn/act',
    before: {
      key: 'first.last.before',
      with: (now) => ({ die: bigger(now) }),
      clauses: ['AH-037', 'AH-235'],
    },
    right: { answers: [{ do: 'place', die: 4, slot: BOMBARD }] },
    onRight: {
      key: 'first.last.right',
      with: (now) => ({ ...strength(COMPASS)(now), die: wants(now, BOMBARD) }),
      points: ({ state }) => [islandTarget(state, COMPASS)],
      clauses: ['AH-170', 'AH-233'],
    },
    onOther: {
      key: 'first.last.other',
      with: named(COMPASS),
      points: ({ state }) => [islandTarget(state, COMPASS)],
      clauses: ['AH-235', 'AH-051'],
    },
    hint: { key: 'first.last.hint', clauses: ['AH-051'] },
    unhelped: true,
    happens: ['comrades-removed'],
  },
  {
    kind: 'ask',
    id: 'raise',
    title: 'first.raise.title',
    at: 'clean-up/raise',
    before: {
      key: 'first.raise.before',
      with: fame,
      points: [COMPASS, SKULL, FISH].map(wealthTarget),
      clauses: ['AH-235', 'AH-240'],
    },
    right: { answers: [raises(COMPASS), raises(SKULL)] },
    onRight: { key: 'first.raise.right', clauses: ['AH-235', 'AH-244'] },
    others: [
      {
        when: raises(FISH),
        says: { key: 'first.raise.theirs', clauses: ['AH-235'] },
        is: 'accepted',
      },
    ],
    nothingElse: true,
    hint: { key: 'first.raise.hint', clauses: ['AH-235'] },
    unhelped: true,
    happens: ['wealth-raised'],
  },
  {
    kind: 'ask',
    id: 'market',
    at: 'clean-up/market',
    before: { key: 'first.market.before', clauses: ['AH-240', 'AH-143'] },
    right: { answers: [{ do: 'keep' }, { do: 'renew' }] },
    nothingElse: true,
    hint: { key: 'first.market.hint', clauses: ['AH-240'] },
    rig: NEXT_DICE,
    happens: ['round-begun'],
  },
];
