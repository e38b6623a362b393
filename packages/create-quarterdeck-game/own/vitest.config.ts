import { defineConfig } from 'vitest/config';

/** Hundreds of matches are held to the laws in one test. */
export default defineConfig({ test: { testTimeout: 600_000 } });
