import { table as reefTable } from '@quarterdeck/reef/table';
import { describe, expect, it } from 'vitest';
import { sfcRng } from '../../src/chance/rng.ts';
import { IllegalChoice } from '../../src/errors.ts';
import type { Seat } from '../../src/ids.ts';
import { last } from '../../src/ids.ts';
import { readReplay } from '../../src/replay/read.ts';
import type { Recording } from '../../src/replay/recording.ts';
import { recording } from '../../src/replay/recording.ts';
import { branch, replayText, replayTo, writeReplay } from '../../src/replay/replay.ts';
import { stepper } from '../../src/replay/stepper.ts';
import { CannotUndo } from '../../src/replay/undo-chain.ts';
import type { Cove } from './cove.ts';
import { ADA, BEN, bid, CLEO, cove, DONE, DRAW, MARK, REST, ROLL } from './cove.ts';

const table = (seats = 2, engine = cove): Recording<Cove> =>
  recording(engine, { seats, chance: { kind: 'sfc', seed: 7 } });

const play = (at: Recording<Cove>, seat: Seat, ...choices: object[]): void => {
  for (const choice of choices) at.play(seat, choice);
};

/** Everybody rests, so that all are asked together. */
const atTheBids = (seats: number, engine = cove): Recording<Cove> => {
  const made = table(seats, engine);
  for (const seat of [ADA, BEN, CLEO].slice(0, seats)) play(made, seat, REST, DONE);
  return made;
};

const undoFault = (at: Recording<Cove>, seat: Seat): string => {
  try {
    at.undo(seat);
    return 'none';
  } catch (problem) {
    return problem instanceof CannotUndo ? problem.code : String(problem);
  }
};

const marksOf = (at: Recording<Cove>, seat: Seat): number =>
  at.match.state.pads[seat]?.marks ?? Number.NaN;

describe('A recording', () => {
  it('keeps what the deal told, also in its copies and when it is played again', () => {
    const made = recording(reefTable, { seats: 3, chance: { kind: 'sfc', seed: 7 } });
    const { deal } = made;

    expect(deal).toEqual(reefTable.deal({ seats: 3, rng: sfcRng(7) }).events);
    expect(deal.length).toBeGreaterThan(0);
    expect(made.fork().deal).toBe(deal);
    expect(replayTo(reefTable, readReplay(replayText(writeReplay(made))), 0).deal).toEqual(deal);
    expect(stepper(reefTable, made).at(0).happened).toEqual(deal);
  });

  it('of a match that stood already has no deal to tell', () => {
    const made = recording(reefTable, { seats: 3, chance: { kind: 'sfc', seed: 7 } });

    const chance = { kind: 'sfc', seed: 8 } as const;
    expect(branch(reefTable, made, 0, chance).deal).toEqual([]);
    expect(recording(reefTable, { match: made.match }).deal).toEqual([]);
  });

  it('hands on the events and writes down what was answered', () => {
    const made = table();

    const events = made.play(ADA, { do: 'mark' });

    expect(events.map((event) => event.event)).toEqual(['marked']);
    expect(made.entries).toEqual([{ seat: ADA, choice: MARK }]);
    expect(made.length).toBe(1);
  });

  it.each([
    ['from a seat that is not asked', BEN, MARK],
    ['that is not on the list', ADA, { do: 'sink' }],
    ['that is no answer', ADA, 'mark'],
  ])('refuses an answer %s and stays as it was', (_, seat, choice) => {
    const made = table();
    const hash = cove.hash(made.match);

    expect(() => made.play(seat, choice)).toThrow(IllegalChoice);

    expect(cove.hash(made.match)).toBe(hash);
    expect(made.entries).toEqual([]);
  });

  it('keeps an answer as it was given, though its list lives on in the state', () => {
    const made = table();
    play(made, ADA, DRAW, DRAW);
    const hand = [...(made.match.state.pads[ADA]?.hand ?? [])];

    made.play(ADA, { do: 'show', cards: hand });

    expect(made.match.state.pads[ADA]?.hand).toHaveLength(1);
    expect(made.entries.at(-1)).toEqual({ seat: ADA, choice: { do: 'show', cards: hand } });
  });

  it('writes down asides like answers', () => {
    const made = table();

    made.play(BEN, { do: 'leave' });

    expect(made.entries).toEqual([{ seat: BEN, choice: { do: 'leave' } }]);
    expect(made.match.stack).toEqual([]);
  });

  it('answers for everybody where there is one answer, and writes that down', () => {
    const made = table();
    play(made, ADA, REST);

    made.playForced();

    expect(made.entries.at(-1)).toEqual({ seat: ADA, choice: DONE });
    expect(cove.asked(made.match)).toEqual([{ seat: BEN, step: 'turn/choose' }]);
  });

  it('forks into two tables that know nothing of each other', () => {
    const made = table();
    play(made, ADA, MARK, MARK);
    const hash = cove.hash(made.match);

    const fork = made.fork();
    fork.undo(ADA);
    fork.undo(ADA);
    play(fork, ADA, ROLL);

    expect(cove.hash(made.match)).toBe(hash);
    expect(made.entries).toHaveLength(2);
    expect(fork.entries).toHaveLength(5);
    expect(made.canUndo(ADA)).toBe(true);
    expect(fork.canUndo(ADA)).toBe(false);
  });

  it('refuses a match with rigged results, which no replay could roll', () => {
    const match = cove.clone(table().match);
    match.rig.push(3);

    expect(() => recording(cove, { match })).toThrow('rigged');
  });
});

describe('Undo', () => {
  it('takes back answer after answer that showed nothing, each as an entry of its own', () => {
    const made = table();
    const hashes = [cove.hash(made.match)];
    for (let marks = 0; marks < 2; marks++) {
      play(made, ADA, MARK);
      hashes.push(cove.hash(made.match));
    }

    made.undo(ADA);
    const after1 = cove.hash(made.match);
    made.undo(ADA);
    const after2 = cove.hash(made.match);

    expect([after1, after2]).toEqual([hashes[1], hashes[0]]);
    expect(made.entries.slice(2)).toEqual([
      { seat: ADA, undo: true },
      { seat: ADA, undo: true },
    ]);
    expect(undoFault(made, ADA)).toBe('nothing-to-undo');
  });

  it('goes no further back than the last chance', () => {
    const made = table();
    play(made, ADA, MARK, ROLL);

    expect(undoFault(made, ADA)).toBe('already-shown');

    play(made, ADA, REST);
    made.undo(ADA);
    expect(undoFault(made, ADA)).not.toBe('none');
    expect(marksOf(made, ADA)).toBe(1);
  });

  it('does not take back a hidden card, seen by its owner alone', () => {
    const made = table();
    play(made, ADA, DRAW);

    expect(made.canUndo(ADA)).toBe(false);
    expect(undoFault(made, ADA)).toBe('already-shown');
  });

  it('does not take back an answer that another seat has answered after', () => {
    const made = table();
    play(made, ADA, MARK, REST, DONE);
    play(made, BEN, MARK);

    expect(undoFault(made, ADA)).toBe('other-seat');

    made.undo(BEN);
    expect(made.canUndo(ADA)).toBe(false);
  });

  it('has nothing to take back for a seat that has not answered, whoever else has', () => {
    const made = table();
    play(made, ADA, REST, DONE);

    expect(undoFault(made, BEN)).toBe('nothing-to-undo');
    expect(undoFault(made.fork(), BEN)).toBe('nothing-to-undo');

    play(made, BEN, MARK);
    made.undo(BEN);
    play(made, BEN, REST, DONE);

    expect(undoFault(made, ADA)).toBe('other-seat');
  });

  it('goes back over forced answers, which would only be given again', () => {
    const made = table();
    play(made, ADA, MARK, REST);
    made.playForced();

    made.undo(ADA);

    expect(cove.asked(made.match)).toEqual([{ seat: ADA, step: 'turn/choose' }]);
    expect(made.entries.slice(3)).toEqual([
      { seat: ADA, undo: true },
      { seat: ADA, undo: true },
    ]);
    expect(marksOf(made, ADA)).toBe(1);
    made.undo(ADA);
    expect(marksOf(made, ADA)).toBe(0);
  });

  it('changes nothing where it refuses', () => {
    const made = table();
    play(made, ADA, ROLL);
    const hash = cove.hash(made.match);

    expect(() => made.undo(ADA)).toThrow(CannotUndo);

    expect(cove.hash(made.match)).toBe(hash);
    expect(made.entries).toHaveLength(1);
  });

  it('lets play go on from where it leads, as if nothing had been', () => {
    const straight = table();
    play(straight, ADA, ROLL);
    const round = table();

    play(round, ADA, MARK);
    round.undo(ADA);
    play(round, ADA, ROLL);

    expect(cove.hash(round.match)).toBe(cove.hash(straight.match));
  });

  it('takes back no more than 128 answers in a row, so that no seat can fill the memory', () => {
    const made = table();
    for (let marks = 0; marks < 200; marks++) play(made, ADA, MARK);

    let undone = 0;
    for (; made.canUndo(ADA); undone++) made.undo(ADA);

    expect(undone).toBe(128);
    expect(marksOf(made, ADA)).toBe(72);
  });
});

describe('Answers given together', () => {
  it('may be changed until the last one is in', () => {
    const made = atTheBids(2);
    play(made, ADA, bid(2));
    play(made, ADA, bid(1));

    const events = made.play(BEN, bid(0));

    expect(events.map((event) => event.data)).toEqual([
      { seat: ADA, coins: 1 },
      { seat: BEN, coins: 0 },
    ]);
    expect(() => made.play(BEN, bid(1))).toThrow(IllegalChoice);
  });

  it('may be changed though another seat has answered since', () => {
    const made = atTheBids(3);
    play(made, ADA, bid(2));
    play(made, BEN, bid(2));

    expect(undoFault(made, ADA)).toBe('other-seat');
    play(made, ADA, bid(0));

    expect(made.match.given[ADA]).toEqual(bid(0));
  });

  it('can be taken back while they wait, which takes no imagined world to know', () => {
    let imagined = 0;
    const counting: typeof cove = {
      ...cove,
      pack: cove.pack,
      imagine: (...given) => {
        imagined++;
        return cove.imagine(...given);
      },
      showsNothing: (...given) => {
        imagined++;
        return cove.showsNothing(...given);
      },
    };
    const made = atTheBids(2, counting);
    made.canUndo(BEN);
    const before = imagined;
    play(made, ADA, bid(2));
    expect([made.canUndo(ADA), imagined]).toEqual([true, before]);
    play(made, BEN, bid(1));
    expect([made.canUndo(BEN), imagined > before]).toEqual([false, true]);
  });

  it('can be taken back while they are secret, and not once they are shown', () => {
    const made = atTheBids(2);
    play(made, ADA, bid(2));
    made.undo(ADA);
    expect(made.match.given[ADA]).toBeNull();

    play(made, ADA, bid(1));
    play(made, BEN, bid(1));

    expect(undoFault(made, BEN)).toBe('already-shown');
  });
});

describe('What an answer would show', () => {
  it.each([
    ['mark', MARK, false],
    ['rest', REST, false],
    ['roll', ROLL, true],
    ['draw', DRAW, true],
  ])('is known before %s is played', (_, choice, shows) => {
    const made = table();
    const hash = cove.hash(made.match);

    const foretold = made.wouldReveal(ADA, choice);

    expect(cove.hash(made.match)).toBe(hash);
    made.play(ADA, choice);
    expect(foretold).toBe(shows);
    expect(made.canUndo(ADA)).toBe(!shows);
  });

  it('is known of answers given together: only the last one shows', () => {
    const made = atTheBids(2);

    expect(made.wouldReveal(ADA, bid(1))).toBe(false);
    play(made, ADA, bid(1));
    expect(made.wouldReveal(BEN, bid(1))).toBe(true);
  });

  it('is not asked of what is not offered', () => {
    expect(() => table().wouldReveal(ADA, { do: 'sink' })).toThrow(IllegalChoice);
    expect(() => table().wouldReveal(BEN, MARK)).toThrow(IllegalChoice);
  });

  it('is not asked of the real cards: that would tell which they are', () => {
    const tables = Array.from({ length: 20 }, (_, seed) => {
      const made = recording(cove, { seats: 2, chance: { kind: 'sfc', seed } });
      const isStirred = last(made.match.state.deck) % 2 === 0;
      const foretold = made.wouldReveal(ADA, { do: 'stir' });
      made.play(ADA, { do: 'stir' });
      return { isStirred, foretold, canUndo: made.canUndo(ADA) };
    });

    expect(new Set(tables.map(({ isStirred }) => isStirred)).size).toBe(2);
    expect(new Set(tables.map(({ foretold }) => foretold))).toEqual(new Set([true]));
    expect(new Set(tables.map(({ canUndo }) => canUndo))).toEqual(new Set([false]));
  });
});
