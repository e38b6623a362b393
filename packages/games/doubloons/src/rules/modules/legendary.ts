// Chapter 24, the Legendary Ghost Ship: DD-260 to DD-274, DD-351, DD-S116 to DD-S129

import type { Act, Chapter } from '@quarterdeck/kernel';
import { auto, decision, last } from '@quarterdeck/kernel';
import type { TakeCaptain } from '../../model/choices.ts';
import type { Doubloons, Draft, Kinds } from '../../model/state.ts';
import { FACINGS } from '../../pack/components.ts';
import type { ShipId } from '../../pack/fields.ts';
import { CAPTAINS } from '../../pack/ids.gen.ts';
import { controllerOf, shipOf } from '../fleet.ts';
import { boardOf } from '../geometry/ring.ts';
import { drawJewels, takePillage } from '../mat.ts';
import { isBarred } from '../water/water.ts';

/** DD-S122 */
const legendaryShip = (g: Doubloons): ShipId => last(g.ships).ship;

export const legendary: Chapter<Kinds, 'legendary'> = {
  // DD-262
  'legendary/place': decision({
    seat: (g, { ship }) => controllerOf(g, ship),
    choices: (g, _, offer, deny) => {
      for (const captain of CAPTAINS) {
        const isSpare = g.ships.every((ship) => ship.captain !== captain);
        for (const { id: region } of boardOf(g).regions)
          for (const facing of FACINGS) {
            const choice: TakeCaptain = { do: 'captain', captain, region, facing };
            if (!isSpare) deny(choice, 'DD-262');
            else if (isBarred(g, region)) deny(choice, 'DD-S117');
            else offer(choice);
          }
      }
    },
    answer: (g, _, choice, act) => launch(g, choice, act),
  }),

  // DD-265
  'legendary/act': auto((g, _, act) => {
    const ship = legendaryShip(g);
    act.emit('DD-265', 'legendary-acted', { ship });
    act.next('moving/sail', { ship });
    act.next('legendary/pillage', {});
    act.next('attack/begin', { ship, kind: 'broadsides', plus: 0 });
    act.next('attack/begin', { ship, kind: 'forward', plus: 0 });
  }),

  // DD-265, DD-S121
  'legendary/pillage': auto((g, _, act) => {
    const { pillageTokens } = g.printed.content.setup.legendaryGhostShip;
    takePillage(g, legendaryShip(g), pillageTokens, 'DD-265', act);
  }),
};

/** DD-263, DD-264, DD-S125: the fragment and the relics are of those that were left over. */
function launch(g: Draft, { captain, region, facing }: TakeCaptain, act: Act<Kinds>): void {
  const { doubloons, jewels, crew, reputation, fragments, relics } =
    g.printed.content.setup.legendaryGhostShip;
  const ship = legendaryShip(g);
  const mat = shipOf(g, ship);
  mat.captain = captain;
  mat.region = region;
  mat.facing = facing;
  // DD-351: a ghost ship.
  mat.hull = 0;
  mat.crew = crew;
  mat.reputation = reputation;
  mat.doubloons = doubloons;
  g.supply -= doubloons;
  act.emit('DD-262', 'legendary-placed', { ship, captain, region, facing });
  drawJewels(g, ship, jewels, 'DD-263', act);
  dealLeftOver(g, ship, fragments, g.board === 'alternate' ? relics : 0, act);
}

function dealLeftOver(
  g: Draft,
  ship: ShipId,
  fragments: number,
  relics: number,
  act: Act<Kinds>,
): void {
  const mat = shipOf(g, ship);
  const symbols = g.boxedFragments.splice(Math.max(0, g.boxedFragments.length - fragments));
  mat.fragments.push(...symbols);
  for (const symbol of symbols) act.emit('DD-263', 'fragment-dealt', { ship, symbol });
  const dealt = g.boxedRelics.splice(Math.max(0, g.boxedRelics.length - relics));
  mat.relics.push(...dealt);
  for (const relic of dealt) act.emit('DD-264', 'relic-gained', { ship, relic });
}
