// Chapter 7.4, Search: TE-133 to TE-140

import type { Act } from '@quarterdeck/kernel';
import { at } from '@quarterdeck/kernel';
import type { Draft, Kinds } from '../model/state.ts';
import type { SearchEffect } from '../pack/components.ts';
import type { KeptToken, PirateId } from '../pack/fields.ts';
import { drawCrate } from './bag.ts';
import { pirateOf, shipAt } from './fleet.ts';
import { gainGold, gainSureFire } from './gains.ts';
import { load } from './hold.ts';

type Find = (g: Draft, pirate: PirateId, amount: number, act: Act<Kinds>) => void;

/** TE-136, TE-140 */
const keep =
  (token: KeptToken): Find =>
  (g, pirate, _, act) => {
    pirateOf(g, pirate).tokens.push(token);
    act.emit('TE-136', 'token-kept', { pirate, token });
  };

/** TE-135, TE-138: what a token brings its finder. */
const FINDS: { readonly [E in SearchEffect]: Find } = {
  gainGold: (g, pirate, amount, act) => gainGold(g, pirate, amount, 'TE-135', act),
  gainSureFire: (g, pirate, amount, act) => {
    for (let each = 0; each < amount; each++) gainSureFire(g, pirate, 'TE-135', act);
  },
  drawBooty: (g, pirate, amount, act) => {
    const crates = Array.from({ length: amount }, () => drawCrate(g, act));
    act.emit('TE-135', 'crates-drawn', { pirate, crates });
    load(g, pirate, crates, act); // TE-137
  },
  addMovement: keep('sail2'),
  ignoreStorm: keep('calm'),
};

/** TE-134, TE-139, TE-S54 */
export function search(g: Draft, pirate: PirateId, act: Act<Kinds>): void {
  const space = shipAt(g, pirate);
  const place = at(g.sea, space);
  const { token } = place;
  place.searched = true;
  act.emit('TE-134', 'token-revealed', { pirate, space, token });
  const { effect, amount } = g.printed.searchKinds[token];
  FINDS[effect](g, pirate, amount, act);
}
