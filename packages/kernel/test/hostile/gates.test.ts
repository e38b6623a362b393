import { at } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import { BadTerms, QuarterdeckError, readOptions } from '@quarterdeck/kernel/engine';
import { reef } from '@quarterdeck/reef';
import { matchesAt, table } from '@quarterdeck/reef/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anything, HOSTILE, refuses, survives } from '../pack/garbage.ts';
import { mutated } from './mutations.ts';

const GARBAGE = { numRuns: 200 };
const MUTATIONS = { numRuns: 400 };

const create = (seats: unknown, options: unknown) =>
  table.create({ seats: seats as number, options, rng: sfcRng(1) });

describe('create', () => {
  it('refuses any seat count that the game is not for', () => {
    const isWrong = (value: unknown): boolean => value !== 2 && value !== 3 && value !== 4;
    fc.assert(
      fc.property(anything.filter(isWrong), (seats) => {
        refuses((value) => create(value, {}), seats);
        expect(() => create(seats, {})).toThrow('Reef is for 2, 3, 4 players, not ');
      }),
      GARBAGE,
    );
  });

  it.each(HOSTILE)('refuses %s for a seat count', (_, value) => {
    refuses((seats) => create(seats, {}), value);
  });

  it('takes or refuses any options, and says what was expected', () => {
    fc.assert(
      fc.property(anything, (options) => survives((value) => create(2, value), options)),
      GARBAGE,
    );
    fc.assert(
      fc.property(mutated({ rounds: 3, storms: true }), (options) =>
        survives((value) => create(2, value), options),
      ),
      GARBAGE,
    );
  });

  it.each([
    ['bad-seats', 5, {}, 'Reef is for 2, 3, 4 players, not 5.'],
    ['unknown-option', 2, { round: 3 }, 'no option is called "round": did you mean "rounds"?'],
    ['bad-option', 2, { rounds: 7 }, 'option "rounds": expected a whole number from 2 to 6, got 7'],
    ['bad-option', 2, { storms: 'no' }, 'option "storms": expected true or false, got "no"'],
    ['bad-option', 2, [], 'options: expected a record, got a list of 0'],
  ])('%s: %d seats with %o', (code, seats, options, message) => {
    let caught: unknown;
    try {
      create(seats, options);
    } catch (problem) {
      caught = problem;
    }

    expect(caught).toBeInstanceOf(BadTerms);
    expect(caught).toMatchObject({ code, message });
  });
});

describe('readOptions', () => {
  it('takes or refuses anything', () => {
    fc.assert(
      fc.property(anything, fc.integer(), (options, seats) =>
        survives((value) => readOptions(reef.options, value, seats), options),
      ),
      GARBAGE,
    );
  });

  it.each(HOSTILE.slice(1))('refuses %s', (_, value) => {
    refuses((options) => readOptions(reef.options, options, 2), value);
    refuses((rounds) => readOptions(reef.options, { rounds }, 2), value);
  });
});

const STEPS = ['round/plan', 'diving/choose', 'storm/charms', 'pearl/pick'];
const positions = STEPS.map((step) => at(matchesAt(step), 0));

/** What is let in can be asked and shown. */
function loadsOrRefuses(raw: unknown): void {
  survives((value) => {
    const match = table.load(value);
    for (const { seat } of table.asked(match)) table.choices(match, seat);
    table.view(match, 'spectator');
    table.save(match);
  }, raw);
}

describe('load', () => {
  it.each(HOSTILE)('refuses %s', (_, value) => {
    refuses((raw) => table.load(raw), value);
    const saved = table.save(at(positions, 1));
    for (const field of Object.keys(saved))
      refuses((raw) => table.load(raw), { ...saved, [field]: value });
  });

  it('refuses anything', () => {
    fc.assert(
      fc.property(anything, (raw) => refuses((value) => table.load(value), raw)),
      GARBAGE,
    );
  });

  it('takes or refuses a save that was tampered with', () => {
    const saves = fc
      .constantFrom(...positions)
      .chain((match) => mutated(JSON.parse(JSON.stringify(table.save(match)))));
    fc.assert(fc.property(saves, loadsOrRefuses), MUTATIONS);
  });

  it('says where a save was cut off', () => {
    const saved = table.save(at(positions, 0));
    for (const field of Object.keys(saved)) {
      const { [field as 'state']: _, ...cut } = saved;
      expect(() => table.load(cut)).toThrow(new RegExp(`^(save\\.)?${field}`));
    }
  });
});

describe('fromWire', () => {
  it.each(HOSTILE)('refuses %s', (_, value) => {
    refuses((raw) => table.fromWire(raw), value);
  });

  it('takes or refuses a view that was tampered with', () => {
    const views = fc
      .constantFrom(...positions)
      .chain((match) =>
        mutated(JSON.parse(JSON.stringify(table.toWire(table.view(match, 'spectator'))))),
      );
    fc.assert(
      fc.property(views, (raw) => survives((value) => table.toWire(table.fromWire(value)), raw)),
      MUTATIONS,
    );
    fc.assert(
      fc.property(anything, (raw) => refuses((value) => table.fromWire(value), raw)),
      GARBAGE,
    );
  });
});

describe('readEvent', () => {
  const event = {
    event: 'pearls-drawn',
    clause: 'RF-039',
    data: { seat: 0, count: 1, pearls: [3] },
  };

  it('takes an event, holes and all', () => {
    expect(table.readEvent(event)).toEqual(event);
    const hidden = { ...event, data: { ...event.data, pearls: [-1] } };
    expect(table.readEvent(hidden)).toEqual(hidden);
  });

  it.each(HOSTILE)('refuses %s', (_, value) => {
    refuses((raw) => table.readEvent(raw), value);
    for (const field of Object.keys(event))
      refuses((raw) => table.readEvent(raw), { ...event, [field]: value });
  });

  it('takes or refuses an event that was tampered with', () => {
    fc.assert(
      fc.property(mutated(event), (raw) => survives((value) => table.readEvent(value), raw)),
      MUTATIONS,
    );
  });
});

describe('readPack', () => {
  it.each(HOSTILE)('refuses %s', (_, value) => {
    refuses((raw) => table.readPack(raw), value);
  });

  it('takes or refuses a pack that was tampered with; one that is taken can be played', () => {
    fc.assert(
      fc.property(mutated(reef.pack.content), (raw) =>
        survives((value) => {
          const pack = table.readPack(value);
          const match = table.create({ seats: 4, rng: sfcRng(1), pack });
          table.choices(match, at(table.asked(match), 0).seat);
        }, raw),
      ),
      MUTATIONS,
    );
  });

  it('names item and field', () => {
    const pack = structuredClone(reef.pack.content);
    const [first, ...pools] = pack.pools;
    const deep = { ...pack, pools: [{ ...first, depth: 4 }, ...pools] };
    const lost = { ...pack, harbours: ['a1', 'e4', 'e1', 'z9'] };

    expect(() => table.readPack(deep)).toThrow(
      'pools[0] "a1".depth: expected a whole number from 1 to 3, got 4',
    );
    expect(() => table.readPack(lost)).toThrow('harbours[3]: expected the id of a pool, got "z9"');
  });
});

describe('Every refusal', () => {
  it('is a QuarterdeckError with a stable code', () => {
    const codes = [
      () => create(9, {}),
      () => table.load({}),
      () => table.fromWire({}),
      () => table.readEvent({}),
      () => table.readPack({}),
      () => table.readPack({ ...reef.pack.content, harbours: [] }),
    ].map((refused) => {
      try {
        refused();
      } catch (problem) {
        if (problem instanceof QuarterdeckError) return problem.code;
      }
      return 'accepted';
    });

    expect(codes).toEqual([
      'bad-seats',
      'malformed',
      'malformed',
      'malformed',
      'malformed',
      'bad-pack',
    ]);
  });
});
