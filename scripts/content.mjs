// npm run content [-- --write]: do the generated ids say what the content of each game says?
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { staleIds, writeIds } from './content/ids.mjs';
import { ROOT } from './lib/root.mjs';

const HELP = `npm run content [-- options]

  --write   write each game's src/pack/ids.gen.ts anew from its content
  --help    this text

Without --write it lists the files that are stale; exit code 1 where there are any.`;

const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(HELP);
else {
  const files = (values.write ? writeIds(ROOT) : staleIds(ROOT)).map((file) =>
    relative(ROOT, file),
  );
  console.log(files.length > 0 ? files.join('\n') : 'Every ids.gen.ts is fresh.');
  process.exitCode = values.write || files.length === 0 ? 0 : 1;
}
