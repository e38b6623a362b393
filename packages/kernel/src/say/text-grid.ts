/** A place of a map, line by line. */
export type Cell = readonly string[];

export type TextGrid = {
  /** Over the columns, from the left. */
  readonly columns: readonly string[];
  /** Before the rows, from the top. */
  readonly rows: readonly string[];
  /** Row by row. */
  readonly cells: readonly (readonly Cell[])[];
  /** The widest a cell may be; what is longer is cut. */
  readonly width: number;
};

const cut = (words: string, width: number): string =>
  words.length <= width ? words.padEnd(width) : `${words.slice(0, width - 1)}…`;

/** A map as text: boxes in rows, letters over them and figures before them. */
export function textGrid({ columns, rows, cells, width }: TextGrid): readonly string[] {
  const longest = Math.max(...cells.flat(2).map((line) => line.length), 1);
  const inner = Math.min(width, longest);
  const margin = Math.max(...rows.map((name) => name.length)) + 1;
  const rule = `${' '.repeat(margin)}+${columns.map(() => `${'-'.repeat(inner + 2)}+`).join('')}`;
  const head = columns.map((name) => cut(` ${name}`, inner + 3)).join('');
  return [
    `${' '.repeat(margin + 1)}${head}`.trimEnd(),
    rule,
    ...cells.flatMap((row, at) => [...rowOf(row, rows[at] ?? '', inner, margin), rule]),
  ];
}

function rowOf(row: readonly Cell[], name: string, inner: number, margin: number): string[] {
  const height = Math.max(...row.map((cell) => cell.length));
  return Array.from({ length: height }, (_, line) => {
    const before = (line === 0 ? name : '').padEnd(margin);
    return `${before}|${row.map((cell) => ` ${cut(cell[line] ?? '', inner)} |`).join('')}`;
  });
}
