// Node 20 cannot read TypeScript. `node --import ./scripts/typescript.mjs some.ts` can: worker
// threads inherit the flag, so bots in workers run from source too.
import { register } from 'node:module';

register('./typescript-hooks.mjs', import.meta.url);
