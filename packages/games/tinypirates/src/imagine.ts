// What a viewer cannot know (TE-017, TE-S27): faces of Search Tokens, and the order of both decks.

import type { Act } from '@quarterdeck/kernel';
import { at, dealHoles } from '@quarterdeck/kernel';
import type { Draft, Kinds } from './model/state.ts';

type Chance = Pick<Act<Kinds>, 'pick' | 'shuffle'>;

function imagineTokens(g: Draft, chance: Chance): void {
  const tokens = g.sea.map(({ token }) => token);
  dealHoles(chance, g.printed.searchTokens, [tokens, g.box]);
  g.sea.forEach((place, space) => {
    place.token = at(tokens, space);
  });
}

/** TE-035: which value lies how deep is known, which card is not. */
function imagineMerchants(g: Draft, chance: Chance): void {
  const seen = [...g.sunkCards, ...g.merchants.map(({ card }) => card)];
  g.merchantDeck = [...g.printed.merchantStacks].reverse().flatMap((stack) => {
    const unseen = stack.filter((card) => !seen.includes(card));
    chance.shuffle(unseen);
    return unseen;
  });
}

export function imagine(g: Draft, _stack: unknown, _viewer: unknown, chance: Chance): void {
  imagineTokens(g, chance);
  dealHoles(chance, g.printed.ids.crew, [
    g.crewRow,
    ...g.pirates.map(({ crew }) => crew),
    g.crewDeck,
  ]);
  imagineMerchants(g, chance);
}
