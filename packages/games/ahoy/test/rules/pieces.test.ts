import { at as item } from '@quarterdeck/kernel';
import { isOffered, offersOf, script, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { type Faction, SUITS } from '../../src/pack/components.ts';
import { wordingsOf } from '../../src/pack/wordings.ts';
import {
  allSpaces,
  cellOf,
  isIsland,
  regionOf,
  regionsOf,
  suitOf,
} from '../../src/rules/geometry/map.ts';
import {
  at,
  COMPASS,
  card,
  costSlot,
  FISH,
  figure,
  island,
  opening,
  PARROT,
  position,
  SKULL,
  SMUGGLER,
  SQUADRON,
  SWORD,
  sea,
  slot,
  TREE,
  told,
  turnOf,
} from '../positions.ts';

const { printed } = sea.pack;
const worded = wordingsOf(sea.pack);
const MAP = {
  skull: SKULL,
  fish: FISH,
  compass: COMPASS,
  tree: TREE,
  parrot: PARROT,
  sword: SWORD,
};
const place = (die: number, on: number) => ({ do: 'place', die, slot: on, value: die }) as const;

describe('Pieces in play', () => {
  it('AH-002 the dice one places are action dice alone; battle dice belong to nobody', () => {
    const match = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: { dice: [1, 1], placed: { [slot('smuggler-1', 'cannons')]: 1 } } },
      fleet: { smuggler: at(1, 2), second: at(1, 3) },
    });
    const events = script(sea, match, [
      place(1, slot('smuggler-1', 'sail')),
      { do: 'move', space: at(1, 3) },
    ]);

    expect(told(events, 'battle-rolled')).toHaveLength(2);
    expect(match.state.turn).toMatchObject({ left: 1 });
    const dice = opening(4).state.mats.map((mat) => mat.dice.length);
    expect(dice).toEqual([5, 4, 4, 4]);
    expect(dice.reduce((sum, count) => sum + count)).toBe(
      printed.content.counts.counts['action-die'],
    );
  });

  it('AH-003 a region is a block of two by two spaces, one of them an Island', () => {
    const g = opening(2).state;
    for (const region of regionsOf(g)) {
      const { x, y } = item(g.regions, region);
      const spaces = allSpaces(g).filter((space) => regionOf(g, space) === region);

      const cells = spaces.map((space) => cellOf(g, space)).map((c) => `${c.x - x},${c.y - y}`);
      expect(cells.toSorted()).toEqual(['0,0', '0,1', '1,0', '1,1']);
      expect(spaces.filter((space) => isIsland(g, space))).toHaveLength(1);
      expect(SUITS).toContain(suitOf(g, region));
    }
  });

  it('AH-004 a card is paid as printed under its suit: 1 gold, 2 gold or a die', () => {
    const hiring = (key: 'emissary' | 'fighters' | 'cutpurse', gold: number) =>
      turnOf(SQUADRON, {
        mats: { [SQUADRON]: { dice: [4, 4], gold } },
        fleet: { squadron: island(SWORD) },
        market: [key],
      });
    const one = { do: 'recruit', card: card('emissary') } as const;
    const two = { do: 'recruit', card: card('fighters') } as const;
    const die = { do: 'recruit-with', card: card('cutpurse'), die: 4 } as const;

    expect([0, 1].map((gold) => isOffered(sea, hiring('emissary', gold), one))).toEqual([
      false,
      true,
    ]);
    expect([1, 2].map((gold) => isOffered(sea, hiring('fighters', gold), two))).toEqual([
      false,
      true,
    ]);
    expect(isOffered(sea, hiring('cutpurse', 0), die)).toBe(true);
    const paid = script(sea, hiring('fighters', 3), [two]);
    expect(told(paid, 'gold-paid')).toEqual([{ seat: SQUADRON, count: 2 }]);
  });

  it('AH-S03 every card is delivered at the suit it names, never at its own', () => {
    for (const { key, suit, cargo } of printed.cards) {
      const deliver = { do: 'deliver', card: card(key) } as const;
      const offered = SUITS.filter((other) =>
        isOffered(
          sea,
          turnOf(SMUGGLER, {
            fleet: { smuggler: island(MAP[other]) },
            cargo: { [SMUGGLER]: [key] },
            market: [],
          }),
          deliver,
        ),
      );

      expect(offered).toEqual([cargo.deliver]);
      expect(offered).not.toContain(suit);
    }
    const known = ['diver', 'sea-dog', 'gunner'].map((key) => {
      const { suit, gold, costSlot: dashed, cargo } = item(printed.cards, card(key));
      return [
        suit,
        gold,
        dashed === null,
        item(worded.market, card(key)).cargo.name,
        cargo.deliver,
      ];
    });
    expect(known).toEqual([
      ['fish', 1, true, 'Jewelry', 'sword'],
      ['fish', 1, true, 'Ropes', 'tree'],
      ['skull', 0, false, 'Furs', 'tree'],
    ]);
  });

  it('AH-005 the second Convincing Comrade or Official works like the first', () => {
    for (const name of ['convincing-comrade', 'convincing-official'] as const) {
      const [one, two] = [1, 2].map((n) => item(printed.cards, card(`${name}-${n}`)));

      expect([one?.crew, two?.crew]).toEqual([name, name]);
      expect([one?.suit, two?.suit]).toEqual(['tree', 'tree']);
      expect(one?.cargo.deliver).not.toBe(two?.cargo.deliver);
    }
    expect(new Set(printed.cards.map(({ crew }) => worded.crew[crew].name)).size).toBe(28);
  });

  it.each<[Faction, number]>([
    ['bluefin', 0],
    ['smuggler-1', 1],
    ['mollusk', 2],
  ])(
    'AH-S04 damage finds any slot of the board of %s but Repair, and no slot of a cost',
    (faction, seat) => {
      const match = position({
        mats: { [seat]: { crew: ['gunner'], placed: { [costSlot('gunner')]: 2 } } },
        step: 'damage/slot',
        data: {
          dealer: seat === SQUADRON ? SMUGGLER : SQUADRON,
          figure: figure('flagship', seat),
          left: 1,
          dealt: 0,
        },
        under: [{ step: 'scoring/end', data: {} }],
      });
      const { actions, slotsOf } = printed.boards[faction];
      const hit = new Set(
        offersOf(sea, match).flatMap((offer) =>
          offer.do === 'damage' ? [item(printed.slots, offer.slot).action] : [],
        ),
      );

      expect([...hit]).toEqual(actions.filter((action) => action !== 'repair'));
      for (const id of slotsOf.repair)
        expect(whyNot(sea, match, { do: 'damage', slot: id })).toBe('AH-134');
      expect(whyNot(sea, match, { do: 'damage', slot: costSlot('gunner') })).toBe('AH-134');
    },
  );
});
