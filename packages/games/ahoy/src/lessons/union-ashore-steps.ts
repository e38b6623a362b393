// The Union's first turn: people ashore, a plan, and a second Island.

import { at, type Seat } from '@quarterdeck/kernel';
import { controlOf, type RegionId } from '../index.ts';
import { dieTarget, islandTarget, slotTarget, spaceTarget } from '../words/targets.ts';
import { cell, type Land, region } from './exercise.ts';
import { type Now, named, type Step, wants } from './figures.ts';
import { FIGURES, plan, UNION } from './pieces.ts';

export const UNION_LEARNER = 1 as Seat;

export const landOf = (land: Land): RegionId => region(land) as RegionId;
const FISH = landOf('fish');
export const PARROT = landOf('parrot');

const SAIL = at(UNION.sail, 0);
export const ASSEMBLE = at(UNION.assemble, 0);
export const INSPIRE = at(UNION.inspire, 0);

/** Who is how strong, as the Union counts. */
export const counted = (land: RegionId) => (now: Now) => {
  const { squadron, union } = controlOf(now.state, land);
  return { ...named(land)(now), mine: union, theirs: squadron };
};
export const ready = ({ state }: Now) => ({ ready: state.union.ready });

const place = (die: number, slot: number) => ({ do: 'place', die, slot, value: die }) as const;
const move = (x: number, y: number) => ({ do: 'move', space: cell(x, y) }) as const;
/** Patrols of one space are all alike: the first of those that are left is offered. */
const remove = (nth: number) => ({ do: 'remove', figure: FIGURES.patrol + nth }) as const;

const SPECIAL = (now: Now) => ({
  list: { list: [ASSEMBLE, INSPIRE].map((slot) => String(wants(now, slot))) },
});

/** A die that has a place of its own, on Sail. */
const kept = (key: 'union.sail.keep' | 'union.ready.keep') =>
  [1, 6].map((die) => ({
    when: { do: 'place', die, slot: SAIL } as const,
    says: { key, clauses: ['AH-198', 'AH-199'] } as const,
    is: 'taken-back' as const,
  }));

const TO_FISH: readonly Step[] = [
  {
    kind: 'say',
    id: 'welcome',
    note: { key: 'union.welcome', clauses: ['AH-177', 'AH-234', 'AH-235'] },
  },
  {
    kind: 'ask',
    id: 'sail',
    title: 'union.sail.title',
    at: 'turn/act',
    before: {
      key: 'union.sail.before',
      with: (now) => ({ ...SPECIAL(now), die: 2 }),
      points: [dieTarget(2), slotTarget(SAIL)],
      clauses: ['AH-036', 'AH-194', 'AH-198', 'AH-199'],
    },
    right: { answers: [place(2, SAIL)] },
    others: [
      ...kept('union.sail.keep'),
      {
        when: place(3, SAIL),
        says: { key: 'union.sail.lower', with: () => ({ die: 2 }), clauses: ['AH-194'] },
        is: 'taken-back',
      },
    ],
    onOther: { key: 'union.sail.other', clauses: ['AH-049'] },
    hint: {
      key: 'union.sail.hint',
      with: () => ({ die: 2 }),
      points: [dieTarget(2), slotTarget(SAIL)],
      clauses: ['AH-194'],
    },
    happens: ['die-placed'],
  },
  {
    kind: 'ask',
    id: 'fish',
    at: 'moving/step',
    before: {
      key: 'union.fish.before',
      with: named(FISH),
      points: ({ state }) => [islandTarget(state, FISH)],
      clauses: ['AH-062'],
    },
    right: { answers: [move(3, 1)] },
    onOther: { key: 'union.fish.other', clauses: ['AH-194'] },
    hint: {
      key: 'union.fish.hint',
      points: ({ state }) => [islandTarget(state, FISH)],
      clauses: ['AH-062'],
    },
  },
  {
    kind: 'ask',
    id: 'stop',
    at: 'moving/step',
    before: { key: 'union.stop.before', clauses: ['AH-072', 'AH-194'] },
    right: { answers: [{ do: 'stop' }] },
    onOther: { key: 'union.stop.other', clauses: ['AH-194'] },
    hint: { key: 'union.stop.hint', clauses: ['AH-072'] },
  },
  {
    kind: 'ask',
    id: 'ashore',
    title: 'union.ashore.title',
    at: 'anchoring/choose',
    before: {
      key: 'union.ashore.before',
      with: counted(FISH),
      points: ({ state }) => [islandTarget(state, FISH)],
      clauses: ['AH-177', 'AH-194', 'AH-234'],
    },
    right: { answers: [{ do: 'place-comrades' }] },
    onRight: { key: 'union.ashore.right', with: counted(FISH), clauses: ['AH-234', 'AH-235'] },
    others: [
      {
        when: { do: 'gain-comrades' },
        says: { key: 'union.ashore.ready', with: ready, clauses: ['AH-177'] },
        is: 'taken-back',
      },
    ],
    onOther: { key: 'union.ashore.done', clauses: ['AH-194'] },
    hint: { key: 'union.ashore.hint', clauses: ['AH-194'] },
    happens: ['comrades-placed'],
  },
];

const SNEAKING: readonly Step[] = [
  {
    kind: 'ask',
    id: 'plan',
    title: 'union.plan.title',
    at: 'turn/act',
    before: { key: 'union.plan.before', clauses: ['AH-181', 'AH-183', 'AH-283'] },
    right: { answers: [{ do: 'plan', plan: plan('sneak-attack-1') }] },
    onOther: { key: 'union.plan.other', clauses: ['AH-183'] },
    hint: { key: 'union.plan.hint', clauses: ['AH-283'] },
    happens: ['plan-played'],
  },
  {
    kind: 'ask',
    id: 'sneak',
    at: 'plans/sneak-at',
    before: {
      key: 'union.sneak.before',
      points: ({ state }) => [spaceTarget(state, cell(2, 0))],
      clauses: ['AH-283'],
    },
    right: { answers: [remove(0)] },
    onOther: { key: 'union.sneak.done', clauses: ['AH-283'] },
    hint: { key: 'union.sneak.hint', clauses: ['AH-283'] },
  },
  {
    kind: 'ask',
    id: 'sneak-more',
    at: 'plans/sneak-at',
    before: { key: 'union.sneak.more', clauses: ['AH-283'] },
    right: { answers: [remove(1)] },
    onRight: { key: 'union.sneak.right', with: counted(FISH), clauses: ['AH-234', 'AH-235'] },
    onOther: { key: 'union.sneak.done', clauses: ['AH-283'] },
    hint: { key: 'union.sneak.hint', clauses: ['AH-283'] },
  },
];

const wealthOf = (now: Now) => ({
  ...named(PARROT)(now),
  die: 3,
  wealth: at(now.state.regions, PARROT).wealth,
});

const TO_PARROT: readonly Step[] = [
  {
    kind: 'ask',
    id: 'again',
    title: 'union.again.title',
    at: 'turn/act',
    before: {
      key: 'union.ready.before',
      with: wealthOf,
      points: ({ state }) => [dieTarget(3), islandTarget(state, PARROT)],
      clauses: ['AH-194', 'AH-235'],
    },
    right: { answers: [{ do: 'place', die: 3, value: 3, slot: at(UNION.sail, 1) }] },
    others: [1, 6].map((die) => ({
      when: { do: 'place', die, slot: at(UNION.sail, 1) } as const,
      says: { key: 'union.ready.keep', clauses: ['AH-198', 'AH-199'] } as const,
      is: 'taken-back' as const,
    })),
    onOther: { key: 'union.ready.other', with: named(PARROT), clauses: ['AH-235'] },
    hint: { key: 'union.ready.hint', with: () => ({ die: 3 }), clauses: ['AH-194'] },
  },
  {
    kind: 'ask',
    id: 'south',
    at: 'moving/step',
    before: {
      key: 'union.south.before',
      points: ({ state }) => [spaceTarget(state, cell(3, 2))],
      clauses: ['AH-062'],
    },
    right: { answers: [move(3, 2)] },
    onOther: { key: 'union.south.other', clauses: ['AH-062'] },
    hint: { key: 'union.south.hint', clauses: ['AH-062'] },
  },
  {
    kind: 'ask',
    id: 'parrot',
    at: 'moving/step',
    before: {
      key: 'union.parrot.before',
      points: ({ state }) => [islandTarget(state, PARROT)],
      clauses: ['AH-062'],
    },
    right: { answers: [move(3, 3)] },
    onOther: { key: 'union.parrot.other', clauses: ['AH-194'] },
    hint: { key: 'union.parrot.hint', clauses: ['AH-062'] },
  },
  {
    kind: 'ask',
    id: 'gain',
    title: 'union.ready.title',
    at: 'anchoring/choose',
    before: { key: 'union.gain.before', with: ready, clauses: ['AH-179', 'AH-194'] },
    right: { answers: [{ do: 'gain-comrades' }] },
    others: [
      {
        when: { do: 'place-comrades' },
        says: { key: 'union.gain.place', clauses: ['AH-179'] },
        is: 'taken-back',
      },
    ],
    onOther: { key: 'union.gain.done', clauses: ['AH-194'] },
    hint: { key: 'union.gain.hint', clauses: ['AH-194'] },
    happens: ['comrades-readied'],
  },
];

export const ASHORE: readonly Step[] = [...TO_FISH, ...SNEAKING, ...TO_PARROT];
