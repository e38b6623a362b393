import { isOffered, offersOf, refuses, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { askedNow, loaded, play, rolls, sailing } from '../fights.ts';
import {
  at,
  card,
  FISH,
  island,
  kindsOf,
  type Position,
  position,
  SKULL,
  SMUGGLER,
  SQUADRON,
  SWORD,
  sea,
  slot,
  tile,
  told,
  turnOf,
} from '../positions.ts';

// The grid by number, row by row; the middle is 12.
//    0 spend   1 move     2 fame 2   3 recruit   4 fame 4 and wealth
//    5 recruit 6 tailwind 7 gold 1   8 fame 1    9 repair
//   10 gold 2 11 fame 1  12         13 tile     14 fame 2
//   15 tailw. 16 move*   17 recruit 18 gold 2   19 move
//   20 fame 3 21 gold 2  22 fame 2  23 gold 1   24 repair for Fame

type Given = Omit<Position, 'step' | 'data' | 'turn' | 'under' | 'state'>;

/** The first Smuggler is about to gain a reward, with the markers there. */
const stepping = (white: number, black: number, given: Given = {}) =>
  position({
    ...given,
    state: { smugglers: { 0: { white, black } } },
    step: 'rewards/step',
    data: { seat: SMUGGLER },
    under: [{ step: 'scoring/end', data: {} }],
  } as Position);

const take = (reward: number) => ({ do: 'reward', reward, take: true }) as const;
const to = (x: number, y: number) => ({ do: 'move', space: at(x, y) }) as const;
const STOP = { do: 'stop' } as const;
const here = { fleet: { smuggler: at(4, 2) } };
const goldOf = (match: ReturnType<typeof stepping>) => match.state.mats[SMUGGLER]?.gold;

describe('Rewards', () => {
  it('AH-221 a battle won may give a reward just as a delivery does', () => {
    const match = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: loaded('smuggler-1', 5) },
      fleet: { smuggler: at(4, 2), patrols: [at(3, 2)] },
      rig: rolls(6, 1),
    });

    const won = play(
      match,
      sailing('smuggler-1', [at(3, 2)]),
      { do: 'hold-fire' },
      {
        do: 'victory',
        victory: 'reward',
      },
    );
    const events = play(match, take(11));

    expect(told(won, 'figure-removed')).toHaveLength(1);
    expect(told(events, 'reward-reached')).toEqual([{ seat: SMUGGLER, from: 12, to: 11 }]);
    expect(told(events, 'fame-gained')).toEqual([{ seat: SMUGGLER, count: 1 }]);
    expect(kindsOf(events)).not.toContain('pledged');
  });

  it('AH-223 the reward takes up to 5 gold to the supply, each for 1 Fame', () => {
    const rich = stepping(1, 2, { mats: { [SMUGGLER]: { gold: 7 } } });
    const poor = stepping(1, 2, { mats: { [SMUGGLER]: { gold: 2 } } });

    play(rich, take(0));
    play(poor, take(0));
    const most = offersOf(sea, rich).map((choice) => choice.do === 'spend' && choice.gold);
    const events = play(rich, { do: 'spend', gold: 5 });

    expect(most).toEqual([0, 1, 2, 3, 4, 5]);
    expect(offersOf(sea, poor)).toHaveLength(3);
    expect(told(events, 'gold-paid')).toEqual([{ seat: SMUGGLER, count: 5 }]);
    expect(told(events, 'fame-gained')).toEqual([{ seat: SMUGGLER, count: 5 }]);
    expect(goldOf(rich)).toBe(2);
    expect(play(poor, { do: 'spend', gold: 0 }).filter((e) => e.event !== 'game-ended')).toEqual(
      [],
    );
  });

  it('AH-224 AH-S82 "move 2" moves 1 or 2 spaces, with all that moving brings', () => {
    const match = stepping(2, 7, { fleet: { smuggler: at(4, 2), strongholds: [island(SWORD)] } });

    play(match, take(1));
    expect(whyNot(sea, match, STOP)).toBe('AH-075');
    play(match, to(5, 2));
    expect(isOffered(sea, match, STOP)).toBe(true);
    const events = play(match, to(5, 3));

    expect(told(events, 'battle-begun')).toHaveLength(1);
  });

  it('AH-224 AH-S82 "ignoring battles" fights nobody, not even a Stronghold', () => {
    const match = stepping(17, 12, {
      fleet: { smuggler: at(4, 2), strongholds: [island(SWORD)], squadron: at(5, 2) },
      mats: { [SQUADRON]: loaded('bluefin', 5), [SMUGGLER]: loaded('smuggler-1', 5) },
    });

    const events = play(match, take(16), to(5, 2), to(5, 3));

    expect(kindsOf(events)).not.toContain('battle-begun');
    expect(told(events, 'anchored').map((e) => e.space)).toEqual([island(SWORD)]);
  });

  it('AH-225 AH-S84 the reward recruits any Market card, wherever the Flagship is', () => {
    const match = stepping(12, 12, { ...here, mats: { [SMUGGLER]: { gold: 0 } } });

    const events = play(match, take(17), { do: 'recruit', card: card('gunner') });

    expect(told(events, 'recruited')).toEqual([
      { seat: SMUGGLER, card: card('gunner'), gold: 0, die: null },
    ]);
    expect(match.state.market).toHaveLength(3);
  });

  it("AH-225 AH-S84 the reward recruits nobody on a Stronghold's Island, and nothing of an empty Market", () => {
    const guarded = stepping(12, 12, {
      fleet: { smuggler: island(FISH), strongholds: [island(FISH)] },
    });
    const empty = stepping(12, 12, { ...here, market: [], marketDeck: [] });

    const events = play(empty, take(17));

    expect(whyNot(sea, guarded, take(17))).toBe('AH-163');
    expect(isOffered(sea, guarded, { do: 'reward', reward: 17, take: false })).toBe(true);
    expect(kindsOf(events)).not.toContain('recruited');
  });

  it('AH-226 AH-S83 the free Tailwind leads to any Tailwind space and anchors there', () => {
    const match = stepping(7, 12, here);

    play(match, take(6));
    const spaces = offersOf(sea, match).flatMap((c) => (c.do === 'move' ? [c.space] : []));
    const events = play(match, to(2, 1));

    const tailwinds = [at(0, 1), at(2, 1), at(4, 1), at(0, 2), at(0, 3), at(5, 2), at(2, 3)];
    expect(spaces.toSorted((a, b) => a - b)).toEqual(tailwinds.toSorted((a, b) => a - b));
    expect(kindsOf(events)).toContain('anchored');
  });

  it('AH-227 the reward repairs everything; in the corner each damage is 1 Fame', () => {
    const damaged = [slot('smuggler-1', 'sail'), slot('smuggler-1', 'cannons')];
    const mats = { [SMUGGLER]: { damaged } };
    const plain = stepping(8, 3, { mats });
    const corner = stepping(23, 22, { mats });

    const repaired = play(plain, take(9));
    const paid = play(corner, take(24));

    expect(told(repaired, 'repaired')).toHaveLength(2);
    expect(kindsOf(repaired)).not.toContain('fame-gained');
    expect(told(paid, 'repaired')).toHaveLength(2);
    expect(told(paid, 'fame-gained')).toEqual([{ seat: SMUGGLER, count: 2 }]);
  });

  it('AH-S87 Powder Monkey follows once, and Fame counts only what this reward removed', () => {
    const damaged = [0, 1, 2].map((n) => slot('smuggler-1', 'sail', n));
    const match = stepping(23, 22, {
      mats: { [SMUGGLER]: { damaged, crew: ['powder-monkey'] } },
      fleet: { smuggler: at(4, 2), patrols: [at(5, 2), at(4, 3)] },
    });

    const use = { do: 'use', card: card('powder-monkey') } as const;
    const events = play(match, take(24), use, { do: 'hit', figure: 1 });

    expect(told(events, 'fame-gained')).toEqual([{ seat: SMUGGLER, count: 3 }]);
    expect(told(events, 'figure-removed')).toHaveLength(1);
    expect(sea.asked(match)).toEqual([]);
  });

  it('AH-228 the reward adds a tile with a wealth die of 1 to the map, and no figure moves', () => {
    const match = stepping(12, 12, here);

    play(match, take(13));
    const origin = offersOf(sea, match)[0];
    if (origin?.do !== 'lay-at') throw new Error('no place to add a tile');
    play(match, origin);
    const turned = offersOf(sea, match)[0];
    if (turned?.do !== 'lay') throw new Error('no way to turn it');
    const events = play(match, turned);

    expect(told(events, 'region-added')).toHaveLength(1);
    expect(match.state.regions.at(-1)).toMatchObject({ wealth: 1, comrades: 0 });
    expect(kindsOf(events)).not.toContain('moved');
  });

  it('AH-228 the reward adds nothing once the stack is empty', () => {
    const match = stepping(12, 12, { ...here, stack: [] });

    expect(kindsOf(play(match, take(13)))).not.toContain('tile-drawn');
  });

  it('AH-S85 the tile is drawn once the reward is taken, and seen before it is placed', () => {
    const stack = ['sword-b', 'tree-a'];
    const left = stepping(12, 12, { ...here, stack });
    const match = stepping(12, 12, { ...here, stack });

    const nothing = play(left, { do: 'reward', reward: 13, take: false });
    const drawn = play(match, take(13));

    expect(kindsOf(nothing)).not.toContain('tile-drawn');
    expect(told(drawn, 'tile-drawn')).toEqual([{ seat: SMUGGLER, tile: tile('tree-a') }]);
    expect(askedNow(match)).toBe('smuggler-1 exploring/add-at');
    const cells = offersOf(sea, match).flatMap((c) => (c.do === 'lay-at' ? [`${c.x} ${c.y}`] : []));
    // The map is 6 wide and 4 high; a tile may be offset by one space, and has to share an edge.
    expect(cells).toEqual(expect.arrayContaining(['0 -2', '-1 -2', '5 -2', '6 0', '-2 3', '2 4']));
    expect(cells).toHaveLength(2 * 7 + 2 * 5);
  });

  it('AH-229 gold and Fame are what the space shows', () => {
    const gained = (from: number, to: number) => {
      const match = stepping(from, from, { mats: { [SMUGGLER]: { gold: 1 } } });
      play(match, take(to));
      const { gold, fame } = match.state.mats[SMUGGLER] ?? {};
      return [(gold ?? 0) - 1, fame];
    };

    expect([gained(12, 7), gained(22, 23)]).toEqual(Array(2).fill([1, 0]));
    expect([gained(11, 10), gained(17, 18), gained(22, 21)]).toEqual(Array(3).fill([2, 0]));
    expect([gained(12, 11), gained(7, 8)]).toEqual(Array(2).fill([0, 1]));
    expect([gained(7, 2), gained(13, 14), gained(17, 22)]).toEqual(Array(3).fill([0, 2]));
    expect(gained(15, 20)).toEqual([0, 3]);
  });

  it("AH-229 AH-S86 the corner of 4 Fame raises the wealth of the Flagship's region, to 6 at most", () => {
    const fleet = { smuggler: at(0, 1) };
    const match = stepping(3, 2, { fleet, wealth: { [SKULL]: 2 } });
    const full = stepping(3, 2, { fleet, wealth: { [SKULL]: 6 } });

    const events = play(match, take(4));

    expect(told(events, 'fame-gained')).toEqual([{ seat: SMUGGLER, count: 4 }]);
    expect(told(events, 'wealth-raised')).toEqual([{ region: SKULL, wealth: 3 }]);
    expect(kindsOf(play(full, take(4)))).not.toContain('wealth-raised');
  });

  it('AH-S80 black follows before the reward, so one inside it cannot walk back', () => {
    const match = stepping(2, 7, {
      mats: { [SMUGGLER]: loaded('smuggler-1', 5) },
      fleet: { smuggler: at(4, 2), patrols: [at(3, 2)] },
      rig: rolls(6, 1),
    });

    play(match, take(1), to(3, 2), { do: 'hold-fire' }, { do: 'victory', victory: 'reward' });

    expect(askedNow(match)).toBe('smuggler-1 rewards/step');
    expect(match.state.smugglers[0]).toMatchObject({ white: 1, black: 2 });
    expect(refuses(sea, match, SMUGGLER, take(2)).clause).toBe('AH-209');
  });

  it('AH-S81 the white marker may return to the middle, which gives nothing', () => {
    const match = stepping(7, 2);

    expect(isOffered(sea, match, { do: 'reward', reward: 12, take: false })).toBe(true);
    expect(refuses(sea, match, SMUGGLER, take(12)).clause).toBe('AH-S81');
  });
});
