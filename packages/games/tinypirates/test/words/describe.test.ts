import type { Viewer } from '@quarterdeck/kernel';
import { speaker } from '@quarterdeck/kernel/say';
import { dice } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { tinypiratesSay } from '../../src/index.ts';
import { answer, BLUE, executing, from, opening, RED, r, table, wheelWith } from '../positions.ts';

const voice = speaker(tinypiratesSay, { names: ['Ada', 'Bo'] });

const { match } = from('order', {
  red: { gold: 7, hold: ['rum', 'rum', 'coffee'], captainAt: 2, wheel: wheelWith(3) },
  tokens: { [r(1, 0)]: 'calm' },
  treasures: { [r(0, 1)]: BLUE },
});

const told = (viewer: Viewer, at = match) => voice.describe(table.view(at, viewer)) ?? [];
const place = (viewer: Viewer, target: string) =>
  told(viewer)
    .flatMap(({ places }) => places)
    .find((one) => one.target === target);

describe('A position of Tiny Epic Pirates in words', () => {
  it('stands under headings, with Wheel and cards for who has a seat', () => {
    const shared = ['The match', 'Pirates', 'The Sea', 'Merchants', 'Market', 'Crew row'];
    expect(told('spectator').map(({ heading }) => heading)).toEqual(shared);
    expect(told(RED).map(({ heading }) => heading)).toEqual([
      ...shared.slice(0, 4),
      'Your Wheel',
      'Your cards',
      ...shared.slice(4),
    ]);
  });

  it('tells whose turn it is, who is ahead, and where the Navy lies', () => {
    expect(told(BLUE)[0]?.places.map(({ name, text }) => `${name}: ${text}`)).toEqual([
      'Round 5: Ada: Order.',
      'The third Treasure ends it: Furthest: Bo, with 1 Treasure.',
      "The Navy: It lies at Roaster's Rock (A4). Ada would bring it on by 1 step, crossing the Ship Line.",
    ]);
  });

  it('tells what a pirate has, and of an empty hold nothing', () => {
    expect(place(BLUE, 'pirate/0')).toMatchObject({
      name: 'Ship of Ada',
      text: 'Cpt. Wendy Byrd. 7 Gold. 0 of 3 Treasures buried. Hold: Rum, Rum, Coffee. Rigging: 1 Deckhand, Cannons: 1 Deckhand, Extort: 1 Deckhand, Repair: 0 Deckhands. Sea Dog, sail 1, dice 2. 0 Sure-fire. 0 Crew Cards.',
    });
    expect(place(BLUE, 'pirate/1')?.text).not.toContain('Hold');
  });

  it('tells of a Merchant its crate, and of an empty one nothing', () => {
    const { match: bare } = from('order');
    const textOf = (at: typeof match) =>
      told(BLUE, at)
        .flatMap(({ places }) => places)
        .find(({ target }) => target === 'merchant/green')?.text;

    for (const merchant of bare.state.merchants) merchant.crate = null;

    expect(textOf(match)).toMatch(/ damage, pays \d Gold\. Crate: \w+\.$/);
    expect(textOf(bare)).toMatch(/ damage, pays \d Gold\.$/);
  });

  it('tells of the Sea what is printed and who lies there, and no face of a Search Token', () => {
    expect(place(RED, `space/${r(1, 1)}`)).toMatchObject({
      name: "B2, Governor's Rest",
      text: 'Settlement of 2 crates. Bury Site for 12 Gold. Here: Ship of Ada.',
    });
    expect(place(RED, `space/${r(0, 1)}`)?.text).toContain('Treasure buried here: Bo.');
    expect(place(RED, `space/${r(1, 0)}`)?.text).toMatch(/Search Token\.$/);
    expect(JSON.stringify(told(RED))).not.toContain('Calm');
  });

  it('tells where Captain and Deckhands are on the own Wheel', () => {
    expect(place(RED, 'wheel/2')?.text).toBe('Space 2 of the Wheel. Your Captain stands here.');
    expect(place(RED, 'wheel/3')?.text).toBe('Space 3 of the Wheel. A Deckhand rests here.');
  });

  it('tells of the Solo Pirate’s track to who plays alone', () => {
    const words = JSON.stringify(told(RED, opening(1)));

    expect(words).toContain('Ship of The Solo Pirate');
    expect(words).toMatch(/\d+ of \d+ Gold, then it buries\. Loop space \d+\./);
  });

  it('tells of a die what it hits, to each side of its own dice', () => {
    const deckhands = { rigging: 0, cannons: 0, extort: 0, repair: 3 };
    const here = { space: r(0, 1), deckhands, sureFire: 1 };
    const { match: duel } = executing('attack', {
      red: here,
      blue: here,
      rig: dice(6, [2, 1, 5, 1]),
    });
    const diceTo = (viewer: Viewer) =>
      told(viewer, duel)
        .flatMap(({ places }) => places)
        .filter(({ target }) => target?.startsWith('die/'))
        .map(({ name }) => name);

    const attackers = diceTo(RED);
    answer(duel, [{ do: 'keep', by: RED }]);

    expect(attackers).toEqual(['Die 1, a 2: 1 hit', 'Die 2, a 1: 0 hits']);
    expect(diceTo(BLUE)).toEqual(['Die 1, a 5: 2 hits', 'Die 2, a 1: 0 hits']);
    expect(diceTo(RED)).toEqual(attackers);
  });
});
