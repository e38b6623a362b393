import { byId } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import type { Match } from '@quarterdeck/kernel/engine';
import { offersOf, rig, script, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { Kinds } from '../../src/model/state.ts';
import { COORDINATES } from '../../src/pack/components.ts';
import { DECK_MANEUVERS } from '../../src/pack/ids.gen.ts';
import { askedNow, GREEN, hex, names, opening, printed, RED, table, told } from '../positions.ts';

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed + 1);

const hexesOf = (match: Match<Kinds>, seat: number): string[] =>
  match.state.ships.flatMap((ship) =>
    ship.seat === seat && ship.hex !== null ? [printed.hexes[ship.hex]?.name ?? '?'] : [],
  );

/** Everybody takes the free region with the lowest number. */
function chooseRegions(match: Match<Kinds>) {
  const events = [];
  while (askedNow(match)?.[1] === 'setup/region') {
    const [first] = offersOf(table, match);
    if (first === undefined) throw new Error('no region left');
    events.push(...script(table, match, [first]));
  }
  return events;
}

/** Puts these two cards on top of the 60 that coordinates are drawn from. */
const draws = (one: number, other: number): number[] => {
  const place = (level: number, skip = 0): number =>
    printed.deck
      .map((card, index) => [byId(printed.maneuvers, card).level, index] as const)
      .filter(([of]) => of === level)[skip]?.[1] ?? 0;
  const first = place(one);
  const second = place(other, one === other ? 1 : 0);
  return [first, second < first ? second : second - 1];
};

describe('Setup: turn order and ships', () => {
  it('TP-059 each player rolls 6 dice, and the most hits take the first turn', () => {
    const seen = new Set<number>();
    for (const seats of [2, 3, 4])
      for (const seed of SEEDS) {
        const { state } = opening(seats, seed);
        const rolls = state.players.map(({ orderHits }) => orderHits);
        for (const hits of rolls.flat()) seen.add(hits);
        const first = Math.max(...rolls.map(([hits]) => hits ?? -1));
        expect(state.players[state.turn.seat]?.orderHits[0]).toBe(first);
      }

    // Whatever 6 dice can show turns up, and nothing more.
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('TP-060 TP-S14 only those tied for the most hits roll again, until one has the most', () => {
    const ties = SEEDS.map((seed) => opening(4, seed).state).filter(({ players }) =>
      players.some(({ orderHits }) => orderHits.length > 1),
    );
    expect(ties.length).toBeGreaterThan(0);

    for (const { players, turn } of ties) {
      const most = Math.max(...players.map(({ orderHits }) => orderHits[0] ?? 0));
      for (const { orderHits } of players) expect(orderHits.length > 1).toBe(orderHits[0] === most);
      const rounds = Math.max(...players.map(({ orderHits }) => orderHits.length));
      const finals = players.filter(({ orderHits }) => orderHits.length === rounds);
      const best = Math.max(...finals.map(({ orderHits }) => orderHits[rounds - 1] ?? 0));
      expect(finals.filter(({ orderHits }) => orderHits[rounds - 1] === best)).toMatchObject([
        { seat: turn.seat },
      ]);
    }
  });

  it('TP-059 TP-060 the deal tells every roll for the first turn, and who won it', () => {
    for (const seed of SEEDS) {
      const { match, events } = table.deal({ seats: 4, rng: sfcRng(seed) });
      const { players, turn } = match.state;

      const rolls = told(events, 'turn-order-rolled');
      for (const { seat, orderHits } of players)
        expect(rolls.filter((roll) => roll.seat === seat).map(({ hits }) => hits)).toEqual(
          orderHits,
        );
      expect(names(events)).toEqual([...rolls.map(() => 'turn-order-rolled'), 'first-turn-won']);
      expect(told(events, 'first-turn-won')).toEqual([{ seat: turn.seat }]);
      const again = events.filter(({ clause }) => clause === 'TP-060');
      expect(again).toHaveLength(rolls.length - players.length);
    }
  });

  it('TP-063 TP-064 TP-065 TP-S15 two players start with four level 5 ships in opposite corners', () => {
    const match = opening(2);

    expect(hexesOf(match, 0)).toEqual(['B2', 'B3', 'C2', 'C3']);
    expect(hexesOf(match, 1)).toEqual(['P14', 'P15', 'Q14', 'Q15']);
    expect(match.state.ships.map(({ level }) => level)).toEqual(Array(8).fill(5));
  });

  it('TP-063 TP-106 no ship has used an allowance or is changed by an effect when the game begins', () => {
    const { state } = opening(2);

    for (const ship of state.ships)
      expect(ship).toMatchObject({
        moved: false,
        explored: false,
        attacked: false,
        idle: false,
        won: false,
        extraMove: 0,
        attackDice: 0,
        sinkDefense: 0,
        captureDefense: 0,
        noReturnFire: false,
      });
    expect(state.turn).toMatchObject({ attacked: false, draws: 0, extraDraws: 0 });
    expect(state.calm).toBe(0);
  });

  it('TP-064 TP-066 TP-S15 three players start northwest, northeast and southeast', () => {
    const match = opening(3);

    expect(hexesOf(match, 0)).toEqual(['B2', 'B3', 'C2', 'C3']);
    expect(hexesOf(match, 1)).toEqual(['P2', 'P3', 'Q2', 'Q3']);
    expect(hexesOf(match, 2)).toEqual(['P14', 'P15', 'Q14', 'Q15']);
  });

  it('TP-064 TP-067 TP-S15 four players start in all four corners, clockwise', () => {
    const match = opening(4);

    expect(hexesOf(match, 1)).toEqual(['P2', 'P3', 'Q2', 'Q3']);
    expect(hexesOf(match, 2)).toEqual(['P14', 'P15', 'Q14', 'Q15']);
    expect(hexesOf(match, 3)).toEqual(['B14', 'B15', 'C14', 'C15']);
  });

  it('TP-062 TP-S13 the seats play red, green, purple and yellow', () => {
    const { colors } = printed.content;

    expect(Object.entries(colors).map(([color, { seat }]) => [seat, color])).toEqual([
      [1, 'red'],
      [2, 'green'],
      [3, 'purple'],
      [4, 'yellow'],
    ]);
  });

  it('TP-068 starting hexes carry no coordinates, so no destination is ever put there', () => {
    const starts = printed.hexes.filter(({ start }) => start !== null);

    expect(starts).toHaveLength(16);
    expect(starts.map(({ coordinates }) => coordinates)).toEqual(Array(16).fill(null));
  });
});

describe('Setup: destinations', () => {
  it('TP-069 TP-054 the destinations are shuffled, and nobody sees a face', () => {
    const one = opening(2, 1).state.box;
    const other = opening(2, 2).state.box;

    expect([...one].sort()).toEqual([...printed.faces].sort());
    expect(one).not.toEqual(other);
    expect(table.view(opening(2), RED).state.box).toEqual(Array(28).fill('?'));
  });

  it('TP-070 there are four regions of 68 hexes with coordinates, 1 and 2 above 3 and 4', () => {
    for (const region of [0, 1, 2, 3])
      expect(
        printed.hexes.filter((each) => each.region === region && each.coordinates !== null),
      ).toHaveLength(68);
    const corners = ['A1', 'R1', 'A16', 'R16'].map((name) => printed.hexes[hex(name)]?.region);
    expect(corners).toEqual([0, 1, 2, 3]);
  });

  it('TP-071 TP-072 TP-073 TP-S16 regions are chosen in turn order, any that is still free', () => {
    const match = opening(3, 5);
    const { seat: first } = match.state.turn;
    expect(askedNow(match)).toEqual([first, 'setup/region']);
    expect(offersOf(table, match)).toHaveLength(4);

    script(table, match, [{ do: 'region', region: 2 }]);

    expect(askedNow(match)).toEqual([(first + 1) % 3, 'setup/region']);
    expect(whyNot(table, match, { do: 'region', region: 2 })).toBe('TP-071');
    expect(offersOf(table, match).map((offer) => ('region' in offer ? offer.region : -1))).toEqual([
      0, 1, 3,
    ]);
  });

  it('TP-074 TP-076 a 5 and a 9 give coordinates 95, in whichever order they are drawn', () => {
    for (const [one, other] of [
      [5, 9],
      [9, 5],
    ] as const) {
      const match = opening(2);
      rig(match, [...draws(one, other), ...draws(6, 8)]);

      const events = chooseRegions(match);

      expect(told(events, 'destinations-placed').map(({ coordinates }) => coordinates)).toEqual([
        '95',
        '86',
      ]);
      expect(told(events, 'coordinates-drawn')).toHaveLength(2);
    }
  });

  it('TP-075 two cards of one level go back, and two others are drawn', () => {
    const match = opening(2);
    rig(match, [...draws(7, 7), ...draws(7, 5), ...draws(6, 8)]);

    const events = chooseRegions(match);

    expect(told(events, 'coordinates-drawn').map(({ seat }) => seat)).toEqual([
      match.state.turn.seat,
      match.state.turn.seat,
      1 - match.state.turn.seat,
    ]);
    expect(told(events, 'destinations-placed')[0]?.coordinates).toBe('75');
  });

  it('TP-077 TP-S08 ten coordinates are possible', () => {
    expect(COORDINATES).toEqual(['65', '75', '76', '85', '86', '87', '95', '96', '97', '98']);
    const seen = new Set(printed.hexes.flatMap(({ coordinates }) => coordinates ?? []));
    expect([...seen].sort()).toEqual([...COORDINATES]);
  });

  it('TP-078 TP-079 TP-S17 the cards go back, all Deck Maneuvers, and two players may draw the same', () => {
    const match = opening(2);
    rig(match, [...draws(9, 5), ...draws(9, 5)]);

    const events = chooseRegions(match);

    const drawn = told(events, 'coordinates-drawn').map(({ cards }) => cards);
    expect(drawn[0]).toEqual(drawn[1]);
    for (const card of drawn.flat()) expect(DECK_MANEUVERS).toContain(card);
    expect(match.state.deck).toHaveLength(60);
    expect(match.state.players.map(({ coordinates }) => coordinates)).toEqual(['95', '95']);
  });

  it('TP-080 TP-083 every hex of the region with these coordinates gets a destination, and no other', () => {
    const match = opening(2);
    rig(match, [...draws(9, 5), ...draws(9, 8)]);

    chooseRegions(match);

    const names = match.state.destinations.map((each) => printed.hexes[each.hex]?.name);
    expect(names).toEqual([
      ...['A8', 'B4', 'D8', 'E2', 'F5', 'G8', 'H3'],
      ...['J2', 'L5', 'M8', 'N3', 'Q6', 'R1'],
    ]);
    expect(match.state.destinations.every(({ explored }) => !explored)).toBe(true);
  });

  it('TP-081 TP-S08 a region has 6 hexes for 65 and for 98, and 7 for each of the others', () => {
    for (const region of printed.hexesOf)
      for (const coordinates of COORDINATES)
        expect(region[coordinates]).toHaveLength(['65', '98'].includes(coordinates) ? 6 : 7);
  });

  it('TP-082 TP-084 TP-S18 12 to 14, 18 to 21 or 24 to 28 are placed, and the rest stays unseen', () => {
    for (const [seats, least, most] of [
      [2, 12, 14],
      [3, 18, 21],
      [4, 24, 28],
    ] as const)
      for (const seed of SEEDS) {
        const match = opening(seats, seed);
        chooseRegions(match);
        const { length } = match.state.destinations;
        expect(length).toBeGreaterThanOrEqual(least);
        expect(length).toBeLessThanOrEqual(most);
        expect(match.state.box).toHaveLength(28 - length);
        expect(table.view(match, GREEN).state.box).toEqual(Array(28 - length).fill('?'));
      }
  });

  it('TP-298 TP-S17 all regions come first, then coordinates and destinations in turn order', () => {
    const match = opening(3, 4);
    const { seat: first } = match.state.turn;

    const events = chooseRegions(match);

    const order = [first, (first + 1) % 3, (first + 2) % 3];
    const told = events.flatMap(({ event, data }) =>
      'seat' in data && !/turn/.test(event) ? [`${event} ${data.seat}`] : [],
    );
    expect([...new Set(told)]).toEqual([
      ...order.map((seat) => `region-chosen ${seat}`),
      ...order.flatMap((seat) => [`coordinates-drawn ${seat}`, `destinations-placed ${seat}`]),
    ]);
  });
});

describe('Setup: maneuver deck and start', () => {
  it('TP-085 the 60 Deck Maneuvers are shuffled', () => {
    const one = table.create({ seats: 2, rng: sfcRng(1) }).state.deck;
    const other = table.create({ seats: 2, rng: sfcRng(2) }).state.deck;

    expect([...one].sort()).toEqual([...printed.deck].sort());
    expect(one).not.toEqual(other);
  });

  it('TP-086 TP-S19 with 2 players 8 cards lie above Take No Prisoners', () => {
    expect(opening(2).state.cardsAbove).toBe(8);
  });

  it('TP-087 TP-S19 with 3 players 12 cards lie above Take No Prisoners', () => {
    expect(opening(3).state.cardsAbove).toBe(12);
  });

  it('TP-088 TP-S19 with 4 players 16 cards lie above Take No Prisoners', () => {
    expect(opening(4).state.cardsAbove).toBe(16);
  });

  it('TP-089 TP-S20 players start without maneuvers and territories', () => {
    const { state } = opening(4);

    expect(state.players.map(({ hand }) => hand)).toEqual([[], [], [], []]);
    for (const territory of state.territories)
      expect(territory).toMatchObject({
        controller: null,
        holder: null,
        drawPhasesLeft: 0,
        capturedThisTurn: false,
      });
  });

  it('TP-090 Explore & Expand is in effect, and the first player begins turn 1', () => {
    const match = opening(2, 3);

    const events = chooseRegions(match);

    expect(names(events).slice(-2)).toEqual(['truce-begun', 'turn-begun']);
    expect(match.state.turn).toMatchObject({ number: 1 });
    expect(askedNow(match)).toEqual([match.state.turn.seat, 'turn/move']);
  });
});
