import { at } from '@quarterdeck/kernel';
import { marketTarget, postTarget, spaceTarget, wheelTarget } from '../words/targets.ts';
import { buriedOf, order, place, price, type Step } from './figures.ts';
import {
  DROWNED_MISSION,
  HIDE_OUT,
  MAROONERS_STRAND,
  MOCHA_SOUND,
  PLUNDER,
  POWDER_KEYS,
  RUMRUNNER_CAY,
  SEARCH,
  TRADE,
} from './small-sea.ts';

/** Cross the Ship Line under cover, and fetch the Deckhand from the Wheel. */
export const HIDING: readonly Step[] = [
  {
    kind: 'ask',
    id: 'home',
    title: 'first.home.title',
    at: 'wheel/order',
    before: {
      key: 'first.home.before',
      with: order('hideOut'),
      points: [wheelTarget(HIDE_OUT), 'navy'],
      clauses: ['TE-070', 'TE-178', 'TE-184', 'TE-228'],
    },
    right: { answers: [{ do: 'order', stop: HIDE_OUT }] },
    others: [
      {
        when: { do: 'order', stop: PLUNDER },
        says: {
          key: 'first.home.open',
          with: order('plunder'),
          clauses: ['TE-065', 'TE-070', 'TE-236'],
        },
        is: 'taken-back',
      },
    ],
    onOther: { key: 'first.home.far', clauses: ['TE-057', 'TE-066', 'TE-070'] },
    hint: {
      key: 'first.home.hint',
      with: order('hideOut'),
      points: [wheelTarget(HIDE_OUT)],
      clauses: ['TE-056'],
    },
  },
  {
    kind: 'ask',
    id: 'home-sail',
    at: 'sail/step',
    before: {
      key: 'first.home.sail',
      with: place(RUMRUNNER_CAY),
      points: [spaceTarget(RUMRUNNER_CAY)],
      clauses: ['TE-111', 'TE-178'],
    },
    right: { answers: [{ do: 'to', space: MOCHA_SOUND }] },
    others: [
      {
        when: { do: 'to', space: POWDER_KEYS },
        says: {
          key: 'first.home.other',
          with: place(RUMRUNNER_CAY),
          points: [spaceTarget(MAROONERS_STRAND)],
          clauses: ['TE-111', 'TE-178'],
        },
        is: 'taken-back',
      },
      {
        when: { do: 'stop' },
        says: { key: 'first.home.stop', clauses: ['TE-178'] },
        is: 'taken-back',
      },
    ],
    nothingElse: true,
    hint: {
      key: 'first.home.east',
      with: place(RUMRUNNER_CAY),
      points: [spaceTarget(MOCHA_SOUND)],
      clauses: ['TE-084'],
    },
  },
  {
    kind: 'ask',
    id: 'home-sail-on',
    at: 'sail/step',
    before: {
      key: 'first.home.on',
      with: place(RUMRUNNER_CAY),
      points: [spaceTarget(RUMRUNNER_CAY)],
      clauses: ['TE-178'],
    },
    right: { answers: [{ do: 'to', space: RUMRUNNER_CAY }] },
    onOther: { key: 'first.home.miss', clauses: ['TE-178'] },
    hint: {
      key: 'first.home.east',
      with: place(RUMRUNNER_CAY),
      points: [spaceTarget(RUMRUNNER_CAY)],
      clauses: ['TE-084'],
    },
  },
  {
    kind: 'ask',
    id: 'hands',
    title: 'first.hands.title',
    at: 'turn/execute',
    before: { key: 'first.hands.before', clauses: ['TE-180'] },
    right: { answers: [{ do: 'execute' }] },
    others: [
      {
        when: { do: 'leave' },
        says: { key: 'first.hands.leave', points: ['navy'], clauses: ['TE-087', 'TE-236'] },
        is: 'taken-back',
      },
    ],
    nothingElse: true,
    hint: { key: 'first.hands.go', clauses: ['TE-104'] },
    happens: ['hid-out'],
  },
  {
    kind: 'ask',
    id: 'hands-fetch',
    at: 'deckhands/move',
    before: {
      key: 'first.hands.fetch',
      with: ({ state }) => ({
        gold: state.printed.content.helmMat.assignments.extort.goldOnShipLine,
      }),
      points: [wheelTarget(SEARCH), postTarget('extort')],
      clauses: ['TE-181', 'TE-182'],
    },
    right: { answers: [{ do: 'move', from: 'wheel', to: 'extort' }] },
    onRight: { key: 'first.hands.right', clauses: ['TE-182'] },
    others: [
      {
        when: { do: 'move', from: 'wheel' },
        says: { key: 'first.hands.stronger', clauses: ['TE-073', 'TE-074', 'TE-182'] },
        is: 'accepted',
      },
      {
        when: { do: 'done' },
        says: { key: 'first.hands.idle', clauses: ['TE-078', 'TE-181'] },
        is: 'taken-back',
      },
    ],
    onOther: { key: 'first.hands.first', clauses: ['TE-181'] },
    hint: {
      key: 'first.hands.hint',
      points: [wheelTarget(SEARCH), postTarget('extort')],
      clauses: ['TE-181', 'TE-182'],
    },
    happens: ['deckhand-moved'],
  },
  {
    kind: 'ask',
    id: 'hands-done',
    at: 'deckhands/move',
    before: { key: 'first.hands.done', clauses: ['TE-181'] },
    right: { answers: [{ do: 'done' }] },
    onOther: { key: 'first.hands.shuffle', clauses: ['TE-181'] },
    hint: { key: 'first.hands.finish', clauses: ['TE-181'] },
  },
  {
    kind: 'others',
    id: 'ship-line',
    answers: [
      { gives: { do: 'to', space: DROWNED_MISSION } },
      { gives: { do: 'to', space: DROWNED_MISSION } },
      { gives: { do: 'to', space: MAROONERS_STRAND } },
      { gives: { do: 'to', space: POWDER_KEYS } },
      { gives: { do: 'order', stop: 5 } },
      { gives: { do: 'stop' } },
    ],
    note: {
      key: 'first.line.note',
      with: (now) => ({ count: at(now.state.printed.navySteps, buriedOf(now)) }),
      points: ['navy'],
      clauses: ['TE-227', 'TE-229', 'TE-233', 'TE-236'],
    },
    happens: ['npc-sailed'],
  },
  {
    kind: 'ask',
    id: 'own',
    title: 'first.own.title',
    at: 'wheel/order',
    before: {
      key: 'first.own.before',
      with: (now) => ({ gold: price(now, 'rum') }),
      points: [marketTarget('rum'), spaceTarget(RUMRUNNER_CAY)],
      clauses: ['TE-111', 'TE-113'],
    },
    right: { answers: [{ do: 'order', stop: PLUNDER }] },
    onRight: { key: 'first.own.plunder', clauses: ['TE-056', 'TE-107'] },
    others: [
      {
        when: { do: 'order', stop: TRADE },
        says: { key: 'first.own.trade', clauses: ['TE-057', 'TE-113'] },
        is: 'accepted',
      },
      {
        when: { do: 'order' },
        says: { key: 'first.own.other', clauses: ['TE-233', 'TE-236'] },
        is: 'accepted',
      },
    ],
    nothingElse: true,
    hint: { key: 'first.own.hint', clauses: ['TE-056', 'TE-057'] },
    unhelped: true,
  },
];
