// What cards bring that are pledged to a power: AH-288

import { at } from '@quarterdeck/kernel';
import type { Ahoy, Smuggler } from '../model/state.ts';
import { POWERS, type Power, type Suit } from '../pack/components.ts';
import { regionsOf, suitOf } from '../rules/geometry/map.ts';
import { type Board, chanceOf } from './odds.ts';
import type { Scales } from './weights.ts';

const TILES_OF_SUIT = 2;

type BySuit = { readonly [S in Suit]: number };
export type Pledged = { readonly [P in Power]: BySuit };

/** By power and suit: what one card of it may bring. */
export function pledgedOf(g: Ahoy, w: Scales, board: Board): Pledged {
  return { bluefin: hopesOf(g, w, board, 'bluefin'), mollusk: hopesOf(g, w, board, 'mollusk') };
}

function hopesOf(g: Ahoy, w: Scales, board: Board, power: Power): BySuit {
  const { unknown } = w.pledges;
  const all = TILES_OF_SUIT * unknown;
  const hopes: { [S in Suit]: number } = {
    fish: all,
    sword: all,
    skull: all,
    compass: all,
    tree: all,
    parrot: all,
  };
  for (const region of regionsOf(g))
    hopes[suitOf(g, region)] += chanceOf(board, at(board.leads, region), power) - unknown;
  return hopes;
}

/** What the pledges may bring at the end. */
export function pledgeWorth(g: Ahoy, w: Scales, pledged: Pledged, { pledges }: Smuggler): number {
  let worth = 0;
  for (const { power, cards } of pledges) {
    const known = POWERS.find((one) => one === power) ?? 'bluefin';
    for (const card of cards)
      worth += w.pledges.done + pledged[known][at(g.printed.cards, card).suit];
  }
  return worth;
}

/** What a card of the suit would bring under the better marker. */
export const bestPledge = (pledged: Pledged, suit: Suit): number =>
  Math.max(pledged.bluefin[suit], pledged.mollusk[suit]);
