import type { Seat } from '@quarterdeck/kernel';
import type { ClauseId } from '../clauses.gen.ts';
import type { Maneuver } from '../pack/components.ts';
import type { HexId, RegionId, ShipId } from '../pack/fields.ts';

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

/** Of a Deck Maneuver in hand, or of a Territory Maneuver. */
export type Play = { readonly do: 'play'; readonly maneuver: Maneuver };

/** The parameters of a maneuver, one at a time. */
export type ManeuverChoice =
  | { readonly do: 'choose-ship'; readonly ship: ShipId }
  | { readonly do: 'choose-hex'; readonly hex: HexId }
  | { readonly do: 'choose-opponent'; readonly opponent: Seat }
  /** By its place in `g.engagement.plays`. */
  | { readonly do: 'choose-play'; readonly play: number }
  | { readonly do: 'enough' };

/** Every answer to every question. Types only: the offer list is the check. */
export type PrisonersChoices = {
  'setup/region': { readonly do: 'region'; readonly region: RegionId };
  'turn/command': Play;
  'turn/move': { readonly do: 'sail'; readonly ship: ShipId };
  'turn/sail': { readonly do: 'to'; readonly hex: HexId } | { readonly do: 'stay' };
  'turn/explore': { readonly do: 'explore'; readonly ship: ShipId; readonly hex: HexId };
  'turn/engage': { readonly do: 'attack'; readonly ship: ShipId; readonly hex: HexId };
  'engagement/maneuvers': Play;
  'engagement/fate': { readonly do: 'sink' } | { readonly do: 'capture' };
  'engagement/aftermath': Play;
  'maneuver/choose': ManeuverChoice;
};

/** TP-295 */
export type PrisonersAsides = { readonly do: 'give-up' };
