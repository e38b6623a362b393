// Chapter 11, the end of the game: TE-255 to TE-260, TE-355

import type { Outcome, ScoreLine } from '@quarterdeck/kernel';
import type { ClauseId } from '../clauses.gen.ts';
import type { Pirate, Tinypirates } from '../model/state.ts';
import { buriedBy } from './fleet.ts';

/** TE-256 to TE-258: what decides among those who buried enough, in this order. */
const TIE_BREAKS = [
  { clause: 'TE-256', line: 'legend', of: ({ legend }: Pirate) => legend },
  { clause: 'TE-257', line: 'gold', of: ({ gold }: Pirate) => gold },
  { clause: 'TE-258', line: 'crates', of: ({ hold }: Pirate) => hold.length },
] as const;

/** TE-260: those with fewer Treasures are told apart by their number alone. */
function compare(g: Tinypirates, one: Pirate, other: Pirate): number {
  const buried = buriedBy(g, one.pirate);
  const more = buried - buriedBy(g, other.pirate);
  if (more !== 0 || buried < g.printed.limits.treasuresToWin) return more;
  for (const { of } of TIE_BREAKS) if (of(one) !== of(other)) return of(one) - of(other);
  return 0;
}

/** TE-255 to TE-259: the rule that told the winners from the next. */
function decidedBy(g: Tinypirates): ClauseId {
  let tied = g.pirates.filter(
    ({ pirate }) => buriedBy(g, pirate) >= g.printed.limits.treasuresToWin,
  );
  if (tied.length === 1) return 'TE-255';
  for (const { clause, of } of TIE_BREAKS) {
    const most = Math.max(...tied.map(of));
    tied = tied.filter((pirate) => of(pirate) === most);
    if (tied.length === 1) return clause;
  }
  return 'TE-259';
}

export function sheetOf(g: Tinypirates): ScoreLine<ClauseId>[] {
  return g.pirates.flatMap((pirate): ScoreLine<ClauseId>[] => {
    const { seat } = pirate;
    if (seat === null) return [];
    const buried = buriedBy(g, pirate.pirate);
    return [
      { seat, clause: 'TE-255', line: 'treasures', count: buried, points: buried },
      ...TIE_BREAKS.map(({ clause, line, of }) => ({
        seat,
        clause,
        line,
        count: of(pirate),
        points: 0,
      })),
    ];
  });
}

export function outcome(g: Tinypirates): Outcome<ClauseId> | null {
  if (!g.over) return null;
  const players = g.pirates.filter(({ seat }) => seat !== null);
  return {
    // Alone, the Solo Pirate may take the first place.
    ranks: players.map(
      (player) => 1 + g.pirates.filter((other) => compare(g, other, player) > 0).length,
    ),
    scores: players.map(({ pirate }) => buriedBy(g, pirate)),
    sheet: sheetOf(g),
    because: g.solo === null ? decidedBy(g) : 'TE-355',
  };
}
