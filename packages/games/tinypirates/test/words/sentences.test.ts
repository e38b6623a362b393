import { at } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import { speaker } from '@quarterdeck/kernel/say';
import { describe, expect, it } from 'vitest';
import { tinypiratesSay } from '../../src/index.ts';
import { from, RED, r, table } from '../positions.ts';

const voice = speaker(tinypiratesSay, { names: ['Ada', 'Bo'] });

describe('What is said', () => {
  it('TE-214 a Bonus Action that sails the Navy tells how far', () => {
    const { match } = from('bonus', { red: { captainAt: 3, crew: ['lieutenant-flint'] } });
    const { groups } = voice.prompt(table.view(match, RED), RED, table.choices(match, RED));

    const details = groups.flatMap(({ choices }) => choices).map(({ detail }) => detail);

    expect(details.some((detail) => / Distance: [1-9]\.$/.test(detail ?? ''))).toBe(true);
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
});
