/** What draws. An engine goes without it, whoever bundles it: a server, or the worker of a table. */
const SCREEN =
  /(^|\/)node_modules\/(react|react-dom|scheduler)\/|(^|\/)packages\/board-kit\/|(^|\/)packages\/games\/[^/]+\/src\/board\//;

/**
 * Throws where a bundle of something that has no screen carries a part of one.
 *
 * @param {string} bundle what it is, for the message
 * @param {readonly string[]} modules the paths of all that is in it
 */
export const withoutScreen = (bundle, modules) => {
  const found = modules.filter((path) => SCREEN.test(path.replaceAll('\\', '/')));
  if (found.length === 0) return;
  throw new Error(
    `${bundle} has no screen and carries ${found.length} modules that draw, ${found[0]} among them.`,
  );
};
