import { describe, expect, it } from 'vitest';
import { comesToNothing } from '../../../src/table/state/foreseen.ts';

const claim = (kind: 'costs' | 'brings' | 'spares', isIdle: boolean) => ({
  kind,
  text: kind,
  isIdle,
});

describe('A choice', () => {
  it('warns where all that it foresees comes to nothing, whatever it costs', () => {
    const spared = claim('spares', true);

    expect(comesToNothing({ foreseen: [spared] })).toBe(true);
    expect(comesToNothing({ foreseen: [claim('costs', false), spared] })).toBe(true);
    expect(comesToNothing({ foreseen: [claim('brings', false), spared] })).toBe(false);
    expect(comesToNothing({ foreseen: [claim('costs', false)] })).toBe(false);
    expect(comesToNothing({ foreseen: [] })).toBe(false);
  });
});
