// Battle Victory options: AH-117, AH-122, AH-174 to AH-176, AH-201, AH-202, AH-220, AH-221, AH-S102

import type { Act, Seat } from '@quarterdeck/kernel';
import type { ClauseId } from '../../clauses.gen.ts';
import type { Ahoy, Draft, Kinds } from '../../model/state.ts';
import type { Victory } from '../../pack/components.ts';
import { boardOf } from '../../pack/printed.ts';
import { figureOf, flagshipOf, matOf } from '../fleet.ts';
import { regionOf } from '../geometry/map.ts';
import { battleNow, seatOnSide } from './battle.ts';
import { extraDamageOf, loserOf, winnerOf } from './totals.ts';

type VictoryRow = {
  /** What the option gives besides damage (AH-S102). */
  readonly also: (g: Draft, winner: Seat, act: Act<Kinds>) => void;
  /** Whom it may be used against; everybody, if it does not say (AH-176). */
  readonly against?: (g: Ahoy, loser: Seat) => boolean;
};

/** AH-306 */
const battleRegion = (g: Ahoy) => regionOf(g, battleNow(g).space);

const VICTORIES_OF: { readonly [V in Victory]: VictoryRow } = {
  'steal-gold': {
    also: (g, winner, act) =>
      act.next('battle/steal', { winner, loser: figureOf(g, loserOf(g)).seat }),
  },
  'double-damage': { also: () => {} },
  'remove-comrade': {
    also: (g, _, act) => act.next('battle/remove-comrade', { region: battleRegion(g) }),
    against: (g, loser) => loser === g.union.seat,
  },
  'place-comrade': {
    also: (g, _, act) => act.next('battle/place-comrade', { region: battleRegion(g) }),
  },
  // AH-S54
  'slip-away': {
    also: (g, winner, act) =>
      act.next('moving/begin', {
        figure: flagshipOf(g, winner),
        by: winner,
        most: g.printed.content.boards.smuggler.victories['slip-away'].effect.most,
        bonus: 'none',
        peaceful: false,
        trawling: false,
      }),
  },
  reward: { also: (_, winner, act) => act.next('rewards/step', { seat: winner }) },
};

export const victoriesOf = (g: Ahoy, seat: Seat): readonly Victory[] =>
  g.printed.boards[matOf(g, seat).faction].victories;

/** AH-176: whether the option may be used against the loser of this battle. */
export const mayUse = (g: Ahoy, victory: Victory): boolean =>
  VICTORIES_OF[victory].against?.(g, figureOf(g, loserOf(g)).seat) ?? true;

type Printed = { readonly [V in Victory]?: { readonly effect: { readonly damage: number } } };
function damageOf(g: Ahoy, seat: Seat, victory: Victory): number {
  const printed: Printed = g.printed.content.boards[boardOf(matOf(g, seat).faction)].victories;
  return printed[victory]?.effect.damage ?? 0;
}

const CLAUSES: { readonly [V in Victory]: ClauseId } = {
  'steal-gold': 'AH-174',
  'double-damage': 'AH-175',
  'remove-comrade': 'AH-176',
  'place-comrade': 'AH-201',
  'slip-away': 'AH-220',
  reward: 'AH-221',
};
/** AH-202: the Union steals as the Squadron does, by a rule of its own. */
export const victoryClause = (g: Ahoy, seat: Seat, victory: Victory): ClauseId =>
  victory === 'steal-gold' && seat === g.union.seat ? 'AH-202' : CLAUSES[victory];

/** AH-S102: all damage first, then the rest. */
export function resolveVictory(g: Draft, victory: Victory, act: Act<Kinds>): void {
  const side = winnerOf(g);
  const winner = seatOnSide(g, side);
  act.emit(victoryClause(g, winner, victory), 'victory-chosen', { seat: winner, victory });
  act.next('damage/deal', {
    dealer: winner,
    figure: loserOf(g),
    left: damageOf(g, winner, victory) + extraDamageOf(g, side),
    dealt: 0,
  });
  VICTORIES_OF[victory].also(g, winner, act);
}
