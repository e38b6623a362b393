// Old Salt answers, and the Union's other two dice settle who is paid.

import { at } from '@quarterdeck/kernel';
import { matOf, type RegionId } from '../index.ts';
import { dieTarget, islandTarget, slotTarget, wealthTarget } from '../words/targets.ts';
import { cell } from './exercise.ts';
import { type Now, named, type OLD_SALT, type Step, wants } from './figures.ts';
import { SQUADRON, UNION } from './pieces.ts';
import {
  ASSEMBLE,
  counted,
  INSPIRE,
  landOf,
  PARROT,
  ready,
  UNION_LEARNER,
} from './union-ashore-steps.ts';

/** What the nine dice of the next round show. */
const NEXT_DICE = [2, 4, 1, 0, 5, 3, 2, 5, 0] as const;
const OLD_SALTS_SEAT = 0;

const inspire = (land: RegionId) => ({ do: 'inspire', region: land }) as const;
const raises = (land: RegionId) => ({ do: 'raise', region: land }) as const;
const EMPTY = (['skull', 'compass', 'tree', 'sword'] as const).map(landOf);

const fames = ({ state }: Now) => ({
  mine: matOf(state, UNION_LEARNER).fame,
  theirs: matOf(state, OLD_SALTS_SEAT as typeof OLD_SALT).fame,
});

export const ANSWERING: readonly Step[] = [
  {
    kind: 'others',
    id: 'old-salt',
    title: 'union.answer.title',
    answers: [
      { gives: { do: 'place', die: 2, slot: at(SQUADRON.sail, 0) } },
      { gives: { do: 'move', space: cell(4, 2) } },
      { gives: { do: 'move', space: cell(3, 2) } },
      { gives: { do: 'place-patrol' } },
      { gives: { do: 'take-treasure' } },
      { gives: { do: 'place', die: 2, slot: at(SQUADRON.deploy, 0) } },
      { gives: { do: 'deploy', space: cell(3, 2) } },
    ],
    note: {
      key: 'union.answer.note',
      with: counted(PARROT),
      points: ({ state }) => [islandTarget(state, PARROT)],
      clauses: ['AH-154', 'AH-172', 'AH-233'],
    },
    happens: ['turn-ended'],
  },
  {
    kind: 'ask',
    id: 'assemble',
    title: 'union.assemble.title',
    at: 'turn/act',
    before: {
      key: 'union.assemble.before',
      with: (now) => ({ die: wants(now, ASSEMBLE) }),
      points: [dieTarget(1), slotTarget(ASSEMBLE)],
      clauses: ['AH-199'],
    },
    right: { answers: [{ do: 'place', die: 1, slot: ASSEMBLE }] },
    onRight: {
      key: 'union.assemble.right',
      with: counted(PARROT),
      points: ({ state }) => [islandTarget(state, PARROT)],
      clauses: ['AH-199', 'AH-234', 'AH-235'],
    },
    others: [
      {
        when: { do: 'place', die: 6, slot: INSPIRE },
        says: { key: 'union.assemble.inspire', clauses: ['AH-198'] },
        is: 'taken-back',
      },
    ],
    onOther: { key: 'union.assemble.other', with: named(PARROT), clauses: ['AH-199'] },
    hint: {
      key: 'union.assemble.hint',
      with: (now) => ({ die: wants(now, ASSEMBLE) }),
      points: [dieTarget(1), slotTarget(ASSEMBLE)],
      clauses: ['AH-199'],
    },
    happens: ['comrades-placed'],
  },
  {
    kind: 'ask',
    id: 'last',
    title: 'union.last.title',
    at: 'turn/act',
    before: {
      key: 'union.last.before',
      with: (now) => ({ ...ready(now), die: wants(now, INSPIRE) }),
      points: [slotTarget(INSPIRE), slotTarget(at(UNION.rally, 0))],
      clauses: ['AH-198', 'AH-200', 'AH-235'],
    },
    right: { answers: [{ do: 'place', die: 6, slot: INSPIRE }] },
    onRight: { key: 'union.last.right', clauses: ['AH-198'] },
    others: [
      {
        when: { do: 'place', die: 6, slot: at(UNION.rally, 0) },
        says: { key: 'union.last.rally', clauses: ['AH-200'] },
        is: 'taken-back',
      },
    ],
    onOther: { key: 'union.last.other', with: named(PARROT), clauses: ['AH-235'] },
    hint: { key: 'union.last.hint', clauses: ['AH-198'] },
    unhelped: true,
  },
  {
    kind: 'ask',
    id: 'break',
    at: 'union/inspire-at',
    before: { key: 'union.break.before', clauses: ['AH-198', 'AH-235'] },
    right: { answers: [inspire(PARROT)] },
    others: [
      {
        when: { do: 'done' },
        says: { key: 'union.break.done', clauses: ['AH-198'] },
        is: 'taken-back',
      },
    ],
    onOther: { key: 'union.break.other', with: named(PARROT), clauses: ['AH-235'] },
    hint: { key: 'union.break.hint', with: named(PARROT), clauses: ['AH-198'] },
  },
  {
    kind: 'ask',
    id: 'more',
    at: 'union/inspire-at',
    before: {
      key: 'union.more.before',
      points: ({ state }) => EMPTY.map((land) => islandTarget(state, land)),
      clauses: ['AH-198', 'AH-235'],
    },
    right: { answers: EMPTY.map(inspire) },
    onRight: { key: 'union.more.right', clauses: ['AH-234', 'AH-235'] },
    others: [
      {
        when: { do: 'done' },
        says: { key: 'union.more.done', clauses: ['AH-177'] },
        is: 'taken-back',
      },
    ],
    onOther: { key: 'union.more.have', clauses: ['AH-235'] },
    hint: { key: 'union.more.hint', clauses: ['AH-198'] },
    happens: ['comrades-placed'],
  },
  {
    kind: 'ask',
    id: 'raise',
    title: 'union.raise.title',
    at: 'clean-up/raise',
    before: {
      key: 'union.raise.before',
      with: fames,
      points: [PARROT, landOf('fish')].map(wealthTarget),
      clauses: ['AH-235', 'AH-240'],
    },
    right: { answers: [raises(PARROT), raises(landOf('fish'))] },
    onRight: { key: 'union.raise.right', clauses: ['AH-235', 'AH-244'] },
    others: EMPTY.map((land) => ({
      when: raises(land),
      says: { key: 'union.raise.theirs', clauses: ['AH-240'] } as const,
      is: 'accepted' as const,
    })),
    nothingElse: true,
    hint: { key: 'union.raise.hint', clauses: ['AH-235'] },
    unhelped: true,
    happens: ['wealth-raised'],
  },
  {
    kind: 'ask',
    id: 'market',
    at: 'clean-up/market',
    before: { key: 'union.market.before', clauses: ['AH-240', 'AH-143'] },
    right: { answers: [{ do: 'keep' }, { do: 'renew' }] },
    nothingElse: true,
    hint: { key: 'union.market.hint', clauses: ['AH-240'] },
    rig: NEXT_DICE,
    happens: ['round-begun'],
  },
];
