import type { Action, Colour, Facing, FragmentSymbol, Icon } from '../pack/components.ts';
import type { ShipId } from '../pack/fields.ts';
import type { Captain, Jewel, Landmark, Relic } from '../pack/ids.gen.ts';
import type { CardId, LocationId, RegionId } from '../pack/printed.ts';

type Decline = { readonly do: 'decline' };
export type OfShip<Do extends string> = { readonly do: Do; readonly ship: ShipId };
type ToLocation<Do extends string> = { readonly do: Do; readonly location: LocationId };

/** DD-S26: captain, region and facing are one decision. */
export type TakeCaptain = {
  readonly do: 'captain';
  readonly captain: Captain;
  readonly region: RegionId;
  readonly facing: Facing;
};

/** DD-049: slots 1, 2, 3. */
export type Program = { readonly do: 'program'; readonly cards: readonly CardId[] };

/** DD-S35 */
export type MoveChoice = { readonly do: 'move'; readonly icon: Icon } | { readonly do: 'stop' };

/** DD-007 */
export type Perform = { readonly do: 'perform'; readonly action: Action };

/** DD-157 */
export type SwapFragments = {
  readonly do: 'swap';
  readonly ship: ShipId;
  readonly give: FragmentSymbol;
  readonly take: FragmentSymbol;
};

/** DD-280: `slot` of the other ship's face-up cards, from 1. */
export type ExchangeCard = {
  readonly do: 'exchange';
  readonly ship: ShipId;
  readonly slot: number;
};

/** DD-299 */
export type PlaceRelic =
  | { readonly do: 'place-totem'; readonly location: LocationId }
  | { readonly do: 'place-shell'; readonly region: RegionId };

/** DD-327, DD-328 */
export type SwapRelics = {
  readonly do: 'swap-relics';
  readonly ship: ShipId;
  readonly give: Relic;
  readonly take: Relic;
};

export type TakeRelic = { readonly do: 'take-relic'; readonly relic: Relic };
export type TakeFragment = { readonly do: 'take-fragment'; readonly symbol: FragmentSymbol };

/** Every answer to every question. Types only: the offer list is the check. */
export type DoubloonsChoices = {
  'setup/captain': TakeCaptain;
  'legendary/place': TakeCaptain;
  'round/program': Program;
  'turn/move': MoveChoice;
  'turn/act': Perform;
  'compass/exchange': ExchangeCard | Decline;
  'water/swap': SwapFragments | Decline;
  'black-jewel/give': OfShip<'give-jewel'>;
  'advance/type': { readonly do: 'advance'; readonly symbol: FragmentSymbol };
  'advance/path': ToLocation<'go'>;
  'exploit/stack': { readonly do: 'exploit'; readonly colour: Colour };
  'exploit/resolver': OfShip<'resolver'>;
  'landmark/explore': { readonly do: 'look-at'; readonly count: number };
  'landmark/pick': { readonly do: 'keep'; readonly landmark: Landmark };
  'landmark/pay': { readonly do: 'pay'; readonly doubloons: number } | Decline;
  'landmark/victim': OfShip<'bewitch'> | Decline;
  'landmark/steer': { readonly do: 'move'; readonly icon: Icon } | { readonly do: 'stop' };
  'landmark/giver': OfShip<'giver'>;
  'landmark/receiver': OfShip<'receiver'>;
  'landmark/give-fragment': { readonly do: 'give'; readonly symbol: FragmentSymbol };
  'landmark/steal-compass': OfShip<'steal-compass'>;
  'attack/aim': { readonly do: 'aim'; readonly region: RegionId };
  'die/reroll': { readonly do: 'reroll' } | { readonly do: 'keep' };
  'board/target': OfShip<'board'>;
  'board/fragment': TakeFragment;
  'board/jewel': { readonly do: 'take-jewel'; readonly jewel: Jewel };
  'island/advance': ToLocation<'go'>;
  'island/beach': ToLocation<'go'> | Decline;
  'island/totem': TakeRelic | Decline;
  'duel/choose': OfShip<'duel'>;
  'duel/totem': TakeRelic;
  'relics/place': PlaceRelic;
  'relics/find-shell': TakeRelic | Decline;
  'relics/steal-shell': TakeRelic;
  'relics/swap': SwapRelics | Decline;
};
