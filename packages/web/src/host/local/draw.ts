import type { Draw } from '@quarterdeck/tables';

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** From the browser's own source of chance, which nobody can foresee. */
export const secureDraw: Draw = {
  seed: () => hex(32),
  id: () => hex(8),
  now: () => Date.now(),
};

export const secureLot = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
