// What a pirate may do next: in this turn as far as it is not done, and in the turn to come.

import { at, byId, unreachable } from '@quarterdeck/kernel';
import type { Pirate, Tinypirates } from '../model/state.ts';
import type { Order } from '../pack/components.ts';
import type { SpaceId } from '../pack/fields.ts';
import type { CardPrint } from '../pack/printed.ts';
import { captainActions } from '../rules/bonus.ts';
import { buriedBy, orderOf } from '../rules/fleet.ts';
import { mapCardAt } from '../rules/geometry/map-cards.ts';
import { distance } from '../rules/geometry/sea.ts';
import { movementOf } from '../rules/sailing.ts';
import { emptyOnes, onAssignments, wayTo } from '../rules/wheel/wheel.ts';
import { battleHope } from './battle.ts';
import { bonusLeft, captainWorth, cardWorth, crewFor, crewWorth } from './bonuses.ts';
import { orderWorth, type Place } from './orders.ts';
import type { Scales } from './weights.ts';

/** An Order, and the cards that it triggers: looked up once, however many spaces it is weighed for. */
type Plan = {
  readonly order: Order;
  readonly captain: CardPrint | null;
  readonly crew: readonly CardPrint[];
};

function planOf(g: Tinypirates, pirate: Pirate, order: Order): Plan {
  const captain = pirate.captain === null ? null : byId(g.printed.captains, pirate.captain);
  return {
    order,
    captain: captain?.trigger === order ? captain : null,
    crew: crewFor(g, pirate, order),
  };
}

/** How much Gold there is in what an Order brings. */
function goldIn({ plans }: Scales, order: Order): number {
  if (order === 'trade') return plans.goldIn.trade;
  return order === 'attack' ? plans.goldIn.attack : 0;
}

/** An Order there, with what the cards add to it. */
function stopWorth(g: Tinypirates, w: Scales, pirate: Pirate, plan: Plan, here: Place): number {
  const { order, captain, crew } = plan;
  const own = orderWorth(g, w, pirate, order, here);
  const all = own + crewWorth(g, w, pirate, order, crew, here);
  if (captain === null) return all;
  return all + cardWorth(g, w, pirate, captain, here, 0, own * goldIn(w, order));
}

/** How far the Navy comes when the Ship Line is crossed (TE-233, TE-236). */
const navyReach = (g: Tinypirates, pirate: Pirate): number =>
  at(g.printed.navySteps, buriedBy(g, pirate.pirate));

/** What it costs to be caught there. */
function dangerAt(
  g: Tinypirates,
  { plans }: Scales,
  { deckhands }: Pirate,
  reach: number,
  space: SpaceId,
): number {
  if (g.navy === null || distance(g, g.navy, space) > reach) return 0;
  return plans.caught * (deckhands.rigging + deckhands.cannons + deckhands.extort);
}

/** A space that a pirate may sail to. */
type Reached = Place & {
  readonly stays: boolean;
  /** What the way leaves of a worth, each step as if it might not be sailed. */
  readonly left: number;
  readonly storm: number;
  /** What crossing the Ship Line costs whoever does not hide there. */
  readonly danger: number;
};

/** All of them: the same for every Order. */
function reachedBy(
  g: Tinypirates,
  w: Scales,
  pirate: Pirate,
  stepsLeft: readonly number[],
): readonly Reached[] {
  if (pirate.space === null) return [];
  const reach = movementOf(g, pirate.pirate);
  const caughtWithin = navyReach(g, pirate);
  const away = at(g.printed.distance, pirate.space);
  const reached: Reached[] = [];
  for (const { space } of g.printed.spaces) {
    const steps = at(away, space);
    if (steps > reach) continue;
    const card = mapCardAt(g, space);
    reached.push({
      space,
      card,
      stays: steps === 0,
      left: at(stepsLeft, steps),
      storm: steps > 0 && card.storm ? w.plans.jostled : 0,
      danger: dangerAt(g, w, pirate, caughtWithin, space),
    });
  }
  return reached;
}

/** The best that an Order offers in reach. */
function bestStop(
  g: Tinypirates,
  w: Scales,
  pirate: Pirate,
  order: Order,
  crossed: boolean,
  reached: readonly Reached[],
): number {
  if (reached.length === 0) return 0;
  const plan = planOf(g, pirate, order);
  let best = Number.NEGATIVE_INFINITY;
  for (const here of reached) {
    const hidden = here.stays && pirate.hiding;
    const hides = order === 'hideOut' && here.card.cove;
    const danger = crossed && !hidden && !hides ? here.danger : 0;
    const worth = stopWorth(g, w, pirate, plan, here) * here.left - here.storm - danger;
    if (worth > best) best = worth;
  }
  return best;
}

/** By stop of the Wheel: what the Order there offers in the next turn, as far as it can be reached. */
export function stopWorths(g: Tinypirates, w: Scales, pirate: Pirate): readonly number[] {
  const reached = reachedBy(g, w, pirate, w.stepsLeftLater);
  const worths: number[] = [];
  for (let stop = 0; stop < pirate.wheel.length; stop++)
    worths.push(nextStop(g, w, pirate, stop, reached));
  return worths;
}

function nextStop(
  g: Tinypirates,
  w: Scales,
  pirate: Pirate,
  stop: number,
  reached: readonly Reached[],
): number {
  if (stop === pirate.captainAt) return 0;
  const way = wayTo(pirate, stop);
  const skipped = emptyOnes(pirate, way).length;
  if (skipped > onAssignments(pirate)) return 0;
  const crossed = way.includes(0);
  const extorted = crossed ? pirate.deckhands.extort : 0;
  const best = bestStop(g, w, pirate, at(pirate.orders, stop), crossed, reached);
  return best + extorted - w.plans.skip * skipped;
}

/** What the next turn offers: the best of its stops. */
export const nextTurn = ({ plans }: Scales, stops: readonly number[]): number =>
  plans.later * Math.max(0, ...stops);

/** TE-226: what the Ship Line will bring and cost, as long as it lies ahead. */
function shipLineWorth(g: Tinypirates, w: Scales, pirate: Pirate, space: SpaceId): number {
  const { crossed, extorted } = g.turn;
  if (!crossed) return 0;
  const danger = pirate.hiding ? 0 : dangerAt(g, w, pirate, navyReach(g, pirate), space);
  return pirate.deckhands.extort - extorted - danger;
}

/** The Order under way. What a Crew Up brings is seen at every choice, and a battle speaks itself. */
function executing(g: Tinypirates, w: Scales, pirate: Pirate, space: SpaceId): number {
  const order = orderOf(g, pirate.pirate);
  const here = { space, card: mapCardAt(g, space) };
  if (g.battle === null && order !== 'crewUp')
    return stopWorth(g, w, pirate, planOf(g, pirate, order), here);
  const captain = captainActions(g, pirate).length > 0 ? captainWorth(g, w, pirate, here, 0) : 0;
  return captain + crewWorth(g, w, pirate, order, crewFor(g, pirate, order), here);
}

/** What is left of the turn under way. */
function thisTurn(g: Tinypirates, w: Scales, pirate: Pirate): number {
  const { space } = pirate;
  if (space === null) return 0;
  switch (g.turn.step) {
    case 'order':
    case 'sail': {
      const { crossed } = g.turn;
      const reached = reachedBy(g, w, pirate, w.stepsLeft);
      const stop = bestStop(g, w, pirate, orderOf(g, pirate.pirate), crossed, reached);
      return stop + (crossed ? pirate.deckhands.extort : 0);
    }
    case 'execute':
      return executing(g, w, pirate, space) + shipLineWorth(g, w, pirate, space);
    case 'bonus':
      return (
        bonusLeft(g, w, pirate, { space, card: mapCardAt(g, space) }) +
        shipLineWorth(g, w, pirate, space)
      );
    case 'setup':
    case 'shipLine':
    case 'over':
      return 0;
    default:
      return unreachable(g.turn.step);
  }
}

/** What is left of the turn under way, and of the battle. */
export function thisTurnOf(g: Tinypirates, w: Scales, pirate: Pirate): readonly [number, number] {
  const now = g.turn.pirate === pirate.pirate ? thisTurn(g, w, pirate) : 0;
  return [now, g.battle === null ? 0 : battleHope(g, w, g.battle, pirate.pirate)];
}

/** What lies before a pirate. */
export function hopeOf(g: Tinypirates, w: Scales, pirate: Pirate): number {
  const [now, battle] = thisTurnOf(g, w, pirate);
  return now + battle + nextTurn(w, stopWorths(g, w, pirate));
}
