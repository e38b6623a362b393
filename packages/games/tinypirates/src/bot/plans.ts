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

/** An Order there, with what the cards add to it. */
function stopWorth(g: Tinypirates, pirate: Pirate, plan: Plan, here: Place): number {
  const { order, captain, crew } = plan;
  const own = orderWorth(g, pirate, order, here);
  const all = own + crewWorth(g, pirate, order, crew, here);
  if (captain === null) return all;
  return all + cardWorth(g, pirate, captain, here, 0, own * (GOLD_IN[order] ?? 0));
}

/** How far the Navy comes when the Ship Line is crossed (TE-233, TE-236). */
const navyReach = (g: Tinypirates, pirate: Pirate): number =>
  at(g.printed.navySteps, buriedBy(g, pirate.pirate));

/** What it costs to be caught there. */
function dangerAt(g: Tinypirates, { deckhands }: Pirate, reach: number, space: SpaceId): number {
  if (g.navy === null || distance(g, g.navy, space) > reach) return 0;
  return CAUGHT * (deckhands.rigging + deckhands.cannons + deckhands.extort);
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
function reachedBy(g: Tinypirates, pirate: Pirate, perStep: number): readonly Reached[] {
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
      left: perStep ** steps,
      storm: steps > 0 && card.storm ? JOSTLED : 0,
      danger: dangerAt(g, pirate, caughtWithin, space),
    });
  }
  return reached;
}

/** The best that an Order offers in reach. */
function bestStop(
  g: Tinypirates,
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
    const worth = stopWorth(g, pirate, plan, here) * here.left - here.storm - danger;
    if (worth > best) best = worth;
  }
  return best;
}

/** By stop of the Wheel: what the Order there offers in the next turn, as far as it can be reached. */
export function stopWorths(g: Tinypirates, pirate: Pirate): readonly number[] {
  const reached = reachedBy(g, pirate, STEP_LATER);
  const worths: number[] = [];
  for (let stop = 0; stop < pirate.wheel.length; stop++)
    worths.push(nextStop(g, pirate, stop, reached));
  return worths;
}

function nextStop(
  g: Tinypirates,
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
  const best = bestStop(g, pirate, at(pirate.orders, stop), crossed, reached);
  return best + extorted - SKIP * skipped;
}

/** What the next turn offers: the best of its stops. */
export const nextTurn = (stops: readonly number[]): number => LATER * Math.max(0, ...stops);

/** TE-226: what the Ship Line will bring and cost, as long as it lies ahead. */
function shipLineWorth(g: Tinypirates, pirate: Pirate, space: SpaceId): number {
  const { crossed, extorted } = g.turn;
  if (!crossed) return 0;
  const danger = pirate.hiding ? 0 : dangerAt(g, pirate, navyReach(g, pirate), space);
  return pirate.deckhands.extort - extorted - danger;
}

/** The Order under way. What a Crew Up brings is seen at every choice, and a battle speaks itself. */
function executing(g: Tinypirates, pirate: Pirate, space: SpaceId): number {
  const order = orderOf(g, pirate.pirate);
  const here = { space, card: mapCardAt(g, space) };
  if (g.battle === null && order !== 'crewUp')
    return stopWorth(g, pirate, planOf(g, pirate, order), here);
  const captain = captainActions(g, pirate).length > 0 ? captainWorth(g, pirate, here, 0) : 0;
  return captain + crewWorth(g, pirate, order, crewFor(g, pirate, order), here);
}

/** What is left of the turn under way. */
function thisTurn(g: Tinypirates, pirate: Pirate): number {
  const { space } = pirate;
  if (space === null) return 0;
  switch (g.turn.step) {
    case 'order':
    case 'sail': {
      const { crossed } = g.turn;
      const reached = reachedBy(g, pirate, STEP);
      const stop = bestStop(g, pirate, orderOf(g, pirate.pirate), crossed, reached);
      return stop + (crossed ? pirate.deckhands.extort : 0);
    }
    case 'execute':
      return executing(g, pirate, space) + shipLineWorth(g, pirate, space);
    case 'bonus':
      return (
        bonusLeft(g, pirate, { space, card: mapCardAt(g, space) }) + shipLineWorth(g, pirate, space)
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
export function thisTurnOf(g: Tinypirates, pirate: Pirate): readonly [number, number] {
  const now = g.turn.pirate === pirate.pirate ? thisTurn(g, pirate) : 0;
  return [now, g.battle === null ? 0 : battleHope(g, g.battle, pirate.pirate)];
}

/** What lies before a pirate. */
export function hopeOf(g: Tinypirates, pirate: Pirate): number {
  const [now, battle] = thisTurnOf(g, pirate);
  return now + battle + nextTurn(stopWorths(g, pirate));
}
