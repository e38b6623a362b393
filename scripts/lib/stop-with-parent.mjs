/** How often it is looked whether the terminal, or npm, is still there. */
const PARENT_CHECK_MS = 250;

/**
 * npm hands a signal on to the shell between, and some shells end without telling us. Whose child we
 * are then changes, and nobody is left to stop us.
 *
 * @param {() => void} stop
 */
export const stopWithParent = (stop) => {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, PARENT_CHECK_MS).unref();
};
