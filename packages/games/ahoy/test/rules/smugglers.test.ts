import { deniedOf, isOffered, offersOf, refuses, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { wordingsOf } from '../../src/pack/wordings.ts';
import { askedNow, play } from '../fights.ts';
import {
  at,
  COMPASS,
  card,
  FISH,
  island,
  kindsOf,
  SKULL,
  SMUGGLER,
  SWORD,
  sea,
  slot,
  told,
  turnOf,
  UNION,
} from '../positions.ts';

type Given = NonNullable<Parameters<typeof turnOf>[1]>;

/** The first Smuggler's turn with the Flagship there. */
const turnAt = (space: number, given: Given = {}) =>
  turnOf(SMUGGLER, { ...given, fleet: { ...given.fleet, smuggler: space } });

const smuggle = (key: string) => ({ do: 'smuggle', card: card(key) }) as const;
const deliver = (key: string) => ({ do: 'deliver', card: card(key) }) as const;
const pledge = (marker: number) => ({ do: 'pledge', marker }) as const;
const reward = (cell: number, take = true) => ({ do: 'reward', reward: cell, take }) as const;
/** The neighbours of the middle of the grid. */
const [GOLD_1, FAME_1, ADD_TILE, RECRUIT] = [7, 11, 13, 17] as const;
const START = 12;

const cargoOf = (match: ReturnType<typeof turnAt>) => match.state.smugglers[0]?.cargo;

describe('Smuggling', () => {
  it('AH-204 smuggling takes Market cards of the Island, free and as often as one likes, and refills', () => {
    const match = turnAt(island(FISH), {
      market: ['diver', 'gunner', 'merchant'],
      marketDeck: ['emissary', 'pilot'],
      mats: { [SMUGGLER]: { gold: 0 } },
    });
    expect(whyNot(sea, match, smuggle('gunner'))).toBe('AH-204');

    const events = play(match, smuggle('diver'), smuggle('pilot'));

    expect(told(events, 'smuggled').map((e) => e.card)).toEqual([card('diver'), card('pilot')]);
    expect(told(events, 'market-refilled').map((e) => e.cards)).toEqual([
      [card('pilot')],
      [card('emissary')],
    ]);
    expect(kindsOf(events)).not.toContain('gold-paid');
    expect(match.state.turn?.left).toBe(2);
  });

  it('AH-204 smuggling refills nothing once the deck is empty', () => {
    const match = turnAt(island(FISH), { market: ['diver', 'gunner'], marketDeck: [] });

    const events = play(match, smuggle('diver'));

    expect(kindsOf(events)).toEqual(['smuggled']);
    expect(match.state.market).toEqual([card('gunner')]);
  });

  it('AH-204 smuggling is for a Flagship at an Island', () => {
    const match = turnAt(at(2, 1));

    expect(refuses(sea, match, SMUGGLER, smuggle('diver')).clause).toBe('AH-204');
  });

  it('AH-205 AH-S79 a third Cargo means to throw one overboard at once, the new one or another', () => {
    const match = turnAt(island(FISH), {
      market: ['diver', 'gunner', 'shipwright'],
      marketDeck: [],
      cargo: { [SMUGGLER]: ['emissary', 'mystic'] },
    });

    play(match, smuggle('diver'));

    expect(askedNow(match)).toBe('smuggler-1 smugglers/overboard');
    expect(offersOf(sea, match)).toEqual(
      ['emissary', 'mystic', 'diver'].map((key) => ({ do: 'drop', card: card(key) })),
    );
    const events = play(match, { do: 'drop', card: card('mystic') });
    expect(told(events, 'cargo-dropped')).toEqual([{ seat: SMUGGLER, card: card('mystic') }]);
    expect(cargoOf(match)).toEqual([card('emissary'), card('diver')]);
    expect(match.state.box).toContain(card('mystic'));
    expect(askedNow(match)).toBe('smuggler-1 turn/act');
  });

  it('AH-205 two Cargo are no more than one may have', () => {
    const match = turnAt(island(FISH), { cargo: { [SMUGGLER]: ['emissary'] } });

    play(match, smuggle('diver'));

    expect(cargoOf(match)).toHaveLength(2);
    expect(askedNow(match)).toBe('smuggler-1 turn/act');
  });

  it('AH-230 at a Fish Island the Diver costs 1 gold as Crew, and its Jewelry nothing as Cargo', () => {
    const match = turnAt(island(FISH), { mats: { [SMUGGLER]: { gold: 1 } } });
    expect(isOffered(sea, match, { do: 'recruit', card: card('diver') })).toBe(true);

    play(match, smuggle('diver'));

    expect(match.state.mats[SMUGGLER]?.gold).toBe(1);
    expect(cargoOf(match)).toEqual([card('diver')]);
    expect(wordingsOf(sea.pack).market[card('diver')]?.cargo.name).toBe('Jewelry');
  });
});

describe('Delivering', () => {
  const laden = { cargo: { [SMUGGLER]: ['diver'] } };

  it('AH-206 delivering needs an Island of the Deliver suit; any number may be delivered', () => {
    const wrong = turnAt(island(FISH), laden);
    const nowhere = turnAt(at(4, 2), laden);
    const right = turnAt(island(SWORD), { cargo: { [SMUGGLER]: ['diver', 'mystic'] } });
    expect(refuses(sea, wrong, SMUGGLER, deliver('diver')).clause).toBe('AH-206');
    expect(refuses(sea, nowhere, SMUGGLER, deliver('diver')).clause).toBe('AH-206');

    const events = play(
      right,
      [deliver('diver'), reward(GOLD_1), pledge(0)],
      [deliver('mystic'), reward(2), pledge(1)],
    );

    expect(told(events, 'delivered')).toHaveLength(2);
    expect(right.state.turn?.left).toBe(2);
  });

  it('AH-207 AH-211 first come 2 Fame, then the wealth, then the reward, then the pledge', () => {
    const match = turnAt(island(SWORD), laden);

    const events = play(match, deliver('diver'), reward(GOLD_1), pledge(0));

    expect(kindsOf(events)).toEqual([
      'delivered',
      'fame-gained',
      'wealth-raised',
      'reward-reached',
      'reward-taken',
      'gold-gained',
      'pledged',
    ]);
    expect(told(events, 'fame-gained')).toEqual([{ seat: SMUGGLER, count: 2 }]);
  });

  it("AH-208 delivering raises the wealth of the Flagship's region by 1, never above 6", () => {
    const poor = turnAt(island(SWORD), { ...laden, wealth: { [SWORD]: 2 } });
    const rich = turnAt(island(SWORD), { ...laden, wealth: { [SWORD]: 6 } });

    const raised = play(poor, deliver('diver'));
    const full = play(rich, deliver('diver'));

    expect(told(raised, 'wealth-raised')).toEqual([{ region: SWORD, wealth: 3 }]);
    expect(kindsOf(full)).not.toContain('wealth-raised');
    expect(rich.state.regions[SWORD]?.wealth).toBe(6);
  });

  it('AH-209 delivering moves white to a neighbour, never onto black, and black to where white was', () => {
    const match = turnAt(island(SWORD), { cargo: { [SMUGGLER]: ['diver', 'mystic'] } });

    play(match, deliver('diver'));
    const first = offersOf(sea, match).flatMap((c) => (c.do === 'reward' ? [c.reward] : []));
    play(match, reward(GOLD_1), pledge(0), deliver('mystic'));
    const second = offersOf(sea, match).flatMap((c) => (c.do === 'reward' ? [c.reward] : []));

    expect([...new Set(first)]).toEqual([GOLD_1, FAME_1, ADD_TILE, RECRUIT]);
    expect(match.state.smugglers[0]).toMatchObject({ white: GOLD_1, black: START });
    expect([...new Set(second)]).toEqual([2, 6, 8]);
    for (const take of [true, false])
      expect(refuses(sea, match, SMUGGLER, reward(START, take)).clause).toBe('AH-209');
  });

  it('AH-210 delivering puts the card under one of two markers, which stay facedown', () => {
    const match = turnAt(island(SWORD), laden);

    play(match, deliver('diver'), reward(GOLD_1));
    expect(offersOf(sea, match)).toEqual([pledge(0), pledge(1)]);
    const events = play(match, pledge(1));

    expect(told(events, 'pledged')).toEqual([{ seat: SMUGGLER, card: card('diver'), marker: 1 }]);
    const [first, second] = match.state.smugglers[0]?.pledges ?? [];
    expect([first?.cards, second?.cards]).toEqual([[], [card('diver')]]);
    expect([first?.shown, second?.shown]).toEqual([false, false]);
  });

  it('AH-212 the marker has to move, but the reward may be left', () => {
    const match = turnAt(island(SWORD), laden);

    play(match, deliver('diver'));
    expect(offersOf(sea, match).every((choice) => choice.do === 'reward')).toBe(true);
    const events = play(match, reward(GOLD_1, false));

    expect(kindsOf(events)).toEqual(['reward-reached']);
    expect(match.state.smugglers[0]?.white).toBe(GOLD_1);
  });

  it('AH-S88 the pledge follows though the reward has led the Flagship away', () => {
    const match = turnAt(island(SWORD), {
      cargo: { [SMUGGLER]: ['diver', 'mystic'] },
      state: { smugglers: { 0: { white: 2, black: 7 } } },
    });

    const events = play(
      match,
      deliver('diver'),
      reward(1),
      { do: 'move', space: at(5, 2) },
      {
        do: 'stop',
      },
    );
    play(match, pledge(0));

    expect(kindsOf(events)).toContain('anchored');
    expect(match.state.smugglers[0]?.pledges[0]?.cards).toEqual([card('diver')]);
    expect(whyNot(sea, match, { do: 'deliver' })).toBe('AH-206');
  });

  it('AH-231 Jewelry at a Sword Island brings 2 Fame, wealth 2 to 3, Recruit of four rewards, and a pledge', () => {
    const match = turnAt(island(SWORD), { ...laden, wealth: { [SWORD]: 2 } });

    const events = play(match, deliver('diver'));
    const rewards = offersOf(sea, match).flatMap((c) => (c.do === 'reward' && c.take ? [c] : []));
    const names = rewards.map((c) => sea.pack.printed.rewards[c.reward]);
    const rest = play(match, reward(RECRUIT), { do: 'recruit', card: card('gunner') }, pledge(1));

    expect(told(events, 'fame-gained')[0]?.count).toBe(2);
    expect(told(events, 'wealth-raised')[0]).toEqual({ region: SWORD, wealth: 3 });
    expect(names).toEqual(['gold-1', 'fame-1', 'add-tile', 'recruit-1']);
    expect(told(rest, 'recruited')).toEqual([
      { seat: SMUGGLER, card: card('gunner'), gold: 0, die: null },
    ]);
    expect(match.state.smugglers[0]?.pledges[1]?.cards).toEqual([card('diver')]);
  });
});

describe("The Smuggler's dice actions", () => {
  const board = sea.pack.printed.boards['smuggler-1'];
  const FACES = [1, 2, 3, 4, 5, 6] as const;
  const place = (action: 'sail' | 'full-sail' | 'tailwind' | 'cannons' | 'repair', die: number) =>
    ({ do: 'place', die, slot: slot('smuggler-1', action), value: die }) as const;
  /** The faces an action takes of a Smuggler without gold. */
  const taken = (action: 'sail' | 'full-sail' | 'tailwind' | 'cannons' | 'repair'): number[] => {
    const match = turnAt(at(2, 2), { mats: { [SMUGGLER]: { gold: 0, dice: FACES } } });
    return FACES.filter((die) => isOffered(sea, match, place(action, die)));
  };
  const afloat = (dice: readonly number[]) =>
    turnAt(at(4, 2), { mats: { [SMUGGLER]: { gold: 0, dice } } });

  it('AH-213 Sail takes any die in 3 slots and moves 1 or 2 spaces', () => {
    const match = afloat([1]);

    play(match, place('sail', 1), { do: 'move', space: at(3, 2) }, { do: 'move', space: at(2, 2) });

    expect(taken('sail')).toEqual(FACES);
    expect(board.slotsOf.sail).toHaveLength(3);
    expect(askedNow(match)).not.toBe('smuggler-1 moving/step');
  });

  it('AH-214 Full Sail takes any die in 1 slot and moves up to its value, at least 1', () => {
    const match = afloat([3]);

    play(match, place('full-sail', 3));
    expect(whyNot(sea, match, { do: 'stop' })).toBe('AH-075');
    play(match, { do: 'move', space: at(3, 2) }, { do: 'move', space: at(2, 2) });
    expect(isOffered(sea, match, { do: 'stop' })).toBe(true);
    play(match, { do: 'move', space: at(1, 2) });

    expect(taken('full-sail')).toEqual(FACES);
    expect(board.slotsOf['full-sail']).toHaveLength(1);
    expect(askedNow(match)).not.toBe('smuggler-1 moving/step');
  });

  it('AH-215 Tailwind takes any die in 1 slot and jumps to its value', () => {
    const match = afloat([4]);

    play(match, place('tailwind', 4));

    expect(taken('tailwind')).toEqual(FACES);
    expect(board.slotsOf.tailwind).toHaveLength(1);
    expect(offersOf(sea, match)).toEqual([
      { do: 'decline' },
      { do: 'move', space: at(0, 3) },
      { do: 'move', space: at(2, 3) },
    ]);
  });

  it('AH-216 Cannons take any die in 1 slot, and even a 1 loads them', () => {
    const attack = (isLoaded: boolean) => {
      const match = turnAt(at(4, 2), {
        mats: { [SMUGGLER]: { dice: [1, 2] } },
        fleet: { patrols: [at(3, 2)] },
      });
      if (isLoaded) play(match, place('cannons', 1));
      return kindsOf(play(match, place('sail', 2), { do: 'move', space: at(3, 2) }));
    };

    expect(taken('cannons')).toEqual(FACES);
    expect(board.slotsOf.cannons).toHaveLength(1);
    expect(attack(true)).toContain('battle-begun');
    expect(attack(false)).not.toContain('battle-begun');
  });

  it('AH-217 Repair takes an even die and mends as many as 2', () => {
    const sails = [0, 1, 2].map((n) => slot('smuggler-1', 'sail', n));
    const match = turnAt(at(4, 2), { mats: { [SMUGGLER]: { dice: [2], damaged: sails } } });

    const mend = { do: 'repair' } as const;
    const events = play(match, place('repair', 2), mend, mend);

    expect(taken('repair')).toEqual([2, 4, 6]);
    expect(told(events, 'repaired')).toHaveLength(2);
    expect(askedNow(match)).toBe('smuggler-1 turn/act');
  });
});

describe('Negotiate', () => {
  const negotiate = {
    do: 'place',
    die: 2,
    slot: slot('smuggler-1', 'negotiate'),
    value: 2,
  } as const;
  const recruit = (key: string) => ({ do: 'recruit', card: card(key) }) as const;
  const poor = { [SMUGGLER]: { gold: 0, dice: [1, 2, 3, 4] } };

  it('AH-218 at an Island any one Market card comes free, whatever its cost and suit', () => {
    const match = turnAt(island(COMPASS), { mats: poor });
    expect(
      [1, 2, 3, 4].filter((die) => isOffered(sea, match, { ...negotiate, die, value: die })),
    ).toEqual([2, 4]);

    const events = play(match, negotiate, recruit('gunner'));

    expect(told(events, 'recruited')).toEqual([
      { seat: SMUGGLER, card: card('gunner'), gold: 0, die: null },
    ]);
    expect(kindsOf(events)).toContain('market-refilled');
  });

  it('AH-218 a die placed elsewhere on Negotiate has no outcome', () => {
    const match = turnAt(at(4, 2), { mats: poor });

    const events = play(match, negotiate);

    expect(kindsOf(events)).toEqual(['die-placed']);
    expect(askedNow(match)).toBe('smuggler-1 turn/act');
  });

  it('AH-219 one Comrade of the Island buys a second card, and never a third', () => {
    const match = turnAt(island(COMPASS), { mats: poor, comrades: { [COMPASS]: 3 } });

    const events = play(match, negotiate, recruit('gunner'), { do: 'bribe' }, recruit('diver'));

    expect(told(events, 'comrades-removed')).toEqual([{ region: COMPASS, count: 1 }]);
    expect(told(events, 'recruited')).toHaveLength(2);
    expect(askedNow(match)).toBe('smuggler-1 turn/act');
  });

  it('AH-219 without a Comrade here, or without a first card, there is no second', () => {
    const alone = turnAt(island(COMPASS), { mats: poor, comrades: { [SKULL]: 3 } });
    const unwilling = turnAt(island(COMPASS), { mats: poor, comrades: { [COMPASS]: 3 } });

    play(alone, negotiate, recruit('gunner'));
    play(unwilling, negotiate, { do: 'decline' });

    expect(askedNow(alone)).toBe('smuggler-1 turn/act');
    expect(askedNow(unwilling)).toBe('smuggler-1 turn/act');
  });

  it('AH-S78 the Comrade stays if no card is left to take', () => {
    const one = { mats: poor, comrades: { [COMPASS]: 1 }, market: ['gunner'] };
    const empty = turnAt(island(COMPASS), { ...one, marketDeck: [] });
    const refilled = turnAt(island(COMPASS), { ...one, marketDeck: ['diver'] });

    play(empty, negotiate, recruit('gunner'));
    play(refilled, negotiate, recruit('gunner'));

    expect(askedNow(empty)).toBe('smuggler-1 turn/act');
    expect(askedNow(refilled)).toBe('smuggler-1 smugglers/bribe');
  });

  it('AH-006 only Smugglers are offered to smuggle', () => {
    const match = turnOf(UNION, { fleet: { union: island(FISH) } });

    expect(offersOf(sea, match).some((choice) => choice.do === 'smuggle')).toBe(false);
    expect(deniedOf(sea, match).some(({ choice }) => choice.do === 'smuggle')).toBe(false);
  });
});
