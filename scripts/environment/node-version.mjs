/** Older versions lack what Vite and `require(esm)` in our tools need. */
const LEAST = '20.19.0';
/** Has SQLite built in, and will be looked after for years: what we would choose. */
const RECOMMENDED = '24';

/**
 * @param {string} version as in `process.versions.node`
 * @param {string} least
 */
export const isAtLeast = (version, least) => {
  const [own, other] = [version, least].map((each) => each.split('.').map(Number));
  const at = own?.findIndex((part, i) => part !== other?.[i]) ?? -1;
  return at < 0 || (own?.[at] ?? 0) > (other?.[at] ?? 0);
};

/**
 * @param {string} version as in `process.versions.node`
 * @returns {string | undefined} what to tell the person, or nothing if the version will do
 */
export const complaintAboutNode = (version) =>
  isAtLeast(version, LEAST)
    ? undefined
    : `Quarterdeck needs Node 20.19 or newer, best ${RECOMMENDED}; this is Node ${version}. Install a newer one from https://nodejs.org and try again.`;
