import type { Motion } from '@quarterdeck/board-kit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRolls, HOLD, READ } from '../../../src/table/motion/rolls.ts';

const roll = (words: string, begins = false): Motion => ({
  family: 'roll',
  words,
  rolled: { begins },
});

describe('Dice on the tray', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const rolls = () => createRolls(() => Date.now());
  const wordsOn = ({ shown }: ReturnType<typeof createRolls>) =>
    shown.get().map(({ words }) => words);

  it('lie there for a second and a half at least, and then until a click', () => {
    const tray = rolls();
    tray.add([roll('3 hits')]);

    vi.advanceTimersByTime(HOLD - 1);
    tray.read();
    expect(wordsOn(tray)).toEqual(['3 hits']);
    vi.advanceTimersByTime(1);
    tray.read();

    expect(wordsOn(tray)).toEqual([]);
  });

  it('are gone by themselves once they must have been read', () => {
    const tray = rolls();
    tray.add([roll('3 hits')]);

    vi.advanceTimersByTime(READ);

    expect(wordsOn(tray)).toEqual([]);
  });

  it('of one battle lie together, and those of the next take their place', () => {
    const tray = rolls();
    tray.add([roll('attack', true)]);
    tray.add([roll('return fire')]);
    expect(wordsOn(tray)).toEqual(['attack', 'return fire']);

    tray.add([roll('next attack', true)]);

    expect(wordsOn(tray)).toEqual(['next attack']);
  });

  it('are no motion without dice', () => {
    const tray = rolls();

    tray.add([{ family: 'gain', words: '+1' }]);

    expect(wordsOn(tray)).toEqual([]);
  });
});
