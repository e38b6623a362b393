import { HIDDEN } from '@quarterdeck/kernel';
import { isOffered, offersOf, refuses, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { askedNow, loaded, play, rolls, sailing } from '../fights.ts';
import {
  at,
  COMPASS,
  card,
  FISH,
  figure,
  island,
  kindsOf,
  PARROT,
  plan,
  SKULL,
  SMUGGLER,
  SQUADRON,
  SWORD,
  sail,
  sea,
  seenBy,
  slot,
  TREE,
  told,
  turnOf,
  UNION,
} from '../positions.ts';

const HERE = at(2, 2);
const THERE = at(2, 1);
const DECLINE = { do: 'decline' } as const;
const DONE = { do: 'done' } as const;
const playing = (key: string) => ({ do: 'plan', plan: plan(key) }) as const;
const CARDS = sea.pack.printed.plans.map(({ key }) => key);

describe('Plans', () => {
  it('AH-181 the Union may hold all twelve, and nobody else ever sees which', () => {
    const match = turnOf(UNION, { hand: CARDS });

    const hands = [UNION, SQUADRON, SMUGGLER, 'spectator' as const].map(
      (viewer) => seenBy(match, viewer).union.hand,
    );

    const hidden = CARDS.map(() => HIDDEN);
    expect(hands).toEqual([CARDS.map(plan), hidden, hidden, hidden]);
    expect(offersOf(sea, match).map((offer) => offer.do)).not.toContain('show');
  });

  /** After the last round's scoring; the plans left on the deck. */
  const cleaningUp = (deck: readonly string[], discarded: readonly string[] = []) =>
    sail({
      hand: ['enlist'],
      state: { planDeck: deck.map(plan), union: { discarded: discarded.map(plan) } },
      step: 'scoring/check',
      data: {},
      under: [{ step: 'scoring/end', data: {} }],
    });

  it('AH-182 when clean-up is over the Union draws 2', () => {
    const { match, events } = cleaningUp(['close-call', 'evacuation', 'secret-weapon']);

    expect(kindsOf(events).slice(-4)).toEqual([
      'first-player-passed',
      'plans-drawn',
      'round-begun',
      'turn-begun',
    ]);
    expect(told(events, 'plans-drawn')).toMatchObject([{ seat: UNION, count: 2 }]);
    expect(match.state.union.hand).toEqual(['enlist', 'secret-weapon', 'evacuation'].map(plan));
  });

  it('AH-182 the Union draws the one plan that is left, and then none: discarded plans are not shuffled in', () => {
    const one = cleaningUp(['close-call'], ['cutter-plan', 'gunship-plan']);
    const none = cleaningUp([], ['cutter-plan', 'gunship-plan']);

    expect(told(one.events, 'plans-drawn')).toMatchObject([{ count: 1 }]);
    expect(kindsOf(none.events)).not.toContain('plans-drawn');
    expect(none.match.state.union).toMatchObject({
      hand: [plan('enlist')],
      discarded: [plan('cutter-plan'), plan('gunship-plan')],
    });
  });

  it('AH-183 an action plan is played on the Union’s turn, for no die and no gold', () => {
    const match = turnOf(UNION, {
      mats: { [UNION]: { gold: 0, dice: [] } },
      left: 0,
      hand: ['evacuation', 'close-call'],
      comrades: { [FISH]: 1 },
    });

    const early = refuses(sea, match, UNION, playing('close-call'));
    const events = play(match, playing('evacuation'), { do: 'evacuate', region: FISH }, [
      { do: 'settle', region: SKULL },
    ]);

    expect(early).toMatchObject({ code: 'denied', clause: 'AH-183' });
    expect(told(events, 'plan-played')).toEqual([{ seat: UNION, plan: plan('evacuation') }]);
    expect(seenBy(match, SQUADRON).union.discarded).toEqual([plan('evacuation')]);
    expect(askedNow(match)).toBe('mollusk turn/act');
  });

  it('AH-183 a battle plan when a battle of the Union begins, also outside its turn', () => {
    const match = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: loaded('smuggler-1', 1) },
      hand: ['evacuation', 'close-call'],
      fleet: { smuggler: HERE, union: THERE },
      comrades: { [FISH]: 1 },
    });

    play(match, sailing('smuggler-1', [THERE]));
    const late = refuses(sea, match, UNION, playing('evacuation'));
    const events = play(match, playing('close-call'));

    expect(late).toMatchObject({ code: 'denied', clause: 'AH-183' });
    expect(told(events, 'plan-played')).toEqual([{ seat: UNION, plan: plan('close-call') }]);
    expect(seenBy(match, SMUGGLER).union.discarded).toEqual([plan('close-call')]);
  });

  it('AH-183 plans are not played in a battle of others, nor as an action in another’s turn', () => {
    const match = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: loaded('smuggler-1', 1) },
      hand: CARDS,
      fleet: { smuggler: HERE, squadron: THERE },
      comrades: { [FISH]: 2 },
      rig: rolls(6, 1),
    });

    expect(offersOf(sea, match).map((offer) => offer.do)).not.toContain('plan');
    play(match, sailing('smuggler-1', [THERE]));

    expect(askedNow(match)).toBe('smuggler-1 battle/victory');
  });

  it('AH-277 there are twelve, and three of them exist twice', () => {
    const kinds = sea.pack.printed.plans.map(({ kind }): string => kind);
    const copies = kinds.map((kind) => kinds.filter((other) => other === kind).length);
    const count = Object.fromEntries(kinds.map((kind, index) => [kind, copies[index]]));

    expect(kinds).toHaveLength(12);
    expect(count).toEqual({
      cutter: 1,
      gunship: 1,
      'close-call': 1,
      'dynamic-entry': 2,
      enlist: 1,
      evacuation: 1,
      'secret-weapon': 1,
      'sneak-attack': 2,
      'weapon-cache': 2,
    });
  });
});

describe('Dynamic Entry', () => {
  const CANNONS = slot('mollusk', 'cannons');

  it.each([
    [3, 5],
    [5, 6],
  ])(
    'AH-279 a %i on Cannons becomes a %i, and the Flagship may jump to any Tailwind',
    (from, to) => {
      const match = turnOf(UNION, {
        mats: { [UNION]: loaded('mollusk', from) },
        hand: ['dynamic-entry-1'],
        fleet: { union: at(0, 1), squadron: at(1, 0), smuggler: at(1, 1), second: at(0, 0) },
      });

      const events = play(match, playing('dynamic-entry-1'));
      const jumps = offersOf(sea, match);
      const landed = play(match, { do: 'move', space: THERE });

      expect(told(events, 'die-changed')).toMatchObject([{ from, to }]);
      const spaces = [THERE, at(4, 1), at(0, 2), at(0, 3), at(2, 3), at(5, 2)];
      expect(jumps).toHaveLength(1 + spaces.length);
      for (const space of spaces) expect(jumps).toContainEqual({ do: 'move', space });
      expect(jumps).toContainEqual(DECLINE);
      expect(told(landed, 'anchored')).toMatchObject([{ space: THERE }]);
      expect(match.state.mats[UNION]?.slots.find((s) => s.slot === CANNONS)?.die).toBe(to);
    },
  );

  it('AH-279 a die that shows 6 stays as it is', () => {
    const match = turnOf(UNION, {
      mats: { [UNION]: loaded('mollusk', 6) },
      hand: ['dynamic-entry-1'],
    });

    expect(kindsOf(play(match, playing('dynamic-entry-1')))).toEqual(['plan-played']);
  });

  it('AH-S73 Dynamic Entry without a Cannons die is played for the jump alone', () => {
    const match = turnOf(UNION, { hand: ['dynamic-entry-2'], fleet: { union: HERE } });

    const events = play(match, playing('dynamic-entry-2'), { do: 'move', space: THERE });

    expect(kindsOf(events)).toEqual(['plan-played', 'moved', 'anchored']);
  });
});

describe('Enlist', () => {
  const recruit = (key: string) => ({ do: 'recruit', card: card(key) }) as const;

  it('AH-280 every Market card of the named Island’s suit is free, and the row refilled after', () => {
    const match = turnOf(UNION, {
      mats: { [UNION]: { gold: 0 } },
      hand: ['enlist'],
      market: ['pilot', 'gunner', 'diver'],
      marketDeck: ['elder', 'mystic', 'merchant', 'barrelman'],
      fleet: { union: at(5, 0) },
      comrades: { [FISH]: 1 },
    });

    play(match, playing('enlist'));
    const empty = refuses(sea, match, UNION, { do: 'enlist', region: SKULL });
    play(match, { do: 'enlist', region: FISH });
    const wrong = refuses(sea, match, UNION, recruit('gunner'));
    const first = play(match, recruit('pilot'));
    const second = play(match, recruit('diver'));

    expect(empty).toMatchObject({ code: 'denied', clause: 'AH-280' });
    expect(wrong).toMatchObject({ code: 'denied', clause: 'AH-280' });
    expect(kindsOf(first)).toEqual(['recruited']);
    expect(kindsOf(second)).toEqual(['recruited', 'market-refilled']);
    expect(told(second, 'market-refilled')).toEqual([
      { cards: [card('barrelman'), card('merchant')] },
    ]);
    expect(match.state.mats[UNION]?.crew).toEqual([card('pilot'), card('diver')]);
    expect(askedNow(match)).toBe('mollusk turn/act');
  });

  it('AH-280 the Union may leave cards, and needs an Island with Comrades', () => {
    const none = turnOf(UNION, { hand: ['enlist'] });
    const match = turnOf(UNION, {
      hand: ['enlist'],
      market: ['pilot', 'gunner', 'diver'],
      comrades: { [FISH]: 1 },
    });

    const events = play(match, playing('enlist'), { do: 'enlist', region: FISH }, [
      recruit('diver'),
      DONE,
    ]);

    expect(whyNot(sea, none, playing('enlist'))).toBe('AH-280');
    expect(told(events, 'recruited')).toHaveLength(1);
    expect(match.state.market).toContain(card('pilot'));
  });

  it('AH-S72 a Stronghold blocks Enlist only under the Union’s own Flagship', () => {
    const given = { hand: ['enlist'], comrades: { [FISH]: 1 } };
    const strongholds = [island(FISH)];
    const under = turnOf(UNION, { ...given, fleet: { union: island(FISH), strongholds } });
    const chosen = turnOf(UNION, { ...given, fleet: { union: at(2, 1), strongholds } });

    expect(refuses(sea, under, UNION, playing('enlist'))).toMatchObject({ clause: 'AH-163' });
    play(chosen, playing('enlist'), { do: 'enlist', region: FISH });

    expect(isOffered(sea, chosen, recruit('diver'))).toBe(true);
  });
});

describe('Evacuation and Sneak Attack', () => {
  const remove = (patrol: number) => ({ do: 'remove', figure: figure('patrol', patrol) }) as const;
  const settle = (region: number) => ({ do: 'settle', region }) as const;

  it('AH-281 all Comrades of an Island move to others, split as the Union likes', () => {
    const match = turnOf(UNION, { hand: ['evacuation'], comrades: { [FISH]: 3, [TREE]: 2 } });

    play(match, playing('evacuation'));
    const empty = refuses(sea, match, UNION, { do: 'evacuate', region: SKULL });
    const events = play(match, { do: 'evacuate', region: FISH }, [
      settle(TREE),
      settle(SWORD),
      settle(TREE),
    ]);

    expect(empty).toMatchObject({ code: 'denied', clause: 'AH-281' });
    expect(told(events, 'comrades-moved').map(({ to }) => to)).toEqual([TREE, SWORD, TREE]);
    expect(match.state.regions.map(({ comrades }) => comrades)).toEqual([0, 0, 0, 4, 0, 1]);
    expect(match.state.union.ready).toBe(6);
    expect(askedNow(match)).toBe('mollusk turn/act');
  });

  it('AH-S74 Evacuation is allowed with Comrades on one Island alone, and none may stay there', () => {
    const without = turnOf(UNION, { hand: ['evacuation'] });
    const match = turnOf(UNION, { hand: ['evacuation'], comrades: { [FISH]: 2 } });

    play(match, playing('evacuation'), { do: 'evacuate', region: FISH }, settle(SKULL));

    expect(whyNot(sea, without, playing('evacuation'))).toBe('AH-281');
    expect(refuses(sea, match, UNION, settle(FISH))).toMatchObject({ clause: 'AH-S74' });
    expect(offersOf(sea, match)).toEqual([SKULL, COMPASS, TREE, PARROT, SWORD].map(settle));
  });

  it('AH-283 up to 2 Patrols of one region with Comrades return to the supply', () => {
    const match = turnOf(UNION, {
      hand: ['sneak-attack-1'],
      fleet: { patrols: [island(FISH), THERE, THERE, HERE] },
      comrades: { [FISH]: 1 },
    });

    play(match, playing('sneak-attack-1'));
    const empty = refuses(sea, match, UNION, { do: 'sneak', region: PARROT });
    play(match, { do: 'sneak', region: FISH });
    const elsewhere = refuses(sea, match, UNION, remove(3));
    const events = play(match, remove(1), remove(0));

    expect(empty).toMatchObject({ code: 'denied', clause: 'AH-283' });
    expect(elsewhere).toMatchObject({ code: 'denied', clause: 'AH-283' });
    expect(told(events, 'figure-removed')).toEqual([
      { figure: figure('patrol', 1), space: THERE },
      { figure: figure('patrol', 0), space: island(FISH) },
    ]);
    expect(match.state.figures[figure('patrol', 2)]?.space).toBe(THERE);
    expect(askedNow(match)).toBe('mollusk turn/act');
  });

  it('AH-283 Sneak Attack may take fewer, or none', () => {
    const patrols = [THERE, THERE];
    const match = turnOf(UNION, {
      hand: ['sneak-attack-1', 'sneak-attack-2'],
      fleet: { patrols },
      comrades: { [FISH]: 1, [SKULL]: 1 },
    });

    const one = play(match, playing('sneak-attack-1'), { do: 'sneak', region: FISH }, [
      remove(0),
      DONE,
    ]);
    const none = play(match, playing('sneak-attack-2'), { do: 'sneak', region: SKULL });

    expect(told(one, 'figure-removed')).toHaveLength(1);
    expect(kindsOf(none)).toEqual(['plan-played']);
    expect(match.state.union.discarded).toHaveLength(2);
  });
});
