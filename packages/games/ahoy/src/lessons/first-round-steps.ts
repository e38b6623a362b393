import { at } from '@quarterdeck/kernel';
import { regionOf, type SpaceId } from '../index.ts';
import { dieTarget, islandTarget, slotTarget, spaceTarget } from '../words/targets.ts';
import { COMPASS, lowest, type Now, named, SKULL, type Step, strength, wants } from './figures.ts';
import { SQUADRON } from './pieces.ts';

const SAIL = at(SQUADRON.sail, 0);
const DEPLOY = at(SQUADRON.deploy, 0);
export const BOMBARD = at(SQUADRON.bombard, 0);
export const FIVES = at(SQUADRON.cannons, 0);
export const SIXES = at(SQUADRON.cannons, 1);

/** The Compass Island, where the learner begins. */
export const HOME = 7 as SpaceId;
const SKULL_WATER = 10 as SpaceId;

/** The numbers that have places of their own on the learner's board. */
const special = (now: Now) => ({
  list: { list: [BOMBARD, FIVES, SIXES].map((slot) => String(wants(now, slot))) },
});
const low = (now: Now) => ({ die: lowest(now) });

export const SAILING: readonly Step[] = [
  {
    kind: 'say',
    id: 'welcome',
    note: { key: 'first.welcome', clauses: ['AH-235', 'AH-291'] },
  },
  {
    kind: 'ask',
    id: 'sail',
    title: 'first.sail.title',
    at: 'turn/act',
    before: {
      key: 'first.sail.before',
      with: low,
      points: (now) => [dieTarget(lowest(now)), slotTarget(SAIL)],
      clauses: ['AH-036', 'AH-049', 'AH-051', 'AH-166'],
    },
    right: { answers: [{ do: 'place', die: 2, slot: SAIL }] },
    onRight: { key: 'first.sail.right', clauses: ['AH-062'] },
    others: [
      {
        when: { do: 'place', die: 3, slot: SAIL },
        says: { key: 'first.sail.lower', with: low, clauses: ['AH-166'] },
        is: 'taken-back',
      },
      ...[4, 5, 6].map((die) => ({
        when: { do: 'place', die, slot: SAIL } as const,
        says: {
          key: 'first.sail.special',
          with: special,
          clauses: ['AH-051', 'AH-168', 'AH-170'],
        } as const,
        is: 'taken-back' as const,
      })),
    ],
    onOther: { key: 'first.sail.other', clauses: ['AH-049'] },
    hint: {
      key: 'first.sail.hint',
      with: low,
      points: (now) => [dieTarget(lowest(now)), slotTarget(SAIL)],
      clauses: ['AH-049'],
    },
    happens: ['die-placed'],
  },
  {
    kind: 'ask',
    id: 'off',
    title: 'first.off.title',
    at: 'moving/step',
    before: { key: 'first.off.before', clauses: ['AH-070', 'AH-073', 'AH-080'] },
    right: { answers: [{ do: 'explore', x: 4, y: 2 }] },
    others: [
      {
        when: { do: 'explore', x: 3, y: 3 },
        says: { key: 'first.off.south', clauses: ['AH-070'] },
        is: 'taken-back',
      },
    ],
    onOther: { key: 'first.off.other', clauses: ['AH-062', 'AH-080'] },
    hint: { key: 'first.off.hint', clauses: ['AH-070'] },
    happens: ['tile-drawn'],
  },
  {
    kind: 'ask',
    id: 'lay',
    title: 'first.lay.title',
    at: 'exploring/lay',
    before: {
      key: 'first.lay.before',
      clauses: ['AH-081', 'AH-082', 'AH-084', 'AH-085'],
    },
    right: { answers: [{ do: 'lay', x: 4, y: 1, turn: 0 }] },
    onRight: {
      key: 'first.lay.right',
      with: (now) => ({ ...named(SKULL)(now), wealth: at(now.state.regions, SKULL).wealth }),
      points: ({ state }) => [islandTarget(state, SKULL)],
      clauses: ['AH-080', 'AH-105'],
    },
    onOther: { key: 'first.lay.other', clauses: ['AH-082', 'AH-084'] },
    hint: { key: 'first.lay.hint', clauses: ['AH-082'] },
    happens: ['region-added'],
  },
];

const anchor = (id: string, isFirst: boolean): Step => ({
  kind: 'ask',
  id,
  ...(isFirst ? { title: 'first.anchor.title' } : {}),
  at: 'anchoring/choose',
  before: isFirst
    ? {
        key: 'first.anchor.before',
        with: ({ state: { printed } }) => ({
          patrol: printed.content.figures.patrol.control,
          flagship: printed.content.figures.flagship.bluefin.control,
        }),
        points: ({ state }) => [spaceTarget(state, SKULL_WATER)],
        clauses: ['AH-072', 'AH-105', 'AH-154', 'AH-233'],
      }
    : { key: 'first.anchor.more', clauses: ['AH-105', 'AH-154'] },
  right: { answers: [{ do: 'place-patrol' }, { do: 'take-treasure' }] },
  ...(isFirst
    ? {}
    : {
        onRight: {
          key: 'first.anchor.right',
          with: strength(SKULL),
          points: ({ state }) => [islandTarget(state, SKULL), spaceTarget(state, HOME)],
          clauses: ['AH-233'],
        },
      }),
  others: [
    {
      when: { do: 'done' },
      says: { key: 'first.anchor.done', clauses: ['AH-154', 'AH-105'] },
      is: 'taken-back',
    },
  ],
  nothingElse: true,
  hint: { key: 'first.anchor.hint', clauses: ['AH-154', 'AH-105'] },
});

export const ANCHORING: readonly Step[] = [
  anchor('anchor', true),
  anchor('anchor-second', false),
  {
    kind: 'ask',
    id: 'deploy',
    title: 'first.deploy.title',
    at: 'turn/act',
    before: {
      key: 'first.deploy.before',
      with: low,
      points: (now) => [dieTarget(lowest(now)), slotTarget(DEPLOY)],
      clauses: ['AH-172', 'AH-036'],
    },
    right: { answers: [{ do: 'place', die: 3, slot: DEPLOY }] },
    others: [4, 5, 6].map((die) => ({
      when: { do: 'place', die, slot: DEPLOY },
      says: { key: 'first.deploy.special', with: low, clauses: ['AH-051'] },
      is: 'taken-back',
    })),
    onOther: { key: 'first.deploy.other', clauses: ['AH-049', 'AH-233'] },
    hint: {
      key: 'first.deploy.hint',
      with: low,
      points: (now) => [dieTarget(lowest(now)), slotTarget(DEPLOY)],
      clauses: ['AH-172'],
    },
  },
  {
    kind: 'ask',
    id: 'patrol',
    at: 'squadron/deploy',
    before: {
      key: 'first.patrol.before',
      with: named(SKULL),
      points: ({ state }) => [islandTarget(state, SKULL)],
      clauses: ['AH-172', 'AH-233'],
    },
    right: {
      leads: ({ state }, events) =>
        events.some(
          (one) => one.event === 'figure-placed' && regionOf(state, one.data.space) === SKULL,
        ),
      hintAnswer: { do: 'deploy', space: SKULL_WATER },
    },
    onOther: {
      key: 'first.patrol.other',
      with: named(SKULL),
      points: ({ state }) => [islandTarget(state, COMPASS)],
      clauses: ['AH-158', 'AH-172'],
    },
    hint: {
      key: 'first.patrol.hint',
      points: ({ state }) => [spaceTarget(state, SKULL_WATER)],
      clauses: ['AH-172'],
    },
  },
];
