import { at } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import { speaker } from '@quarterdeck/kernel/say';
import { describe, expect, it } from 'vitest';
import { tinypiratesSay } from '../../src/index.ts';
import type { Order } from '../../src/pack/components.ts';
import { mapCardAt } from '../../src/rules/geometry/map-cards.ts';
import { from, RED, r, table } from '../positions.ts';

const voice = speaker(tinypiratesSay, { names: ['Ada', 'Bo'] });

describe('What is said', () => {
  it('TE-214 a Bonus Action that sails the Navy tells how far', () => {
    const { match } = from('bonus', { red: { captainAt: 3, crew: ['lieutenant-flint'] } });
    const { groups } = voice.prompt(table.view(match, RED), RED, table.choices(match, RED));

    const labels = groups.flatMap(({ choices }) => choices).map(({ label }) => label);

    expect(labels.some((label) => /^Sail the Navy up to [1-9] spaces \(/.test(label))).toBe(true);
  });

  it('TE-341 the Solo Pirate is said to give up all its Gold, and not to pay what the site costs', () => {
    const match = table.create({ seats: 1, rng: sfcRng(1) });
    const solo = at(match.state.pirates, 1).pirate;
    const space = at(table.pack.printed.spaces, r(1, 1)).space;
    const said = voice.event(table.view(match, RED), {
      event: 'treasure-buried',
      clause: 'TE-339',
      data: { pirate: solo, space, cost: 9, buried: 1 },
    });

    expect(said).toContain('gives up all its Gold (9)');
    expect(said).not.toContain('for 9 Gold');
  });

  it('TE-303 the spaces of the loop are counted from 0, as the ledger counts them', () => {
    const match = table.create({ seats: 1, rng: sfcRng(1) });
    const event = { event: 'loop-advanced', clause: 'TE-323', data: { loop: 1 } } as const;

    expect(voice.event(table.view(match, RED), event)).toContain('space 1 of its loop');
  });

  /** What the choice of that Order says of itself. */
  const saidOf = (order: Order, red: Parameters<typeof from>[1]): string => {
    const { match } = from('order', red);
    const { groups } = voice.prompt(table.view(match, RED), RED, table.choices(match, RED));
    const { orders } = at(match.state.pirates, 0);
    const found = groups
      .flatMap(({ choices }) => choices)
      .find(({ choice }) => choice.do === 'order' && at(orders, choice.stop) === order);
    return found?.detail ?? '';
  };

  it('TE-111 TE-113 an Order with nothing to do where the ship lies says where there is, how far and for how much', () => {
    expect(saidOf('trade', { red: { hold: ['sugarcane'] } })).toMatch(
      /^Sail first\. The nearest Market for what you carry: .+, \d cards? away\. It pays \d Gold a crate\./,
    );
    expect(saidOf('attack', {})).toMatch(
      /^Sail first\. The nearest ship to attack: .+ cards? away\./,
    );
  });

  it('TE-111 TE-133 an Order that nothing can come of anywhere says so', () => {
    expect(saidOf('trade', { red: { hold: [] } })).toMatch(/^No Market buys what you carry\./);
    expect(saidOf('search', { tokens: {} })).toMatch(/^Every place is searched already\./);
  });

  it('TE-106 TE-107 an Order that can be carried out where the ship lies says what is there', () => {
    const { match } = from('order', {});
    const villages = table.pack.printed.spaces
      .map(({ space }) => space)
      .filter((space) => mapCardAt(match.state, space).settlement > 0);
    const village = at(villages, 0);
    const count = mapCardAt(match.state, village).settlement;

    expect(saidOf('plunder', { red: { space: village, captainAt: 3 } })).toMatch(
      new RegExp(`^There is a Settlement where you lie\\. It has ${count} crates?\\.`),
    );
  });

  it('TE-141 TE-111 an Order that cannot be carried out is told with the reason', () => {
    const { match } = from('bonus', {});
    const { pirate } = at(match.state.pirates, 0);
    const said = (order: 'attack' | 'trade'): string =>
      voice.event(table.view(match, RED), {
        event: 'order-left',
        clause: order === 'attack' ? 'TE-141' : 'TE-111',
        data: { pirate, order, possible: false },
      });

    expect(said('attack')).toBe('Ada cannot carry out Attack: no ship here can be attacked.');
    expect(said('trade')).toBe('Ada cannot carry out Trade: no Market here buys what is aboard.');
  });
});
