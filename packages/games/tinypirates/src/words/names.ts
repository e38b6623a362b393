import { at, byId } from '@quarterdeck/kernel';
import type { Message, Param } from '@quarterdeck/kernel/say';
import { messages } from '@quarterdeck/kernel/say';
import type { Tinypirates } from '../model/state.ts';
import type { Assignment, Booty, Merchant, Order } from '../pack/components.ts';
import type { NpcShip, PirateId, SpaceId } from '../pack/fields.ts';
import type {
  Captain,
  CrewCard,
  MerchantCard,
  SearchKind,
  SoloHelm,
  SoloLegend,
} from '../pack/ids.gen.ts';
import { wordingsOf } from '../pack/wordings.ts';
import { mapCardAt } from '../rules/geometry/map-cards.ts';
import { ENGLISH } from './english.ts';

export const put = messages(ENGLISH);
type Printing = Pick<Tinypirates, 'printed'>;

export const isSolo = (g: Tinypirates, pirate: PirateId): boolean =>
  at(g.pirates, pirate).seat === null;

/** Where a sentence begins. */
export function who(g: Tinypirates, pirate: PirateId): Param {
  const { seat } = at(g.pirates, pirate);
  return seat === null ? put('solo.subject') : { seat };
}
/** Anywhere else. */
export function whom(g: Tinypirates, pirate: PirateId): Param {
  const { seat } = at(g.pirates, pirate);
  return seat === null ? put('solo.object') : { seat };
}

export const placeName = (g: Tinypirates, space: SpaceId): string =>
  wordingsOf(g).mapCards[mapCardAt(g, space).card].name;
export const columnOf = (space: number): number => space % 4;
export const rowOf = (space: number): number => Math.floor(space / 4);
/** "B3": letters across, figures down. */
export const coordinateOf = (space: number): string =>
  `${'ABCD'[columnOf(space)] ?? ''}${rowOf(space) + 1}`;
export const orderName = (g: Printing, order: Order): string => wordingsOf(g).orders[order].name;
/** The Order on a space of somebody's Wheel. */
export const wheelName = (g: Tinypirates, pirate: PirateId, space: number): string =>
  orderName(g, at(at(g.pirates, pirate).orders, space));
export const assignmentName = (g: Tinypirates, assignment: Assignment): string =>
  wordingsOf(g).helmMat.assignments[assignment].name;
export const bootyName = (g: Printing, booty: Booty): string => wordingsOf(g).booty[booty].name;
export const crewName = (g: Printing, crew: CrewCard): string =>
  byId(wordingsOf(g).crew, crew).name;
export const crewNames = (g: Tinypirates, crew: readonly CrewCard[]): Param => ({
  list: crew.map((card) => crewName(g, card)),
});
export const captainName = (g: Printing, captain: Captain): string =>
  byId(wordingsOf(g).captains, captain).name;
export const helmName = (g: Printing, helm: SoloHelm): string =>
  byId(wordingsOf(g).soloHelms, helm).name;
export const soloLegendName = (g: Printing, legend: SoloLegend): string =>
  byId(wordingsOf(g).soloLegends, legend).name;
export const tokenName = (g: Printing, token: SearchKind): string =>
  wordingsOf(g).searchTokens[token].name;
export const levelName = (g: Printing, level: number): string =>
  at(wordingsOf(g).legendMat.levels, Math.max(level, 1) - 1).name;
export const damageOfCard = (g: Tinypirates, card: MerchantCard): number =>
  byId(g.printed.merchantCards, card).damage;

/** What a Merchant is called on its own: "Orange Merchant". */
export const merchantTitle = (g: Tinypirates, merchant: Merchant): string =>
  wordingsOf(g).ships.merchants[merchant].name;
export const merchantName = (merchant: Merchant): Message => put(`merchant.${merchant}`);
/** The same where a sentence begins. */
export const merchantSubject = (merchant: Merchant): Message => put(`subject.${merchant}`);
export const shipName = (ship: NpcShip): Message =>
  ship === 'navy' ? put('ship.navy') : merchantName(ship);

/** "1 Rum crate and 2 Coffee crates", in the order of the list. */
export function crateNames(g: Tinypirates, crates: readonly Booty[]): Param {
  const types = crates.filter((type, place) => crates.indexOf(type) === place);
  return {
    list: types.map((type) =>
      put('crates', {
        count: crates.filter((one) => one === type).length,
        booty: bootyName(g, type),
      }),
    ),
  };
}

/** "2, 5 and 6" */
export const faces = (dice: readonly number[]): Param => ({ list: dice.map(String) });
/** "die 1 (5)": by its place, counted from 1. */
export const dieName = (dice: readonly number[], place: number): Message =>
  put('die', { die: place + 1, face: at(dice, place) });
