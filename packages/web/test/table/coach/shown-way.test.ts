import { emptySelection } from '@quarterdeck/board-kit';
import { describe, expect, it } from 'vitest';
import { leadsTo, nextPlace, wrongCrumb } from '../../../src/table/coach/shown-way.ts';
import { type Row, rowsOf } from '../../../src/table/state/rows.ts';
import { offer, question, stagedQuestion } from '../asked.ts';

const nothing = emptySelection('0');
const unnamed = { element: () => undefined };
const DICE = stagedQuestion(['3', '5'], ['sail', 'order']);
const SHOWN = { do: '5 order' };

const at = (path: readonly string[]) => {
  const selection = { ...nothing, path };
  const rows = rowsOf(DICE, selection, unnamed);
  const labelOf = (row: Row) => (row.kind === 'element' ? row.face.label : row.stage?.label);
  const shown = rows.groups
    .flatMap((group) => group.rows)
    .filter((row) => leadsTo(row, SHOWN, rows, selection));
  return { rows, shown: shown.map(labelOf) };
};

describe('What the coach shows of a right answer', () => {
  it('a question in stages shows the part that is asked now, and its place alone', () => {
    const { rows, shown } = at([]);

    expect(shown).toEqual(['5']);
    expect(nextPlace(DICE, rows, SHOWN)).toBe('first/5');
  });

  it('once the first part is decided, the next one is shown', () => {
    const { rows, shown } = at(['0:5']);

    expect(shown).toEqual(['order']);
    expect(nextPlace(DICE, rows, SHOWN)).toBe('second/order');
  });

  it('a part that was decided otherwise is shown to be opened again', () => {
    const [right] = DICE.offers.filter(({ choice }) => choice.do === SHOWN.do);
    const { rows, shown } = at(['0:3']);

    expect(shown).toEqual([]);
    expect(nextPlace(DICE, rows, SHOWN)).toBeUndefined();
    expect(right && wrongCrumb(rows, right)).toBe(0);
    expect(right && wrongCrumb(at(['0:5']).rows, right)).toBe(-1);
  });

  it('a question without stages shows the answer and the first of its places', () => {
    const plain = question([offer({ do: 'a' }, ['x']), offer({ do: 'b' }, ['y', 'z'])]);
    const rows = rowsOf(plain, nothing, unnamed);

    expect(nextPlace(plain, rows, { do: 'b' })).toBe('y');
    expect(rows.groups[0]?.rows.map((row) => leadsTo(row, { do: 'b' }, rows, nothing))).toEqual([
      false,
      true,
    ]);
  });

  it('a list that is picked card by card shows its next card', () => {
    const pairs = [1, 2, 3, 4, 5].flatMap((a, i, all) =>
      all.slice(i + 1).map((b) => offer({ do: 'drop', cards: [a, b] } as { do: string })),
    );
    const named = { element: (_: string, card: number | string) => ({ label: `Card ${card}` }) };
    const picking = { ...nothing, picks: [2] };
    const rows = rowsOf(question(pairs), picking, named);
    const shown = { do: 'drop', cards: [2, 4] } as { do: string };

    const cards = rows.groups
      .flatMap((group) => group.rows)
      .filter((row) => leadsTo(row, shown, rows, picking))
      .map((row) => (row.kind === 'element' ? row.face.label : 'a whole choice'));

    expect(cards).toEqual(['Card 4']);
  });
});
