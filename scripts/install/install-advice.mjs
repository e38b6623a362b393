/** @typedef {{ why: string, advice: string }} Cause */

/** What npm calls the mistake, and what a person can do about it. The first that fits is told. */
const CAUSES = /** @type {const} */ ([
  {
    sign: /ENOSPC|no space left|SQLITE_FULL|EDQUOT/i,
    why: 'the disk is full',
    advice: 'Free some space (about 500 MB for everything, 150 MB for npm start), then try again.',
  },
  {
    sign: /EACCES|EPERM|EROFS|permission denied|read-only file system/i,
    why: 'this folder, or npm’s cache, may not be written to',
    advice:
      'Give yourself the right to write there, or clone Quarterdeck into a folder of your own.',
  },
  {
    sign: /ENOTCACHED/i,
    why: 'it is not in npm’s cache, and npm was told to stay offline',
    advice: 'Go online once (npm config set offline false), then try again.',
  },
  {
    sign: /EINTEGRITY/i,
    why: 'what came is not what package-lock.json names (its hash differs)',
    advice:
      'Run npm cache clean --force, then try again; if it stays so, do not trust the network you are on.',
  },
  {
    sign: /ETARGET|notarget|E404|404 Not Found/i,
    why: 'the package registry does not have that version',
    advice: 'If you use a mirror, it may lag behind: try another registry, or again later.',
  },
  {
    sign: /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|network|socket hang up|FETCH_ERROR|ERR_SOCKET/i,
    why: 'the package registry cannot be reached, and npm’s cache does not have it',
    advice: 'Look at your network or proxy (npm config get proxy), then try again.',
  },
  {
    sign: /EBADENGINE|EBADPLATFORM/i,
    why: 'it does not run on this machine or with this Node',
    advice: 'Run npm run doctor, which says what is missing.',
  },
]);

/** @param {string} address of a package, or of its file, in a registry */
const packageAt = (address) => {
  const path = decodeURIComponent(new URL(address).pathname).replace(/\/-\/.*$/, '');
  return /(@[^/]+\/)?[^/]+$/.exec(path)?.[0];
};

/**
 * The package npm stumbled over, as far as it says.
 *
 * @param {string} output
 */
const packageIn = (output) => {
  const asked = /No matching version found for (\S+?)\.?(\s|$)/.exec(output)?.[1];
  const address = /(?:request to|GET) (https?:\/\/\S+)/.exec(output)?.[1];
  const folder = /path \S*node_modules[\\/]((?:@[\w.-]+[\\/])?[\w.-]+)/.exec(output)?.[1];
  return asked ?? (address ? packageAt(address) : folder?.replace('\\', '/'));
};

/**
 * Three lines instead of a stack trace: which package, why, and what to do.
 *
 * @param {string} output what npm printed
 * @param {number} code its exit code
 */
export const installAdvice = (output, code) => {
  const cause = CAUSES.find(({ sign }) => sign.test(output));
  const name = packageIn(output);
  const last = output
    .split('\n')
    .map((line) => line.replace(/^npm (error|ERR!)\s*/, '').trim())
    .find((line) => line !== '' && !line.startsWith('npm warn') && !/^code /.test(line));
  return [
    name
      ? `The packages were not installed: npm stopped at ${name}.`
      : 'The packages were not installed.',
    cause ? `Why: ${cause.why}.` : `Why: ${last ?? `npm ended with code ${code} and said nothing`}`,
    cause?.advice ??
      'Run npm install to see all that npm says about it; npm run doctor looks at this machine.',
  ].join('\n');
};
