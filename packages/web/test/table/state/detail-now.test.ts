import { emptySelection, type Selection } from '@quarterdeck/board-kit';
import { describe, expect, it } from 'vitest';
import { detailNow } from '../../../src/table/state/detail-now.ts';
import { rowsOf } from '../../../src/table/state/rows.ts';
import { offer, question, stagedQuestion } from '../asked.ts';

const nothing = emptySelection('0');
const unnamed = { element: () => undefined };

/** The 3 costs the same wherever it goes; of the 5 only one place costs gold. */
const DICE = stagedQuestion(['3', '5'], ['sail', 'order'], (die, slot) => {
  if (die === '3') return 'Costs 1 gold.';
  return slot === 'sail' ? 'Free.' : 'Costs 2 gold.';
});

const told = (selection: Selection): string | undefined =>
  detailNow(DICE, rowsOf(DICE, selection, unnamed), selection);

const keysOf = (die: string): readonly string[] =>
  DICE.offers.filter(({ choice }) => choice.do.startsWith(die)).map(({ key }) => key);

describe('What is told of a choice', () => {
  it('a choice that is pointed at tells its own detail', () => {
    const [five] = keysOf('5');

    expect(told({ ...nothing, litOffers: five === undefined ? [] : [five] })).toBe('Free.');
  });

  it('a part of several choices tells what all of them say', () => {
    expect(told({ ...nothing, litOffers: keysOf('3') })).toBe('Costs 1 gold.');
  });

  it('a part whose choices differ tells nothing', () => {
    expect(told({ ...nothing, litOffers: keysOf('5') })).toBeUndefined();
  });

  it('what is decided tells what is left in common while nothing is pointed at', () => {
    expect(told({ ...nothing, path: ['0:3'] })).toBe('Costs 1 gold.');
    expect(told({ ...nothing, path: ['0:5'] })).toBeUndefined();
  });

  it('nothing is told before anything is decided or pointed at', () => {
    const alike = stagedQuestion(['3', '5'], ['sail', 'order'], () => 'Free.');

    expect(detailNow(alike, rowsOf(alike, nothing, unnamed), nothing)).toBeUndefined();
  });

  it('a question without stages tells of the chosen offer alone', () => {
    const chosen = { ...offer({ do: 'a' }), detail: 'Costs 1 gold.' };
    const plain = question([chosen, offer({ do: 'b' })]);
    const rows = rowsOf(plain, nothing, unnamed);

    expect(detailNow(plain, rows, { ...nothing, chosen: chosen.key })).toBe('Costs 1 gold.');
    expect(detailNow(plain, rows, nothing)).toBeUndefined();
    expect(detailNow(undefined, undefined, nothing)).toBeUndefined();
  });
});
