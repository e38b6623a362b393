import type { HostEnv } from '@quarterdeck/tables';

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** From the browser's own source of chance, which nobody can foresee. */
export const browserEnv: HostEnv = {
  newSeed: () => hex(32),
  newId: () => hex(8),
  now: () => Date.now(),
  randomInt: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
};
