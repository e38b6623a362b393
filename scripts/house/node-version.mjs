/** Older versions lack what Vite and `require(esm)` in our tools need. */
const LEAST = { major: 20, minor: 19 };

/**
 * @param {string} version as in `process.versions.node`
 * @returns {string | undefined} what to tell the person, or nothing if the version will do
 */
export const complaintAboutNode = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > LEAST.major || (major === LEAST.major && minor >= LEAST.minor)) return undefined;
  return `Quarterdeck needs Node ${LEAST.major}.${LEAST.minor} or newer; this is Node ${version}. Install a newer one from https://nodejs.org and try again.`;
};
