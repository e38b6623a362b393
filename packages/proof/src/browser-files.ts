// Which files of tests in a browser belong to a run. They cost more than everything else together: a
// run has what no table does without, and of the rest what the commit's turn has come to.
import { countOf, rotated } from './index.ts';

/** The way in, alone and with a friend far away. */
export const EVERY_RUN = ['front-door', 'online'] as const;

/** Whole matches, by either hand. */
export const MATCH_FILES = ['whole-match', 'whole-match-by-keyboard'] as const;

/** What is special to the board of a game. Seawolf's is the one that all others play on. */
export const BOARD_FILES = [
  'ahoy-board',
  'doubloons-board',
  'prisoners-board',
  'tinypirates-board',
] as const;

/**
 * Everything else that a page promises. Those whose turn comes together are unlike, so that a run has
 * something of each kind.
 */
export const CHAPTER_FILES = [
  'keeping',
  'pages',
  'hot-seat',
  'replay',
  'bad-days',
  'pseudo-language',
  'second-thoughts',
  'room',
  'promises',
  'motion',
  'table-states',
] as const;

/** Names of files without their ending, in the order of the lists. */
export function browserFilesOfRun(): readonly string[] {
  return [
    ...EVERY_RUN,
    ...rotated(MATCH_FILES, countOf('hands')),
    ...rotated(BOARD_FILES, countOf('boards')),
    ...rotated(CHAPTER_FILES, countOf('chapters')),
  ];
}
