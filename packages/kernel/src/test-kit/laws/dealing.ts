// Law 4 before the first question: two deals a viewer cannot tell apart are told it alike.

import type { Rng } from '../../chance/rng.ts';
import { below, sfcRng } from '../../chance/rng.ts';
import { sfcNext } from '../../chance/sfc.ts';
import type { Dealt } from '../../engine/engine.ts';
import { seatsOf } from '../../ids.ts';
import type { Kinds } from '../../kinds.ts';
import { difference } from '../difference.ts';
import { Breach } from './breach.ts';
import type { Inspectors } from './position.ts';
import { nameOf } from './position.ts';
import type { LawTable } from './tables.ts';

/** How many other deals each is compared with. */
const OTHERS = 4;

/**
 * Deals again with one draw changed: a card lies elsewhere, and mostly where nobody sees it. Who sees
 * the same table then must be told the same, word for word, as many and in the same order.
 */
export function checkDeal<K extends Kinds>(
  { engine, pack, figures }: Inspectors<K>,
  table: LawTable,
  seed: number,
  truth: Dealt<K>,
): void {
  const draws = truth.match.rng.used;
  if (draws === 0) return;
  const chance = sfcRng(seed + 3_000_003);
  for (let nth = 0; nth < OTHERS; nth++) {
    const rng = withOneOtherDraw(seed, below(chance, draws), chance);
    const other = engine.deal({ ...table, pack, rng });
    if (difference(truth.match.state, other.match.state, '') === null) continue;
    for (const viewer of [...seatsOf(truth.match.terms.seats), 'spectator' as const]) {
      const views = [engine.view(truth.match, viewer), engine.view(other.match, viewer)];
      if (difference(views[0], views[1], '') !== null) continue;
      figures.redealt++;
      const [here, there] = [engine.see(truth.events, viewer), engine.see(other.events, viewer)];
      const told = difference(here, there, 'events');
      if (told !== null)
        throw new Breach(4, `the deal tells ${nameOf(viewer)} more than its view (${told})`);
    }
  }
}

/** The generator of `seed`, whose word number `index` alone is another. */
function withOneOtherDraw(seed: number, index: number, chance: Rng): Rng {
  const { words } = sfcRng(seed);
  const change = 1 + below(chance, 2 ** 31 - 1);
  let used = 0;
  let rest: number[] = [];
  return {
    kind: 'sfc',
    words,
    get used() {
      return used;
    },
    /** Set just before each draw. */
    set used(next: number) {
      used = next;
      if (used === index + 1) {
        rest = words.slice();
        sfcNext(rest);
        words[0] = ((words[0] ?? 0) + change) | 0;
      } else if (used === index + 2) words.splice(0, words.length, ...rest);
    },
  };
}
