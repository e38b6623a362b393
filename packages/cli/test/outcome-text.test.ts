import type { Outcome } from '@quarterdeck/kernel';
import type { ErasedKinds, View } from '@quarterdeck/kernel/engine';
import type { Speaker } from '@quarterdeck/kernel/say';
import { describe, expect, it } from 'vitest';
import { outcomeText } from '../src/play/outcome-text.ts';

const voice = { ending: () => 'The third Treasure is buried.' } as unknown as Speaker<ErasedKinds>;
const told = (ranks: readonly number[]): readonly string[] =>
  outcomeText(
    { ranks, scores: [3], sheet: [], because: 'TE-001' } as unknown as Outcome,
    {} as View,
    voice,
    ['Ada'],
  ).split('\n');

describe('The end of a match in the terminal', () => {
  it('says that the game has won where who played alone has not', () => {
    expect(told([2])).toEqual(['The third Treasure is buried.', 'The game wins.', '  2. Ada: 3']);
    expect(told([1])).toEqual(['The third Treasure is buried.', '  1. Ada: 3']);
  });
});
