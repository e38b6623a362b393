import { packProblems } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { FACTIONS, SUITS } from '../../src/pack/components.ts';
import { CREW_IDS } from '../../src/pack/ids.gen.ts';
import { AHOY_PACK } from '../../src/pack/pack.ts';
import { fits, printed } from '../../src/pack/printed.ts';

const { content } = AHOY_PACK;
const PRINTED = printed(content);

/** The pack as raw data, to break. */
function raw(): Raw {
  return JSON.parse(JSON.stringify(content));
}
type Raw = {
  market: { suit: string; crew: string; cargo: { deliver: string } }[];
  regionTiles: { spaces: { NW: { terrain: string; treasure: number } } }[];
  plans: { cards: unknown[] };
  rewards: { rows: string[][] };
  factions: { bluefin: { dice: number } };
};

const problemsOf = (pack: unknown): string => packProblems(AHOY_PACK, pack);

describe('The box', () => {
  it('AH-001 the default pack holds what the box holds', () => {
    expect(problemsOf(content)).toBe('');
    const { counts } = content.counts;
    expect(counts).toMatchObject({ 'region-tile': 12, 'market-card': 30, 'plan-card': 12 });
    expect(counts).toMatchObject({ gold: 20, comrade: 20, damage: 25, 'action-die': 17 });
    expect(PRINTED.tiles).toHaveLength(12);
    expect(PRINTED.cards).toHaveLength(30);
    expect(PRINTED.plans).toHaveLength(12);
  });

  it('AH-002 the Squadron has five dice and everybody else four', () => {
    const dice = FACTIONS.map((faction) => content.factions[faction].dice);

    expect(dice).toEqual([5, 4, 4, 4]);
  });

  it('AH-003 AH-S02 each tile has one Island, and each suit has two', () => {
    for (const tile of PRINTED.tiles)
      expect(tile.spaces.filter((space) => space.terrain === 'island')).toHaveLength(1);
    for (const suit of SUITS)
      expect(PRINTED.tiles.filter((tile) => tile.suit === suit)).toHaveLength(2);
    const tailwinds = PRINTED.tiles.flatMap((t) => t.spaces.flatMap((s) => s.tailwind ?? []));
    expect(tailwinds.toSorted()).toEqual([2, 2, 3, 4, 4, 5, 5, 6, 6, 6]);
  });

  it('AH-004 AH-S03 five cards a suit; costs and the suits they deliver to', () => {
    for (const suit of SUITS) {
      const cards = PRINTED.cards.filter((card) => card.suit === suit);
      expect(cards).toHaveLength(5);
      expect(cards.map((card) => card.cargo.deliver).toSorted()).toEqual(
        SUITS.filter((other) => other !== suit).toSorted(),
      );
    }
    const gold = (amount: number) => PRINTED.cards.filter((card) => card.gold === amount).length;
    expect([gold(1), gold(2), gold(0)]).toEqual([19, 5, 6]);
    expect(PRINTED.cards.filter((card) => card.costSlot !== null)).toHaveLength(6);
  });

  it('AH-005 two names exist twice, every other once', () => {
    const copies = CREW_IDS.filter(
      (crew) => PRINTED.cards.filter((card) => card.crew === crew).length === 2,
    );

    expect(CREW_IDS).toHaveLength(28);
    expect(copies).toEqual(['convincing-comrade', 'convincing-official']);
  });

  it('AH-S04 only Repair and the slots that pay for a card are dashed', () => {
    const dashed = PRINTED.slots.filter((slot) => !slot.damageable);

    expect(dashed.every((slot) => slot.on === 'cost' || slot.action === 'repair')).toBe(true);
    expect(dashed).toHaveLength(6 + FACTIONS.length);
  });

  it('AH-S05 AH-S06 AH-S07 slots are as many, and accept what the boards show', () => {
    const { boards, slots, ships } = PRINTED;
    const count = (faction: (typeof FACTIONS)[number]) =>
      boards[faction].actions.map((action) => [action, boards[faction].slotsOf[action].length]);
    expect(Object.fromEntries(count('bluefin'))).toMatchObject({
      sail: 4,
      tailwind: 2,
      cannons: 2,
    });
    expect(Object.fromEntries(count('mollusk'))).toMatchObject({
      sail: 4,
      tailwind: 2,
      cannons: 1,
    });
    expect(Object.fromEntries(count('smuggler-2'))).toEqual({
      sail: 3,
      'full-sail': 1,
      tailwind: 1,
      cannons: 1,
      negotiate: 1,
      repair: 1,
    });
    const accepted = (ids: readonly number[]) =>
      ids.map((id) =>
        [1, 2, 3, 4, 5, 6].filter((value) => {
          const slot = slots[id];
          return slot !== undefined && fits(slot, value);
        }),
      );
    expect(accepted(boards.bluefin.slotsOf.cannons)).toEqual([[5], [6]]);
    expect(accepted(boards.mollusk.slotsOf.repair)).toEqual([[2, 4, 6]]);
    expect(accepted(ships.gunship.slots)).toEqual([[4], [6]]);
    expect(accepted(ships.cutter.slots)).toEqual([[1, 2, 3, 4, 5, 6]]);
  });

  it('AH-222 AH-S09 the Rewards grid has the start in the middle and its four neighbours', () => {
    const { rewards, rewardStart, rewardCols } = PRINTED;

    expect(rewards).toHaveLength(25);
    const around = [-rewardCols, -1, 1, rewardCols].map((by) => rewards[rewardStart + by]);
    expect(around).toEqual(['gold-1', 'fame-1', 'add-tile', 'recruit-1']);
  });

  it('AH-277 the plans have their names', () => {
    const names = PRINTED.plans.map((plan) => plan.kind);

    expect(names.filter((kind) => kind === 'dynamic-entry')).toHaveLength(2);
    expect(names.filter((kind) => kind === 'sneak-attack')).toHaveLength(2);
    expect(names.filter((kind) => kind === 'weapon-cache')).toHaveLength(2);
    expect(new Set(names).size).toBe(9);
  });
});

describe('A pack that is wrong', () => {
  it('names the item and the field', () => {
    const wrongSuit = raw();
    const card = wrongSuit.market[0];
    if (card) card.suit = 'anchor';
    expect(problemsOf(wrongSuit)).toMatch(/market\[0\] "aeronauts".suit/);

    const wrongCount = raw();
    wrongCount.plans.cards.pop();
    expect(problemsOf(wrongCount)).toMatch(/plans.cards: expected 12 items, got 11/);

    const twoIslands = raw();
    const tile = twoIslands.regionTiles[0];
    if (tile) tile.spaces.NW.terrain = 'island';
    expect(problemsOf(twoIslands)).toMatch(/regionTiles\[0\] "fish-a".spaces: expected 1 Islands/);

    const bareWreck = raw();
    const wreck = bareWreck.regionTiles[0];
    if (wreck) wreck.spaces.NW.terrain = 'wreckage';
    expect(problemsOf(bareWreck)).toMatch(/spaces.NW.treasure: expected Treasure in all Wreckage/);

    const noStart = raw();
    const row = noStart.rewards.rows[2];
    if (row) row[2] = 'gold-1';
    expect(problemsOf(noStart)).toMatch(/rewards.rows: expected the start in the middle/);

    const sixDice = raw();
    sixDice.factions.bluefin.dice = 6;
    expect(problemsOf(sixDice)).toMatch(/factions: expected 17 in all, got 18/);
  });
});
