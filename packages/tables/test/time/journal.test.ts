import type { Seat } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import {
  affairsOf,
  type JournalNote,
  journalStands,
  NO_AFFAIRS,
  type Note,
  readNote,
} from '../../src/time/journal.ts';

const [ADA, BEA] = [0, 1] as unknown as readonly [Seat, Seat];

/** One note each ten milliseconds. */
const journal = (...notes: readonly Note[]): readonly JournalNote[] =>
  notes.map((note, index) => ({ seq: index + 1, at: (index + 1) * 10, note }));

const LEFT: Note = { kind: 'left', seat: ADA };
const BACK: Note = { kind: 'back', seat: ADA };
const PAUSED: Note = { kind: 'paused' };
const RESUMED: Note = { kind: 'resumed', seat: BEA };

describe('The journal of a table', () => {
  it('says whose seat a bot plays, until they are back', () => {
    const late: Note = { kind: 'ranOut', seat: BEA, did: 'handed', wanted: 'hand', on: 3 };

    expect(affairsOf(journal(LEFT, late)).handed).toEqual([ADA, BEA]);
    expect(affairsOf(journal(LEFT, late, BACK)).handed).toEqual([BEA]);
  });

  it('keeps who wants what was proposed, until it is so or somebody declines', () => {
    const proposed: Note = { kind: 'proposed', seat: ADA, what: 'pause' };
    const agreed: Note = { kind: 'agreed', seat: BEA, what: 'pause' };
    const declined: Note = { kind: 'declined', seat: BEA, what: 'pause' };

    expect(affairsOf(journal(proposed, agreed)).wanted.pause).toEqual([ADA, BEA]);
    expect(affairsOf(journal(proposed, declined)).wanted.pause).toEqual([]);
    expect(affairsOf(journal(proposed, agreed, PAUSED))).toMatchObject({
      pausedAt: 30,
      wanted: { pause: [], abandon: [] },
    });
    expect(affairsOf(journal(PAUSED, RESUMED))).toEqual(NO_AFFAIRS);
  });

  it('ends a match without a winner', () => {
    expect(affairsOf(journal(PAUSED, { kind: 'abandoned' }))).toMatchObject({
      ended: 'abandoned',
      pausedAt: null,
    });
    expect(affairsOf(journal({ kind: 'aborted', seat: ADA })).ended).toBe('aborted');
  });

  it('stops all clocks in a pause, and one while a bot plays for its seat', () => {
    const notes = journal(LEFT, PAUSED, BACK, RESUMED, LEFT);

    expect(journalStands(notes, ADA)).toEqual([
      { from: 10, to: 40 },
      { from: 50, to: null },
    ]);
    expect(journalStands(notes, BEA)).toEqual([{ from: 20, to: 40 }]);
  });

  it('is checked when it is read back', () => {
    expect(readNote(JSON.parse(JSON.stringify(LEFT)))).toEqual(LEFT);
    expect(() => readNote({ kind: 'left', seat: -1 })).toThrow();
    expect(() => readNote({ kind: 'sunk' })).toThrow();
  });
});
