import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstall, installPackage } from './debian.mjs';

const NAME = 'nats-server';
/** Debian puts it where root alone looks. */
const DEBIAN = '/usr/sbin';

const ADVICE =
  'The tests of several servers need NATS, which they start for themselves. Install the package "nats-server" (Debian, Ubuntu: apt-get install nats-server), or set NATS_SERVER to the program.';

/** @returns {string | undefined} the program */
export const findNats = () => {
  const named = process.env['NATS_SERVER'];
  if (named) return existsSync(named) ? named : undefined;
  const onPath = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...onPath, DEBIAN].map((folder) => join(folder, NAME)).find(existsSync);
};

/** @returns {string} the program; says what to do where there is none */
export const natsServer = () => {
  const found = findNats();
  if (found) return found;
  const named = process.env['NATS_SERVER'];
  throw new Error(named ? `There is no NATS at NATS_SERVER=${named}. ${ADVICE}` : ADVICE);
};

/** Installs NATS where it is missing and that is ours to do: as root on Debian. */
export const ensureNats = async () => {
  if (!findNats() && !process.env['NATS_SERVER'] && canInstall()) {
    console.log('Installing NATS for the tests of several servers (once) …');
    await installPackage(NAME, ADVICE);
  }
  natsServer();
};
