import { at } from '@quarterdeck/kernel';
import type { Counted } from '@quarterdeck/kernel/test-kit';
import type { Kinds } from '../src/model/state.ts';

/** Whatever the book counts (AH-001), wherever it lies. A card or a tile may wait in a frame. */
export const counted: Counted<Kinds> = (g) => {
  const { counts } = g.printed.content.counts;
  const comrades = g.union.ready + g.regions.reduce((sum, region) => sum + region.comrades, 0);
  const gold = g.mats.reduce((sum, mat) => sum + mat.gold, 0);
  const plans = [g.planDeck, g.union.hand, g.union.inPlay, g.union.discarded].flat();
  const dice = g.mats.map(
    (mat) =>
      mat.dice.length +
      mat.setAside.length +
      mat.beside.length +
      mat.slots.filter((slot) => slot.die !== null).length,
  );
  const cards = [
    ...g.marketDeck,
    ...g.market,
    ...g.box,
    ...g.mats.flatMap((mat) => mat.crew),
    ...g.smugglers.flatMap(({ cargo, pledges }) => [cargo, ...pledges.map((p) => p.cards)].flat()),
  ];
  const tiles = [g.boxedTile, ...g.tileStack, ...g.regions.map(({ tile }) => tile)];
  const isLost = (found: readonly number[], all: readonly unknown[]): number =>
    found.length !== new Set(found).size || found.length < all.length - 1 ? 1 : 0;
  return {
    lostCards: isLost(cards, g.printed.cards),
    lostTiles: isLost(tiles, g.printed.tiles),
    plans: plans.length,
    plansTwice: plans.length - new Set(plans).size,
    figures: g.figures.length,
    missingComrades: comrades < 0 || comrades > counts.comrade ? 1 : 0,
    missingGold: gold < 0 || gold > counts.gold || g.mats.some((mat) => mat.gold < 0) ? 1 : 0,
    wrongDice: g.mats.filter((mat, seat) => {
      // A changed die and one on its way to Cannons are out of place for a moment.
      const missing = g.printed.content.factions[mat.faction].dice - at(dice, seat);
      return missing < 0 || missing > 1;
    }).length,
    wrongSlots: g.mats.filter((mat) => mat.slots.some((s) => s.damaged && s.die !== null)).length,
    wrongValues: g.mats.filter((mat) => mat.dice.some((die) => die < 1 || die > 6)).length,
    wrongWealth: g.regions.filter(({ wealth }) => wealth < 1 || wealth > 6).length,
    damagedDashed: g.mats.filter((mat) =>
      mat.slots.some((s) => s.damaged && !at(g.printed.slots, s.slot).damageable),
    ).length,
  };
};
