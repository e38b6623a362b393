// What a pirate may do next: in this turn as far as it is not done, and in the turn to come.

import { at, byId, unreachable } from '@quarterdeck/kernel';
import type { Pirate, Tinypirates } from '../model/state.ts';
import type { Order } from '../pack/components.ts';
import type { SpaceId } from '../pack/fields.ts';
import { captainActions } from '../rules/bonus.ts';
import { buriedBy, orderOf } from '../rules/fleet.ts';
import { mapCardAt } from '../rules/geometry/map-cards.ts';
import { distance } from '../rules/geometry/sea.ts';
import { movementOf } from '../rules/sailing.ts';
import { canReach, emptyOnes, wayTo } from '../rules/wheel/wheel.ts';
import { battleHope } from './battle.ts';
import { bonusLeft, captainWorth, crewWorth } from './bonuses.ts';
import { orderWorth } from './orders.ts';

const JOSTLED = 0.7;
const CAUGHT = 1.05;
/** Every step that is missing, and a turn that has yet to come. */
const STEP = 0.8;
const LATER = 0.7;
const STEP_LATER = 0.9;
/** A Deckhand left on the Wheel. */
const SKIP = 0.5;

/** How much Gold there is in what an Order brings. */
const GOLD_IN: { readonly [O in Order]?: number } = { trade: 2, attack: 0.5 };

/** An Order there, with what the cards add to it. */
function stopWorth(g: Tinypirates, pirate: Pirate, order: Order, space: SpaceId): number {
  const own = orderWorth(g, pirate, order, space);
  const all = own + crewWorth(g, pirate, order, space);
  if (pirate.captain === null || byId(g.printed.captains, pirate.captain).trigger !== order)
    return all;
  const gold = own * (GOLD_IN[order] ?? 0);
  return all + captainWorth(g, pirate, space, 0, gold);
}

/** The Navy comes when the Ship Line is crossed (TE-233, TE-236). */
function dangerAt(g: Tinypirates, pirate: Pirate, space: SpaceId): number {
  if (g.navy === null) return 0;
  const reach = at(g.printed.navySteps, buriedBy(g, pirate.pirate));
  if (distance(g, g.navy, space) > reach) return 0;
  const { rigging, cannons, extort } = pirate.deckhands;
  return CAUGHT * (rigging + cannons + extort);
}

/** The best that an Order offers in reach, each step as if it might not be sailed. */
function bestStop(
  g: Tinypirates,
  pirate: Pirate,
  order: Order,
  crossed: boolean,
  perStep: number,
): number {
  if (pirate.space === null) return 0;
  const reach = movementOf(g, pirate.pirate);
  let best = Number.NEGATIVE_INFINITY;
  for (const { space } of g.printed.spaces) {
    const steps = distance(g, pirate.space, space);
    if (steps > reach) continue;
    const storm = steps > 0 && mapCardAt(g, space).storm ? JOSTLED : 0;
    const stays = steps === 0 && pirate.hiding;
    const hides = order === 'hideOut' && mapCardAt(g, space).cove;
    const danger = crossed && !stays && !hides ? dangerAt(g, pirate, space) : 0;
    const worth = stopWorth(g, pirate, order, space) * perStep ** steps - storm - danger;
    if (worth > best) best = worth;
  }
  return best;
}

/** By stop of the Wheel: what the Order there offers in the next turn, as far as it can be reached. */
export function stopWorths(g: Tinypirates, pirate: Pirate): readonly number[] {
  return pirate.wheel.map((_, stop) => {
    if (stop === pirate.captainAt || !canReach(pirate, stop)) return 0;
    const way = wayTo(pirate, stop);
    const crossed = way.includes(0);
    const extorted = crossed ? pirate.deckhands.extort : 0;
    return (
      bestStop(g, pirate, at(pirate.orders, stop), crossed, STEP_LATER) +
      extorted -
      SKIP * emptyOnes(pirate, way).length
    );
  });
}

/** What the next turn offers: the best of its stops. */
export const nextTurn = (stops: readonly number[]): number => LATER * Math.max(0, ...stops);

/** TE-226: what the Ship Line will bring and cost, as long as it lies ahead. */
function shipLineWorth(g: Tinypirates, pirate: Pirate, space: SpaceId): number {
  const { crossed, extorted } = g.turn;
  if (!crossed) return 0;
  const danger = pirate.hiding ? 0 : dangerAt(g, pirate, space);
  return pirate.deckhands.extort - extorted - danger;
}

/** The Order under way. What a Crew Up brings is seen at every choice, and a battle speaks itself. */
function executing(g: Tinypirates, pirate: Pirate, space: SpaceId): number {
  const order = orderOf(g, pirate.pirate);
  if (g.battle === null && order !== 'crewUp') return stopWorth(g, pirate, order, space);
  const captain = captainActions(g, pirate).length > 0 ? captainWorth(g, pirate, space, 0, 0) : 0;
  return captain + crewWorth(g, pirate, order, space);
}

/** What is left of the turn under way. */
function thisTurn(g: Tinypirates, pirate: Pirate): number {
  const { space } = pirate;
  if (space === null) return 0;
  switch (g.turn.step) {
    case 'order':
    case 'sail': {
      const { crossed } = g.turn;
      const stop = bestStop(g, pirate, orderOf(g, pirate.pirate), crossed, STEP);
      return stop + (crossed ? pirate.deckhands.extort : 0);
    }
    case 'execute':
      return executing(g, pirate, space) + shipLineWorth(g, pirate, space);
    case 'bonus':
      return bonusLeft(g, pirate, space) + shipLineWorth(g, pirate, space);
    case 'setup':
    case 'shipLine':
    case 'over':
      return 0;
    default:
      return unreachable(g.turn.step);
  }
}

/** What is left of the turn under way, and of the battle. */
export function thisTurnOf(g: Tinypirates, pirate: Pirate): readonly [number, number] {
  const now = g.turn.pirate === pirate.pirate ? thisTurn(g, pirate) : 0;
  return [now, g.battle === null ? 0 : battleHope(g, g.battle, pirate.pirate)];
}

/** What lies before a pirate. */
export function hopeOf(g: Tinypirates, pirate: Pirate): number {
  const [now, battle] = thisTurnOf(g, pirate);
  return now + battle + nextTurn(stopWorths(g, pirate));
}
