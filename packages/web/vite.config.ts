import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { SOURCE_CONDITION } from '../../scripts/build/source-condition.mjs';
import { earlyTheme } from './build/early-theme.ts';
import { engineOnly } from './build/engine-only.ts';
import { fontSubsets } from './build/font-subsets.ts';
import { gamesApart } from './build/games-apart.ts';
import { lessonWeight } from './build/lesson-weight.ts';
import { offline } from './build/offline.ts';
import { preload } from './build/preload.ts';
import { prerenderShelf } from './build/prerender-shelf.ts';
import { prerenderTables } from './build/prerender-tables.ts';
import { weight } from './build/weight.ts';

/** Two thirds of the first code: apart from the rest, so that both come over the wire at once. */
const REACT = /node_modules\/(react|react-dom|scheduler)\//;

/** What every place needs: one script, since every further one is a further request. */
const PAGE =
  /node_modules\/idb\/|\/(tables|rpc)\/src\/|\/kernel\/src\/(about|errors|say\/render|staging\/lesson)\.ts|\/shelf\/src\/(?:abouts|boards|lessons)(?:\.gen)?\.ts|\/games\/\w+\/src\/about\.ts|\/board-kit\/src\/words\/|\/board-kit\/src\/drawings\/(cover-sheet|engraver|geometry|emblem|hatching|piece|rose|neatline|sprite|seat-colours|waves|symbols\/(cover-pieces|emblems|interface|pens|rigging|ships))|\/web\/src\/(site\/(?:app|host-|language-|main|root|start-page|game-tables)|(?:browser|games|router|settings)\/|frame\/(?!game-facts)|hosts\/(?!moment|replay\/|online\/(?!known-server)))|\/games\/\w+\/src\/board\/(?:index|cover[\w-]*)\.tsx/;

/** The shelf: a table has no use for it. */
const SHELF = /\/web\/src\/(pages\/shelf\/|frame\/game-facts)/;

/** Small things that several pages have: one script, since a dozen would be a dozen requests. */
const CONTROLS =
  /\/kernel\/src\/|\/board-kit\/src\/(drawings|contract|board\/aria-hidden)|\/web\/src\/(controls\/(?!dialog)|table\/keys\/key-map|setup\/(plan|seat-words|en-))/;

/** The table of every game; a board's own part and the doors to it stay apart. */
const TABLE =
  /\/board-kit\/src\/(?:(?:store|question|board)\/|styles\/marks|frames\/(?!gallery))|\/web\/src\/(controls\/dialog|hosts\/moment|setup\/quick-plan|pages\/table\/|table\/(?!fallback|rules\/rules-book))/;

/** What is called `*.lazy.*` is fetched when it is first needed. */
const OF_A_GAME = /\/packages\/games\/(\w+)\/(?!.*\.lazy\.)/;

/** A game at the table is one script: split further, it would be heavier by a twentieth. */
const AT_TABLE = /\/packages\/games\/\w+\/src\/board\/(?!gallery\/|examples\/|signs\/|.*\.lazy\.)/;
const boardOf = (id: string): string => piecesOf(id).replace('pieces', 'board');

/** What a game's page draws a turn with: it has no use for the board. */
const SIGNS = /\/packages\/games\/\w+\/src\/board\/signs\//;
const signsOf = (id: string): string => piecesOf(id).replace('pieces', 'signs');

/** What a game's table, gallery and examples share. */
const piecesOf = (id: string): string => `${OF_A_GAME.exec(id)?.[1] ?? 'no-game'}-pieces`;

/** Styles belong to the first script, and the pseudo-language to tests. */
const LATER = /\.css|\/words\/pseudo|\/browser\/worker/;

// A build is for people, whoever starts it: a test's NODE_ENV would bring React's own tests aboard.
const forPeople = (command: string): void => {
  if (command === 'build') process.env['NODE_ENV'] = 'production';
};

export default defineConfig(({ command }) => {
  forPeople(command);
  return {
    plugins: [
      react(),
      earlyTheme(),
      fontSubsets(),
      preload(),
      prerenderShelf(),
      prerenderTables(),
      offline(),
      gamesApart(),
      weight(),
      lessonWeight(),
    ],
    resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions] },
    build: {
      target: 'es2023',
      // Fonts and pictures stay files: they are cached apart, and the page's policy allows no others.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // The first script needs it to fetch the second, and nothing else.
              {
                name: 'preload-helper',
                test: /vite\/preload-helper|rolldown\/runtime|\/workers\/start-table/,
                priority: 7,
              },
              { name: 'react', test: REACT, priority: 6 },
              { name: 'page', test: (id) => PAGE.test(id) && !LATER.test(id), priority: 6 },
              { name: 'shelf', test: (id) => SHELF.test(id) && !LATER.test(id), priority: 5 },
              { name: 'controls', test: CONTROLS, minShareCount: 2, priority: 5 },
              { name: 'rulebook', test: /\/web\/src\/rulebook\//, minShareCount: 2, priority: 4 },
              { name: 'table', test: TABLE, priority: 3 },
              { name: signsOf, debugName: 'signs', test: SIGNS, priority: 2 },
              {
                name: boardOf,
                debugName: 'board',
                test: (id) => AT_TABLE.test(id) && !LATER.test(id),
                priority: 1,
              },
              { name: piecesOf, debugName: 'pieces', test: OF_A_GAME, minShareCount: 2 },
            ],
          },
        },
      },
    },
    worker: {
      format: 'es',
      plugins: () => [engineOnly(), gamesApart(), lessonWeight()],
      rolldownOptions: {
        output: {
          codeSplitting: {
            // What a game shares with its worker comes with the worker, not after the game.
            groups: [{ name: 'engine', test: /\/kernel\/src\/|\/games\/\w+\/src\/about\.ts/ }],
          },
        },
      },
    },
  };
});
