import { offersOf, refuses, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { allBut, askedNow, loaded, play, rolls, sailing } from '../fights.ts';
import {
  at,
  card,
  crewSlot,
  FISH,
  figure,
  island,
  kindsOf,
  SECOND,
  SMUGGLER,
  SQUADRON,
  sail,
  sea,
  shipSlot,
  slot,
  told,
  turnOf,
  UNION,
} from '../positions.ts';

const SMUGGLER_SHIP = figure('flagship', SMUGGLER);
const HERE = at(1, 2);
const THERE = at(2, 2);
const [PATROL, STRONGHOLD] = [figure('patrol'), figure('stronghold')];
const [CUTTER, GUNSHIP] = [figure('cutter'), figure('gunship')];
const TAILWIND = slot('smuggler-1', 'tailwind');
const REPAIR = { do: 'place', die: 2, slot: slot('smuggler-1', 'repair'), value: 2 } as const;
const HOLD = { do: 'hold-fire' } as const;
const DECLINE = { do: 'decline' } as const;
const damage = (id: number) => ({ do: 'damage', slot: id }) as const;
const hit = (target: number) => ({ do: 'hit', figure: target }) as const;
const use = (key: string) => ({ do: 'use', card: card(key) }) as const;

/** This much damage dealt to a figure, by the Smuggler. */
const dealt = (target: number, left: number) =>
  sail({
    fleet: { patrols: [THERE], strongholds: [island(FISH)], cutter: THERE, gunship: THERE },
    step: 'damage/deal',
    data: { dealer: SMUGGLER, figure: target, left, dealt: 0 },
    under: [{ step: 'scoring/end', data: {} }],
  });

describe('Damage to other figures', () => {
  it.each([
    ['Patrol', PATROL, THERE],
    ['Stronghold', STRONGHOLD, island(FISH)],
  ])('AH-139 a damaged %s is removed to the supply, and no token is placed', (_, target, space) => {
    const { events, match } = dealt(target, 1);

    expect(told(events, 'figure-removed')).toEqual([{ figure: target, space }]);
    expect(match.state.figures[target]?.space).toBeNull();
    expect(match.state.mats.some(({ slots }) => slots.some((s) => s.damaged))).toBe(false);
  });

  it('AH-140 damage to a ship goes on its own plan, never on the Union board', () => {
    const { match } = dealt(GUNSHIP, 1);

    expect(offersOf(sea, match)).toEqual([0, 1].map((n) => damage(shipSlot('gunship', n))));
    expect(refuses(sea, match, SMUGGLER, damage(slot('mollusk', 'sail')))).toMatchObject({
      code: 'denied',
      clause: 'AH-140',
    });
    expect(whyNot(sea, match, damage(shipSlot('cutter')))).toBe('AH-140');
  });

  it('AH-140 damage to the Union’s Flagship never goes on a ship plan', () => {
    const { match } = dealt(figure('flagship', UNION), 1);

    expect(whyNot(sea, match, damage(shipSlot('gunship')))).toBe('AH-140');
    expect(offersOf(sea, match)).toContainEqual(damage(slot('mollusk', 'rally')));
  });

  it('AH-140 damage of a ship can never be repaired', () => {
    const [gun, rally] = [shipSlot('gunship'), slot('mollusk', 'rally')];
    const match = turnOf(UNION, {
      mats: { [UNION]: { dice: [2, 2], damaged: [gun, rally] } },
      fleet: { gunship: THERE },
    });

    play(match, { do: 'place', die: 2, slot: slot('mollusk', 'repair'), value: 2 });
    expect(refuses(sea, match, UNION, { do: 'repair', slot: gun })).toMatchObject({
      code: 'denied',
      clause: 'AH-140',
    });
    play(match, { do: 'repair', slot: rally });

    // One token might still be taken off: there is none that can be.
    expect(askedNow(match)).toBe('mollusk turn/act');
  });

  it.each([
    ['Patrol', PATROL],
    ['Stronghold', STRONGHOLD],
  ])('AH-S49 a second damage on a %s is lost', (_, target) => {
    const { events, match } = dealt(target, 2);

    expect(kindsOf(events).slice(0, 1)).toEqual(['figure-removed']);
    expect(told(events, 'figure-removed')).toHaveLength(1);
    expect(match.state.mats[SQUADRON]?.slots.some((s) => s.damaged)).toBe(false);
  });

  it('AH-S49 surplus damage on a ship that is gone is lost', () => {
    const { events, match } = dealt(CUTTER, 2);

    expect(told(events, 'slot-damaged')).toHaveLength(1);
    expect(told(events, 'figure-removed')).toEqual([{ figure: CUTTER, space: THERE }]);
    expect(kindsOf(events)).not.toContain('damage-ignored');
    expect(match.state.mats[UNION]?.slots.some((s) => s.damaged)).toBe(false);
  });
});

describe('Damage taken as a price', () => {
  it('AH-304 Grogmaster’s damage goes on the board, also when a Patrol fights', () => {
    const match = turnOf(SQUADRON, {
      mats: { [SQUADRON]: loaded('bluefin', 5, { crew: ['grogmaster'] }) },
      fleet: { squadron: at(5, 0), patrols: [HERE], smuggler: THERE },
      rig: rolls(1, 6, 6),
    });

    const events = play(
      match,
      { do: 'place', die: 3, slot: slot('bluefin', 'order'), value: 3 },
      { do: 'order', figure: PATROL },
      { do: 'move', space: THERE },
      HOLD,
      use('grogmaster'),
      damage(slot('bluefin', 'deploy')),
    );

    expect(told(events, 'slot-damaged')[0]).toMatchObject({ seat: SQUADRON, by: SQUADRON });
    expect(match.state.figures[PATROL]?.space).toBe(THERE);
  });

  it('AH-304 damage taken as a price does not go on the plan of the ship that fights', () => {
    const match = turnOf(UNION, {
      mats: { [UNION]: { dice: [4], crew: ['grogmaster'] } },
      fleet: { union: at(5, 0), gunship: HERE, smuggler: THERE, squadron: at(4, 0) },
      rig: rolls(1, 6),
    });

    play(
      match,
      { do: 'place', die: 4, slot: shipSlot('gunship'), value: 4 },
      { do: 'sail' },
      { do: 'move', space: THERE },
      use('grogmaster'),
    );

    expect(askedNow(match)).toBe('mollusk damage/slot');
    expect(whyNot(sea, match, damage(shipSlot('gunship', 1)))).toBe('AH-140');
  });

  it('AH-304 Mystic’s damage goes on board or Crew, and with all of those full there is none', () => {
    const mats = (damaged: number[]) => ({
      [UNION]: { crew: ['mystic', 'sailor'], damaged },
    });
    const fleet = { union: HERE, gunship: THERE, patrols: [HERE] };

    const match = turnOf(UNION, { mats: mats(allBut('mollusk')), fleet });
    const events = play(match, use('mystic'), hit(PATROL));
    expect(told(events, 'slot-damaged')[0]?.slot).toBe(crewSlot('sailor'));
    const full = turnOf(UNION, {
      mats: mats([...allBut('mollusk'), crewSlot('sailor')]),
      fleet,
    });

    expect(whyNot(sea, full, use('mystic'))).toBe('AH-265');
  });
});

describe('Mystic and Powder Monkey', () => {
  it('AH-265 Mystic takes 1 damage and deals 1 damage, once per turn', () => {
    const match = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: { crew: ['mystic'], dice: [3, 3] } },
      fleet: { smuggler: HERE, patrols: [HERE, HERE] },
    });

    const events = play(match, use('mystic'), damage(TAILWIND), hit(PATROL));

    expect(kindsOf(events)).toEqual(['crew-used', 'slot-damaged', 'figure-removed']);
    expect(told(events, 'slot-damaged')[0]).toMatchObject({ seat: SMUGGLER, slot: TAILWIND });
    expect(refuses(sea, match, SMUGGLER, use('mystic'))).toMatchObject({
      code: 'denied',
      clause: 'AH-S66',
    });
    // It needs no die.
    expect(match.state.turn?.left).toBe(2);
  });

  it('AH-265 Mystic needs a slot of one’s own for the damage, and somebody to hit', () => {
    const full = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: { crew: ['mystic'], damaged: allBut('smuggler-1') } },
      fleet: { smuggler: HERE, patrols: [HERE] },
    });
    const alone = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: { crew: ['mystic'] } },
      fleet: { smuggler: HERE, patrols: [THERE] },
    });

    expect(whyNot(sea, full, use('mystic'))).toBe('AH-265');
    expect(whyNot(sea, alone, use('mystic'))).toBe('AH-S99');
  });

  it('AH-S60 any enemy figure of the region may be hit, also in Fog; never an own one', () => {
    const match = turnOf(UNION, {
      mats: { [UNION]: { crew: ['mystic'] } },
      fleet: {
        union: at(2, 1),
        gunship: at(2, 1),
        smuggler: at(2, 0),
        second: at(4, 1),
        patrols: [at(3, 0), THERE],
        strongholds: [island(FISH)],
      },
    });

    play(match, use('mystic'), damage(slot('mollusk', 'rally')));

    expect(offersOf(sea, match)).toEqual([PATROL, STRONGHOLD, SMUGGLER_SHIP].map(hit));
    const events = play(match, hit(SMUGGLER_SHIP), damage(TAILWIND));
    expect(told(events, 'slot-damaged')[0]).toMatchObject({ seat: SMUGGLER, by: UNION });
  });

  it('AH-S60 Powder Monkey may hit a ship', () => {
    const match = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: { crew: ['powder-monkey'], dice: [2, 2], damaged: [TAILWIND] } },
      fleet: { smuggler: HERE, cutter: HERE },
    });

    const events = play(
      match,
      REPAIR,
      { do: 'repair', slot: TAILWIND },
      use('powder-monkey'),
      hit(CUTTER),
    );

    expect(told(events, 'figure-removed')).toEqual([{ figure: CUTTER, space: HERE }]);
  });

  it('AH-268 who repairs may deal 1 damage to a figure of the region, or leave it', () => {
    const match = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: { crew: ['powder-monkey'], dice: [2, 2], damaged: [TAILWIND] } },
      fleet: { smuggler: HERE, second: at(1, 3), squadron: THERE },
    });

    play(match, REPAIR, { do: 'repair', slot: TAILWIND });

    expect(offersOf(sea, match)).toEqual([DECLINE, use('powder-monkey')]);
    play(match, use('powder-monkey'));
    expect(offersOf(sea, match)).toEqual([hit(figure('flagship', SECOND))]);
    const events = play(match, hit(figure('flagship', SECOND)), damage(slot('smuggler-2', 'sail')));
    expect(told(events, 'slot-damaged')[0]).toMatchObject({ seat: SECOND, by: SMUGGLER });
  });

  it.each([
    ['Repair', [TAILWIND], [REPAIR, { do: 'done' }]],
    ['Shipwright', [], [{ do: 'place', die: 1, slot: crewSlot('shipwright'), value: 1 }]],
  ] as const)(
    'AH-268 a repair by %s that removed nothing gives no damage to deal',
    (_, damaged, answers) => {
      const match = turnOf(SMUGGLER, {
        mats: { [SMUGGLER]: { crew: ['powder-monkey', 'shipwright'], dice: [1, 2], damaged } },
        fleet: { smuggler: HERE, patrols: [HERE] },
      });

      play(match, answers);

      expect(askedNow(match)).toBe('smuggler-1 turn/act');
    },
  );
});

describe('Powder Monkey and the sources of repair', () => {
  const TWO = [TAILWIND, slot('smuggler-1', 'full-sail')];
  const MEND = TWO.map((id) => ({ do: 'repair', slot: id }) as const);
  type Source = {
    readonly source: string;
    readonly from: number;
    readonly patrols: readonly number[];
    readonly answers: Parameters<typeof play>[1];
  };
  const SOURCES: readonly Source[] = [
    { source: 'Repair', from: HERE, patrols: [HERE, HERE], answers: [REPAIR, ...MEND] },
    {
      source: 'a Harbor',
      from: at(2, 3),
      patrols: [at(2, 3), at(2, 3)],
      answers: [...sailing('smuggler-1', [THERE, at(3, 2)]), { do: 'harbor-repair' }, ...MEND],
    },
    {
      source: 'Shipwright',
      from: HERE,
      patrols: [HERE, HERE],
      answers: [{ do: 'place', die: 1, slot: crewSlot('shipwright'), value: 1 }],
    },
    {
      source: 'a reward',
      from: HERE,
      patrols: [THERE, THERE, THERE],
      answers: [
        ...sailing('smuggler-1', [THERE]),
        { do: 'victory', victory: 'reward' },
        { do: 'reward', reward: 9, take: true },
      ],
    },
  ];

  it.each(SOURCES)(
    'AH-S61 Powder Monkey acts once per repair by $source, however many tokens',
    (given) => {
      const cannons = given.source === 'a reward' ? { [slot('smuggler-1', 'cannons')]: 1 } : {};
      const match = turnOf(SMUGGLER, {
        mats: {
          [SMUGGLER]: {
            crew: ['powder-monkey', 'shipwright'],
            dice: [1, 2],
            damaged: TWO,
            placed: cannons,
          },
        },
        fleet: { smuggler: given.from, patrols: given.patrols, squadron: at(5, 0) },
        rig: rolls(6, 1),
        // Next to the reward that repairs all damage.
        state: { smugglers: { 0: { white: 8, black: 7 } } },
      });

      const mended = play(match, given.answers);
      expect(told(mended, 'repaired')).toHaveLength(2);
      expect(askedNow(match)).toBe('smuggler-1 crew/use');
      const events = play(match, use('powder-monkey'), { do: 'hit' });

      expect(told(events, 'figure-removed')).toHaveLength(1);
      // There is another to hit, but no second question.
      expect(match.state.figures.some((f) => f.kind === 'patrol' && f.space !== null)).toBe(true);
      expect(askedNow(match)).not.toBe('smuggler-1 crew/use');
    },
  );
});
