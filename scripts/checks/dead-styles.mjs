import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesIn } from '../lib/files.mjs';

/** What a browser is told by our own pages; tests and builds tell it nothing. */
const SPOKEN = /^packages\/.+\.(tsx?|html)$/;
const UNSPOKEN = /\/(test|dist)\//;

const COMMENT = /\/\*.*?\*\//gs;
const COMMENT_LINE = /^\s*(\/\/|\*).*$/gm;
const QUOTED = /'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g;
const WORD = /[A-Za-z][\w-]*/g;

/**
 * @param {string} source
 * @returns {string[]} every word that stands in quotes; `seat-` of a `seat-${colour}`, too
 */
const quotedWords = (source) =>
  [...source.replace(COMMENT, '').replace(COMMENT_LINE, '').matchAll(QUOTED)].flatMap(
    ([, one = '', two = '', three = '']) => [one, two, three].join(' ').match(WORD) ?? [],
  );

/**
 * @param {string} text
 * @param {RegExp} pattern with one group
 */
const allOf = (text, pattern) => new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

/** Class names stand before the braces of a rule; `.5em` and addresses do not begin with a letter there. */
const classesOf = (/** @type {string} */ style) =>
  allOf(
    [...style.matchAll(/([^{};]+)\{/g)].map(([, selector]) => selector).join('\n'),
    /\.([A-Za-z][\w-]*)/g,
  );

/**
 * A class that no source names, a custom property that nobody reads, keyframes that nothing plays.
 *
 * @param {string} root
 * @returns {string[]} a line for each
 */
export const deadStyles = (root) => {
  const files = filesIn(join(root, 'packages')).map((file) => ({
    path: relative(root, file).replaceAll('\\', '/'),
    text: () => readFileSync(file, 'utf8'),
  }));
  const styles = files
    .filter(({ path }) => path.endsWith('.css') && !UNSPOKEN.test(path))
    .map(({ path, text }) => ({ path, text: text().replace(COMMENT, '') }));
  const sources = files
    .filter(({ path }) => SPOKEN.test(path) && !UNSPOKEN.test(path))
    .map(({ text }) => text());
  const told = [...styles.map(({ text }) => text), ...sources].join('\n');
  const words = new Set(sources.flatMap(quotedWords));
  const beginnings = [...words].filter((word) => word.endsWith('-'));
  const isNamed = (/** @type {string} */ name) =>
    words.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
  const read = allOf(told, /var\(\s*--([\w-]+)/g);
  const played = new Set([...allOf(told, /animation(?:-name)?:([^;}]*)/g)].join(' ').match(WORD));
  return styles.flatMap(({ path, text }) => [
    ...[...classesOf(text)].filter((name) => !isNamed(name)).map((name) => `${path}: .${name}`),
    ...[...allOf(text, /(?:^|[{;\s])--([\w-]+)\s*:/g)]
      .filter((name) => !read.has(name))
      .map((name) => `${path}: --${name}`),
    ...[...allOf(text, /@keyframes\s+([\w-]+)/g)]
      .filter((name) => !played.has(name))
      .map((name) => `${path}: @keyframes ${name}`),
  ]);
};
