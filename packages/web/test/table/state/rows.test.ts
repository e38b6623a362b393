import { emptySelection } from '@quarterdeck/board-kit';
import { describe, expect, it } from 'vitest';
import { type Row, rowAt, rowsOf } from '../../../src/table/state/rows.ts';
import { offer, question } from '../asked.ts';

const selection = emptySelection('0');
const unnamed = { element: () => undefined };
const named = {
  element: (_: string, element: number | string) => ({
    label: `Card ${element}`,
    target: `card/${element}`,
  }),
};
const labelOf = (row: Row): string => {
  if (row.kind === 'offer') return row.offer.label;
  return row.kind === 'part' ? row.stage.label : row.face.label;
};
const labels = (rows: ReturnType<typeof rowsOf>): readonly string[] =>
  rows.groups.flatMap((group) => group.rows.map(labelOf));

const many = Array.from({ length: 12 }, (_, i) => offer({ do: `go${i}` }, [], `Sail to bay ${i}`));
const pairs = [1, 2, 3, 4, 5].flatMap((a, i, all) =>
  all
    .slice(i + 1)
    .map((b) => offer({ do: 'drop', cards: [a, b] } as { do: string }, [], `${a}+${b}`)),
);

describe('The rows of a prompt', () => {
  it('have hot keys from 1 to 9, counted over the groups', () => {
    const [a, b, c] = [offer({ do: 'a' }), offer({ do: 'b' }), offer({ do: 'c' })];
    const grouped = {
      ...question([a, b, c]),
      groups: [
        { ends: false, heading: 'First', icon: undefined, offers: [a] },
        { ends: false, heading: 'Then', icon: undefined, offers: [b, c] },
      ],
    };
    const rows = rowsOf(grouped, selection, unnamed);

    expect(rows.groups.map(({ rows: own }) => own.map(({ hotKey }) => hotKey))).toEqual([
      [1],
      [2, 3],
    ]);
    expect(rowAt(rows, 3)).toMatchObject({ offer: c });
    expect(rowAt(rows, 4)).toBeUndefined();
  });

  it('have E for what ends something, wherever it stands in the offers', () => {
    const [end, a, b] = [offer({ do: 'end' }), offer({ do: 'a' }), offer({ do: 'b' })];
    const rows = rowsOf(
      {
        ...question([end, a, b]),
        groups: [
          { ends: false, heading: undefined, icon: undefined, offers: [a, b] },
          { ends: true, heading: undefined, icon: undefined, offers: [end] },
        ],
      },
      selection,
      unnamed,
    );

    expect(rows.groups.map(({ rows: own }) => own.map(({ hotKey }) => hotKey))).toEqual([
      [1, 2],
      ['E'],
    ]);
    expect(rowAt(rows, 'E')).toMatchObject({ offer: end });
  });

  it('give no tenth row a key', () => {
    const rows = rowsOf(question(many), selection, unnamed);

    expect(rows.groups[0]?.rows.map(({ hotKey }) => hotKey).slice(8, 10)).toEqual([9, undefined]);
  });

  it('can be found by typing where they are many', () => {
    const few = rowsOf(question(many.slice(0, 8)), selection, unnamed);
    const found = rowsOf(question(many), { ...selection, filter: 'BAY 11' }, unnamed);

    expect(few.canFilter).toBe(false);
    expect(found.canFilter).toBe(true);
    expect(labels(found)).toEqual(['Sail to bay 11']);
    expect(found.groups[0]?.rows[0]?.hotKey).toBe(1);
  });

  it('are the elements of a list that is picked card by card', () => {
    const rows = rowsOf(question([offer({ do: 'pass' }), ...pairs]), selection, named);

    expect(labels(rows)).toEqual(['Card 1', 'Card 2', 'Card 3', 'Card 4', 'Card 5', 'pass']);
    expect(labels(rowsOf(question(pairs), { ...selection, picks: [3] }, named))).toEqual([
      'Card 1',
      'Card 2',
      'Card 4',
      'Card 5',
    ]);
  });

  it('are whole choices where the board cannot name an element', () => {
    const rows = rowsOf(question(pairs), selection, unnamed);

    expect(rows.narrowing).toBeUndefined();
    expect(labels(rows)).toHaveLength(pairs.length);
  });

  it('are those of one place after a click on it', () => {
    const here = offer({ do: 'north' }, ['tile/1']);
    const rows = rowsOf(question([here, ...many]), { ...selection, within: 'tile/1' }, unnamed);

    expect(labels(rows)).toEqual(['north']);
  });

  it('fold away where more of them than there are keys are places on the board', () => {
    const places = Array.from({ length: 12 }, (_, i) => offer({ do: `to${i}` }, [`tile/${i}`]));
    const board = { ...unnamed, isPlace: (target: string) => target.startsWith('tile/') };

    expect(rowsOf(question(places), selection, board)).toMatchObject({ folded: 12, groups: [] });
    expect(rowsOf(question(places), { ...selection, listed: true }, board).folded).toBe(0);
    expect(rowsOf(question(places.slice(0, 9)), selection, board).folded).toBe(0);
    expect(rowsOf(question([...places, offer({ do: 'rest' })]), selection, board).folded).toBe(0);
  });

  it('show their figure on the board where a place stands for one of them alone', () => {
    const board = { ...unnamed, isPlace: (target: string) => target.startsWith('tile/') };
    const rows = rowsOf(
      question([
        offer({ do: 'north' }, ['card/1', 'tile/1']),
        offer({ do: 'slow' }, ['tile/2']),
        offer({ do: 'fast' }, ['tile/2']),
      ]),
      selection,
      board,
    );

    expect(rows.groups.flatMap((group) => group.rows.map(({ chip }) => chip))).toEqual([
      'tile/1',
      undefined,
      undefined,
    ]);
  });
});
