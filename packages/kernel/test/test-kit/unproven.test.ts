import { type Figures, obeysTheLaws, unproven } from '@quarterdeck/kernel/test-kit';
import { reef } from '@quarterdeck/reef';
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
      'state.bag was hidden, and is not among the secrets',
      'state.treasure was never hidden',
    ]);
  });

  it('waits for a long run to meet what comes seldom', () => {
    const expected = {
      matches: MATCHES,
      secrets: [...secrets, 'state.pearl'],
      seldom: ['state.pearl'],
    };

    expect(unproven(but({ matches: 999 }), expected)).toEqual([]);
    expect(unproven(but({ matches: 1_000 }), expected)).toEqual(['state.pearl was never hidden']);
  });

  it('asks nothing of a run that is shorter than usual, but that nothing in it was wrong', () => {
    const run = but({ compared: 0, refused: 2 });
    const matches = MATCHES + 3;

    expect(unproven(run, { matches, secrets: [...secrets, 'state.treasure'] })).toEqual([
      '2 tables were refused',
    ]);
    expect(
      unproven(run, { matches, secrets: secrets.filter((path) => path !== 'state.bag') }),
    ).toEqual(['2 tables were refused', 'state.bag was hidden, and is not among the secrets']);
  });
});
