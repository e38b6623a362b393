import type { Plugin } from 'vite';
import { withoutScreen } from '../../../scripts/checks/no-screen.mjs';

/** For workers: one that carried React or a board would have got it through an engine. */
export const engineOnly = (): Plugin => ({
  name: 'quarterdeck-engine-only',
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const made of Object.values(bundle))
      if (made.type === 'chunk') withoutScreen(`The worker's ${made.name}`, made.moduleIds);
  },
});
