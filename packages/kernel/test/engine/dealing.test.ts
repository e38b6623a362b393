import { auto, HIDDEN } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import { ADA, BO, table } from '@quarterdeck/reef/table';
import { describe, expect, it } from 'vitest';
import { SEATS, say, ADA as TOY_ADA, toy } from '../machine/toy.ts';

const wanted = () => ({ seats: 3, rng: sfcRng(5) });

describe('The deal', () => {
  it('tells what set-up and steps did until somebody was asked, in its order', () => {
    const machine = toy({
      go: auto((_, _f, act) => {
        for (const n of [1, 2]) act.next('write', { n });
        act.next('ask', { seat: TOY_ADA });
        act.next('write', { n: 3 });
      }),
    });

    const { match, events } = machine.deal({ seats: SEATS, rng: sfcRng(1) });

    expect(events.map(({ data }) => data)).toEqual([{ n: 1 }, { n: 2 }]);
    expect(machine.play(match, TOY_ADA, say(1)).map(({ data }) => data)).toEqual([{ n: 3 }]);
  });

  it('is the same match as without events', () => {
    const { match, events } = table.deal(wanted());

    expect(events.length).toBeGreaterThan(0);
    expect(table.hash(match)).toBe(table.hash(table.create(wanted())));
  });

  it('tells a seat its own cards, and of others only that there are some', () => {
    const { match, events } = table.deal(wanted());
    const charmsOf = (viewer: typeof ADA | 'spectator', seat: typeof ADA) =>
      table
        .see(events, viewer)
        .flatMap((one) =>
          one.event === 'charm-drawn' && one.data.seat === seat ? [one.data.charm] : [],
        );

    const dealt = match.state.boats[ADA]?.charms ?? [];
    expect(charmsOf(ADA, ADA)).toEqual(dealt);
    expect(charmsOf(BO, ADA)).toEqual(dealt.map(() => HIDDEN));
    expect(charmsOf('spectator', ADA)).toEqual(dealt.map(() => HIDDEN));
  });

  it('a set-up that fails tells the next one nothing', () => {
    const machine = toy({
      go: auto((_, _f, act) => {
        act.emit('TY-001', 'wrote', { n: 1 });
        throw new Error('a rule fails');
      }),
    });
    const deal = () => machine.deal({ seats: SEATS, rng: sfcRng(1) });

    expect(deal).toThrow('a rule fails');
    expect(() => machine.create({ seats: SEATS, rng: sfcRng(1) })).toThrow('a rule fails');
  });
});
