// npm run build:library: what others install, as JavaScript and declarations, in each package's dist.
import { installIfNeeded } from './install/install.mjs';
import { ROOT } from './lib/root.mjs';

await installIfNeeded();
const { buildLibrary } = await import('./build/library.mjs');
try {
  for (const { name, folder } of await buildLibrary(ROOT))
    console.log(`${name} is built in ${folder}/dist`);
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}
