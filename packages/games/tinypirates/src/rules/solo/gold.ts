// Section 16, the Gold and the burying of the Solo Pirate: TE-339 to TE-342, TE-383

import { type Act, at, auto, type Chapter, decision } from '@quarterdeck/kernel';
import type { Draft, Kinds, Tinypirates } from '../../model/state.ts';
import type { SpaceId } from '../../pack/fields.ts';
import { triggerEnd } from '../burying.ts';
import { answersFor, buriedBy, shipAt } from '../fleet.ts';
import { burySites, mapCardAt } from '../geometry/map-cards.ts';
import { nearestOf } from '../geometry/sea.ts';
import { SOLO, soloPirate, soloTop } from './opponent.ts';

/** TE-339, TE-340, TE-S104: all of them where the player has to choose. */
function sitesToBuryAt(g: Tinypirates): SpaceId[] {
  const open = burySites(g).filter((space) => at(g.sea, space).treasure === null);
  const near = nearestOf(g, shipAt(g, SOLO), open);
  const cost = (space: SpaceId): number => mapCardAt(g, space).bury ?? 0;
  const least = Math.min(...near.map(cost));
  return near.filter((space) => cost(space) === least);
}

export const soloGold: Pick<Chapter<Kinds, 'solo'>, 'solo/gold' | 'solo/bury-site'> = {
  'solo/gold': auto((g, { gold }, act) => {
    const solo = soloPirate(g);
    const top = soloTop(g);
    const gained = Math.min(gold, top - solo.gold);
    solo.gold += gained;
    act.emit('TE-383', 'gold-gained', { pirate: SOLO, gold: gained, lost: gold - gained });
    if (solo.gold < top) return;
    const sites = sitesToBuryAt(g);
    if (sites.length > 1) act.next('solo/bury-site', {});
    else bury(g, at(sites, 0), act);
  }),

  'solo/bury-site': decision({
    seat: (g) => answersFor(g, SOLO),
    choices: (g, _, offer) => {
      for (const space of sitesToBuryAt(g)) offer({ do: 'bury', space });
    },
    answer: (g, _, { space }, act) => bury(g, space, act),
  }),
};

function bury(g: Draft, space: SpaceId, act: Act<Kinds>): void {
  const solo = soloPirate(g);
  const cost = solo.gold;
  solo.gold = 0; // TE-341
  at(g.sea, space).treasure = SOLO;
  const buried = buriedBy(g, SOLO);
  act.emit('TE-339', 'treasure-buried', { pirate: SOLO, space, cost, buried });
  if (buried === g.printed.content.soloSetup.treasures) triggerEnd(g, SOLO, act);
}
