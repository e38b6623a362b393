// The Booty Bag: TE-013, TE-030, TE-S27, TE-S45

import type { Act } from '@quarterdeck/kernel';
import type { Draft, Kinds, Tinypirates } from '../model/state.ts';
import { BOOTY, type Booty } from '../pack/components.ts';

type Bag = Draft['bag'];

export const cratesInBag = ({ bag }: Pick<Tinypirates, 'bag'>): number =>
  bag.sugarcane + bag.rum + bag.coffee + bag.gunpowder;

/** Every crate in the bag is as likely as every other. */
export function drawCrate(g: { readonly bag: Bag }, act: Act<Kinds>): Booty {
  let place = act.below(cratesInBag(g));
  for (const booty of BOOTY) {
    place -= g.bag[booty];
    if (place < 0) return takeCrate(g, booty);
  }
  throw new Error('drawCrate: the bag is empty');
}

export function takeCrate({ bag }: { readonly bag: Bag }, booty: Booty): Booty {
  if (bag[booty] === 0) throw new Error(`takeCrate: no ${booty} in the bag`);
  bag[booty]--;
  return booty;
}

export function returnCrate({ bag }: { readonly bag: Bag }, booty: Booty): void {
  bag[booty]++;
}
