import { BadTask, type BotTask, thinker } from '@quarterdeck/bots';
import { at } from '@quarterdeck/kernel';
import { QuarterdeckError } from '@quarterdeck/kernel/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askedSeat, reefEngine, standing, taskAt } from './reef-tables.ts';

const reef = await reefEngine();
const bots = thinker(reef);

function refusal(task: unknown): unknown {
  try {
    // A hostile host keeps to no type.
    return bots.decide(task as BotTask, () => 0);
  } catch (problem) {
    return problem;
  }
}
const codeOf = (task: unknown): string => {
  const problem = refusal(task);
  return problem instanceof QuarterdeckError ? problem.code : `answered or broke: ${problem}`;
};

describe('A bot refuses', () => {
  const task = taskAt(reef, standing(reef, 4));

  it('a view in which its seat is not asked', () => {
    const match = standing(reef, 4);
    const idle = [0, 1, 2].find((seat) => reef.asked(match).every((a) => a.seat !== seat));
    const seat = reef.asked(match).length === 3 ? null : idle;
    const view = reef.toWire(reef.view(match, (seat ?? 0) as typeof task.view.viewer));

    expect(seat).not.toBeNull();
    expect(refusal({ ...task, seat, view })).toBeInstanceOf(BadTask);
    expect(codeOf({ ...task, seat, view })).toBe('not-asked');
  });

  it('a view that only claims that its seat is asked', () => {
    const match = standing(reef, 4);
    const asked = askedSeat(reef, match);
    const seat = (asked + 1) % 3;
    const view = {
      ...reef.toWire(reef.view(match, seat as typeof asked)),
      asked: [{ seat, step: at(reef.asked(match), 0).step }],
    };

    expect(codeOf({ ...task, seat, view })).toBe('not-asked');
  });

  it('the view of a match that is over', () => {
    const over = { ...task.view, stack: [], asked: [] };

    expect(codeOf({ ...task, view: over })).toBe('not-asked');
    expect(String(refusal({ ...task, view: over }))).toContain('the match is over');
  });

  it("a view of another seat, and the spectator's", () => {
    const match = standing(reef, 4);

    expect(codeOf({ ...task, seat: (task.seat + 1) % 3 })).toBe('not-your-view');
    expect(codeOf({ ...task, view: reef.toWire(reef.view(match, 'spectator')) })).toBe(
      'not-your-view',
    );
  });

  it('a view whose ids lead nowhere', () => {
    const state = JSON.parse(JSON.stringify(task.view.state), (key, value: unknown) =>
      key === 'pool' ? 999 : value,
    );
    const problem = refusal({ ...task, view: { ...task.view, state } });

    expect(problem).toBeInstanceOf(BadTask);
    expect(problem).toMatchObject({ code: 'impossible-view' });
  });

  it.each([
    ['a bot nobody knows', { bot: 'maet' }, 'unknown-bot', 'Did you mean "mate"?'],
    ['a seat that is none', { seat: 1.5 }, 'bad-task', 'task.seat'],
    ['a seed that is none', { seed: 0.1 }, 'bad-task', 'task.seed'],
    ['no iterations', { budget: { iterations: 0 } }, 'bad-task', 'task.budget.iterations'],
    ['half an iteration', { budget: { iterations: 1.5 } }, 'bad-task', 'task.budget.iterations'],
    ['no time', { budget: { millis: 0 } }, 'bad-task', 'task.budget.millis'],
    ['time that is none', { budget: { millis: Number.NaN } }, 'bad-task', 'task.budget.millis'],
    ['a budget of money', { budget: { thalers: 3 } }, 'bad-task', 'task.budget'],
    ['a pack that is none', { pack: { name: 'mine' } }, 'malformed', 'pools'],
    ['no view', { view: null }, 'malformed', 'view'],
  ])('%s', (_, more, code, words) => {
    const problem = refusal({ ...task, ...more });

    expect(problem).toBeInstanceOf(QuarterdeckError);
    expect(problem).toMatchObject({ code });
    expect(String(problem)).toContain(words);
  });

  it('a pack other than the one in the view', () => {
    const view = { ...task.view, pack: 'f'.repeat(64) };

    expect(codeOf({ ...task, view })).toBe('malformed');
  });

  it('whatever else it is handed, with a typed error', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        expect(refusal(raw)).toBeInstanceOf(QuarterdeckError);
        expect(refusal({ ...task, view: raw })).toBeInstanceOf(QuarterdeckError);
      }),
      { numRuns: 200 },
    );
  });

  it('a view with any one value replaced, or answers it by the rules', () => {
    const paths = scalarPaths(task.view);
    fc.assert(
      fc.property(fc.nat(paths.length - 1), fc.anything(), (index, value) => {
        const view: unknown = replaced(task.view, at(paths, index), value);
        const result = refusal({ ...task, view });

        if (result instanceof Error) expect(result).toBeInstanceOf(QuarterdeckError);
        else expect(result).toHaveProperty('choice.do');
      }),
      { numRuns: 300 },
    );
  });
});

type Path = readonly string[];

function scalarPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, inner]) => scalarPaths(inner, [...path, name]));
}

function replaced(value: unknown, [name, ...rest]: Path, by: unknown): unknown {
  if (name === undefined) return by;
  if (Array.isArray(value))
    return value.map((item, i) => (String(i) === name ? replaced(item, rest, by) : item));
  const record = value as { readonly [name: string]: unknown };
  return { ...record, [name]: replaced(record[name], rest, by) };
}
