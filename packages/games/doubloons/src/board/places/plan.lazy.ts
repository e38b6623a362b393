// The course that an order would sail, as far as the cards alone say it.

import { at, byId } from '@quarterdeck/kernel';
import {
  boardOf,
  type CardId,
  type Doubloons,
  type Facing,
  type RegionId,
  regionAhead,
  type Ship,
} from '../../index.ts';
import { cardOf } from '../../words/viewing.ts';

/** One Sail: required ones come for sure, others may. */
export type Leg = {
  readonly slot: number;
  readonly from: RegionId;
  readonly to: RegionId;
  readonly facing: Facing;
  readonly must: boolean;
};

/** DD-152: nobody stays in a Rip Current. */
const landfall = (g: Doubloons, from: RegionId, facing: Facing): RegionId => {
  let region = regionAhead(g, from, facing);
  for (let i = 0; i < boardOf(g).regions.length; i++) {
    if (byId(g.printed.content.waterTiles, at(g.regions, region).tile).timing !== 'uponEntry')
      break;
    region = regionAhead(g, region, facing);
  }
  return region;
};

const turned = (facing: Facing): Facing => (facing === 'cw' ? 'ccw' : 'cw');

/** Icons in the order of the card; what may be left out of a Come About is left out. */
export const planOf = (g: Doubloons, ship: Ship, cards: readonly CardId[]): readonly Leg[] => {
  const legs: Leg[] = [];
  let { region, facing } = ship;
  for (const [i, card] of cards.entries())
    for (const { icon, required } of cardOf(g, card).movement) {
      if (region === null) return legs;
      if (icon === 'comeAbout') {
        if (required) facing = turned(facing);
        continue;
      }
      const to = landfall(g, region, facing);
      legs.push({ slot: i + 1, from: region, to, facing, must: required });
      region = to;
    }
  return legs;
};

/** Whether a card of the order can send the captain on (DD-069). */
export const huntsIn = (g: Doubloons, { fragments }: Ship, cards: readonly CardId[]): boolean =>
  !g.dug &&
  fragments.length >= 2 &&
  cards.some((card) => cardOf(g, card).actions.some(({ type }) => type === 'hunt'));
