import { at, dealHoles, HIDDEN, seatsOf } from '@quarterdeck/kernel';
import { NoChance, sfcRng, shuffle } from '@quarterdeck/kernel/chance';
import { scenario } from '@quarterdeck/kernel/test-kit';
import { ADA, BO, CY, matchesAt, newMatch, playUntil, pool, table } from '@quarterdeck/reef/table';
import { describe, expect, it } from 'vitest';

const chance = (seed: number) => {
  const rng = sfcRng(seed);
  return { shuffle: <T>(items: T[]): void => shuffle(rng, items) };
};

describe('dealHoles', () => {
  it('fills the holes with what is not seen, and leaves the rest', () => {
    const [hand, deck] = [
      [2, HIDDEN],
      [HIDDEN, HIDDEN, 1],
    ];

    dealHoles(chance(1), [1, 1, 2, 2, 3], [hand, deck]);

    expect(hand[0]).toBe(2);
    expect(deck[2]).toBe(1);
    expect([...hand, ...deck].sort()).toEqual([1, 1, 2, 2, 3]);
  });

  it('deals every unseen piece to every place sooner or later', () => {
    const first = new Set(
      Array.from({ length: 40 }, (_, seed) => {
        const zone = [HIDDEN, HIDDEN, HIDDEN];
        dealHoles(chance(seed), [1, 2, 3], [zone]);
        return zone[0];
      }),
    );

    expect([...first].sort()).toEqual([1, 2, 3]);
  });

  it('deals words, too', () => {
    const zone: string[] = ['?', 'cook'];

    dealHoles(chance(1), ['cook', 'otter'], [zone]);

    expect(zone).toEqual(['otter', 'cook']);
  });

  it('throws where the counts do not fit', () => {
    expect(() => dealHoles(chance(1), [1], [[HIDDEN, HIDDEN]])).toThrow('more holes than');
    expect(() => dealHoles(chance(1), [1, 2], [[HIDDEN]])).toThrow('1 pieces have no place');
    expect(() => dealHoles(chance(1), [1], [[2]])).toThrow('2 is not in the pool, or seen twice');
    expect(() => dealHoles(chance(1), [1], [[1], [1]])).toThrow('seen twice');
  });
});

describe('imagine', () => {
  it('gives a whole match that the viewer cannot tell from the real one', () => {
    for (const step of ['round/plan', 'storm/charms', 'pearl/pick', 'diving/choose'])
      for (const match of matchesAt(step))
        for (const viewer of [...seatsOf(match.terms.seats), 'spectator' as const]) {
          const view = table.view(match, viewer);

          const world = table.imagine(view, 3);

          expect(table.view(world, viewer)).toEqual(view);
          expect(() => table.load(table.save(world))).not.toThrow();
        }
  });

  it('gives worlds that differ in what is hidden, the same for the same seed', () => {
    const match = playUntil(newMatch(), (step) => step === 'pearl/pick');
    const view = table.view(match, 'spectator');
    const hashes = [1, 2, 3].map((seed) => table.hash(table.imagine(view, seed)));

    expect(new Set(hashes).size).toBe(3);
    expect(table.hash(table.imagine(view, 2))).toBe(hashes[1]);
    expect(hashes).not.toContain(table.hash(match));
  });

  it('fills in legal answers that others have given in secret', () => {
    const match = newMatch();
    table.play(match, BO, at(table.choices(match, BO), 0));

    const worlds = Array.from({ length: 20 }, (_, seed) =>
      table.imagine(table.view(match, ADA), seed),
    );

    const answers = worlds.map((world) => JSON.stringify(world.given[BO]));
    expect(new Set(answers).size).toBeGreaterThan(1);
    for (const world of worlds) {
      expect(table.choices(world, BO)).toContainEqual(world.given[BO]);
      expect(world.given[CY]).toBeNull();
    }
  });

  it('leaves the view as it was, so that it can be called again', () => {
    const view = table.view(
      playUntil(newMatch(), (step) => step === 'pearl/pick'),
      'spectator',
    );
    const before = JSON.stringify(table.toWire(view));

    table.imagine(view, 1);

    expect(JSON.stringify(table.toWire(view))).toBe(before);
  });
});

describe('A world with holes', () => {
  it('is a world without chance: the storm die cannot fall', () => {
    const bare = { pool: pool('a1'), plan: [pool('b1')], charms: [], helpers: [] };
    const match = scenario(table, {
      seats: 2,
      patch: { boats: { 0: bare, 1: { charms: [] } } },
      step: 'diving/begin',
      data: { seat: ADA },
      under: [{ step: 'round/end', data: {} }],
    });
    const world = table.worldWithHoles(table.view(match, ADA));

    expect(() => table.play(world, ADA, { do: 'dive', pool: pool('b1') })).toThrow(NoChance);
  });
});

describe('forced', () => {
  const patch = {
    boats: { 0: { pool: pool('a1'), plan: [pool('b1')], charms: [20], helpers: [] } },
    storms: false,
  };
  const diving = (boats: object) =>
    scenario(table, {
      seats: 2,
      patch: { ...patch, boats: { ...patch.boats, ...boats } },
      step: 'diving/begin',
      data: { seat: ADA },
      under: [{ step: 'round/end', data: {} }],
    });

  it('is a single choice that a spectator could tell', () => {
    const match = diving({ 0: { pool: pool('a1'), plan: [pool('e4')], helpers: [] } });

    expect(table.forced(match)).toEqual({ seat: ADA, choice: { do: 'stay' } });
  });

  it('is nothing where there are several', () => {
    expect(table.forced(diving({}))).toBeNull();
  });

  it('is nothing where only the owner of a hidden hand can tell', () => {
    const match = diving({ 1: { charms: [] } });
    table.play(match, ADA, { do: 'dive', pool: pool('b1') });

    expect(table.asked(match)).toEqual([{ seat: ADA, step: 'storm/charms' }]);
    expect(table.choices(match, ADA)).toEqual([{ do: 'pass' }]); // a keepsake is never played
    expect(table.forced(match)).toBeNull();
  });

  it('is nothing while several are asked, and when the match is over', () => {
    expect(table.forced(newMatch())).toBeNull();
    expect(table.forced(playUntil(newMatch(), () => false))).toBeNull();
  });
});

describe('showsNothing, which undo stands on', () => {
  const shows = (
    match: ReturnType<typeof newMatch>,
    seat: typeof ADA,
    choice: { readonly do: string },
  ) => {
    const before = table.clone(match);
    table.play(match, seat, choice);
    return table.showsNothing(before, seat, choice as never, match);
  };
  const diving = (patch: object) =>
    scenario(table, {
      seats: 2,
      patch: {
        boats: {
          0: { pool: pool('a1'), plan: [pool('b1')], helpers: [], charms: [] },
          1: { pool: pool('e4'), plan: [pool('e3')], charms: [0] },
        },
        ...patch,
      },
      step: 'diving/begin',
      data: { seat: ADA },
      under: [
        { step: 'diving/begin', data: { seat: BO } },
        { step: 'round/end', data: {} },
      ],
    });

  it('is true of an answer that used no chance, no hidden card and no secret', () => {
    expect(shows(diving({}), ADA, { do: 'dive', pool: pool('b1') } as never)).toBe(true);
  });

  it('is true of a plan, which nobody else sees', () => {
    const match = newMatch();

    expect(shows(match, BO, at(table.choices(match, BO), 3))).toBe(true);
  });

  it('is false of the last plan, which starts the dives', () => {
    const match = newMatch();
    for (const seat of [ADA, BO]) table.play(match, seat, at(table.choices(match, seat), 0));

    expect(shows(match, CY, at(table.choices(match, CY), 0))).toBe(false);
  });

  it('is false of an answer after which a die was rolled or a card shown', () => {
    const match = diving({});
    table.play(match, ADA, { do: 'dive', pool: pool('b1') });

    expect(shows(table.clone(match), BO, { do: 'pass' })).toBe(false);
    expect(shows(match, BO, { do: 'charm', charm: 0 } as never)).toBe(false);
  });

  it('is false of a card out of a hidden hand, though nothing was rolled or drawn', () => {
    const match = scenario(table, {
      seats: 2,
      patch: {
        boats: {
          0: { pool: pool('a1'), plan: [pool('b1')], helpers: [], charms: [] },
          1: { pool: pool('e4'), plan: [pool('e3')], charms: [0, 1, 2] },
        },
      },
      step: 'diving/begin',
      data: { seat: ADA },
      under: [{ step: 'round/end', data: {} }],
    });
    table.play(match, ADA, { do: 'dive', pool: pool('b1') });

    const card = at(
      table.choices(match, BO).filter((choice) => choice.do === 'charm'),
      0,
    );
    expect(shows(match, BO, card)).toBe(false);
    expect(table.asked(match)).toEqual([{ seat: BO, step: 'storm/charms' }]);
  });

  it('is false where a plan is shown next', () => {
    expect(shows(diving({}), ADA, { do: 'stay' })).toBe(false);
  });

  it('is true of an aside that changed only what everybody knows', () => {
    const match = playUntil(newMatch(), (step) => step === 'round/plan');

    expect(shows(match, BO, { do: 'leave' })).toBe(true);
  });
});
