import { type Outcome, type ScoreLine, type Seat, seatsOf } from '@quarterdeck/kernel';

export type SheetCell = { readonly count: number; readonly points: number };

/** One kind of points: a row of the sheet with a cell for each seat. */
export type SheetRow = {
  readonly line: string;
  /** A line of this kind, for its words and its clause. */
  readonly sample: ScoreLine;
  /** By seat; undefined where the seat has none of it. */
  readonly cells: readonly (SheetCell | undefined)[];
};

/** Lines of one kind are added up for each seat; rows stand in the order of the sheet. */
export const sheetRows = ({
  sheet,
  scores,
}: Pick<Outcome, 'sheet' | 'scores'>): readonly SheetRow[] => {
  const kinds = new Map<string, ScoreLine[]>();
  for (const line of sheet) {
    const kind = kinds.get(line.line);
    if (kind === undefined) kinds.set(line.line, [line]);
    else kind.push(line);
  }
  return [...kinds].flatMap(([line, lines]) => {
    const [sample] = lines;
    if (sample === undefined) return [];
    return [{ line, sample, cells: seatsOf(scores.length).map((seat) => cellOf(lines, seat)) }];
  });
};

const cellOf = (lines: readonly ScoreLine[], seat: Seat): SheetCell | undefined => {
  const own = lines.filter((line) => line.seat === seat);
  if (own.length === 0) return undefined;
  return {
    count: own.reduce((sum, { count }) => sum + count, 0),
    points: own.reduce((sum, { points }) => sum + points, 0),
  };
};

/** Best first; those who share a place keep the order of the seats. */
export const placesOf = ({ ranks }: Pick<Outcome, 'ranks'>): readonly Seat[] =>
  seatsOf(ranks.length).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));

export const winnersOf = ({ ranks }: Pick<Outcome, 'ranks'>): readonly Seat[] =>
  seatsOf(ranks.length).filter((seat) => ranks[seat] === 1);
