import type { Seat } from '@quarterdeck/kernel';
import type { ClauseId } from '../clauses.gen.ts';
import type { Direction, Victory } from '../pack/components.ts';
import type { FigureId } from '../pack/fields.ts';
import type { CardId, PlanId, RegionId, RewardId, SlotId, SpaceId } from '../pack/printed.ts';

export type Offer<C> = (choice: C) => void;
/** A whole kind of choice, by its `do` alone. */
export type KindOf<C extends { readonly do: string }> = C extends unknown
  ? { readonly do: C['do'] }
  : never;
/** A denial may name a whole kind of choice by its `do` alone. */
export type Deny<C extends { readonly do: string }> = (
  choice: C | KindOf<C>,
  clause: ClauseId,
) => void;

type Done = { readonly do: 'done' };
type Decline = { readonly do: 'decline' };
export type ToRegion<Do extends string> = { readonly do: Do; readonly region: RegionId };

/**
 * AH-049, AH-054: a die as it shows, the slot, and the value it is placed with. `change` is one gold
 * spent on a die that then has to be placed.
 */
export type DieChoice =
  | { readonly do: 'place'; readonly die: number; readonly slot: SlotId; readonly value: number }
  | { readonly do: 'change'; readonly die: number; readonly steps: number }
  | { readonly do: 'recruit-with'; readonly card: CardId; readonly die: number };

/** AH-143, AH-144 */
export type Recruit = { readonly do: 'recruit'; readonly card: CardId };

/** AH-183 */
export type PlanAction = { readonly do: 'plan'; readonly plan: PlanId };

/** AH-204, AH-206 */
export type SmugglerAction =
  | { readonly do: 'smuggle'; readonly card: CardId }
  | { readonly do: 'deliver'; readonly card: CardId };

/** AH-149: an action of Crew that needs no die. */
export type CrewAction = { readonly do: 'use'; readonly card: CardId };

/** AH-041, AH-044, AH-045 */
export type TurnChoice =
  | DieChoice
  | Recruit
  | CrewAction
  | PlanAction
  | SmugglerAction
  | { readonly do: 'set-aside'; readonly die: number }
  | { readonly do: 'end-turn' };

/** AH-068 to AH-070, AH-271: x and y are the cell off the map. */
export type Off =
  | { readonly do: 'explore'; readonly x: number; readonly y: number }
  | { readonly do: 'sea-witch'; readonly direction: Direction; readonly space: SpaceId };
export type Step = { readonly do: 'move'; readonly space: SpaceId } | Off;

/** AH-092, AH-270, AH-247 */
export type Steer =
  | { readonly do: 'ride'; readonly direction: Direction }
  | { readonly do: 'stay' };

export type Lay = {
  readonly do: 'lay';
  readonly x: number;
  readonly y: number;
  readonly turn: number;
};

/** AH-S101 */
export type AnchorChoice =
  | { readonly do: 'take-treasure' }
  | { readonly do: 'harbor-repair' }
  | { readonly do: 'harbor-load'; readonly slot: SlotId }
  | { readonly do: 'harbor-load-beside'; readonly die: number }
  | { readonly do: 'place-patrol' }
  | { readonly do: 'place-comrades' }
  | { readonly do: 'gain-comrades' }
  | Done;

/** Every answer to every question. Types only: the offer list is the check. */
export type AhoyChoices = {
  'setup/squadron': { readonly do: 'place'; readonly space: SpaceId };
  'setup/smuggler': { readonly do: 'place'; readonly space: SpaceId };
  'turn/act': TurnChoice;
  'dice/place': DieChoice;
  'dice/load':
    | { readonly do: 'load'; readonly slot: SlotId; readonly value: number }
    | { readonly do: 'change'; readonly die: number; readonly steps: number };
  'moving/step': Step | { readonly do: 'stop' };
  'moving/land': { readonly do: 'move'; readonly space: SpaceId } | Decline;
  'moving/wreckage':
    | { readonly do: 'avoid'; readonly card: CardId }
    | { readonly do: 'take-damage' };
  'moving/steer': Steer;
  'moving/carried-off': Off | { readonly do: 'stay' };
  'moving/trawl': { readonly do: 'take-treasure' } | Decline;
  'moving/shove': { readonly do: 'move'; readonly space: SpaceId };
  'exploring/lay': Lay;
  'exploring/add-at': { readonly do: 'lay-at'; readonly x: number; readonly y: number };
  'exploring/add-turned': Lay;
  'anchoring/choose': AnchorChoice;
  'battle/choose': { readonly do: 'fight'; readonly figure: FigureId };
  'battle/fire':
    | { readonly do: 'fire'; readonly slot: SlotId; readonly lowered: number }
    | { readonly do: 'hold-fire' };
  'battle/victory': { readonly do: 'victory'; readonly victory: Victory } | Decline;
  'battle/aim': { readonly do: 'aim'; readonly space: SpaceId };
  'damage/slot': { readonly do: 'damage'; readonly slot: SlotId };
  'damage/target': { readonly do: 'hit'; readonly figure: FigureId };
  'repair/choose': { readonly do: 'repair'; readonly slot: SlotId } | Done;
  'crew/use': CrewAction | Decline;
  'crew/box': { readonly do: 'box'; readonly card: CardId };
  'crew/take': {
    readonly do: 'take';
    readonly from: Seat;
    readonly card: CardId;
    readonly as: 'crew' | 'cargo';
  };
  'crew/comrades-from':
    | { readonly do: 'send'; readonly region: RegionId; readonly count: number }
    | Decline;
  'crew/comrades-to': ToRegion<'settle'>;
  'market/recruit-free': Recruit | Decline;
  'squadron/order': { readonly do: 'order'; readonly figure: FigureId } | Done;
  'squadron/deploy': { readonly do: 'deploy'; readonly space: SpaceId };
  'squadron/build': { readonly do: 'build'; readonly space: SpaceId } | Done;
  'union/inspire-at': ToRegion<'inspire'> | Done;
  'union/ship': { readonly do: 'sail' } | { readonly do: 'tailwind' };
  'plans/at-battle': PlanAction;
  'plans/launch': ToRegion<'launch'>;
  'plans/enlist': ToRegion<'enlist'>;
  'plans/enlist-at': Recruit | Done;
  'plans/evacuate': ToRegion<'evacuate'>;
  'plans/resettle': ToRegion<'settle'>;
  'plans/sneak': ToRegion<'sneak'>;
  'plans/sneak-at': { readonly do: 'remove'; readonly figure: FigureId } | Done;
  'smugglers/overboard': { readonly do: 'drop'; readonly card: CardId };
  'smugglers/pledge': { readonly do: 'pledge'; readonly marker: number };
  'smugglers/bribe': { readonly do: 'bribe' } | Decline;
  'rewards/step': { readonly do: 'reward'; readonly reward: RewardId; readonly take: boolean };
  'rewards/spend': { readonly do: 'spend'; readonly gold: number };
  'clean-up/raise': ToRegion<'raise'>;
  'clean-up/market': { readonly do: 'renew' } | { readonly do: 'keep' };
};

/** AH-300 */
export type AhoyAsides = { readonly do: 'concede' };
