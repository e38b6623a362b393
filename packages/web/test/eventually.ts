import { vi } from 'vitest';

/** Longer than any machine takes: it ends what never comes. */
const PATIENCE = 120_000;

/** Tries again until nothing is thrown. */
export const eventually = (check: () => void): Promise<void> =>
  vi.waitFor(check, { timeout: PATIENCE });
