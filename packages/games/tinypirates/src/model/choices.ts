import type { ClauseId } from '../clauses.gen.ts';
import type { Assignment, Booty, Merchant, Port, Station } from '../pack/components.ts';
import type { PirateId, Post, SpaceId } from '../pack/fields.ts';
import type { Captain, CrewCard } from '../pack/ids.gen.ts';
import type { SoloChoices } from './solo/choices.ts';

export type Offer<C> = (choice: C) => void;
/** A whole kind of choice, by its `do` alone. */
type KindOf<C extends { readonly do: string }> = C extends unknown
  ? { readonly do: C['do'] }
  : never;
/** A denial may name a whole kind of choice by its `do` alone. */
export type Deny<C extends { readonly do: string }> = (
  choice: C | KindOf<C>,
  clause: ClauseId,
) => void;

/** A card of the Sea to sail to. */
type To = { readonly do: 'to'; readonly space: SpaceId };
type Done = { readonly do: 'done' };

/** TE-082, TE-089, TE-096 */
export type SailChoice =
  | To
  | { readonly do: 'calm-to'; readonly space: SpaceId }
  | { readonly do: 'fair-wind' }
  | { readonly do: 'stop' };

/** `space` is that of the Wheel where the Deckhand stands; null on an Assignment. */
export type MoveDeckhand = {
  readonly do: 'move';
  readonly from: Post;
  readonly space: number | null;
  readonly to: Station;
};

export type CrewUpChoice =
  | { readonly do: 'new-row' }
  | { readonly do: 'hire'; readonly crew: CrewCard }
  | { readonly do: 'hire-for'; readonly crew: CrewCard; readonly discard: CrewCard }
  | { readonly do: 'mutiny' }
  | Done;

export type AttackTarget =
  | { readonly do: 'attack-merchant'; readonly merchant: Merchant }
  | { readonly do: 'attack-pirate'; readonly target: PirateId };

/** By the place of the icon on the card (TE-194). */
export type BonusChoice =
  | { readonly do: 'captain-bonus'; readonly place: number }
  | { readonly do: 'crew-bonus'; readonly card: CrewCard; readonly place: number }
  | { readonly do: 'end' };

/** Every answer to every question. Types only: the offer list is the check. */
export type TinypiratesChoices = SoloChoices & {
  'setup/navy': { readonly do: 'navy'; readonly space: SpaceId };
  'setup/ship': { readonly do: 'cove'; readonly space: SpaceId };
  'setup/captain': { readonly do: 'captain'; readonly captain: Captain };

  'wheel/order': { readonly do: 'order'; readonly stop: number };
  'wheel/skip': { readonly do: 'skip-with'; readonly from: Assignment };
  'wheel/pick-up': { readonly do: 'put'; readonly to: Station };
  'sail/step': SailChoice;
  'jostle/choose': {
    readonly do: 'jostle';
    readonly from: Post;
    readonly space: number | null;
  };
  'turn/execute': { readonly do: 'execute' } | { readonly do: 'leave' };

  'hold/overflow':
    | { readonly do: 'throw-away' }
    | { readonly do: 'replace'; readonly crate: Booty };
  'trade/sell': { readonly do: 'sell'; readonly count: number };
  'crew-up/choose': CrewUpChoice;
  'attack/target': AttackTarget;
  /** `dice`: by their places. */
  'battle/reroll':
    | { readonly do: 'reroll'; readonly card: CrewCard; readonly dice: readonly number[] }
    | { readonly do: 'keep' };
  'battle/sure-fire':
    | { readonly do: 'sure-fire'; readonly die: number; readonly face: number }
    | { readonly do: 'keep' };
  'sinking/port': { readonly do: 'port'; readonly port: Port };
  'legend/deckhand': { readonly do: 'put'; readonly to: Station };
  'deckhands/move': MoveDeckhand | Done;

  'bonus/choose': BonusChoice;
  'bonus/exchange': { readonly do: 'exchange'; readonly give: Booty; readonly take: Booty };
  'bonus/merchant': { readonly do: 'sail-merchant'; readonly merchant: Merchant };
  'bonus/sail-npc': To | { readonly do: 'stop' };
  'ship-line/steer-merchant': To;
  'ship-line/steer-navy': To;
};
