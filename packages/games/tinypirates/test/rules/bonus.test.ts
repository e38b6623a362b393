import { begin, isOffered, offersOf, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { Kinds } from '../../src/model/state.ts';
import {
  answer,
  askedNow,
  executing,
  from,
  matOf,
  names,
  play,
  RED,
  r,
  table,
  told,
} from '../positions.ts';

/** The Captain stands on these spaces of the Wheel. */
const ON = { plunder: 1, trade: 2, crewUp: 3, search: 4, attack: 5 } as const;

describe('Bonus Actions', () => {
  it('TE-187 TE-S71 cards whose trigger is the Order offer their Bonus Actions', () => {
    const { match } = from('bonus', {
      red: { captainAt: ON.trade, gold: 13, crew: ['sara-silver', 'pale-pim'] },
    });

    expect(askedNow(match)).toEqual([RED, 'bonus/choose']);
    expect(offersOf(table, match)).toEqual([
      { do: 'captain-bonus', place: 0 },
      { do: 'captain-bonus', place: 1 },
      { do: 'crew-bonus', card: 'sara-silver', place: 0 },
      { do: 'end' },
    ]);
  });

  it('TE-187 a card with another trigger offers nothing', () => {
    const { match } = from('bonus', { red: { captainAt: ON.search, crew: ['sara-silver'] } });

    expect(askedNow(match)).toEqual([1, 'wheel/order']);
  });

  it('TE-188 TE-189 Bonus Actions do not need the Order to be executed', () => {
    const { match } = play('execute', { red: { captainAt: ON.plunder, crew: ['pale-pim'] } }, [
      { do: 'leave' },
    ]);

    expect(offersOf(table, match)).toEqual([
      { do: 'crew-bonus', card: 'pale-pim', place: 0 },
      { do: 'end' },
    ]);
  });

  it('TE-188 Bonus Actions do not need the Order to be possible', () => {
    const { match, events } = from('execute', {
      red: { captainAt: ON.trade, crew: ['sara-silver'], space: r(1, 3) },
    });

    expect(told(events, 'order-left')).toMatchObject([{ order: 'trade', possible: false }]);
    expect(askedNow(match)).toEqual([RED, 'bonus/choose']);
  });

  it('TE-190 each is optional', () => {
    const { match, events } = play(
      'bonus',
      { red: { captainAt: ON.plunder, crew: ['pale-pim'] } },
      [{ do: 'end' }],
    );

    expect(names(events)).not.toContain('bonus-taken');
    expect(matOf({ match }, RED).gold).toBe(0);
  });

  it('TE-191 TE-050 Bonus Actions come after the Order, and Reroll is none of them', () => {
    const { match, events } = executing('plunder', {
      red: { crew: ['pale-pim'], space: r(0, 0) },
    });

    expect(names(events)).toContain('crate-loaded');
    expect(askedNow(match)).toEqual([RED, 'bonus/choose']);

    const none = from('bonus', { red: { captainAt: ON.attack, crew: ['ursula-bane'] } });

    expect(askedNow(none.match)).toEqual([1, 'wheel/order']);
  });

  it('TE-192 Bonus Actions cost nothing of their own', () => {
    const { match, events } = play(
      'bonus',
      { red: { captainAt: ON.plunder, crew: ['pale-pim'] } },
      [{ do: 'crew-bonus' }],
    );

    expect(names(events)).not.toContain('gold-paid');
    expect(matOf({ match }, RED).gold).toBe(1);
  });

  it('TE-193 each needs what it does', () => {
    const { match } = from('bonus', {
      red: { captainAt: ON.search, crew: ['chopper-donovan', 'silent-seamus'], space: r(1, 3) },
    });

    expect(whyNot(table, match, { do: 'crew-bonus', card: 'chopper-donovan' })).toBe('TE-106');
    expect(isOffered(table, match, { do: 'crew-bonus', card: 'silent-seamus' })).toBe(true);
  });

  it('TE-194 each Bonus Action is used once a turn', () => {
    const { match } = play(
      'bonus',
      { red: { captainAt: ON.plunder, crew: ['pale-pim', 'quigley'] } },
      [{ do: 'crew-bonus', card: 'pale-pim' }],
    );

    expect(offersOf(table, match)).toEqual([
      { do: 'crew-bonus', card: 'quigley', place: 0 },
      { do: 'end' },
    ]);
  });

  it('TE-195 Plunder follows the Order of that name', () => {
    const { events } = play('bonus', { red: { captainAt: ON.search, crew: ['chopper-donovan'] } }, [
      { do: 'crew-bonus' },
    ]);

    expect(told(events, 'crates-drawn')[0]?.crates).toHaveLength(2);
    expect(names(events).filter((name) => name === 'crate-loaded')).toHaveLength(2);
  });

  it('TE-195 TE-S77 a Bonus Trade sees the Market as it stands, and shifts it', () => {
    const { match, events } = play(
      'bonus',
      {
        red: {
          captainAt: ON.attack,
          crew: ['cutter-fang'],
          hold: ['gunpowder', 'gunpowder'],
          space: r(1, 2),
        },
      },
      [{ do: 'crew-bonus' }, { do: 'sell', count: 2 }],
    );

    expect(told(events, 'crates-sold')).toMatchObject([{ gold: 10 }]);
    expect(match.state.market).toEqual(['gunpowder', 'rum', 'coffee', 'sugarcane']);
  });

  it('TE-195 Search and Attack as Bonus Actions work without their Order, too', () => {
    const searched = play(
      'bonus',
      {
        red: { captainAt: ON.plunder, crew: ['willow-watch'] },
        tokens: { [r(1, 1)]: 'gold3' },
      },
      [{ do: 'crew-bonus' }],
    );
    const attacked = play(
      'bonus',
      { red: { captainAt: ON.search, crew: ['black-eyed-brutus'], space: r(0, 0) } },
      [{ do: 'crew-bonus' }],
    );

    expect(matOf(searched, RED).gold).toBe(3);
    expect(told(attacked.events, 'attack-begun')).toMatchObject([{ merchant: 'orange' }]);
  });

  it('TE-196 a Bonus Action triggers no others', () => {
    const { match } = play(
      'bonus',
      { red: { captainAt: ON.search, crew: ['chopper-donovan', 'pale-pim'] } },
      [{ do: 'crew-bonus' }],
    );

    expect(askedNow(match)).toEqual([1, 'wheel/order']);
  });

  it('TE-197 TE-S78 with the first Crew Bonus Action the Captain forfeits its own', () => {
    const { match } = play(
      'bonus',
      { red: { captainAt: ON.trade, gold: 13, crew: ['sara-silver', 'taylor-truenorth'] } },
      [{ do: 'crew-bonus', card: 'sara-silver' }],
    );

    expect(whyNot(table, match, { do: 'captain-bonus', place: 0 })).toBe('TE-197');
    expect(isOffered(table, match, { do: 'crew-bonus', card: 'taylor-truenorth' })).toBe(true);
  });

  it("TE-198 the Captain's go from left to right; Bury may be skipped", () => {
    const around = { red: { captainAt: ON.trade, gold: 13, crew: ['sara-silver'] } } as const;
    const { match } = play('bonus', around, [{ do: 'captain-bonus', place: 1 }]);

    expect(whyNot(table, match, { do: 'captain-bonus', place: 0 })).toBe('TE-198');

    const both = play('bonus', around, [
      { do: 'captain-bonus', place: 0 },
      { do: 'captain-bonus', place: 1 },
    ]);

    expect(told(both.events, 'bonus-taken').map(({ place }) => place)).toEqual([0, 1]);
  });

  it("TE-S78 a Reroll in step 3 does not forfeit the Captain's", () => {
    const { match } = executing(
      'attack',
      {
        red: {
          space: r(0, 0),
          captain: 'magnus-bolt',
          crew: ['betty-blunderbuss'],
          deckhands: { rigging: 1, cannons: 0, extort: 1, repair: 1 },
        },
        rig: [0, 0, 0, 0],
      },
      [
        { do: 'reroll', dice: [0, 1] },
        { do: 'jostle', from: 'rigging' },
      ],
    );

    expect(isOffered(table, match, { do: 'captain-bonus', place: 1 })).toBe(true);
  });

  it('TE-200 Crew Bonus Actions come in any order', () => {
    const around = { red: { captainAt: ON.plunder, crew: ['pale-pim', 'quigley'] } } as const;
    const one = play('bonus', around, [
      { do: 'crew-bonus', card: 'quigley' },
      { do: 'done' },
      { do: 'crew-bonus', card: 'pale-pim' },
    ]);
    const other = play('bonus', around, [
      { do: 'crew-bonus', card: 'pale-pim' },
      { do: 'crew-bonus', card: 'quigley' },
      { do: 'done' },
    ]);

    expect(told(one.events, 'bonus-taken').map(({ crew }) => crew)).toEqual([
      'quigley',
      'pale-pim',
    ]);
    expect(told(other.events, 'bonus-taken').map(({ crew }) => crew)).toEqual([
      'pale-pim',
      'quigley',
    ]);
  });

  it('TE-376 TE-S121 step 4 ends by itself when nothing can be used', () => {
    const { match } = play('bonus', { red: { captainAt: ON.plunder, crew: ['pale-pim'] } }, [
      { do: 'crew-bonus' },
    ]);

    expect(askedNow(match)).toEqual([1, 'wheel/order']);
    expect(match.state.bonus).toBeNull();
  });

  it('TE-376 Bonus Actions end when the player says so', () => {
    const { match } = play(
      'bonus',
      { red: { captainAt: ON.plunder, crew: ['pale-pim', 'quigley'] } },
      [{ do: 'end' }],
    );

    expect(askedNow(match)).toEqual([1, 'wheel/order']);
  });

  it('TE-S70 a card hired by the Order can be used, one hired in step 4 cannot', () => {
    const hired = executing(
      'crewUp',
      { state: { crewRow: ['lisa-legacy', 'salty-pete', 'quigley'] }, red: { hold: ['rum'] } },
      [{ do: 'hire', crew: 'lisa-legacy' }, { do: 'done' }],
    );

    expect(offersOf(table, hired.match)).toContainEqual({
      do: 'crew-bonus',
      card: 'lisa-legacy',
      place: 0,
    });

    const later = play(
      'bonus',
      {
        red: { captainAt: ON.search, crew: ['eliza-lucky'] },
        state: { crewRow: ['silent-seamus', 'salty-pete', 'quigley'] },
      },
      [{ do: 'crew-bonus' }, { do: 'hire', crew: 'silent-seamus' }, { do: 'done' }],
    );

    expect(askedNow(later.match)).toEqual([1, 'wheel/order']);
  });

  it('TE-S70 a card discarded in step 4 loses its Bonus Action', () => {
    const { match } = play(
      'bonus',
      {
        red: {
          captainAt: ON.search,
          crew: ['eliza-lucky', 'silent-seamus', 'sally-suresight', 'quigley'],
        },
      },
      [
        { do: 'crew-bonus', card: 'eliza-lucky' },
        { do: 'hire-for', crew: 'salty-pete', discard: 'silent-seamus' },
        { do: 'done' },
      ],
    );

    expect(whyNot(table, match, { do: 'crew-bonus', card: 'silent-seamus' })).toBe('TE-S70');
    expect(isOffered(table, match, { do: 'crew-bonus', card: 'sally-suresight' })).toBe(true);
  });

  it('TE-S70 TE-376 with nothing left but the action of a discarded card step 4 is over', () => {
    const { match } = play(
      'bonus',
      {
        red: {
          captainAt: ON.search,
          crew: ['eliza-lucky', 'silent-seamus', 'pale-pim', 'quigley'],
        },
      },
      [
        { do: 'crew-bonus', card: 'eliza-lucky' },
        { do: 'hire-for', crew: 'salty-pete', discard: 'silent-seamus' },
        { do: 'done' },
      ],
    );

    expect(askedNow(match)).toEqual([1, 'wheel/order']);
  });

  it('TE-S76 a special trade needs no executed Trade', () => {
    const { match } = play(
      'bonus',
      {
        red: {
          captainAt: ON.trade,
          crew: ['jack-fuse-rogers'],
          hold: ['gunpowder', 'rum'],
          space: r(1, 0),
        },
      },
      [{ do: 'crew-bonus' }],
    );

    expect(matOf({ match }, RED)).toMatchObject({ gold: 8, hold: [] });
  });

  it('TE-224 a Sail is finished before the next Bonus Action', () => {
    const { match } = play(
      'bonus',
      { red: { captainAt: ON.trade, crew: ['taylor-truenorth', 'sara-silver'] } },
      [
        { do: 'crew-bonus', card: 'taylor-truenorth' },
        { do: 'to', space: r(1, 2) },
      ],
    );

    expect(askedNow(match)).toEqual([RED, 'sail/step']);

    answer(match, [{ do: 'stop' }]);

    expect(askedNow(match)).toEqual([RED, 'bonus/choose']);
  });

  it('TE-S15 TE-365 a card of another pack plays as it is written, by Hide Out, too', () => {
    const { content } = table.pack;
    const pim = {
      ...content.crew['pale-pim'],
      trigger: 'hideOut',
      actions: [{ kind: 'gainGold', gold: 4 }, { kind: 'sail' }],
    };
    const { match } = begin<Kinds>(table, {
      seats: 2,
      pack: table.readPack({ ...content, crew: { ...content.crew, 'pale-pim': pim } }),
      patch: {
        turn: { pirate: RED, step: 'execute' },
        pirates: { 0: { space: r(1, 1), crew: ['pale-pim'], captainAt: 0, captain: 'wendy-byrd' } },
      },
      step: 'turn/bonus',
      data: {},
      under: [{ step: 'turn/end', data: {} }],
    });

    expect(offersOf(table, match)).toEqual([
      { do: 'crew-bonus', card: 'pale-pim', place: 0 },
      { do: 'crew-bonus', card: 'pale-pim', place: 1 },
      { do: 'end' },
    ]);

    const events = answer(match, [{ do: 'crew-bonus', place: 0 }]);

    expect(told(events, 'gold-gained')).toEqual([{ pirate: RED, gold: 4, lost: 0 }]);
    expect(isOffered(table, match, { do: 'crew-bonus', place: 1 })).toBe(true);
  });
});
