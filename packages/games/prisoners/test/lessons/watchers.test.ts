import type { Choice, Seat } from '@quarterdeck/kernel';
import type { Match, View } from '@quarterdeck/kernel/engine';
import { anyCoach, watchersNotes } from '@quarterdeck/kernel/staging';
import { describe, expect, it } from 'vitest';
import type { Kinds } from '../../src/index.ts';
import { COACH } from '../../src/lessons/coach-book.ts';
import { attack, from, hex, names, RED, table } from '../positions.ts';
import { cardFor, duel } from './duels.ts';

/** Which watchers speak of a choice. */
const said = (match: Match<Kinds>, seat: Seat, choice: Choice): readonly string[] =>
  watchersNotes(
    anyCoach(COACH),
    table.view(match, seat) as unknown as View,
    seat,
    table.choices(match, seat),
    choice,
  ).map(({ id }) => id);

describe('A watcher of Take No Prisoners', () => {
  it('speaks of a high ship that would be sunk where it could be captured, and not of a low one', () => {
    const high = attack(duel(9, 9), 0, 'E6', 'hhhhhhhhh').match;
    const low = attack(duel(9, 5), 0, 'E6', 'hhhhhhhhh').match;

    expect(said(high, RED, { do: 'sink' })).toEqual(['prize']);
    expect(said(high, RED, { do: 'capture' })).toEqual([]);
    expect(said(low, RED, { do: 'sink' })).toEqual([]);
  });

  it('speaks of an attack that hardly succeeds and is answered, and not of an even one', () => {
    const strike = { do: 'attack', ship: 0, hex: hex('E6') } as Choice;

    expect(said(from('engage', duel(5, 9)).match, RED, strike)).toEqual(['brave']);
    expect(said(from('engage', duel(5, 5)).match, RED, strike)).toEqual([]);
    expect(names(attack(duel(5, 9), 0, 'E6', 'mmmmm mmmmmmmm').events)).toContain(
      'return-fire-rolled',
    );
  });

  it('speaks of a card for a roll that is sure without it, and not where it may miss', () => {
    const sure = cardFor(4);
    const open = cardFor(0);
    const broadside = { do: 'play', maneuver: 'broadside' } as const;

    expect(said(sure, RED, broadside)).toEqual(['sure']);
    expect(said(open, RED, broadside)).toEqual([]);
  });
});
