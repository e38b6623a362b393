import { describe, expect, it } from 'vitest';
import { fateOf, type Unsent } from '../../../src/table/state/unsent.ts';

const UNSENT: Unsent = { offer: { choice: { do: 'pass' }, label: 'Pass' }, moment: 'one' };

describe('an answer that reached nobody', () => {
  it('waits as long as the host is out of reach', () => {
    expect(fateOf(UNSENT, 'one', 'reconnecting')).toBe('waits');
    expect(fateOf(UNSENT, 'one', 'slow')).toBe('waits');
  });

  it('is sent when the host is back and the same is asked', () => {
    expect(fateOf(UNSENT, 'one', 'live')).toBe('sent');
  });

  it('is forgotten where the table went on: it had arrived, or somebody answered for its seat', () => {
    expect(fateOf(UNSENT, 'two', 'live')).toBe('forgotten');
    expect(fateOf(UNSENT, 'two', 'reconnecting')).toBe('forgotten');
  });
});
