/**
 * The one limit of all tests, in milliseconds. It ends what hangs and times nothing: a busy machine
 * is slow, not wrong. No test has a shorter one.
 */
export const TIME_LIMIT_MS = 600_000;
