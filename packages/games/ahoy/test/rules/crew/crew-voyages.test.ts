import { isOffered, offersOf, refuses, script, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import {
  at,
  COMPASS,
  card,
  crewSlot,
  kindsOf,
  SECOND,
  SKULL,
  SMUGGLER,
  SQUADRON,
  sea,
  slot,
  tile,
  told,
  turnOf,
  UNION,
} from '../../positions.ts';
import { askedOf, type Given, placeOf, SHIP, to } from '../../voyage.ts';

const SAIL = slot('smuggler-1', 'sail');
const FISH_B = { tile: tile('fish-b') };
/** The second Fish Island, at (5, 1). */
const TWO_FISH_ISLANDS = { regions: { [COMPASS]: FISH_B } };

/** A turn with these Crew cards and dice of 4. */
const turnWith = (seat: number, crew: readonly string[], given: Given = {}) =>
  turnOf(seat, {
    market: ['gunner', 'shipwright', 'elder'],
    ...given,
    mats: { ...given.mats, [seat]: { dice: [4, 4], crew, ...given.mats?.[seat] } },
  });

describe('Jumps', () => {
  it('AH-246 Aeronauts take the Flagship from an Island to the other of its suit, for 1 gold', () => {
    const match = turnWith(SMUGGLER, ['aeronauts'], {
      mats: { [SMUGGLER]: { gold: 2 } },
      fleet: { smuggler: at(3, 1) },
      state: TWO_FISH_ISLANDS,
    });

    script(sea, match, [{ do: 'use', card: card('aeronauts') }]);
    expect(offersOf(sea, match)).toEqual([to(5, 1)]);
    script(sea, match, [to(5, 1)]);

    expect(placeOf(match, SHIP)).toBe(at(5, 1));
    expect(match.state.mats[SMUGGLER]?.gold).toBe(1);
    expect(match.state.turn?.left).toBe(2);
    // It needs no die, and may be used as often as it is paid for.
    expect(isOffered(sea, match, { do: 'use', card: card('aeronauts') })).toBe(true);
  });

  it.each([
    ['off an Island', 'AH-246', { fleet: { smuggler: at(2, 1) }, state: TWO_FISH_ISLANDS }],
    ['while the other Island is not on the map', 'AH-S99', { fleet: { smuggler: at(3, 1) } }],
    [
      'without gold',
      'AH-S99',
      {
        fleet: { smuggler: at(3, 1) },
        state: TWO_FISH_ISLANDS,
        mats: { [SMUGGLER]: { gold: 0 } },
      },
    ],
  ] as const)('AH-246 Aeronauts cannot be used %s', (_, clause, given) => {
    const match = turnWith(SMUGGLER, ['aeronauts'], given);

    const refusal = refuses(sea, match, SMUGGLER, { do: 'use', card: card('aeronauts') });

    expect(refusal).toMatchObject({ code: 'denied', clause });
  });

  it('AH-259 Ghastly Gust goes to the box, and the Flagship to any other space of the map', () => {
    const match = turnWith(SMUGGLER, ['ghastly-gust'], { fleet: { smuggler: at(1, 2) } });

    const events = script(sea, match, [{ do: 'use', card: card('ghastly-gust') }]);
    expect(told(events, 'card-boxed')).toEqual([{ seat: SMUGGLER, card: card('ghastly-gust') }]);
    expect(match.state.mats[SMUGGLER]?.crew).toEqual([]);
    expect(match.state.box).toContain(card('ghastly-gust'));
    expect(offersOf(sea, match)).toHaveLength(23);
    expect(isOffered(sea, match, to(1, 2))).toBe(false);

    script(sea, match, [to(5, 3)]);
    expect(placeOf(match, SHIP)).toBe(at(5, 3));
    expect(match.state.turn?.left).toBe(2);
  });

  it('AH-275 Whispering Wind takes the Flagship to any other Tailwind space, for 2 gold', () => {
    const match = turnWith(SMUGGLER, ['whispering-wind'], {
      mats: { [SMUGGLER]: { gold: 5 } },
      fleet: { smuggler: at(0, 1) },
    });

    script(sea, match, [{ do: 'use', card: card('whispering-wind') }]);
    const spaces = offersOf(sea, match).map((choice) => (choice.do === 'move' ? choice.space : -1));
    expect(spaces.toSorted((a, b) => a - b)).toEqual(
      [at(0, 2), at(0, 3), at(2, 1), at(2, 3), at(4, 1), at(5, 2)].toSorted((a, b) => a - b),
    );

    script(sea, match, [to(5, 2)]);
    expect(match.state.mats[SMUGGLER]?.gold).toBe(3);
    expect(whyNot(sea, match, { do: 'use', card: card('whispering-wind') })).toBe('AH-S66');
  });

  it('AH-275 Whispering Wind cannot be used with 1 gold', () => {
    const poor = turnWith(SMUGGLER, ['whispering-wind'], { mats: { [SMUGGLER]: { gold: 1 } } });

    expect(
      refuses(sea, poor, SMUGGLER, { do: 'use', card: card('whispering-wind') }),
    ).toMatchObject({ code: 'denied', clause: 'AH-S99' });
  });

  it('AH-275 Whispering Wind is used once in a turn, and once more in the next', () => {
    // Nobody else has a die left, so the next turn is the Smuggler's again.
    const match = turnWith(SMUGGLER, ['whispering-wind'], {
      mats: {
        [SMUGGLER]: { gold: 4, dice: [4, 4] },
        [SQUADRON]: { dice: [] },
        [UNION]: { dice: [] },
        [SECOND]: { dice: [] },
      },
      left: 0,
    });

    script(sea, match, [{ do: 'use', card: card('whispering-wind') }, to(5, 2)]);
    expect(isOffered(sea, match, { do: 'use' })).toBe(false);
    script(sea, match, [{ do: 'end-turn' }]);

    expect(isOffered(sea, match, { do: 'use', card: card('whispering-wind') })).toBe(true);
  });
});

describe('Sailor and Trawler', () => {
  it('AH-269 the Sailor moves the Flagship 1 to 3 spaces, with any die', () => {
    const match = turnWith(SMUGGLER, ['sailor'], {
      mats: { [SMUGGLER]: { dice: [1, 4] } },
      fleet: { smuggler: at(1, 1) },
    });

    script(sea, match, [{ do: 'place', die: 1, slot: crewSlot('sailor') }]);
    expect(whyNot(sea, match, { do: 'stop' })).toBe('AH-075');
    const events = script(sea, match, [to(2, 1), to(2, 2), to(2, 3)]);

    expect(kindsOf(events)).toEqual(['moved', 'moved', 'moved', 'anchored']);
    expect(askedOf(match)).toEqual([[SMUGGLER, 'turn/act']]);
    expect(match.state.turn?.left).toBe(1);
  });

  it('AH-274 the Trawler may gain the Treasure of spaces it merely passes', () => {
    const match = turnWith(SMUGGLER, ['trawler'], {
      mats: { [SMUGGLER]: { gold: 0 } },
      fleet: { smuggler: at(3, 1) },
    });

    const events = script(sea, match, [
      { do: 'place', die: 4, slot: crewSlot('trawler') },
      to(3, 2),
      { do: 'take-treasure' },
      to(2, 2),
    ]);

    expect(told(events, 'treasure-taken')).toEqual([{ seat: SMUGGLER, space: at(3, 2), count: 1 }]);
    expect(told(events, 'anchored')).toEqual([{ figure: SHIP, space: at(2, 2) }]);
    expect(match.state.mats[SMUGGLER]?.gold).toBe(1);
  });

  it("AH-274 the Trawler's Treasure may also be left, and a Harbor is not had in passing", () => {
    const match = turnWith(SMUGGLER, ['trawler'], {
      mats: { [SMUGGLER]: { gold: 0, damaged: [SAIL] } },
      fleet: { smuggler: at(3, 1) },
    });

    script(sea, match, [{ do: 'place', die: 4, slot: crewSlot('trawler') }, to(3, 2)]);
    expect(offersOf(sea, match)).toEqual([{ do: 'take-treasure' }, { do: 'decline' }]);
    script(sea, match, [{ do: 'decline' }, to(2, 2)]);

    expect(match.state.mats[SMUGGLER]?.gold).toBe(0);
    expect(askedOf(match)).toEqual([[SMUGGLER, 'turn/act']]);
  });

  it('AH-S41 Treasure is gained on entering, after battle and terrain, and not again on anchoring', () => {
    const match = turnWith(SMUGGLER, ['trawler'], {
      mats: { [SMUGGLER]: { gold: 0 } },
      fleet: { smuggler: at(0, 1) },
    });

    const events = script(sea, match, [
      { do: 'place', die: 4, slot: crewSlot('trawler') },
      to(0, 2),
      { do: 'damage', slot: SAIL },
      { do: 'take-treasure' },
      { do: 'stop' },
    ]);

    expect(kindsOf(events).slice(2)).toEqual([
      'moved',
      'slot-damaged',
      'gold-gained',
      'treasure-taken',
      'anchored',
    ]);
    expect(askedOf(match)).toEqual([[SMUGGLER, 'turn/act']]);
  });

  it('AH-S41 Treasure into which a current carries the Trawler counts too', () => {
    const match = turnWith(SMUGGLER, ['trawler'], {
      mats: { [SMUGGLER]: { gold: 0 } },
      fleet: { smuggler: at(1, 1) },
      state: { regions: { [SKULL]: FISH_B } },
    });

    const events = script(sea, match, [
      { do: 'place', die: 4, slot: crewSlot('trawler') },
      to(0, 1),
      { do: 'damage', slot: SAIL },
      { do: 'take-treasure' },
      { do: 'stop' },
    ]);

    expect(told(events, 'carried')[0]?.to).toBe(at(0, 2));
    expect(told(events, 'treasure-taken')).toEqual([{ seat: SMUGGLER, space: at(0, 2), count: 1 }]);
  });

  it('AH-S41 a space that the Trawler enters twice gives its Treasure once', () => {
    const match = turnWith(SMUGGLER, ['trawler'], {
      mats: { [SMUGGLER]: { gold: 0 } },
      fleet: { smuggler: at(1, 2) },
      state: { regions: { [SKULL]: FISH_B } },
    });

    // Into the Wreckage, and north of it into the current that carries back there.
    const events = script(sea, match, [
      { do: 'place', die: 4, slot: crewSlot('trawler') },
      to(0, 2),
      { do: 'damage', slot: SAIL },
      { do: 'take-treasure' },
      to(0, 1),
      { do: 'damage', slot: slot('smuggler-1', 'full-sail') },
    ]);

    expect(told(events, 'anchored')).toEqual([{ figure: SHIP, space: at(0, 2) }]);
    expect(told(events, 'treasure-taken')).toHaveLength(1);
    expect(askedOf(match)).toEqual([[SMUGGLER, 'turn/act']]);
  });

  it('AH-S41 the Diver adds his gold only where the Flagship anchors', () => {
    const passing = turnWith(SMUGGLER, ['trawler', 'diver'], {
      mats: { [SMUGGLER]: { gold: 0 } },
      fleet: { smuggler: at(0, 1) },
    });

    const events = script(sea, passing, [
      { do: 'place', die: 4, slot: crewSlot('trawler') },
      to(0, 2),
      { do: 'damage', slot: SAIL },
      { do: 'take-treasure' },
      to(0, 3),
      { do: 'damage', slot: slot('smuggler-1', 'full-sail') },
      // Here it goes no further: it is asked once, having anchored.
      { do: 'take-treasure' },
    ]);

    expect(kindsOf(events).slice(-3)).toEqual(['anchored', 'gold-gained', 'treasure-taken']);
    expect(askedOf(passing)).toEqual([[SMUGGLER, 'turn/act']]);
    expect(told(events, 'treasure-taken').map(({ count }) => count)).toEqual([1, 2]);
  });
});

describe('No Sail and no Tailwind', () => {
  const STOP = { do: 'stop' } as const;
  const MOVES = [
    ['Sailor', [{ do: 'place', die: 4, slot: crewSlot('sailor') }, to(3, 1), STOP]],
    ['Trawler', [{ do: 'place', die: 4, slot: crewSlot('trawler') }, to(3, 1), STOP]],
    ['Aeronauts', [{ do: 'use', card: card('aeronauts') }, to(3, 1)]],
    ['Ghastly Gust', [{ do: 'use', card: card('ghastly-gust') }, to(3, 1)]],
    ['Whispering Wind', [{ do: 'use', card: card('whispering-wind') }, to(2, 1)]],
  ] as const;
  const CREW = ['sailor', 'trawler', 'aeronauts', 'ghastly-gust', 'whispering-wind'];
  /** From one Fish Island, or from beside the other, which is where most of them go. */
  const given = (name: string, faction: 'squadron' | 'union') => ({
    fleet: { [faction]: name === 'Sailor' || name === 'Trawler' ? at(2, 1) : at(5, 1) },
    state: TWO_FISH_ISLANDS,
  });

  it.each(MOVES)('AH-276 %s gives the Squadron no Patrol', (name, answers) => {
    const match = turnWith(SQUADRON, CREW, given(name, 'squadron'));

    const events = script(sea, match, answers);

    expect(told(events, 'anchored')).toHaveLength(1);
    expect(askedOf(match)).toEqual([[SQUADRON, 'turn/act']]);
  });

  it.each(MOVES)('AH-276 %s gives the Union no Comrades', (name, answers) => {
    const match = turnWith(UNION, CREW, given(name, 'union'));

    const events = script(sea, match, answers);

    expect(told(events, 'anchored')).toHaveLength(1);
    expect(askedOf(match)).toEqual([[UNION, 'turn/act']]);
  });

  it('AH-276 a Sail to the same Island does give Patrol and Comrades', () => {
    const patrols = turnWith(SQUADRON, CREW, given('Sailor', 'squadron'));
    const comrades = turnWith(UNION, CREW, given('Sailor', 'union'));

    script(sea, patrols, [{ do: 'place', die: 4, slot: slot('bluefin', 'sail') }, to(3, 1), STOP]);
    script(sea, comrades, [{ do: 'place', die: 4, slot: slot('mollusk', 'sail') }, to(3, 1), STOP]);

    expect(isOffered(sea, patrols, { do: 'place-patrol' })).toBe(true);
    expect(isOffered(sea, comrades, { do: 'gain-comrades' })).toBe(true);
  });
});
