// What a viewer cannot know (TP-050 to TP-054): hands, the deck, the discards below the top one,
// hands that others have seen, the faces of destinations.

import type { Act } from '@quarterdeck/kernel';
import { at, dealHoles, HIDDEN_WORD } from '@quarterdeck/kernel';
import type { Draft, Kinds } from './model/state.ts';

type Chance = Pick<Act<Kinds>, 'pick' | 'shuffle'>;

function imagineCards(g: Draft, chance: Chance): void {
  const top = g.topDiscard === null ? [] : [g.topDiscard];
  const hands = g.players.map(({ hand }) => hand);
  dealHoles(chance, g.printed.deck, [...hands, top, g.buried, g.deck]);
}

/** TP-057: what somebody saw once need not be there any more. */
function imagineLooks(g: Draft, chance: Chance): void {
  for (const { hand } of g.looks)
    hand.forEach((card, place) => {
      const seen: string = card;
      if (seen === HIDDEN_WORD) hand[place] = chance.pick(g.printed.deck);
    });
}

function imagineFaces(g: Draft, chance: Chance): void {
  const placed = g.destinations.map(({ face }) => face);
  dealHoles(chance, g.printed.faces, [placed, g.removed, g.box]);
  g.destinations.forEach((destination, place) => {
    destination.face = at(placed, place);
  });
}

export function imagine(g: Draft, _stack: unknown, _viewer: unknown, chance: Chance): void {
  imagineCards(g, chance);
  imagineLooks(g, chance);
  imagineFaces(g, chance);
}
