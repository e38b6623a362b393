import { at, auto, decision, HIDDEN, isHeard } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import { engine, IllegalChoice, type Match } from '@quarterdeck/kernel/engine';
import { scenario } from '@quarterdeck/kernel/test-kit';
import { type Kinds, reef } from '@quarterdeck/reef';
import { ADA, BO, CY, matchesAt, newMatch, pool, table } from '@quarterdeck/reef/table';
import { describe, expect, it } from 'vitest';
import { say, started, ADA as TOY_ADA, toy } from '../machine/toy.ts';

/** Ada's dive from Kelp Gate with a plan for Anchor Ledge alone; a current lies in Weedy Hollow. */
const adaDives = (boat: object = {}): Match<Kinds> =>
  scenario(table, {
    seats: 3,
    patch: {
      boats: { 0: { pool: pool('a1'), plan: [pool('b1'), pool('c1')], helpers: [], ...boat } },
      currents: [pool('a2'), pool('a2'), pool('a2')],
    },
    step: 'diving/begin',
    data: { seat: ADA },
    under: [{ step: 'round/end', data: {} }],
  });

/** The refusal, and proof that nothing changed. */
function refusal(match: Match<Kinds>, seat: number, choice: unknown): IllegalChoice {
  const before = table.hash(match);
  let caught: unknown;
  try {
    table.play(match, seat as typeof ADA, choice);
  } catch (problem) {
    caught = problem;
  }
  expect(table.hash(match)).toBe(before);
  if (caught instanceof IllegalChoice) return caught;
  throw new Error(`expected an IllegalChoice, got ${String(caught)}`);
}

describe('An illegal choice changes nothing and says why', () => {
  it('denied: with the clause that forbids it', () => {
    const match = adaDives();

    const refused = refusal(match, ADA, { do: 'dive', pool: pool('a2') });

    expect(refused).toMatchObject({ code: 'denied', clause: 'RF-026' });
    expect(refused.message).toBe('RF-026 forbids {"do":"dive","pool":5}.');
  });

  it('denied: with another clause for another reason', () => {
    const match = adaDives({ plan: [pool('a2')], divers: 0 });

    expect(refusal(match, ADA, { do: 'dive', pool: pool('a2') }).clause).toBe('RF-027');
  });

  it('a choice that was not offered is answered with some of what is', () => {
    const refused = refusal(adaDives(), ADA, { do: 'dive', pool: pool('e4') });

    expect(refused).toMatchObject({ code: 'not-offered', clause: null });
    expect(refused.message).toContain('Expected one of 2 offers ({"do":"stay"}, ');
  });

  it('a seat that is not asked is told who is', () => {
    const match = adaDives();

    for (const seat of [BO, CY, 3, -1, 0.5, Number.NaN])
      expect(refusal(match, seat, { do: 'stay' })).toMatchObject({
        code: 'not-asked',
        clause: null,
      });
    expect(refusal(match, BO, { do: 'stay' }).message).toBe(
      'Seat 1 is not asked; asked now: seat 0 (diving/choose).',
    );
  });

  it('a seat that answers twice or after the end is told that it is not asked', () => {
    const match = adaDives();
    table.play(match, ADA, { do: 'stay' });
    while (table.asked(match).length > 0) {
      const { seat } = at(table.asked(match), 0);
      table.play(match, seat, at(table.choices(match, seat), 0));
    }

    expect(refusal(match, ADA, { do: 'stay' }).message).toBe(
      'Seat 0 is not asked; the match is over.',
    );
  });

  it('a denied aside names its clause, too', () => {
    const match = at(matchesAt('pearl/pick'), 0);

    for (const seat of [ADA, BO])
      expect(refusal(match, seat, { do: 'leave' })).toMatchObject({
        code: 'denied',
        clause: 'RF-052',
      });
  });

  it('a denial of a whole kind covers every choice of that kind', () => {
    const machine = toy({
      go: auto((_, _f, act) => act.next('ask', { seat: TOY_ADA })),
      ask: decision({
        seat: (_, { seat }) => seat,
        choices: (_, _f, offer, deny) => {
          offer(say(1));
          deny({ do: 'say' }, 'TY-002');
        },
        answer: () => {},
      }),
    });
    const match = started(machine);

    expect(() => machine.play(match, TOY_ADA, say(8))).toThrow('TY-002 forbids');
    expect(machine.play(match, TOY_ADA, say(1))).toEqual([]);
  });
});

describe('Choices', () => {
  it('are found whatever the order of their fields', () => {
    const match = adaDives();

    const events = table.play(match, ADA, { pool: pool('b1'), do: 'dive' });

    expect(events).toEqual([]);
    expect(match.state.dives[0]?.into).toBe(pool('b1'));
  });

  it('run as the step offered them: nothing from outside gets into the match', () => {
    const match = newMatch(3);
    const choice = structuredClone(at(table.choices(match, BO), 0));

    table.play(match, BO, choice);

    expect(match.given[BO]).toEqual(choice);
    expect(match.given[BO]).not.toBe(choice);
  });

  it('are kept until the next answer, and then forgotten', () => {
    const match = adaDives();
    const first = table.choices(match, ADA);

    expect(table.choices(match, ADA)).toBe(first);
    expect(table.choices(match, BO)).toEqual([]);
    table.play(match, ADA, { do: 'stay' });
    expect(table.choices(match, ADA)).not.toBe(first);
  });

  it('are worked out anew for a clone, and for the same match after an answer elsewhere', () => {
    const match = adaDives();
    const first = table.choices(match, ADA);
    const clone = table.clone(match);

    expect(table.choices(clone, ADA)).toEqual(first);
    expect(table.choices(clone, ADA)).not.toBe(first);
  });

  it('agree with the explanation: nothing is both offered and denied', () => {
    const match = adaDives();

    expect(table.choices(match, ADA)).toEqual([{ do: 'stay' }, { do: 'dive', pool: pool('b1') }]);
    expect(table.explain(match, ADA)).toEqual([
      { choice: { do: 'dive', pool: pool('a2') }, clause: 'RF-026' },
    ]);
    expect(table.explain(match, BO)).toEqual([]);
  });
});

describe('deny', () => {
  it('costs nothing in play and search: what it is told is kept only for an explanation', () => {
    const denies = new Set<unknown>();
    const machine = toy({
      go: auto((_, _f, act) => {
        act.next('ask', { seat: TOY_ADA });
        act.next('ask', { seat: TOY_ADA });
        act.next('ask', { seat: TOY_ADA });
      }),
      ask: decision({
        seat: (_, { seat }) => seat,
        choices: (_, _f, offer, deny) => {
          denies.add(deny);
          offer(say(1));
          deny(say(2), 'TY-002');
        },
        answer: () => {},
      }),
    });
    const match = started(machine);

    machine.play(match, TOY_ADA, say(1));
    machine.fast(match, TOY_ADA, at(machine.choices(match, TOY_ADA), 0));
    machine.forced(match);
    expect(denies.size).toBe(1);

    expect(machine.explain(match, TOY_ADA)).toEqual([{ choice: say(2), clause: 'TY-002' }]);
    expect(denies.size).toBe(2);
  });
});

describe('fast', () => {
  it('does what play does, without the events', () => {
    const fast = engine(reef);
    const slow = engine(reef);
    const wish = () => ({ seats: 3, rng: sfcRng(5) });
    const [quick, told] = [fast.create(wish()), slow.create(wish())];

    for (let answers = 0; quick.stack.length > 0; answers++) {
      const { seat } = at(fast.asked(quick), 0);
      const choices = fast.choices(quick, seat);
      const choice = at(choices, answers % choices.length);
      fast.fast(quick, seat, choice);
      slow.play(told, seat, choice);
    }

    expect(slow.hash(told)).toBe(fast.hash(quick));
  });
});

describe('Events', () => {
  it('are told with their clause, and to each viewer what is theirs to know', () => {
    const match = at(matchesAt('pearl/pick'), 0);
    const { seat } = at(table.asked(match), 0);
    const choice = at(table.choices(match, seat), 0);

    const events = table.play(match, seat, choice).slice(0, 1);

    const pearl = 'pearl' in choice ? choice.pearl : 0;
    const kept = { event: 'pearl-kept', clause: 'RF-041' };
    expect(events).toEqual([{ ...kept, data: { seat, pearl } }]);
    expect(table.see(events, seat)).toEqual(events);
    expect(table.see(events, 'spectator')).toEqual([{ ...kept, data: { seat, pearl: HIDDEN } }]);
  });
});

describe('A step may ask whether anybody hears its denials', () => {
  it('nobody does where offers are wanted, somebody where reasons are', () => {
    const heard: boolean[] = [];
    const machine = toy({
      ask: decision({
        seat: (_, f) => f.seat,
        choices: (_, _f, offer, deny) => {
          heard.push(isHeard(deny));
          offer({ do: 'say', n: 1 });
        },
        answer: () => {},
      }),
      go: auto((_, _f, act) => act.next('ask', { seat: TOY_ADA })),
    });
    const match = started(machine);

    machine.choices(match, TOY_ADA);
    machine.explain(match, TOY_ADA);

    expect(heard).toEqual([false, true]);
  });
});
