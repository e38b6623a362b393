import { isOffered, offersOf, refuses, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { allBut, askedNow, loaded, play, sailing } from '../fights.ts';
import {
  at,
  card,
  crewSlot,
  figure,
  kindsOf,
  position,
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
const WRECKAGE = at(0, 2);
const HOLD = { do: 'hold-fire' } as const;
const [FULL_SAIL, TAILWIND, CANNONS, NEGOTIATE, REPAIR] = (
  ['full-sail', 'tailwind', 'cannons', 'negotiate', 'repair'] as const
).map((action) => slot('smuggler-1', action)) as [number, number, number, number, number];
const damage = (id: number) => ({ do: 'damage', slot: id }) as const;
const isDamaged = (match: ReturnType<typeof turnOf>, seat: number, id: number): boolean =>
  match.state.mats[seat]?.slots.find((s) => s.slot === id)?.damaged ?? false;

type Mats = Parameters<typeof position>[0]['mats'];

/** The Squadron deals damage to the Smuggler's Flagship. */
const hitting = (left: number) =>
  ({
    step: 'damage/deal',
    data: { dealer: SQUADRON, figure: SMUGGLER_SHIP, left, dealt: 0 },
    under: [{ step: 'scoring/end', data: {} }],
  }) as const;
const hit = (left: number, mats: Mats = {}) => position({ mats, ...hitting(left) });

describe('Damage', () => {
  it('AH-131 damage to a Flagship is a token on one empty slot of its owner’s board or Crew', () => {
    const match = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: { crew: ['sailor'] } },
      fleet: { smuggler: HERE },
    });

    play(match, sailing('smuggler-1', [WRECKAGE]));
    expect(offersOf(sea, match)).toEqual(
      [slot('smuggler-1', 'sail', 1), FULL_SAIL, TAILWIND, CANNONS, NEGOTIATE, crewSlot('sailor')]
        .sort((a, b) => a - b)
        .map(damage),
    );
    const events = play(match, damage(crewSlot('sailor')));

    expect(told(events, 'slot-damaged')).toEqual([
      { seat: SMUGGLER, by: SMUGGLER, figure: SMUGGLER_SHIP, slot: crewSlot('sailor') },
    ]);
    expect(match.state.mats[SMUGGLER]?.slots.filter((s) => s.damaged)).toHaveLength(1);
  });

  it('AH-132 a player whose own Flagship takes damage chooses the slot', () => {
    const wrecked = turnOf(SMUGGLER, { fleet: { smuggler: HERE } });
    play(wrecked, sailing('smuggler-1', [WRECKAGE]));
    expect(askedNow(wrecked)).toBe('smuggler-1 damage/slot');

    const mystic = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: { crew: ['mystic'] } },
      fleet: { smuggler: HERE, patrols: [HERE] },
    });
    play(mystic, { do: 'use' });
    expect(askedNow(mystic)).toBe('smuggler-1 damage/slot');

    const grogmaster = turnOf(SQUADRON, {
      mats: { [SQUADRON]: loaded('bluefin', 5), [SMUGGLER]: { crew: ['grogmaster'] } },
      fleet: { squadron: HERE, smuggler: THERE },
    });
    play(grogmaster, sailing('bluefin', [THERE]), HOLD, { do: 'use' });
    expect(askedNow(grogmaster)).toBe('smuggler-1 damage/slot');
  });

  it('AH-132 a player whose ship is shoved into Wreckage chooses the slot', () => {
    const match = turnOf(SQUADRON, {
      mats: { [SQUADRON]: { crew: ['mystic', 'battering-beakhead'] } },
      fleet: { squadron: HERE, gunship: HERE },
    });

    const events = play(
      match,
      { do: 'use', card: card('mystic') },
      damage(slot('bluefin', 'sail')),
      { do: 'hit', figure: figure('gunship') },
      damage(shipSlot('gunship', 1)),
      { do: 'use', card: card('battering-beakhead') },
      { do: 'move', space: WRECKAGE },
    );

    // One slot was left, so there was nothing to ask; it is the Union that placed the token.
    expect(told(events, 'slot-damaged').slice(1)).toEqual([
      { seat: UNION, by: SQUADRON, figure: figure('gunship'), slot: shipSlot('gunship', 1) },
      { seat: UNION, by: UNION, figure: figure('gunship'), slot: shipSlot('gunship', 0) },
    ]);
  });

  it('AH-133 a player who deals damage chooses among the slots of the enemy’s board and Crew', () => {
    const match = hit(1, { [SMUGGLER]: { crew: ['trawler'], damaged: [CANNONS] } });

    expect(askedNow(match)).toBe('bluefin damage/slot');
    expect(isOffered(sea, match, damage(crewSlot('trawler')))).toBe(true);
    const events = play(match, damage(NEGOTIATE));

    expect(told(events, 'slot-damaged')).toEqual([
      { seat: SMUGGLER, by: SQUADRON, figure: SMUGGLER_SHIP, slot: NEGOTIATE },
    ]);
  });

  it('AH-133 where a ship was hit the dealer chooses among the slots of its plan', () => {
    const match = position({
      fleet: { gunship: HERE },
      step: 'damage/deal',
      data: { dealer: SMUGGLER, figure: figure('gunship'), left: 1, dealt: 0 },
    });

    expect(askedNow(match)).toBe('smuggler-1 damage/slot');
    expect(offersOf(sea, match)).toEqual(
      [shipSlot('gunship', 0), shipSlot('gunship', 1)].map(damage),
    );
  });

  it.each([
    ['holds a die', TAILWIND],
    ['holds a token', CANNONS],
    ['has a dashed box', REPAIR],
  ])('AH-134 a slot that %s is safe from damage', (_, safe) => {
    const match = hit(1, { [SMUGGLER]: { placed: { [TAILWIND]: 3 }, damaged: [CANNONS] } });

    expect(refuses(sea, match, SQUADRON, damage(safe))).toMatchObject({
      code: 'denied',
      clause: 'AH-134',
    });
  });

  it('AH-134 the dashed slots of the boards are those of Repair, and no others', () => {
    const { boards, slots } = sea.pack.printed;
    const dashed = Object.values(boards).flatMap((board) =>
      board.slots.filter((id) => slots[id]?.damageable === false).map((id) => slots[id]?.action),
    );

    expect(dashed).toEqual(['repair', 'repair', 'repair', 'repair']);
  });

  it('AH-135 where no slot can be damaged the damage is ignored', () => {
    const match = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: { damaged: allBut('smuggler-1', FULL_SAIL), dice: [3, 3] } },
      fleet: { smuggler: HERE },
    });

    const events = play(match, sailing('smuggler-1', [WRECKAGE], { die: 3, by: 'full-sail' }));

    expect(told(events, 'damage-ignored')).toEqual([{ figure: SMUGGLER_SHIP }]);
    expect(kindsOf(events)).not.toContain('slot-damaged');
  });

  it('AH-136 a damaged slot accepts no die until it is repaired', () => {
    const match = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: { dice: [2, 3], damaged: [FULL_SAIL] } },
    });
    const place = { do: 'place', die: 3, slot: FULL_SAIL, value: 3 } as const;

    expect(refuses(sea, match, SMUGGLER, place)).toMatchObject({ clause: 'AH-136' });
    play(match, { do: 'place', die: 2, slot: REPAIR, value: 2 }, { do: 'repair', slot: FULL_SAIL });

    expect(isOffered(sea, match, place)).toBe(true);
  });

  it('AH-137 the repairing player chooses which damaged slots, of board or Crew, are cleared', () => {
    const match = turnOf(SMUGGLER, {
      mats: {
        [SMUGGLER]: { crew: ['sailor'], damaged: [FULL_SAIL, TAILWIND, crewSlot('sailor')] },
      },
    });

    play(match, { do: 'place', die: 2, slot: REPAIR, value: 2 });
    expect(offersOf(sea, match)).toEqual([
      { do: 'repair', slot: FULL_SAIL },
      { do: 'repair', slot: TAILWIND },
      { do: 'repair', slot: crewSlot('sailor') },
      { do: 'done' },
    ]);
    const events = play(
      match,
      { do: 'repair', slot: crewSlot('sailor') },
      { do: 'repair', slot: TAILWIND },
    );

    expect(told(events, 'repaired').map((r) => r.slot)).toEqual([crewSlot('sailor'), TAILWIND]);
    expect(isDamaged(match, SMUGGLER, FULL_SAIL)).toBe(true);
    expect(isDamaged(match, SMUGGLER, TAILWIND)).toBe(false);
  });

  it('AH-138 damage stays from round to round', () => {
    const match = position({
      mats: { [SMUGGLER]: { dice: [], damaged: [FULL_SAIL], placed: { [TAILWIND]: 4 } } },
      step: 'scoring/regions',
      data: {},
      under: [{ step: 'scoring/end', data: {} }],
    });

    // The next round: the dice are back in hand, the token is where it was.
    expect(askedNow(match)).toBe('smuggler-1 turn/act');
    expect(match.state.mats[SMUGGLER]?.dice).toHaveLength(4);
    expect(isDamaged(match, SMUGGLER, FULL_SAIL)).toBe(true);
    expect(whyNot(sea, match, { do: 'place', slot: FULL_SAIL })).toBe('AH-136');
  });

  it('AH-141 damage tokens are not limited by the 25 in the box', () => {
    const match = hit(1, {
      [SQUADRON]: { damaged: allBut('bluefin') },
      [UNION]: { damaged: allBut('mollusk') },
      [SECOND]: { damaged: allBut('smuggler-2') },
    });
    const tokens = (): number =>
      match.state.mats.flatMap(({ slots }) => slots.filter((s) => s.damaged)).length;
    expect(tokens()).toBeGreaterThan(25);
    const before = tokens();

    play(match, damage(FULL_SAIL));

    expect(tokens()).toBe(before + 1);
  });

  it('AH-142 a slot with a die, one with damage and the dashed Repair slot are full or safe', () => {
    const [first = -1, second = -1, third = -1] = [0, 1, 2].map((n) =>
      slot('smuggler-1', 'sail', n),
    );
    const match = hit(1, { [SMUGGLER]: { placed: { [first]: 2 }, damaged: [second] } });

    for (const id of [first, second, REPAIR]) expect(whyNot(sea, match, damage(id))).toBe('AH-134');
    expect(isOffered(sea, match, damage(third))).toBe(true);
  });

  it('AH-305 several damage are placed one by one, each on another slot', () => {
    const match = hit(2);

    const first = play(match, damage(TAILWIND));
    expect(told(first, 'slot-damaged')).toHaveLength(1);
    expect(whyNot(sea, match, damage(TAILWIND))).toBe('AH-134');
    const second = play(match, damage(CANNONS));

    expect(told(second, 'slot-damaged')[0]?.slot).toBe(CANNONS);
    expect(sea.asked(match)).toEqual([]);
  });

  it('AH-305 damage that finds no slot is ignored', () => {
    const { events } = sail({
      mats: { [SMUGGLER]: { damaged: allBut('smuggler-1', TAILWIND) } },
      ...hitting(2),
    });

    expect(told(events, 'slot-damaged')).toEqual([
      { seat: SMUGGLER, by: SQUADRON, figure: SMUGGLER_SHIP, slot: TAILWIND },
    ]);
    expect(told(events, 'damage-ignored')).toEqual([{ figure: SMUGGLER_SHIP }]);
  });
});
