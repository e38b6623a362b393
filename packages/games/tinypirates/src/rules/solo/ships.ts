// Section 14, the NPC ships when the player crosses the Ship Line: TE-307 to TE-312

import { at, auto, type Chapter } from '@quarterdeck/kernel';
import type { Kinds, Tinypirates } from '../../model/state.ts';
import type { Merchant } from '../../pack/components.ts';
import type { SpaceId } from '../../pack/fields.ts';
import { buriedBy, shipAt } from '../fleet.ts';
import { distance, portAt, toward } from '../geometry/sea.ts';
import { arrive, merchantOf, navyAt, sailNpc } from '../npc-ships.ts';
import { PLAYER, SOLO } from './opponent.ts';

/** Where the two Merchants sail; null: that one stays. */
type Pair = { readonly orange: SpaceId | null; readonly green: SpaceId | null };

const STAYS = [null] as const;

/** TE-309, TE-310, TE-311, TE-S106 */
function soloMerchantSteps(g: Tinypirates): Pair {
  const orange = approaches(g, 'orange');
  const green = approaches(g, 'green');
  return (
    bestPair(g, orange, green) ??
    bestPair(g, orange, STAYS) ??
    bestPair(g, STAYS, green) ?? { orange: null, green: null }
  );
}

function approaches(g: Tinypirates, merchant: Merchant): readonly SpaceId[] {
  const { space, target } = merchantOf(g, merchant);
  return toward(g, space, portAt(g, target));
}

function bestPair(
  g: Tinypirates,
  orangeSteps: readonly (SpaceId | null)[],
  greenSteps: readonly (SpaceId | null)[],
): Pair | undefined {
  let best: Pair | undefined;
  for (const orange of orangeSteps)
    for (const green of greenSteps) {
      const pair = { orange, green };
      if (meets(g, pair)) continue;
      if (best === undefined || isBetter(g, pair, best)) best = pair;
    }
  return best;
}

/** Orange sails first, so Green is met where it still lies, and Orange where it has come to. */
function meets(g: Tinypirates, { orange, green }: Pair): boolean {
  if (orange === merchantOf(g, 'green').space) return true;
  return green === (orange ?? merchantOf(g, 'orange').space);
}

/** Steps come with the vertical one first, so of two that are equal the earlier pair stays. */
function isBetter(g: Tinypirates, pair: Pair, best: Pair): boolean {
  const orange = fromPlayer(g, pair.orange) - fromPlayer(g, best.orange);
  return orange === 0 ? fromPlayer(g, pair.green) > fromPlayer(g, best.green) : orange > 0;
}

const fromPlayer = (g: Tinypirates, space: SpaceId | null): number =>
  space === null ? 0 : distance(g, space, shipAt(g, PLAYER));

export const soloShips: Pick<Chapter<Kinds, 'solo'>, 'solo/ships'> = {
  'solo/ships': auto((g, _, act) => {
    const { orange, green } = soloMerchantSteps(g);
    if (orange !== null) {
      sailNpc(g, 'orange', orange, SOLO, act);
      arrive(g, 'orange', act);
    }
    if (green !== null) {
      sailNpc(g, 'green', green, SOLO, act);
      arrive(g, 'green', act);
    }
    // TE-312: the vertical step comes first.
    const steps = at(g.printed.navySteps, buriedBy(g, PLAYER));
    for (let taken = 0; taken < steps; taken++) {
      const to = toward(g, navyAt(g), shipAt(g, PLAYER))[0];
      if (to === undefined) break;
      sailNpc(g, 'navy', to, SOLO, act);
    }
    act.next('ship-line/navy-arrived', {});
  }),
};
