// Who has won, and what everybody has at the end: TP-280 to TP-294, TP-305

import type { Outcome, ScoreLine } from '@quarterdeck/kernel';
import { at } from '@quarterdeck/kernel';
import type { ClauseId } from '../clauses.gen.ts';
import type { Player, Prisoners } from '../model/state.ts';
import type { Victory } from '../pack/fields.ts';
import { shipsOf, territoryCount } from './fleet.ts';

/** What is listed of every player, and the victory that it decides. */
type Row = {
  readonly line: string;
  readonly clause: ClauseId;
  readonly decides: Victory | null;
  /** Listed only where it decided. */
  readonly isResult?: boolean;
  readonly count: (g: Prisoners, player: Player) => number;
};

/** TP-288: when all ships are gone, the territories of before are what counted. */
const territoriesOf = (g: Prisoners, { seat, lostIn, lostWith, gaveUp }: Player): number =>
  g.players.every(({ out }) => out) && lostIn === g.turn.number && !gaveUp
    ? lostWith
    : territoryCount(g, seat);

const resultOf = ({ ending }: Prisoners, { seat }: Player): number =>
  ending === null ? 0 : at(ending.results, seat);

/** TP-305: the book counts no points; what decided stands for them. */
const ROWS: readonly Row[] = [
  {
    line: 'ships',
    clause: 'TP-284',
    decides: 'lastManStanding',
    count: (g, { seat }) => shipsOf(g, seat).length,
  },
  {
    line: 'topShips',
    clause: 'TP-281',
    decides: 'fleet',
    count: (g, { seat }) =>
      shipsOf(g, seat).filter(({ level }) => level >= g.printed.figures.fleetVictoryLevel).length,
  },
  { line: 'territories', clause: 'TP-288', decides: null, count: territoriesOf },
  { line: 'hits', clause: 'TP-287', decides: 'territoryByDice', isResult: true, count: resultOf },
  {
    line: 'levels',
    clause: 'TP-291',
    decides: 'territoryByCards',
    isResult: true,
    count: resultOf,
  },
];

export function sheetOf(g: Prisoners, victory: Victory): ScoreLine<ClauseId>[] {
  const rows = ROWS.filter(({ isResult, decides }) => isResult !== true || decides === victory);
  return rows.flatMap(({ line, clause, decides, count: countOf }) =>
    g.players.map((player) => {
      const count = countOf(g, player);
      return { seat: player.seat, clause, line, count, points: decides === victory ? count : 0 };
    }),
  );
}

const VICTORY_CLAUSES = {
  fleet: 'TP-281',
  lastManStanding: 'TP-284',
  territoryByDice: 'TP-287',
  territoryByCards: 'TP-291',
} as const satisfies Record<Victory, ClauseId>;

export function outcome(g: Prisoners): Outcome<ClauseId> | null {
  const { ending, players } = g;
  if (ending === null) return null;
  const sheet = sheetOf(g, ending.victory);
  const pointsOf = (seat: number): number =>
    sheet.reduce((sum, line) => (line.seat === seat ? sum + line.points : sum), 0);
  return {
    ranks: players.map(({ seat }) => (seat === ending.seat ? 1 : 2)),
    scores: players.map(({ seat }) => pointsOf(seat)),
    sheet,
    because: ending.longCalm ? 'TP-294' : VICTORY_CLAUSES[ending.victory],
  };
}
