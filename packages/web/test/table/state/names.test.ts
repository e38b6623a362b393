import { speakEnglish } from '@quarterdeck/board-kit';
import { describe, expect, it } from 'vitest';
import type { TableSeat } from '../../../src/hosts/host.ts';
import { SEATS_EN } from '../../../src/setup/en-seats.ts';
import { facesOf } from '../../../src/table/state/scene.ts';

const { words } = speakEnglish(SEATS_EN);

const seat = (name: string, colour: TableSeat['colour'] = 'red'): TableSeat => ({
  name,
  colour,
  who: { kind: 'person' },
});

describe('A captain', () => {
  it('has one name, on the card and in every sentence', () => {
    const faces = facesOf({ seats: [seat('Ada Lovelace'), seat('Old Salt')] }, undefined, words);

    expect(faces.map(({ name, called }) => [name, called])).toEqual([
      ['Ada Lovelace', 'Ada Lovelace'],
      ['Old Salt', 'Old Salt'],
    ]);
  });

  it('who gave no name is called by the colour of the seat, never "You"', () => {
    const faces = facesOf({ seats: [seat('You', 'green')] }, undefined, words);

    expect(faces.map(({ name, called }) => [name, called])).toEqual([
      ['Captain green', 'Captain green'],
    ]);
  });
});
