// Who has won, and what everybody has at the end: TP-280 to TP-294

import type { Outcome, ScoreLine, Seat } from '@quarterdeck/kernel';
import type { ClauseId } from './clauses.gen.ts';
import type { Victory } from './fields.ts';
import { shipsOf, territoryCount } from './fleet.ts';
import type { Prisoners } from './state.ts';

const VICTORY_CLAUSES = {
  fleet: 'TP-281',
  lastManStanding: 'TP-284',
  territoryByDice: 'TP-287',
  territoryByCards: 'TP-291',
} as const satisfies Record<Victory, ClauseId>;

type Line = ScoreLine<ClauseId>;

/** The book counts no points: what a player has is listed, and only the victory counts. */
function linesOf(g: Prisoners, seat: Seat): Line[] {
  const fleet = shipsOf(g, seat);
  const top = fleet.filter(({ level }) => level >= g.printed.figures.fleetVictoryLevel);
  return [
    { seat, clause: 'TP-284', line: 'ships', count: fleet.length, points: 0 },
    { seat, clause: 'TP-281', line: 'topShips', count: top.length, points: 0 },
    { seat, clause: 'TP-287', line: 'territories', count: territoryCount(g, seat), points: 0 },
  ];
}

export function outcome(g: Prisoners): Outcome<ClauseId> | null {
  const { ending, players } = g;
  if (ending === null) return null;
  const clause = VICTORY_CLAUSES[ending.victory];
  const won: Line = { seat: ending.seat, clause, line: 'victory', count: 1, points: 1 };
  return {
    ranks: players.map(({ seat }) => (seat === ending.seat ? 1 : 2)),
    scores: players.map(({ seat }) => (seat === ending.seat ? 1 : 0)),
    sheet: [...players.flatMap(({ seat }) => linesOf(g, seat)), won],
    because: ending.longCalm ? 'TP-294' : clause,
  };
}
