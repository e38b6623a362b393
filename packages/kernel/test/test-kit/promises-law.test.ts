// Details of Reef that promise what does not come, and what law 7 says about them.

import { LawBroken, obeysTheLaws, overpromising } from '@quarterdeck/kernel/test-kit';
import { type Kinds, reef, say } from '@quarterdeck/reef';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../src/say/message.ts';
import type { Say } from '../../src/say/say.ts';

type Words = Say<Kinds, Catalogue>;
const PLAN = { matches: 60, sample: 30, options: { storms: false } };

/** What the law says about Reef with other words. */
function breach(words: Words): string {
  try {
    obeysTheLaws(reef, { ...PLAN, say: words });
  } catch (problem) {
    if (problem instanceof LawBroken && problem.law === 7) return problem.broken.sentence;
    throw problem;
  }
  return 'no promise is broken';
}

/** Reef with other words about where to dive. */
const about = (detail: NonNullable<NonNullable<Words['detail']>['diving/choose']>): Words => ({
  ...(say as Words),
  detail: { 'diving/choose': detail },
});
const claim = (key: string, more: object = {}) => {
  const [kind, what = ''] = key.split('.');
  return { key, what, amount: undefined, who: 0, until: undefined, kind, ...more } as never;
};

describe('Law 7', () => {
  it('compares what the details of Reef promise, and finds it kept', () => {
    const { promises, tried } = obeysTheLaws(reef, { ...PLAN, options: {}, say });

    expect(tried).toBeGreaterThan(100);
    expect([...promises.keys()].sort()).toEqual([
      'brings.divers',
      'costs.divers',
      'has.depth',
      'has.depth.storm',
      'keeps.divers',
      'spares.storm-rolled',
      'tells.draw',
    ]);
  });

  it('finds an amount that is one too many, and says who reads what at which choice', () => {
    expect(breach(overpromising(say))).toMatch(
      /^a promise is broken: seat \d reads ".* deep\." \(has\.depth\) at \{"do":"plan".*\}, but depth is \d$/,
    );
  });

  it('finds a cost that nobody is asked to pay', () => {
    const words = about((_, __, ___, seat) =>
      claim('costs.divers', { amount: 3, who: seat, until: 'dived' }),
    );

    expect(breach(words)).toMatch(/\(costs\.divers\) .* but divers was \d and is \d$/);
  });

  it('finds an event that does not follow, and one that was not to', () => {
    expect(breach(about(() => claim('tells.stayed')))).toMatch(/but no stayed follows$/);
    expect(breach(about(() => claim('spares.stayed')))).toMatch(/but stayed follows$/);
  });

  it('holds a choice to what it does itself, not to the end of the round that was due anyway', () => {
    const onStaying = (...keys: readonly string[]) =>
      about((_, choice, __, seat) =>
        choice.do === 'stay' ? keys.map((key) => claim(key, { amount: 1, who: seat })) : [],
      );

    expect(breach(onStaying('keeps.divers', 'spares.round-ended'))).toBe('no promise is broken');
    expect(breach(onStaying('brings.divers'))).toMatch(/but divers was \d and is \d$/);
    expect(breach(onStaying('tells.round-ended'))).toMatch(/but no round-ended follows$/);
  });

  it('finds another question than the one that was announced', () => {
    expect(breach(about(() => claim('asks.round/end')))).toMatch(/but what is asked next is /);
  });

  it('finds free words that count something', () => {
    const words = about(() => ({ key: 'score.pearls', with: { count: 2 } }));

    expect(breach(words)).toBe('"2 pearls" counts something, and makes no claim');
  });
});
