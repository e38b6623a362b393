const FIRST_PORT = 8080;
const LAST_PORT = 8129;

/** @typedef {{ ports: number[], chosen: boolean }} Wish ports to try in order; chosen by a person? */

/**
 * @param {string | undefined} wish the value of PORT
 * @returns {Wish}
 */
export const portsToTry = (wish) => {
  if (wish === undefined || wish === '') {
    const ports = Array.from({ length: LAST_PORT - FIRST_PORT + 1 }, (_, i) => FIRST_PORT + i);
    return { ports, chosen: false };
  }
  const port = Number(wish);
  if (!/^\d+$/.test(wish) || port > 65_535)
    throw new Error(`PORT must be a whole number from 0 to 65535, but it is "${wish}".`);
  return { ports: [port], chosen: true };
};

/**
 * Listens on the first port that is free.
 *
 * @template T
 * @param {Wish} wish
 * @param {(port: number) => Promise<T>} listen rejects with code EADDRINUSE if the port is taken
 * @returns {Promise<T>}
 */
export const listenOnFirstFree = async ({ ports, chosen }, listen) => {
  for (const port of ports) {
    try {
      return await listen(port);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'EACCES')
        throw new Error(`You may not listen on port ${port}. Choose one above 1023 with PORT.`);
      if (code !== 'EADDRINUSE') throw error;
      if (chosen)
        throw new Error(
          `Port ${port} is taken by another program. Stop it, or choose another port with PORT.`,
        );
    }
  }
  throw new Error(`Ports ${ports[0]} to ${ports.at(-1)} are all taken. Choose one with PORT.`);
};
