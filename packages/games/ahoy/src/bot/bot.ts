import type { Reckoning, Seat } from '@quarterdeck/kernel';
import { at, weighed } from '@quarterdeck/kernel';
import type { Ahoy, Mat } from '../model/state.ts';
import type { Power } from '../pack/components.ts';
import { regionsOf } from '../rules/geometry/map.ts';
import { type Board, readBoard, worthOf } from './odds.ts';
import { anchorWorth, battleWorth, moveWorth, victoryWorth } from './pending.ts';
import { pledgeWorth } from './pledges.ts';
import { purseWorth } from './purse.ts';
import { gridWorth } from './reward-grid.ts';
import { smugglerPurse } from './smuggler-purse.ts';
import { cargoWorth, type Trade, tradeOf } from './smuggling.ts';
import { type Scales, scalesOf, WEIGHTS } from './weights.ts';

/** This many Ready Comrades are soon placed. */
const ENOUGH_READY = 8;

/** A seat's share of the win: its estimated Fame against the others'. */
function shareOf(g: Ahoy, w: Scales, seat: Seat): number {
  const board = readBoard(g, w);
  const trade = tradeOf(g, w, board);
  const spread = spreadOf(w, board);
  const own = estimate(g, w, board, trade, at(g.mats, seat));
  let all = 0;
  for (const mat of g.mats) {
    const theirs = mat.seat === seat ? own : estimate(g, w, board, trade, mat);
    all += Math.exp((theirs - own) / spread);
  }
  return 1 / all;
}

export const judging = weighed(WEIGHTS, (weights) => {
  const scales = scalesOf(weights);
  return (g: Ahoy, seat: Seat) => shareOf(g, scales, seat);
});
const BY_HAND = scalesOf(WEIGHTS);

const spreadOf = ({ luck }: Scales, { rounds }: Board): number =>
  luck.least + luck.perRound * rounds;

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
    const board = readBoard(g, BY_HAND);
    const trade = tradeOf(g, BY_HAND, board);
    const unit = 1 / spreadOf(BY_HAND, board);
    return g.mats.map((mat) => {
      const parts = partsOf(g, BY_HAND, board, trade, mat);
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
const estimate = (g: Ahoy, w: Scales, board: Board, trade: Trade | undefined, mat: Mat): number =>
  sumOf(partsOf(g, w, board, trade, mat));

function partsOf(
  g: Ahoy,
  w: Scales,
  board: Board,
  trade: Trade | undefined,
  mat: Mat,
): readonly number[] {
  const { seat, fame } = mat;
  const smuggler = g.smugglers.find((one) => one.seat === seat);
  if (smuggler !== undefined && trade !== undefined)
    return [
      fame,
      smugglerPurse(g, w, mat),
      battleWorth(g, w, seat) + victoryWorth(g, w, seat),
      anchorWorth(g, w, board, seat, null),
      cargoWorth(g, w, board, trade, smuggler),
      gridWorth(g, w, board, smuggler),
      pledgeWorth(g, w, trade.pledged, smuggler),
    ];
  const power = seat === g.union.seat ? 'mollusk' : 'bluefin';
  return [
    fame,
    purseWorth(g, w, mat),
    battleWorth(g, w, seat),
    anchorWorth(g, w, board, seat, power),
    regionWorth(g, board, power),
    moveWorth(g, w, board, seat, power),
    power === 'mollusk' ? unionWorth(g, w) : squadronWorth(g, w),
  ];
}

function regionWorth(g: Ahoy, board: Board, power: Power): number {
  let worth = 0;
  for (const region of regionsOf(g)) worth += worthOf(g, board, region, power, 0);
  return worth;
}

function unionWorth(g: Ahoy, { union }: Scales): number {
  const { ready, hand, inPlay, discarded } = g.union;
  return (
    union.ready * Math.min(ready, ENOUGH_READY) +
    union.moreReady * Math.max(0, ready - ENOUGH_READY) +
    union.planInHand * hand.length +
    union.planInPlay * inPlay.length +
    union.planPlayed * discarded.length
  );
}

function squadronWorth(g: Ahoy, { squadron }: Scales): number {
  let worth = 0;
  for (const { kind, space } of g.figures) {
    if (kind === 'patrol' && space === null) worth += squadron.patrolInSupply;
    if (kind === 'stronghold' && space !== null) worth += squadron.stronghold;
  }
  return worth;
}
