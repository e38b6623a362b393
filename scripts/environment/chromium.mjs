import { existsSync } from 'node:fs';
import { canInstall, installPackage } from './debian.mjs';

const USUAL_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const ADVICE =
  'The browser tests need Chromium. Install the package "chromium" (Debian, Ubuntu: apt-get install chromium), or set CHROMIUM_PATH to a Chromium or Chrome you have.';

/** @returns {string | undefined} */
export const findChromium = () => {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return existsSync(named) ? named : undefined;
  return USUAL_PLACES.find((place) => existsSync(place));
};

/**
 * Finds Chromium, or installs it where that is ours to do: as root on Debian.
 *
 * @returns {Promise<string>} its path
 */
export const ensureChromium = async () => {
  const found = findChromium();
  if (found) return found;
  if (process.env['CHROMIUM_PATH'])
    throw new Error(`There is nothing at CHROMIUM_PATH=${process.env['CHROMIUM_PATH']}. ${ADVICE}`);
  if (!canInstall()) throw new Error(ADVICE);
  console.log('Installing Chromium for the browser tests (once) …');
  await installPackage('chromium', ADVICE);
  const installed = findChromium();
  if (!installed) throw new Error(ADVICE);
  return installed;
};
