// What a pirate may do next: in this turn as far as it is not done, and in the turn to come.

import { at } from '@quarterdeck/kernel';
import { captainActions } from '../bonus.ts';
import type { Order } from '../components.ts';
import type { SpaceId } from '../fields.ts';
import { buriedBy, orderOf } from '../fleet.ts';
import { mapCardAt } from '../geometry/map-cards.ts';
import { distance } from '../geometry/sea.ts';
import { movementOf } from '../sailing.ts';
import type { Pirate, Tinypirates } from '../state.ts';
import { marketValue } from '../trading.ts';
import { canReach, emptyOnes, wayTo } from '../wheel.ts';
import { attackWorth, battleHope } from './battle.ts';
import { TREASURE } from './holdings.ts';

/** A crate from the bag, as far as there is room for it. */
const DRAWN = 1.9;
const WITHOUT_ROOM = 0.3;
/** What is sold is aboard already, and worth half there. */
const ABOARD = 0.5;
const SOLD = 0.4;
const SEARCH = 1.7;
const HIRED = 1.2;
const REPLACED = 0.3;
const OUT_OF_REPAIR = 0.9;
const OFF_THE_WHEEL = 0.4;
/** The Captain's second Bonus Action. */
const SECOND = 0.6;
const CREW_BONUS = 0.15;
const JOSTLED = 0.7;
const CAUGHT = 1.05;
/** Every step that is missing, and a turn that has yet to come. */
const STEP = 0.8;
const LATER = 0.7;
const STEP_LATER = 0.9;
/** A Deckhand left on the Wheel. */
const SKIP = 0.5;

function tradeWorth(g: Tinypirates, { hold }: Pirate, space: SpaceId): number {
  const { market } = mapCardAt(g, space);
  if (market === null) return 0;
  let count = 0;
  for (const crate of hold) if (crate === market) count++;
  return count * (ABOARD * marketValue(g, market) + SOLD);
}

function hideOutWorth(g: Tinypirates, pirate: Pirate, space: SpaceId): number {
  if (!mapCardAt(g, space).cove) return 0;
  let worth = OUT_OF_REPAIR * pirate.deckhands.repair;
  for (const manned of pirate.wheel) if (manned) worth += OFF_THE_WHEEL;
  return worth;
}

function plunderWorth(g: Tinypirates, { hold }: Pirate, space: SpaceId): number {
  const drawn = mapCardAt(g, space).settlement;
  const loaded = Math.min(drawn, g.printed.limits.crates - hold.length);
  return DRAWN * loaded + WITHOUT_ROOM * (drawn - loaded);
}

/** What carrying out an Order there would bring. */
function orderWorth(g: Tinypirates, pirate: Pirate, order: Order, space: SpaceId): number {
  switch (order) {
    case 'hideOut':
      return hideOutWorth(g, pirate, space);
    case 'plunder':
      return plunderWorth(g, pirate, space);
    case 'trade':
      return tradeWorth(g, pirate, space);
    case 'crewUp':
      return pirate.crew.length < g.printed.limits.crew ? HIRED : REPLACED;
    case 'search':
      return at(g.sea, space).searched ? 0 : SEARCH;
    case 'attack':
      return attackWorth(g, pirate.pirate, space);
  }
}

/** What burying there would bring, with so much more Gold. */
function buryWorth(g: Tinypirates, pirate: Pirate, space: SpaceId, more: number): number {
  const { bury } = mapCardAt(g, space);
  if (bury === null || at(g.sea, space).treasure !== null || g.navy === space) return 0;
  if (buriedBy(g, pirate.pirate) >= g.printed.limits.treasuresToWin) return 0;
  const gold = Math.min(pirate.gold + more, g.printed.limits.gold);
  return gold < bury ? 0 : TREASURE - bury;
}

/** What the Captain Card adds to an Order, Bonus Actions from a place on. */
function captainWorth(
  g: Tinypirates,
  pirate: Pirate,
  space: SpaceId,
  from: number,
  more: number,
): number {
  if (pirate.captain === null) return 0;
  const { actions } = g.printed.captains[pirate.captain];
  let worth = 0;
  for (let place = from; place < actions.length; place++) {
    const { kind } = at(actions, place);
    if (kind === 'bury') worth += buryWorth(g, pirate, space, more);
    else if (kind === 'plunder' || kind === 'attack')
      worth += SECOND * orderWorth(g, pirate, kind, space);
  }
  return worth;
}

/** How much Gold there is in what an Order brings. */
const GOLD_IN: { readonly [O in Order]?: number } = { trade: 2, attack: 0.5 };

/** An Order there, with what the Captain Card adds to it. */
function stopWorth(g: Tinypirates, pirate: Pirate, order: Order, space: SpaceId): number {
  const own = orderWorth(g, pirate, order, space);
  if (pirate.captain === null || g.printed.captains[pirate.captain].trigger !== order) return own;
  const gold = own * (GOLD_IN[order] ?? 0);
  return own + captainWorth(g, pirate, space, 0, gold);
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

/** What the next turn offers: the best of the Orders that can be reached. */
function nextTurn(g: Tinypirates, pirate: Pirate): number {
  let best = 0;
  for (let stop = 0; stop < pirate.wheel.length; stop++) {
    if (stop === pirate.captainAt || !canReach(pirate, stop)) continue;
    const way = wayTo(pirate, stop);
    const crossed = way.includes(0);
    const extorted = crossed ? pirate.deckhands.extort : 0;
    const worth =
      bestStop(g, pirate, at(pirate.orders, stop), crossed, STEP_LATER) +
      extorted -
      SKIP * emptyOnes(pirate, way).length;
    if (worth > best) best = worth;
  }
  return LATER * best;
}

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
  return captainActions(g, pirate).length > 0 ? captainWorth(g, pirate, space, 0, 0) : 0;
}

function bonusLeft(g: Tinypirates, pirate: Pirate, space: SpaceId): number {
  if (g.bonus === null) return 0;
  const { captainFrom, crew } = g.bonus;
  const captain = captainFrom === null ? 0 : captainWorth(g, pirate, space, captainFrom, 0);
  return captain + CREW_BONUS * crew.length;
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
  }
}

/** What lies before a pirate. */
export function hopeOf(g: Tinypirates, pirate: Pirate): number {
  const now = g.turn.pirate === pirate.pirate ? thisTurn(g, pirate) : 0;
  const battle = g.battle === null ? 0 : battleHope(g, g.battle, pirate.pirate);
  return now + battle + nextTurn(g, pirate);
}
