import { describe, expect, it } from 'vitest';
import { deniedElsewhere } from '../../src/board/places/denied-elsewhere.ts';
import { actingAt, GENOA, GUNNERS, ordering } from './scenes.ts';

describe('A click far away', () => {
  it('means two cards, while the ship has no second sail: every tile says so', () => {
    const far = deniedElsewhere(ordering(), { do: 'lay', cards: ['north', 'east'] });

    expect(far).toHaveLength(16);
    expect(deniedElsewhere(ordering(), { do: 'lay', cards: ['2x'] })).toEqual([]);
    expect(deniedElsewhere(ordering(), { do: 'lay', cards: ['east', 'east'] })).toEqual([]);
  });

  it('on a port means unloading, where all of that is denied', () => {
    const scene = actingAt(GUNNERS);

    expect(deniedElsewhere(scene, { do: 'unload' } as never)).toContain(`tile/${GENOA}`);
    expect(deniedElsewhere(scene, { do: 'unload' } as never)).not.toContain(`tile/${GUNNERS}`);
    expect(deniedElsewhere(scene, { do: 'unload', slot: 0, good: 'tea' })).toEqual([]);
  });

  it('on an island means its own action', () => {
    const thalers = deniedElsewhere(actingAt(GUNNERS), { do: 'gain-thaler' });

    expect(thalers).toContain('tile/0');
    expect(thalers).not.toContain(`tile/${GENOA}`);
  });
});
