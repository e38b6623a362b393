import { at } from '@quarterdeck/kernel';
import { orderName, placeName } from '../words/names.ts';
import { spaceTarget, wheelTarget } from '../words/targets.ts';
import { booty, crates, mine, movement, order, place, price, type Step } from './figures.ts';
import {
  GOVERNORS_REST,
  MOCHA_SOUND,
  PLUNDER,
  SALTPETRE_POINT,
  TWO_GUNPOWDER,
} from './small-sea.ts';

/** Follow the Wheel to Plunder, sail two cards, draw two crates. */
export const PLUNDERING: readonly Step[] = [
  {
    kind: 'say',
    id: 'welcome',
    note: {
      key: 'first.welcome',
      with: ({ state }) => ({ treasures: state.printed.limits.treasuresToWin }),
      clauses: ['TE-201', 'TE-251', 'TE-255'],
    },
  },
  {
    kind: 'ask',
    id: 'wheel',
    title: 'first.wheel.title',
    at: 'wheel/order',
    before: {
      key: 'first.wheel.before',
      with: order('plunder'),
      points: [wheelTarget(PLUNDER)],
      clauses: ['TE-054', 'TE-055', 'TE-056'],
    },
    right: { answers: [{ do: 'order', stop: PLUNDER }] },
    onRight: { key: 'first.wheel.right', with: order('plunder'), clauses: ['TE-050', 'TE-054'] },
    onOther: { key: 'first.wheel.jump', clauses: ['TE-057'] },
    hint: {
      key: 'first.wheel.hint',
      with: ({ state }) => ({ home: orderName(state, 'hideOut') }),
      points: [wheelTarget(PLUNDER)],
      clauses: ['TE-056'],
    },
    happens: ['captain-moved'],
  },
  {
    kind: 'ask',
    id: 'sail',
    title: 'first.sail.title',
    at: 'sail/step',
    before: {
      key: 'first.sail.before',
      with: (now) => ({
        ...place(GOVERNORS_REST)(now),
        steps: movement(now),
        crates: crates(now, GOVERNORS_REST),
      }),
      points: [spaceTarget(GOVERNORS_REST)],
      clauses: ['TE-073', 'TE-082', 'TE-083', 'TE-084', 'TE-107'],
    },
    right: {
      answers: [
        { do: 'to', space: MOCHA_SOUND },
        { do: 'to', space: SALTPETRE_POINT },
      ],
    },
    others: [
      {
        when: { do: 'stop' },
        says: { key: 'first.sail.stay', clauses: ['TE-082', 'TE-106'] },
        is: 'taken-back',
      },
    ],
    onOther: { key: 'first.sail.away', with: place(GOVERNORS_REST), clauses: ['TE-083'] },
    hint: {
      key: 'first.sail.hint',
      with: (now) => ({
        ...place(GOVERNORS_REST)(now),
        one: placeName(now.state, MOCHA_SOUND),
        other: placeName(now.state, SALTPETRE_POINT),
      }),
      points: [spaceTarget(MOCHA_SOUND), spaceTarget(SALTPETRE_POINT)],
      clauses: ['TE-084'],
    },
  },
  {
    kind: 'ask',
    id: 'sail-on',
    at: 'sail/step',
    before: {
      key: 'first.sail.on',
      points: [spaceTarget(GOVERNORS_REST)],
      clauses: ['TE-105'],
    },
    right: { answers: [{ do: 'to', space: GOVERNORS_REST }] },
    others: [
      {
        when: { do: 'stop' },
        says: {
          key: 'first.sail.small',
          with: (now) => {
            const { space } = mine(now);
            return {
              ...place(GOVERNORS_REST)(now),
              few: space === null ? 0 : crates(now, space),
              crates: crates(now, GOVERNORS_REST),
            };
          },
          clauses: ['TE-107'],
        },
        is: 'taken-back',
      },
    ],
    onOther: {
      key: 'first.sail.past',
      with: (now) => ({ ...place(GOVERNORS_REST)(now), crates: crates(now, GOVERNORS_REST) }),
      clauses: ['TE-105', 'TE-107'],
    },
    hint: {
      key: 'first.sail.end',
      with: place(GOVERNORS_REST),
      points: [spaceTarget(GOVERNORS_REST)],
      clauses: ['TE-084'],
    },
  },
  {
    kind: 'ask',
    id: 'plunder',
    title: 'first.plunder.title',
    at: 'turn/execute',
    before: {
      key: 'first.plunder.before',
      with: (now) => ({
        crates: crates(now, GOVERNORS_REST),
        room: now.state.printed.limits.crates,
        taken: mine(now).hold.length,
      }),
      points: [spaceTarget(GOVERNORS_REST)],
      clauses: ['TE-010', 'TE-104', 'TE-107'],
    },
    right: { answers: [{ do: 'execute' }] },
    onRight: {
      key: 'first.plunder.right',
      with: (now) => {
        const drawn = at(mine(now).hold, mine(now).hold.length - 1);
        return { booty: booty(now, drawn), gold: price(now, drawn) };
      },
      points: ['market/gunpowder'],
      clauses: ['TE-107', 'TE-113'],
    },
    others: [
      {
        when: { do: 'leave' },
        says: { key: 'first.plunder.leave', clauses: ['TE-104'] },
        is: 'taken-back',
      },
    ],
    nothingElse: true,
    hint: { key: 'first.plunder.hint', clauses: ['TE-104'] },
    rig: TWO_GUNPOWDER,
    happens: ['crates-drawn', 'crate-loaded'],
  },
  {
    kind: 'others',
    id: 'old-salt-hires',
    answers: [
      { gives: { do: 'order', stop: 1 } },
      { gives: { do: 'stop' } },
      { gives: { do: 'execute' } },
      { gives: { do: 'hire', crew: 'salty-pete' } },
      { gives: { do: 'done' } },
    ],
    happens: ['crew-hired'],
  },
];
