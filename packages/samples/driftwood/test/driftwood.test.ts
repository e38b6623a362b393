import { HIDDEN, type Seat, seatsOf } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import { engine } from '@quarterdeck/kernel/engine';
import { speaker } from '@quarterdeck/kernel/say';
import {
  dice,
  obeysTheLaws,
  offersOf,
  rig,
  scenario,
  script,
  whyNot,
} from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { driftwood, driftwoodSay } from '../src/index.ts';
import { watch } from '../watch.ts';

const table = engine(driftwood, { strict: true });
const [ADA, BO] = seatsOf(2) as [Seat, Seat];

describe('The turn', () => {
  it('DW-005 a full hand takes none from the pile', () => {
    const match = scenario(table, {
      seats: 2,
      patch: { rafts: { 0: { hand: [1, 1, 1, 2, 2] } }, beach: [3, 3, 5] },
      step: 'turn/take',
      data: { seat: ADA },
    });

    expect(offersOf(table, match)).toEqual([
      { do: 'take', plank: 3 },
      { do: 'take', plank: 5 },
    ]);
    expect(whyNot(table, match, { do: 'dig' })).toBe('DW-005');
  });
});

describe('The wave', () => {
  it('DW-009 who braces saves the beach for everybody, and nobody else is asked', () => {
    const match = scenario(table, {
      seats: 2,
      patch: { rafts: { 0: { hand: [2] }, 1: { hand: [1] } }, beach: [3, 5, 5] },
      step: 'turn/take',
      data: { seat: ADA },
    });
    rig(match, dice(6, [2]));

    const events = script(table, match, [
      { do: 'take', plank: 3 },
      { do: 'pass', by: ADA },
      { do: 'brace', plank: 1, by: BO },
    ]);

    expect(events.map(({ event }) => event)).toEqual([
      'taken',
      'wave-rolled',
      'braced',
      'beach-filled',
    ]);
    expect(match.state.beach.slice(0, 2)).toEqual([5, 5]);
  });
});

describe('Hidden information', () => {
  it('DW-012 a hand is shown to its owner alone', () => {
    const match = table.create({ seats: 2, rng: sfcRng(1) });

    expect(table.view(match, ADA).state.rafts[ADA]?.hand).toEqual(match.state.rafts[ADA]?.hand);
    expect(table.view(match, ADA).state.rafts[BO]?.hand).toEqual([HIDDEN, HIDDEN]);
    expect(table.view(match, 'spectator').state.rafts[ADA]?.hand).toEqual([HIDDEN, HIDDEN]);
  });
});

describe('Driftwood', () => {
  it('is told in words from the first plank to the last', () => {
    const lines = watch(1);

    expect(lines.join('\n')).not.toMatch(/\[|undefined/);
    expect(lines.at(-1)).toMatch(/^Points: \d+, \d+, \d+$/);
  });

  it('describes a position as its viewer may know it', () => {
    const match = scenario(table, {
      seats: 2,
      patch: { rafts: { 0: { hand: [5] } }, beach: [2, 3], wrecked: [] },
      step: 'turn/take',
      data: { seat: ADA },
    });

    const told = speaker(driftwoodSay, { names: ['Ada', 'Bo'] }).describe(table.view(match, ADA));

    const [shore, rafts] = told ?? [];
    expect(shore?.places.map(({ name, text }) => `${name}: ${text}`)).toEqual([
      'The beach: sound plank and oak plank.',
      `The pile: ${match.state.pile.length} planks, unseen.`,
      'Wrecked: No planks.',
    ]);
    expect(rafts?.places.map(({ name, text }) => `${name}: ${text}`)).toEqual([
      'Ada: figurehead.',
      'Bo: 2 planks, unseen.',
    ]);
  });

  it('obeys the laws', () => {
    const figures = obeysTheLaws(driftwood, {
      matches: 200,
      counted: (g) => ({
        planks:
          g.pile.length +
          g.beach.length +
          g.wrecked.length +
          g.rafts.reduce((sum, raft) => sum + raft.hand.length, 0),
      }),
    });

    expect(figures.matches).toBe(200);
  });
});
