const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

/** The same for both kernels, so that the difference is theirs. */
export function hasLine(cells: readonly (number | null)[], mark: number): boolean {
  for (const line of LINES)
    if (cells[line[0]] === mark && cells[line[1]] === mark && cells[line[2]] === mark) return true;
  return false;
}
