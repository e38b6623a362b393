// Chapter 6, Engagement: TP-161 to TP-199, TP-301

import type { Act, Chapter, Seat } from '@quarterdeck/kernel';
import { at, auto, clockwiseFrom, decision, seatAfter, window } from '@quarterdeck/kernel';
import type { Draft, Engagement, Kinds, Prisoners } from '../model/state.ts';
import { hitsOf, rollDice, rollDie } from './dice.ts';
import { settleEliminations } from './elimination.ts';
import { returnsFire } from './figures.ts';
import { hasSpareShip, openEngagement, rollerOf, shipOf } from './fleet.ts';
import { comingDefenses, comingDice, comingRerolls, isCalledOff } from './maneuvers/coming-roll.ts';
import { holdsSomethingToAsk, offerPlays } from './maneuvers/offering.ts';
import { playManeuver } from './maneuvers/playing.ts';
import {
  capturePrivateer,
  captureShip,
  captureTerritory,
  sinkShip,
  sinkTarget,
} from './sinking.ts';

type EngagementDraft = NonNullable<Draft['engagement']>;

/** TP-166, TP-193, TP-194: who may play in the window that is open, the roller last. */
export function askingOrder(g: Prisoners): readonly Seat[] {
  const engagement = openEngagement(g);
  const roller = rollerOf(engagement) ?? engagement.attackerSeat;
  const order = clockwiseFrom(g.players, seatAfter(g.players, roller));
  if (engagement.phase === 'engagement') return order;
  const { attackerSeat, targetSeat } = engagement;
  return order.filter((seat) => seat === attackerSeat || seat === targetSeat);
}

/** Rolls, and rolls misses once more where maneuvers say so, in the order played (TP-269). */
function makeRoll(g: Draft, engagement: EngagementDraft, act: Act<Kinds>): number {
  const { roll, attacker: ship, target, attackerSeat } = engagement;
  const seat = rollerOf(engagement) ?? attackerSeat;
  const dice = rollDice(g.printed, comingDice(g), act);
  const { sink, capture } = comingDefenses(g);
  const clause = roll === 'attack' ? 'TP-171' : 'TP-186';
  const event = roll === 'attack' ? 'attack-rolled' : 'return-fire-rolled';
  act.emit(clause, event, {
    seat,
    ship,
    target,
    dice: [...dice],
    hits: hitsOf(dice),
    sink,
    capture,
  });
  for (const { seat: by, maneuver, most } of comingRerolls(g)) {
    const again: boolean[] = [];
    for (let die = 0; die < dice.length && again.length < most; die++) {
      if (at(dice, die)) continue;
      const hit = rollDie(g.printed, act);
      dice[die] = hit;
      again.push(hit);
    }
    act.emit('TP-269', 'misses-rerolled', { seat: by, maneuver, dice: again });
  }
  if (roll === 'attack') engagement.attackRoll = dice;
  else engagement.returnRoll = dice;
  return hitsOf(dice);
}

/** TP-192 */
function openAftermath(engagement: EngagementDraft, act: Act<Kinds>): void {
  engagement.phase = 'aftermath';
  engagement.plays = [];
  act.next('engagement/aftermath', {});
}

function succeed(
  g: Draft,
  engagement: EngagementDraft,
  fate: 'sunk' | 'captured',
  act: Act<Kinds>,
): void {
  const { attackerSeat: seat, attacker: ship, target } = engagement;
  engagement.targetFate = fate;
  engagement.won = true;
  act.emit('TP-176', 'attack-succeeded', { seat, ship, target, fate });
  if (engagement.targetKind === 'territory') captureAtOnce(g, engagement, act);
  openAftermath(engagement, act);
}

/** TP-181: a territory does not wait for the Aftermath. */
function captureAtOnce(g: Draft, { attackerSeat, target }: Engagement, act: Act<Kinds>): void {
  const face = g.destinations.find(({ hex }) => hex === target)?.face;
  if (face === undefined || face === 'shark' || face === 'squid' || face === 'privateer')
    throw new Error(`engagement: no territory lies on hex ${target}`);
  captureTerritory(g, face, attackerSeat, target, act);
}

/** TP-184, TP-185: the target answers if it can. */
function fail(g: Draft, engagement: EngagementDraft, act: Act<Kinds>): void {
  const { attackerSeat: seat, attacker: ship, target } = engagement;
  const answers = returnsFire(g, target);
  act.emit('TP-183', 'attack-failed', { seat, ship, target, answers });
  if (!answers) return;
  engagement.roll = 'return';
  engagement.plays = [];
  act.next('engagement/maneuvers', {});
  act.next('engagement/return-roll', {});
}

/** TP-178, TP-180 */
const mayCapture = (g: Prisoners, { targetKind, attackerSeat }: Engagement): boolean =>
  (targetKind === 'ship' || targetKind === 'privateer') && hasSpareShip(g, attackerSeat);

/** TP-198: rewards go by the final outcome (TP-S36). */
function reward(g: Draft, engagement: Engagement): void {
  const { targetKind, targetSeat, targetFate, attacker, won } = engagement;
  if (!won || targetFate === 'stays') return;
  const territory = targetSeat === null ? 'uncontrolledTerritory' : 'controlledTerritory';
  const print = g.printed.content.targets[targetKind === 'territory' ? territory : targetKind];
  const { draws, levels } = print[targetFate] ?? { draws: 0, levels: 0 };
  g.turn.draws += draws;
  if (levels > 0) shipOf(g, attacker).won = true;
}

function carryOut(g: Draft, engagement: Engagement, act: Act<Kinds>): void {
  const { targetFate, attackerFate, targetShip, target, attackerSeat } = engagement;
  reward(g, engagement);
  if (targetFate === 'sunk') {
    if (targetShip === null) sinkTarget(g, target, 'TP-198', act);
    else sinkShip(g, targetShip, 'TP-198', act);
  } else if (targetFate === 'captured' && engagement.targetKind !== 'territory') {
    if (targetShip === null) capturePrivateer(g, target, attackerSeat, act);
    else captureShip(g, targetShip, attackerSeat, act);
  }
  if (attackerFate === 'sunk') sinkShip(g, engagement.attacker, 'TP-198', act);
}

export const engagement: Chapter<Kinds, 'engagement'> = {
  // TP-164 to TP-170
  'engagement/maneuvers': window({
    order: askingOrder,
    asks: (g, _, seat) => holdsSomethingToAsk(g, seat),
    choices: (g, _, seat, offer, deny) => offerPlays(g, seat, offer, deny),
    answer: (g, _, seat, { maneuver }, act) => playManeuver(g, seat, maneuver, act),
    close: () => {},
  }),

  // TP-171 to TP-183
  'engagement/attack-roll': auto((g, _, act) => {
    const open = openEngagement(g);
    if (isCalledOff(g)) {
      act.emit('TP-254', 'attack-called-off', { ship: open.attacker });
      return;
    }
    const { sink, capture } = comingDefenses(g);
    const hits = makeRoll(g, open, act);
    const least = sink ?? capture;
    if (least === null || hits < least) fail(g, open, act);
    else if (sink === null) succeed(g, open, 'captured', act);
    else if (capture !== null && hits >= capture && mayCapture(g, open))
      act.next('engagement/fate', {});
    else succeed(g, open, 'sunk', act);
  }),

  // TP-178, TP-179
  'engagement/fate': decision({
    seat: (g) => openEngagement(g).attackerSeat,
    choices: (_, __, offer) => {
      offer({ do: 'sink' });
      offer({ do: 'capture' });
    },
    answer: (g, _, choice, act) =>
      succeed(g, openEngagement(g), choice.do === 'sink' ? 'sunk' : 'captured', act),
  }),

  // TP-186 to TP-191
  'engagement/return-roll': auto((g, _, act) => {
    const open = openEngagement(g);
    const { sink } = comingDefenses(g);
    const hits = makeRoll(g, open, act);
    const { attacker: ship, target } = open;
    const seat = rollerOf(open) ?? open.attackerSeat;
    if (sink === null || hits < sink) {
      act.emit('TP-189', 'return-fire-failed', { seat, ship, target });
      return;
    }
    open.attackerFate = 'sunk';
    act.emit('TP-187', 'return-fire-succeeded', { seat, ship, target });
    openAftermath(open, act);
  }),

  // TP-192 to TP-197
  'engagement/aftermath': window({
    order: askingOrder,
    asks: (g, _, seat) => holdsSomethingToAsk(g, seat),
    choices: (g, _, seat, offer, deny) => offerPlays(g, seat, offer, deny),
    answer: (g, _, seat, { maneuver }, act) => playManeuver(g, seat, maneuver, act),
    close: () => {},
  }),

  'engagement/end': auto((g, _, act) => {
    const open = openEngagement(g);
    carryOut(g, open, act);
    act.emit('TP-198', 'engagement-ended', { ship: open.attacker, target: open.target });
    g.engagement = null;
    settleEliminations(g, act);
  }),
};
