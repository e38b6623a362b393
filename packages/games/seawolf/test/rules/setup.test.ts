import { seatsOf } from '@quarterdeck/kernel';
import { chachaRng, sfcRng } from '@quarterdeck/kernel/chance';
import { offersOf, refuses, script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { faceOf, isPort } from '../../src/index.ts';
import { ADA, BO, CY, DEE, LISBON, position, sail, told, WRECKERS, wolf } from '../positions.ts';

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);
const table = (seats: number, seed: number) => wolf.create({ seats, rng: sfcRng(seed) });
const tables = (seats: number) => SEEDS.map((seed) => table(seats, seed));
/** Stern tiles that ask something are answered with whatever comes first. */
function throughSterns(match: ReturnType<typeof table>): void {
  for (
    let [asked] = wolf.asked(match);
    asked?.step.startsWith('sterns/');
    [asked] = wolf.asked(match)
  )
    wolf.play(match, asked.seat, offersOf(wolf, match)[0]);
}
const portsIn = ({ state }: ReturnType<typeof table>) =>
  state.pieces.filter((_, tile) => isPort(state, tile as never));

describe('Setup for four or five players', () => {
  it('SW-031 3 ports and all 13 sea tiles make a 4x4 map', () => {
    for (const match of [...tables(4), ...tables(5)]) {
      expect(match.state.pieces).toHaveLength(16);
      expect(new Set(match.state.pieces).size).toBe(16);
      expect(portsIn(match)).toHaveLength(3);
    }
    expect(new Set(tables(4).map(({ state }) => state.pieces.join())).size).toBe(SEEDS.length);
  });

  it('SW-032 SW-S15 each tile shows either face by an even chance of its own', () => {
    const faces = tables(4).flatMap(({ state }) => state.faces);
    const up = faces.filter((face) => face === 0).length / faces.length;

    expect(new Set(faces)).toEqual(new Set([0, 1]));
    expect(Math.abs(up - 0.5)).toBeLessThan(0.1);
  });

  it('SW-033 the other ports form the draw pile: 5 on the large map, 6 on the small one', () => {
    const piles = [2, 3, 4, 5].map((seats) => table(seats, 7).state.portPile.length);

    expect(piles).toEqual([6, 6, 5, 5]);
    for (const { state } of tables(4)) {
      const drawn = state.portPile.map((face) => wolf.pack.printed.portFaces[face]?.piece);
      expect(new Set([...drawn, ...state.pieces]).size).toBe(21);
    }
  });

  it('SW-034 SW-S14 the supply board and its side are chosen at random', () => {
    expect(new Set(tables(4).map(({ state }) => state.supplySide))).toEqual(
      new Set([0, 1, 2, 3, 4, 5]),
    );
  });

  it('SW-035 SW-036 fields marked with the player count or less are filled, others are not', () => {
    const [board] = wolf.pack.content.supplyBoards;
    const fields = board?.sides.a.rows[0]?.fields ?? [];
    const filledFor = (players: number) =>
      wolf.pack.printed.tables[players - 2]?.supply[0]?.rows[0]?.length;

    expect(fields.filter(({ minPlayers }) => minPlayers === 5)).toHaveLength(2);
    expect(filledFor(4)).toBe(fields.length - 2);
    expect(filledFor(5)).toBe(fields.length);
    // The outermost filled fields are those marked 4+, everything between them is filled.
    const marks = fields.map(({ minPlayers }) => minPlayers <= 4);
    expect(marks.lastIndexOf(true) - marks.indexOf(true) + 1).toBe(filledFor(4));
  });

  it('SW-037 all three cocoa markers stand on the board, each in place of its row’s good', () => {
    for (const { supply } of wolf.pack.printed.tables)
      for (const { rows } of supply)
        expect(rows.flat().filter((marker) => marker === 'cocoa')).toHaveLength(3);
    for (const { state } of tables(5)) expect(state.box.cocoa).toBe(0);
  });

  it('SW-039 markers that are not on the board are in the box', () => {
    const { state } = position({ seats: 4, step: 'round/begin', data: {} });

    // Steady trade for four: 10 of each good and the cocoa of the row.
    expect(state.box).toEqual({ cotton: 7, wine: 7, tea: 7, cocoa: 0 });
    for (const { state: any } of tables(3)) {
      const side = wolf.pack.printed.tables[1]?.supply[any.supplySide];
      const onBoard = side?.rows.flat().filter((marker) => marker === 'tea').length ?? 0;
      expect(any.box.tea).toBe(17 - onBoard);
    }
  });

  it('SW-040 the chests are shuffled into one face-down stack', () => {
    const stacks = tables(4).map(({ state }) => state.chestStack);

    for (const stack of stacks)
      expect(stack.toSorted()).toEqual(wolf.pack.printed.chests.toSorted());
    expect(new Set(stacks.map(String)).size).toBeGreaterThan(30);
    expect(wolf.view(table(4, 1), 'spectator').state.chestStack).toEqual(new Array(15).fill(-1));
  });

  it('SW-041 the cannon supply is 3 for each player', () => {
    const noCannoneer = [2, 3, 4, 5].map((seats) => {
      const match = tables(seats).find(({ state }) =>
        state.ships.every(({ stern }) => stern !== 'canisterMaster'),
      );
      return match?.state.cannons;
    });

    expect(noCannoneer).toEqual([6, 9, 12, 15]);
  });

  it('SW-042 three different missions lie face up for everyone', () => {
    for (const { state } of tables(4)) {
      const missions = state.missions.map(({ mission }) => mission);
      expect(new Set(missions).size).toBe(3);
    }
    expect(
      new Set(tables(4).flatMap(({ state }) => state.missions.map((m) => m.mission))).size,
    ).toBe(12);
  });

  it('SW-043 every captain starts with a marker on no-cannons and no-mutiny, on no other', () => {
    for (const { state } of tables(4)) {
      const spared = state.ships.filter(({ stern }) => stern !== 'canisterMaster');
      for (const { mission, markers } of state.missions) {
        if (mission === 'no-mutiny') expect(markers).toHaveLength(4);
        else if (mission === 'no-cannons')
          expect(markers.length).toBeGreaterThanOrEqual(spared.length);
        else expect(markers).toEqual([]);
      }
    }
  });

  it('SW-044 SW-045 stacks hold 1 up to the player count, the highest on top', () => {
    expect(table(4, 1).state.stacks).toEqual([4, 4, 4, 4]);
    const bought = [4, 3, 2, 1].map((top) => {
      const match = position({
        ships: { [ADA]: { tile: 11, thalers: 1 } },
        state: {
          turn: { seat: ADA, loaded: false, acted: false, unloaded: false },
          stacks: [top, 4, 4, 4],
        },
        step: 'actions/choose',
        data: { seat: ADA },
      });
      return told(script(wolf, match, [{ do: 'extend', type: 'hold' }]), 'extension-gained')[0]
        ?.value;
    });
    expect(bought).toEqual([4, 3, 2, 1]);
  });

  it('SW-046 the pieces of value 0 are in no stack', () => {
    for (const seats of [2, 3, 4, 5])
      expect(table(seats, 3).state.stacks).toEqual(new Array(4).fill(seats));
    // A stack of one left holds the 1; below it there is nothing to buy.
    const match = position({
      ships: { [ADA]: { tile: 11, thalers: 1 } },
      state: {
        turn: { seat: ADA, loaded: false, acted: false, unloaded: false },
        stacks: [0, 0, 0, 0],
      },
      step: 'actions/choose',
      data: { seat: ADA },
    });
    expect(refuses(wolf, match, ADA, { do: 'extend', type: 'hold' }).clause).toBe('SW-145');
  });

  it('SW-047 every player has a ship of their own', () => {
    expect(table(5, 2).state.ships.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4]);
  });

  it('SW-049 each captain has a different stern tile, open to all', () => {
    for (const match of tables(5)) {
      const sterns = match.state.ships.map(({ stern }) => stern);
      expect(new Set(sterns).size).toBe(5);
      expect(wolf.view(match, 'spectator').state.ships.map(({ stern }) => stern)).toEqual(sterns);
    }
  });

  it('SW-050 SW-051 SW-052 3 rum, no thalers, no cannons, no extensions without a stern’s help', () => {
    const plain = tables(5).flatMap(({ state }) =>
      state.ships.filter(({ stern }) => ['lucky', 'southerner', 'marketeer'].includes(stern)),
    );

    expect(plain.length).toBeGreaterThan(20);
    for (const ship of plain)
      expect(ship).toMatchObject({ rum: 3, thalers: 0, cannons: 0, extensions: [] });
  });

  it('SW-050 SW-031 every hold begins without goods, and every port with all it wants still open', () => {
    const { ships, ports, taken } = wolf.create({ seats: 4, rng: sfcRng(5) }).state;

    for (const ship of ships)
      if (ship.stern !== 'hoocher')
        expect(ship).toMatchObject({ cotton: 0, wine: 0, tea: 0, cocoa: 0, hitsAtSea: 0 });
    expect(taken).toEqual([0, 0, 0]);
    expect(ports).toHaveLength(3);
    for (const { slots } of ports) expect(new Set(slots)).toEqual(new Set(['open']));
  });

  it('SW-053 the Peacemaker marker lies on the Peacemaker’s stern', () => {
    const markers = tables(5).flatMap((match) => {
      throughSterns(match);
      return match.state.ships.map(({ stern, peacemakerMarker }) => [
        stern === 'peacemaker',
        peacemakerMarker,
      ]);
    });

    expect(markers.some(([isHers]) => isHers)).toBe(true);
    expect(markers.every(([isHers, has]) => isHers === has)).toBe(true);
  });

  it('SW-054 SW-055 SW-S21 the first player is chosen at random, unless the first seat is to begin', () => {
    const first = SEEDS.map(
      (seed) =>
        wolf.create({ seats: 4, rng: sfcRng(seed), options: { firstSeatBegins: true } }).state
          .first,
    );

    expect(new Set(tables(4).map(({ state }) => state.first))).toEqual(new Set(seatsOf(4)));
    expect(new Set(first)).toEqual(new Set([ADA]));
  });

  it('SW-056 SW-S27 the first player puts the pirate on any sea tile, never on a port', () => {
    const match = position({ state: { first: CY }, step: 'setup/place-pirate', data: {} });

    expect(wolf.asked(match)).toEqual([{ seat: CY, step: 'setup/place-pirate' }]);
    expect(offersOf(wolf, match)).toHaveLength(13);
    expect(refuses(wolf, match, CY, { do: 'place', tile: LISBON }).clause).toBe('SW-056');
    const events = script(wolf, match, [{ do: 'place', tile: WRECKERS }]);
    expect(told(events, 'pirate-placed')).toEqual([{ tile: WRECKERS }]);
  });

  it('SW-057 every captain then places a ship on any sea tile, sharing allowed', () => {
    const { match } = sail({
      state: { first: BO, pirate: WRECKERS },
      step: 'setup/place-ship',
      data: { seat: BO },
      under: [{ step: 'setup/place-ship', data: { seat: CY } }],
    });

    const refusal = refuses(wolf, match, BO, { do: 'place', tile: LISBON });
    const events = script(wolf, match, [
      { do: 'place', tile: WRECKERS },
      { do: 'place', tile: WRECKERS },
    ]);

    expect(refusal.clause).toBe('SW-057');
    expect(told(events, 'ship-placed')).toEqual([
      { seat: BO, tile: WRECKERS },
      { seat: CY, tile: WRECKERS },
    ]);
  });

  it('SW-S28 placing ships turns no tile', () => {
    const match = position({ step: 'setup/place-ship', data: { seat: DEE } });
    const before = [...match.state.faces];

    script(wolf, match, [{ do: 'place', tile: 5 }]);

    expect(match.state.faces).toEqual(before);
  });

  it('SW-058 SW-059 SW-306 setup goes through stern effects, pirate, ships, wind, round 1, and has no battle before it', () => {
    const match = wolf.create({
      seats: 4,
      rng: chachaRng('ab'.repeat(32)),
      options: { firstSeatBegins: true },
    });
    const steps: string[] = [];
    const events = [];
    while (match.state.round === 0) {
      const [asked] = wolf.asked(match);
      if (asked === undefined) throw new Error('the match ended in setup');
      steps.push(asked.step);
      const place = offersOf(wolf, match)[0];
      events.push(...wolf.play(match, asked.seat, place));
    }

    const kinds = events.map(({ event }) => event);
    expect(steps.filter((step) => !step.startsWith('sterns/'))).toEqual([
      'setup/place-pirate',
      ...new Array(4).fill('setup/place-ship'),
    ]);
    expect(kinds.slice(-2)).toEqual(['wind-spun', 'round-begun']);
    expect(kinds.filter((kind) => kind.includes('fired'))).toEqual([]);
    // Everybody lies on one tile with the pirate, and still nobody fought.
    expect(new Set(match.state.ships.map(({ tile }) => tile))).toEqual(
      new Set([match.state.pirate]),
    );
  });

  it('SW-038 nothing is ever put back on the supply board', () => {
    const match = position({
      ships: { [ADA]: { tile: WRECKERS, rum: 0, cotton: 6 } },
      state: { turn: { seat: ADA, loaded: false, acted: false, unloaded: false } },
      step: 'actions/choose',
      data: { seat: ADA },
    });

    script(wolf, match, [
      { do: 'load', good: 'cotton' },
      { do: 'discard', cargo: 'cotton' },
    ]);

    expect(match.state.taken).toEqual([1, 0, 0]);
    expect(match.state.box.cotton).toBe(8);
  });
});

describe('Setup for two or three players', () => {
  it('SW-060 SW-S26 the small map has 2 ports and 7 sea tiles, one of them with a ship extension face', () => {
    const guaranteed = new Set<number>();
    for (const match of [...tables(2), ...tables(3)]) {
      const { state } = match;
      expect(state.pieces).toHaveLength(9);
      expect(portsIn(match)).toHaveLength(2);
      const extensions = state.pieces.filter((piece) => piece < 6);
      expect(extensions.length).toBeGreaterThanOrEqual(1);
      for (const piece of extensions) guaranteed.add(piece);
    }
    expect(guaranteed.size).toBe(6);
    // Its face is random: it need not be up.
    const up = tables(2).filter(({ state }) =>
      state.pieces.some((_, tile) => {
        const face = faceOf(state, tile as never);
        return face.kind === 'sea' && face.action === 'shipExtension';
      }),
    );
    expect(up.length).toBeLessThan(SEEDS.length);
  });

  it('SW-061 the sea tiles not chosen are out of the game', () => {
    const { state } = table(2, 5);

    expect(state.pieces.filter((piece) => piece < 13)).toHaveLength(7);
    expect(state.portPile).toHaveLength(6);
  });

  it('SW-062 everything else is set up alike: goods, cannons, stacks, missions', () => {
    const { state } = position({ seats: 3, step: 'round/begin', data: {} });

    expect(table(3, 5).state.stacks).toEqual([3, 3, 3, 3]);
    expect(table(3, 5).state.missions).toHaveLength(3);
    expect(state.box).toEqual({ cotton: 9, wine: 9, tea: 9, cocoa: 0 });
  });

  it('SW-002 what the small game does not mention is unchanged: the same questions in setup', () => {
    const match = position({ seats: 2, step: 'setup/place-pirate', data: {} });

    expect(offersOf(wolf, match)).toHaveLength(7);
  });
});
