import { dice, offersOf, script, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { r, table, told } from '../../positions.ts';
import type { Circumstances } from './solo-sea.ts';
import {
  alone,
  namesOfTurn,
  ofTurn,
  PLAYER,
  played,
  playerOf,
  SOLO,
  soloOf,
  soloTurn,
  stepAsked,
} from './solo-sea.ts';

const NOBODY = { rigging: 0, cannons: 0, extort: 0, repair: 3 };

/** It attacks Orange on its card, with these dice. Gallow: 1 hit for the Attack; 1 on Cannons. */
const attackOrange = (faces: number[], around: Circumstances = {}) =>
  alone(
    { step: 'solo/order', data: { order: 'attack', hits: 0, bonus: true } },
    {
      ...around,
      opponent: { die: 1, ...around.opponent },
      solo: { captainAt: 1, space: r(0, 0), ...around.solo },
      rig: dice(6, faces),
    },
  );

/** It attacks the player: its two dice, then the player's two. */
const attackPlayer = (faces: number[], around: Circumstances = {}) =>
  alone(
    { step: 'solo/order', data: { order: 'attack', hits: 0, bonus: true } },
    {
      ...around,
      opponent: { die: 5, helm: 'solo-thorn', ...around.opponent },
      solo: { captainAt: 5, space: r(1, 1), ...around.solo },
      player: { space: r(1, 1), ...around.player },
      rig: dice(6, faces),
    },
  );

/** The player attacks it: the player's two dice, then its own. */
const attackSolo = (faces: number[], around: Circumstances = {}) =>
  played(
    { step: 'attack/target', data: { pirate: PLAYER, ordered: true } },
    {
      ...around,
      turn: { pirate: PLAYER },
      solo: { space: r(1, 1), ...around.solo },
      player: { space: r(1, 1), ...around.player },
      rig: dice(6, faces),
    },
    [{ do: 'attack-pirate', target: SOLO }],
  );

describe('The Solo Pirate in battle', () => {
  it('TE-344 the Solo Pirate adds dice, Cannons, its treasure row, its Crew and its Helm’s hits', () => {
    const { events } = attackOrange([6, 4], {
      opponent: { legend: 'solo-butcher' },
      solo: { crew: ['lisa-legacy', 'buck-cannon'] },
    });

    // Gallow's 6, Lisa's 6 and 4; row 1, Buck 1, Gallow 1.
    expect(told(events, 'damage-dealt')[0]).toEqual({
      pirate: SOLO,
      side: 'attack',
      matched: 3,
      cannons: 1,
      hits: 3,
      damage: 7,
    });
  });

  it('TE-344 hits of the loop space count for the attack that it caused', () => {
    // The Butcher, loop 4: Attack with 2 hits; Thorn adds none.
    const turn = soloTurn(
      6,
      {
        opponent: { helm: 'solo-thorn', legend: 'solo-butcher', loop: 3 },
        solo: { space: r(1, 1), deckhands: NOBODY },
        player: { space: r(1, 1) },
      },
      dice(6, [5, 5, 1, 1]),
    );

    expect(told(turn.events, 'damage-dealt')[0]).toMatchObject({ matched: 0, hits: 3, damage: 3 });
    // They are not the player's, who rolls against them.
    expect(told(turn.events, 'damage-dealt')[1]).toMatchObject({ side: 'defence', hits: 0 });
  });

  it('TE-S105 the Solo Pirate adds no hits of Helm or loop space in defence', () => {
    const { events } = attackSolo([1, 1, 4, 4], {
      opponent: { legend: 'solo-butcher', loop: 4 },
      solo: { captainAt: 5 },
    });

    expect(told(events, 'damage-dealt')[1]).toEqual({
      pirate: SOLO,
      side: 'defence',
      matched: 0,
      cannons: 1,
      hits: 1,
      damage: 2,
    });
  });

  it("TE-343 the Solo Pirate's treasure row gives more dice and hits with every Treasure it has buried", () => {
    const strike = (treasures: Circumstances['treasures']) => {
      const { events } = attackOrange([2, 2, 2], { ...(treasures && { treasures }) });
      const hits = told(events, 'damage-dealt')[0]?.hits;
      return [told(events, 'dice-rolled')[0]?.dice.length, hits];
    };

    // The Glutton: 2 dice and no hit, 2 and 1, 3 and 1; Gallow adds 1 hit.
    expect(strike({})).toEqual([2, 1]);
    expect(strike({ 3: SOLO })).toEqual([2, 2]);
    expect(strike({ 3: SOLO, 6: SOLO })).toEqual([3, 2]);
  });

  it('TE-346 the Solo Pirate sinks a Merchant: its Gold, its crate, then the reset, and no Legend', () => {
    const sunk = attackOrange([1, 3]);

    expect(namesOfTurn(sunk.events).slice(-6)).toEqual([
      'merchant-sunk',
      'gold-gained',
      'crate-loaded',
      'merchant-card-replaced',
      'merchant-reset',
      'merchant-loaded',
    ]);
    expect(soloOf(sunk)).toMatchObject({ gold: 3, hold: ['rum'], legend: 1 });
    expect(told(sunk.events, 'merchant-reset')).toMatchObject([{ space: r(3, 3) }]);
    expect(sunk.match.state.loading).toEqual([]);
  });

  it('TE-346 TE-S124 Gold and burial come before the crate and its trade', () => {
    const sunk = attackOrange([1, 3], {
      solo: { gold: 7, hold: ['coffee', 'rum'], space: r(1, 1) },
      state: { merchants: { 0: { space: r(1, 1), crate: 'gunpowder' } } },
    });

    expect(namesOfTurn(sunk.events).slice(-10)).toEqual([
      'merchant-sunk',
      'gold-gained',
      'treasure-buried',
      'crate-loaded',
      'crates-sold',
      'market-shifted',
      'gold-gained',
      'merchant-card-replaced',
      'merchant-reset',
      'merchant-loaded',
    ]);
    expect(soloOf(sunk).gold).toBe(5);
  });

  it('TE-S111 where both Ports are equally far the player chooses', () => {
    const sunk = attackOrange([1, 3], {
      solo: { space: r(1, 2) },
      state: { merchants: { 0: { space: r(1, 2) } } },
    });

    expect(stepAsked(sunk.match)).toBe('sinking/port');
    const events = script(table, sunk.match, [{ do: 'port', port: 'port-a' }]);
    expect(told(events, 'merchant-reset')).toMatchObject([{ space: r(0, 0), target: 'port-b' }]);
  });

  it('TE-S112 a Merchant of value 8 that it sinks keeps its card', () => {
    const sunk = attackOrange([1, 3], {
      solo: { crew: ['buck-cannon', 'betty-blunderbuss', 'black-eyed-brutus', 'silent-seamus'] },
      treasures: { 3: SOLO },
      state: { merchants: { 0: { card: 'merchant-8a' } } },
    });

    expect(told(sunk.events, 'merchant-sunk')).toMatchObject([{ card: 'merchant-8a' }]);
    expect(told(sunk.events, 'merchant-card-kept')).toMatchObject([{ card: 'merchant-8a' }]);
    expect(sunk.match.state.merchants[0]?.card).toBe('merchant-8a');
  });

  it('TE-347 the Solo Pirate with less than the Merchant is Jostled, gains 1 Gold and flees to a Cove', () => {
    const lost = attackOrange([2, 2], {
      solo: { space: r(0, 1) },
      state: { merchants: { 0: { space: r(0, 1), card: 'merchant-4a', crate: 'rum' } } },
    });

    expect(namesOfTurn(lost.events).slice(-4)).toEqual([
      'merchant-escaped',
      'jostled',
      'gold-gained',
      'solo-retreated',
    ]);
    expect(told(lost.events, 'solo-retreated')).toEqual([{ from: r(0, 1), to: r(0, 2) }]);
    expect(soloOf(lost)).toMatchObject({ gold: 1, hiding: true, space: r(0, 2) });
    expect(lost.match.state.merchants[0]).toMatchObject({ crate: 'rum', card: 'merchant-4a' });
  });

  it('TE-348 the Solo Pirate gains 1 Gold on a tie with a Merchant and nothing else happens', () => {
    const tied = attackOrange([2, 2]);

    expect(told(tied.events, 'merchant-escaped')).toMatchObject([{ tied: true }]);
    expect(namesOfTurn(tied.events).slice(-2)).toEqual(['merchant-escaped', 'gold-gained']);
    expect(soloOf(tied)).toMatchObject({ gold: 1, space: r(0, 0), hiding: false });
  });

  it('TE-349 a player who beats it gains 1 Legend; it is Jostled, gains 1 Gold and flees', () => {
    const attacked = attackSolo([2, 4, 4, 4]);
    const defended = attackPlayer([5, 5, 2, 4]);

    for (const { events } of [attacked, defended]) {
      expect(told(ofTurn(events), 'battle-won')).toEqual([{ pirate: PLAYER, loser: SOLO }]);
      expect(told(ofTurn(events), 'legend-gained')).toEqual([{ pirate: PLAYER, level: 2 }]);
      expect(told(ofTurn(events), 'jostled')).toMatchObject([{ pirate: SOLO, from: 'extort' }]);
      expect(told(ofTurn(events), 'gold-gained').at(-1)).toMatchObject({ pirate: SOLO, gold: 1 });
    }
    expect(stepAsked(defended.match)).toBe('solo/cove');
  });

  it('TE-350 where it wins the player is Jostled and gains a Sure-fire, and it gains the lower Merchant’s Gold', () => {
    const state = {
      merchants: { 0: { card: 'merchant-4a' }, 1: { card: 'merchant-6c' } },
    } as const;
    const attacked = attackPlayer([1, 2, 1, 1], { state });
    const events = script(table, attacked.match, [{ do: 'jostle', from: 'rigging' }]);

    expect(told(attacked.events, 'battle-won')).toEqual([{ pirate: SOLO, loser: PLAYER }]);
    expect(namesOfTurn(events)).toEqual(['jostled', 'sure-fire-gained', 'gold-gained']);
    expect(told(events, 'gold-gained')).toEqual([{ pirate: SOLO, gold: 5, lost: 0 }]);
    expect(playerOf(attacked)).toMatchObject({ sureFire: 1, gold: 0, space: r(1, 1) });
    expect(soloOf(attacked)).toMatchObject({ space: r(1, 1), hiding: false });
  });

  it('TE-350 the Solo Pirate takes the Gold in defence too', () => {
    const won = attackSolo([1, 1, 1, 3]);
    const events = script(table, won.match, [{ do: 'jostle', from: 'rigging' }]);

    expect(told(won.events, 'battle-won')).toEqual([{ pirate: SOLO, loser: PLAYER }]);
    expect(told(ofTurn(events), 'gold-gained')).toEqual([{ pirate: SOLO, gold: 3, lost: 0 }]);
  });

  it('TE-347 TE-349 TE-350 each outcome is told by its own rule', () => {
    const clauseOf = (played: typeof lost, name: string) =>
      played.events.find(({ event }) => event === name)?.clause;
    const lost = attackOrange([2, 2], {
      solo: { space: r(0, 1) },
      state: { merchants: { 0: { space: r(0, 1), card: 'merchant-4a' } } },
    });
    const beaten = attackPlayer([5, 5, 2, 4], {
      solo: { space: r(0, 2) },
      player: { space: r(0, 2) },
    });
    const won = attackPlayer([1, 2, 1, 1], { player: { deckhands: NOBODY } });

    expect(clauseOf(lost, 'solo-retreated')).toBe('TE-347');
    expect(clauseOf(beaten, 'solo-retreated')).toBe('TE-349');
    expect(clauseOf(won, 'sure-fire-gained')).toBe('TE-350');
  });

  it('TE-S113 equal Gold on both Merchant Cards is the lowest', () => {
    const won = attackPlayer([1, 2, 1, 1], {
      player: { deckhands: NOBODY },
      state: { merchants: { 0: { card: 'merchant-2a' }, 1: { card: 'merchant-2b' } } },
    });

    expect(told(won.events, 'gold-gained')).toEqual([{ pirate: SOLO, gold: 3, lost: 0 }]);
  });

  it('TE-351 the player gains a Sure-fire on a tie, the Solo Pirate 1 Gold, and nobody is Jostled or moved', () => {
    const attacked = attackPlayer([5, 5, 1, 1]);
    const defended = attackSolo([1, 1, 4, 4]);

    for (const tie of [attacked, defended]) {
      const events = ofTurn(tie.events);
      expect(namesOfTurn(events).slice(-3)).toEqual([
        'battle-tied',
        'sure-fire-gained',
        'gold-gained',
      ]);
      expect(told(events, 'gold-gained')).toEqual([{ pirate: SOLO, gold: 1, lost: 0 }]);
      expect(told(events, 'jostled')).toEqual([]);
    }
    expect(playerOf(attacked)).toMatchObject({ sureFire: 1, space: r(1, 1), legend: 1 });
    expect(soloOf(attacked).space).toBe(r(1, 1));
  });

  it('TE-352 the Solo Pirate gains no Legend by a won battle or a sunk Merchant', () => {
    const won = attackPlayer([1, 2, 1, 1], { player: { deckhands: NOBODY } });
    const sunk = attackOrange([1, 3, 6], {
      solo: { crew: ['buck-cannon', 'betty-blunderbuss'] },
      state: { merchants: { 0: { card: 'merchant-4a' } } },
    });

    expect(told(won.events, 'battle-won')).toHaveLength(1);
    expect(told(sunk.events, 'merchant-sunk')).toHaveLength(1);
    for (const { events, match } of [won, sunk]) {
      expect(told(events, 'legend-gained')).toEqual([]);
      expect(told(events, 'loop-advanced')).toEqual([]);
      expect(match.state.solo?.loop).toBe(0);
    }
  });

  it('TE-S109 when it attacks it rolls first; then the player rolls and may use Sure-fires', () => {
    const attacked = attackPlayer([1, 2, 1, 1], { player: { sureFire: 1 } });

    expect(told(attacked.events, 'dice-rolled').map(({ side, pirate }) => [side, pirate])).toEqual([
      ['attack', SOLO],
      ['defence', PLAYER],
    ]);
    expect(stepAsked(attacked.match)).toBe('battle/sure-fire');
    const events = script(table, attacked.match, [{ do: 'sure-fire', die: 0, face: 4 }]);
    expect(told(events, 'damage-dealt')).toMatchObject([{ side: 'defence', matched: 1 }]);
  });

  it('TE-354 Jostled, it loses Extort, then Cannons, then Rigging, then the Wheel, then nothing', () => {
    const jostled = (deckhands: object, wheel: boolean[] = []) => {
      const solo = { captainAt: 2, deckhands: { ...NOBODY, ...deckhands } };
      const { events } = alone(
        { step: 'jostle/suffer', data: { pirate: SOLO } },
        { solo: wheel.length > 0 ? { ...solo, wheel } : solo },
      );
      return told(events, 'jostled').map(({ from, space }) => [from, space]);
    };
    const wheel = [false, false, false, true, true, false];

    expect(jostled({ rigging: 1, cannons: 1, extort: 1 })).toEqual([['extort', null]]);
    expect(jostled({ rigging: 1, cannons: 1 })).toEqual([['cannons', null]]);
    expect(jostled({ rigging: 1 }, wheel)).toEqual([['rigging', null]]);
    expect(jostled({}, wheel)).toEqual([['wheel', 4]]);
    expect(jostled({}, [false, true, false, true, false, false])).toEqual([['wheel', 1]]);
    expect(jostled({})).toEqual([]);
  });

  it('TE-S98 the player chooses among equally near Coves', () => {
    const lost = attackOrange([2, 2], { state: { merchants: { 0: { card: 'merchant-4a' } } } });

    expect(stepAsked(lost.match)).toBe('solo/cove');
    expect(offersOf(table, lost.match)).toEqual([
      { do: 'cove', space: r(0, 2) },
      { do: 'cove', space: r(2, 0) },
    ]);
    script(table, lost.match, [{ do: 'cove', space: r(2, 0) }]);
    expect(soloOf(lost)).toMatchObject({ space: r(2, 0), hiding: true });
  });

  it('TE-S98 a Cove on which the player lies is occupied', () => {
    const lost = attackOrange([2, 2], {
      player: { space: r(0, 2), hiding: true },
      state: { merchants: { 0: { card: 'merchant-4a' } } },
    });

    expect(told(lost.events, 'solo-retreated')).toEqual([{ from: r(0, 0), to: r(2, 0) }]);
  });

  it('TE-S99 a Cove of its own card is the nearest, and on its own Cove it stays', () => {
    const state = { merchants: { 0: { space: r(2, 0), card: 'merchant-4a' } } } as const;
    const open = attackOrange([2, 2], { solo: { space: r(2, 0) }, state });
    const hidden = attackOrange([2, 2], { solo: { space: r(2, 0), hiding: true }, state });

    for (const lost of [open, hidden]) {
      expect(told(lost.events, 'solo-retreated')).toEqual([{ from: r(2, 0), to: r(2, 0) }]);
      expect(soloOf(lost).hiding).toBe(true);
    }
  });

  it('TE-S100 the Solo Pirate put on the Cove of a Storm card is not Jostled by the Storm', () => {
    const lost = attackOrange([2, 2], {
      solo: { space: r(3, 3) },
      state: { merchants: { 0: { space: r(3, 3), card: 'merchant-4a' } } },
    });

    expect(told(lost.events, 'solo-retreated')).toEqual([{ from: r(3, 3), to: r(3, 3) }]);
    expect(told(lost.events, 'jostled')).toHaveLength(1);
  });

  it('TE-S101 hiding on its Cove it cannot be attacked by the player', () => {
    const beside = { space: r(2, 0), captainAt: 5 };
    const state = { merchants: { 0: { space: r(2, 0) } } };
    const asked = (hiding: boolean) =>
      alone(
        { step: 'attack/target', data: { pirate: PLAYER, ordered: true } },
        { player: beside, solo: { space: r(2, 0), hiding }, state, turn: { pirate: PLAYER } },
      ).match;
    const attack = { do: 'attack-pirate', target: SOLO } as const;

    expect(offersOf(table, asked(true))).not.toContainEqual(attack);
    expect(whyNot(table, asked(true), attack)).toBe('TE-143');
    expect(offersOf(table, asked(false))).toContainEqual(attack);
  });
});
