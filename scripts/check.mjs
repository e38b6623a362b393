// npm run check: everything that can be said about the code without running it.
import { installIfNeeded } from './install/install.mjs';

await installIfNeeded();
const { runChecks } = await import('./checks/checks.mjs');
const { passed, failed } = await runChecks();
console.log(
  failed === 0 ? `All ${passed} checks pass.` : `${failed} of ${passed + failed} checks fail.`,
);
process.exitCode = failed === 0 ? 0 : 1;
