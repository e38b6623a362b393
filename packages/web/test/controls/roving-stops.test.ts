import { describe, expect, it } from 'vitest';
import { stopTowards } from '../../src/controls/roving-stops.ts';

/** Two lines with a clause each, and one without a button of its own. */
const STOPS = [
  { item: 'sailed', row: 1 },
  { item: 'clause of sailed', row: 1 },
  { item: 'clause of the dice', row: 2 },
  { item: 'sank', row: 3 },
  { item: 'clause of sank', row: 3 },
];

describe('A walked list', () => {
  it('begins with its first line', () => {
    expect(stopTowards(STOPS, 'the list itself', 'ArrowDown')).toBe('sailed');
    expect(stopTowards(STOPS, 'the list itself', 'ArrowUp')).toBeUndefined();
    expect(stopTowards([], 'the list itself', 'ArrowDown')).toBeUndefined();
  });

  it('goes down and up by lines, to the first thing in each', () => {
    expect(stopTowards(STOPS, 'clause of sailed', 'ArrowDown')).toBe('clause of the dice');
    expect(stopTowards(STOPS, 'clause of the dice', 'ArrowDown')).toBe('sank');
    expect(stopTowards(STOPS, 'clause of sank', 'ArrowDown')).toBeUndefined();
    expect(stopTowards(STOPS, 'clause of the dice', 'ArrowUp')).toBe('sailed');
    expect(stopTowards(STOPS, 'sailed', 'ArrowUp')).toBeUndefined();
  });

  it('goes right and left within a line only', () => {
    expect(stopTowards(STOPS, 'sailed', 'ArrowRight')).toBe('clause of sailed');
    expect(stopTowards(STOPS, 'clause of sailed', 'ArrowRight')).toBeUndefined();
    expect(stopTowards(STOPS, 'clause of sank', 'ArrowLeft')).toBe('sank');
    expect(stopTowards(STOPS, 'sank', 'ArrowLeft')).toBeUndefined();
  });

  it('knows its ends, and leaves other keys alone', () => {
    expect(stopTowards(STOPS, 'sank', 'Home')).toBe('sailed');
    expect(stopTowards(STOPS, 'sailed', 'End')).toBe('clause of sank');
    expect(stopTowards(STOPS, 'sailed', 'Enter')).toBeUndefined();
  });
});
