import { at } from '@quarterdeck/kernel';
import { type Counted, inWords, obeysTheLaws, unproven } from '@quarterdeck/kernel/test-kit';
import { countOf } from '@quarterdeck/proof';
import { lawRun, lawTime } from '@quarterdeck/proof/law-run';
import { type Kinds, reef, say } from '@quarterdeck/reef';
import { expect, it } from 'vitest';

const MATCHES = countOf('reefMatches');

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

const SECRETS = [
  'frame pearl/pick.pearls',
  'state.bag',
  'state.boats.charms',
  'state.boats.pearls',
  'state.boats.plan',
  'state.charmDeck',
];

it(
  'Reef obeys the laws',
  () => {
    const figures = obeysTheLaws(reef, lawRun({ matches: MATCHES, sample: 100, counted, say }));

    console.log(inWords(figures));
    expect(unproven(figures, { matches: MATCHES, secrets: SECRETS })).toEqual([]);
    if (figures.matches >= MATCHES) expect(figures.asides).toBeGreaterThan(0);
  },
  lawTime(MATCHES),
);
