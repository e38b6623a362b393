import { vi } from 'vitest';

/** Longer than any machine takes: it ends what never comes. */
const TIME_LIMIT_MS = 120_000;

/** Tries again until nothing is thrown. */
export const eventually = (check: () => void): Promise<void> =>
  vi.waitFor(check, { timeout: TIME_LIMIT_MS });
