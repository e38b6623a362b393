import type { Choice, Seat } from '@quarterdeck/kernel';
import type { Match, View } from '@quarterdeck/kernel/engine';
import { anyCoach, watchersNotes } from '@quarterdeck/kernel/staging';
import { describe, expect, it } from 'vitest';
import type { Kinds } from '../../src/index.ts';
import { COACH } from '../../src/lessons/coach-book.ts';
import { executing, RED, r, table } from '../positions.ts';

/** What the watchers say of a choice. */
const said = (match: Match<Kinds>, seat: Seat, choice: Choice) =>
  watchersNotes(
    anyCoach(COACH),
    table.view(match, seat) as unknown as View,
    seat,
    table.choices(match, seat),
    choice,
  ).map(({ id, note }) => ({ id, ...note.with }));

describe('A watcher of Tiny Epic Pirates', () => {
  it('TE-006 speaks of Gold that a sale would lose, and not of a sale that fits', () => {
    const { match } = executing('trade', {
      red: { gold: 7, hold: ['gunpowder', 'gunpowder'], space: r(1, 0), captain: 'magnus-bolt' },
    });

    expect(said(match, RED, { do: 'sell', count: 2 } as Choice)).toEqual([
      { id: 'full', most: 13, lost: 4 },
    ]);
    expect(said(match, RED, { do: 'sell', count: 1 } as Choice)).toEqual([]);
  });
});
