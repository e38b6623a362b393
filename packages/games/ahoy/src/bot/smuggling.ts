// What a Smuggler carries, has pledged, and may reach

import type { Seat } from '@quarterdeck/kernel';
import { at } from '@quarterdeck/kernel';
import type { Ahoy, Smuggler } from '../model/state.ts';
import { POWERS, type Reward, type Suit } from '../pack/components.ts';
import type { RewardId, SpaceId } from '../pack/printed.ts';
import { islandOf, regionsOf, suitOf } from '../rules/geometry/map.ts';
import { rewardsAround } from '../rules/rewards.ts';
import { type Board, chanceOf } from './odds.ts';
import { OUT_OF_REACH, waysFrom } from './ways.ts';

/** A delivery that can be made, and what one that is under way still brings: reward and pledge. */
const DELIVERY = 5.5;
const UNDER_WAY = 5.4;
/** To be there is better than to be able to go there. */
const STILL_MOVING = 0.93;
/** What a card in the Market is worth that could be fetched into an empty hold, or beside another. */
const FETCH = 1.6;
const FETCH_MORE = 1;
/** A tile drawn, and one on the map, as long as there are few. */
const DRAWN = 0.1;
const ON_MAP = 0.25;
const ENOUGH_TILES = 9;
/** Each step of the way takes this much off. */
const A_STEP = 0.78;
const NEXT_REWARD = 0.5;
const SECOND = 0.4;
const GOLD_SPENT = 0.2;
/** What a reward is worth, in Fame; what gold buys depends on the purse. */
const REWARD_VALUES: { readonly [R in Exclude<Reward, 'spend-gold'>]: number } = {
  start: 0,
  'move-2': 0.7,
  'move-2-ignore': 0.8,
  'fame-1': 1,
  'fame-2': 2,
  'fame-3': 3,
  'fame-4-wealth': 4,
  'recruit-1': 0.7,
  'free-tailwind': 0.6,
  'gold-1': 0.3,
  'gold-2': 0.5,
  'repair-all': 0.6,
  'repair-all-fame': 1.5,
  'add-tile': 0.3,
};
/** AH-163: an Island with a Stronghold. */
const SHUT = 0.3;
/** An Island that nobody has found yet. */
const UNKNOWN = 0.5;
const STILL_HIDDEN = 0.04;
const PLEDGED_UNKNOWN = 0.25;

/** Cargo in the hold, worth the more the nearer its Island is; `reach` is movement still open. */
export function cargoWorth(g: Ahoy, { seat, cargo }: Smuggler, reach: number): number {
  let worth = isDelivering(g, seat) ? UNDER_WAY : 0;
  worth += DRAWN * Math.min(ENOUGH_TILES, g.printed.tiles.length - g.tileStack.length);
  worth += ON_MAP * Math.min(ENOUGH_TILES, g.regions.length);
  const islands = islandsFrom(g, waysFrom(g, seat), reach);
  // Every tile that is found may be the one that is sought.
  const unknown = UNKNOWN * (1 - STILL_HIDDEN * g.tileStack.length);
  for (const card of cargo) {
    const near = nearness(islands, at(g.printed.cards, card).cargo.deliver);
    worth += DELIVERY * Math.max(unknown, reach > 0 ? STILL_MOVING * near : near);
  }
  const { limits } = g.printed.content.amounts;
  if (cargo.length >= limits.cargo) return worth;
  let fetch = 0;
  for (const id of g.market) {
    const { suit, cargo: load } = at(g.printed.cards, id);
    const sure = islands.some((island) => island.suit === load.deliver) ? 1 : unknown;
    fetch = Math.max(fetch, sure * nearness(islands, suit));
  }
  if (reach > 0) fetch *= STILL_MOVING;
  return worth + (cargo.length === 0 ? FETCH + FETCH_MORE : FETCH_MORE) * fetch;
}

/** A card that is being delivered lies nowhere until it is pledged. */
function isDelivering(g: Ahoy, seat: Seat): boolean {
  if (g.turn?.seat !== seat) return false;
  let cards = g.marketDeck.length + g.market.length + g.box.length;
  for (const { crew } of g.mats) cards += crew.length;
  for (const { cargo, pledges } of g.smugglers) {
    cards += cargo.length;
    for (const pledge of pledges) cards += pledge.cards.length;
  }
  return cards < g.printed.cards.length;
}

/** An Island on the map: 1 where the Flagship lies there, less with every step away from it. */
type Landfall = { readonly suit: Suit; readonly near: number };

/** By region; `ways` are steps by space. */
const islandsFrom = (g: Ahoy, ways: readonly number[], reach: number): readonly Landfall[] =>
  regionsOf(g).map((region) => {
    const island = islandOf(g, region);
    return { suit: suitOf(g, region), near: nearnessOf(g, ways, island, reach) };
  });

function nearnessOf(g: Ahoy, ways: readonly number[], island: SpaceId, reach: number): number {
  const steps = ways[island] ?? OUT_OF_REACH;
  if (steps === OUT_OF_REACH) return 0;
  const open = g.figures.some((f) => f.kind === 'stronghold' && f.space === island) ? SHUT : 1;
  return open * A_STEP ** Math.max(0, steps - reach);
}

/** Of the nearest Island of the suit. */
function nearness(islands: readonly Landfall[], suit: Suit): number {
  let best = 0;
  for (const island of islands) if (island.suit === suit) best = Math.max(best, island.near);
  return best;
}

/** What the next step on the Rewards grid may give, and a little of the one after it. */
export function gridWorth(g: Ahoy, smuggler: Smuggler): number {
  const { white, black } = smuggler;
  let best = 0;
  for (const next of rewardsAround(g, white)) {
    if (next === black) continue;
    let later = 0;
    for (const after of rewardsAround(g, next))
      if (after !== white) later = Math.max(later, rewardValue(g, smuggler, after));
    best = Math.max(best, rewardValue(g, smuggler, next) + SECOND * later);
  }
  return NEXT_REWARD * best;
}

function rewardValue(g: Ahoy, { seat }: Smuggler, reward: RewardId): number {
  const kind = at(g.printed.rewards, reward);
  if (kind !== 'spend-gold') return REWARD_VALUES[kind];
  const { most, famePerGold } = g.printed.content.rewards.kinds['spend-gold'].effect;
  return (famePerGold - GOLD_SPENT) * Math.min(most, at(g.mats, seat).gold);
}

/** AH-288: what the pledges may bring at the end. */
export function pledgeWorth(g: Ahoy, board: Board, { pledges }: Smuggler): number {
  let worth = 0;
  for (const { power, cards } of pledges)
    for (const card of cards) {
      const { suit } = at(g.printed.cards, card);
      let found = 0;
      for (const region of regionsOf(g)) {
        if (suitOf(g, region) !== suit) continue;
        found++;
        const known = POWERS.find((one) => one === power) ?? 'bluefin';
        worth += chanceOf(board, at(board.leads, region), known);
      }
      worth += PLEDGED_UNKNOWN * Math.max(0, 2 - found);
    }
  return worth;
}
