import type { Counted } from '@quarterdeck/kernel/test-kit';
import type { Kinds, Pirate, Tinypirates } from '../src/model/state.ts';
import { BOOTY, type Booty } from '../src/pack/components.ts';
import { CREW, MERCHANT_CARDS } from '../src/pack/ids.gen.ts';
import { buriedBy, isCoveFree } from '../src/rules/fleet.ts';

/** Counting happens before every answer: bits are quicker than sets. */
function twice<W>(words: readonly W[], items: readonly W[]): number {
  let seen = 0;
  let doubled = 0;
  for (const item of items) {
    const bit = 1 << words.indexOf(item);
    if ((seen & bit) !== 0) doubled++;
    seen |= bit;
  }
  return doubled;
}

function deckhandsOf({ deckhands, wheel, waiting }: Pirate): number {
  let count = waiting ? 1 : 0;
  for (const manned of wheel) if (manned) count++;
  return count + deckhands.rigging + deckhands.cannons + deckhands.extort + deckhands.repair;
}

/** TE-006, TE-007, TE-010, TE-014, TE-015, TE-067, TE-208 */
function isBeyond(g: Tinypirates, { pirate, gold, hold, sureFire, crew, wheel }: Pirate): boolean {
  const { limits } = g.printed;
  return (
    gold < 0 ||
    gold > limits.gold ||
    hold.length > limits.crates ||
    sureFire < 0 ||
    sureFire > limits.sureFire ||
    crew.length > limits.crew ||
    wheel[0] === true ||
    buriedBy(g, pirate) > limits.treasuresToWin
  );
}

/** Whatever the book counts, wherever it lies, and what may never be. */
export const counted: Counted<Kinds> = (g) => {
  const crates: Record<Booty, number> = { ...g.bag };
  for (const crate of g.market) crates[crate]++;
  for (const crate of g.loading) crates[crate]++;
  const crew = [...g.crewDeck, ...g.crewRow];
  const merchantCards = [...g.merchantDeck, ...g.sunkCards];
  for (const { crate, card } of g.merchants) {
    if (crate !== null) crates[crate]++;
    merchantCards.push(card);
  }
  let deckhands = 0;
  let beyond = 0;
  let sharedCoves = 0; // TE-179
  for (const pirate of g.pirates) {
    for (const crate of pirate.hold) crates[crate]++;
    crew.push(...pirate.crew);
    deckhands += deckhandsOf(pirate);
    if (isBeyond(g, pirate)) beyond++;
    if (pirate.hiding && pirate.space !== null && !isCoveFree(g, pirate.space, pirate.pirate))
      sharedCoves++;
  }
  return {
    ...crates,
    deckhands,
    crew: crew.length,
    crewTwice: twice(CREW, crew),
    merchantCards: merchantCards.length,
    merchantCardsTwice: twice(MERCHANT_CARDS, merchantCards),
    searchTokens: g.sea.length + g.box.length,
    // TE-038, TE-118
    crewRow: g.crewRow.length,
    marketTwice: twice(BOOTY, g.market),
    beyond,
    sharedCoves,
  };
};
