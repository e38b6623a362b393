import { byId } from '@quarterdeck/kernel';
import {
  attackDiceOf,
  captureDefenseOf,
  type Maneuver,
  type ShipId,
  shipOf,
  sinkDefenseOf,
} from '../index.ts';
import { maneuverName } from '../words/names.ts';
import { hexTarget, maneuverTarget } from '../words/targets.ts';
import {
  cardName,
  comingRoll,
  fleets,
  hexOfShip,
  hitsIn,
  holds,
  type Now,
  nameOf,
  percent,
  type Step,
} from './figures.ts';
import { falls, hex } from './position.ts';
import { HUNTER, SHARK } from './truce-steps.ts';

/** Old Salt's scout comes to where the shark was. */
const SCOUT = 4 as ShipId;
const SCOUT_AT = SHARK;
const HELD_BACK = 5 as ShipId;

const atHunter = (now: Now) => nameOf(hexOfShip(now, HUNTER))(now);
const pointAtHunter = (now: Now) => [hexTarget(hexOfShip(now, HUNTER))];

export const UNDER_FIRE: readonly Step[] = [
  {
    kind: 'others',
    id: 'war',
    title: 'first.war.title',
    answers: [
      { gives: { do: 'sail', ship: SCOUT } },
      { gives: { do: 'to', hex: SCOUT_AT } },
      { gives: { do: 'pass' } },
      { gives: (now) => ({ do: 'attack', ship: SCOUT, hex: hexOfShip(now, HUNTER) }) },
    ],
    note: {
      key: 'first.war.note',
      with: (now, events) => ({
        count: events.filter(({ event }) => event === 'ship-upgraded').length,
        level: shipOf(now.state, HUNTER).level,
      }),
      clauses: ['TP-136', 'TP-021', 'TP-097', 'TP-098', 'TP-099'],
    },
    happens: ['attack-declared'],
  },
  {
    kind: 'ask',
    id: 'fire',
    title: 'first.fire.title',
    at: 'engagement/maneuvers',
    before: {
      key: 'first.fire.before',
      with: atHunter,
      points: pointAtHunter,
      clauses: ['TP-164', 'TP-169', 'TP-210', 'TP-227', 'TP-233'],
    },
    right: { answers: [{ do: 'pass' }] },
    onRight: {
      key: 'first.fire.right',
      with: ({ state }, events) => ({
        hits: hitsIn(events),
        level: shipOf(state, HUNTER).level,
        sink: sinkDefenseOf(state, shipOf(state, HUNTER)),
      }),
      points: pointAtHunter,
      clauses: ['TP-021', 'TP-183'],
    },
    nothingElse: true,
    hint: { key: 'first.fire.hint', clauses: ['TP-227', 'TP-233'] },
    rig: falls('hmhmm'),
    happens: ['attack-failed'],
  },
  {
    kind: 'ask',
    id: 'return',
    title: 'first.return.title',
    at: 'engagement/maneuvers',
    before: {
      key: 'first.return.before',
      with: (now) => ({ ...comingRoll(now), card: cardName(now, 'steady-aim') }),
      points: [maneuverTarget('steady-aim')],
      clauses: ['TP-184', 'TP-186', 'TP-187', 'TP-020', 'TP-227'],
    },
    right: { answers: [{ do: 'pass' }] },
    onRight: {
      key: 'first.return.right',
      with: (_, events) => ({ hits: hitsIn(events) }),
      clauses: ['TP-189', 'TP-213'],
    },
    others: [
      {
        when: { do: 'play', maneuver: 'steady-aim' },
        says: {
          key: 'first.return.play',
          with: comingRoll,
          clauses: ['TP-227', 'TP-213'],
        },
        is: 'accepted',
        rig: falls('mhmhmm'),
      },
    ],
    nothingElse: true,
    hint: {
      key: 'first.return.hint',
      with: (now) => ({ chance: comingRoll(now).toSink }),
      clauses: ['TP-187'],
    },
    rig: falls('mhmhm'),
    happens: ['return-fire-failed'],
  },
];

export const YOUR_TURN: readonly Step[] = [
  {
    kind: 'ask',
    id: 'turn',
    title: 'first.turn.title',
    at: 'turn/command',
    before: {
      key: 'first.turn.before',
      with: ({ state }) => ({ card: maneuverName(state, 'guiding-light') }),
      points: [maneuverTarget('guiding-light')],
      clauses: ['TP-103', 'TP-107', 'TP-261'],
    },
    right: { answers: [{ do: 'pass' }] },
    onOther: { key: 'first.turn.play', points: [hexTarget(SCOUT_AT)], clauses: ['TP-131'] },
    hint: { key: 'first.turn.hint', clauses: ['TP-104'] },
  },
  {
    kind: 'ask',
    id: 'stay',
    at: 'turn/move',
    before: {
      key: 'first.stay.before',
      with: atHunter,
      points: pointAtHunter,
      clauses: ['TP-103', 'TP-131'],
    },
    right: { answers: [{ do: 'pass' }] },
    others: [
      {
        when: { do: 'sail', ship: HUNTER },
        says: { key: 'first.stay.leaves', clauses: ['TP-131'] },
        is: 'taken-back',
      },
    ],
    onOther: { key: 'first.stay.other', clauses: ['TP-111'] },
    hint: { key: 'first.stay.hint', clauses: ['TP-104'] },
  },
];

/** Five hits, however many dice there are. */
const FIVE_HITS = falls('hhmhhmhmm');
const TWO_HITS = falls('hmhmmm');

const addsDice = ({ state }: Now, card: Maneuver): number =>
  byId(state.printed.maneuvers, card).effects.reduce(
    (sum, effect) => sum + (effect.op === 'rollDice' ? effect.amount : 0),
    0,
  );

/** The roll comes at once where no other card could be played before it. */
const luckAfter = (now: Now, card: Maneuver | undefined): readonly number[] => {
  const dice = comingRoll(now).dice + (card === undefined ? 0 : addsDice(now, card));
  return FIVE_HITS.slice(0, dice);
};

export const STRIKING: readonly Step[] = [
  {
    kind: 'ask',
    id: 'strike',
    title: 'first.strike.title',
    at: 'turn/engage',
    before: {
      key: 'first.strike.before',
      with: ({ state }) => {
        const prey = shipOf(state, SCOUT);
        return {
          level: prey.level,
          sink: sinkDefenseOf(state, prey),
          capture: captureDefenseOf(state, prey),
          dice: attackDiceOf(state, shipOf(state, HUNTER)),
        };
      },
      points: [hexTarget(SCOUT_AT)],
      clauses: ['TP-019', 'TP-021', 'TP-022', 'TP-099'],
    },
    right: { answers: [{ do: 'attack', hex: SCOUT_AT }] },
    others: [
      {
        when: { do: 'pass' },
        says: { key: 'first.strike.done', clauses: ['TP-127'] },
        is: 'taken-back',
      },
    ],
    nothingElse: true,
    hint: {
      key: 'first.strike.hint',
      with: atHunter,
      points: pointAtHunter,
      clauses: ['TP-131'],
    },
    happens: ['attack-declared'],
  },
  {
    kind: 'ask',
    id: 'card',
    at: 'engagement/maneuvers',
    before: {
      key: 'first.card.before',
      with: comingRoll,
      points: (now) =>
        (['steady-aim', 'broadside'] as const)
          .filter((card) => holds(now, card))
          .map(maneuverTarget),
      clauses: ['TP-171', 'TP-176', 'TP-178', 'TP-201'],
    },
    right: { answers: [{ do: 'play', maneuver: 'broadside' }] },
    onRight: {
      key: 'first.card.right',
      with: comingRoll,
      clauses: ['TP-233', 'TP-171'],
    },
    others: [
      {
        when: { do: 'play', maneuver: 'steady-aim' },
        says: {
          key: 'first.card.less',
          with: (now) => ({
            card: cardName(now, 'broadside'),
            level: now.state.printed.maneuvers.broadside.level ?? 0,
          }),
          points: [maneuverTarget('broadside')],
          clauses: ['TP-227', 'TP-233', 'TP-212', 'TP-201'],
        },
        is: 'accepted',
        rig: [],
      },
      {
        when: { do: 'pass' },
        says: {
          key: 'first.card.pass',
          with: ({ state }) => {
            const sink = sinkDefenseOf(state, shipOf(state, SCOUT));
            return { toSink: percent(attackDiceOf(state, shipOf(state, HUNTER)), sink) };
          },
          clauses: ['TP-171', 'TP-184'],
        },
        is: 'taken-back',
        rig: TWO_HITS,
      },
    ],
    nothingElse: true,
    hint: { key: 'first.card.hint', clauses: ['TP-227', 'TP-233'] },
    unhelped: true,
    rig: (_, now) => (holds(now, 'steady-aim') ? [] : luckAfter(now, 'broadside')),
  },
  {
    kind: 'ask',
    id: 'more',
    at: 'engagement/maneuvers',
    maybe: true,
    before: { key: 'first.more.before', with: comingRoll, clauses: ['TP-166', 'TP-201'] },
    right: {
      answers: [
        { do: 'pass' },
        { do: 'play', maneuver: 'steady-aim' },
        { do: 'play', maneuver: 'broadside' },
      ],
    },
    nothingElse: true,
    hint: { key: 'first.more.hint', clauses: ['TP-213'] },
    unhelped: true,
    rig: (answer, now) => luckAfter(now, answer.do === 'play' ? answer.maneuver : undefined),
  },
  {
    kind: 'ask',
    id: 'fate',
    title: 'first.fate.title',
    at: 'engagement/fate',
    before: {
      key: 'first.fate.before',
      with: ({ state }) => ({
        hits: (state.engagement?.attackRoll ?? []).filter((die) => die).length,
      }),
      points: [hexTarget(SCOUT_AT)],
      clauses: ['TP-025', 'TP-143', 'TP-145', 'TP-178', 'TP-199'],
    },
    right: { answers: [{ do: 'capture' }, { do: 'sink' }] },
    nothingElse: true,
    hint: { key: 'first.fate.hint', clauses: ['TP-145', 'TP-281'] },
    unhelped: true,
    happens: ['attack-succeeded'],
  },
  {
    kind: 'others',
    id: 'after',
    answers: [
      { gives: { do: 'sail', ship: HELD_BACK } },
      { gives: { do: 'to', hex: hex('N15') } },
      { gives: { do: 'pass' } },
    ],
    note: {
      key: 'first.after.note',
      with: (now) => ({ ...fleets(now), level: shipOf(now.state, HUNTER).level }),
      points: pointAtHunter,
      clauses: ['TP-136', 'TP-025', 'TP-023'],
    },
    happens: ['ship-upgraded', 'turn-ended'],
  },
];
