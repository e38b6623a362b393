import { offersOf, refuses, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { askedNow, loaded, play, rolls, sailing } from '../../fights.ts';
import {
  at,
  card,
  figure,
  kindsOf,
  PARROT,
  plan,
  position,
  SMUGGLER,
  sea,
  slot,
  told,
  turnOf,
  UNION,
} from '../../positions.ts';

const SMUGGLER_SHIP = figure('flagship', SMUGGLER);
const UNION_SHIP = figure('flagship', UNION);
const HERE = at(1, 2);
const THERE = at(2, 2);
const INTO = sailing('smuggler-1', [THERE]);
const HOLD = { do: 'hold-fire' } as const;
const DECLINE = { do: 'decline' } as const;
const PASS = { do: 'pass' } as const;

/** The Smuggler, with a 4 on Cannons, is about to sail against the Union with a 5 on its own. */
const duel = (...faces: number[]): ReturnType<typeof turnOf> =>
  turnOf(SMUGGLER, {
    mats: { [SMUGGLER]: loaded('smuggler-1', 4), [UNION]: loaded('mollusk', 5) },
    fleet: { smuggler: HERE, union: THERE, squadron: at(5, 0) },
    rig: rolls(...faces),
  });
const OWN = slot('smuggler-1', 'cannons');
const THEIRS = slot('mollusk', 'cannons');

const NOTHING_ADDED = { cannons: 0, figures: 0, crew: 0, plans: 0 } as const;

describe('The steps of a battle', () => {
  it('AH-113 the attacker chooses the defender, and then battle-start plans are played', () => {
    const match = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: loaded('smuggler-1', 4) },
      fleet: { smuggler: HERE, union: THERE, squadron: THERE },
      hand: ['weapon-cache-1', 'enlist'],
    });

    play(match, INTO);
    expect(askedNow(match)).toBe('smuggler-1 battle/choose');
    const events = play(match, { do: 'fight', figure: UNION_SHIP });

    expect(told(events, 'battle-begun')[0]?.defender).toBe(UNION_SHIP);
    expect(askedNow(match)).toBe('mollusk plans/at-battle');
    expect(offersOf(sea, match)).toEqual([PASS, { do: 'plan', plan: plan('weapon-cache-1') }]);
    expect(whyNot(sea, match, { do: 'plan', plan: plan('enlist') })).toBe('AH-183');
  });

  it('AH-114 the attacker may lower the die on Cannons, not below 1, and adds the reduction', () => {
    const match = duel(2, 1);

    play(match, INTO);
    expect(offersOf(sea, match)).toEqual([
      HOLD,
      { do: 'fire', slot: OWN, lowered: 1 },
      { do: 'fire', slot: OWN, lowered: 2 },
      { do: 'fire', slot: OWN, lowered: 3 },
    ]);
    expect(refuses(sea, match, SMUGGLER, { do: 'fire', slot: OWN, lowered: 4 }).code).toBe(
      'not-offered',
    );
    const events = play(match, { do: 'fire', slot: OWN, lowered: 2 }, HOLD);

    expect(told(events, 'cannons-fired')).toEqual([
      { seat: SMUGGLER, side: 'attacker', slot: OWN, from: 4, to: 2 },
    ]);
    expect(told(events, 'battle-rolled')[0]).toMatchObject({ dice: [2], cannons: 2, total: 4 });
  });

  it('AH-115 the defender then may do the same, knowing the choice of the attacker', () => {
    const match = duel(1, 1);

    play(match, INTO);
    expect(askedNow(match)).toBe('smuggler-1 battle/fire');
    play(match, { do: 'fire', slot: OWN, lowered: 3 });
    expect(askedNow(match)).toBe('mollusk battle/fire');
    expect(sea.view(match, 'spectator').state.battles[0]?.attacker.lowered).toBe(3);
    const events = play(match, { do: 'fire', slot: THEIRS, lowered: 4 });

    expect(told(events, 'battle-won')).toEqual([
      {
        winner: UNION_SHIP,
        loser: SMUGGLER_SHIP,
        side: 'defender',
        winnerTotal: 5,
        loserTotal: 4,
      },
    ]);
  });

  it.each([
    [5, 3, 'attacker'],
    [4, 4, 'attacker'],
    [3, 4, 'defender'],
  ] as const)('AH-116 with %i against %i the %s wins', (attacker, defender, side) => {
    const events = play(duel(attacker, defender), INTO, HOLD, HOLD);

    expect(told(events, 'battle-rolled')).toEqual([
      { seat: SMUGGLER, side: 'attacker', dice: [attacker], ...NOTHING_ADDED, total: attacker },
      { seat: UNION, side: 'defender', dice: [defender], ...NOTHING_ADDED, total: defender },
    ]);
    expect(told(events, 'battle-won')[0]?.side).toBe(side);
  });

  it('AH-117 AH-129 the winner may resolve one of their own Victory options, or none', () => {
    const match = duel(6, 1);

    play(match, INTO, HOLD, HOLD);

    expect(offersOf(sea, match)).toEqual([
      { do: 'victory', victory: 'slip-away' },
      { do: 'victory', victory: 'reward' },
      DECLINE,
    ]);
    expect(refuses(sea, match, SMUGGLER, { do: 'victory', victory: 'steal-gold' }).code).toBe(
      'not-offered',
    );
    const events = play(match, DECLINE);
    expect(told(events, 'victory-chosen')).toEqual([{ seat: SMUGGLER, victory: null }]);
    expect(kindsOf(events)).not.toContain('slot-damaged');
    // One option at most: the battle is over.
    expect(askedNow(match)).toBe('smuggler-1 turn/act');
  });

  it('AH-118 a lowered die stays lowered for the round, and the Cannons stay loaded', () => {
    const match = duel(6, 1, 6, 1);
    play(match, INTO, { do: 'fire', slot: OWN, lowered: 3 }, HOLD, DECLINE);

    const events = play(
      match,
      sailing('smuggler-1', [at(2, 1), THERE], { die: 2, by: 'full-sail' }),
      HOLD,
    );

    expect(match.state.mats[SMUGGLER]?.slots.find((s) => s.slot === OWN)?.die).toBe(1);
    expect(told(events, 'battle-begun')).toHaveLength(1);
    // Nothing is left to lower: only the Union was asked.
    expect(told(events, 'battle-rolled')[0]?.total).toBe(6);
  });

  it.each([
    [6, 1],
    [1, 6],
  ])('AH-119 after a battle the figure moves no further, whoever won (%i to %i)', (own, theirs) => {
    const match = duel(own, theirs);

    const events = play(match, INTO, HOLD, HOLD, DECLINE);

    expect(told(events, 'moved')).toHaveLength(1);
    expect(told(events, 'anchored')).toEqual([{ figure: SMUGGLER_SHIP, space: THERE }]);
    expect(askedNow(match)).toBe('smuggler-1 turn/act');
  });

  it('AH-121 a defender that wins uses its own option and damages the attacking figure', () => {
    const match = duel(1, 6);

    play(match, INTO, HOLD, HOLD);
    expect(offersOf(sea, match, UNION)).toEqual([
      { do: 'victory', victory: 'place-comrade' },
      { do: 'victory', victory: 'steal-gold' },
      DECLINE,
    ]);
    const events = play(
      match,
      { do: 'victory', victory: 'steal-gold' },
      { do: 'damage', slot: slot('smuggler-1', 'negotiate') },
    );

    expect(told(events, 'slot-damaged')).toEqual([
      {
        seat: SMUGGLER,
        by: UNION,
        figure: SMUGGLER_SHIP,
        slot: slot('smuggler-1', 'negotiate'),
      },
    ]);
    expect(told(events, 'gold-stolen')).toEqual([{ from: SMUGGLER, to: UNION, count: 1 }]);
  });

  it('AH-122 Victory damage goes to the defeated figure and to nothing else', () => {
    const match = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: loaded('smuggler-1', 1, { crew: ['gunner'] }) },
      fleet: { smuggler: HERE, union: at(5, 0), squadron: THERE, patrols: [THERE] },
      rig: rolls(6, 1, 1, 6),
      state: { smugglers: { 0: { white: 12, black: 12 } } },
    });

    const events = play(
      match,
      INTO,
      { do: 'fight', figure: figure('patrol') },
      { do: 'victory', victory: 'reward' },
      { do: 'reward', reward: 7, take: false },
    );

    // Two damage, and one Patrol to take it: the Squadron's board is left alone.
    expect(told(events, 'figure-removed')).toEqual([{ figure: figure('patrol'), space: THERE }]);
    expect(kindsOf(events)).not.toContain('slot-damaged');
  });

  it('AH-128 stealing from a player without gold yields nothing; the damage is dealt', () => {
    const match = position({
      mats: { [UNION]: { gold: 2 }, [SMUGGLER]: { gold: 0 } },
      fleet: { smuggler: THERE, gunship: HERE, squadron: at(5, 0) },
      step: 'battle/meet',
      data: { attacker: figure('gunship'), space: THERE },
      under: [{ step: 'scoring/end', data: {} }],
      rig: rolls(6, 1),
    });

    const events = play(
      match,
      { do: 'victory', victory: 'steal-gold' },
      { do: 'damage', slot: slot('smuggler-1', 'full-sail') },
    );

    expect(told(events, 'gold-stolen')).toEqual([]);
    expect(told(events, 'slot-damaged')).toHaveLength(1);
    expect(match.state.mats[UNION]?.gold).toBe(2);
  });

  it('AH-306 the region of battle is that of the defender’s space, also once it was moved away', () => {
    const match = turnOf(UNION, {
      mats: { [UNION]: loaded('mollusk', 1, { crew: ['battering-beakhead'] }) },
      fleet: { union: HERE, smuggler: THERE, squadron: at(5, 0) },
      rig: rolls(6, 1),
    });

    const events = play(
      match,
      sailing('mollusk', [THERE]),
      { do: 'victory', victory: 'place-comrade' },
      { do: 'damage', slot: slot('smuggler-1', 'full-sail') },
      { do: 'use', card: card('battering-beakhead') },
      // North, into the Fish region.
      { do: 'move', space: at(2, 1) },
    );

    expect(told(events, 'comrades-placed')).toEqual([{ region: PARROT, count: 1 }]);
  });
});

describe('The worked example', () => {
  /** The Union sails out of its space and back into it, with a Smuggler and a Patrol there. */
  const example = (): ReturnType<typeof turnOf> =>
    turnOf(UNION, {
      mats: { [UNION]: loaded('mollusk', 4, { gold: 0 }), [SMUGGLER]: { gold: 2 } },
      fleet: { union: THERE, smuggler: THERE, patrols: [THERE], squadron: at(5, 0) },
      rig: rolls(2, 5, 1, 6),
    });
  const BACK = [
    ...sailing('mollusk', [HERE, THERE]),
    { do: 'fight', figure: SMUGGLER_SHIP } as const,
    { do: 'fire', slot: THEIRS, lowered: 3 } as const,
  ];

  it('AH-125 a 4 lowered to 1 with a roll of 2 makes 5, which wins the tie with a 5', () => {
    const match = example();

    const events = play(match, BACK);

    // The Smuggler has no die on Cannons, and was not asked.
    expect(told(events, 'cannons-fired')).toEqual([
      { seat: UNION, side: 'attacker', slot: THEIRS, from: 4, to: 1 },
    ]);
    expect(told(events, 'battle-won')).toEqual([
      { winner: UNION_SHIP, loser: SMUGGLER_SHIP, side: 'attacker', winnerTotal: 5, loserTotal: 5 },
    ]);
  });

  it('AH-126 the damage goes on Full Sail, 1 gold is stolen, and the Patrol comes next', () => {
    const match = example();
    play(match, BACK);

    const events = play(
      match,
      { do: 'victory', victory: 'steal-gold' },
      { do: 'damage', slot: slot('smuggler-1', 'full-sail') },
    );

    expect(told(events, 'slot-damaged')[0]?.slot).toBe(slot('smuggler-1', 'full-sail'));
    expect(match.state.mats.map(({ gold }) => gold).slice(1, 3)).toEqual([1, 1]);
    expect(told(events, 'battle-begun')).toEqual([
      { attacker: UNION_SHIP, defender: figure('patrol'), space: THERE },
    ]);
    // The die at 1 could not be lowered: the dice have fallen, and the Squadron has won.
    expect(told(events, 'battle-rolled').map(({ total }) => total)).toEqual([1, 6]);
    expect(askedNow(match)).toBe('bluefin battle/victory');
  });
});

describe('The order of windows', () => {
  it('AH-S43 the windows come in this order: Emissary, plans, Cannons of both, rolls, Grogmaster, Cutpurse, Buccaneer, Victory', () => {
    const match = turnOf(SMUGGLER, {
      mats: {
        [SMUGGLER]: loaded('smuggler-1', 4, {
          gold: 2,
          crew: ['emissary', 'grogmaster', 'cutpurse', 'buccaneer'],
        }),
        [UNION]: loaded('mollusk', 5, { crew: ['fighters'] }),
      },
      fleet: { smuggler: HERE, union: THERE, squadron: at(5, 0), second: THERE },
      hand: ['weapon-cache-1', 'weapon-cache-2', 'enlist'],
      rig: rolls(6, 1, 6),
      state: { union: { ready: 0 } },
    });
    const asked: string[] = [];
    const next = (answer: Parameters<typeof play>[1]) => {
      asked.push(askedNow(match));
      return play(match, answer);
    };

    play(match, INTO);
    next({ do: 'fight', figure: UNION_SHIP });
    next(DECLINE);
    next({ do: 'plan', plan: plan('weapon-cache-1') });
    next({ do: 'plan', plan: plan('weapon-cache-2') });
    next(PASS);
    next(HOLD);
    const rolled = next(HOLD);
    next({ do: 'use', card: card('grogmaster') });
    const won = next({ do: 'damage', slot: slot('smuggler-1', 'tailwind') });
    next({ do: 'use', card: card('buccaneer') });
    next({ do: 'box', card: card('fighters') });
    asked.push(askedNow(match));

    expect(asked).toEqual([
      'smuggler-1 battle/choose',
      'smuggler-1 crew/use',
      'mollusk plans/at-battle',
      'mollusk plans/at-battle',
      'mollusk plans/at-battle',
      'smuggler-1 battle/fire',
      'mollusk battle/fire',
      'smuggler-1 crew/use',
      'smuggler-1 damage/slot',
      'smuggler-1 crew/use',
      'smuggler-1 crew/box',
      'smuggler-1 battle/victory',
    ]);
    expect(kindsOf(rolled)).toEqual(['battle-rolled', 'battle-rolled']);
    expect(kindsOf(won)).toEqual(['slot-damaged', 'battle-rolled', 'battle-won', 'gold-gained']);
  });

  it('AH-S43 the Union is asked whenever it holds a plan of any kind, and never without one', () => {
    const withPlans = (hand: string[]): string => {
      const match = turnOf(SMUGGLER, {
        mats: { [SMUGGLER]: loaded('smuggler-1', 4) },
        fleet: { smuggler: HERE, union: THERE, squadron: at(5, 0) },
        hand,
      });
      play(match, INTO);
      return askedNow(match);
    };

    expect(withPlans(['enlist'])).toBe('mollusk plans/at-battle');
    expect(withPlans([])).toBe('smuggler-1 battle/fire');
  });

  it('AH-S43 the Union is not asked in a battle between others', () => {
    const match = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: loaded('smuggler-1', 4) },
      fleet: { smuggler: HERE, second: THERE, squadron: at(5, 0) },
      hand: ['close-call'],
    });

    play(match, INTO);

    expect(askedNow(match)).toBe('smuggler-1 battle/fire');
  });
});
