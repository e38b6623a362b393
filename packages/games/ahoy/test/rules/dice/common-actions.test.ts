import type { Match } from '@quarterdeck/kernel/engine';
import { dice, isOffered, offersOf, refuses, script, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { Kinds } from '../../../src/model/state.ts';
import {
  at,
  crewSlot,
  figure,
  kindsOf,
  position,
  SMUGGLER,
  SQUADRON,
  sea,
  shipSlot,
  slot,
  told,
  turnOf,
  UNION,
  withSandbars,
} from '../../positions.ts';

type Given = NonNullable<Parameters<typeof turnOf>[1]>;

const SAIL = slot('smuggler-1', 'sail');
const TAILWIND = slot('smuggler-1', 'tailwind');
const SHIP = figure('flagship', SMUGGLER);
const to = (x: number, y: number) => ({ do: 'move', space: at(x, y) }) as const;
const place = (die: number, on: number, value = die) =>
  ({ do: 'place', die, slot: on, value }) as const;

/** The Smuggler has a 3 and a 6, and is here. */
const smuggler = (space: number, more: Given = {}): Match<Kinds> =>
  turnOf(SMUGGLER, {
    ...more,
    mats: { [SMUGGLER]: { dice: [3, 6], gold: 0 }, ...more.mats },
    fleet: { smuggler: space, ...more.fleet },
  });
const sailing = (space: number, more: Given = {}): Match<Kinds> => {
  const match = smuggler(space, more);
  script(sea, match, [place(3, SAIL)]);
  return match;
};
const spaceOf = (match: Match<Kinds>, id: number) => match.state.figures[id]?.space;

describe('Sail', () => {
  it('AH-062 Sail makes one or two steps, each to an orthogonally adjacent space', () => {
    const match = sailing(at(2, 2));
    expect(offersOf(sea, match)).toEqual([to(2, 1), to(3, 2), to(2, 3), to(1, 2)]);
    expect(refuses(sea, match, SMUGGLER, to(3, 1)).code).toBe('not-offered');

    const two = script(sea, match, [to(1, 2), to(1, 1)]);

    expect(told(two, 'moved')).toEqual([
      { figure: SHIP, from: at(2, 2), to: at(1, 2) },
      { figure: SHIP, from: at(1, 2), to: at(1, 1) },
    ]);
    expect(told(two, 'anchored')).toEqual([{ figure: SHIP, space: at(1, 1) }]);
    const one = script(sea, sailing(at(2, 2)), [to(1, 2), { do: 'stop' }]);
    expect(told(one, 'anchored')).toEqual([{ figure: SHIP, space: at(1, 2) }]);
  });

  it('AH-S28 Sail has to make one step if any is possible, and may stop after it', () => {
    const match = sailing(at(5, 0));

    expect(refuses(sea, match, SMUGGLER, { do: 'stop' })).toMatchObject({ clause: 'AH-075' });
    script(sea, match, [to(5, 1)]);
    expect(isOffered(sea, match, { do: 'stop' })).toBe(true);
  });

  it('AH-S28 Sail counts a step off the map if one can explore or has the Sea Witch; else nothing happens', () => {
    const alone = (crew: readonly string[], stack: readonly string[]) => {
      const match = smuggler(at(5, 0), {
        mats: { [SMUGGLER]: { dice: [3, 6], gold: 0, crew } },
        stack,
        pack: withSandbars('compass-b', [
          ['NW', 'NE'],
          ['NE', 'SE'],
        ]),
      });
      const events = script(sea, match, [place(3, SAIL)]);
      return {
        events: kindsOf(events),
        offers: offersOf(sea, match),
        left: match.state.turn?.left,
      };
    };

    const stuck = alone([], []);
    expect(stuck.events).toEqual(['die-placed', 'could-not-move']);
    expect(stuck.left).toBe(1);
    expect(alone([], ['fish-b']).offers).toEqual([
      { do: 'explore', x: 5, y: -1 },
      { do: 'explore', x: 6, y: 0 },
    ]);
    expect(alone(['sea-witch'], []).offers).toEqual([
      { do: 'sea-witch', direction: 'north', space: at(5, 3) },
      { do: 'sea-witch', direction: 'east', space: at(0, 0) },
    ]);
  });

  it('AH-S29 Sail is walked step by step: the result of each is seen before the next is chosen', () => {
    const match = sailing(at(4, 0), { stack: ['fish-b'] });

    const first = script(sea, match, [to(3, 0)]);

    expect(kindsOf(first)).toEqual(['moved']);
    expect(sea.asked(match)).toEqual([{ seat: SMUGGLER, step: 'damage/slot' }]);
    const second = script(sea, match, [{ do: 'damage', slot: TAILWIND }]);
    expect(kindsOf(second)).toEqual(['slot-damaged']);
    expect(new Set(offersOf(sea, match).map((offer) => offer.do))).toEqual(
      new Set(['move', 'explore', 'stop']),
    );
  });
});

describe('Tailwind', () => {
  it('AH-063 Tailwind jumps straight to any space with the value of the die, over Sandbars and ships', () => {
    const match = smuggler(at(3, 3), { mats: { [SMUGGLER]: { dice: [4, 1] } } });
    const barred = sailing(at(3, 3));
    expect(whyNot(sea, barred, to(2, 3))).toBe('AH-069');

    script(sea, match, [place(4, TAILWIND)]);

    expect(offersOf(sea, match)).toEqual([{ do: 'decline' }, to(0, 3), to(2, 3)]);
    expect(refuses(sea, match, SMUGGLER, to(2, 1)).code).toBe('not-offered');
    const events = script(sea, match, [to(2, 3)]);
    expect(told(events, 'moved')).toEqual([{ figure: SHIP, from: at(3, 3), to: at(2, 3) }]);
    expect(kindsOf(events)).toContain('anchored');
  });

  it('AH-064 Tailwind may be declined; the die stays placed', () => {
    const match = smuggler(at(1, 2));
    script(sea, match, [place(6, TAILWIND)]);

    const events = script(sea, match, [{ do: 'decline' }]);

    expect(events).toEqual([]);
    expect(spaceOf(match, SHIP)).toBe(at(1, 2));
    expect(match.state.mats[SMUGGLER]?.slots.find((s) => s.slot === TAILWIND)?.die).toBe(6);
    expect(match.state.turn).toMatchObject({ left: 1 });
  });

  it('AH-S30 without a move nothing anchors: no Harbor, no Treasure, no Patrol', () => {
    const declined = turnOf(SQUADRON, {
      mats: { [SQUADRON]: { dice: [6, 6], damaged: [slot('bluefin', 'deploy')] } },
      fleet: { squadron: at(3, 2) },
    });
    const stayed = script(sea, declined, [
      place(6, slot('bluefin', 'tailwind')),
      { do: 'decline' },
    ]);
    expect(kindsOf(stayed)).toEqual(['die-placed']);
    expect(sea.asked(declined)).toEqual([{ seat: SQUADRON, step: 'turn/act' }]);

    const moved = script(sea, declined, [place(6, slot('bluefin', 'tailwind', 1)), to(2, 1)]);
    expect(kindsOf(moved)).toContain('anchored');
    expect(isOffered(sea, declined, { do: 'place-patrol' })).toBe(true);
  });

  it('AH-S31 Tailwind leads to another space; without one it has no outcome', () => {
    const match = smuggler(at(2, 1));
    script(sea, match, [place(6, TAILWIND)]);
    expect(offersOf(sea, match)).toEqual([{ do: 'decline' }, to(5, 2)]);

    const only = smuggler(at(0, 2));
    const events = script(sea, only, [place(3, TAILWIND)]);
    expect(kindsOf(events)).toEqual(['die-placed', 'could-not-move']);
  });
});

describe('Cannons', () => {
  it('AH-065 all figures of the player are loaded until the round is over, the Cutter excepted', () => {
    const order: Given = {
      mats: { [SQUADRON]: { dice: [5, 3] } },
      fleet: { squadron: at(4, 0), patrols: [at(1, 2)], smuggler: at(1, 3) },
    };
    const fights = (...answers: Parameters<typeof script<Kinds>>[2]) =>
      kindsOf(script(sea, turnOf(SQUADRON, order), answers)).includes('battle-begun');
    const patrol = { do: 'order', figure: figure('patrol') } as const;
    const ordered = [place(3, slot('bluefin', 'order')), patrol, to(1, 3)] as const;
    expect(fights(...ordered)).toBe(false);
    expect(fights(place(5, slot('bluefin', 'cannons')), ...ordered)).toBe(true);

    const ships = turnOf(UNION, {
      mats: { [UNION]: { dice: [2, 4] } },
      fleet: { union: at(4, 0), cutter: at(1, 2), smuggler: at(1, 3) },
    });
    const cutter = script(sea, ships, [
      place(2, slot('mollusk', 'cannons')),
      place(4, shipSlot('cutter')),
      { do: 'sail' },
      to(1, 3),
    ]);
    expect(kindsOf(cutter)).not.toContain('battle-begun');
  });

  it('AH-065 dice taken back at the end of the round unload them', () => {
    const given = {
      mats: { [SQUADRON]: { dice: [1, 1], placed: { [slot('bluefin', 'cannons')]: 5 } } },
      fleet: { squadron: at(1, 2), smuggler: at(1, 3) },
    };
    const sailIn = [place(1, slot('bluefin', 'sail')), to(1, 3)] as const;
    expect(kindsOf(script(sea, turnOf(SQUADRON, given), sailIn))).toContain('battle-begun');

    const next = position({
      ...given,
      step: 'clean-up/reroll',
      data: {},
      under: [
        { step: 'turn/begin', data: { seat: SQUADRON } },
        { step: 'scoring/end', data: {} },
      ],
      rig: dice(6, [1]),
    });

    expect(kindsOf(script(sea, next, sailIn))).not.toContain('battle-begun');
  });

  it('AH-066 a die on Cannons starts no battle by itself; a move into the space does', () => {
    const match = turnOf(UNION, {
      mats: { [UNION]: { dice: [2, 4] } },
      fleet: { union: at(1, 2), smuggler: at(1, 2) },
    });

    const loaded = script(sea, match, [place(2, slot('mollusk', 'cannons'))]);

    expect(kindsOf(loaded)).toEqual(['die-placed']);
    expect(sea.asked(match)).toEqual([{ seat: UNION, step: 'turn/act' }]);
    const sailed = script(sea, match, [place(4, slot('mollusk', 'sail')), to(1, 3), to(1, 2)]);
    expect(told(sailed, 'battle-begun')).toEqual([
      { attacker: figure('flagship', UNION), defender: SHIP, space: at(1, 2) },
    ]);
  });
});

describe('Repair', () => {
  it('AH-067 Repair takes as many as 2 damage off the board or Crew, and fewer if one likes', () => {
    const damaged = [SAIL, TAILWIND, crewSlot('sailor')];
    const repairing = () => {
      const match = turnOf(SMUGGLER, {
        mats: { [SMUGGLER]: { dice: [2, 1], crew: ['sailor'], damaged } },
      });
      script(sea, match, [place(2, slot('smuggler-1', 'repair'))]);
      return match;
    };
    const match = repairing();
    expect(offersOf(sea, match)).toEqual([
      ...damaged.map((on) => ({ do: 'repair', slot: on })),
      { do: 'done' },
    ]);

    const events = script(sea, match, [
      { do: 'repair', slot: crewSlot('sailor') },
      { do: 'repair', slot: SAIL },
    ]);

    expect(told(events, 'repaired').map(({ slot: on }) => Number(on))).toEqual([
      crewSlot('sailor'),
      SAIL,
    ]);
    expect(sea.asked(match)).toEqual([{ seat: SMUGGLER, step: 'turn/act' }]);
    const one = repairing();
    script(sea, one, [{ do: 'repair', slot: SAIL }, { do: 'done' }]);
    expect(one.state.mats[SMUGGLER]?.slots.filter((s) => s.damaged)).toHaveLength(2);
  });
});
