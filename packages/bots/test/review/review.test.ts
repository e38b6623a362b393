import { shareOfWin } from '@quarterdeck/bots';
import { at, type Seat, seatsOf } from '@quarterdeck/kernel';
import type { Engine, ErasedKinds } from '@quarterdeck/kernel/engine';
import { SHELF } from '@quarterdeck/shelf';
import { describe, expect, it } from 'vitest';
import { machineOf } from '../learned/tables.ts';
import { matchOf, reviewed } from './matches.ts';

const QUICK = { seed: 5, worlds: 1 } as const;

const cache = new Map<string, Promise<Reviewed>>();
type Reviewed = Awaited<ReturnType<typeof make>>;

const make = async (game: string) => {
  const machine = await machineOf(game);
  const played = matchOf(machine, 3);
  return { machine, played, ...reviewed(machine, played, QUICK) };
};
const reviewOf = (game: string): Promise<Reviewed> => {
  const known = cache.get(game) ?? make(game);
  cache.set(game, known);
  return known;
};

/** The same match with other secrets: at every position a world that the seat cannot tell from the true one. */
const twinOf = (machine: Engine<ErasedKinds>, { played }: Reviewed, seat: Seat) => ({
  answers: played.answers,
  positions: played.positions.map((match, position) =>
    machine.outcome(match) === null
      ? machine.imagine(machine.view(match, seat), 7_000 + position)
      : match,
  ),
});

describe.each(SHELF.map(({ id }) => id))('The review of a whole match of %s', (game) => {
  it('splits every change of every seat into luck and decision, which add up to it', async () => {
    const { review, played, machine } = await reviewOf(game);
    const outcome = machine.outcome(at(played.positions, played.positions.length - 1));
    for (const [seat, { shares, changes, luck, slips }] of review.seats.entries()) {
      expect(shares.length).toBe(played.positions.length);
      expect(changes.length).toBe(played.answers.length);
      for (const [nth, change] of changes.entries()) {
        expect(change.luck + change.decision).toBeCloseTo(
          at(shares, nth + 1) - at(shares, nth),
          10,
        );
        expect(change.decision).toBeLessThanOrEqual(0);
      }
      const end = outcome === null ? -1 : shareOfWin(outcome, seat as Seat);
      expect(shares.at(-1)).toBe(end);
      expect(at(shares, 0) + luck + slips).toBeCloseTo(end, 10);
      expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
    }
  });

  it('charges a decision to the seat that made it, by what it was behind the best choice', async () => {
    const { review, played } = await reviewOf(game);
    let weighed = 0;
    for (const [seat, { changes, decisions, accuracy }] of review.seats.entries()) {
      for (const { position, chosen, choices, slip, stake } of decisions) {
        weighed++;
        expect(at(played.answers, position)).toMatchObject({ seat, choice: chosen.choice });
        expect(at(choices, 0).share - chosen.share).toBeCloseTo(slip, 10);
        expect(choices).toContainEqual(chosen);
        expect(at(changes, position).decision).toBeCloseTo(-slip, 10);
        expect(stake).toBeGreaterThanOrEqual(0);
      }
      const slips = new Set(decisions.map(({ position }) => position));
      for (const [nth, { decision }] of changes.entries())
        if (!slips.has(nth)) expect(decision).toBeCloseTo(0, 10);
      if (accuracy !== null) expect(accuracy >= 0 && accuracy <= 1).toBe(true);
    }
    expect(weighed).toBeGreaterThan(0);
  });

  it('is the same again by the same seed', async () => {
    const { machine, played, review } = await reviewOf(game);

    expect(reviewed(machine, played, QUICK).review).toEqual(review);
  });

  it('says the same of a seat in worlds that the seat cannot tell apart', async () => {
    const known = await reviewOf(game);
    const { machine, played, review } = known;
    const [seat] = seatsOf(2);
    if (seat === undefined) throw new Error('two seats');
    const twin = twinOf(machine, known, seat);
    const isOther = twin.positions.some(
      (match, nth) => machine.hash(match) !== machine.hash(at(played.positions, nth)),
    );

    expect(isOther).toBe(true);
    expect(reviewed(machine, twin, QUICK).review.seats[seat]).toEqual(review.seats[seat]);
  });

  it('says how far it has come, and never goes back', async () => {
    const { progress } = await reviewOf(game);

    expect(progress.length).toBeGreaterThan(10);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(progress.every((part) => part >= 0 && part <= 1)).toBe(true);
  });
});

describe('A review', () => {
  it('is refused of a match that is not over', async () => {
    const { machine, played } = await reviewOf('seawolf');
    const cut = { positions: played.positions.slice(0, 4), answers: played.answers.slice(0, 3) };

    expect(() => reviewed(machine, cut, QUICK)).toThrow('over');
  });

  it('can be given up between any two play-outs', async () => {
    const { machine, played } = await reviewOf('seawolf');
    const { reviewing } = await import('@quarterdeck/bots');
    const work = reviewing(machine, played, { seed: 1 });

    expect(work.next().done).toBe(false);
    expect(work.return({ seats: [], points: [] }).done).toBe(true);
    expect(work.next().done).toBe(true);
  });
});
