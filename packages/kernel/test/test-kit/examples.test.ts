// The examples of docs/test-kit.md, run. The last test sees to it that the page shows these very lines.

import { readFileSync } from 'node:fs';
import { HIDDEN, type Seat } from '@quarterdeck/kernel';
import { engine } from '@quarterdeck/kernel/engine';
import {
  asScenario,
  atRandom,
  type Counted,
  dice,
  finishes,
  isOffered,
  obeysTheLaws,
  offersOf,
  refuses,
  saidIn,
  savesInsideEveryAskingStep,
  scenario,
  script,
  sharesOf,
  unproven,
  whyNot,
  winsAgainstChance,
} from '@quarterdeck/kernel/test-kit';
import { lawRun, lawTime } from '@quarterdeck/proof/law-run';
import { type Kinds, reef, say } from '@quarterdeck/reef';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

// So few matches see everything on these seeds, not on those of any commit.
beforeAll(() => {
  vi.stubEnv('QUARTERDECK_SEED', '0');
});
afterAll(() => {
  vi.unstubAllEnvs();
});

const table = engine(reef, { strict: true });
const [ADA, BO] = [0 as Seat, 1 as Seat];
const opened = { seat: ADA, breath: 1, free: false, into: 1, calm: false, lanterns: 0 };
const dive = { ...opened, lost: false, drawn: 0, used: [] };
const pearlsIn = (...[g, stack]: Parameters<Counted<Kinds>>): number =>
  g.bag.length +
  g.boats.reduce((sum, boat) => sum + boat.pearls.length, 0) +
  stack.reduce((sum, f) => sum + (f.step === 'pearl/pick' ? f.data.pearls.length : 0), 0);

const SECRETS = [
  'frame pearl/pick.pearls',
  'state.bag',
  'state.boats.charms',
  'state.boats.pearls',
  'state.boats.plan',
  'state.charmDeck',
];

describe('The examples of the guide', () => {
  it('RF-028 going into a pool with a current costs a diver', () => {
    const match = scenario(table, {
      seats: 2,
      patch: { boats: { 0: { pool: 0, plan: [1, 2], helpers: [] } }, currents: [1] },
      step: 'diving/begin',
      data: { seat: ADA },
      rig: dice(6, [6]),
    });

    const events = script(table, match, [{ do: 'dive', pool: 1 }, { do: 'pass' }, { do: 'pass' }]);

    expect(events.map((e) => e.event)).toEqual([
      'storm-rolled',
      'dived',
      'diver-lost',
      'pearls-drawn',
    ]);
  });

  it('goes on with what lies under', () => {
    const nested = scenario(table, {
      seats: 3,
      patch: { dives: [dive] },
      step: 'storm/charms',
      data: { diver: ADA },
      at: 1,
      under: [
        { step: 'storm/roll', data: { pool: 1 } },
        { step: 'diving/end', data: {} },
      ],
    });

    expect(table.asked(nested)).toEqual([{ seat: 2, step: 'storm/charms' }]);
  });

  const aboutToDive = () =>
    scenario(table, {
      seats: 2,
      patch: { boats: { 0: { pool: 0, plan: [1, 2], helpers: [], charms: [3, 4] } } },
      step: 'diving/begin',
      data: { seat: ADA },
      under: [{ step: 'round/end', data: {} }],
    });

  it('RF-026 the diver goes into planned pools only', () => {
    const match = aboutToDive();

    expect(offersOf(table, match)).toEqual([{ do: 'stay' }, { do: 'dive', pool: 1 }]);
    expect(isOffered(table, match, { do: 'dive', pool: 5 })).toBe(false);
    expect(whyNot(table, match, { do: 'dive', pool: 5 })).toBe('RF-026');
    expect(refuses(table, match, ADA, { do: 'dive', pool: 5 })).toMatchObject({
      code: 'denied',
      clause: 'RF-026',
    });
  });

  it('RF-051 a player may leave, asked or not', () => {
    const match = aboutToDive();

    script(table, match, [{ by: BO, do: 'leave' }]);

    expect(table.outcome(match)?.ranks).toEqual([1, 2]);
  });

  it('RF-060 charms in hand are known to their owner alone', () => {
    const match = aboutToDive();

    expect(table.view(match, BO).state.boats[ADA]?.charms).toEqual([HIDDEN, HIDDEN]);
    expect(table.view(match, 'spectator').state.boats[ADA]?.charms).toEqual([HIDDEN, HIDDEN]);
    expect(table.view(match, ADA).state.boats[ADA]?.charms).toEqual([3, 4]);
  });

  it(
    'obeys the laws',
    () => {
      obeysTheLaws(
        reef,
        lawRun({ matches: 20, counted: (g, stack) => ({ pearls: pearlsIn(g, stack) }) }),
      );
    },
    lawTime(20),
  );

  it('leaves nothing unproven', () => {
    const figures = obeysTheLaws(reef, lawRun({ matches: 20, sample: 10 }));

    expect(unproven(figures, { matches: 20, secrets: SECRETS })).toEqual([]);
  });

  it('says everything in plain words', () => {
    const { lines, events, flaws } = saidIn(table, say, { seats: 2, seed: 2 });

    expect(flaws).toEqual([]);
    expect(lines).toContain('Ada keeps a pearl.');
    expect(events).toContain('pearl-kept');
  });

  it('tries the eye of a bot', () => {
    for (const { match } of atRandom(table, { seats: 3, deal: 1, answers: 2 }))
      expect(sharesOf(table, match).reduce((a, b) => a + b, 0)).toBeCloseTo(1);

    expect(winsAgainstChance(table, { seats: 2, matches: 10, worlds: 2 })).toBeGreaterThan(6);
  });

  it('prints a match as a scenario', () => {
    const match = aboutToDive();

    expect(asScenario(table, match)).toContain('const match = scenario(reef, {\n  seats: 2,\n');
  });

  it('keeps saves', () => {
    const { saves, neverReached } = savesInsideEveryAskingStep(table, [1, 2, 3, 4, 5, 6, 7, 8]);
    for (const { saved } of saves) expect(finishes(table, saved).ranks[0]).toBeGreaterThan(0);
    expect(neverReached).toEqual([]);
  });

  it('are those that the page shows', () => {
    const guide = readFileSync(new URL('../../../../docs/test-kit.md', import.meta.url), 'utf8');
    const here = unindented(readFileSync(new URL(import.meta.url), 'utf8'));
    const examples = [...guide.matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code);

    expect(examples.length).toBeGreaterThan(8);
    for (const example of examples) expect(here).toContain(unindented(example));
  });
});

/** Line breaks and indents are the formatter's. */
function unindented(code: string): string {
  return code
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/([[({]) | ([\])}])/g, '$1$2')
    .replaceAll(/,([\])}])/g, '$1')
    .trim();
}
