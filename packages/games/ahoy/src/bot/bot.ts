import type { Reckoning, Seat } from '@quarterdeck/kernel';
import { at } from '@quarterdeck/kernel';
import type { Ahoy, Mat } from '../model/state.ts';
import type { Power } from '../pack/components.ts';
import { regionsOf } from '../rules/geometry/map.ts';
import { type Board, readBoard, worthOf } from './odds.ts';
import { anchorWorth, battleWorth, moveWorth, reachOf } from './pending.ts';
import { purseWorth } from './purse.ts';
import { cargoWorth, gridWorth, pledgeWorth } from './smuggling.ts';

/** How many Fame of luck a round to come holds: the more, the less a lead means. */
const LUCK = 1.6;
const LEAST_LUCK = 2;
/** A Ready Comrade: the first of them are soon placed, the others hardly ever. */
const READY = 0.6;
const ENOUGH_READY = 8;
const MORE_READY = 0.2;
/** A plan in hand, in play, and played: those with a lasting ship are worth most. */
const PLAN_IN_HAND = 0.5;
const PLAN_IN_PLAY = 1.2;
const PLAN_PLAYED = 0.52;
const PATROL_IN_SUPPLY = 0.12;
const STRONGHOLD = 0.6;
/** What a Smuggler thinks of loaded Cannons, which force battles on it. */
const PEACEFUL = 0.1;

/** A seat's share of the win: its estimated Fame against the others'. */
export function evaluate(g: Ahoy, seat: Seat): number {
  const board = readBoard(g);
  const spread = spreadOf(board);
  const own = estimate(g, board, at(g.mats, seat));
  let all = 0;
  for (const mat of g.mats) {
    const theirs = mat.seat === seat ? own : estimate(g, board, mat);
    all += Math.exp((theirs - own) / spread);
  }
  return 1 / all;
}

const spreadOf = ({ rounds }: Board): number => LEAST_LUCK + LUCK * rounds;

/** What a player's estimate is made of, and how much of the game is left. */
export const reckoning: Reckoning<Ahoy> = {
  figures: [
    'fame',
    'purse',
    'battle',
    'anchorage',
    'regions-or-cargo',
    'move-or-grid',
    'faction-or-pledges',
    'rounds',
  ],
  of(g) {
    const board = readBoard(g);
    const unit = 1 / spreadOf(board);
    return g.mats.map((mat) => {
      const parts = partsOf(g, board, mat);
      return { figures: [...parts, board.rounds], weight: unit * sumOf(parts), unit };
    });
  },
};

/** Fame more for each figure. */
export const characters = {
  greedy: { purse: 0.35 },
  warlike: { battle: 0.6 },
} as const;

function sumOf(parts: readonly number[]): number {
  let sum = 0;
  for (const part of parts) sum += part;
  return sum;
}

/** Fame this player may end with. */
const estimate = (g: Ahoy, board: Board, mat: Mat): number => sumOf(partsOf(g, board, mat));

function partsOf(g: Ahoy, board: Board, mat: Mat): readonly number[] {
  const { seat, fame } = mat;
  const smuggler = g.smugglers.find((one) => one.seat === seat);
  const warlike = smuggler === undefined ? 1 : PEACEFUL;
  const settled = [fame, purseWorth(g, mat, warlike), battleWorth(g, seat)];
  if (smuggler !== undefined)
    return [
      ...settled,
      anchorWorth(g, board, seat, null),
      cargoWorth(g, smuggler, reachOf(g, seat)),
      gridWorth(g, smuggler),
      pledgeWorth(g, board, smuggler),
    ];
  const power = seat === g.union.seat ? 'mollusk' : 'bluefin';
  return [
    ...settled,
    anchorWorth(g, board, seat, power),
    regionWorth(g, board, power),
    moveWorth(g, board, seat, power),
    power === 'mollusk' ? unionWorth(g) : squadronWorth(g),
  ];
}

function regionWorth(g: Ahoy, board: Board, power: Power): number {
  let worth = 0;
  for (const region of regionsOf(g)) worth += worthOf(g, board, region, power, 0);
  return worth;
}

function unionWorth(g: Ahoy): number {
  const { ready, hand, inPlay, discarded } = g.union;
  return (
    READY * Math.min(ready, ENOUGH_READY) +
    MORE_READY * Math.max(0, ready - ENOUGH_READY) +
    PLAN_IN_HAND * hand.length +
    PLAN_IN_PLAY * inPlay.length +
    PLAN_PLAYED * discarded.length
  );
}

function squadronWorth(g: Ahoy): number {
  let worth = 0;
  for (const { kind, space } of g.figures) {
    if (kind === 'patrol' && space === null) worth += PATROL_IN_SUPPLY;
    if (kind === 'stronghold' && space !== null) worth += STRONGHOLD;
  }
  return worth;
}
