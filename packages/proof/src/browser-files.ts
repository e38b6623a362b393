// Which files of tests in a browser belong to a run. They cost more than everything else together: a
// run has the way in, and of the rest what the commit's turn has come to.
import { readdirSync } from 'node:fs';
import { countOf, rotated } from './index.ts';

const ENDING = '.test.ts';

/** Names of the files with their folders, without their ending. */
const ALL = readdirSync(new URL('../../../e2e/test/', import.meta.url), {
  recursive: true,
  encoding: 'utf8',
})
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith(ENDING))
  .map((name) => name.slice(0, -ENDING.length))
  .sort();

/** From the shelf to a table: no run goes without it. */
const WAY_IN = 'front-door';
const isBoard = (name: string): boolean => name.endsWith('-board');
const isMatch = (name: string): boolean => name.startsWith('whole-match');

/** Files by their kind: what is special to one game's board, whole matches, and chapters of all else. */
export const BROWSER_FILES = {
  boards: ALL.filter(isBoard),
  matches: ALL.filter(isMatch),
  chapters: ALL.filter((name) => name !== WAY_IN && !isBoard(name) && !isMatch(name)),
} as const;

export function browserFilesOfRun(): readonly string[] {
  const { boards, matches, chapters } = BROWSER_FILES;
  return [
    WAY_IN,
    ...rotated(matches, countOf('hands')),
    ...rotated(boards, countOf('boards')),
    ...rotated(chapters, countOf('chapters')),
  ];
}
