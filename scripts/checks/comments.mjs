import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesIn } from '../lib/files.mjs';

/** Idioms that are read twice, each with what to say instead. */
const IDIOMS = [
  { idiom: /\bthe own\b/i, say: 'whose: "the viewer’s", "their own"' },
  { idiom: /\bso (?:many|much)\b(?![^.;:]*\bthat\b)/i, say: '"this many", "this much"' },
  { idiom: /^so (?:often|long)\b/i, say: '"how often", "how long"' },
  { idiom: /(?<!\bthere )\b(?:is|are|was|were) none\b/i, say: 'what it is not' },
  { idiom: /\bwhoever looks\b/i, say: '"the viewer"' },
  { idiom: /\bfor who\b/i, say: 'for which person: "for a guest who"' },
];

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/[^\n]*/g;

/**
 * The words of a comment in one line, without its signs.
 *
 * @param {string} comment
 */
const wordsOf = (comment) =>
  comment
    .replace(/^\/\*+|\*+\/$|^\/\//g, '')
    .replace(/\n\s*\*?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * @param {string} comment
 * @returns {string | undefined} what is wrong with it
 */
export const faultOfComment = (comment) => {
  const words = wordsOf(comment);
  for (const { idiom, say } of IDIOMS) {
    const [found] = idiom.exec(words) ?? [];
    if (found !== undefined) return `instead of "${found}" say ${say}`;
  }
  return undefined;
};

/**
 * @param {string} root
 * @returns {string[]} every comment that has to be read twice, and why
 */
export const commentFaultsIn = (root) =>
  ['packages', 'bench', 'e2e', 'scripts', 'training']
    .flatMap((folder) => filesIn(join(root, folder)))
    .filter((file) => /\.(tsx?|mts|mjs|css)$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8');
      return [...source.matchAll(COMMENT)].flatMap(({ 0: comment, index }) => {
        const fault = faultOfComment(comment);
        const line = source.slice(0, index).split('\n').length;
        return fault === undefined ? [] : `${relative(root, file)}:${line} ${fault}`;
      });
    });
