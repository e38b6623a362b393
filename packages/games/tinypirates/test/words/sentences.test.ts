import { at } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import { speaker } from '@quarterdeck/kernel/say';
import { describe, expect, it } from 'vitest';
import { tinypiratesSay } from '../../src/index.ts';
import { whyNoOrder } from '../../src/rules/orders.ts';
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

  it('TE-141 TE-106 an Order that could not be carried out where the ship lies warns of it', () => {
    const { match } = from('order', {});
    const { groups } = voice.prompt(table.view(match, RED), RED, table.choices(match, RED));
    const details = groups.flatMap(({ choices }) => choices.map(({ detail = '' }) => detail));
    const { pirate, orders } = at(match.state.pirates, 0);
    const idle = orders.filter((order) => whyNoOrder(match.state, pirate, order) !== null);

    expect(idle.length).toBeGreaterThan(0);
    expect(details.filter((detail) => / first\./.test(detail))).toHaveLength(
      groups
        .flatMap(({ choices }) => choices)
        .filter(({ choice }) => choice.do === 'order' && idle.includes(at(orders, choice.stop)))
        .length,
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
