import type { Match } from '@quarterdeck/kernel/engine';
import { isOffered, offersOf, script, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { Kinds } from '../../src/model/state.ts';
import {
  at,
  COMPASS,
  card,
  crewSlot,
  FISH,
  island,
  kindsOf,
  opening,
  PARROT,
  plan,
  SKULL,
  SMUGGLER,
  SQUADRON,
  sea,
  slot,
  tile,
  turnOf,
  UNION,
} from '../positions.ts';

type Given = NonNullable<Parameters<typeof turnOf>[1]>;

const place = (die: number, on: number) => ({ do: 'place', die, slot: on, value: die }) as const;

/** A second Skull Island, where the Compass Island was. */
const TWO_SKULLS: Given = {
  stack: [],
  state: { regions: { [COMPASS]: { tile: tile('skull-b') } } },
};

/** Every Patrol on the map, none of them able to matter. */
const ALL_OUT = Array<number>(10).fill(at(4, 2));

describe('A die on an action that does nothing', () => {
  it.each<[string, number, number, number, Given]>([
    ['Tailwind without its value', SMUGGLER, 1, slot('smuggler-1', 'tailwind'), {}],
    ['Repair without damage', SMUGGLER, 2, slot('smuggler-1', 'repair'), {}],
    ['Negotiate away from Islands', SMUGGLER, 4, slot('smuggler-1', 'negotiate'), {}],
    ['Order without Patrols', SQUADRON, 3, slot('bluefin', 'order'), {}],
    ['Bombard without Comrades', SQUADRON, 4, slot('bluefin', 'bombard'), {}],
    [
      'Deploy with no Patrol left',
      SQUADRON,
      1,
      slot('bluefin', 'deploy'),
      { fleet: { patrols: ALL_OUT } },
    ],
    ['Rally away from Islands', UNION, 6, slot('mollusk', 'rally'), {}],
    [
      'Assemble with none ready',
      UNION,
      1,
      slot('mollusk', 'assemble'),
      { state: { union: { ready: 0 } } },
    ],
    [
      'Inspire with none ready',
      UNION,
      6,
      slot('mollusk', 'inspire'),
      { state: { union: { ready: 0 } } },
    ],
  ])('AH-S99 a die may be placed on an action that does nothing: %s', (_, seat, die, on, given) => {
    const match = turnOf(seat, { ...given, mats: { [seat]: { dice: [die, die], gold: 0 } } });

    const events = script(sea, match, [place(die, on)]);

    expect(kindsOf(events).filter((kind) => kind !== 'could-not-move')).toEqual(['die-placed']);
    expect(sea.asked(match)).toEqual([{ seat, step: 'turn/act' }]);
    expect(match.state.turn).toMatchObject({ left: 1 });
  });

  it.each(['convincing-comrade-1', 'convincing-official-1', 'shipwright'])(
    'AH-S99 a die may be placed on Crew without anything to work on: %s',
    (key) => {
      const match = turnOf(SMUGGLER, { mats: { [SMUGGLER]: { dice: [5, 5], crew: [key] } } });

      const events = script(sea, match, [place(5, crewSlot(key))]);

      expect(kindsOf(events)).toEqual(['die-placed', 'crew-used']);
      expect(sea.asked(match)).toEqual([{ seat: SMUGGLER, step: 'turn/act' }]);
    },
  );
});

describe('An action without a die', () => {
  const crewed = (key: string, gold: number, given: Given = {}, more: object = {}): Match<Kinds> =>
    turnOf(SMUGGLER, {
      ...given,
      mats: { [SMUGGLER]: { crew: [key], gold, ...more }, ...given.mats },
    });
  const use = (key: string) => ({ do: 'use', card: card(key) }) as const;

  it('AH-S99 Aeronauts need an Island, 1 gold and the other Island on the map', () => {
    const here: Given = { fleet: { smuggler: island(SKULL) } };
    const why = (gold: number, given: Given) =>
      whyNot(sea, crewed('aeronauts', gold, given), use('aeronauts'));

    expect(why(1, here)).toBe('AH-S99');
    expect(why(0, { ...here, ...TWO_SKULLS })).toBe('AH-S99');
    expect(why(1, TWO_SKULLS)).toBe('AH-246');
    const match = crewed('aeronauts', 1, { ...here, ...TWO_SKULLS });
    script(sea, match, [use('aeronauts')]);
    expect(isOffered(sea, match, { do: 'move', space: island(COMPASS) })).toBe(true);
  });

  it('AH-S99 Whispering Wind needs 2 gold and another Tailwind space', () => {
    const why = (gold: number, given: Given = {}) =>
      whyNot(sea, crewed('whispering-wind', gold, given), use('whispering-wind'));
    /** One tile alone, with one Tailwind. */
    const single: Given = {
      stack: [],
      fleet: { squadron: 1, smuggler: 2, union: 1, second: 1 },
      state: { regions: [{ tile: tile('skull-a'), x: 0, y: 0, turn: 0, wealth: 1, comrades: 0 }] },
    };

    expect(why(1)).toBe('AH-S99');
    expect(why(2)).toBeUndefined();
    expect(isOffered(sea, crewed('whispering-wind', 2), use('whispering-wind'))).toBe(true);
    expect(why(2, single)).toBe('AH-S99');
  });

  it('AH-S99 Mystic needs an own slot to damage and an enemy figure in the region', () => {
    const near: Given = { fleet: { smuggler: at(2, 0), union: at(3, 1) } };
    const why = (given: Given, more: object = {}) =>
      whyNot(sea, crewed('mystic', 0, given, more), use('mystic'));
    const full = (['sail', 'full-sail', 'tailwind', 'cannons', 'negotiate'] as const).flatMap(
      (action) => sea.pack.printed.boards['smuggler-1'].slotsOf[action].map((id): number => id),
    );

    expect(why({ fleet: { smuggler: at(2, 0) } })).toBe('AH-S99');
    expect(why(near, { damaged: full })).toBe('AH-265');
    expect(isOffered(sea, crewed('mystic', 0, near), use('mystic'))).toBe(true);
  });

  it('AH-S99 Naive Noble needs another Flagship in the region with Crew or Cargo', () => {
    const near: Given = { fleet: { smuggler: at(2, 0), second: at(3, 1) } };
    const why = (given: Given) => whyNot(sea, crewed('naive-noble', 0, given), use('naive-noble'));

    expect(why(near)).toBe('AH-S99');
    expect(why({ cargo: { 3: ['diver'] } })).toBe('AH-S99');
    expect(why({ ...near, cargo: { 3: ['diver'] } })).toBeUndefined();
    expect(why({ ...near, mats: { 3: { crew: ['diver'] } } })).toBeUndefined();
  });

  it('AH-S99 plans need the Comrades they name, Dynamic Entry needs nothing', () => {
    const keys = ['cutter-plan', 'enlist', 'evacuation', 'sneak-attack-1', 'dynamic-entry-1'];
    const whyNots = (comrades: number, given: Given = {}) => {
      const match = turnOf(UNION, { hand: keys, comrades: { [PARROT]: comrades }, ...given });
      return keys.map((key) => whyNot(sea, match, { do: 'plan', plan: plan(key) }));
    };
    const fine = undefined;

    expect(whyNots(0)).toEqual(['AH-185', 'AH-280', 'AH-281', 'AH-283', fine]);
    expect(whyNots(1)).toEqual(['AH-185', fine, fine, fine, fine]);
    expect(whyNots(2)).toEqual([fine, fine, fine, fine, fine]);
    const sneak = turnOf(UNION, { hand: keys, comrades: { [PARROT]: 1 } });
    script(sea, sneak, [
      { do: 'plan', plan: plan('sneak-attack-1') },
      { do: 'sneak', region: PARROT },
    ]);
    expect(sea.asked(sneak)).toEqual([{ seat: UNION, step: 'turn/act' }]);
  });
});

describe('At an Island', () => {
  const goods: Given = {
    ...TWO_SKULLS,
    mats: { [SMUGGLER]: { dice: [2, 1], gold: 3, crew: ['aeronauts'] } },
    market: ['buccaneer', 'diver', 'mystic'],
    cargo: { [SMUGGLER]: ['sea-witch', 'middleman'] },
  };
  const smuggler = (space: number) => turnOf(SMUGGLER, { ...goods, fleet: { smuggler: space } });
  const recruit = { do: 'recruit', card: card('buccaneer') } as const;
  const all = [
    recruit,
    { do: 'smuggle', card: card('mystic') },
    { do: 'deliver', card: card('middleman') },
    { do: 'use', card: card('aeronauts') },
  ] as const;

  it('AH-S100 a Flagship at an Island stands on the Island itself', () => {
    const on = smuggler(island(SKULL));
    const beside = smuggler(at(0, 1));

    expect(all.map((choice) => isOffered(sea, on, choice))).toEqual([true, true, true, true]);
    expect(all.map((choice) => isOffered(sea, beside, choice))).toEqual(Array(4).fill(false));
    script(sea, on, [place(2, slot('smuggler-1', 'negotiate'))]);
    expect(sea.asked(on)).toEqual([{ seat: SMUGGLER, step: 'market/recruit-free' }]);
    script(sea, beside, [place(2, slot('smuggler-1', 'negotiate'))]);
    expect(sea.asked(beside)).toEqual([{ seat: SMUGGLER, step: 'turn/act' }]);
    const rally = (union: number) =>
      script(sea, turnOf(UNION, { mats: { [UNION]: { dice: [6, 6] } }, fleet: { union } }), [
        place(6, slot('mollusk', 'rally')),
      ]);
    expect(kindsOf(rally(island(FISH)))).toEqual(['die-placed', 'comrades-readied']);
    expect(kindsOf(rally(at(2, 1)))).toEqual(['die-placed']);
  });

  it('AH-S100 a Flagship may have been set up at its Island or have moved there', () => {
    const seeds = Array.from({ length: 30 }, (_, seed) => seed);
    const recruits = seeds.map((seed) => {
      const match = opening(2, seed);
      script(sea, match, [{ do: 'place', space: 3 }]);
      return offersOf(sea, match).some((offer) => offer.do.startsWith('recruit'));
    });
    expect(recruits).toContain(true);

    const moved = smuggler(at(0, 1));
    script(sea, moved, [
      place(1, slot('smuggler-1', 'sail')),
      { do: 'move', space: island(SKULL) },
      { do: 'stop' },
    ]);
    expect(isOffered(sea, moved, recruit)).toBe(true);
  });

  it('AH-S100 a Flagship may have been carried or shoved to its Island', () => {
    const carried = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: { dice: [1, 1], crew: ['barrelman'] } },
      fleet: { smuggler: at(4, 2), second: at(0, 1) },
      market: ['battering-beakhead'],
    });
    script(sea, carried, [
      place(1, slot('smuggler-1', 'full-sail')),
      { do: 'move', space: at(5, 2) },
      { do: 'ride', direction: 'north' },
    ]);
    const beakhead = { do: 'recruit', card: card('battering-beakhead') } as const;
    expect(isOffered(sea, carried, beakhead)).toBe(true);

    const shoved = turnOf(SQUADRON, {
      mats: { [SQUADRON]: { dice: [1, 1], crew: ['mystic', 'battering-beakhead'] } },
      fleet: { squadron: at(0, 1), smuggler: at(1, 0) },
      market: ['buccaneer'],
    });
    script(sea, shoved, [
      { do: 'use', card: card('mystic') },
      { do: 'damage', slot: slot('bluefin', 'bombard') },
      { do: 'hit' },
      { do: 'damage', slot: slot('smuggler-1', 'sail') },
      { do: 'use', card: card('battering-beakhead') },
      { do: 'move', space: island(SKULL) },
      place(1, slot('bluefin', 'tailwind')),
      place(1, slot('bluefin', 'tailwind', 1)),
      { do: 'end-turn' },
    ]);
    expect(sea.asked(shoved)).toEqual([{ seat: SMUGGLER, step: 'turn/act' }]);
    expect(isOffered(sea, shoved, recruit)).toBe(true);
  });
});
