import { sfcRng } from '@quarterdeck/kernel/chance';
import { isOffered, offersOf, refuses, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../../src/pack/editions.gen.ts';
import { askedNow, loaded, play, rolls, sailing } from '../fights.ts';
import {
  at,
  crewSlot,
  FISH,
  figure,
  island,
  kindsOf,
  SKULL,
  SMUGGLER,
  SQUADRON,
  sail,
  sea,
  slot,
  TREE,
  told,
  turnOf,
} from '../positions.ts';

const FLAGSHIP = figure('flagship', SQUADRON);
const HERE = at(2, 2);
const DONE = { do: 'done' } as const;
const VALUES = [1, 2, 3, 4, 5, 6];

/** One of the Squadron's dice on an action. */
const place = (action: 'order' | 'bombard' | 'deploy' | 'repair' | 'tailwind', die: number) =>
  ({ do: 'place', die, slot: slot('bluefin', action), value: die }) as const;

/** The values that an action's slots take from a Squadron without gold. */
function takenBy(slots: readonly number[]): number[] {
  const match = turnOf(SQUADRON, { mats: { [SQUADRON]: { gold: 0, dice: VALUES } } });
  return VALUES.filter((die) => slots.some((id) => isOffered(sea, match, put(die, id))));
}
const put = (die: number, id: number) => ({ do: 'place', die, slot: id, value: die }) as const;
const slotsOf = sea.pack.printed.boards.bluefin.slotsOf;

describe('The dice of the Squadron', () => {
  it('AH-165 the fifth is placed alone on the third turn', () => {
    const { match, events: begun } = sail({
      seats: 2,
      mats: {
        0: { gold: 0, dice: [2, 3, 4, 5, 6] },
        1: { dice: [], setAside: [1, 1, 1, 1] },
      },
      step: 'turn/begin',
      data: { seat: SQUADRON },
      under: [{ step: 'scoring/end', data: {} }],
    });

    const events = play(
      match,
      put(5, slot('bluefin', 'cannons', 0)),
      put(6, slot('bluefin', 'cannons', 1)),
      { do: 'end-turn' },
      place('repair', 2),
      place('order', 3),
      { do: 'end-turn' },
      place('bombard', 4),
    );

    const turns = told([...begun, ...events], 'turn-begun');
    expect(turns.map(({ seat, dice }) => [seat, dice])).toEqual([
      [SQUADRON, 2],
      [SQUADRON, 2],
      [SQUADRON, 1],
    ]);
    expect(match.state.turn).toMatchObject({ seat: SQUADRON, left: 0 });
    expect(offersOf(sea, match)).toContainEqual({ do: 'end-turn' });
  });

  it('AH-166 Sail takes any die on 4 slots, for 1 or 2 spaces and a Patrol', () => {
    const [first, second, third, fourth] = slotsOf.sail;
    const placed = Object.fromEntries([first, second, third].map((id) => [id, 1]));
    const match = turnOf(SQUADRON, {
      mats: { [SQUADRON]: { gold: 0, dice: [1, 1], placed } },
      fleet: { squadron: HERE, patrols: [] },
    });

    expect(takenBy(slotsOf.sail)).toEqual(VALUES);
    expect(slotsOf.sail).toHaveLength(4);
    const events = play(match, put(1, fourth ?? -1), { do: 'move', space: at(2, 1) });
    expect(isOffered(sea, match, { do: 'stop' })).toBe(true);
    play(match, { do: 'move', space: at(2, 0) });

    expect(told(events, 'die-placed')).toMatchObject([{ slot: fourth, action: 'sail' }]);
    expect(isOffered(sea, match, { do: 'place-patrol' })).toBe(true);
    play(match, DONE);
    for (const full of slotsOf.sail) expect(whyNot(sea, match, put(1, full))).toBe('AH-050');
  });

  it('AH-167 Tailwind takes any die on 2 slots, for a jump and a Patrol', () => {
    const match = turnOf(SQUADRON, {
      mats: { [SQUADRON]: { dice: [2, 2] } },
      fleet: { squadron: HERE },
    });

    expect(takenBy(slotsOf.tailwind)).toEqual(VALUES);
    expect(slotsOf.tailwind).toHaveLength(2);
    const events = play(
      match,
      place('tailwind', 2),
      { do: 'move', space: at(4, 1) },
      { do: 'place-patrol' },
      put(2, slotsOf.tailwind[1] ?? -1),
    );

    expect(told(events, 'anchored')).toEqual([{ figure: FLAGSHIP, space: at(4, 1) }]);
    expect(told(events, 'figure-placed')).toMatchObject([{ space: at(4, 1) }]);
  });

  it('AH-167 without the jump there is no Patrol', () => {
    const match = turnOf(SQUADRON, { fleet: { squadron: HERE } });

    const events = play(match, place('tailwind', 2), { do: 'decline' });

    expect(kindsOf(events)).toEqual(['die-placed']);
    expect(askedNow(match)).toBe('bluefin turn/act');
  });

  it('AH-168 Cannons take only a 5 and a 6, both at a time', () => {
    const [five, six] = slotsOf.cannons;
    const match = turnOf(SQUADRON, { mats: { [SQUADRON]: { gold: 0, dice: [5, 6] } } });

    const events = play(match, put(5, five ?? -1), put(6, six ?? -1));

    expect(takenBy(slotsOf.cannons)).toEqual([5, 6]);
    expect(told(events, 'die-placed').map(({ die, slot: on }) => [die, on])).toEqual([
      [5, five],
      [6, six],
    ]);
  });

  it('AH-168 only one of the two is lowered in a battle, and the other in the next', () => {
    const [five = -1, six = -1] = slotsOf.cannons;
    const match = turnOf(SQUADRON, {
      mats: { [SQUADRON]: { dice: [1, 1], placed: { [five]: 5, [six]: 6 } } },
      fleet: { squadron: at(1, 2), smuggler: HERE, second: HERE },
      rig: rolls(6, 1, 6, 1),
    });

    const fought = play(
      match,
      sailing('bluefin', [HERE]),
      { do: 'fight', figure: figure('flagship', SMUGGLER) },
      { do: 'fire', slot: six, lowered: 5 },
    );
    expect(askedNow(match)).toBe('bluefin battle/victory');
    const again = play(match, { do: 'decline' }, { do: 'fire', slot: five, lowered: 4 });

    expect(told(fought, 'battle-rolled')[0]?.total).toBe(6 + 5);
    expect(told(again, 'battle-rolled')[0]?.total).toBe(6 + 4);
  });

  it('AH-169 Repair takes only a 2, and removes up to 2 damage', () => {
    const damaged = [
      slot('bluefin', 'order'),
      slot('bluefin', 'deploy'),
      slot('bluefin', 'bombard'),
    ];
    const match = turnOf(SQUADRON, { mats: { [SQUADRON]: { dice: [2, 2], damaged } } });

    const events = play(
      match,
      place('repair', 2),
      { do: 'repair', slot: slot('bluefin', 'deploy') },
      { do: 'repair', slot: slot('bluefin', 'order') },
    );

    expect(takenBy(slotsOf.repair)).toEqual([2]);
    expect(told(events, 'repaired')).toHaveLength(2);
    expect(askedNow(match)).toBe('bluefin turn/act');
  });

  it('AH-170 Bombard takes only a 4, and sends all Comrades of the Island home', () => {
    const match = turnOf(SQUADRON, {
      fleet: { squadron: island(FISH) },
      comrades: { [FISH]: 5, [SKULL]: 3 },
    });

    const events = play(match, place('bombard', 4));

    expect(takenBy(slotsOf.bombard)).toEqual([4]);
    expect(told(events, 'comrades-removed')).toEqual([{ region: FISH, count: 5 }]);
    expect(match.state.union.ready).toBe(6);
    expect(match.state.regions.map(({ comrades }) => comrades)).toEqual([3, 0, 0, 0, 0, 0]);
  });

  it('AH-S76 the Flagship may be anywhere in the region', () => {
    const match = turnOf(SQUADRON, {
      fleet: { squadron: at(2, 0) },
      comrades: { [FISH]: 2, [SKULL]: 1 },
    });

    const events = play(match, place('bombard', 4));

    expect(told(events, 'comrades-removed')).toEqual([{ region: FISH, count: 2 }]);
  });
});

describe('Order', () => {
  const order = (patrol: number) => ({ do: 'order', figure: figure('patrol', patrol) }) as const;
  const to = (x: number, y: number) => ({ do: 'move', space: at(x, y) }) as const;

  it('AH-171 Order takes only a 3, and moves up to 4 different Patrols one space each', () => {
    const match = turnOf(SQUADRON, {
      fleet: { patrols: [at(1, 2), at(2, 1), at(3, 2), at(4, 2), at(5, 0)], second: at(0, 0) },
    });

    const events = play(
      match,
      place('order', 3),
      [order(0), to(1, 1)],
      [order(1), to(2, 2)],
      [order(2), to(3, 1)],
      [order(3), to(5, 2)],
    );

    expect(takenBy(slotsOf.order)).toEqual([3]);
    expect(told(events, 'moved').map(({ to: space }) => space)).toEqual([
      at(1, 1),
      at(2, 2),
      at(3, 1),
      at(5, 2),
    ]);
    expect(kindsOf(events)).not.toContain('anchored');
    expect(askedNow(match)).toBe('bluefin turn/act');
  });

  it('AH-171 a Patrol that explores and one that battles do not stop the others', () => {
    const match = turnOf(SQUADRON, {
      mats: { [SQUADRON]: loaded('bluefin', 1, { dice: [3, 3] }) },
      fleet: { patrols: [at(0, 3), at(1, 2), at(2, 1)], smuggler: HERE },
      stack: ['compass-a'],
      rig: rolls(6, 1),
    });

    const events = play(
      match,
      place('order', 3),
      [order(0), { do: 'explore', x: 0, y: 4 }, { do: 'lay', x: 0, y: 4, turn: 0 }],
      [order(1), to(2, 2), { do: 'decline' }],
      [order(2), to(2, 0)],
    );

    expect(told(events, 'region-added')).toMatchObject([{ seat: SQUADRON, x: 0, y: 4 }]);
    expect(told(events, 'battle-won')).toMatchObject([{ winner: figure('patrol', 1) }]);
    expect(told(events, 'moved').map((moved) => moved.figure)).toEqual(
      [0, 1, 2].map((n) => figure('patrol', n)),
    );
  });

  it('AH-S77 each Patrol is resolved before the next, none moves twice, and one may stop', () => {
    const match = turnOf(SQUADRON, { fleet: { patrols: [at(1, 2), at(2, 1)] } });

    play(match, place('order', 3), order(1), to(2, 2));
    const twice = refuses(sea, match, SQUADRON, order(1));
    expect(offersOf(sea, match)).toEqual([DONE, order(0)]);
    const events = play(match, DONE);

    expect(twice).toMatchObject({ code: 'denied', clause: 'AH-171' });
    expect(events).toEqual([]);
    expect(askedNow(match)).toBe('bluefin turn/act');
  });

  it('AH-S77 a current carries an ordered Patrol further before the next one moves', () => {
    const match = turnOf(SQUADRON, { fleet: { patrols: [at(1, 0), at(2, 1)] } });

    const events = play(match, place('order', 3), order(0), to(0, 0));

    expect(told(events, 'moved').map(({ to: space }) => space)).toEqual([at(0, 0), at(0, 1)]);
    expect(offersOf(sea, match)).toEqual([DONE, order(1)]);
  });

  it('AH-112 AH-171 an Order knows which Patrols have moved until it is over', () => {
    const match = turnOf(SQUADRON, { fleet: { patrols: [at(1, 2), at(2, 1)] } });
    const moved = () => match.state.ordered;
    const [one, other] = [figure('patrol', 0), figure('patrol', 1)];

    play(match, place('order', 3));
    expect(moved()).toEqual([]);
    play(match, order(1));
    expect(moved()).toEqual([other]);
    play(match, to(2, 2));
    expect(moved()).toEqual([other]);
    play(match, order(0));
    expect(moved()).toEqual([other, one]);
    play(match, to(1, 1));
    expect(moved()).toEqual([]);
  });

  it('AH-112 AH-171 an Order that is ended early forgets which Patrols have moved', () => {
    const match = turnOf(SQUADRON, { fleet: { patrols: [at(1, 2), at(2, 1)] } });

    play(match, place('order', 3), order(1), to(2, 2), DONE);

    expect(match.state.ordered).toEqual([]);
  });

  it('AH-112 in a match stored before this was decided an Order keeps no list', () => {
    const older = sea.packFor({ hash: EDITIONS[0]?.hash ?? '' });
    const stored = sea.create({ seats: 3, pack: older, rng: sfcRng(1) });
    const match = turnOf(SQUADRON, {
      fleet: { patrols: [at(1, 2), at(2, 1)] },
      state: { ordered: null },
    });

    play(match, place('order', 3), order(1), to(2, 2), DONE);

    expect(sea.create({ seats: 3, rng: sfcRng(1) }).state.ordered).toEqual([]);
    expect(stored.state.ordered).toBeNull();
    expect(match.state.ordered).toBeNull();
  });

  it('AH-307 a Stronghold never moves, neither by Order nor by a Convincing Official', () => {
    const STRONGHOLD = { do: 'order', figure: figure('stronghold', 0) } as const;
    const fleet = { patrols: [at(2, 1)], strongholds: [island(TREE)] };
    const ordering = turnOf(SQUADRON, { fleet });
    const official = 'convincing-official-1';
    const convinced = turnOf(SMUGGLER, { mats: { [SMUGGLER]: { crew: [official] } }, fleet });

    play(ordering, place('order', 3));
    play(convinced, put(1, crewSlot(official)));

    for (const match of [ordering, convinced]) {
      expect(offersOf(sea, match)).toEqual([DONE, order(0)]);
      expect(whyNot(sea, match, STRONGHOLD)).toBe('AH-307');
    }
  });
});

describe('Deploy', () => {
  const deploy = (x: number, y: number) => ({ do: 'deploy', space: at(x, y) }) as const;

  it('AH-172 Deploy takes any die on 1 slot, for a Patrol here or next to here, over Sandbars too', () => {
    const match = turnOf(SQUADRON, { fleet: { squadron: at(4, 0) } });

    play(match, place('deploy', 1));

    expect(takenBy(slotsOf.deploy)).toEqual(VALUES);
    expect(slotsOf.deploy).toHaveLength(1);
    expect(offersOf(sea, match)).toHaveLength(4);
    for (const space of [deploy(4, 0), deploy(3, 0), deploy(5, 0), deploy(4, 1)])
      expect(isOffered(sea, match, space)).toBe(true);
    expect(refuses(sea, match, SQUADRON, deploy(3, 1))).toMatchObject({ clause: 'AH-172' });
  });

  it('AH-172 a Patrol that is deployed meets neither battle nor terrain', () => {
    const match = turnOf(SQUADRON, {
      mats: { [SQUADRON]: loaded('bluefin', 5) },
      fleet: { squadron: at(4, 0), smuggler: at(3, 0) },
    });

    const events = play(match, place('deploy', 1), deploy(3, 0));

    expect(kindsOf(events)).toEqual(['die-placed', 'figure-placed']);
  });

  it('AH-173 Deploy places a Patrol only onto a space of the map', () => {
    const match = turnOf(SQUADRON, { fleet: { squadron: at(0, 0) } });

    play(match, place('deploy', 1));

    expect(offersOf(sea, match)).toHaveLength(3);
    for (const space of [deploy(0, 0), deploy(1, 0), deploy(0, 1)])
      expect(isOffered(sea, match, space)).toBe(true);
  });
});
