import { at, type Game, HIDDEN } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import { engine, Malformed, type Saved } from '@quarterdeck/kernel/engine';
import { type Kinds, reef } from '@quarterdeck/reef';
import { ADA, BO, matchesAt, newMatch, playUntil, table } from '@quarterdeck/reef/table';
import { describe, expect, it } from 'vitest';

const midGame = () => playUntil(newMatch(3, 11), (step) => step === 'pearl/pick');
const asText = (saved: Saved): unknown => JSON.parse(JSON.stringify(saved));

const refusal = (change: object, by = table): string => {
  try {
    by.load({ ...by.save(midGame()), ...change });
  } catch (problem) {
    if (problem instanceof Malformed) return problem.message;
    throw problem;
  }
  return 'accepted';
};

describe('A save', () => {
  it('loads as the very match, inside every question', () => {
    for (const step of ['round/plan', 'diving/choose', 'storm/charms', 'pearl/pick'])
      for (const match of matchesAt(step)) {
        const loaded = table.load(asText(table.save(match)));

        expect(table.hash(loaded)).toBe(table.hash(match));
        expect(table.view(loaded, ADA)).toEqual(table.view(match, ADA));
      }
  });

  it('goes on like the match it was made of, chance and all', () => {
    const match = midGame();
    const loaded = table.load(asText(table.save(match)));

    for (const one of [match, loaded]) playUntil(one, () => false, 4);

    expect(table.outcome(loaded)).toEqual(table.outcome(match));
    expect(table.hash(loaded)).toBe(table.hash(match));
  });

  it('keeps answers given in secret, as the offers that the step makes', () => {
    const match = newMatch();
    table.play(match, BO, at(table.choices(match, BO), 2));

    const loaded = table.load(asText(table.save(match)));

    expect(loaded.given).toEqual(match.given);
  });

  it('holds the generator, and no printed facts', () => {
    const saved = table.save(midGame());

    expect(saved.rng.words).toHaveLength(4);
    expect(Object.keys(saved.state)).not.toContain('printed');
  });

  it('does not change when the match goes on', () => {
    const match = midGame();
    const saved = table.save(match);
    const before = JSON.stringify(saved);

    playUntil(match, () => false);

    expect(JSON.stringify(saved)).toBe(before);
  });
});

describe('A save that is not right is refused with its path', () => {
  it.each([
    [{ format: 'zip' }, 'save.format: expected "quarterdeck-save", got "zip"'],
    [{ game: 'chess' }, 'save.game: expected the game reef, got "chess"'],
    [{ version: 2 }, 'save.version: expected rules up to version 1, got 2'],
    [{ version: 0 }, 'save.version: expected rules that lead to version 1, got 0'],
    [{ version: '1' }, 'save.version: expected an integer from 0, got "1"'],
    [{ seats: 9 }, 'save.seats: expected one of the seat counts 2, 3, 4, got 9'],
    [
      { stack: [{ step: 'turn/trade', data: {}, at: 0 }] },
      'stack[0]: expected a step of this game, got "turn/trade"',
    ],
    [
      { stack: [{ step: 'diving/begin', data: {}, at: 0 }] },
      'stack[0].data.seat: expected an integer, got nothing',
    ],
    [
      { stack: [{ step: 'round/end', data: {}, at: -1 }] },
      'stack[0].at: expected an integer from 0, got -1',
    ],
    [{ given: [null, null] }, 'given: expected a list of 3, got a list of 2'],
    [{ given: [null, null, '?'] }, 'given[2]: expected null or an answer, got "?"'],
    [
      { given: [{ do: 'plan', pools: [99] }, null, null] },
      'given[0]: expected an answer that is offered, got a record with "do", "pools"',
    ],
    [{ answers: 1.5 }, 'answers: expected an integer from 0, got 1.5'],
    [
      { rng: { kind: 'dice', words: [], used: 0 } },
      "rng.kind: expected 'chacha', 'sfc' or 'none', got \"dice\"",
    ],
  ])('%o', (change, message) => {
    expect(refusal(change)).toBe(message);
  });

  it('a view is no save: its holes are refused', () => {
    const { state } = table.toWire(table.view(midGame(), ADA));

    expect(refusal({ state })).toContain(`expected a value, not a hole, got ${HIDDEN}`);
  });

  it('a position in which the question cannot be worked out', () => {
    const stack = [{ step: 'diving/choose', data: {}, at: 0 }];
    const nobodyDives = { ...table.save(midGame()).state, dives: [] };

    expect(refusal({ stack, state: nobodyDives })).toBe(
      'stack: expected a question that can be put in this state, got "diving/choose"',
    );
  });

  it('a position that asks a seat which is not at the table', () => {
    const stack = [{ step: 'pearl/pick', data: { seat: 3, pearls: [1] }, at: 0 }];

    expect(refusal({ stack })).toBe('stack: expected a question to one of 3 seats, got 3');
  });
});

describe('hash', () => {
  it('is the same on every machine and in every version of the kernel', () => {
    expect(table.hash(newMatch(2, 1))).toBe('362fa6646651b4b9');
    expect(table.hash(playUntil(newMatch(4, 2), () => false))).toBe('c75677e476ab19ab');
  });

  it('differs after every answer, and where only a secret or the chance differs', () => {
    const match = newMatch();
    const hashes = new Set([table.hash(match)]);
    for (let answers = 1; answers <= 20; answers++) {
      const { seat } = at(table.asked(match), 0);
      table.play(match, seat, at(table.choices(match, seat), 0));
      hashes.add(table.hash(match));
      expect(hashes.size).toBe(answers + 1);
    }
    const other = table.clone(match);
    other.state.bag.reverse();
    expect(table.hash(other)).not.toBe(table.hash(match));
    expect(table.hash({ ...match, rng: sfcRng(1) })).not.toBe(table.hash(match));
  });
});

describe('clone', () => {
  it('is equal, and what happens to it does not happen to the match', () => {
    const match = midGame();
    const before = table.hash(match);

    const clone = table.clone(match);

    expect(table.hash(clone)).toBe(before);
    playUntil(clone, () => false);
    expect(table.hash(match)).toBe(before);
  });

  it.each(['generated', 'closures'] as const)('%s give the same match', (code) => {
    const other = engine(reef, { code });
    const match = midGame();

    expect(other.hash(other.clone(match))).toBe(table.hash(match));
    expect(other.view(match, BO)).toEqual(table.view(match, BO));
  });
});

describe('New rules take over a save of the old ones', () => {
  // Version 2 calls a step by another name and counts the storms in a new field of the old state.
  const renamed: Game<Kinds> = {
    ...reef,
    version: 2,
    migrations: {
      1: (saved) => {
        const { weather, ...state } = saved.state;
        return {
          ...saved,
          state: { ...state, storms: weather === 'rough' },
          stack: saved.stack.map((frame) =>
            frame.step === 'pearl/choose' ? { ...frame, step: 'pearl/pick' } : frame,
          ),
        };
      },
    },
  };
  /** As version 1 would have written it, had it had these names. */
  const oldSave = (): Saved => {
    const { state, stack, ...rest } = table.save(midGame());
    const { storms, ...others } = state;
    return {
      ...rest,
      state: { ...others, weather: storms === true ? 'rough' : 'fair' },
      stack: stack.map((frame) =>
        frame.step === 'pearl/pick' ? { ...frame, step: 'pearl/choose' } : frame,
      ),
    };
  };

  it('a renamed step and a new field', () => {
    const now = engine(renamed);

    const loaded = now.load(oldSave());

    expect(now.asked(loaded)[0]?.step).toBe('pearl/pick');
    expect(loaded.state.storms).toBe(true);
    expect(now.save(loaded).version).toBe(2);
  });

  it('what a migration forgets is named', () => {
    const sloppy = engine({ ...renamed, migrations: { 1: (saved) => saved } });

    expect(() => sloppy.load(oldSave())).toThrow(
      'state.storms: expected true or false, got nothing',
    );
    expect(() => sloppy.load({ ...oldSave(), state: table.save(midGame()).state })).toThrow(
      'expected a step of this game, got "pearl/choose"',
    );
  });

  it('a save that the migration cannot read is refused, not crashed on', () => {
    const { stack, ...cut } = oldSave();

    expect(stack.length).toBeGreaterThan(0);
    expect(() => engine(renamed).load(cut)).toThrow(
      'save: expected a save of version 1 that can be brought to version 2',
    );
  });

  it('without a migration the save says which rules it needs', () => {
    const { migrations: _, ...none } = renamed;

    expect(() => engine(none).load(oldSave())).toThrow(
      'save.version: expected rules that lead to version 2, got 1',
    );
  });
});
