// Chapter 9, Board: DD-112 to DD-128, DD-348, DD-349, DD-S80 to DD-S86

import type { Act, Chapter } from '@quarterdeck/kernel';
import { at, decision } from '@quarterdeck/kernel';
import type { ClauseId } from '../clauses.gen.ts';
import type { Idle } from '../model/events.ts';
import type { Doubloons, Draft, Kinds, Ship } from '../model/state.ts';
import type { Action } from '../pack/components.ts';
import type { ShipId } from '../pack/fields.ts';
import type { BoardEffect } from '../pack/ids.gen.ts';
import type { CardAction, CardId } from '../pack/printed.ts';
import { acquired } from './alternate/trackers.ts';
import { abilityOf } from './captains.ts';
import { controllerOf, distinct, isDamaged, isLegendary, regionOf, shipOf } from './fleet.ts';
import { regionAhead } from './geometry/ring.ts';
import {
  gainReputation,
  loseCrew,
  loseReputation,
  passCrew,
  passDoubloons,
  passFragment,
  passJewel,
} from './mat.ts';
import { boardEffectOf, swapControllers } from './modules/steal-ship.ts';
import { waterOf } from './water/water.ts';

/** The Board action of a card. */
function boardingOf(g: Doubloons, card: CardId): CardAction {
  for (const action of at(g.printed.cards, card).actions)
    if (action.type === 'board') return action;
  throw new Error(`card ${card} has no Board action`);
}

/** DD-113 */
function effectOf(g: Doubloons, { effect }: CardAction): BoardEffect {
  if (effect === null) throw new Error('a Board action without an effect');
  return boardEffectOf(g, effect);
}

const shows = (g: Doubloons, cards: readonly CardId[], icon: Action): boolean =>
  cards.some((card) => at(g.printed.cards, card).actions.some(({ type }) => type === icon));

/** DD-112, DD-151, DD-S86 */
function isInReach(g: Doubloons, boarder: Ship, target: Ship): boolean {
  const region = regionOf(boarder);
  if (target.region === region) return true;
  return (
    waterOf(g, boarder.ship).boardsAhead && target.region === regionAhead(g, region, boarder.facing)
  );
}

/** DD-114, DD-115, DD-341, DD-S83, DD-S84, DD-S124, DD-S162: cards that lie there, not actions. */
function lacksIcon(
  g: Doubloons,
  boarder: Ship,
  target: Ship,
  { prereq }: CardAction,
): ClauseId | null {
  if (prereq === null) return null;
  if (prereq.kind === 'own')
    return shows(g, boarder.faceUp.slice(0, g.slot - 1), prereq.icon) ? null : 'DD-114';
  return shows(g, target.faceUp, prereq.icon) ? null : 'DD-115';
}

/** DD-S80, DD-S115 */
function lacksLoot(g: Doubloons, target: Ship, boarding: CardAction): ClauseId | null {
  const { needs } = g.printed.content.boardingEffects[effectOf(g, boarding)];
  if (needs === null) return isLegendary(target) ? 'DD-S115' : null;
  const held = target[needs.item];
  return (typeof held === 'number' ? held : held.length) < needs.count ? 'DD-S80' : null;
}

/** DD-348: why a ship cannot be boarded; null if it can. */
function forbidsBoarding(g: Doubloons, ship: ShipId, target: Ship, card: CardId): ClauseId | null {
  const boarder = shipOf(g, ship);
  const boarding = boardingOf(g, card);
  if (!isDamaged(g, target) || !isInReach(g, boarder, target)) return 'DD-112';
  return lacksIcon(g, boarder, target, boarding) ?? lacksLoot(g, target, boarding);
}

const eligible = (g: Doubloons, ship: ShipId, card: CardId): ShipId[] =>
  g.ships
    .filter((other) => other.ship !== ship && forbidsBoarding(g, ship, other, card) === null)
    .map((other) => other.ship);

const IDLE: { readonly [C in ClauseId]?: Idle } = {
  'DD-114': 'ownIcon',
  'DD-115': 'targetIcon',
  'DD-S80': 'loot',
  'DD-S115': 'legendary',
};

/** DD-010: why nobody can be boarded; null if somebody can. What keeps a ship in reach safe comes first. */
export function whyNobody(g: Doubloons, ship: ShipId, card: CardId): Idle | null {
  let why: Idle = 'reach';
  for (const other of g.ships) {
    if (other.ship === ship) continue;
    const clause = forbidsBoarding(g, ship, other, card);
    if (clause === null) return null;
    why = IDLE[clause] ?? why;
  }
  return why;
}

/** DD-010, DD-S81 */
export function board(g: Draft, ship: ShipId, card: CardId, act: Act<Kinds>): void {
  const [only, ...more] = eligible(g, ship, card);
  if (only === undefined) {
    const why = whyNobody(g, ship, card) ?? 'reach';
    act.emit('DD-010', 'action-idle', { ship, action: 'board', why });
    return;
  }
  if (more.length > 0) act.next('board/target', { ship, card });
  else boardShip(g, ship, only, card, act);
}

/** DD-349, DD-S82 */
function boardShip(g: Draft, ship: ShipId, target: ShipId, card: CardId, act: Act<Kinds>): void {
  const boarding = boardingOf(g, card);
  const effect = effectOf(g, boarding);
  act.emit('DD-112', 'boarded', { ship, target, effect });
  loseCrew(g, ship, abilityOf(g, target).boarderLosesCrew, 'DD-239', act);
  const boarded = shipOf(g, target);
  if (boarded.orbs === 0) {
    STEALING[effect](g, ship, target, boarding.amount, act);
    return;
  }
  // DD-126, DD-127
  boarded.orbs--;
  shipOf(g, ship).orbs++;
  act.emit('DD-126', 'orb-passed', { from: target, to: ship });
}

const STEALING: {
  readonly [E in BoardEffect]: (
    g: Draft,
    ship: ShipId,
    target: ShipId,
    amount: number,
    act: Act<Kinds>,
  ) => void;
} = {
  stealMapFragment: (g, ship, target, _, act) => {
    const [only, ...more] = distinct(shipOf(g, target).fragments);
    if (only === undefined) return;
    if (more.length > 0) act.next('board/fragment', { ship, target });
    else stealFragment(g, ship, target, only, act);
  },
  stealHalfDoubloons: (g, ship, target, _, act) => {
    const { divisor = 1 } = g.printed.content.boardingEffects.stealHalfDoubloons;
    const half = Math.floor(shipOf(g, target).doubloons / divisor);
    passDoubloons(g, target, ship, half, 'DD-117', act);
  },
  // DD-119, DD-S85
  stealCrew: (g, ship, target, amount, act) => passCrew(g, target, ship, amount, 'DD-118', act),
  stealJewel: (g, ship, target, _, act) => {
    const [only, ...more] = distinct(shipOf(g, target).jewels);
    if (only === undefined) return;
    if (more.length > 0) act.next('board/jewel', { ship, target });
    else passJewel(g, target, ship, only, 'DD-122', act);
  },
  // DD-125
  stealReputation: (g, ship, target, amount, act) => {
    loseReputation(g, target, amount, 'DD-123', act);
    gainReputation(g, ship, amount, 'DD-123', act);
  },
  stealShip: (g, ship, target, _, act) => swapControllers(g, ship, target, act),
};

function stealFragment(
  g: Draft,
  ship: ShipId,
  target: ShipId,
  symbol: Ship['fragments'][number],
  act: Act<Kinds>,
): void {
  passFragment(g, target, ship, symbol, 'DD-116', act);
  acquired(g, ship, act);
}

export const boarding: Chapter<Kinds, 'board'> = {
  'board/target': decision({
    seat: (g, { ship }) => controllerOf(g, ship),
    choices: (g, { ship, card }, offer, deny) => {
      for (const other of g.ships) {
        if (other.ship === ship) continue;
        const clause = forbidsBoarding(g, ship, other, card);
        if (clause === null) offer({ do: 'board', ship: other.ship });
        else deny({ do: 'board', ship: other.ship }, clause);
      }
    },
    answer: (g, { ship, card }, { ship: target }, act) => boardShip(g, ship, target, card, act),
  }),

  // DD-005
  'board/fragment': decision({
    seat: (g, { ship }) => controllerOf(g, ship),
    choices: (g, { target }, offer) => {
      for (const symbol of distinct(shipOf(g, target).fragments))
        offer({ do: 'take-fragment', symbol });
    },
    answer: (g, { ship, target }, { symbol }, act) => stealFragment(g, ship, target, symbol, act),
  }),

  'board/jewel': decision({
    seat: (g, { ship }) => controllerOf(g, ship),
    choices: (g, { target }, offer) => {
      for (const jewel of distinct(shipOf(g, target).jewels)) offer({ do: 'take-jewel', jewel });
    },
    answer: (g, { ship, target }, { jewel }, act) =>
      passJewel(g, target, ship, jewel, 'DD-122', act),
  }),
};
