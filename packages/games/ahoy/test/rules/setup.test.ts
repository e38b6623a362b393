import { HIDDEN } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import { BadTerms } from '@quarterdeck/kernel/engine';
import { offersOf, refuses, script, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { Draft } from '../../src/model/state.ts';
import { SUITS } from '../../src/pack/components.ts';
import { comradesInSupply } from '../../src/rules/comrades.ts';
import {
  allSpaces,
  cellOf,
  isIsland,
  islandOf,
  regionsOf,
  terrainOf,
} from '../../src/rules/geometry/map.ts';
import { goldInSupply } from '../../src/rules/purse.ts';
import {
  figure,
  kindsOf,
  opening,
  SECOND,
  SMUGGLER,
  SQUADRON,
  sea,
  seenBy,
  told,
  UNION,
  UNION_OF_TWO,
} from '../positions.ts';

const COUNTS = [2, 3, 4] as const;
const SEEDS = Array.from({ length: 20 }, (_, seed) => seed);
const { printed } = sea.pack;

/** The Islands of the two starting tiles, and a space of each that is not an Island. */
const [FIRST, OTHER] = [3, 7] as const;
const [OPEN, ELSEWHERE] = [0, 4] as const;

const factionsOf = ({ mats }: Draft): string[] => mats.map(({ faction }) => faction);
const onMap = ({ figures }: Draft) =>
  figures
    .filter(({ space }) => space !== null)
    .map(({ seat, kind, space }) => ({ seat, kind, space }));
const keysOf = (cards: readonly number[]): string[] =>
  cards.map((id) => printed.cards[id]?.key ?? '');
const suitsOf = (cards: readonly number[]): (string | undefined)[] =>
  cards.map((id) => printed.cards[id]?.suit);

/** A table with Wreckage among its first spaces. */
const WRECKED = SEEDS.find((seed) =>
  allSpaces(opening(4, seed).state).some(
    (space) => terrainOf(opening(4, seed).state, space) === 'wreckage',
  ),
);

describe('The table', () => {
  it('AH-012 two play Squadron and Union, three add a Smuggler, four play all; nobody else', () => {
    expect(COUNTS.map((seats) => factionsOf(opening(seats).state).toSorted())).toEqual([
      ['bluefin', 'mollusk'],
      ['bluefin', 'mollusk', 'smuggler-1'],
      ['bluefin', 'mollusk', 'smuggler-1', 'smuggler-2'],
    ]);
    for (const seats of [1, 5])
      expect(() => sea.create({ seats, rng: sfcRng(1) })).toThrow(BadTerms);
  });

  it('AH-013 clockwise sit Squadron, Smuggler, Union, Smuggler, whoever of them plays', () => {
    expect(COUNTS.map((seats) => factionsOf(opening(seats).state))).toEqual([
      ['bluefin', 'mollusk'],
      ['bluefin', 'smuggler-1', 'mollusk'],
      ['bluefin', 'smuggler-1', 'mollusk', 'smuggler-2'],
    ]);
  });

  it('AH-S17 who is given a seat is given its faction, and no chance of the match changes it', () => {
    const seatings = SEEDS.map((seed) => factionsOf(opening(4, seed).state).join(' '));

    expect(new Set(seatings)).toEqual(new Set(['bluefin smuggler-1 mollusk smuggler-2']));
  });

  it('AH-014 the supply is 20 gold, 25 damage tokens, 2 battle dice and 11 wealth dice', () => {
    const { counts } = printed.content.counts;
    const match = opening(4);

    expect(counts).toMatchObject({ gold: 20, damage: 25, 'battle-die': 2, 'wealth-die': 11 });
    const { dice } = printed.content.amounts;
    expect([dice.battle.count, dice.wealth.count]).toEqual([2, 11]);
    expect(goldInSupply(match.state)).toBe(20 - 4 * 1);
    expect(match.state.regions.length + match.state.tileStack.length).toBe(11);
  });

  it('AH-022 every faction in play has 0 Fame, and of the others no piece is there', () => {
    const { state } = opening(2);

    expect(COUNTS.map((seats) => opening(seats).state.mats.map(({ fame }) => fame))).toEqual([
      [0, 0],
      [0, 0, 0],
      [0, 0, 0, 0],
    ]);
    expect(state.smugglers).toEqual([]);
    expect(state.figures.filter(({ kind }) => kind === 'flagship')).toHaveLength(2);
    expect(new Set(state.figures.map(({ seat }) => Number(seat)))).toEqual(
      new Set([SQUADRON, UNION_OF_TWO]),
    );
  });

  it('AH-023 the Squadron rolls five dice and every other faction four, for round 1', () => {
    const match = opening(4);
    const dice = match.state.mats.map((mat) => mat.dice.slice());

    script(sea, match, [
      { do: 'place', space: FIRST },
      { do: 'place', space: OPEN },
      { do: 'place', space: OPEN },
    ]);

    expect(dice.map(({ length }) => length)).toEqual([5, 4, 4, 4]);
    expect(match.state.round).toBe(1);
    expect(match.state.mats.map((mat) => mat.dice)).toEqual(dice);
    const faces = SEEDS.flatMap((seed) => opening(4, seed).state.mats.flatMap((mat) => mat.dice));
    expect(new Set(faces)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  it('AH-024 everybody takes 1 gold, so that the supply begins with 20 less the players', () => {
    for (const seats of COUNTS) {
      const { state } = opening(seats);

      expect(state.mats.map(({ gold }) => gold)).toEqual(Array(seats).fill(1));
      expect(goldInSupply(state)).toBe(20 - seats);
    }
  });
});

describe('The first map', () => {
  it('AH-015 AH-017 one tile goes back unseen; of eleven two lie open and nine are stacked', () => {
    const match = opening(4);
    const { regions, tileStack, boxedTile } = match.state;

    expect([regions.length, tileStack.length]).toEqual([2, 9]);
    const all = [...regions.map(({ tile }) => tile), ...tileStack, boxedTile];
    expect(new Set(all).size).toBe(12);
    expect(seenBy(match, 'spectator').boxedTile).toBe(HIDDEN);
    expect(seenBy(match, 'spectator').tileStack).toEqual(Array(9).fill(HIDDEN));
    expect(new Set(SEEDS.map((seed) => opening(4, seed).state.boxedTile)).size).toBeGreaterThan(5);
  });

  it('AH-016 AH-S15 the two tiles touch in one space each, their Islands as far apart as can be', () => {
    for (const seed of SEEDS) {
      const { state: g } = opening(2, seed);

      expect(g.regions.map(({ x, y, turn }) => [x, y, turn])).toEqual([
        [0, 0, 2],
        [2, 1, 0],
      ]);
      const cells = [0, 1].map((region) =>
        allSpaces(g)
          .filter((space) => Math.floor(space / 4) === region)
          .map((space) => cellOf(g, space)),
      );
      const touching = (cells[0] ?? []).flatMap((one) =>
        (cells[1] ?? []).filter(({ x, y }) => Math.abs(x - one.x) + Math.abs(y - one.y) === 1),
      );
      expect(touching).toEqual([{ x: 2, y: 1 }]);
      expect(regionsOf(g).map((region) => cellOf(g, islandOf(g, region)))).toEqual([
        { x: 0, y: 0 },
        { x: 3, y: 2 },
      ]);
    }
  });

  it('AH-018 a wealth die of 1 lies on each of the two, and one is left for every stacked tile', () => {
    const { regions, tileStack } = opening(3).state;

    expect(regions.map(({ wealth }) => wealth)).toEqual([1, 1]);
    expect(printed.content.counts.counts['wealth-die'] - regions.length).toBe(tileStack.length);
  });
});

describe('The first Market', () => {
  it('AH-019 with two or three players a random card of each suit is out; with four none is', () => {
    for (const seats of [2, 3] as const) {
      const { box, market, marketDeck } = opening(seats).state;

      expect(suitsOf(box).toSorted()).toEqual([...SUITS].toSorted());
      expect(market.length + marketDeck.length).toBe(24);
    }
    const { box, market, marketDeck } = opening(4).state;
    expect([box.length, market.length + marketDeck.length]).toEqual([0, 30]);
    const removed = SEEDS.map((seed) => opening(2, seed).state.box[0]);
    expect(new Set(removed).size).toBeGreaterThan(2);
  });

  it('AH-020 AH-S16 everybody sees the six removed cards, and nobody the tile in the box', () => {
    const match = opening(3);
    const { box } = match.state;

    for (const viewer of [SQUADRON, SMUGGLER, UNION, 'spectator'] as const) {
      expect(seenBy(match, viewer).box).toEqual(box);
      expect(seenBy(match, viewer).boxedTile).toBe(HIDDEN);
    }
    expect(box).toHaveLength(6);
  });

  it('AH-021 three cards of the shuffled deck lie open', () => {
    const match = opening(4);
    const { market, marketDeck } = match.state;

    expect([market.length, marketDeck.length]).toEqual([3, 27]);
    expect(new Set([...market, ...marketDeck]).size).toBe(30);
    expect(seenBy(match, 'spectator').market).toEqual(market);
    expect(seenBy(match, SQUADRON).marketDeck).toEqual(Array(27).fill(HIDDEN));
    const rows = SEEDS.map((seed) => keysOf(opening(4, seed).state.market).join(' '));
    expect(new Set(rows).size).toBe(SEEDS.length);
  });
});

describe('The factions', () => {
  it('AH-025 AH-S18 the Squadron chooses first, then the first Smuggler, then the second', () => {
    const match = opening(4);
    const asked = () => sea.asked(match).map(({ seat, step }) => [Number(seat), step]);

    expect(asked()).toEqual([[SQUADRON, 'setup/squadron']]);
    script(sea, match, [{ do: 'place', space: FIRST }]);
    expect(asked()).toEqual([[SMUGGLER, 'setup/smuggler']]);
    expect(onMap(match.state).map(({ seat }) => Number(seat))).toEqual([SQUADRON, SQUADRON]);
    const events = script(sea, match, [{ do: 'place', space: ELSEWHERE }]);
    expect(kindsOf(events)).toEqual([
      'figure-placed',
      'figure-placed',
      'comrades-placed',
      'comrades-readied',
    ]);
    expect(asked()).toEqual([[SECOND, 'setup/smuggler']]);
    expect(onMap(match.state).map(({ seat }) => Number(seat))).toContain(UNION);
  });

  it('AH-026 the Squadron puts its Flagship and one Patrol on either Island, and nowhere else', () => {
    const match = opening(4);

    expect(offersOf(sea, match)).toEqual([
      { do: 'place', space: FIRST },
      { do: 'place', space: OTHER },
    ]);
    expect(refuses(sea, match, SQUADRON, { do: 'place', space: OPEN })).toMatchObject({
      code: 'denied',
      clause: 'AH-026',
    });
    const events = script(sea, match, [{ do: 'place', space: OTHER }]);
    expect(told(events, 'figure-placed')).toEqual([
      { figure: figure('flagship', SQUADRON), space: OTHER },
      { figure: figure('patrol'), space: OTHER },
    ]);
    const supply = match.state.figures.filter(({ space }) => space === null);
    expect(supply.filter(({ kind }) => kind === 'patrol')).toHaveLength(9);
    expect(supply.filter(({ kind }) => kind === 'stronghold')).toHaveLength(3);
    expect(match.state.first).toBe(SQUADRON);
  });

  it('AH-027 a Smuggler begins on any space but an Island, also beside others, and nothing happens', () => {
    const match = opening(4, WRECKED);
    const wreck =
      allSpaces(match.state).find((s) => terrainOf(match.state, s) === 'wreckage') ?? -1;
    script(sea, match, [{ do: 'place', space: FIRST }]);

    expect(offersOf(sea, match)).toEqual(
      allSpaces(match.state)
        .filter((space) => !isIsland(match.state, space))
        .map((space) => ({ do: 'place', space })),
    );
    expect(refuses(sea, match, SMUGGLER, { do: 'place', space: OTHER })).toMatchObject({
      clause: 'AH-027',
    });
    script(sea, match, [{ do: 'place', space: wreck }]);
    const events = script(sea, match, [{ do: 'place', space: wreck }]);
    expect(kindsOf(events)).toEqual(['figure-placed', 'round-begun', 'turn-begun']);
    expect(match.state.mats.flatMap(({ slots }) => slots).some((slot) => slot.damaged)).toBe(false);
  });

  it('AH-028 AH-S19 each Smuggler has one marker of each power, mixed, and alone knows which is which', () => {
    const match = opening(4);
    const faces = (viewer: number | 'spectator') =>
      seenBy(match, viewer).smugglers.map(({ pledges }) => pledges.map(({ power }) => power));
    const [first, second] = match.state.smugglers.map(({ pledges }) =>
      pledges.map(({ power }) => power),
    );

    expect(first?.toSorted()).toEqual(['bluefin', 'mollusk']);
    expect(faces(SMUGGLER)).toEqual([first, ['?', '?']]);
    expect(faces(SECOND)).toEqual([['?', '?'], second]);
    expect(faces(UNION)).toEqual([
      ['?', '?'],
      ['?', '?'],
    ]);
    expect(faces('spectator')).toEqual(faces(UNION));
    const dealt = SEEDS.map((seed) => opening(4, seed).state.smugglers[0]?.pledges[0]?.power);
    expect(new Set(dealt)).toEqual(new Set(['bluefin', 'mollusk']));
  });

  it("AH-029 both reward markers begin in the centre of their Smuggler's grid", () => {
    const { smugglers } = opening(4).state;

    expect(smugglers.map(({ seat, white, black }) => [seat, white, black])).toEqual([
      [SMUGGLER, 12, 12],
      [SECOND, 12, 12],
    ]);
    expect(printed.rewards[12]).toBe('start');
  });

  it('AH-030 AH-032 the Union takes the other Island with 2 Comrades, has 6 ready and 12 left', () => {
    for (const [taken, other] of [
      [FIRST, OTHER],
      [OTHER, FIRST],
    ] as const) {
      const match = opening(2);
      const events = script(sea, match, [{ do: 'place', space: taken }]);
      const { regions, union } = match.state;

      expect(told(events, 'figure-placed').at(-1)).toEqual({
        figure: figure('flagship', UNION_OF_TWO, 2),
        space: other,
      });
      expect(regions.map(({ comrades }) => comrades)).toEqual(taken === FIRST ? [0, 2] : [2, 0]);
      expect([union.ready, comradesInSupply(match.state)]).toEqual([6, 12]);
      const ships = match.state.figures.filter((f) => f.kind === 'cutter' || f.kind === 'gunship');
      expect(ships.map(({ seat, space }) => [seat, space])).toEqual([
        [UNION_OF_TWO, null],
        [UNION_OF_TWO, null],
      ]);
    }
  });

  it('AH-031 the Union holds two secret plans, drawn from the twelve; ten are left', () => {
    const match = opening(3);
    const { union, planDeck } = match.state;

    expect([union.hand.length, planDeck.length]).toEqual([2, 10]);
    expect(new Set([...union.hand, ...planDeck]).size).toBe(12);
    expect(seenBy(match, UNION).union.hand).toEqual(union.hand);
    for (const viewer of [SQUADRON, SMUGGLER, 'spectator'] as const)
      expect(seenBy(match, viewer).union.hand).toEqual([HIDDEN, HIDDEN]);
    expect(seenBy(match, UNION).planDeck).toEqual(Array(10).fill(HIDDEN));
    const hands = SEEDS.map((seed) => opening(3, seed).state.union.hand.join(' '));
    expect(new Set(hands).size).toBeGreaterThan(10);
  });

  it('AH-033 the second Smuggler sets up like the first, after the Union, and only with four', () => {
    const match = opening(4);
    script(sea, match, [{ do: 'place', space: FIRST }]);
    const first = offersOf(sea, match);
    script(sea, match, [{ do: 'place', space: OPEN }]);

    expect(offersOf(sea, match, SECOND)).toEqual(first);
    expect(whyNot(sea, match, { do: 'place', space: FIRST }, SECOND)).toBe('AH-027');
    const { smugglers, figures } = match.state;
    expect(figures[figure('flagship', UNION)]?.space).toBe(OTHER);
    const bare = smugglers.map(({ cargo, white, black, pledges }) => ({
      cargo,
      white,
      black,
      pledged: pledges.map(({ cards }) => cards),
    }));
    expect(bare[1]).toEqual(bare[0]);
    expect(opening(3).state.smugglers).toHaveLength(1);
  });

  it('AH-034 the Squadron is the first player of round 1', () => {
    for (const seats of COUNTS) {
      const match = opening(seats);
      const places = [FIRST, OPEN, OPEN].slice(0, seats === 2 ? 1 : seats - 1);
      const events = script(
        sea,
        match,
        places.map((space) => ({ do: 'place', space })),
      );

      expect(told(events, 'round-begun')).toEqual([{ round: 1, first: SQUADRON }]);
      expect(told(events, 'turn-begun')).toEqual([{ seat: SQUADRON, dice: 2 }]);
    }
  });
});
