import { isOffered, offersOf, refuses, script, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import {
  at,
  card,
  FISH,
  figure,
  island,
  kindsOf,
  PARROT,
  SKULL,
  SMUGGLER,
  SQUADRON,
  sea,
  slot,
  told,
  turnOf,
  UNION,
} from '../positions.ts';
import { quietDie, quietMats, round } from '../quiet.ts';

describe('The turn', () => {
  it('AH-036 a turn places exactly two dice, no fewer and no more', () => {
    const match = turnOf(UNION, { mats: quietMats() });
    quietDie(match);
    expect(refuses(sea, match, UNION, { do: 'end-turn' })).toMatchObject({ clause: 'AH-044' });
    quietDie(match);

    for (const choice of ['place', 'change', 'recruit-with', 'set-aside'] as const)
      expect(whyNot(sea, match, { do: choice })).toBe('AH-036');
    expect(offersOf(sea, match)).toEqual([{ do: 'end-turn' }]);
    expect(
      refuses(sea, match, UNION, {
        do: 'place',
        die: 5,
        slot: slot('mollusk', 'cannons'),
        value: 5,
      }),
    ).toMatchObject({ code: 'denied', clause: 'AH-036' });
  });

  it('AH-044 the turn goes on until its player says that it is over', () => {
    const match = turnOf(SQUADRON, { mats: quietMats() });
    expect(whyNot(sea, match, { do: 'end-turn' })).toBe('AH-044');
    quietDie(match);
    expect(kindsOf(quietDie(match))).not.toContain('turn-ended');
    expect(sea.asked(match)).toEqual([{ seat: SQUADRON, step: 'turn/act' }]);

    const events = script(sea, match, [{ do: 'end-turn' }]);

    expect(kindsOf(events)).toEqual(['turn-ended', 'turn-begun']);
    expect(sea.asked(match)).toEqual([{ seat: SMUGGLER, step: 'turn/act' }]);
  });

  it('AH-S22 with one die left the turn is one die; a die that pays for Crew counts', () => {
    const one = round(SMUGGLER, { [SMUGGLER]: { dice: [5] } });
    expect(one.state.turn).toMatchObject({ seat: SMUGGLER, left: 1 });
    quietDie(one);
    expect(offersOf(sea, one)).toEqual([{ do: 'end-turn' }]);

    const paid = turnOf(SMUGGLER, { fleet: { smuggler: island(SKULL) }, market: ['gunner'] });
    script(sea, paid, [{ do: 'recruit-with', card: card('gunner'), die: 4 }]);
    expect(paid.state.turn).toMatchObject({ left: 1 });
    script(sea, paid, [
      { do: 'place', die: 1, slot: slot('smuggler-1', 'tailwind'), value: 1 },
      { do: 'end-turn' },
    ]);
    expect(paid.state.turn).toMatchObject({ seat: UNION, left: 2 });
  });

  it('AH-041 actions without a die come before, between and after those with one', () => {
    const match = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: { dice: [1, 5], gold: 3 } },
      fleet: { smuggler: island(FISH) },
      market: ['diver', 'sea-dog', 'merchant'],
      marketDeck: ['barrelman', 'gunner'],
    });

    const events = script(sea, match, [
      { do: 'smuggle', card: card('diver') },
      { do: 'place', die: 1, slot: slot('smuggler-1', 'tailwind'), value: 1 },
      { do: 'recruit', card: card('sea-dog') },
      { do: 'place', die: 5, slot: slot('smuggler-1', 'cannons'), value: 5 },
      { do: 'recruit', card: card('merchant') },
      { do: 'recruit', card: card('barrelman') },
      { do: 'end-turn' },
    ]);

    expect(told(events, 'recruited').map((r) => r.card)).toEqual(
      ['sea-dog', 'merchant', 'barrelman'].map(card),
    );
    expect(told(events, 'die-placed')).toHaveLength(2);
  });

  it('AH-042 AH-043 an action is finished, and the Flagship has anchored, before the next begins', () => {
    const match = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: { dice: [3, 5], damaged: [slot('smuggler-1', 'sail')] } },
      fleet: { smuggler: island(SKULL) },
      market: ['buccaneer'],
    });
    const load = { do: 'place', die: 5, slot: slot('smuggler-1', 'cannons'), value: 5 } as const;
    const others = [load, { do: 'recruit', card: card('buccaneer') }, { do: 'end-turn' }] as const;
    const only = (what: readonly string[]) => {
      expect(new Set(offersOf(sea, match).map((offer) => offer.do))).toEqual(new Set(what));
      for (const choice of others)
        expect(refuses(sea, match, SMUGGLER, choice).code).toBe('not-offered');
    };

    script(sea, match, [{ do: 'place', die: 3, slot: slot('smuggler-1', 'sail', 1), value: 3 }]);
    only(['move']);
    script(sea, match, [{ do: 'move', space: at(1, 0) }]);
    only(['move', 'explore', 'stop']);
    script(sea, match, [{ do: 'stop' }]);
    only(['harbor-repair', 'harbor-load', 'done']);
    script(sea, match, [{ do: 'harbor-repair' }]);
    only(['repair', 'done']);
    script(sea, match, [{ do: 'done' }]);

    expect(isOffered(sea, match, load)).toBe(true);
  });

  it('AH-S33 actions without a die are for the own turn, and not for the middle of another action', () => {
    const match = turnOf(SQUADRON, {
      mats: { [SMUGGLER]: { crew: ['ghastly-gust'] } },
      fleet: { smuggler: island(FISH) },
      market: ['diver'],
    });
    const own = [
      { do: 'use', card: card('ghastly-gust') },
      { do: 'recruit', card: card('diver') },
      { do: 'smuggle', card: card('diver') },
    ] as const;

    for (const choice of own) expect(refuses(sea, match, SMUGGLER, choice).code).toBe('not-asked');
    script(sea, match, [
      { do: 'place', die: 1, slot: slot('bluefin', 'tailwind'), value: 1 },
      { do: 'place', die: 3, slot: slot('bluefin', 'order'), value: 3 },
      { do: 'end-turn' },
    ]);
    for (const choice of own) expect(isOffered(sea, match, choice)).toBe(true);
    script(sea, match, [{ do: 'place', die: 2, slot: slot('smuggler-1', 'sail'), value: 2 }]);
    for (const choice of own)
      expect(refuses(sea, match, SMUGGLER, choice).code).toBe('not-offered');
  });

  it('AH-047 AH-S32 at the end come Documentarian, Elder, then Strongholds, before the next turn', () => {
    const match = turnOf(SQUADRON, {
      mats: { [SQUADRON]: { dice: [1, 1], gold: 0, crew: ['elder', 'documentarian'] } },
      fleet: {
        squadron: at(2, 2),
        smuggler: at(3, 2),
        patrols: [island(PARROT), island(PARROT)],
      },
    });
    script(sea, match, [
      { do: 'place', slot: slot('bluefin', 'tailwind') },
      { do: 'place', slot: slot('bluefin', 'tailwind', 1) },
    ]);

    const ended = script(sea, match, [{ do: 'end-turn' }]);

    expect(ended.map(({ event, clause }) => [event, clause])).toEqual([
      ['turn-ended', 'AH-044'],
      ['gold-gained', 'AH-255'],
      ['gold-gained', 'AH-256'],
    ]);
    expect(sea.asked(match)).toEqual([{ seat: SQUADRON, step: 'squadron/build' }]);
    const built = script(sea, match, [{ do: 'build', space: island(PARROT) }]);
    expect(kindsOf(built)).toEqual([
      'figure-removed',
      'figure-removed',
      'stronghold-built',
      'turn-begun',
    ]);
    expect(match.state.figures[figure('stronghold')]?.space).toBe(island(PARROT));
  });

  it('AH-048 a Smuggler takes Full Sail, then Tailwind, then actions without dice, and ends', () => {
    const match = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: { dice: [4, 2], gold: 2, crew: ['ghastly-gust'] } },
      fleet: { smuggler: at(1, 2) },
      market: ['diver', 'gunner', 'elder'],
    });

    const events = script(sea, match, [
      { do: 'place', slot: slot('smuggler-1', 'full-sail'), die: 4, value: 4 },
      { do: 'move', space: at(2, 2) },
      { do: 'move', space: at(2, 1) },
      { do: 'stop' },
      { do: 'place', slot: slot('smuggler-1', 'tailwind'), die: 2, value: 2 },
      { do: 'move', space: at(4, 1) },
      { do: 'use', card: card('ghastly-gust') },
      { do: 'move', space: island(FISH) },
      { do: 'recruit', card: card('diver') },
      { do: 'end-turn' },
    ]);

    expect(told(events, 'anchored').map(({ space }) => space)).toEqual(
      [at(2, 1), at(4, 1), island(FISH)].map(Number),
    );
    expect(kindsOf(events).slice(-2)).toEqual(['turn-ended', 'turn-begun']);
  });
});

/** Every slot of the Squadron that accepts any die, with a die on it. */
const FULL = Object.fromEntries(
  [
    ...[0, 1, 2, 3].map((n) => slot('bluefin', 'sail', n)),
    ...[0, 1].map((n) => slot('bluefin', 'tailwind', n)),
    slot('bluefin', 'deploy'),
  ].map((id) => [id, 6]),
);

describe('A die that fits nowhere', () => {
  const nobodyElse = { [SMUGGLER]: { dice: [] }, [UNION]: { dice: [] }, 3: { dice: [] } };

  it('AH-045 a die that fits nowhere is set aside, counts for the turn, and is out until the round is over', () => {
    const match = turnOf(SQUADRON, {
      mats: { ...nobodyElse, [SQUADRON]: { dice: [1, 1, 3], gold: 0, placed: FULL } },
    });
    script(sea, match, [{ do: 'place', die: 3, slot: slot('bluefin', 'order'), value: 3 }]);
    expect(offersOf(sea, match)).toEqual([{ do: 'set-aside', die: 1 }]);

    const aside = script(sea, match, [{ do: 'set-aside', die: 1 }]);

    expect(told(aside, 'die-set-aside')).toEqual([{ seat: SQUADRON, die: 1 }]);
    expect(match.state.turn).toMatchObject({ left: 0 });
    expect(match.state.mats[SQUADRON]).toMatchObject({ dice: [1], setAside: [1] });
    script(sea, match, [{ do: 'end-turn' }]);
    expect(match.state.turn).toMatchObject({ seat: SQUADRON, left: 1 });
    const last = script(sea, match, [{ do: 'set-aside', die: 1 }, { do: 'end-turn' }]);
    expect(kindsOf(last)).toContain('round-begun');
    expect(match.state.mats[SQUADRON]?.setAside).toEqual([]);
    expect(match.state.mats[SQUADRON]?.dice).toHaveLength(5);
  });

  it('AH-S23 a die is set aside only while no die fits as it is; gold may be spent, but need not', () => {
    const offered = (dice: number[], gold: number, more: object = {}) =>
      turnOf(SQUADRON, { mats: { [SQUADRON]: { dice, gold, placed: FULL } }, ...more });
    const oneFits = offered([1, 2], 0);
    expect(whyNot(sea, oneFits, { do: 'set-aside' })).toBe('AH-045');
    expect(refuses(sea, oneFits, SQUADRON, { do: 'set-aside', die: 1 }).clause).toBe('AH-045');

    const withGold = offered([1, 1], 1);
    expect(isOffered(sea, withGold, { do: 'set-aside', die: 1 })).toBe(true);
    const mended = { do: 'place', die: 1, slot: slot('bluefin', 'repair'), value: 2 } as const;
    expect(isOffered(sea, withGold, mended)).toBe(true);

    const sixes = { ...FULL, [slot('bluefin', 'cannons', 1)]: 6 };
    const either = turnOf(SQUADRON, {
      mats: { [SQUADRON]: { dice: [1, 6], gold: 0, placed: sixes } },
    });
    expect(offersOf(sea, either)).toEqual([
      { do: 'set-aside', die: 1 },
      { do: 'set-aside', die: 6 },
    ]);

    const hiring = offered([1, 1], 0, { fleet: { squadron: island(SKULL) }, market: ['gunner'] });
    expect(whyNot(sea, hiring, { do: 'set-aside' })).toBe('AH-045');
    expect(isOffered(sea, hiring, { do: 'recruit-with', card: card('gunner'), die: 1 })).toBe(true);
  });
});
