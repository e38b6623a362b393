// Chapter 11, Territory victory: TP-287 to TP-293

import type { Act, Seat } from '@quarterdeck/kernel';
import { at } from '@quarterdeck/kernel';
import { hitsOf, rollDice } from './dice.ts';
import type { Victory } from './fields.ts';
import { discard } from './piles.ts';
import type { Draft, Kinds } from './state.ts';

/** In turn order from the active player on. */
export type Contender = { readonly seat: Seat; readonly territories: number };

/** Those with the most, until one has more than all others (TP-289, TP-292). */
function best(
  contenders: readonly Contender[],
  resultsOf: (tied: readonly Contender[]) => readonly number[],
): Seat {
  let tied = contenders;
  while (tied.length > 1) {
    const results = resultsOf(tied);
    const most = Math.max(...results);
    tied = tied.filter((_, place) => results[place] === most);
  }
  return at(tied, 0).seat;
}

/** TP-287 to TP-290 */
const byDice = (g: Draft, contenders: readonly Contender[], act: Act<Kinds>): Seat =>
  best(contenders, (tied) =>
    tied.map(({ seat, territories }) => {
      const dice = rollDice(g.printed, territories, act);
      const hits = hitsOf(dice);
      act.emit('TP-287', 'territories-rolled', { seat, dice, hits });
      return hits;
    }),
  );

/** TP-291: all Deck Maneuvers, wherever they are. */
function shuffleAll(g: Draft, act: Act<Kinds>): void {
  for (const player of g.players) player.hand = [];
  g.buried = [];
  g.topDiscard = null;
  g.deck = [...g.printed.deck];
  act.shuffle(g.deck);
  act.emit('TP-291', 'deck-renewed', { count: g.deck.length });
}

/** TP-291 to TP-293 */
function byCards(g: Draft, contenders: readonly Contender[], act: Act<Kinds>): Seat {
  shuffleAll(g, act);
  return best(contenders, (tied) => {
    if (g.deck.length < tied.length) shuffleAll(g, act);
    return tied.map(({ seat }) => {
      const card = at(g.deck, g.deck.length - 1);
      g.deck.pop();
      discard(g, card);
      const level = g.printed.maneuvers[card].level ?? 0;
      act.emit('TP-291', 'card-revealed', { seat, card, level });
      return level;
    });
  });
}

export function settleTerritoryVictory(
  g: Draft,
  contenders: readonly Contender[],
  act: Act<Kinds>,
): { readonly seat: Seat; readonly victory: Victory } {
  return contenders.some(({ territories }) => territories > 0)
    ? { seat: byDice(g, contenders, act), victory: 'territoryByDice' }
    : { seat: byCards(g, contenders, act), victory: 'territoryByCards' };
}
