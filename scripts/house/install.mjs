import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';

const MODULES = join(ROOT, 'node_modules');
const LOCK = join(ROOT, 'package-lock.json');
/** npm writes this at the end of an install: without it an install was cut short. */
const NPM_STAMP = join(MODULES, '.package-lock.json');
const OUR_STAMP = join(MODULES, '.quarterdeck-installed');

const lockHash = () => createHash('sha256').update(readFileSync(LOCK)).digest('hex');

const isInstalled = () => {
  if (!existsSync(NPM_STAMP)) return false;
  if (existsSync(OUR_STAMP) && readFileSync(OUR_STAMP, 'utf8') === lockHash()) return true;
  return statSync(NPM_STAMP).mtimeMs >= statSync(LOCK).mtimeMs;
};

/**
 * Installs what package-lock.json names, unless it is there already. What it says goes to stderr:
 * some of those who call it print JSON.
 */
export const installIfNeeded = async () => {
  if (isInstalled()) return;
  console.error('Installing dependencies (once, about a minute) …');
  const env = { ...process.env };
  // `npm test --silent` would otherwise silence the errors of this npm as well.
  delete env['npm_config_loglevel'];
  const npm = process.env['npm_execpath'];
  // Unlike `npm ci` this keeps what is there already; unlike a plain install it leaves the lock alone.
  const args = ['install', '--no-save', '--no-audit', '--no-fund'];
  const { code } = npm?.endsWith('.js')
    ? await run(process.execPath, [npm, ...args], { env, show: 'stderr' })
    : await run('npm', args, { env, show: 'stderr' });
  if (code !== 0)
    throw new Error(`npm install failed (exit code ${code}); what it printed above says why.`);
  writeFileSync(OUR_STAMP, lockHash());
};
