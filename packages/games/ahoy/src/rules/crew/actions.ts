// What Crew does as an action without a die: AH-246, AH-259, AH-265, AH-266, AH-275, AH-S99

import type { Seat } from '@quarterdeck/kernel';
import type { Ahoy } from '../../model/state.ts';
import type { CardId, SpaceId } from '../../pack/printed.ts';
import { enemiesInRegion, flagshipOf, flagshipRegion, flagshipSpace, matOf } from '../fleet.ts';
import {
  allSpaces,
  isIsland,
  otherIslandOfSuit,
  regionOf,
  tailwindSpaces,
} from '../geometry/map.ts';
import { payGold } from '../purse.ts';
import { damageableSlots } from '../slots.ts';
import { boxCrew } from './hand.ts';
import type { CardAction } from './row.ts';

/** AH-246 */
export const AERONAUTS: CardAction = {
  forbids: (g, owner) => {
    const space = flagshipSpace(g, owner);
    if (!isIsland(g, space)) return 'AH-246';
    if (matOf(g, owner).gold < g.printed.content.crew.aeronauts.effect.gold) return 'AH-S99';
    return otherIslandOfSuit(g, regionOf(g, space)) === undefined ? 'AH-S99' : null;
  },
  does: (g, owner, _card, act) => {
    payGold(g, owner, g.printed.content.crew.aeronauts.effect.gold, 'AH-246', act);
    const to = otherIslandOfSuit(g, flagshipRegion(g, owner));
    if (to === undefined) throw new Error('aeronauts: the other Island is not on the map');
    act.next('moving/jump', {
      figure: flagshipOf(g, owner),
      to: [to],
      optional: false,
      bonus: 'none',
    });
  },
};

/** AH-259 */
export const GHASTLY_GUST: CardAction = {
  forbids: () => null,
  does: (g, owner, card, act) => {
    boxCrew(g, owner, card, 'AH-259', act);
    act.next('moving/jump', {
      figure: flagshipOf(g, owner),
      to: allSpaces(g),
      optional: false,
      bonus: 'none',
    });
  },
};

const otherTailwinds = (g: Ahoy, owner: Seat): SpaceId[] =>
  tailwindSpaces(g, null).filter((space) => space !== flagshipSpace(g, owner));

/** AH-275 */
export const WHISPERING_WIND: CardAction = {
  forbids: (g, owner) => {
    if (matOf(g, owner).gold < g.printed.content.crew['whispering-wind'].effect.gold)
      return 'AH-S99';
    return otherTailwinds(g, owner).length === 0 ? 'AH-S99' : null;
  },
  does: (g, owner, _card, act) => {
    payGold(g, owner, g.printed.content.crew['whispering-wind'].effect.gold, 'AH-275', act);
    act.next('moving/jump', {
      figure: flagshipOf(g, owner),
      to: otherTailwinds(g, owner),
      optional: false,
      bonus: 'none',
    });
  },
  oncePerTurn: true,
};

/** AH-265, AH-304 */
export const MYSTIC: CardAction = {
  forbids: (g, owner) => {
    if (damageableSlots(g, owner, 'flagship').length === 0) return 'AH-265';
    return enemiesInRegion(g, owner, flagshipRegion(g, owner)).length === 0 ? 'AH-S99' : null;
  },
  does: (g, owner, _card, act) => {
    const { taken } = g.printed.content.crew.mystic.effect;
    act.next('damage/deal', {
      dealer: owner,
      figure: flagshipOf(g, owner),
      left: taken,
      dealt: 0,
    });
    act.next('damage/target', { seat: owner });
  },
  oncePerTurn: true,
};

/** AH-266, AH-S64: the Crew and Cargo that can be taken from a player. */
export function takeableFrom(g: Ahoy, owner: Seat, from: Seat): readonly CardId[] {
  if (from === owner || flagshipRegion(g, from) !== flagshipRegion(g, owner)) return [];
  const cargo = g.smugglers.find(({ seat }) => seat === from)?.cargo ?? [];
  return [...matOf(g, from).crew, ...cargo];
}

export const NAIVE_NOBLE: CardAction = {
  forbids: (g, owner) =>
    g.mats.some(({ seat }) => takeableFrom(g, owner, seat).length > 0) ? null : 'AH-S99',
  does: (g, owner, card, act) => {
    boxCrew(g, owner, card, 'AH-266', act);
    act.next('crew/take', { seat: owner });
  },
};
