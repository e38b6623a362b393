import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesIn } from '../lib/files.mjs';

const SUPPRESSION =
  /(\/\/|\/\*|^\s*\*|\{\/\*)\s*(biome-ignore|@ts-ignore|@ts-nocheck|eslint-disable)/;
const EXPECTED_ERROR = /(\/\/|\/\*|^\s*\*)\s*@ts-expect-error/;

/**
 * Suppressions hide a cause. Type tests are the exception: an expected error is how they state
 * what must not compile.
 *
 * @param {string} root
 * @returns {string[]} one line for each, with its place
 */
export const suppressionsIn = (root) =>
  ['packages', 'bench', 'e2e', 'scripts', 'training']
    .flatMap((place) => filesIn(join(root, place)))
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
    .flatMap((file) => {
      const path = relative(root, file);
      const isTest = /(^|[\\/])test[\\/]/.test(path);
      return readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, at) =>
          SUPPRESSION.test(line) || (!isTest && EXPECTED_ERROR.test(line))
            ? [`${path}:${at + 1}: ${line.trim()}`]
            : [],
        );
    });
