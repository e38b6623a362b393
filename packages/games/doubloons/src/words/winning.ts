// How Dead Man's Doubloons is won: the aim, what everybody has of it, how near the end is.

import type { ScoreLine } from '@quarterdeck/kernel';
import type { KeyOf, Standing } from '@quarterdeck/kernel/say';
import type { ClauseId } from '../clauses.gen.ts';
import type { Doubloons, Kinds } from '../model/state.ts';
import { JEWELS } from '../pack/ids.gen.ts';
import { scoreSheet } from '../rules/outcome.ts';
import type { ENGLISH } from './english.ts';
import { put } from './names.ts';

/** DD-228: jewels that a ship has not found yet, so that their worth is known before. */
const jewelsToFind = (g: Doubloons): readonly ScoreLine<ClauseId>[] =>
  g.ships.flatMap(({ controller: seat, jewels }) =>
    seat === null
      ? []
      : JEWELS.filter((jewel) => jewel !== 'blackJewel' && !jewels.includes(jewel)).map((line) => ({
          seat,
          clause: 'DD-228' as const,
          line,
          count: 0,
          points: 0,
        })),
  );

export const standing: Standing<Kinds, KeyOf<typeof ENGLISH>> = {
  aim: () => ({ says: put('win.aim'), clause: 'DD-234' }),
  end: (g) => {
    if (g.ending) return { says: put('win.last'), clause: 'DD-227' };
    const { spaces } = g.printed.content.mats.endTrack;
    const furthest = Math.max(...g.ships.map(({ track }) => track));
    const clause = g.board === 'standard' ? 'DD-226' : 'DD-323';
    return furthest === 0
      ? { says: put('win.dig'), clause }
      : { says: put('win.end', { count: spaces - furthest }), clause };
  },
  sheet: (g) => [...scoreSheet(g), ...jewelsToFind(g)],
  figure: (_, count) => put('win.figure', { count }),
};
