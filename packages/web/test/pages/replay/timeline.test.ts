import type { Seat } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { standingMoments } from '../../../src/hosts/replay/worker/standing.ts';
import { momentAt } from '../../../src/pages/replay/sidebar/use-curves.ts';
import {
  apart,
  litAnswer,
  notchesOf,
  positionByKey,
  roundAt,
  roundMarks,
  turnAfter,
  turnBefore,
  turnStarts,
} from '../../../src/pages/replay/timeline.ts';
import { speedAfter } from '../../../src/pages/replay/use-playback.ts';
import type { LogLine, LogTurn } from '../../../src/table/state/log-lines.ts';

const line = (seq: number): LogLine => ({
  id: `${seq}`,
  seq,
  seat: undefined,
  text: '',
  clause: 'RF-001',
  event: { event: 'e', clause: 'RF-001', data: {} },
  targets: [],
  moves: false,
  opens: undefined,
});
const turn = (title: string | undefined, ...seqs: readonly number[]): LogTurn => ({
  kind: title === undefined ? 'turn' : 'round',
  seat: undefined,
  role: undefined,
  title,
  lines: seqs.map(line),
});
/** The deal, then turns that begin with answers 1, 3 and 4 of 6; two passages begin with 3. */
const MATCH = [
  turn(undefined, 0),
  turn(undefined, 1, 2),
  turn(undefined, 3),
  turn('Round 2', 3),
  turn(undefined, 4, 6),
];
const LAST = 6;

describe('The lines of rounds', () => {
  const marks = (every: number) =>
    Array.from({ length: 400 / every }, (_, n) => ({ position: n * every, heading: `Round ${n}` }));

  it('are all drawn where there is room, and in a long match as many as can be told apart', () => {
    expect(apart(marks(20), 400)).toEqual(marks(20));
    expect(
      apart(marks(2), 400)
        .map(({ position }) => position)
        .slice(0, 3),
    ).toEqual([0, 10, 20]);
    expect(apart([], 400)).toEqual([]);
  });
});

describe('The ruler', () => {
  it('begins a turn at the answer that opens it, and counts the deal for none', () => {
    expect(turnStarts(MATCH)).toEqual([1, 3, 4]);
  });

  it('jumps on from turn to turn, and after the last one to the end', () => {
    const walked = [0, 1, 3, 4, 6].map((position) => turnAfter(MATCH, LAST, position));

    expect(walked).toEqual([1, 3, 4, 6, 6]);
  });

  it('jumps back to where the turn began, then to the one before, at last to the set-up', () => {
    const walked = [6, 4, 3, 1, 0].map((position) => turnBefore(MATCH, position));

    expect(walked).toEqual([4, 3, 1, 0, 0]);
  });

  it('takes the page keys for turns, and leaves the others to the slider', () => {
    expect(positionByKey(MATCH, LAST, 3, 'PageUp')).toBe(4);
    expect(positionByKey(MATCH, LAST, 3, 'PageDown')).toBe(1);
    expect(positionByKey(MATCH, LAST, 3, 'ArrowRight')).toBeUndefined();
    expect(positionByKey(MATCH, LAST, 3, 'Home')).toBeUndefined();
  });

  it('stands still in a match without an answer', () => {
    expect(turnAfter([], 0, 0)).toBe(0);
    expect(turnBefore([], 0)).toBe(0);
  });

  it('has a notch for each answer of a seat, at its place', () => {
    const answers = [0, 1, 0].map((seat) => ({ seat: seat as Seat }));

    expect(notchesOf(answers, 0 as Seat).match(/M[\d.]+/g)).toEqual(['M0.12', 'M2.12']);
    expect(notchesOf(answers, 1 as Seat).match(/M[\d.]+/g)).toEqual(['M1.12']);
    expect(notchesOf(answers, 2 as Seat)).toBe('');
  });

  it('marks where each round begins, and no phase of it', () => {
    const turns = [
      turn(undefined, 1, 2),
      turn('Round 2', 3),
      turn(undefined, 4),
      turn('Round 3', 7),
      { ...turn('Round 3', 8), kind: 'turn' as const },
      { ...turn('Wind', 9), kind: 'phase' as const },
    ];

    expect(roundMarks(turns)).toEqual([
      { position: 3, heading: 'Round 2' },
      { position: 7, heading: 'Round 3' },
    ]);
    expect([2, 3, 6, 7].map((position) => roundAt(roundMarks(turns), position))).toEqual([
      undefined,
      'Round 2',
      'Round 2',
      'Round 3',
    ]);
  });
});

describe('The log beside it', () => {
  const turns = [turn(undefined, 1, 1, 2), turn(undefined, 5)];

  it('lights the answer one is at', () => {
    expect(litAnswer(turns, 2)).toBe(2);
    expect(litAnswer(turns, 5)).toBe(5);
  });

  it('keeps the last one lit while answers tell nothing', () => {
    expect(litAnswer(turns, 4)).toBe(2);
    expect(litAnswer(turns, 9)).toBe(5);
  });

  it('lights nothing at the set-up', () => {
    expect(litAnswer(turns, 0)).toBe(0);
  });
});

describe('The curves', () => {
  it('tell the points of the last moment that was looked at', () => {
    expect(momentAt([0, 4, 8], 3)).toBe(0);
    expect(momentAt([0, 4, 8], 4)).toBe(1);
    expect(momentAt([0, 4, 8], 100)).toBe(2);
  });
});

describe('The speed', () => {
  it('goes round', () => {
    expect([0.5, 1, 2, 4].map((speed) => speedAfter(speed as 1))).toEqual([1, 2, 4, 0.5]);
  });
});

describe('What stood', () => {
  it('is every moment of a match without a second thought', () => {
    expect(standingMoments([0, 1, 2, 3])).toEqual([0, 1, 2, 3]);
  });

  it('leaves out what was taken back', () => {
    // One answer, another, that one taken back, and two more.
    expect(standingMoments([0, 1, 2, 1, 2, 3])).toEqual([0, 3, 4, 5]);
  });

  it('leaves out what was taken back to the very beginning', () => {
    expect(standingMoments([5, 6, 5, 6])).toEqual([2, 3]);
  });

  it('takes the last of several sealed answers', () => {
    expect(standingMoments([0, 1, 1, 2])).toEqual([0, 2, 3]);
  });
});
