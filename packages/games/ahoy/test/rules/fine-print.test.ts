import { at as item, seatsOf } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import { isOffered, offersOf, refuses, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { ahoy } from '../../src/index.ts';
import { comradesInSupply } from '../../src/rules/comrades.ts';
import { goldInSupply } from '../../src/rules/purse.ts';
import { askedNow, loaded, play, rolls, sailing } from '../fights.ts';
import {
  at,
  card,
  FISH,
  island,
  kindsOf,
  opening,
  SECOND,
  SKULL,
  SMUGGLER,
  SQUADRON,
  sail,
  sea,
  slot,
  TREE,
  told,
  turnOf,
  UNION,
} from '../positions.ts';

const place = (die: number, on: number) => ({ do: 'place', die, slot: on, value: die }) as const;
const STOP = { do: 'stop' } as const;

describe('Piece limits', () => {
  it('AH-293 without a piece in the supply none is placed or gained', () => {
    const patrols = Array<number>(10).fill(at(5, 0));
    const deploying = turnOf(SQUADRON, {
      mats: { [SQUADRON]: { dice: [1] } },
      fleet: { squadron: at(2, 2), patrols },
    });
    const rallying = turnOf(UNION, {
      mats: { [UNION]: { dice: [6] } },
      fleet: { union: island(FISH) },
      comrades: { [SKULL]: 8, [TREE]: 5 },
    });
    expect(comradesInSupply(rallying.state)).toBe(1);

    const deployed = play(deploying, place(1, slot('bluefin', 'deploy')));
    const rallied = play(rallying, place(6, slot('mollusk', 'rally')));

    expect(kindsOf(deployed)).toEqual(['die-placed']);
    expect(told(rallied, 'comrades-readied')).toEqual([{ count: 1 }]);
  });

  it('AH-294 a gain of gold takes what the supply of 20 has left, and then nothing', () => {
    const at19 = { [SQUADRON]: { gold: 16 }, [SMUGGLER]: { gold: 3, dice: [1, 1, 1, 1] } };
    const none = { [UNION]: { gold: 0 }, [SECOND]: { gold: 0 } };
    const match = turnOf(SMUGGLER, {
      mats: { ...at19, ...none },
      fleet: { smuggler: at(2, 0) },
    });
    expect(goldInSupply(match.state)).toBe(1);

    const damage = { do: 'damage', slot: slot('smuggler-1', 'tailwind') } as const;
    const wreck = [...sailing('smuggler-1', [at(3, 0)]), damage, STOP];
    const events = play(match, wreck, { do: 'take-treasure' });

    expect(told(events, 'gold-gained')).toEqual([{ seat: SMUGGLER, count: 1 }]);
    expect(told(events, 'treasure-taken')).toEqual([{ seat: SMUGGLER, space: at(3, 0), count: 1 }]);
    expect(goldInSupply(match.state)).toBe(0);
  });

  it('AH-S98 gold that is gained is taken in the order in which the gains resolve, to the last', () => {
    const match = turnOf(SMUGGLER, {
      left: 0,
      mats: {
        [SQUADRON]: { gold: 16 },
        [SMUGGLER]: { gold: 3, crew: ['documentarian', 'elder'] },
        [UNION]: { gold: 0 },
        [SECOND]: { gold: 0 },
      },
      fleet: { smuggler: at(2, 2), union: at(3, 2) },
    });

    const events = play(match, { do: 'end-turn' });

    expect(told(events, 'gold-gained')).toEqual([{ seat: SMUGGLER, count: 1 }]);
    expect(goldInSupply(match.state)).toBe(0);
  });
});

describe('Which rule goes first', () => {
  it('AH-295 Crew overrides a core rule: with a Sea Dog a Strong Current need not carry', () => {
    const into = (crew: readonly string[]) => {
      const match = turnOf(SMUGGLER, {
        mats: { [SMUGGLER]: { dice: [1], crew } },
        fleet: { smuggler: at(1, 0) },
      });
      return { match, events: play(match, sailing('smuggler-1', [at(0, 0)])) };
    };

    const plain = into([]);
    const bent = into(['sea-dog']);

    expect(told(plain.events, 'carried').map((e) => e.to)).toEqual([at(0, 1)]);
    expect(askedNow(bent.match)).toBe('smuggler-1 moving/steer');
    expect(isOffered(sea, bent.match, { do: 'stay' })).toBe(true);
  });

  it('AH-296 "cannot" is absolute: free recruiting does not pass a Stronghold', () => {
    const match = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: { dice: [2] } },
      fleet: { smuggler: island(FISH), strongholds: [island(FISH)] },
    });

    const events = play(match, place(2, slot('smuggler-1', 'negotiate')));

    expect(kindsOf(events)).toEqual(['die-placed']);
    expect(refuses(sea, match, SMUGGLER, { do: 'recruit', card: card('diver') }).clause).toBe(
      'AH-163',
    );
  });

  it('AH-296 a rule that says it ignores something does pass: a Tailwind jumps a Sandbar', () => {
    const stepping = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: { dice: [1] } },
      fleet: { smuggler: at(4, 0) },
    });
    const jumping = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: { dice: [2] } },
      fleet: { smuggler: at(4, 0) },
    });

    play(stepping, sailing('smuggler-1', []));
    play(jumping, place(2, slot('smuggler-1', 'tailwind')));

    expect(whyNot(sea, stepping, { do: 'move', space: at(4, 1) })).toBe('AH-069');
    expect(isOffered(sea, jumping, { do: 'move', space: at(4, 1) })).toBe(true);
  });

  it('AH-297 a board\'s "up to 4" is a reminder: Assemble places the 4 of the core rule', () => {
    const match = turnOf(UNION, {
      mats: { [UNION]: { dice: [1] } },
      fleet: { union: at(2, 0) },
    });

    const events = play(match, place(1, slot('mollusk', 'assemble')));

    expect(told(events, 'comrades-placed')).toEqual([{ region: FISH, count: 4 }]);
    expect(askedNow(match)).toBe('mollusk turn/act');
  });

  it('AH-298 what falls on one moment is ordered by the player: Treasure and Harbor either way', () => {
    const damaged = [slot('smuggler-1', 'sail', 1)];
    const [first, second] = [0, 1].map(() =>
      turnOf(SMUGGLER, {
        mats: { [SMUGGLER]: { dice: [1], damaged } },
        fleet: { smuggler: at(2, 2) },
      }),
    );
    if (first === undefined || second === undefined) throw new Error('no match');
    const repair = [{ do: 'harbor-repair' }, { do: 'repair' }] as const;
    const take = { do: 'take-treasure' } as const;
    const anchor = [...sailing('smuggler-1', [at(3, 2)]), STOP];

    const one = play(first, anchor, take, repair);
    const other = play(second, anchor, repair, take);

    const order = (events: typeof one) =>
      kindsOf(events).filter((kind) => kind === 'repaired' || kind === 'treasure-taken');
    expect(order(one)).toEqual(['treasure-taken', 'repaired']);
    expect(order(other)).toEqual(['repaired', 'treasure-taken']);
  });

  it('AH-299 what has no outcome may be done: Repair without damage, Rally without an Island', () => {
    const match = turnOf(UNION, {
      mats: { [UNION]: { dice: [2, 6] } },
      fleet: { union: at(2, 0) },
    });

    const events = play(
      match,
      place(2, slot('mollusk', 'repair')),
      place(6, slot('mollusk', 'rally')),
    );

    expect(kindsOf(events)).toEqual(['die-placed', 'die-placed']);
  });
});

describe('Conceding, trading and options', () => {
  it('AH-300 either of two players may concede at any time, asked or not, and the other wins', () => {
    for (const loser of seatsOf(2)) {
      const match = opening(2);
      expect(sea.asides(match, loser)).toEqual([{ do: 'concede' }]);

      const events = sea.play(match, loser, { do: 'concede' });

      expect(kindsOf(events)).toEqual(['conceded', 'game-ended']);
      const outcome = sea.outcome(match);
      expect(outcome?.ranks[loser]).toBe(2);
      expect(outcome?.ranks[1 - loser]).toBe(1);
      expect(outcome?.because).toBe('AH-300');
    }
  });

  it('AH-300 a player may concede also in the middle of a battle', () => {
    const match = turnOf(SQUADRON, {
      seats: 2,
      mats: { [SQUADRON]: loaded('bluefin', 5) },
      fleet: { squadron: at(2, 2), union: at(3, 2) },
    });
    play(match, sailing('bluefin', [at(3, 2)]));
    expect(askedNow(match)).toContain('battle/fire');

    sea.play(match, item(seatsOf(2), 1), { do: 'concede' });

    expect(sea.outcome(match)?.ranks).toEqual([1, 2]);
    expect(sea.asked(match)).toEqual([]);
  });

  it('AH-S96 with three or four players nobody may concede', () => {
    for (const seats of [3, 4] as const) {
      const match = opening(seats);

      for (const seat of seatsOf(seats)) {
        expect(sea.asides(match, seat)).toEqual([]);
        expect(refuses(sea, match, seat, { do: 'concede' }).clause).toBe('AH-S96');
      }
    }
  });

  it('AH-S97 nothing one may do on a turn gives another player gold, or takes some', () => {
    const match = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: { gold: 5 } },
      fleet: { smuggler: island(FISH), union: island(FISH) },
      cargo: { [SMUGGLER]: ['elder'] },
    });

    for (const choice of offersOf(sea, match)) {
      const tried = sea.clone(match);
      sea.play(tried, item(seatsOf(4), SMUGGLER), choice);
      const gold = tried.state.mats.map((mat) => mat.gold);
      expect([gold[SQUADRON], gold[UNION], gold[SECOND]]).toEqual([3, 3, 3]);
    }
  });

  it('AH-302 there are no options; only set-up and the step of two players know the count', () => {
    const ends = ([2, 3, 4] as const).map((seats) =>
      sail({
        seats,
        step: 'scoring/regions',
        data: {},
        under: [{ step: 'scoring/end', data: {} }],
      }),
    );

    expect(ahoy.options).toEqual({});
    expect(ends.map(({ match }) => sea.asked(match)[0]?.step)).toEqual([
      'clean-up/raise',
      'turn/act',
      'turn/act',
    ]);
  });
});

describe('The longest game', () => {
  const scored = (round: number) =>
    sail({
      state: { round },
      step: 'scoring/check',
      data: {},
      under: [{ step: 'scoring/end', data: {} }],
    });

  it('AH-S103 after the scoring of round 40 the game ends as if 30 had been reached', () => {
    const going = scored(39);
    const over = scored(40);

    expect(sea.outcome(going.match)).toBeNull();
    expect(told(over.events, 'pledge-revealed')).toHaveLength(4);
    expect(told(over.events, 'game-ended')).toEqual([{ round: 40, reached: false }]);
    expect(sea.outcome(over.match)).not.toBeNull();
  });

  it('AH-S103 random matches end long before round 40', () => {
    const match = sea.create({ seats: 2, rng: sfcRng(2) });
    for (let answers = 0; sea.asked(match).length > 0; answers++) {
      const { seat } = item(sea.asked(match), 0);
      const offers = sea.choices(match, seat);
      sea.play(match, seat, item(offers, (answers * 7) % offers.length));
    }

    expect(match.state.round).toBeLessThan(40);
  });
});

describe('A battle within the limits', () => {
  it('AH-128 AH-294 stolen gold comes from the loser, not from the supply', () => {
    const match = turnOf(SQUADRON, {
      mats: {
        [SQUADRON]: loaded('bluefin', 5, { gold: 16 }),
        [SMUGGLER]: { gold: 4 },
        [UNION]: { gold: 0 },
        [SECOND]: { gold: 0 },
      },
      fleet: { squadron: at(2, 2), smuggler: at(3, 2) },
      rig: rolls(6, 1),
    });
    expect(goldInSupply(match.state)).toBe(0);

    const hold = { do: 'hold-fire' } as const;
    const events = play(match, sailing('bluefin', [at(3, 2)]), hold, {
      do: 'victory',
      victory: 'steal-gold',
    });
    play(match, { do: 'damage', slot: slot('smuggler-1', 'sail') });

    expect(told(events, 'battle-won')).toHaveLength(1);
    expect(match.state.mats.map((mat) => mat.gold)).toEqual([17, 3, 0, 0]);
  });
});
