import type { Id } from '@quarterdeck/kernel';
import { at, idsOf } from '@quarterdeck/kernel';
import {
  ACTIONS,
  type Action,
  type Board,
  type CrewKind,
  type Direction,
  FACTIONS,
  type Faction,
  PLACES,
  type PlanKind,
  type PlanTiming,
  type Reward,
  SHIPS,
  type Ship,
  type Suit,
  type Terrain,
  type Victory,
} from './components.ts';
import type { CrewId } from './ids.gen.ts';
import type { AhoyFacts, AhoyPack } from './pack-shape.ts';

/** A region tile of the box. */
export type TileId = Id<'tile'>;
/** A region of the map, in the order in which the tiles were placed. */
export type RegionId = Id<'region'>;
/** A space of the map: four to a region, in the order of `PLACES` as printed, unturned. */
export type SpaceId = Id<'space'>;
/** One of the 30 market cards. */
export type CardId = Id<'card'>;
/** One of the 12 plan cards. */
export type PlanId = Id<'plan'>;
/** A die slot: on a board, on a market card or on a ship plan. */
export type SlotId = Id<'slot'>;
/** A space of the Rewards grid, row by row. */
export type RewardId = Id<'reward'>;

export const SPACES_OF_TILE = PLACES.length;

export type Accepts =
  | { readonly kind: 'any' }
  | { readonly kind: 'even' }
  | { readonly kind: 'exact'; readonly value: number };
type Slotted = { readonly accepts: Accepts; readonly damageable: boolean };

/** Where a slot is printed: `cost` is the dashed one that pays for a card (AH-S26). */
export type Slot = {
  readonly id: SlotId;
  readonly on: 'board' | 'crew' | 'cost' | 'ship';
  readonly faction: Faction | null;
  readonly action: Action | null;
  readonly card: CardId | null;
  readonly ship: Ship | null;
  readonly accepts: Accepts;
  readonly damageable: boolean;
};
/** AH-051 */
export const fits = ({ accepts }: Slot, value: number): boolean =>
  accepts.kind === 'any' || (accepts.kind === 'even' ? value % 2 === 0 : value === accepts.value);

export type PrintedSpace = {
  readonly terrain: Terrain;
  readonly treasure: number;
  readonly tailwind: number | null;
  readonly current: Direction | null;
};
export type Tile = {
  readonly id: TileId;
  readonly key: string;
  readonly suit: Suit;
  /** By place. */
  readonly spaces: readonly PrintedSpace[];
  /** The place of its Island. */
  readonly island: number;
  /** Pairs of places. */
  readonly sandbars: readonly (readonly [number, number])[];
};

export type Card = {
  readonly id: CardId;
  readonly key: string;
  readonly suit: Suit;
  readonly crew: CrewId;
  readonly kind: CrewKind;
  /** Gold to pay; 0 for a card that costs a die. */
  readonly gold: number;
  /** The dashed slot of a card that costs a die. */
  readonly costSlot: SlotId | null;
  /** The slot of its action, if that needs a die. */
  readonly slot: SlotId | null;
  readonly cargo: { readonly deliver: Suit };
};

export type Plan = {
  readonly id: PlanId;
  readonly key: string;
  readonly kind: PlanKind;
  readonly timing: PlanTiming;
};
export type ShipPlan = {
  readonly plan: PlanId;
  readonly slots: readonly SlotId[];
  readonly least: number;
  readonly most: number;
  /** AH-193: what a Comrade counts with this ship in the region. */
  readonly comradeControl: number;
};

export type BoardPrint = {
  readonly board: Board;
  readonly slots: readonly SlotId[];
  readonly actions: readonly Action[];
  readonly slotsOf: { readonly [A in Action]: readonly SlotId[] };
  readonly victories: readonly Victory[];
};

/** The pack indexed once, for steps to read. Its wording is not for them: `wordingsOf` has it. */
export type Printed = {
  readonly content: AhoyFacts;
  /** 1: as decided before the pack could say so. */
  readonly rulings: number;
  readonly tiles: readonly Tile[];
  readonly cards: readonly Card[];
  readonly plans: readonly Plan[];
  readonly ships: { readonly [S in Ship]: ShipPlan };
  readonly slots: readonly Slot[];
  readonly boards: { readonly [F in Faction]: BoardPrint };
  /** By cell of the grid, row by row. */
  readonly rewards: readonly Reward[];
  readonly rewardStart: RewardId;
  readonly rewardCols: number;
  /** AH-209: by space of the Rewards grid, those above, below and beside it. */
  readonly rewardsAround: readonly (readonly RewardId[])[];
  /** By player count, then by seat. */
  readonly seatings: {
    readonly 2: readonly Faction[];
    readonly 3: readonly Faction[];
    readonly 4: readonly Faction[];
  };
  /** Ids for the largest map there can be. */
  readonly regionIds: readonly RegionId[];
  readonly spaceIds: readonly SpaceId[];
  readonly rewardIds: readonly RewardId[];
};

export function printed(content: AhoyPack): Printed {
  const slots = slotList(content);
  const plans = planList(content);
  const rewards = content.rewards.rows.flat();
  const rewardIds = idsOf<RewardId>(rewards);
  const rewardCols = at(content.rewards.rows, 0).length;
  const regions = content.regionTiles;
  return {
    content,
    rulings: content.rulings ?? 1,
    tiles: tileList(content),
    cards: cardList(content, slots),
    plans,
    ships: shipPlans(content, slots, plans),
    slots,
    boards: boardPrints(content, slots),
    rewards,
    rewardStart: at(rewardIds, rewards.indexOf('start')),
    rewardCols,
    rewardsAround: rewardIds.map((reward) => beside(rewardIds, rewardCols, reward)),
    seatings: {
      2: content.seatings['2'].clockwise,
      3: content.seatings['3'].clockwise,
      4: content.seatings['4'].clockwise,
    },
    regionIds: idsOf(regions),
    spaceIds: idsOf(regions.flatMap(() => PLACES)),
    rewardIds,
  };
}

const beside = (ids: readonly RewardId[], cols: number, reward: RewardId): RewardId[] => {
  const col = reward % cols;
  const row = Math.floor(reward / cols);
  return ids.filter((other) => {
    const across = Math.abs((other % cols) - col);
    return across + Math.abs(Math.floor(other / cols) - row) === 1;
  });
};

function tileList(content: AhoyPack): Tile[] {
  const ids = idsOf<TileId>(content.regionTiles);
  return content.regionTiles.map(({ id: key, suit, spaces, sandbars }, index) => ({
    id: at(ids, index),
    key,
    suit,
    spaces: PLACES.map((place) => spaces[place]),
    island: PLACES.findIndex((place) => spaces[place].terrain === 'island'),
    sandbars: sandbars.map((bar): [number, number] => [
      PLACES.indexOf(at(bar, 0)),
      PLACES.indexOf(at(bar, 1)),
    ]),
  }));
}

/** AH-009: both Smugglers have the same board. */
export const boardOf = (faction: Faction): Board =>
  faction === 'bluefin' || faction === 'mollusk' ? faction : 'smuggler';

type Unnumbered = Omit<Slot, 'id'>;

function slotList(content: AhoyPack): Slot[] {
  const none = { faction: null, action: null, card: null, ship: null };
  const cardIds = idsOf<CardId>(content.market);
  const all: Unnumbered[] = [
    ...FACTIONS.flatMap((faction) =>
      actionsOf(content, boardOf(faction)).flatMap(({ action, slots }) =>
        slots.map((slot): Unnumbered => ({ on: 'board', ...none, faction, action, ...slot })),
      ),
    ),
    ...content.market.flatMap(({ crew, cost }, index): Unnumbered[] => {
      const card = at(cardIds, index);
      const { slot } = content.crew[crew];
      return [
        ...(slot === undefined ? [] : [{ on: 'crew' as const, ...none, card, ...slot }]),
        ...(cost.kind === 'die' ? [{ on: 'cost' as const, ...none, card, ...cost.slot }] : []),
      ];
    }),
    ...SHIPS.flatMap((ship) =>
      content.plans.ships[ship].slots.map(
        (slot): Unnumbered => ({ on: 'ship', ...none, ship, ...slot }),
      ),
    ),
  ];
  const ids = idsOf<SlotId>(all);
  return all.map((slot, index) => ({ id: at(ids, index), ...slot }));
}

type BoardAction = { readonly action: Action; readonly slots: readonly Slotted[] };

/** The actions of a board in the order in which they stand on it. */
function actionsOf(content: AhoyPack, board: Board): BoardAction[] {
  const actions: Partial<
    Record<Action, Omit<BoardAction, 'action'> & { readonly layout: Layout }>
  > = content.boards[board].actions;
  return ACTIONS.flatMap((action) => {
    const found = actions[action];
    return found === undefined ? [] : [{ action, slots: found.slots, layout: found.layout }];
  }).sort((a, b) => a.layout.row - b.layout.row || a.layout.col - b.layout.col);
}
type Layout = { readonly row: number; readonly col: number };

function boardPrints(content: AhoyPack, slots: readonly Slot[]): Printed['boards'] {
  const print = (faction: Faction): BoardPrint => {
    const board = boardOf(faction);
    const own = slots.filter((slot) => slot.faction === faction);
    const slotsOf = (action: Action): SlotId[] =>
      own.filter((slot) => slot.action === action).map(({ id }) => id);
    return {
      board,
      slots: own.map(({ id }) => id),
      actions: actionsOf(content, board).map(({ action }) => action),
      slotsOf: Object.fromEntries(ACTIONS.map((action) => [action, slotsOf(action)])) as Record<
        Action,
        SlotId[]
      >,
      victories: Object.keys(content.boards[board].victories) as Victory[],
    };
  };
  return {
    bluefin: print('bluefin'),
    mollusk: print('mollusk'),
    'smuggler-1': print('smuggler-1'),
    'smuggler-2': print('smuggler-2'),
  };
}

function cardList(content: AhoyPack, slots: readonly Slot[]): Card[] {
  const ids = idsOf<CardId>(content.market);
  const slotOf = (card: CardId, on: Slot['on']): SlotId | null =>
    slots.find((slot) => slot.card === card && slot.on === on)?.id ?? null;
  return content.market.map(({ id: key, crew, suit, cost, cargo }, index) => {
    const id = at(ids, index);
    const { kind } = content.crew[crew];
    return {
      id,
      key,
      suit,
      crew,
      kind,
      gold: cost.kind === 'gold' ? cost.amount : 0,
      costSlot: slotOf(id, 'cost'),
      slot: slotOf(id, 'crew'),
      cargo: { deliver: cargo.deliver },
    };
  });
}

function planList(content: AhoyPack): Plan[] {
  const ids = idsOf<PlanId>(content.plans.cards);
  return content.plans.cards.map(({ id: key, kind }, index) => {
    const { timing } = content.plans.kinds[kind];
    return { id: at(ids, index), key, kind, timing };
  });
}

function shipPlans(
  content: AhoyPack,
  slots: readonly Slot[],
  plans: readonly Plan[],
): Printed['ships'] {
  const shipPlan = (ship: Ship): ShipPlan => {
    const { sail, comradeControl } = content.plans.ships[ship];
    return {
      plan: at(
        plans,
        plans.findIndex(({ kind }) => kind === ship),
      ).id,
      slots: slots.filter((slot) => slot.ship === ship).map(({ id }) => id),
      least: sail.least,
      most: sail.most,
      comradeControl,
    };
  };
  return { cutter: shipPlan('cutter'), gunship: shipPlan('gunship') };
}
