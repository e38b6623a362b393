import { auto, decision, window } from '@quarterdeck/kernel';
import { IllegalChoice } from '@quarterdeck/kernel/engine';
import { describe, expect, it } from 'vitest';
import { ADA, BO, CY, say, started, toy } from './toy.ts';

describe('The queue', () => {
  it('runs first what was queued first, all of it before what lay below', () => {
    const machine = toy({
      go: auto((_, _f, act) => {
        act.next('write', { n: 1 });
        act.next('react', {});
        act.next('write', { n: 2 });
      }),
      react: window({
        order: () => [],
        asks: () => false,
        choices: () => {},
        answer: () => {},
        close: (_, _f, act) => {
          act.next('write', { n: 11 });
          act.next('write', { n: 12 });
        },
      }),
    });

    const match = started(machine);

    expect(match.state.slate).toEqual([1, 11, 12, 2]);
    expect(match.stack).toEqual([]);
    expect(machine.outcome(match)?.scores).toEqual([4, 4, 4]);
  });

  it('runs what an answer queued before what waited under the question', () => {
    const machine = toy({
      go: auto((_, _f, act) => {
        act.next('ask', { seat: BO });
        act.next('write', { n: 9 });
      }),
      ask: decision({
        seat: (_, { seat }) => seat,
        choices: (_, _f, offer) => offer(say(1)),
        answer: (_, _f, _choice, act) => {
          act.next('write', { n: 1 });
          act.next('write', { n: 2 });
        },
      }),
    });
    const match = started(machine);

    const events = machine.play(match, BO, say(1));

    expect(match.state.slate).toEqual([1, 2, 9]);
    expect(events.map(({ data }) => data)).toEqual([{ n: 1 }, { n: 2 }, { n: 9 }]);
  });

  it('has no outcome while somebody is asked', () => {
    const machine = toy({ go: auto((_, _f, act) => act.next('ask', { seat: ADA })) });

    expect(machine.outcome(started(machine))).toBeNull();
  });

  it('names the step that queues itself without end', () => {
    const machine = toy({ go: auto((_, _f, act) => act.next('go', {})) });

    expect(() => started(machine)).toThrow('runaway at go');
  });
});

describe('skipTo', () => {
  const skipping = (skip: boolean) =>
    toy({
      go: auto((_, _f, act) => {
        act.next('ask', { seat: ADA });
        act.next('close', { n: 1 });
        act.next('write', { n: 5 });
        act.next('close', { n: 2 });
        act.next('react', {});
        act.next('write', { n: 6 });
      }),
      ask: decision({
        seat: (_, { seat }) => seat,
        choices: (_, _f, offer) => offer(say(1)),
        answer: (_, _f, _choice, act) => {
          if (skip) act.skipTo('react');
          act.next('write', { n: 4 });
        },
      }),
      react: window({
        order: () => [],
        asks: () => false,
        choices: () => {},
        answer: () => {},
        close: (g) => {
          g.slate.push(99);
        },
      }),
    });

  it('drops the frames above the nearest one of that name and runs closing steps, inner first', () => {
    const machine = skipping(true);
    const match = started(machine);

    machine.play(match, ADA, say(1));

    expect(match.state.slate).toEqual([-1, -2, 4, 99, 6]);
  });

  it('changes nothing about closing steps that are reached', () => {
    const machine = skipping(false);
    const match = started(machine);

    machine.play(match, ADA, say(1));

    expect(match.state.slate).toEqual([4, -1, 5, -2, 99, 6]);
  });

  it('goes to the nearest frame of a name that lies on the stack twice', () => {
    const machine = toy({
      go: auto((_, _f, act) => {
        act.next('ask', { seat: ADA });
        act.next('write', { n: 1 });
        act.next('react', {});
        act.next('write', { n: 2 });
        act.next('react', {});
      }),
      ask: decision({
        seat: (_, { seat }) => seat,
        choices: (_, _f, offer) => offer(say(1)),
        answer: (_, _f, _choice, act) => act.skipTo('react'),
      }),
      react: window({
        order: () => [],
        asks: () => false,
        choices: () => {},
        answer: () => {},
        close: () => {},
      }),
    });
    const match = started(machine);

    machine.play(match, ADA, say(1));

    expect(match.state.slate).toEqual([2]);
  });

  it('says so when no frame has that name', () => {
    const machine = toy({ go: auto((_, _f, act) => act.skipTo('react')) });

    expect(() => started(machine)).toThrow('skipTo: no frame react on the stack');
  });

  it('must come before anything is queued', () => {
    const machine = toy({
      go: auto((_, _f, act) => {
        act.next('write', { n: 1 });
        act.skipTo('write');
      }),
    });

    expect(() => started(machine)).toThrow('skip first, then queue');
  });
});

describe('A window', () => {
  const reacting = () => toy({ go: auto((_, _f, act) => act.next('react', {})) });

  it('asks in order, again after each play, until a seat passes', () => {
    const machine = reacting();
    const match = started(machine);

    machine.play(match, ADA, say(0));
    machine.play(match, ADA, say(1));
    machine.play(match, ADA, { do: 'pass' });
    machine.play(match, BO, { do: 'pass' });
    machine.play(match, CY, say(2));

    expect(machine.asked(match)).toEqual([{ seat: CY, step: 'react' }]);
    machine.play(match, CY, { do: 'pass' });
    expect(match.state.slate).toEqual([0, 1, 22, 99]);
  });

  it('passes over a seat that it does not ask, and closes when none is left', () => {
    const machine = toy({
      go: auto((g, _f, act) => {
        g.out.push(ADA, CY);
        act.next('react', {});
      }),
    });
    const match = started(machine);

    expect(machine.asked(match)).toEqual([{ seat: BO, step: 'react' }]);
    expect(() => machine.play(match, ADA, { do: 'pass' })).toThrow(IllegalChoice);
    machine.play(match, BO, { do: 'pass' });
    expect(match.state.slate).toEqual([99]);
  });

  it('does what an answer queued before it asks again', () => {
    const machine = toy({
      go: auto((_, _f, act) => act.next('react', {})),
      react: window({
        order: () => [ADA, BO],
        asks: (g, _, seat) => g.slate.length <= seat,
        choices: (_, _f, seat, offer) => offer(say(seat)),
        answer: (_, _f, seat, _choice, act) => act.next('write', { n: seat }),
        close: (g) => {
          g.slate.push(99);
        },
      }),
    });
    const match = started(machine);

    machine.play(match, ADA, say(0));
    machine.play(match, BO, say(1));

    expect(match.state.slate).toEqual([0, 1, 99]);
  });
});

describe('With strict', () => {
  it('a frame cannot be written into', () => {
    const shared = { n: 1 };
    const machine = toy({ go: auto((_, _f, act) => act.next('write', shared)) }, { strict: true });

    started(machine);

    expect(Object.isFrozen(shared)).toBe(true);
  });

  it('a question whose seat depends on a secret is found', () => {
    const machine = toy(
      {
        go: auto((g, _f, act) => {
          g.deck.push(1);
          act.next('ask', { seat: ADA });
        }),
        ask: decision({
          seat: (g) => (g.deck[0] === 1 ? ADA : BO),
          choices: (_, _f, offer) => offer(say(1)),
          answer: () => {},
        }),
      },
      { strict: true },
    );

    expect(() => started(machine)).toThrow('law 4: ask: who is asked depends on a secret (0; 1)');
  });
});
