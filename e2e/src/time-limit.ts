/** How long one step of the browser may take. A busy machine is slow, not wrong: it ends what hangs. */
export const TIME_LIMIT_MS = 180_000;
