// npm run portable -- --to <folder>: what a server needs, and nothing else, for an image or a small machine.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfStale } from './build/build.mjs';
import { makePortable } from './build/portable.mjs';
import { step } from './lib/progress.mjs';

const USAGE = `npm run portable -- --to <folder>

Puts what a server needs into a new folder: the quarterdeck command as one program, the built page, and the
packages that it loads. Copy it to any machine with Node 22.13 or newer (made with an older Node: to one like this) and run

  node quarterdeck.mjs serve

  --to <folder>   where it goes; it must be empty, or not there
  --help          this text`;

const main = async () => {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, help: { type: 'boolean', default: false } },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  if (!values.to) throw new Error(`--to needs a folder.\n\n${USAGE}`);
  const folder = resolve(values.to);
  await buildIfStale();
  await step('putting it together', () => makePortable(folder), {
    done: () => `${folder} can be copied to where it is to run`,
  });
};

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
