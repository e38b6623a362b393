import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesIn } from '../lib/files.mjs';

const COMMENT = /\/\*.*?\*\//gs;

/**
 * @param {string} text
 * @param {RegExp} separator of one character
 * @returns {string[]} the parts between separators that stand in no bracket
 */
const splitOutside = (text, separator) => {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    if (sign === '(' || sign === '[') depth++;
    if (sign === ')' || sign === ']') depth--;
    if (depth === 0 && separator.test(sign)) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.filter((part) => part.trim() !== '');
};

/** What stands in the brackets of `:is(…)` and its like. */
const ARGUMENTS = /:(?:is|where)\(((?:[^()]|\([^()]*\))*)\)/g;
/** What says only what a thing is not, or what is in it. */
const NEGATIVE = /:(?:not|has)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
const NAMED = /^[a-z]|[.#[]/i;

/** @type {(selector: string) => boolean} whether what it dresses has a class, an id, an attribute or a tag */
const namesSubject = (selector) => {
  const subject = splitOutside(selector.trim(), /[\s>+~]/).at(-1) ?? '';
  const options = [...subject.matchAll(ARGUMENTS)].map(([, options = '']) => options);
  const itself = subject.replace(ARGUMENTS, '').replace(NEGATIVE, '');
  if (NAMED.test(itself)) return true;
  return options.some((list) => splitOutside(list, /,/).every(namesSubject));
};

/**
 * A browser keeps one list of what may change when something inside a thing does (`:has`). A rule
 * there that ends in anything (`> *`, `:not(.a)`) means that everything is dressed anew each time.
 *
 * @param {string} root
 * @returns {string[]} a line for each
 */
export const broadStyles = (root) =>
  filesIn(join(root, 'packages'))
    .filter((file) => file.endsWith('.css') && !/[\\/](test|dist)[\\/]/.test(file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8').replace(COMMENT, '');
      return [...text.matchAll(/([^{};]+)\{/g)]
        .flatMap(([, selectors = '']) => splitOutside(selectors, /,/))
        .filter((selector) => selector.includes(':has(') && !namesSubject(selector))
        .map(
          (selector) =>
            `${relative(root, file).replaceAll('\\', '/')}: ${selector.trim().replace(/\s+/g, ' ')}`,
        );
    });
