import { byId, HIDDEN_WORD } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import { BadTerms, type Match } from '@quarterdeck/kernel/engine';
import { offersOf, script, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { DoubloonsOptions } from '../../../src/model/options.ts';
import type { Kinds } from '../../../src/model/state.ts';
import { CAPTAINS } from '../../../src/pack/ids.gen.ts';
import {
  ADA,
  BO,
  CY,
  names,
  type Position,
  play,
  sail,
  table,
  told,
  W3,
  W4,
} from '../../positions.ts';

const { content } = table.pack;

const setUp = (seats: number, options: Partial<DoubloonsOptions> = {}, seed = 1): Match<Kinds> =>
  table.create({ seats, options: { legendaryGhostShip: true, ...options }, rng: sfcRng(seed) });

/** Bo, who chose last of two, is asked for its figure. */
const placing = (options: Partial<DoubloonsOptions> = {}): Position => ({
  seats: 2,
  options: { legendaryGhostShip: true, ...options },
  step: 'legendary/place',
  data: { ship: BO },
  ships: {
    2: { captain: null, region: null, crew: 0, reputation: 0, doubloons: 0 },
  },
});
const PLACED = { do: 'captain', captain: 'voet', region: W4, facing: 'ccw' } as const;

describe('Setting up the legendary ghost ship', () => {
  it('DD-260 the legendary ghost ship is recommended for two players', () => {
    expect(content.modules.legendaryGhostShip.recommendedAt).toEqual([2]);
  });

  it('DD-261 water tiles are laid as for one more player', () => {
    for (const seats of [2, 3, 4, 5] as const) {
      const { regions } = setUp(seats).state;
      const groups = regions.map(({ tile }) => byId(content.waterTiles, tile).group);

      expect(groups).toEqual(content.waterChart.standard[`${(seats + 1) as 3 | 4 | 5 | 6}`]);
    }
  });

  it('DD-S25 everything else goes by the number of people', () => {
    const { pillagePile, boxedFragments, mapStack } = setUp(2).state;

    expect(pillagePile).toBe(4);
    expect(boxedFragments).toHaveLength(3);
    expect(mapStack).toHaveLength(3);
    expect(setUp(2, { alternateIsland: true }).state.crater).toHaveLength(8);
  });

  it('DD-S116 the legendary ghost ship is for two to five players: six need all six figures', () => {
    expect(() => setUp(6)).toThrow(BadTerms);
    expect(setUp(5).state.ships).toHaveLength(6);
  });

  it('DD-262 whoever chose a captain last picks figure, region and facing', () => {
    const match = setUp(3);
    const { initiative } = match.state;
    const lastChooser = (initiative + 2) % 3;
    const regionOpen = match.state.regions.findIndex(
      ({ tile }) => byId(content.waterTiles, tile).group !== 'S',
    );

    script(
      table,
      match,
      CAPTAINS.slice(0, 3).map((captain) => ({
        do: 'captain',
        captain,
        region: regionOpen,
        facing: 'cw',
      })),
    );

    expect(table.asked(match)).toEqual([{ seat: lastChooser, step: 'legendary/place' }]);
  });

  it('DD-262 the legendary ghost ship is only ever a spare figure', () => {
    const { match } = sail(placing());

    expect(whyNot(table, match, { ...PLACED, captain: 'pollyanna' })).toBe('DD-262');
    expect(offersOf(table, match)).toHaveLength(4 * 4 * 2);
  });

  it('DD-S117 the legendary ghost ship never starts in a region of group S, and starts after all players', () => {
    const { match } = sail({ ...placing(), water: { [W3]: 'ripCurrent' } });

    expect(whyNot(table, match, { ...PLACED, region: W3 })).toBe('DD-S117');
    expect(offersOf(table, match)).toContainEqual(PLACED);
  });

  it('DD-263 the legendary ghost ship has 2 crew, reputation level 2, 2 doubloons, 2 jewels and a removed fragment', () => {
    const position = placing();
    const { match, events } = play(
      { ...position, state: { supply: 44, boxedFragments: ['x', 'palm', 'skull'] } },
      [PLACED],
    );
    const mat = match.state.ships[CY];

    expect(mat).toMatchObject({
      controller: null,
      captain: 'voet',
      region: W4,
      facing: 'ccw',
      crew: 2,
      reputation: 2,
      doubloons: 2,
      fragments: ['skull'],
      relics: [],
    });
    expect(mat?.jewels).toHaveLength(2);
    expect(match.state).toMatchObject({ supply: 42, boxedFragments: ['x', 'palm'] });
    expect(told(events, 'jewel-drawn')).toHaveLength(2);
  });

  it('DD-264 the legendary ghost ship has 2 relics on the alternate island, none of them from the crater', () => {
    const { match } = play(placing({ alternateIsland: true }), [PLACED]);

    expect(match.state.ships[CY]?.relics).toHaveLength(2);
    expect(match.state.crater).toHaveLength(8);
    expect(match.state.boxedRelics).toHaveLength(24 - 8 - 2);
  });

  it("DD-S125 the legendary ghost ship's fragment there is one of those left over after the dealing", () => {
    const { match } = play(placing({ alternateIsland: true }), [PLACED]);

    expect(match.state.ships[CY]?.fragments).toHaveLength(1);
    expect(match.state.boxedFragments).toHaveLength(12 - 2 * 2 - 1);
  });

  it('DD-351 DD-S155 Valparisa’s figure brings no black jewel, and its hull counts as 0', () => {
    const { match, events } = play(
      {
        ...placing({ blackJewel: true }),
        state: { jewelPool: ['blackJewel', 'ruby', 'ruby'] },
      },
      [{ ...PLACED, captain: 'valparisa' }],
    );

    expect(match.state.ships[CY]).toMatchObject({ hull: 0, jewels: ['ruby', 'ruby'] });
    expect(names(events)).toContain('legendary-placed');
  });

  it("DD-S103 the legendary ghost ship's jewels are drawn after all captains are chosen", () => {
    const match = setUp(2, {}, 3);

    expect(match.state.ships.map(({ jewels }) => jewels)).toEqual([[], [], []]);
    expect(
      match.stack
        .map(({ step }) => step)
        .toReversed()
        .slice(0, 3),
    ).toEqual(['setup/captain', 'setup/captain', 'legendary/place']);
  });

  it('DD-S24 nobody sees which fragments were removed until it is dealt one', () => {
    const { match } = sail(placing());

    for (const viewer of [ADA, BO, 'spectator'] as const)
      expect(table.view(match, viewer as never).state.boxedFragments).toEqual(
        new Array(3).fill(HIDDEN_WORD),
      );
  });
});
