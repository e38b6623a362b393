// Chapter 23, the Advanced Scoring module: DD-254 to DD-259, DD-271, DD-336

import type { ScoreLine } from '@quarterdeck/kernel';
import type { ClauseId } from '../../clauses.gen.ts';
import type { Doubloons, Ship } from '../../model/state.ts';
import { BONUSES, type Bonus } from '../../pack/components.ts';

type BonusRow = { readonly clause: ClauseId; readonly counts: (ship: Ship) => number };

const BONUS_ROWS: { readonly [B in Bonus]: BonusRow } = {
  mostDoubloons: { clause: 'DD-254', counts: ({ doubloons }) => doubloons },
  mostJewels: { clause: 'DD-255', counts: ({ jewels }) => jewels.length },
  highestReputation: { clause: 'DD-256', counts: ({ reputation }) => reputation },
  bestKeptShip: { clause: 'DD-257', counts: ({ hull, crew }) => hull + crew },
  fullestMap: { clause: 'DD-258', counts: ({ fragments }) => new Set(fragments).size },
};

/** DD-259: the only ship that has most, be it the legendary ghost ship (DD-271, DD-S123). */
function onlyOneWithMost(g: Doubloons, { counts }: BonusRow): Ship | undefined {
  const most = Math.max(...g.ships.map(counts));
  const first = g.ships.filter((ship) => counts(ship) === most);
  return first.length === 1 ? first[0] : undefined;
}

export function bonusLines(g: Doubloons): ScoreLine<ClauseId>[] {
  if (!g.modules.advancedScoring) return [];
  return BONUSES.flatMap((bonus) => {
    if (bonus === 'fullestMap' && g.modules.alternateIsland) return []; // DD-336
    const row = BONUS_ROWS[bonus];
    const winner = onlyOneWithMost(g, row);
    if (winner === undefined || winner.controller === null) return [];
    const { points } = g.printed.content.scoring.bonuses[bonus];
    const seat = winner.controller;
    return [{ seat, clause: row.clause, line: bonus, count: row.counts(winner), points }];
  });
}
