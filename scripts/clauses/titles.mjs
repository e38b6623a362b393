import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesIn } from '../lib/files.mjs';
import { CLAUSE_ID } from './ledger.mjs';

/**
 * A title that begins with one of these goes on from the one before it: alone in a log nobody knows
 * what it is about.
 */
const GOES_ON = new Set(
  (
    'and or nor but which whose that then so also too it its they them their those these he him ' +
    'his she her another others otherwise elsewhere afterwards even not'
  ).split(' '),
);
/** What follows clause ids is a sentence with a subject: the heading above stands before the ids. */
const WITHOUT_SUBJECT = new Set(
  'is are was were has have had may can cannot must does do did'.split(' '),
);
const IDS = /^(?:[A-Z]{2}-S?\d{2,3}\b[\s,;]*)+/;

/**
 * @param {string} title
 * @returns {string | undefined} what is wrong with it
 */
export const faultOfTitle = (title) => {
  const ids = IDS.exec(title)?.[0] ?? '';
  const joined = (ids.match(CLAUSE_ID) ?? []).join(' ');
  if (ids.trim() !== joined) return `join the ids by blanks: ${joined}`;
  const rest = title.slice(ids.length);
  if (rest === '') return 'say what is proven';
  if (rest.startsWith('…')) return 'begin with a subject, not with "…"';
  const first = /^[\w’']+/.exec(rest)?.[0] ?? '';
  if (GOES_ON.has(first)) return `begin with a subject, not with "${first}"`;
  if (ids !== '' && WITHOUT_SUBJECT.has(first)) return `name the subject before "${first}"`;
  return undefined;
};

/**
 * @param {string} source
 * @param {number} open where a bracket or a quote opens
 * @returns {number} just behind where it closes
 */
const behind = (source, open) => {
  const quote = source[open] ?? '';
  if ('\'"`'.includes(quote)) {
    let at = open + 1;
    while (at < source.length && source[at] !== quote) at += source[at] === '\\' ? 2 : 1;
    return at + 1;
  }
  let at = open + 1;
  while (at < source.length && !')]}'.includes(source[at] ?? ''))
    at = '([{\'"`'.includes(source[at] ?? '') ? behind(source, at) : at + 1;
  return at + 1;
};

/**
 * The titles of all tests in a file: `it('…')`, and `it.each([…])('…')` whatever its table holds.
 *
 * @param {string} source
 * @returns {{ title: string, line: number }[]}
 */
export const titlesIn = (source) =>
  [...source.matchAll(/\b(?:it|test)(?:\.\w+)*(?=\()/g)].flatMap((match) => {
    let open = match.index + match[0].length;
    if (/\.(each|skipIf|runIf|for)$/.test(match[0])) open = behind(source, open);
    const found = /^\(\s*(['"`])/.exec(source.slice(open, open + 200));
    if (found === null) return [];
    const from = open + found[0].length;
    const title = source.slice(from, behind(source, from - 1) - 1);
    return [{ title, line: source.slice(0, from).split('\n').length }];
  });

/**
 * @param {string} root
 * @returns {string[]} every title that cannot be read alone, and why
 */
export const titleFaultsIn = (root) =>
  ['packages', 'bench', 'e2e', 'scripts']
    .flatMap((folder) => filesIn(join(root, folder)))
    .filter((file) => /\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      titlesIn(readFileSync(file, 'utf8')).flatMap(({ title, line }) => {
        const fault = faultOfTitle(title);
        return fault === undefined ? [] : `${relative(root, file)}:${line} "${title}": ${fault}`;
      }),
    );
