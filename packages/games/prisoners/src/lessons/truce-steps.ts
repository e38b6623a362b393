import type { ShipId } from '../index.ts';
import { territoryName } from '../words/names.ts';
import { hexTarget } from '../words/targets.ts';
import {
  attackOn,
  fleets,
  hitsIn,
  isBeside,
  nameOf,
  percent,
  type Step,
  victory,
} from './figures.ts';
import { falls, hex } from './position.ts';

export const SHARK = hex('D5');
const PRIVATEER = hex('I1');
const LIGHTHOUSE = hex('A4');
const HUNTER_START = hex('C3');
const SECOND_START = hex('C2');

/** Ships by their place in the lesson's fleet. */
const LOOKOUT = 1 as ShipId;
const SECOND = 2 as ShipId;
export const HUNTER = 3 as ShipId;

const second = (now: Parameters<ReturnType<typeof nameOf>>[0]) => ({
  ...nameOf(SECOND_START)(now),
  rose: nameOf(PRIVATEER)(now).hex,
});

/** What the coach says of the way to a rose: it is asked for twice. */
const sailingBeside = (rose: typeof SHARK) =>
  ({
    others: [
      {
        when: { do: 'stay' },
        says: { key: 'first.beside.stay', with: nameOf(rose), clauses: ['TP-117', 'TP-120'] },
        is: 'taken-back',
      },
    ],
    onOther: { key: 'first.beside.other', with: nameOf(rose), clauses: ['TP-117', 'TP-120'] },
    hint: {
      key: 'first.beside.hint',
      with: nameOf(rose),
      points: [hexTarget(rose)],
      clauses: ['TP-014'],
    },
    happens: ['ship-moved'],
  }) as const;

export const MOVING: readonly Step[] = [
  {
    kind: 'say',
    id: 'welcome',
    note: { key: 'first.welcome', with: victory, clauses: ['TP-281', 'TP-136'] },
  },
  {
    kind: 'ask',
    id: 'rose',
    title: 'first.rose.title',
    at: 'turn/move',
    before: {
      key: 'first.rose.before',
      with: (now) => ({
        ...nameOf(HUNTER_START)(now),
        move: now.state.printed.figures.moveHexes,
      }),
      points: [hexTarget(HUNTER_START), hexTarget(SHARK)],
      clauses: ['TP-111', 'TP-112', 'TP-120'],
    },
    right: { answers: [{ do: 'sail', ship: HUNTER }] },
    others: [
      {
        when: { do: 'pass' },
        says: { key: 'first.rose.done', clauses: ['TP-104', 'TP-120'] },
        is: 'taken-back',
      },
    ],
    onOther: { key: 'first.rose.other', with: nameOf(HUNTER_START), clauses: ['TP-106'] },
    hint: {
      key: 'first.rose.hint',
      with: nameOf(HUNTER_START),
      points: [hexTarget(HUNTER_START)],
      clauses: ['TP-111'],
    },
  },
  {
    kind: 'ask',
    id: 'beside',
    at: 'turn/sail',
    before: {
      key: 'first.beside.before',
      with: nameOf(SHARK),
      points: [hexTarget(SHARK)],
      clauses: ['TP-114', 'TP-120'],
    },
    right: {
      leads: (now) => isBeside(now, HUNTER, SHARK),
      hintAnswer: { do: 'to', hex: hex('C5') },
    },
    onRight: {
      key: 'first.beside.right',
      points: [hexTarget(SHARK)],
      clauses: ['TP-114', 'TP-120'],
    },
    ...sailingBeside(SHARK),
  },
  {
    kind: 'ask',
    id: 'second',
    title: 'first.second.title',
    at: 'turn/move',
    before: {
      key: 'first.second.before',
      with: second,
      points: [hexTarget(SECOND_START), hexTarget(PRIVATEER)],
      clauses: ['TP-111', 'TP-116'],
    },
    right: { answers: [{ do: 'sail', ship: SECOND }] },
    others: [
      {
        when: { do: 'sail', ship: LOOKOUT },
        says: {
          key: 'first.second.stays',
          with: (now) => ({ rose: nameOf(LIGHTHOUSE)(now).hex }),
          points: [hexTarget(LIGHTHOUSE)],
          clauses: ['TP-120', 'TP-123'],
        },
        is: 'taken-back',
      },
      {
        when: { do: 'pass' },
        says: { key: 'first.second.done', with: second, clauses: ['TP-104', 'TP-111'] },
        is: 'taken-back',
      },
    ],
    onOther: { key: 'first.second.other', with: second, clauses: ['TP-111'] },
    hint: {
      key: 'first.second.hint',
      with: second,
      points: [hexTarget(SECOND_START)],
      clauses: ['TP-111'],
    },
  },
  {
    kind: 'ask',
    id: 'second-beside',
    at: 'turn/sail',
    before: {
      key: 'first.beside.before',
      with: nameOf(PRIVATEER),
      points: [hexTarget(PRIVATEER)],
      clauses: ['TP-114', 'TP-120'],
    },
    right: {
      leads: (now) => isBeside(now, SECOND, PRIVATEER),
      hintAnswer: { do: 'to', hex: hex('H1') },
    },
    ...sailingBeside(PRIVATEER),
  },
  {
    kind: 'ask',
    id: 'end-moving',
    at: 'turn/move',
    before: {
      key: 'first.end-moving.before',
      points: [hexTarget(SHARK), hexTarget(PRIVATEER), hexTarget(LIGHTHOUSE)],
      clauses: ['TP-111', 'TP-123'],
    },
    right: { answers: [{ do: 'pass' }] },
    others: [
      {
        when: { do: 'sail', ship: LOOKOUT },
        says: {
          key: 'first.second.stays',
          with: (now) => ({ rose: nameOf(LIGHTHOUSE)(now).hex }),
          points: [hexTarget(LIGHTHOUSE)],
          clauses: ['TP-120', 'TP-123'],
        },
        is: 'taken-back',
      },
    ],
    onOther: { key: 'first.end-moving.other', clauses: ['TP-111'] },
    hint: { key: 'first.end-moving.hint', clauses: ['TP-104'] },
  },
];

const LOOKS = [
  { do: 'explore', ship: HUNTER, hex: SHARK },
  { do: 'explore', ship: SECOND, hex: PRIVATEER },
  { do: 'explore', ship: LOOKOUT, hex: LIGHTHOUSE },
] as const;

const look = (id: string, key: 'before' | 'second' | 'third'): Step => ({
  kind: 'ask',
  id,
  ...(key === 'before' ? { title: 'first.look.title' } : {}),
  at: 'turn/explore',
  before: { key: `first.look.${key}`, clauses: ['TP-120', 'TP-121', 'TP-123', 'TP-124'] },
  right: { answers: LOOKS },
  ...(key === 'third'
    ? {
        onRight: {
          key: 'first.look.right',
          with: ({ state }) => ({ territory: territoryName(state, 'lighthouse') }),
          points: [hexTarget(SHARK), hexTarget(PRIVATEER), hexTarget(LIGHTHOUSE)],
          clauses: ['TP-125', 'TP-092'],
        },
      }
    : {}),
  others: [
    {
      when: { do: 'pass' },
      says: { key: 'first.look.done', clauses: ['TP-122', 'TP-125'] },
      is: 'taken-back',
    },
  ],
  nothingElse: true,
  hint: { key: 'first.look.hint', clauses: ['TP-120'] },
  happens: ['destination-explored'],
});

export const LOOKING: readonly Step[] = [
  look('look', 'before'),
  look('look-second', 'second'),
  look('look-third', 'third'),
];

export const HUNTING: readonly Step[] = [
  {
    kind: 'ask',
    id: 'shark',
    title: 'first.shark.title',
    at: 'turn/engage',
    before: {
      key: 'first.shark.before',
      with: (now) => attackOn(now, 'shark'),
      points: [hexTarget(SHARK)],
      clauses: ['TP-019', 'TP-016', 'TP-028', 'TP-131', 'TP-176'],
    },
    right: { answers: [{ do: 'attack', ship: HUNTER, hex: SHARK }] },
    onRight: { key: 'first.shark.right', clauses: ['TP-030', 'TP-136', 'TP-140'] },
    others: [
      {
        when: { do: 'pass' },
        says: { key: 'first.shark.done', clauses: ['TP-029', 'TP-037', 'TP-042'] },
        is: 'taken-back',
      },
    ],
    onOther: { key: 'first.shark.other', clauses: ['TP-092', 'TP-129'] },
    hint: {
      key: 'first.shark.hint',
      with: nameOf(SHARK),
      points: [hexTarget(SHARK)],
      clauses: ['TP-131'],
    },
    rig: falls('hhmmm'),
    happens: ['target-sunk'],
  },
  {
    kind: 'ask',
    id: 'privateer',
    title: 'first.privateer.title',
    at: 'turn/engage',
    before: {
      key: 'first.privateer.before',
      with: (now) => attackOn(now, 'privateer'),
      points: [hexTarget(PRIVATEER)],
      clauses: ['TP-033', 'TP-034', 'TP-035', 'TP-036'],
    },
    right: { answers: [{ do: 'attack', ship: SECOND, hex: PRIVATEER }] },
    others: [
      {
        when: { do: 'pass' },
        says: { key: 'first.privateer.done', clauses: ['TP-037', 'TP-035'] },
        is: 'taken-back',
      },
    ],
    onOther: { key: 'first.privateer.other', clauses: ['TP-129'] },
    hint: {
      key: 'first.privateer.hint',
      with: nameOf(PRIVATEER),
      points: [hexTarget(PRIVATEER)],
      clauses: ['TP-131'],
    },
    rig: falls('hhhhm'),
  },
  {
    kind: 'ask',
    id: 'prize',
    at: 'engagement/fate',
    before: {
      key: 'first.prize.before',
      with: (_, events) => ({ hits: hitsIn(events) }),
      points: [hexTarget(PRIVATEER)],
      clauses: ['TP-034', 'TP-038', 'TP-039', 'TP-178'],
    },
    right: { answers: [{ do: 'capture' }] },
    onRight: {
      key: 'first.prize.right',
      with: fleets,
      points: [hexTarget(PRIVATEER)],
      clauses: ['TP-035', 'TP-039'],
    },
    others: [
      {
        when: { do: 'sink' },
        says: { key: 'first.prize.sink', clauses: ['TP-038', 'TP-281'] },
        is: 'taken-back',
      },
    ],
    nothingElse: true,
    hint: { key: 'first.prize.hint', clauses: ['TP-035', 'TP-281'] },
  },
  {
    kind: 'ask',
    id: 'territory',
    title: 'first.territory.title',
    at: 'turn/engage',
    before: {
      key: 'first.territory.before',
      with: free,
      points: [hexTarget(LIGHTHOUSE)],
      clauses: ['TP-042', 'TP-045', 'TP-047'],
    },
    right: { answers: [{ do: 'attack', ship: LOOKOUT, hex: LIGHTHOUSE }] },
    others: [
      {
        when: { do: 'pass' },
        says: { key: 'first.territory.done', with: free, clauses: ['TP-042'] },
        is: 'taken-back',
      },
    ],
    nothingElse: true,
    hint: {
      key: 'first.territory.hint',
      with: nameOf(LIGHTHOUSE),
      points: [hexTarget(LIGHTHOUSE)],
      clauses: ['TP-131'],
    },
    rig: falls('hmhmm'),
    happens: ['territory-captured', 'ship-upgraded', 'take-no-prisoners-revealed'],
  },
];

function free(now: Parameters<typeof attackOn>[0]) {
  const { dice } = attackOn(now, 'shark');
  const capture = now.state.printed.content.targets.uncontrolledTerritory.captureDefense ?? 0;
  return { dice, capture, chance: percent(dice, capture) };
}
