import type { Match } from '@quarterdeck/kernel/engine';
import { isOffered, offersOf, refuses, script, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { Kinds } from '../../../src/model/state.ts';
import {
  at,
  card,
  costSlot,
  crewSlot,
  figure,
  island,
  kindsOf,
  type MatSketch,
  position,
  SKULL,
  SMUGGLER,
  SQUADRON,
  sea,
  shipSlot,
  slot,
  told,
  turnOf,
  UNION,
} from '../../positions.ts';

/** The Harbor north of the Skull Island. */
const HARBOR = at(1, 0);
const SAIL = slot('bluefin', 'sail');
const [FIVE, SIX] = [slot('bluefin', 'cannons'), slot('bluefin', 'cannons', 1)];

/** The Squadron sails to the Harbor with a 4, and is asked what it does there. */
function atHarbor(mat: MatSketch, more: Parameters<typeof turnOf>[1] = {}): Match<Kinds> {
  const match = turnOf(SQUADRON, {
    ...more,
    mats: { ...more.mats, [SQUADRON]: { dice: [4, 1], gold: 0, ...mat } },
    fleet: { squadron: island(SKULL), ...more.fleet },
  });
  const free = [0, 1, 2, 3].map((n) => slot('bluefin', 'sail', n));
  const on = free.find((id) => isOffered(sea, match, { do: 'place', die: 4, slot: id, value: 4 }));
  script(sea, match, [
    { do: 'place', die: 4, slot: on ?? SAIL, value: 4 },
    { do: 'move', space: HARBOR },
    { do: 'stop' },
  ]);
  return match;
}
const loads = (match: Match<Kinds>): number[] =>
  offersOf(sea, match).flatMap((offer) => (offer.do === 'harbor-load' ? [offer.slot] : []));

describe('The die a Harbor moves', () => {
  it('AH-S24 a Harbor moves any placed die: from the board, Crew, a ship plan or a cost; none set aside', () => {
    const elsewhere = {
      [slot('mollusk', 'tailwind')]: 2,
      [crewSlot('sailor')]: 3,
      [shipSlot('cutter')]: 1,
      [costSlot('gunner')]: 5,
    };
    const match = turnOf(UNION, {
      mats: {
        [UNION]: {
          dice: [4, 1],
          gold: 0,
          setAside: [6],
          crew: ['sailor', 'gunner'],
          placed: elsewhere,
        },
      },
      fleet: { union: island(SKULL), cutter: at(5, 0) },
    });
    script(sea, match, [
      { do: 'place', die: 4, slot: slot('mollusk', 'sail'), value: 4 },
      { do: 'move', space: HARBOR },
      { do: 'stop' },
    ]);
    expect(loads(match).toSorted()).toEqual(
      [slot('mollusk', 'sail'), ...Object.keys(elsewhere).map(Number)].toSorted(),
    );

    const events = script(sea, match, [
      { do: 'harbor-load', slot: costSlot('gunner') },
      { do: 'load', slot: slot('mollusk', 'cannons'), value: 5 },
    ]);

    expect(kindsOf(events)).toEqual(['die-moved']);
    expect(match.state.turn).toMatchObject({ seat: UNION, left: 1 });
    expect(match.state.mats[UNION]?.crew).toContain(card('gunner'));
    // A cost is no action: its slot is not free again (AH-S26).
    expect(sea.asked(match)).toEqual([{ seat: UNION, step: 'turn/act' }]);
    expect(isOffered(sea, match, { do: 'place', slot: costSlot('gunner') })).toBe(false);
    expect(match.state.mats[UNION]?.setAside).toEqual([6]);
  });

  it('AH-S24 a Harbor moves no die that lies on Cannons already', () => {
    const match = atHarbor({ gold: 3, placed: { [FIVE]: 5 } });

    expect(loads(match)).toEqual([SAIL]);
    expect(refuses(sea, match, SQUADRON, { do: 'harbor-load', slot: FIVE }).code).toBe(
      'not-offered',
    );
  });

  it('AH-S24 the moved die may be changed with gold while it is placed, with Middleman by 2', () => {
    expect(whyNot(sea, atHarbor({ damaged: [SIX] }), { do: 'harbor-load' })).toBe('AH-098');
    const values = (match: Match<Kinds>) => {
      script(sea, match, [{ do: 'harbor-load', slot: SAIL }]);
      return offersOf(sea, match).flatMap((offer) =>
        offer.do === 'load' ? [[Number(offer.slot), offer.value]] : [],
      );
    };

    expect(values(atHarbor({ gold: 1 }))).toEqual([[FIVE, 5]]);
    const match = atHarbor({ gold: 1, crew: ['middleman'] });
    expect(values(match)).toEqual([
      [FIVE, 5],
      [SIX, 6],
    ]);
    const events = script(sea, match, [{ do: 'load', slot: SIX, value: 6 }]);
    expect(told(events, 'die-changed')).toEqual([{ seat: SQUADRON, from: 4, to: 6, gold: 1 }]);
    expect(told(events, 'die-moved')).toEqual([{ seat: SQUADRON, die: 6, from: SAIL, to: SIX }]);
  });

  it("AH-S24 the moved die counts as put on Cannons for Gunner's Mate, and repeats nothing else", () => {
    const match = atHarbor({ gold: 1, crew: ['gunners-mate'] }, { fleet: { smuggler: at(0, 1) } });

    const events = script(sea, match, [
      { do: 'harbor-load', slot: SAIL },
      { do: 'load', slot: FIVE, value: 5 },
    ]);

    expect(kindsOf(events)).not.toContain('die-placed');
    expect(sea.asked(match)).toEqual([{ seat: SQUADRON, step: 'crew/use' }]);
    script(sea, match, [{ do: 'use', card: card('gunners-mate') }]);
    expect(offersOf(sea, match)).toEqual([{ do: 'aim', space: at(0, 1) }]);
  });
});

describe('A Harbor', () => {
  const DAMAGED = ['tailwind', 'order', 'deploy'] as const;

  it("AH-S25 a Harbor repairs up to 2 damage of the owner's choice, and also a single one", () => {
    const damaged = DAMAGED.map((action) => slot('bluefin', action));
    const one = atHarbor({ damaged: damaged.slice(0, 1) });
    script(sea, one, [{ do: 'harbor-repair' }]);
    const single = script(sea, one, [{ do: 'repair', slot: slot('bluefin', 'tailwind') }]);
    expect(kindsOf(single)).toEqual(['repaired']);
    expect(isOffered(sea, one, { do: 'harbor-repair' })).toBe(false);

    const match = atHarbor({ damaged });
    script(sea, match, [
      { do: 'harbor-repair' },
      { do: 'repair', slot: slot('bluefin', 'order') },
      { do: 'repair', slot: slot('bluefin', 'deploy') },
    ]);
    expect(whyNot(sea, match, { do: 'harbor-repair' })).toBe('AH-097');
    const still = match.state.mats[SQUADRON]?.slots.filter((s) => s.damaged);
    expect(still?.map((s) => Number(s.slot))).toEqual([slot('bluefin', 'tailwind')]);

    const few = atHarbor({ damaged });
    script(sea, few, [
      { do: 'harbor-repair' },
      { do: 'repair', slot: slot('bluefin', 'order') },
      { do: 'done' },
    ]);
    expect(few.state.mats[SQUADRON]?.slots.filter((s) => s.damaged)).toHaveLength(2);
  });
});

describe('A slot that pays for a card', () => {
  const HIRING = { fleet: { smuggler: island(SKULL) }, market: ['gunner'] } as const;
  const mat = (match: Match<Kinds>) => match.state.mats[SMUGGLER];
  const hired = (dice: number[]): Match<Kinds> => {
    const match = turnOf(SMUGGLER, { ...HIRING, mats: { [SMUGGLER]: { dice, gold: 0 } } });
    script(sea, match, [{ do: 'recruit-with', card: card('gunner'), die: dice[0] ?? 1 }]);
    return match;
  };

  it('AH-S26 a slot that pays for a card accepts any value, and keeps the die until the end of the round', () => {
    const dice = [1, 2, 3, 4, 5, 6];
    const match = turnOf(SMUGGLER, { ...HIRING, mats: { [SMUGGLER]: { dice } } });
    const fitting = dice.filter((die) =>
      isOffered(sea, match, { do: 'recruit-with', card: card('gunner'), die }),
    );
    expect(fitting).toEqual(dice);

    const paid = hired([3, 5]);

    expect(mat(paid)?.slots.at(-1)).toEqual({ slot: costSlot('gunner'), die: 3, damaged: false });
    expect(whyNot(sea, paid, { do: 'place', die: 5, slot: costSlot('gunner'), value: 5 })).toBe(
      'AH-050',
    );
  });

  it('AH-S26 a slot that paid for a card is dead afterwards: no die goes there, and no damage', () => {
    const match = position({
      mats: {
        [SQUADRON]: { dice: [] },
        [SMUGGLER]: { dice: [], crew: ['gunner'], placed: { [costSlot('gunner')]: 3 } },
      },
      step: 'clean-up/reroll',
      data: {},
      under: [
        { step: 'turn/begin', data: { seat: SMUGGLER } },
        { step: 'scoring/end', data: {} },
      ],
    });

    expect(mat(match)?.crew).toEqual([card('gunner')]);
    expect(mat(match)?.slots.map((s) => Number(s.slot))).not.toContain(costSlot('gunner'));
    expect(isOffered(sea, match, { do: 'place', slot: costSlot('gunner') })).toBe(false);
    const hit = position({
      mats: { [SMUGGLER]: { crew: ['gunner'], placed: { [costSlot('gunner')]: 3 } } },
      step: 'damage/slot',
      data: { dealer: SQUADRON, figure: figure('flagship', SMUGGLER), left: 1, dealt: 0 },
    });
    expect(whyNot(sea, hit, { do: 'damage', slot: costSlot('gunner') })).toBe('AH-134');
  });

  it('AH-S26 the slot that pays is dead from the start on a card that cost nothing', () => {
    const match = turnOf(SMUGGLER, { ...HIRING, mats: { [SMUGGLER]: { dice: [2, 5], gold: 0 } } });

    script(sea, match, [
      { do: 'place', die: 2, slot: slot('smuggler-1', 'negotiate'), value: 2 },
      { do: 'recruit', card: card('gunner') },
    ]);

    expect(mat(match)?.crew).toEqual([card('gunner')]);
    expect(mat(match)?.slots.map((s) => Number(s.slot))).not.toContain(costSlot('gunner'));
    expect(isOffered(sea, match, { do: 'place', slot: costSlot('gunner') })).toBe(false);
  });

  it('AH-S26 the slot that pays is dead from the start on a card taken with Naive Noble', () => {
    const match = turnOf(SMUGGLER, {
      mats: {
        [SMUGGLER]: { crew: ['naive-noble'] },
        [UNION]: { crew: ['gunner'], placed: { [costSlot('gunner')]: 6 } },
      },
      fleet: { smuggler: at(0, 1), union: at(1, 0) },
    });

    script(sea, match, [
      { do: 'use', card: card('naive-noble') },
      { do: 'take', from: UNION, card: card('gunner'), as: 'crew' },
    ]);

    expect(mat(match)?.crew).toEqual([card('gunner')]);
    expect(mat(match)?.slots.map((s) => Number(s.slot))).not.toContain(costSlot('gunner'));
    expect(match.state.mats[UNION]?.beside).toEqual([6]);
  });
});

describe('Gold for the die a Harbor moves', () => {
  const change = (die: number, steps: number) => ({ do: 'change', die, steps }) as const;
  const loading = (gold: number): Match<Kinds> => {
    const match = atHarbor({ gold });
    script(sea, match, [{ do: 'harbor-load', slot: SAIL }]);
    return match;
  };

  it('AH-054 AH-S24 gold turns the die step by step where it lies, before it goes to Cannons', () => {
    const match = loading(2);

    const events = script(sea, match, [change(4, 1)]);

    expect(told(events, 'die-changed')).toEqual([{ seat: SQUADRON, from: 4, to: 5, gold: 1 }]);
    expect(match.state.mats[SQUADRON]?.gold).toBe(1);
    expect(match.state.mats[SQUADRON]?.slots.find((each) => each.slot === SAIL)?.die).toBe(5);
    const loaded = script(sea, match, [{ do: 'load', slot: FIVE, value: 5 }]);
    expect(told(loaded, 'die-moved')).toMatchObject([{ die: 5, from: SAIL, to: FIVE }]);
  });

  it('AH-098 AH-054 the die is turned only as far as gold can still bring it to Cannons', () => {
    expect(isOffered(sea, loading(3), change(4, -1))).toBe(true);
    expect(whyNot(sea, loading(2), change(4, -1))).toBe('AH-098');
    expect(isOffered(sea, loading(1), change(4, 1))).toBe(true);
    expect(whyNot(sea, loading(1), { do: 'load', slot: SIX, value: 4 })).toBe('AH-098');
  });

  it('AH-055 AH-054 a Harbor turns no die over the 6, and none without gold', () => {
    const six = loading(3);
    script(sea, six, [change(4, 1), change(5, 1)]);
    expect(whyNot(sea, six, change(6, 1))).toBe('AH-055');

    const poor = loading(2);
    script(sea, poor, [change(4, 1), change(5, 1)]);
    expect(offersOf(sea, poor)).toEqual([{ do: 'load', slot: SIX, value: 6 }]);
    expect(whyNot(sea, poor, { do: 'change' })).toBe('AH-054');
  });
});
