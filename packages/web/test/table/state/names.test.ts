import { describe, expect, it } from 'vitest';
import type { TableSeat } from '../../../src/hosts/host.ts';
import { facesOf } from '../../../src/table/state/scene.ts';

const seat = (name: string, kind: 'person' | 'bot' = 'person'): TableSeat => ({
  name,
  colour: 'red',
  who: kind === 'bot' ? { kind, bot: 'mate' } : { kind },
});
const called = (...seats: readonly TableSeat[]): readonly string[] =>
  facesOf({ seats }, undefined).map((face) => face.called);

describe('In sentences', () => {
  it('people are called by their first names where those differ', () => {
    expect(called(seat('Ada Lovelace'), seat('Ines'))).toEqual(['Ada', 'Ines']);
    expect(called(seat('Ada Lovelace'), seat('Ada Byron'))).toEqual(['Ada Lovelace', 'Ada Byron']);
  });

  it('bots are called by all of their name', () => {
    expect(called(seat('Ada'), seat('Old Salt', 'bot'))).toEqual(['Ada', 'Old Salt']);
  });
});
