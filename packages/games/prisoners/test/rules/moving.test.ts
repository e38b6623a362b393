import { sfcRng } from '@quarterdeck/kernel/chance';
import type { Match } from '@quarterdeck/kernel/engine';
import { isOffered, offersOf, refuses, script, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { Kinds } from '../../src/model/state.ts';
import { EDITIONS } from '../../src/pack/editions.gen.ts';
import type { HexId } from '../../src/pack/fields.ts';
import { route } from '../../src/rules/geometry/chart.ts';
import {
  askedNow,
  from,
  GREEN,
  hex,
  names,
  play,
  printed,
  RED,
  table,
  told,
} from '../positions.ts';

const to = (name: string) => ({ do: 'to', hex: hex(name) }) as const;
const idOf = (name: string): HexId => hex(name) as HexId;
const sail = (ship: number) => ({ do: 'sail', ship }) as const;
const reached = (match: Match<Kinds>): string[] =>
  offersOf(table, match).flatMap((offer) =>
    offer.do === 'to' ? [printed.hexes[offer.hex]?.name ?? '?'] : [],
  );
const NEXT_TO_E5 = ['E4', 'E6', 'D4', 'D5', 'F4', 'F5'];

describe('Step 2: move', () => {
  it('TP-111 TP-106 TP-117 each ship may move once, and a hex is enough to have moved', () => {
    const { match } = play('move', { ships: [[{ at: 'E5' }, { at: 'G8' }]] }, [sail(0), to('E6')]);

    expect(offersOf(table, match)).toEqual([{ do: 'pass' }, sail(1)]);
    expect(whyNot(table, match, sail(0))).toBe('TP-117');
  });

  it('TP-111 a ship need not move: its player may leave it where it is, or be done at once', () => {
    const around = { ships: [[{ at: 'E5' }, { at: 'G8' }]] };

    const stayed = play('move', around, [sail(0), { do: 'stay' }]);
    const done = play('move', around, [{ do: 'pass' }]);

    expect(offersOf(table, stayed.match)).toEqual([{ do: 'pass' }, sail(1), sail(0)]);
    expect(names([...stayed.events, ...done.events])).not.toContain('ship-moved');
    expect(done.match.state.ships[0]?.hex).toBe(hex('E5'));
  });

  it('TP-112 a move covers up to 5 hexes in any direction, turning freely', () => {
    const { match } = play('move', { ships: [[{ at: 'I8' }]] }, [sail(0)]);

    // All 90 hexes round I8 within 5, whichever way they lie.
    expect(reached(match)).toHaveLength(90);
    expect(reached(match)).toEqual(expect.arrayContaining(['I3', 'I13', 'D6', 'N10']));
    expect(isOffered(table, match, to('I2'))).toBe(false);
    expect(refuses(table, match, RED, to('I2')).clause).toBe('TP-112');
  });

  it('TP-113 ships move in Step 2 of their own player alone', () => {
    const around = { seats: 2, ships: [[{ at: 'E5' }], [{ at: 'G8' }]] };
    const { match } = from('move', around);

    expect(askedNow(match)).toEqual([RED, 'turn/move']);
    expect(isOffered(table, match, sail(1))).toBe(false);
    expect(refuses(table, match, RED, sail(1)).clause).toBe('TP-113');
    expect(names(from('explore', around).events)).not.toContain('ship-moved');
  });

  it('TP-114 TP-S25 no piece is entered or passed: own ships and privateers neither', () => {
    const { match } = play(
      'move',
      {
        ships: [[{ at: 'E5' }, { at: 'E4' }], [{ at: 'E6' }]],
        destinations: [
          { at: 'D4', face: 'shark' },
          { at: 'D5', face: 'privateer' },
          { at: 'F4', face: 'squid', explored: false },
        ],
      },
      [sail(0)],
    );

    expect(reached(match)).toContain('F5');
    for (const name of ['E4', 'E6', 'D4', 'D5', 'F4']) {
      expect(reached(match)).not.toContain(name);
      expect(whyNot(table, match, to(name))).toBe('TP-114');
    }
    // C5 lies two hexes away as the gull flies, but the way round through F5 is longer than 5.
    expect(reached(match)).not.toContain('C5');
    expect(refuses(table, match, RED, to('C5')).clause).toBe('TP-112');
  });

  it('TP-114 a ship with pieces on every side cannot move, and neither can one behind territories', () => {
    const { match } = from('move', {
      ships: [[{ at: 'E5' }, { at: 'I8' }]],
      destinations: NEXT_TO_E5.map((at, place) => ({
        at,
        face:
          place < 3
            ? 'shark'
            : ((['lighthouse', 'rum-cache', 'pirate-cove'] as const)[place - 3] ?? 'squid'),
      })),
    });

    expect(offersOf(table, match)).toEqual([{ do: 'pass' }, sail(1)]);
    expect(whyNot(table, match, sail(0))).toBe('TP-114');
  });

  it('TP-115 only the last hex of a way counts: the ship is there, and nothing happens on the way', () => {
    const { match, events } = play(
      'move',
      { ships: [[{ at: 'I8' }]], destinations: [{ at: 'I6', face: 'shark', explored: false }] },
      [sail(0), to('I4')],
    );

    expect(told(events, 'ship-moved')).toMatchObject([{ ship: 0, from: hex('I8'), to: hex('I4') }]);
    expect(match.state.ships[0]?.hex).toBe(hex('I4'));
    expect(match.state.destinations[0]?.explored).toBe(false);
  });

  it('TP-115 the board ends at its edges', () => {
    const { match } = play('move', { ships: [[{ at: 'A1' }], [{ at: 'R16' }]] }, [sail(0)]);

    expect(reached(match)).not.toContain('R1');
    expect(reached(match)).not.toContain('A16');
    expect(reached(match)).toContain('A6');
  });

  it('TP-116 TP-S26 ships move in any order, and a ship that moved away makes room', () => {
    const around = {
      ships: [[{ at: 'A1' }, { at: 'A2' }, { at: 'B1' }]],
      destinations: [{ at: 'B2', face: 'shark' }] as const,
    };
    const { match } = from('move', around);
    // A1 is shut in by its own fleet until another ship leaves.
    expect(whyNot(table, match, sail(0))).toBe('TP-114');

    script(table, match, [sail(1), to('A4'), sail(0), to('A3')]);

    expect(match.state.ships[0]?.hex).toBe(hex('A3'));
  });

  it('TP-117 a move cannot be split: what is left of it is lost', () => {
    const { match } = play('move', { ships: [[{ at: 'I8' }]] }, [sail(0), to('I7')]);

    expect(askedNow(match)).toEqual([GREEN, 'turn/move']);
  });

  it('TP-117 TP-116 a ship that was chosen and stayed may move later, when another has cleared the way', () => {
    const around = { ships: [[{ at: 'E5' }, { at: 'E6' }]] };
    const { match } = play('move', around, [sail(0), { do: 'stay' }]);

    script(table, match, [sail(1), to('E9'), sail(0), to('E6')]);

    expect(match.state.ships[0]?.hex).toBe(hex('E6'));
    expect(askedNow(match)).toEqual([GREEN, 'turn/move']);
  });

  it('TP-117 a ship that was left where it is twice may be chosen again when another has moved', () => {
    const around = { ships: [[{ at: 'E5' }, { at: 'G8' }]] };
    const STAY = { do: 'stay' } as const;
    const { match } = play('move', around, [sail(0), STAY, sail(0), STAY]);

    expect(offersOf(table, match)).toEqual([{ do: 'pass' }, sail(1)]);
    expect(whyNot(table, match, sail(0))).toBe('TP-117');
    script(table, match, [sail(1), to('G9')]);
    expect(offersOf(table, match)).toEqual([{ do: 'pass' }, sail(0)]);
  });

  it('TP-117 in a match stored before this was decided a ship that stayed has used its move', () => {
    const older = table.packFor({ hash: EDITIONS[0]?.hash ?? '' });
    const stored = table.create({ seats: 2, pack: older, rng: sfcRng(1) });
    const around = { ships: [[{ at: 'E5' }, { at: 'G8' }]], state: { stayed: null } };

    const { match } = play('move', around, [sail(0), { do: 'stay' }]);

    expect(stored.state.stayed).toBeNull();
    expect(table.save(stored).state).not.toHaveProperty('stayed');
    expect(offersOf(table, match)).toEqual([{ do: 'pass' }, sail(1)]);
  });

  it('TP-118 a bonus makes the one move of the turn longer', () => {
    const { match } = play('move', { ships: [[{ at: 'I8', extraMove: 2 }]] }, [sail(0)]);

    expect(reached(match)).toContain('I1');
    script(table, match, [to('I1')]);
    expect(askedNow(match)).toEqual([GREEN, 'turn/move']);
  });

  it('TP-119 TP-068 starting hexes of others are open ocean', () => {
    const { match } = play('move', { ships: [[{ at: 'P12' }], [{ at: 'A1' }]] }, [sail(0)]);

    expect(reached(match)).toEqual(expect.arrayContaining(['P14', 'P15', 'Q14']));
  });

  it('TP-117 TP-160 a ship that was left where it is may be chosen as often in the next turn', () => {
    const STAY = { do: 'stay' } as const;
    const { match } = play('move', { ships: [[{ at: 'E5' }, { at: 'G8' }], [{ at: 'P9' }]] }, [
      sail(0),
      STAY,
      sail(0),
      STAY,
      { do: 'pass' },
    ]);

    script(table, match, [{ do: 'pass' }]);

    expect(offersOf(table, match)).toEqual([{ do: 'pass' }, sail(0), sail(1)]);
  });

  it('TP-115 a shortest way goes round what lies in it, from the ship to the hex', () => {
    const { match } = from('move', {
      ships: [[{ at: 'E5' }], [{ at: 'P9' }]],
      destinations: [
        { at: 'E6', face: 'shark' },
        { at: 'D5', face: 'squid' },
      ],
    });
    const way = (name: string): string[] =>
      route(match.state, idOf('E5'), idOf(name)).map((each) => printed.hexes[each]?.name ?? '?');

    expect(way('E4')).toEqual(['E5', 'E4']);
    expect(way('E7')).toEqual(['E5', 'F5', 'F6', 'E7']);
    expect(way('E5')).toEqual(['E5']);
  });

  it('TP-115 there is no way where every hex beside the ship is taken', () => {
    const { match } = from('move', {
      ships: [[{ at: 'E5' }], [{ at: 'P9' }]],
      destinations: NEXT_TO_E5.map((at) => ({ at, face: 'shark' })),
    });

    expect(route(match.state, idOf('E5'), idOf('E8'))).toEqual([]);
  });
});

describe('Step 3: explore', () => {
  const explore = (ship: number, name: string) =>
    ({ do: 'explore', ship, hex: hex(name) }) as const;
  const fleet = { ships: [[{ at: 'E5' }, { at: 'E7' }]], cardsAbove: 8 };

  it('TP-120 a ship flips a destination next to it for all, and none further off', () => {
    const around = {
      ...fleet,
      destinations: [
        { at: 'E4', face: 'shark', explored: false },
        { at: 'E2', face: 'squid', explored: false },
      ] as const,
    };
    const { match, events } = play('explore', around, [explore(0, 'E4')]);

    expect(told(events, 'destination-explored')).toMatchObject([
      { ship: 0, hex: hex('E4'), face: 'shark' },
    ]);
    for (const viewer of [RED, GREEN, 'spectator'] as const)
      expect(table.view(match, viewer).state.destinations.map(({ face }) => face)).toEqual([
        'shark',
        '?',
      ]);
    const before = from('explore', around).match;
    expect(isOffered(table, before, explore(0, 'E2'))).toBe(false);
    expect(refuses(table, before, RED, explore(0, 'E2')).clause).toBe('TP-120');
  });

  it('TP-121 TP-122 a ship explores once a turn; another one may explore too, or not', () => {
    const around = {
      ...fleet,
      destinations: [
        { at: 'E4', face: 'shark', explored: false },
        { at: 'D5', face: 'squid', explored: false },
        { at: 'E8', face: 'squid', explored: false },
      ] as const,
    };
    const { match } = play('explore', around, [explore(0, 'E4')]);

    expect(whyNot(table, match, explore(0, 'D5'))).toBe('TP-121');
    expect(offersOf(table, match)).toEqual([{ do: 'pass' }, explore(1, 'E8')]);
    expect(names(play('explore', around, [{ do: 'pass' }]).events)).not.toContain(
      'destination-explored',
    );
  });

  it('TP-123 TP-S27 a ship explores whether it moved or not', () => {
    const destinations = [{ at: 'E4', face: 'shark', explored: false }] as const;
    const still = from('explore', { ...fleet, destinations });
    const moved = from('explore', {
      ships: [[{ at: 'E5', moved: true }]],
      cardsAbove: 8,
      destinations,
    });

    for (const { match } of [still, moved])
      expect(isOffered(table, match, explore(0, 'E4'))).toBe(true);
  });

  it('TP-124 what was revealed stays on its hex and goes on blocking it', () => {
    const { match } = play(
      'explore',
      { ...fleet, destinations: [{ at: 'E4', face: 'lighthouse', explored: false }] },
      [explore(0, 'E4'), { do: 'pass' }],
    );
    expect(match.state.destinations.map((each) => each.hex)).toEqual([hex('E4')]);

    const next = play('move', { ...fleet, destinations: [{ at: 'E4', face: 'lighthouse' }] }, [
      sail(0),
    ]);
    expect(isOffered(table, next.match, to('E4'))).toBe(false);
  });

  it('TP-125 any ship beside it may attack what one ship revealed', () => {
    const { match } = play(
      'explore',
      {
        ships: [[{ at: 'E5' }, { at: 'E3' }]],
        cardsAbove: 8,
        destinations: [{ at: 'E4', face: 'shark', explored: false }],
      },
      [explore(0, 'E4')],
    );

    expect(offersOf(table, match)).toEqual([
      { do: 'pass' },
      { do: 'attack', ship: 0, hex: hex('E4') },
      { do: 'attack', ship: 1, hex: hex('E4') },
    ]);
  });

  it('TP-126 each result is seen before the next one is chosen', () => {
    const { match } = play(
      'explore',
      {
        ...fleet,
        destinations: [
          { at: 'E4', face: 'shark', explored: false },
          { at: 'E8', face: 'squid', explored: false },
        ],
      },
      [explore(0, 'E4')],
    );

    expect(askedNow(match)).toEqual([RED, 'turn/explore']);
    expect(table.view(match, RED).state.destinations[0]?.face).toBe('shark');
  });
});
