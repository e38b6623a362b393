import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@quarterdeck/e2e';

/** How much of a built file comes from sources that `isWanted`, from 0 to 1. */
export type ShareOf = (path: string, isWanted: (source: string) => boolean) => number;

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The numbers of one segment of a source map: base 64, five bits each, the sign at the bottom. */
const numbersIn = (segment: string): readonly number[] => {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const digit of segment) {
    const bits = DIGITS.indexOf(digit);
    value += (bits & 31) << shift;
    shift += 5;
    if (bits & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
};

type SourceMap = { readonly sources: readonly string[]; readonly mappings: string };

/** Characters of the built file by the source they come from. */
export const lengthsBySource = (
  code: string,
  { sources, mappings }: SourceMap,
): ReadonlyMap<string, number> => {
  const lengths = new Map<string, number>();
  let source = 0;
  const lines = code.split('\n');
  for (const [row, segments] of mappings.split(';').entries()) {
    let column = 0;
    let owner: string | undefined;
    const give = (until: number): void => {
      if (owner !== undefined) lengths.set(owner, (lengths.get(owner) ?? 0) + until - column);
    };
    for (const segment of segments === '' ? [] : segments.split(',')) {
      const [along = 0, toSource] = numbersIn(segment);
      give(column + along);
      column += along;
      source += toSource ?? 0;
      owner = toSource === undefined ? undefined : sources[source];
    }
    give(lines[row]?.length ?? column);
  }
  return lengths;
};

/** Builds the page once more, with maps that tell where each byte comes from. */
export const buildWithMaps = (): { readonly shareOf: ShareOf; readonly close: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-page-'));
  const vite = join(ROOT, 'node_modules/.bin/vite');
  const { status, stderr } = spawnSync(
    vite,
    ['build', '--sourcemap', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
    { cwd: join(ROOT, 'packages/web'), encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The page does not build with source maps:\n${stderr}`);
  return {
    shareOf: (path, isWanted) => {
      const file = join(folder, path);
      if (!existsSync(`${file}.map`)) return 0;
      const map: SourceMap = JSON.parse(readFileSync(`${file}.map`, 'utf8'));
      const lengths = [...lengthsBySource(readFileSync(file, 'utf8'), map)];
      const sum = (some: readonly (readonly [string, number])[]): number =>
        some.reduce((total, [, length]) => total + length, 0);
      return sum(lengths.filter(([source]) => isWanted(source))) / Math.max(1, sum(lengths));
    },
    close: () => rmSync(folder, { recursive: true }),
  };
};
