import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstall, installPackage } from './debian.mjs';

/** Debian keeps every version in a folder of its own, apart from the path. */
const DEBIAN = '/usr/lib/postgresql';

const ADVICE =
  'The tests of the server need PostgreSQL, which they start for themselves. Install the package "postgresql" (Debian, Ubuntu: apt-get install postgresql), or set POSTGRES_BIN to the folder with initdb and postgres.';

/** @param {string} folder */
const hasPostgres = (folder) =>
  existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'));

/** @returns {string[]} the newest first */
const debianFolders = () =>
  existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN, version, 'bin'))
    : [];

/** @returns {string | undefined} the folder with initdb and postgres */
export const findPostgres = () => {
  const named = process.env['POSTGRES_BIN'];
  if (named) return hasPostgres(named) ? named : undefined;
  const onPath = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...debianFolders(), ...onPath].find(hasPostgres);
};

/** @returns {string} the folder with initdb and postgres; says what to do where there is none */
export const postgresFolder = () => {
  const found = findPostgres();
  if (found) return found;
  const named = process.env['POSTGRES_BIN'];
  throw new Error(named ? `There is no PostgreSQL in POSTGRES_BIN=${named}. ${ADVICE}` : ADVICE);
};

/** Installs PostgreSQL where it is missing and that is ours to do: as root on Debian. */
export const ensurePostgres = async () => {
  if (!findPostgres() && !process.env['POSTGRES_BIN'] && canInstall()) {
    console.log('Installing PostgreSQL for the tests of the server (once) …');
    await installPackage('postgresql', ADVICE);
  }
  postgresFolder();
};
