import { at as item } from '@quarterdeck/kernel';
import type { Match } from '@quarterdeck/kernel/engine';
import { isOffered, offersOf, script, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { Kinds } from '../../src/model/state.ts';
import { type FACTIONS, SUITS } from '../../src/pack/components.ts';
import { fits } from '../../src/pack/printed.ts';
import { wordingsOf } from '../../src/pack/wordings.ts';
import {
  at,
  kindsOf,
  opening,
  PARROT,
  position,
  SMUGGLER,
  SQUADRON,
  sea,
  shipSlot,
  slot,
  told,
  turnOf,
  UNION,
} from '../positions.ts';

const { printed } = sea.pack;
const worded = wordingsOf(sea.pack);
const place = (die: number, on: number) => ({ do: 'place', die, slot: on, value: die }) as const;

const acceptedBy = (id: number): number[] =>
  [1, 2, 3, 4, 5, 6].filter((value) => fits(item(printed.slots, id), value));

describe('The box', () => {
  it('AH-001 the box holds these pieces, and a match of four uses them', () => {
    expect(printed.content.counts.counts).toEqual({
      'region-tile': 12,
      'player-board': 4,
      'pocket-guide': 4,
      'fame-track': 1,
      'first-player-card': 1,
      flagship: 4,
      patrol: 10,
      stronghold: 3,
      cutter: 1,
      gunship: 1,
      'action-die': 17,
      'wealth-die': 11,
      'battle-die': 2,
      'plan-card': 12,
      'market-card': 30,
      'bluefin-aid': 2,
      'smuggler-aid': 2,
      gold: 20,
      comrade: 20,
      damage: 25,
      'fame-marker': 4,
      'pledge-marker': 4,
      'reward-marker': 4,
    });
    const g = opening(4).state;
    const figures = (kind: string) => g.figures.filter((f) => f.kind === kind).length;
    expect(['flagship', 'patrol', 'stronghold', 'cutter', 'gunship'].map(figures)).toEqual([
      4, 10, 3, 1, 1,
    ]);
    expect(g.mats.flatMap(({ dice }) => dice)).toHaveLength(17);
    expect(g.smugglers.flatMap(({ pledges }) => pledges)).toHaveLength(4);
    expect([printed.tiles, printed.cards, printed.plans].map(({ length }) => length)).toEqual([
      12, 30, 12,
    ]);
    const kinds = printed.content.pieces.markers.map(({ kind }) => kind);
    expect(kinds.toSorted().join(' ')).toBe(
      'fame fame fame fame pledge pledge pledge pledge reward reward reward reward',
    );
  });

  it('AH-S01 there are six suits, on two Islands and five cards each', () => {
    expect(SUITS).toEqual(['fish', 'sword', 'skull', 'compass', 'tree', 'parrot']);
    for (const suit of SUITS) {
      expect(printed.tiles.filter((tile) => tile.suit === suit)).toHaveLength(2);
      expect(printed.cards.filter((one) => one.suit === suit)).toHaveLength(5);
    }
  });

  it('AH-S05 each action has as many slots as its board shows', () => {
    const slotsOf = (faction: (typeof FACTIONS)[number]) =>
      Object.fromEntries(
        printed.boards[faction].actions.map((action) => [
          action,
          printed.boards[faction].slotsOf[action].length,
        ]),
      );
    const common = { cannons: 1, repair: 1 };

    expect(slotsOf('bluefin')).toEqual({
      ...common,
      sail: 4,
      tailwind: 2,
      cannons: 2,
      order: 1,
      bombard: 1,
      deploy: 1,
    });
    const union = { ...common, sail: 4, tailwind: 2, inspire: 1, assemble: 1, rally: 1 };
    expect(slotsOf('mollusk')).toEqual(union);
    const smuggler = { ...common, sail: 3, tailwind: 1, 'full-sail': 1, negotiate: 1 };
    expect([slotsOf('smuggler-1'), slotsOf('smuggler-2')]).toEqual([smuggler, smuggler]);
  });

  it("AH-S06 one slot of the Squadron's Cannons takes a 5, the other a 6; gold fits a second six", () => {
    const [five, six] = [slot('bluefin', 'cannons'), slot('bluefin', 'cannons', 1)];
    const sixes = (gold: number) => {
      const match = turnOf(SQUADRON, { mats: { [SQUADRON]: { dice: [6, 6], gold } } });
      script(sea, match, [place(6, six)]);
      return match;
    };

    expect([five, six].map(acceptedBy)).toEqual([[5], [6]]);
    expect(whyNot(sea, sixes(0), place(6, five))).toBe('AH-051');
    expect(whyNot(sea, sixes(0), place(6, six))).toBe('AH-050');
    const turned = { do: 'place', die: 6, slot: five, value: 5 } as const;
    expect([0, 1].map((gold) => isOffered(sea, sixes(gold), turned))).toEqual([false, true]);
  });

  it('AH-S07 the Cutter has one slot for any die, the Gunship one for a 4 and one for a 6', () => {
    const dice = [1, 2, 3, 4, 5, 6];
    const match = turnOf(UNION, {
      mats: { [UNION]: { dice, gold: 0 } },
      fleet: { cutter: at(1, 2), gunship: at(1, 2) },
    });
    const fitting = (on: number) => dice.filter((die) => isOffered(sea, match, place(die, on)));

    expect(fitting(shipSlot('cutter'))).toEqual(dice);
    expect([0, 1].map((n) => fitting(shipSlot('gunship', n)))).toEqual([[4], [6]]);
    expect(printed.ships.cutter.slots).toHaveLength(1);
    expect(printed.ships.gunship.slots).toHaveLength(2);
  });

  it('AH-S08 the Gunship rides Tailwinds of 4 and 6, the Cutter any, by all rules but Wreckage', () => {
    const winds = (die: number, on: number) => {
      const match = turnOf(UNION, {
        mats: { [UNION]: { dice: [die, die], gold: 0 } },
        fleet: { union: at(4, 0), cutter: at(1, 2), gunship: at(1, 2), smuggler: at(2, 1) },
      });
      script(sea, match, [place(die, on), { do: 'tailwind' }]);
      return match;
    };
    const targets = (match: Match<Kinds>) =>
      offersOf(sea, match).flatMap((offer) => (offer.do === 'move' ? [Number(offer.space)] : []));

    const six = winds(6, shipSlot('gunship', 1));
    expect(targets(six)).toEqual([at(2, 1), at(5, 2)]);
    expect(targets(winds(2, shipSlot('cutter')))).toEqual([at(0, 1), at(4, 1)]);
    const four = winds(4, shipSlot('gunship'));
    expect(targets(four)).toEqual([at(0, 3), at(2, 3)]);
    const battle = script(sea, six, [{ do: 'move', space: at(2, 1) }]);
    expect(kindsOf(battle)).toContain('battle-begun');
    const wreck = script(sea, four, [{ do: 'move', space: at(0, 3) }]);
    expect(kindsOf(wreck)).toEqual(['moved']);
  });

  it('AH-S09 the Rewards grid is 5 by 5, and the marker goes to a space beside it, not askew', () => {
    const rewards = (white: number) => {
      const match = position({
        state: { smugglers: { 0: { white, black: 12 } } },
        step: 'rewards/step',
        data: { seat: SMUGGLER },
        under: [{ step: 'scoring/end', data: {} }],
      });
      const offers = offersOf(sea, match).flatMap((o) =>
        o.do === 'reward' ? [Number(o.reward)] : [],
      );
      return [...new Set(offers)].toSorted((a, b) => a - b);
    };

    expect(printed.rewards).toHaveLength(5 * 5);
    expect(rewards(12)).toEqual([7, 11, 13, 17]);
    expect(rewards(0)).toEqual([1, 5]);
    expect(rewards(9)).toEqual([4, 8, 14]);
    expect([7, 11, 13, 17].map((cell) => printed.rewards[cell])).toEqual([
      'gold-1',
      'fame-1',
      'add-tile',
      'recruit-1',
    ]);
  });

  it('AH-S10 a battle die shows 1 to 6', () => {
    const rolled = Array.from({ length: 40 }, (_, seed) => {
      const match = turnOf(SMUGGLER, {
        mats: { [SMUGGLER]: { dice: [1, 1], placed: { [slot('smuggler-1', 'cannons')]: 1 } } },
        fleet: { smuggler: at(1, 2), second: at(1, 3) },
        seed,
      });
      const events = script(sea, match, [
        place(1, slot('smuggler-1', 'sail')),
        { do: 'move', space: at(1, 3) },
      ]);
      return told(events, 'battle-rolled').flatMap(({ dice }) => dice);
    });

    expect(new Set(rolled.flat())).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    expect(rolled.every(({ length }) => length === 2)).toBe(true);
  });

  it('AH-S12 Assemble places 4 Comrades, not up to 4: nobody is asked how many', () => {
    const assembled = (ready: number) => {
      const match = turnOf(UNION, {
        mats: { [UNION]: { dice: [1, 1] } },
        fleet: { union: at(2, 2) },
        state: { union: { ready } },
      });
      const events = script(sea, match, [place(1, slot('mollusk', 'assemble'))]);
      expect(sea.asked(match)).toEqual([{ seat: UNION, step: 'turn/act' }]);
      return told(events, 'comrades-placed');
    };

    expect(assembled(6)).toEqual([{ region: PARROT, count: 4 }]);
    expect(assembled(3)).toEqual([{ region: PARROT, count: 3 }]);
  });

  it('AH-S13 the plan is called Weapon Cache, and there are two', () => {
    const caches = printed.plans.filter(({ kind }) => kind === 'weapon-cache');

    expect(caches.map(({ key, kind }) => [key, worded.plans.kinds[kind].name])).toEqual([
      ['weapon-cache-1', 'Weapon Cache'],
      ['weapon-cache-2', 'Weapon Cache'],
    ]);
  });
});
