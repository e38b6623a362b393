import { reef } from '@quarterdeck/kernel/sample';
import { type Figures, obeysTheLaws, unproven } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';

const MATCHES = 20;
const figures = obeysTheLaws(reef, { matches: MATCHES, sample: 10 });
const secrets = [...figures.holes.keys()];
const but = (other: Partial<Figures>): Figures => ({ ...figures, ...other });

describe('unproven', () => {
  it('finds nothing in a run that looked at everything', () => {
    expect(secrets.length).toBeGreaterThan(3);
    expect(unproven(figures, { matches: MATCHES, secrets })).toEqual([]);
  });

  it.each(['sampled', 'compared', 'undoable', 'differing', 'replayed'] as const)(
    'finds that nothing was %s',
    (figure) => {
      const run = but({ [figure]: 0 });

      expect(unproven(run, { matches: MATCHES, secrets })).toEqual([`nothing was ${figure}`]);
    },
  );

  it('finds a secret that was never hidden, and one that nobody listed', () => {
    const listed = [...secrets.filter((path) => path !== 'state.bag'), 'state.treasure'];

    expect(unproven(figures, { matches: MATCHES, secrets: listed })).toEqual([
      'state.treasure was never hidden',
      'state.bag was hidden, and is not among the secrets',
    ]);
  });

  it('asks nothing of a run that is shorter than usual, but that no table was refused', () => {
    const run = but({ compared: 0, refused: 2 });

    expect(unproven(run, { matches: MATCHES + 3, secrets: [] })).toEqual(['2 tables were refused']);
  });
});
