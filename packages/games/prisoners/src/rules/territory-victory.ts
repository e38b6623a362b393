// Chapter 11, Territory victory: TP-287 to TP-293

import type { Act, Seat } from '@quarterdeck/kernel';
import { at, byId } from '@quarterdeck/kernel';
import type { Draft, Kinds } from '../model/state.ts';
import type { Victory } from '../pack/fields.ts';
import { hitsOf, rollDice } from './dice.ts';
import { discard } from './piles.ts';

/** In turn order from the active player on. */
export type Contender = { readonly seat: Seat; readonly territories: number };

/** `results`: by seat, all rounds together. */
type Best = { readonly seat: Seat; readonly results: number[] };

/** Those with the most, until one has more than all others (TP-289, TP-292). */
function best(
  g: Draft,
  contenders: readonly Contender[],
  roundOf: (tied: readonly Contender[]) => readonly number[],
): Best {
  const results = g.players.map(() => 0);
  let tied = contenders;
  while (tied.length > 1) {
    const round = roundOf(tied);
    tied.forEach(({ seat }, place) => {
      results[seat] = at(results, seat) + at(round, place);
    });
    const most = Math.max(...round);
    tied = tied.filter((_, place) => round[place] === most);
  }
  return { seat: at(tied, 0).seat, results };
}

/** TP-287 to TP-290 */
const byDice = (g: Draft, contenders: readonly Contender[], act: Act<Kinds>): Best =>
  best(g, contenders, (tied) =>
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
function byCards(g: Draft, contenders: readonly Contender[], act: Act<Kinds>): Best {
  shuffleAll(g, act);
  return best(g, contenders, (tied) => {
    if (g.deck.length < tied.length) shuffleAll(g, act);
    return tied.map(({ seat }) => {
      const card = at(g.deck, g.deck.length - 1);
      g.deck.pop();
      discard(g, card);
      const level = byId(g.printed.maneuvers, card).level ?? 0;
      act.emit('TP-291', 'card-revealed', { seat, card, level });
      return level;
    });
  });
}

export function settleTerritoryVictory(
  g: Draft,
  contenders: readonly Contender[],
  act: Act<Kinds>,
): Best & { readonly victory: Victory } {
  return contenders.some(({ territories }) => territories > 0)
    ? { ...byDice(g, contenders, act), victory: 'territoryByDice' }
    : { ...byCards(g, contenders, act), victory: 'territoryByCards' };
}
