import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { displayFace } from './build/display-face.ts';
import { offline } from './build/offline.ts';
import { preload } from './build/preload.ts';
import { prerenderShelf } from './build/prerender-shelf.ts';
import { weight } from './build/weight.ts';

/** What the shelf needs: one script, since every further one is a further request. */
const SHELF =
  /node_modules\/(react|react-dom|scheduler|i18next)\/|\/web\/src\/(main|quarterdeck|(router|settings|shell|shelf|words)\/|tables\/harbour|offline\/|boards\/boards|rulebook\/(library|parse-ledger)|drawings\/(covers\/|engraver|geometry|emblem|hatching|piece|rose|neatline|sprite|tinctures|waves|symbols\/(cover-pieces|emblems|interface|pens|rigging|ships)))/;

/** Styles belong to the first script, and the pseudo-language to tests. */
const LATER = /\.css|\/words\/pseudo|\/offline\/worker/;

// A build is for people, whoever starts it: a test's NODE_ENV would bring React's own tests aboard.
const forPeople = (command: string): void => {
  if (command === 'build') process.env['NODE_ENV'] = 'production';
};

export default defineConfig(({ command }) => {
  forPeople(command);
  return {
    plugins: [react(), displayFace(), preload(), prerenderShelf(), offline(), weight()],
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
                test: /vite\/preload-helper|rolldown\/runtime/,
                priority: 1,
              },
              { name: 'page', test: (id) => SHELF.test(id) && !LATER.test(id) },
            ],
          },
        },
      },
    },
    worker: { format: 'es' },
  };
});
