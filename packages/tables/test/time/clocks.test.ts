import type { Seat } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import {
  type ClockFace,
  type ClockFacts,
  type ClockMove,
  type ClockMoves,
  leftAt,
  runningClocks,
  runsOutAt,
  SPARE_MS,
} from '../../src/time/clocks.ts';
import type { Pace } from '../../src/time/pace.ts';
import type { Stand } from '../../src/time/stands.ts';

const [ADA, BEA] = [0, 1] as unknown as readonly [Seat, Seat];
const SECOND = 1_000;
const LIVE: Pace = { kind: 'live', start: 600 * SECOND, increment: 15 * SECOND };
const RELAXED: Pace = { kind: 'relaxed', turn: 300 * SECOND };

type Facts = ClockFacts & { readonly moves: readonly ClockMove[] };

const facts = (
  pace: Pace,
  moves: readonly ClockMove[],
  stands: readonly Stand[] = [],
  asked: readonly Seat[] = [ADA],
): Facts => ({ pace, seats: 2, begun: { at: 0, asked }, moves, stands: () => stands });

const movesOf = (moves: readonly ClockMove[]): ClockMoves | null =>
  moves.reduce<ClockMoves | null>(
    (below, move) => ({ move, below, answers: new Map<Seat, number>() }),
    null,
  );

const clockFaces = (of: Facts): readonly ClockFace[] => runningClocks(of)(movesOf(of.moves));

const move = (at: number, seat: Seat, ...asked: readonly Seat[]): ClockMove => ({
  at: at * SECOND,
  seat,
  gains: true,
  asked,
});

/** What each of the two has left, in seconds. */
const left = (of: Facts, at: number): readonly number[] =>
  clockFaces(of).map((face) => leftAt(face, at * SECOND) / SECOND);

describe('Clocks that run on from move to move', () => {
  const MOVES = [move(20, ADA, BEA), move(60, BEA, ADA), move(65, ADA, BEA), move(90, BEA, ADA)];

  it('show what they would show if they were asked at the end alone', () => {
    const clocks = runningClocks(facts(LIVE, []));
    const last = movesOf(MOVES);

    const asked = [last?.below?.below?.below, last?.below?.below, last?.below, last].map((moves) =>
      clocks(moves ?? null),
    );

    expect(asked).toEqual(
      MOVES.map((_, index) => clockFaces(facts(LIVE, MOVES.slice(0, index + 1)))),
    );
  });

  it('go back with what is taken back, and on from there', () => {
    const clocks = runningClocks(facts(LIVE, []));
    const last = movesOf(MOVES);
    const before = last?.below ?? null;
    const other = { move: move(99, BEA, ADA), below: before, answers: new Map<Seat, number>() };

    expect([clocks(last), clocks(before), clocks(other)]).toEqual([
      clockFaces(facts(LIVE, MOVES)),
      clockFaces(facts(LIVE, MOVES.slice(0, 3))),
      clockFaces(facts(LIVE, [...MOVES.slice(0, 3), move(99, BEA, ADA)])),
    ]);
  });
});

describe('A clock for each seat', () => {
  it('runs while its seat is asked, and an answer adds to it', () => {
    const after = facts(LIVE, [move(20, ADA, BEA)]);

    expect(left(after, 20)).toEqual([595, 600]);
    expect(left(after, 50)).toEqual([595, 570]);
  });

  it('runs on where the seat is asked again at once', () => {
    expect(left(facts(LIVE, [move(20, ADA, ADA)]), 30)).toEqual([585, 600]);
  });

  it('stops at the first seal, while those who still think lose time', () => {
    const after = facts(LIVE, [move(20, ADA, BEA)], [], [ADA, BEA]);

    expect(left(after, 60)).toEqual([595, 540]);
  });

  it('gains nothing by what nobody was asked for, or what left no choice', () => {
    const aside = { ...move(20, ADA, ADA), gains: false };

    expect(left(facts(LIVE, [aside]), 20)).toEqual([580, 600]);
  });

  it('holds a little when it ran out and its seat goes on', () => {
    const [ada] = clockFaces(facts(LIVE, [move(700, ADA, BEA)]));
    const [poor] = clockFaces(facts({ ...LIVE, increment: 0 }, [move(700, ADA, BEA)]));

    expect(ada).toEqual({ left: LIVE.kind === 'live' ? LIVE.increment : 0, since: null });
    expect(poor).toEqual({ left: SPARE_MS, since: null });
  });

  it('says when it will have run out, and nothing where it stands', () => {
    const [ada, bea] = clockFaces(facts(LIVE, []));

    expect(ada && runsOutAt(ada)).toBe(600 * SECOND);
    expect(bea && runsOutAt(bea)).toBeNull();
  });

  it('is what it was when an answer is taken back: all the time since is the seat own', () => {
    const taken = facts(LIVE, []);
    const given = facts(LIVE, [move(20, ADA, BEA)]);

    expect(left(given, 30)).toEqual([595, 590]);
    expect(left(taken, 30)).toEqual([570, 600]);
  });
});

describe('Time in which a clock stands', () => {
  const PAUSE: Stand = { from: 10 * SECOND, to: 110 * SECOND };

  it('costs nobody anything', () => {
    expect(left(facts(LIVE, [move(120, ADA, BEA)], [PAUSE]), 120)).toEqual([595, 600]);
    expect(left(facts(LIVE, [], [PAUSE]), 120)).toEqual([580, 600]);
  });

  it('is not over until somebody ends it', () => {
    const standing = facts(LIVE, [], [{ from: 10 * SECOND, to: null }]);

    expect(left(standing, 5_000)).toEqual([590, 600]);
    expect(clockFaces(standing).map(runsOutAt)).toEqual([null, null]);
  });

  it('may lie ahead, as the grace after a start does: until then nothing runs', () => {
    const grace = facts(LIVE, [], [{ from: 10 * SECOND, to: 60 * SECOND }]);

    expect(left(grace, 30)).toEqual([590, 600]);
    expect(left(grace, 70)).toEqual([580, 600]);
    expect(runsOutAt(clockFaces(grace)[0] ?? { left: 0, since: null })).toBe(650 * SECOND);
  });

  it('counts once where two reasons overlap', () => {
    const both = facts(LIVE, [], [PAUSE, { from: 50 * SECOND, to: 150 * SECOND }]);

    expect(left(both, 160)).toEqual([580, 600]);
  });

  it('puts off what has run out to its own end', () => {
    const late = facts(RELAXED, [], [{ from: 400 * SECOND, to: 500 * SECOND }]);

    expect(clockFaces(late).map(runsOutAt)).toEqual([500 * SECOND, null]);
  });

  it('adds nothing for what a bot plays meanwhile', () => {
    const handed = facts(LIVE, [move(50, ADA, BEA)], [PAUSE]);

    expect(left(handed, 50)).toEqual([590, 600]);
  });
});

describe('So long for a turn', () => {
  it('begins anew with each question of one own', () => {
    expect(left(facts(RELAXED, [move(100, ADA, BEA)]), 150)).toEqual([300, 250]);
    expect(left(facts(RELAXED, [move(100, ADA, ADA)]), 150)).toEqual([250, 300]);
  });

  it('is not lengthened by what others answer meanwhile', () => {
    const after = facts(RELAXED, [move(200, ADA, BEA)], [], [ADA, BEA]);

    expect(left(after, 250)).toEqual([300, 50]);
  });
});
