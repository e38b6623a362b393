import { at } from '@quarterdeck/kernel';
import { type Kinds, reef } from '@quarterdeck/kernel/sample';
import { type Counted, inWords, obeysTheLaws } from '@quarterdeck/kernel/test-kit';
import { expect, it } from 'vitest';
import { lawRun, lawTime } from '../law-run.ts';

const MATCHES = 10_000;

/** Nothing leaves the box, and nothing comes out of it. */
const counted: Counted<Kinds> = (g, stack) => {
  const drawn = stack.flatMap((f) => (f.step === 'pearl/pick' ? f.data.pearls : []));
  const pearls = [...g.bag, ...drawn, ...g.boats.flatMap((boat) => boat.pearls)];
  const charms = [
    ...g.charmDeck,
    ...g.charmsPlayed,
    ...g.boats.flatMap((boat) => [...boat.charms, ...boat.laid]),
  ];
  return {
    pearls: pearls.length,
    'points in pearls': pearls.reduce((sum, value) => sum + value, 0),
    charms: charms.length,
    'different charms': new Set(charms).size,
    keepsakes: charms.filter((charm) => at(g.printed.charms, charm) === 'keepsake').length,
    'current markers': g.currents.length,
  };
};

it(
  'Reef obeys the laws',
  () => {
    const plan = lawRun({ matches: MATCHES, sample: 100, counted });

    const figures = obeysTheLaws(reef, plan);

    console.log(inWords(figures));
    expect(figures.matches).toBe(plan.matches);
    if (plan.matches < MATCHES) return;
    // A law that looked at nothing proves nothing.
    expect(figures.asides).toBeGreaterThan(0);
    expect(figures.compared).toBeGreaterThan(0);
    expect(figures.undoable).toBeGreaterThan(0);
    expect(figures.differing).toBeGreaterThan(0);
    expect(figures.replayed).toBeGreaterThan(0);
    expect([...figures.holes.keys()].sort()).toEqual([
      'frame pearl/pick.pearls',
      'state.bag',
      'state.boats.charms',
      'state.boats.pearls',
      'state.boats.plan',
      'state.charmDeck',
    ]);
  },
  lawTime(MATCHES),
);
