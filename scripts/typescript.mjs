// Node 20 cannot read TypeScript. `node --import ./scripts/typescript.mjs some.ts` can: worker
// threads inherit the flag, so bots in workers run from source too.
import { existsSync } from 'node:fs';
import { register } from 'node:module';

if (!existsSync(new URL('../node_modules/esbuild', import.meta.url))) {
  console.error('Nothing is installed yet. Run `npm install` once, then try again.');
  process.exit(1);
}
register('./typescript-hooks.mjs', import.meta.url);
