import { type Aside, auto } from '@quarterdeck/kernel';
import { IllegalChoice } from '@quarterdeck/kernel/engine';
import { describe, expect, it } from 'vitest';
import { ADA, BO, CY, say, started, type Toy, toy } from './toy.ts';

const atOnce = () =>
  toy({
    go: auto((_, _f, act) => {
      act.next('all', {});
      act.next('write', { n: 9 });
      act.next('ask', { seat: ADA });
    }),
  });

describe('A simultaneous step', () => {
  it('waits for the last answer, in whatever order they come', () => {
    const machine = atOnce();
    const match = started(machine);

    machine.play(match, CY, say(3));
    machine.play(match, ADA, say(1));
    expect(machine.asked(match)).toEqual([{ seat: BO, step: 'all' }]);
    expect(match.state.slate).toEqual([]);
    machine.play(match, BO, say(2));

    expect(match.state.slate).toEqual([1, 12, 23, 9]);
    expect(match.given).toEqual([null, null, null]);
  });

  it('takes a change of mind, which no counter shows', () => {
    const machine = atOnce();
    const match = started(machine);
    machine.play(match, ADA, say(1));
    const before = machine.toWire(machine.view(match, BO));

    machine.play(match, ADA, say(3));

    expect(machine.toWire(machine.view(match, BO))).toEqual(before);
    expect(match.given[ADA]).toEqual(say(3));
    machine.play(match, BO, say(1));
    machine.play(match, CY, say(1));
    expect(match.state.slate).toEqual([3, 11, 21, 9]);
  });

  it('offers a seat that has answered its choices again', () => {
    const machine = atOnce();
    const match = started(machine);
    machine.play(match, ADA, say(1));

    expect(machine.mayAnswer(match, ADA)).toBe(true);
    expect(machine.choices(match, ADA)).toHaveLength(3);
  });

  it('gives an answer back to who withdraws it, as if it had never been given', () => {
    const machine = atOnce();
    const match = started(machine);
    const before = machine.hash(match);
    machine.play(match, ADA, say(1));

    machine.withdraw(match, ADA);

    expect(machine.hash(match)).toBe(before);
    machine.withdraw(match, BO);
    expect(machine.hash(match)).toBe(before);
  });

  it('shows an answer to nobody but its owner', () => {
    const machine = atOnce();
    const match = started(machine);
    machine.play(match, ADA, say(2));

    expect(machine.view(match, ADA).given).toEqual([say(2), null, null]);
    expect(machine.view(match, BO).given).toEqual(['?', null, null]);
    expect(machine.view(match, 'spectator').given).toEqual(['?', null, null]);
  });

  it('goes on at once where nobody is to answer', () => {
    const machine = toy({
      go: auto((g, _f, act) => {
        g.out.push(ADA, BO, CY);
        act.next('all', {});
        act.next('write', { n: 4 });
      }),
    });

    expect(started(machine).state.slate).toEqual([4]);
  });
});

describe('An aside', () => {
  it('runs above the waiting question, which then waits as before', () => {
    const machine = atOnce();
    const match = started(machine);
    machine.play(match, ADA, say(1));

    const events = machine.play(match, BO, { do: 'knock' });

    expect(events.map((event) => event.data)).toEqual([{ n: 71 }]);
    expect(match.state.slate).toEqual([71]);
    expect(machine.asked(match).map((asked) => asked.seat)).toEqual([BO, CY]);
    expect(match.given[ADA]).toEqual(say(1));
  });

  it('lets a simultaneous step forget a seat that left', () => {
    const machine = atOnce();
    const match = started(machine);
    machine.play(match, ADA, say(1));
    machine.play(match, BO, say(2));

    machine.play(match, ADA, { do: 'leave' });

    expect(match.given).toEqual([null, say(2), null]);
    machine.play(match, CY, say(3));
    expect(match.state.slate).toEqual([12, 23, 9]);
  });

  it('lets a simultaneous step go on when only the seat that left was missing', () => {
    const machine = atOnce();
    const match = started(machine);
    machine.play(match, ADA, say(1));
    machine.play(match, BO, say(2));

    machine.play(match, CY, { do: 'leave' });

    expect(match.state.slate).toEqual([1, 12, 9]);
    expect(machine.asked(match)).toEqual([{ seat: ADA, step: 'ask' }]);
  });

  it('takes no answers over from a step it skipped into the next one of its kind', () => {
    const restart: Aside<Toy> = {
      choices: (_, _seat, offer) => offer({ do: 'knock' }),
      answer: (_, _seat, _choice, act) => act.skipTo('write'),
    };
    const machine = toy(
      {
        go: auto((_, _f, act) => {
          act.next('all', {});
          act.next('write', { n: 9 });
          act.next('all', {});
        }),
      },
      { aside: restart },
    );
    const match = started(machine);
    machine.play(match, ADA, say(1));
    machine.play(match, BO, say(1));

    machine.play(match, CY, { do: 'knock' });

    expect(match.state.slate).toEqual([9]);
    expect(match.given).toEqual([null, null, null]);
  });

  it('is for seats of this table, while the match lasts', () => {
    const machine = toy({});
    const over = started(machine);

    expect(machine.asides(over, ADA)).toEqual([]);
    expect(() => machine.play(over, ADA, { do: 'knock' })).toThrow(IllegalChoice);
  });
});
