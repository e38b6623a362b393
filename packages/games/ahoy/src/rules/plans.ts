// Chapter 17, the plan cards: AH-181 to AH-185, AH-277 to AH-286

import type { Act, Chapter, Seat } from '@quarterdeck/kernel';
import { at, auto, decision, window } from '@quarterdeck/kernel';
import type { ClauseId } from '../clauses.gen.ts';
import type { Deny, Offer, PlanAction } from '../model/choices.ts';
import type { Ahoy, Draft, Kinds } from '../model/state.ts';
import type { PlanKind, Ship } from '../pack/components.ts';
import type { FigureId, Side } from '../pack/fields.ts';
import type { CardId, PlanId, RegionId } from '../pack/printed.ts';
import { battleNow, sideOf } from './battles/battle.ts';
import { comradesOn, moveComrades, removeComrades } from './comrades.ts';
import { figureOf, figuresIn, flagshipOf, matOf, removeFigure, unionSeat } from './fleet.ts';
import { islandOf, regionOf, regionsOf, spacesOf, suitOf, tailwindSpaces } from './geometry/map.ts';
import { mayRecruit, recruitFree, refillMarket } from './market.ts';
import { launchShip } from './ships.ts';

type PlanRow = {
  readonly clause: ClauseId;
  /** As an action: the clause that forbids it now (AH-S99), and what it does. */
  readonly action?: {
    readonly forbids: (g: Ahoy) => ClauseId | undefined;
    readonly play: (g: Draft, act: Act<Kinds>) => void;
  };
  /** At the start of a battle with a Union ship on this side (AH-286). */
  readonly battle?: (g: Draft, side: Side, act: Act<Kinds>) => void;
  /** It stays in play instead of being discarded (AH-184). */
  readonly stays?: true;
};

/** One row a kind of plan. */
const PLANS = {
  cutter: shipPlan('cutter'),
  gunship: shipPlan('gunship'),
  'close-call': { clause: 'AH-278', battle: ignoreBattle },
  'dynamic-entry': { clause: 'AH-279', action: { forbids: nothing, play: enterDynamically } },
  enlist: {
    clause: 'AH-280',
    action: {
      forbids: (g) => (mayRecruit(g, unionSeat(g)) ? withComrades('AH-280', 1)(g) : 'AH-163'),
      play: (_, act) => act.next('plans/enlist', {}),
    },
  },
  evacuation: {
    clause: 'AH-281',
    action: {
      forbids: withComrades('AH-281', 1),
      play: (_, act) => act.next('plans/evacuate', {}),
    },
  },
  'secret-weapon': { clause: 'AH-282', battle: rollMoreDice },
  'sneak-attack': {
    clause: 'AH-283',
    action: {
      forbids: withComrades('AH-283', 1),
      play: (_, act) => act.next('plans/sneak', {}),
    },
  },
  'weapon-cache': {
    clause: 'AH-284',
    battle: (g, side) => {
      battleNow(g)[side].planBonus += g.union.ready;
    },
  },
} as const satisfies Record<PlanKind, PlanRow>;

function nothing(): undefined {
  return undefined;
}

/** The clause, unless an Island holds that many Comrades. */
function withComrades(clause: ClauseId, least: number): (g: Ahoy) => ClauseId | undefined {
  return (g) => (g.regions.some(({ comrades }) => comrades >= least) ? undefined : clause);
}

function shipPlan(ship: Ship): PlanRow {
  const price = (g: Ahoy): number => g.printed.content.plans.kinds[ship].effect.comrades;
  return {
    clause: 'AH-185',
    action: {
      forbids: (g) => withComrades('AH-185', price(g))(g),
      play: (_, act) => act.next('plans/launch', { ship }),
    },
    stays: true,
  };
}

/** AH-278, AH-S53: it counts as not fought for both. */
function ignoreBattle(g: Draft, _: Side, act: Act<Kinds>): void {
  const { attacker, defender } = battleNow(g);
  act.emit('AH-278', 'battle-ignored', {
    seat: g.union.seat,
    attacker: attacker.figure,
    defender: defender.figure,
  });
  act.skipTo('battle/over');
}

/** AH-282, AH-285 */
function rollMoreDice(g: Draft, side: Side): void {
  const { dice, damage } = g.printed.content.plans.kinds['secret-weapon'].effect;
  battleNow(g)[side].dice = dice;
  battleNow(g)[side].extraDamage += damage;
}

/** AH-279, AH-S73: without a Cannons die the jump alone. */
function enterDynamically(g: Draft, act: Act<Kinds>): void {
  const { seat } = g.union;
  const { raised } = g.printed.content.plans.kinds['dynamic-entry'].effect;
  const { sides } = g.printed.content.amounts.dice.action;
  const cannons = g.printed.boards.mollusk.slotsOf.cannons;
  for (const held of matOf(g, seat).slots) {
    if (held.die === null || !cannons.includes(held.slot)) continue;
    const from = held.die;
    held.die = Math.min(sides, from + raised);
    if (held.die > from) act.emit('AH-279', 'die-changed', { seat, from, to: held.die, gold: 0 });
  }
  act.next('moving/jump', {
    figure: flagshipOf(g, seat),
    to: tailwindSpaces(g, null),
    optional: true,
    bonus: 'none',
  });
}

const rowOf = (g: Ahoy, plan: PlanId): PlanRow => PLANS[at(g.printed.plans, plan).kind];

/** AH-183: those whose time is the Union's own turn. */
export function offerPlans(g: Ahoy, offer: Offer<PlanAction>, deny: Deny<PlanAction>): void {
  for (const plan of g.union.hand) {
    const { action } = rowOf(g, plan);
    const clause = action === undefined ? 'AH-183' : action.forbids(g);
    if (clause === undefined) offer({ do: 'plan', plan });
    else deny({ do: 'plan', plan }, clause);
  }
}

export function playPlan(g: Draft, { plan }: PlanAction, act: Act<Kinds>): void {
  const row = rowOf(g, plan);
  layPlan(g, plan, row, act);
  row.action?.play(g, act);
}

function layPlan(g: Draft, plan: PlanId, row: PlanRow, act: Act<Kinds>): void {
  const { union } = g;
  union.hand.splice(union.hand.indexOf(plan), 1);
  if (row.stays) union.inPlay.push(plan);
  else union.discarded.push(plan);
  act.emit(row.clause, 'plan-played', { seat: union.seat, plan });
}

/** AH-280: every Market card of the Island's suit. */
const enlistable = (g: Ahoy, region: RegionId): CardId[] =>
  g.market.filter((card) => at(g.printed.cards, card).suit === suitOf(g, region));

function enlist(g: Draft, region: RegionId, act: Act<Kinds>): void {
  if (enlistable(g, region).length > 0) act.next('plans/enlist-at', { region });
  else refillMarket(g, act);
}

/** AH-283: Patrols of one space are alike, so one stands for all of them. */
const patrolsToSink = (g: Ahoy, region: RegionId): FigureId[] =>
  spacesOf(g, region).flatMap(
    (space) => figuresIn(g, space).find((f) => figureOf(g, f).kind === 'patrol') ?? [],
  );

type ToRegionWithComrades<Do extends string> = { readonly do: Do; readonly region: RegionId };

/** Islands with this many Comrades; the others are denied by the plan's clause. */
function offerIslands<Do extends string>(
  g: Ahoy,
  what: Do,
  least: number,
  clause: ClauseId,
  offer: (choice: ToRegionWithComrades<Do>) => void,
  deny: (choice: ToRegionWithComrades<Do>, clause: ClauseId) => void,
): void {
  for (const region of regionsOf(g))
    if (comradesOn(g, region) >= least) offer({ do: what, region });
    else deny({ do: what, region }, clause);
}

const seat = (g: Ahoy): Seat => unionSeat(g);

export const plans: Chapter<Kinds, 'plans'> = {
  // AH-S43: asked by the number of cards alone, so that the asking tells nothing.
  'plans/at-battle': window({
    order: (g) => [unionSeat(g)],
    asks: (g) => g.union.hand.length > 0 && sideOf(g, unionSeat(g)) !== null,
    choices: (g, _, __, offer, deny) => {
      for (const plan of g.union.hand)
        if (rowOf(g, plan).battle === undefined) deny({ do: 'plan', plan }, 'AH-183');
        else offer({ do: 'plan', plan });
    },
    answer: (g, _, by, { plan }, act) => {
      const row = rowOf(g, plan);
      layPlan(g, plan, row, act);
      const side = sideOf(g, by);
      if (side !== null) row.battle?.(g, side, act);
    },
    close: () => {},
  }),

  'plans/launch': decision({
    seat,
    choices: (g, { ship }, offer, deny) => {
      const { comrades } = g.printed.content.plans.kinds[ship].effect;
      offerIslands(g, 'launch', comrades, 'AH-185', offer, deny);
    },
    answer: (g, { ship }, { region }, act) => {
      const { comrades } = g.printed.content.plans.kinds[ship].effect;
      removeComrades(g, region, comrades, 'AH-185', act);
      launchShip(g, ship, islandOf(g, region), act);
    },
  }),

  'plans/enlist': decision({
    seat,
    choices: (g, _, offer, deny) => offerIslands(g, 'enlist', 1, 'AH-280', offer, deny),
    answer: (g, _, { region }, act) => enlist(g, region, act),
  }),

  'plans/enlist-at': decision({
    seat,
    choices: (g, { region }, offer, deny) => {
      const cards = enlistable(g, region);
      for (const card of g.market)
        if (cards.includes(card)) offer({ do: 'recruit', card });
        else deny({ do: 'recruit', card }, 'AH-280');
      offer({ do: 'done' });
    },
    answer: (g, { region }, choice, act) => {
      if (choice.do === 'done') {
        refillMarket(g, act);
        return;
      }
      recruitFree(g, unionSeat(g), choice.card, 'AH-280', act);
      enlist(g, region, act);
    },
  }),

  'plans/evacuate': decision({
    seat,
    choices: (g, _, offer, deny) => offerIslands(g, 'evacuate', 1, 'AH-281', offer, deny),
    answer: (_, __, { region }, act) => act.next('plans/resettle', { from: region }),
  }),

  // AH-281, AH-S74: one by one, until the Island is empty.
  'plans/resettle': decision({
    seat,
    choices: (g, { from }, offer, deny) => {
      for (const region of regionsOf(g))
        if (region === from) deny({ do: 'settle', region }, 'AH-S74');
        else offer({ do: 'settle', region });
    },
    answer: (g, { from }, { region }, act) => {
      moveComrades(g, from, region, 1, 'AH-281', act);
      if (comradesOn(g, from) > 0) act.next('plans/resettle', { from });
    },
  }),

  'plans/sneak': decision({
    seat,
    choices: (g, _, offer, deny) => offerIslands(g, 'sneak', 1, 'AH-283', offer, deny),
    answer: (g, _, { region }, act) => {
      const { patrols } = g.printed.content.plans.kinds['sneak-attack'].effect;
      act.next('plans/sneak-on', { region, left: patrols });
    },
  }),

  'plans/sneak-on': auto((g, { region, left }, act) => {
    if (left > 0 && patrolsToSink(g, region).length > 0)
      act.next('plans/sneak-at', { region, left });
  }),

  'plans/sneak-at': decision({
    seat,
    choices: (g, { region }, offer, deny) => {
      for (const figure of patrolsToSink(g, region)) offer({ do: 'remove', figure });
      for (const { figure, kind, space } of g.figures)
        if (kind === 'patrol' && space !== null && regionOf(g, space) !== region)
          deny({ do: 'remove', figure }, 'AH-283');
      offer({ do: 'done' });
    },
    answer: (g, { region, left }, choice, act) => {
      if (choice.do === 'done') return;
      removeFigure(g, choice.figure, 'AH-283', act);
      act.next('plans/sneak-on', { region, left: left - 1 });
    },
  }),
};
