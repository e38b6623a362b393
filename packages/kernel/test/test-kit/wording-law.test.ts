import { LawBroken, obeysTheLaws } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/game.ts';
import { decision } from '../../src/steps.ts';
import { FIRST, type NamedCove, namedCove, namesIn } from '../pack/named-cove.ts';

const { game } = namedCove(FIRST);

const breachOf = (broken: Game<NamedCove>): string => {
  try {
    obeysTheLaws(broken, { matches: 2 });
  } catch (problem) {
    if (problem instanceof LawBroken) return problem.message;
    throw problem;
  }
  return 'nothing found';
};

describe('Law 6: wording never decides', () => {
  it('A match is played again in other words', () => {
    expect(obeysTheLaws(game, { matches: 1 })).toMatchObject({ reworded: 1 });
  });

  it('A game that deals by a name is found', () => {
    const setup: Game<NamedCove>['setup'] = (setting, act) => {
      const state = game.setup(setting, act);
      state.round = namesIn(setting.printed)[0]?.length ?? 0;
      return state;
    };

    expect(breachOf({ ...game, setup })).toMatch(/law 6: wording decides: .* the deal differs/);
  });

  it('A game that offers by a name is found', () => {
    const choose = game.steps['turn/choose'];
    if (choose.kind !== 'decision') throw new Error('Cove has changed');
    const steps: Game<NamedCove>['steps'] = {
      ...game.steps,
      'turn/choose': decision({
        ...choose,
        choices: (g, f, offer, deny) => {
          if (namesIn(g.printed).includes('Crab')) choose.choices(g, f, offer, deny);
          else offer({ do: 'rest' });
        },
      }),
    };

    expect(breachOf({ ...game, steps })).toMatch(/law 6: wording decides: .* what is offered/);
  });
});
