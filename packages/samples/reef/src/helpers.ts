// Chapter 7, Helpers: RF-043 to RF-050

import { type Act, type Chapter, clockwiseFrom, type Seat, window } from '@quarterdeck/kernel';
import { drawCharm } from './charms.ts';
import type { ClauseId } from './clauses.gen.ts';
import type { Kinds, Moment } from './kinds.ts';
import type { Helper } from './pack.ts';
import { openDive } from './scope.ts';
import { boatOf, type Draft, diveOf, type Reef } from './state.ts';

type May = {
  readonly when: (g: Reef, owner: Seat) => boolean;
  readonly does: (g: Draft, owner: Seat, act: Act<Kinds>) => void;
};

type HelperRow = {
  readonly clause: ClauseId;
  /** Sums: added up, in no order. */
  readonly breathMore?: (g: Reef, owner: Seat) => number;
  readonly pointsMore?: (g: Reef, owner: Seat) => number;
  /** Automatic, in turn (RF-002). */
  readonly endOfRound?: (g: Draft, owner: Seat, act: Act<Kinds>) => void;
  /** Its owner is asked at that moment. */
  readonly may?: { readonly [M in Moment]?: May };
};

export const HELPER_ROWS: { readonly [H in Helper]: HelperRow } = {
  bellows: { clause: 'RF-045', breathMore: () => 1 },
  cook: { clause: 'RF-046', may: { beforeDive: { when: misses, does: bringBack('RF-046') } } },
  lampkeeper: {
    clause: 'RF-047',
    may: {
      afterDive: {
        when: (g, owner) => diveOf(g).seat === owner && diveOf(g).lost && misses(g, owner),
        does: bringBack('RF-047'),
      },
    },
  },
  octopus: {
    clause: 'RF-048',
    endOfRound: (g, owner, act) => {
      if (boatOf(g, owner).charms.length === 0) drawCharm(g, owner, 'RF-048', act);
    },
  },
  otter: {
    clause: 'RF-049',
    may: {
      afterDive: {
        when: (g, owner) => diveOf(g).seat !== owner && diveOf(g).lost,
        does: (g, owner, act) => openDive(g, { seat: owner, breath: 1, free: true }, act),
      },
    },
  },
  smuggler: {
    clause: 'RF-050',
    pointsMore: (g, owner) => {
      const { smugglerPearls, smugglerPoints } = g.printed.counts;
      return boatOf(g, owner).pearls.length >= smugglerPearls ? smugglerPoints : 0;
    },
  },
};

function misses(g: Reef, owner: Seat): boolean {
  return boatOf(g, owner).divers < g.printed.counts.divers;
}

function bringBack(clause: ClauseId): May['does'] {
  return (g, owner, act) => {
    boatOf(g, owner).divers++;
    act.emit(clause, 'divers-back', { seat: owner, count: 1 });
  };
}

/** RF-043: who is asked at a moment. All seats stay in the order, also those who left. */
const ORDER: { readonly [M in Moment]: (g: Reef) => readonly Seat[] } = {
  beforeDive: (g) => [diveOf(g).seat],
  afterDive: (g) => clockwiseFrom(g.boats, g.first),
};

/** RF-024, RF-045 */
export function breathOf(g: Reef, seat: Seat): number {
  let breath = g.printed.counts.breath;
  for (const helper of boatOf(g, seat).helpers)
    breath += HELPER_ROWS[helper].breathMore?.(g, seat) ?? 0;
  return breath;
}

export function endOfRound(g: Draft, seat: Seat, act: Act<Kinds>): void {
  for (const helper of boatOf(g, seat).helpers) HELPER_ROWS[helper].endOfRound?.(g, seat, act);
}

/** RF-044 */
const isUsable = (g: Reef, owner: Seat, helper: Helper, moment: Moment): boolean =>
  !diveOf(g).used.includes(helper) && (HELPER_ROWS[helper].may?.[moment]?.when(g, owner) ?? false);

export const helpers: Chapter<Kinds, 'helper'> = {
  'helper/moment': window({
    order: (g, { moment }) => ORDER[moment](g),
    asks: (g, { moment }, seat) =>
      !boatOf(g, seat).out &&
      boatOf(g, seat).helpers.some((helper) => isUsable(g, seat, helper, moment)),
    choices: (g, { moment }, seat, offer) => {
      for (const helper of boatOf(g, seat).helpers)
        if (isUsable(g, seat, helper, moment)) offer({ do: 'use', helper });
    },
    answer: (g, { moment }, seat, { helper }, act) => {
      const row = HELPER_ROWS[helper];
      diveOf(g).used.push(helper);
      act.emit(row.clause, 'helper-used', { seat, helper });
      row.may?.[moment]?.does(g, seat, act);
    },
    close: () => {},
  }),
};
