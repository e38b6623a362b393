import type { Game } from '@quarterdeck/kernel';
import { at, dealHoles } from '@quarterdeck/kernel';
import type { Draft, Kinds } from './model/state.ts';
import { POWERS } from './pack/components.ts';
import type { CardId, PlanId, TileId } from './pack/printed.ts';

type Imagine = Game<Kinds>['imagine'];
type Stack = Parameters<Imagine>[1];
type Chance = Parameters<Imagine>[3];

/** Fills what a viewer cannot know: stack and decks, the boxed tile, plans in hand, pledges (AH-301). */
export const imagine: Imagine = (g, stack, _viewer, chance) => {
  dealTiles(g, stack, chance);
  dealCards(g, stack, chance);
  const plans = g.printed.plans.map(({ id }): PlanId => id);
  const { hand, inPlay, discarded } = g.union;
  dealHoles(chance, plans, [g.planDeck, hand, inPlay, discarded]);
  for (const { pledges } of g.smugglers) {
    const powers = pledges.map(({ power }) => power);
    dealHoles(chance, POWERS, [powers]);
    for (const [marker, pledge] of pledges.entries()) pledge.power = at(powers, marker);
  }
};

/** A tile that was drawn lies in a frame until it is placed. */
function dealTiles(g: Draft, stack: Stack, chance: Chance): void {
  const tiles = g.printed.tiles.map(({ id }): TileId => id);
  const boxed = [g.boxedTile];
  const drawn = stack.flatMap((frame) =>
    frame.step === 'exploring/lay' ||
    frame.step === 'exploring/add-at' ||
    frame.step === 'exploring/add-turned'
      ? [frame.data.tile]
      : [],
  );
  dealHoles(chance, tiles, [g.tileStack, boxed, drawn, g.regions.map(({ tile }) => tile)]);
  g.boxedTile = at(boxed, 0);
}

/** A card that is being delivered lies in a frame until it is pledged. */
function dealCards(g: Draft, stack: Stack, chance: Chance): void {
  const cards = g.printed.cards.map(({ id }): CardId => id);
  const delivered = stack.flatMap((frame) =>
    frame.step === 'smugglers/deliver' || frame.step === 'smugglers/pledge'
      ? [frame.data.card]
      : [],
  );
  dealHoles(chance, cards, [
    g.marketDeck,
    g.market,
    g.box,
    delivered,
    ...g.mats.map(({ crew }) => crew),
    ...g.smugglers.map(({ cargo }) => cargo),
    ...g.smugglers.flatMap(({ pledges }) => pledges.map((pledge) => pledge.cards)),
  ]);
}
