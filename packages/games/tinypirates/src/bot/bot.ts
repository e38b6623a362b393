import { type Reckoning, type Seat, seatsOf, weighed } from '@quarterdeck/kernel';
import type { Pirate, Tinypirates } from '../model/state.ts';
import { pirateOfSeat } from '../rules/fleet.ts';
import { AHEAD, aheadOf, aheadParts } from './ahead.ts';
import { HOLDINGS, holdingsOf, holdingsParts, soloHoldings } from './holdings.ts';
import { hopeOf, nextTurn, stopWorths, thisTurnOf } from './plans.ts';
import { type Scales, scalesOf, WEIGHTS } from './weights.ts';

/** Of the Wheel. */
const STOPS = [0, 1, 2, 3, 4, 5] as const;

const prospectsOf = (g: Tinypirates, w: Scales, pirate: Pirate): number =>
  pirate.seat === null
    ? soloHoldings(g, w, pirate)
    : holdingsOf(g, w, pirate) + hopeOf(g, w, pirate) + aheadOf(g, w, pirate);

/** A seat's share of the win: what it has and hopes for, against the others. */
function shareOf(g: Tinypirates, w: Scales, seat: Seat): number {
  let own = 0;
  const worths = g.pirates.map((pirate) => {
    const worth = prospectsOf(g, w, pirate);
    if (pirate.seat === seat) own = worth;
    return worth;
  });
  let all = 0;
  for (const worth of worths) all += Math.exp((worth - own) / w.spread);
  return 1 / all;
}

export const judging = weighed(WEIGHTS, (weights) => {
  const scales = scalesOf(weights);
  return (g: Tinypirates, seat: Seat) => shareOf(g, scales, seat);
});
const BY_HAND = scalesOf(WEIGHTS);

/** What a pirate has and hopes for, one by one: the next turn by the stops of the Wheel. */
export const reckoning: Reckoning<Tinypirates> = {
  figures: [
    ...HOLDINGS,
    'turn',
    'battle',
    'next',
    ...STOPS.map((stop) => `stop-${stop}`),
    ...AHEAD,
  ],
  of: (g) =>
    seatsOf(g.pirates.filter(({ seat }) => seat !== null).length).map((seat) => {
      const pirate = pirateOfSeat(g, seat);
      const stops = stopWorths(g, BY_HAND, pirate);
      const parts = [
        ...holdingsParts(g, BY_HAND, pirate),
        ...thisTurnOf(g, BY_HAND, pirate),
        nextTurn(BY_HAND, stops),
      ];
      const ahead = aheadParts(g, BY_HAND, pirate);
      return {
        figures: [...parts, ...STOPS.map((stop) => stops[stop] ?? 0), ...ahead],
        weight: [...parts, ...ahead].reduce((sum, part) => sum + part, 0) / WEIGHTS.spread,
        unit: 1 / WEIGHTS.spread,
      };
    }),
};

/** Gold more for each figure. */
export const characters = {
  greedy: { gold: 0.3, hold: 0.4 },
  warlike: { legend: 0.5, 'sure-fire': 0.5, battle: 0.5 },
  cautious: { deckhands: 0.4, hiding: 1 },
} as const;
