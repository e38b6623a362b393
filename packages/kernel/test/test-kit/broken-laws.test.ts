// Games that break the laws about offers, counts, copies and ends, and what the laws say about them.

import { auto, decision, type Game, together } from '@quarterdeck/kernel';
import { engine } from '@quarterdeck/kernel/engine';
import { LawBroken, obeysTheLaws } from '@quarterdeck/kernel/test-kit';
import { boatOf, type Kinds, type PoolId, reef } from '@quarterdeck/reef';
import { describe, expect, it } from 'vitest';
import { readReplay } from '../../src/replay/read.ts';
import { replayTo } from '../../src/replay/replay.ts';
import { breachOf, sewn } from './breaking.ts';

const { steps } = reef;
const plan = steps['round/plan'];
const choose = steps['diving/choose'];
const pick = steps['pearl/pick'];
const roll = steps['storm/roll'];
if (
  plan.kind !== 'together' ||
  choose.kind !== 'decision' ||
  pick.kind !== 'decision' ||
  roll.kind !== 'auto'
)
  throw new Error('Reef has changed: break the laws anew');

const pool = (index: number): PoolId => index as PoolId;
const scored = (ranks: readonly number[], scores: readonly number[]): Game<Kinds> => ({
  ...reef,
  outcome: () => ({ ranks, scores, sheet: [], because: 'RF-056' }),
});

describe('Law 1', () => {
  it('finds a question without an answer', () => {
    const game = sewn({
      'pearl/pick': decision({
        ...pick,
        choices: (g, f, offer, deny) => {
          if (f.pearls.length > 1) pick.choices(g, f, offer, deny);
        },
      }),
    });

    expect(breachOf(game)).toMatchObject({
      law: 1,
      sentence: 'pearl/pick asks and offers nothing',
    });
  });

  it('finds a list too long for a person', () => {
    const game = sewn({
      'round/plan': together({
        ...plan,
        choices: (_, __, ___, offer) => {
          for (let i = 0; i < 301; i++) offer({ do: 'plan', pools: [pool(i), pool(0)] });
        },
      }),
    });

    const { law, sentence } = breachOf(game);

    expect({ law, sentence }).toEqual({
      law: 1,
      sentence: 'round/plan offers 301 choices, more than 300',
    });
  });

  it('finds a match that random players cannot end, and says what goes round', () => {
    const game = sewn({
      'diving/choose': decision({
        ...choose,
        answer: (_, __, ___, act) => act.next('diving/choose', {}),
      }),
    });

    const { law, sentence } = breachOf(game, { sample: 1000, limit: 300 });

    expect(law).toBe(1);
    expect(sentence).toMatch(/^no end after 300 answers, now at diving\/choose; of the last 200: /);
    expect(sentence).toContain('stay');
  });

  it('finds a step that fails', () => {
    const game = sewn({
      'storm/roll': auto(() => {
        throw new Error('no such wind');
      }),
    });

    expect(breachOf(game)).toMatchObject({
      law: 1,
      sentence: expect.stringMatching(/^the match cannot go on: no such wind/),
    });
  });

  it.each([
    [{ ...reef, outcome: () => null }, 'the match is over and has no outcome'],
    [scored([1], [0]), '1 ranks and 1 scores for 2 seats'],
    [scored([2, 2], [0, 0]), 'nobody is first: 2, 2'],
    [scored([1, 3], [0, 0]), 'rank 3 has 1 seats before it: 1, 3'],
    [scored([1, 2], [0, Number.NaN]), 'a score is NaN'],
  ])('finds an outcome that makes no sense', (game, sentence) => {
    expect(breachOf(game, { seats: [2] })).toMatchObject({ law: 1, sentence });
  });

  it('lets a player alone lose to the game, and to nobody else', () => {
    const alone = (rank: number): Game<Kinds> => ({ ...scored([rank], [0]), seats: [1] });
    const plan = { seats: [1], matches: 1, sample: 1000 };

    expect(obeysTheLaws(alone(2), plan).matches).toBe(1);
    expect(breachOf(alone(3), plan).sentence).toBe('rank 3 has 1 seats before it: 3');
  });
});

describe('Law 2', () => {
  it('finds a pearl that is lost', () => {
    const game = sewn({
      'pearl/pick': decision({
        ...pick,
        answer: (g, f, choice, act) => {
          pick.answer(g, f, choice, act);
          if (choice.pearl === 5) boatOf(g, f.seat).pearls.pop();
        },
      }),
    });

    const { law, sentence } = breachOf(game, {
      sample: 1000,
      counted: (g, stack) => ({
        pearls:
          g.bag.length +
          g.boats.reduce((sum, boat) => sum + boat.pearls.length, 0) +
          stack.reduce((sum, f) => sum + (f.step === 'pearl/pick' ? f.data.pearls.length : 0), 0),
      }),
    });

    expect(law).toBe(2);
    expect(sentence).toMatch(
      /^something was lost or made before .* \(count\.pearls: 60 against 59\)/,
    );
  });

  it('finds a score sheet that does not add up', () => {
    const game: Game<Kinds> = {
      ...reef,
      outcome: (g) => {
        const outcome = reef.outcome(g);
        return outcome && { ...outcome, scores: outcome.scores.map((score) => score + 1) };
      },
    };

    expect(breachOf(game)).toMatchObject({
      law: 2,
      sentence: expect.stringMatching(/^the score sheet adds up to /),
    });
  });
});

describe('Law 3', () => {
  it('finds what is written beside the declared state, and so lost in a clone', () => {
    const game = sewn({
      'storm/roll': auto((g, f, act) => {
        const beside: typeof g & { rolls?: number } = g;
        beside.rolls = (beside.rolls ?? 0) + 1;
        if (beside.rolls % 3 === 0) act.next('diving/enter', f);
        else roll.run(g, f, act);
      }),
    });

    expect(breachOf(game)).toMatchObject({
      law: 3,
      sentence: expect.stringMatching(/went different ways|plays on differently/),
    });
  });

  it('finds chance from elsewhere', () => {
    let calls = 0;
    const game = sewn({
      'storm/roll': auto((g, f, act) => {
        if (++calls % 2 === 0) act.next('diving/enter', f);
        else roll.run(g, f, act);
      }),
    });

    expect(breachOf(game).law).toBe(3);
  });

  it('finds a question that writes', () => {
    const game = sewn({
      'diving/choose': decision({
        ...choose,
        choices: (g, f, offer, deny) => {
          const written = g.fished as PoolId[];
          written.push(pool(0));
          choose.choices(g, f, offer, deny);
        },
      }),
    });

    expect(breachOf(game)).toMatchObject({
      law: 3,
      sentence: expect.stringMatching(/^looking at the match changes it \(save\.state\.fished/),
    });
  });
});

describe('Law 5', () => {
  it('finds an offer made twice', () => {
    const game = sewn({
      'pearl/pick': decision({
        ...pick,
        choices: (_, f, offer) => {
          for (const pearl of f.pearls) offer({ do: 'keep', pearl });
        },
      }),
    });

    expect(breachOf(game)).toMatchObject({
      law: 5,
      sentence: expect.stringMatching(/^pearl\/pick offers twice \{"do":"keep","pearl":\d\}/),
    });
  });

  it('finds an offer made twice in a long list', () => {
    const game = sewn({
      'round/plan': together({
        ...plan,
        choices: (_, __, ___, offer) => {
          for (let i = 0; i < 100; i++) offer({ do: 'plan', pools: [pool(i % 99), pool(0)] });
        },
      }),
    });

    expect(breachOf(game)).toMatchObject({
      law: 5,
      sentence: 'round/plan offers twice {"do":"plan","pools":[0,0]}',
    });
  });

  it('finds what is both offered and denied', () => {
    const game = sewn({
      'diving/choose': decision({
        ...choose,
        choices: (g, f, offer, deny) => {
          choose.choices(g, f, offer, deny);
          deny({ do: 'stay' }, 'RF-025');
        },
      }),
    });

    expect(breachOf(game)).toMatchObject({
      law: 5,
      sentence: 'diving/choose both offers and denies (RF-025) {"do":"stay"}',
    });
  });

  it('finds an offer that nobody can send', () => {
    const game = sewn({
      'pearl/pick': decision({
        ...pick,
        choices: (_, f, offer) => {
          const deep = { do: 'keep' as const, pearl: f.pearls[0] ?? 0, why: { deep: true } };
          offer(deep);
        },
      }),
    });

    expect(breachOf(game)).toMatchObject({
      law: 5,
      sentence: expect.stringMatching(/^what is offered is refused/),
    });
  });
});

describe('A broken law', () => {
  const broken = sewn({
    'storm/roll': auto((g, f, act) => {
      if (g.round === 2) throw new Error('no such wind');
      roll.run(g, f, act);
    }),
  });
  const breach = (first: number, matches: number): LawBroken => {
    try {
      obeysTheLaws(broken, { first, matches, sample: 10, onFailure: () => 'in the drawer' });
    } catch (problem) {
      if (problem instanceof LawBroken) return problem;
      throw problem;
    }
    throw new Error('no law was broken');
  };

  it('names law, seed, seats, options and answer, and where its replay lies', () => {
    const { message, broken: match } = breach(0, 20);

    expect(message).toContain('law 1: the match cannot go on: no such wind');
    expect(message).toContain(
      `reef, seed ${match.seed}, ${match.seats} seats, {"rounds":4,"storms":true}, ` +
        `answer ${match.entries.length}`,
    );
    expect(message).toContain(`again: { first: ${match.seed}, matches: 1, sample: 1 }`);
    expect(message).toContain('replay: in the drawer');
  });

  it('is found again by its seed alone, at the same answer', () => {
    const { broken: match } = breach(5, 20);

    expect(breach(match.seed, 1).broken).toEqual(match);
  });

  it('comes with a replay that runs to the answer that broke it', () => {
    const { broken: match } = breach(0, 20);
    const replay = readReplay(JSON.parse(JSON.stringify(match.replay)));
    const last = match.entries.length;

    const before = replayTo(engine(broken), replay, last - 1);

    expect(before.match.state.round).toBe(2);
    expect(() => replayTo(engine(broken), replay, last)).toThrow('no such wind');
  });
});
