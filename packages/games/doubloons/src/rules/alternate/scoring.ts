// Chapter 29, scoring on the alternate island: DD-332 to DD-337, DD-S150

import { at, type ScoreLine, type Seat } from '@quarterdeck/kernel';
import type { ClauseId } from '../../clauses.gen.ts';
import type { Doubloons, Ship } from '../../model/state.ts';
import { type RelicKind, SYMBOLS } from '../../pack/components.ts';

type Line = ScoreLine<ClauseId>;
type Sets = { readonly ofFour: number; readonly ofThree: number };

/** DD-337: a ghost ship loses nothing on any of these. */
export function relicLines(g: Doubloons, ship: Ship, seat: Seat): Line[] {
  const { threeSymbols, fourSymbols } = g.printed.content.scoring.sets;
  const { ofFour, ofThree } = setsOf(g, ship);
  return [
    relicLine(g, ship, seat, 'shell', 'DD-332'),
    relicLine(g, ship, seat, 'totem', 'DD-333'),
    {
      seat,
      clause: 'DD-334',
      line: 'sets-of-three',
      count: ofThree,
      points: ofThree * threeSymbols,
    },
    { seat, clause: 'DD-335', line: 'sets-of-four', count: ofFour, points: ofFour * fourSymbols },
  ];
}

function relicLine(
  g: Doubloons,
  { relics }: Ship,
  seat: Seat,
  kind: RelicKind,
  clause: ClauseId,
): Line {
  const rows = relics.map((relic) => g.printed.content.relics[relic]);
  const held = rows.filter((row) => row.kind === kind);
  const points = held.reduce((sum, row) => sum + row.points, 0);
  return { seat, clause, line: `${kind}s`, count: held.length, points };
}

/** DD-S150: as many of four as possible, then of three from the rest. */
export function setsOf(g: Doubloons, { fragments, relics }: Ship): Sets {
  const counts = { x: 0, skull: 0, anchor: 0, palm: 0 };
  for (const symbol of fragments) counts[symbol]++;
  for (const relic of relics) counts[g.printed.content.relics[relic].symbol]++;
  let fewest = counts[SYMBOLS[0]];
  let second = Number.POSITIVE_INFINITY;
  for (let i = 1; i < SYMBOLS.length; i++) {
    const count = counts[at(SYMBOLS, i)];
    second = Math.min(second, Math.max(fewest, count));
    fewest = Math.min(fewest, count);
  }
  // After the sets of four at least one symbol is used up: the next rarest limits the rest.
  return { ofFour: fewest, ofThree: second - fewest };
}
