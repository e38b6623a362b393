import { deniedOf, isOffered, offersOf, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import {
  ADA,
  actionOf,
  BO,
  type Circumstances,
  CY,
  card,
  names,
  type Played,
  play,
  table,
  told,
  W1,
  W2,
  W4,
} from '../positions.ts';

const BOARD = { do: 'perform', action: 'board' } as const;
/** In Ada's region, damaged, and nobody who reacts. */
const PREY = { region: W1, hull: 9, captain: 'voet' } as const;

/** Ada boards with the last of these cards. */
function boards(
  keys: readonly string[],
  around: Circumstances,
  ...answers: Parameters<typeof play>[1]
): Played {
  const ships = {
    ...around.ships,
    [ADA]: { captain: 'pollyanna', ...around.ships?.[ADA] },
  } as const;
  return play(actionOf(ADA, keys, { ...around, ships }), [BOARD, ...answers]);
}
const targets = ({ events }: Played): number[] =>
  told(events, 'boarded').map(({ target }) => target);

describe('The target of a Board', () => {
  it('DD-112 exactly one damaged enemy ship in the own region is boarded', () => {
    const played = boards(['N35'], {
      ships: { [BO]: PREY, [CY]: { ...PREY, region: W2 } },
    });

    expect(targets(played)).toEqual([BO]);
    expect(told(played.events, 'crew-passed')).toEqual([{ from: BO, to: ADA, count: 1 }]);
  });

  it('DD-112 an undamaged living ship cannot be boarded', () => {
    const { match } = boards(['N35'], { ships: { [BO]: { ...PREY, hull: 10 }, [CY]: PREY } });

    expect(match.state.ships.map(({ crew }) => crew)).toEqual([4, 4, 3]);
  });

  it('DD-S73 a ghost ship is damaged: it can be boarded', () => {
    expect(targets(boards(['N35'], { ships: { [BO]: { ...PREY, hull: 0 } } }))).toEqual([BO]);
  });

  it('DD-004 DD-348 DD-S81 with several eligible ships the boarder must pick one', () => {
    const { match } = boards(['N35'], { ships: { [BO]: PREY, [CY]: PREY } });

    expect(table.asked(match)).toMatchObject([{ seat: ADA, step: 'board/target' }]);
    expect(offersOf(table, match)).toEqual([
      { do: 'board', ship: BO },
      { do: 'board', ship: CY },
    ]);
    expect(isOffered(table, match, { do: 'board', ship: ADA })).toBe(false);
  });

  it('DD-348 what rules a ship out is said: reach, hull, icon, loot', () => {
    const { match } = boards(['N18'], {
      seats: 6,
      ships: {
        [BO]: { ...PREY, fragments: ['x'], faceUp: [card('N01')] },
        [CY]: { ...PREY, fragments: ['x'], faceUp: [card('N02')] },
        3: { ...PREY, fragments: [], faceUp: [card('N03')] },
        4: { ...PREY, fragments: ['x'], faceUp: [card('N21')] },
        5: { ...PREY, fragments: ['x'], faceUp: [card('N04')], hull: 10 },
      },
    });

    expect(offersOf(table, match).map((choice) => 'ship' in choice && choice.ship)).toEqual([
      BO,
      CY,
    ]);
    expect(deniedOf(table, match).map(({ clause }) => clause)).toEqual([
      'DD-S80',
      'DD-115',
      'DD-112',
    ]);
  });

  it('DD-151 DD-S86 from the Mists of Morgana a Board reaches into the faced region, not behind', () => {
    const { match } = boards(['N35'], {
      seats: 4,
      ships: {
        [BO]: PREY,
        [CY]: { ...PREY, region: W2 },
        3: { ...PREY, region: W4 },
      },
      water: { [W1]: 'mistsOfMorgana' },
    });

    expect(offersOf(table, match)).toEqual([
      { do: 'board', ship: BO },
      { do: 'board', ship: CY },
    ]);
    expect(whyNot(table, match, { do: 'board', ship: 3 })).toBe('DD-112');
  });

  it('DD-114 an own prerequisite needs the icon on an earlier card, whatever action was chosen', () => {
    const rich = { ships: { [BO]: { ...PREY, doubloons: 4 } } };

    expect(targets(boards(['N29'], rich))).toEqual([]);
    expect(targets(boards(['N05', 'N29'], rich))).toEqual([]);
    expect(targets(boards(['N01', 'N29'], rich))).toEqual([BO]);
  });

  it('DD-341 DD-S83 the card itself does not count, an improved icon does', () => {
    const rich = { ships: { [BO]: { ...PREY, doubloons: 4 } } };

    // N29 shows Pillage itself; N04 shows Pillage +1.
    expect(targets(boards(['N29'], rich))).toEqual([]);
    expect(targets(boards(['N04', 'N29'], rich))).toEqual([BO]);
  });

  it('DD-S83 the Hunt of a green-top card counts as a Hunt', () => {
    const around = {
      options: { alternateIsland: true },
      ships: { [BO]: { ...PREY, fragments: ['x'] } },
    } as const;

    expect(targets(boards(['N21', 'N17'], around))).toEqual([]);
    expect(targets(boards(['G2', 'N17'], around))).toEqual([BO]);
  });

  it('DD-115 DD-S84 an enemy prerequisite needs the icon on any face-up card of the target', () => {
    const prey = (...keys: readonly string[]) =>
      ({
        ships: { [BO]: { ...PREY, fragments: ['x'], faceUp: keys.map(card) } },
      }) as const;

    expect(targets(boards(['N18'], prey('N21')))).toEqual([]);
    expect(targets(boards(['N18'], prey('N01')))).toEqual([BO]);
    expect(targets(boards(['N21', 'N18'], prey('N22', 'N02')))).toEqual([BO]);
  });

  it('DD-115 a face-down card does not count', () => {
    const { events } = boards(['N18'], {
      ships: {
        [BO]: { ...PREY, fragments: ['x'], faceUp: [card('N21')], faceDown: [card('N01')] },
      },
    });

    expect(names(events)).toEqual(['action-chosen', 'action-idle']);
  });

  it('DD-S80 a ship without what the effect takes is no target, so its Orb is not touched', () => {
    const { match, events } = boards(['N31'], {
      ships: { [BO]: { ...PREY, fragments: [], orbs: 1 } },
    });

    expect(names(events)).toEqual(['action-chosen', 'action-idle']);
    expect(match.state.ships.map(({ orbs }) => orbs)).toEqual([0, 1, 0]);
    expect(targets(boards(['K04'], { ships: { [BO]: { ...PREY, doubloons: 1 } } }))).toEqual([]);
    expect(targets(boards(['K04'], { ships: { [BO]: { ...PREY, doubloons: 2 } } }))).toEqual([BO]);
    expect(targets(boards(['K10'], { ships: { [BO]: { ...PREY, jewels: [] } } }))).toEqual([]);
  });
});

describe('What is stolen', () => {
  it('DD-113 the effect is the one on the card', () => {
    const prey = { ships: { [BO]: { ...PREY, fragments: ['x'], jewels: ['ruby'] } } } as const;

    expect(told(boards(['N31'], prey).events, 'boarded')).toMatchObject([
      { effect: 'stealMapFragment' },
    ]);
    expect(told(boards(['K10'], prey).events, 'boarded')).toMatchObject([{ effect: 'stealJewel' }]);
  });

  it('DD-005 DD-116 the boarder takes a fragment of their choice', () => {
    const { match } = boards(
      ['N31'],
      { ships: { [ADA]: { fragments: [] }, [BO]: { ...PREY, fragments: ['x', 'skull', 'x'] } } },
      { do: 'take-fragment', symbol: 'skull', by: ADA },
    );

    expect(match.state.ships.map((ship) => ship.fragments).slice(0, 2)).toEqual([
      ['skull'],
      ['x', 'x'],
    ]);
  });

  it('DD-117 half of the doubloons are stolen, rounded down: 7 gives 3, 2 gives 1', () => {
    for (const [held, stolen] of [
      [7, 3],
      [2, 1],
    ] as const) {
      const { match, events } = boards(['K04'], { ships: { [BO]: { ...PREY, doubloons: held } } });
      expect(told(events, 'doubloons-passed')).toEqual([{ from: BO, to: ADA, count: stolen }]);
      expect(match.state.ships[BO]?.doubloons).toBe(held - stolen);
    }
  });

  it('DD-118 the target loses 1 crew and the boarder gains 1', () => {
    const { match } = boards(['N35'], {
      ships: { [ADA]: { crew: 2 }, [BO]: { ...PREY, crew: 3 } },
    });

    expect(match.state.ships.map(({ crew }) => crew)).toEqual([3, 2, 4]);
  });

  it('DD-119 DD-S85 captain cards take 2 crew, or 1 if there is no more', () => {
    const two = boards(['K07'], { ships: { [ADA]: { crew: 1 }, [BO]: { ...PREY, crew: 3 } } });
    const one = boards(['K07'], { ships: { [ADA]: { crew: 1 }, [BO]: { ...PREY, crew: 1 } } });

    expect(two.match.state.ships.map(({ crew }) => crew)).toEqual([3, 1, 4]);
    expect(one.match.state.ships.map(({ crew }) => crew)).toEqual([2, 0, 4]);
  });

  it('DD-120 a ship with full crew may steal crew: the target loses it, the boarder gains none', () => {
    const { match } = boards(['N35'], { ships: { [BO]: { ...PREY, crew: 3 } } });

    expect(match.state.ships.map(({ crew }) => crew)).toEqual([4, 2, 4]);
  });

  it('DD-121 crew cannot be stolen from a ship without crew', () => {
    expect(targets(boards(['N35'], { ships: { [BO]: { ...PREY, crew: 0 } } }))).toEqual([]);
  });

  it('DD-122 the boarder takes a jewel of their choice', () => {
    const { match } = boards(
      ['K10'],
      { ships: { [BO]: { ...PREY, jewels: ['emerald', 'diamond'] } } },
      { do: 'take-jewel', jewel: 'diamond', by: ADA },
    );

    expect(match.state.ships.map(({ jewels }) => jewels)).toEqual([['diamond'], ['emerald'], []]);
  });

  it('DD-123 the target loses a level of reputation and the boarder gains it', () => {
    const { match } = boards(['N05', 'K13'], { ships: { [BO]: { ...PREY, reputation: 2 } } });

    expect(match.state.ships.map(({ reputation }) => reputation)).toEqual([1, 1, 0]);
  });

  it('DD-124 reputation cannot be stolen from a ship that has none', () => {
    expect(
      targets(boards(['N05', 'K13'], { ships: { [BO]: { ...PREY, reputation: 0 } } })),
    ).toEqual([]);
  });

  it('DD-125 a boarder at level 3 may still steal it and gains nothing', () => {
    const { match } = boards(['N05', 'K13'], {
      ships: { [ADA]: { reputation: 3 }, [BO]: { ...PREY, reputation: 1 } },
    });

    expect(match.state.ships.map(({ reputation }) => reputation)).toEqual([3, 0, 0]);
  });
});

describe('The Protection Orb', () => {
  it('DD-126 DD-127 the target gives one Orb instead, even if it has two, and the boarder has it', () => {
    const { match, events } = boards(['K04'], {
      ships: { [BO]: { ...PREY, doubloons: 7, orbs: 2 } },
    });

    expect(names(events)).toEqual(['action-chosen', 'boarded', 'orb-passed']);
    expect(match.state.ships.map(({ orbs }) => orbs)).toEqual([1, 1, 0]);
    expect(match.state.ships[BO]?.doubloons).toBe(7);
  });

  it('DD-127 the Orb protects its new owner in turn', () => {
    const { events } = play(
      actionOf(BO, ['K04'], {
        ships: { [ADA]: { ...PREY, doubloons: 7, orbs: 1 }, [BO]: { region: W1 } },
      }),
      [BOARD],
    );

    expect(told(events, 'orb-passed')).toEqual([{ from: ADA, to: BO }]);
  });

  it('DD-128 an Orb is no defence against the attack die', () => {
    const { match } = play(
      actionOf(ADA, ['N34'], {
        ships: { [BO]: { ...PREY, doubloons: 3, orbs: 1 } },
        rig: [table.pack.printed.dieFaces.indexOf('doubloon')],
      }),
      [{ do: 'perform', action: 'attackBroadsides' }],
    );

    expect(match.state.ships[BO]).toMatchObject({ doubloons: 2, orbs: 1 });
  });

  it('DD-349 DD-S82 first the Voodoo Ship kills a crew, then the Orb or the effect', () => {
    const orb = boards(['K04'], {
      ships: { [BO]: { ...PREY, captain: 'valparisa', doubloons: 4, orbs: 1 } },
    });
    const effect = boards(['K04'], {
      ships: { [BO]: { ...PREY, captain: 'valparisa', doubloons: 4 } },
    });

    expect(names(orb.events)).toEqual(['action-chosen', 'boarded', 'crew-lost', 'orb-passed']);
    expect(names(effect.events)).toEqual([
      'action-chosen',
      'boarded',
      'crew-lost',
      'doubloons-passed',
    ]);
    expect(told(effect.events, 'crew-lost')).toEqual([{ ship: ADA, count: 1 }]);
  });
});
