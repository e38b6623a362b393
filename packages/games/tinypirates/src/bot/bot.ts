import { type Reckoning, type Seat, seatsOf } from '@quarterdeck/kernel';
import type { Pirate, Tinypirates } from '../model/state.ts';
import { pirateOfSeat } from '../rules/fleet.ts';
import { HOLDINGS, holdingsOf, holdingsParts, soloHoldings } from './holdings.ts';
import { hopeOf, nextTurn, stopWorths, thisTurnOf } from './plans.ts';

/** How much of a lead, in Gold, makes a win likely. */
const SPREAD = 6;
const STOPS = [0, 1, 2, 3, 4, 5] as const;

const prospectsOf = (g: Tinypirates, pirate: Pirate): number =>
  pirate.seat === null ? soloHoldings(g, pirate) : holdingsOf(g, pirate) + hopeOf(g, pirate);

/** A seat's share of the win: what it has and hopes for, against the others. */
export function evaluate(g: Tinypirates, seat: Seat): number {
  let own = 0;
  const worths = g.pirates.map((pirate) => {
    const worth = prospectsOf(g, pirate);
    if (pirate.seat === seat) own = worth;
    return worth;
  });
  let all = 0;
  for (const worth of worths) all += Math.exp((worth - own) / SPREAD);
  return 1 / all;
}

/** What a pirate has and hopes for, one by one: the next turn by the stops of the Wheel. */
export const reckoning: Reckoning<Tinypirates> = {
  figures: [...HOLDINGS, 'turn', 'battle', 'next', ...STOPS.map((stop) => `stop-${stop}`)],
  of: (g) =>
    seatsOf(g.pirates.filter(({ seat }) => seat !== null).length).map((seat) => {
      const pirate = pirateOfSeat(g, seat);
      const stops = stopWorths(g, pirate);
      const parts = [...holdingsParts(g, pirate), ...thisTurnOf(g, pirate), nextTurn(stops)];
      return {
        figures: [...parts, ...STOPS.map((stop) => stops[stop] ?? 0)],
        weight: parts.reduce((sum, part) => sum + part, 0) / SPREAD,
        unit: 1 / SPREAD,
      };
    }),
};

/** Gold more for each figure. */
export const characters = {
  greedy: { gold: 0.3, hold: 0.4 },
  warlike: { legend: 0.5, 'sure-fire': 0.5, battle: 0.5 },
  cautious: { deckhands: 0.4, hiding: 1 },
} as const;
