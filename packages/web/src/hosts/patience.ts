// How long bots keep a person waiting: what they do is shown faster the longer it takes.

/** Milliseconds from a person's answer to the next question, at most; bots' own thought not counted. */
export const PATIENCE = 8_000;

/** Whoever was not asked for so long does not wait, but watches: somebody who is out of the game. */
const WATCHING = 3 * PATIENCE;

/** How much faster than wished things go after so long a wait; undefined: at once. */
export const hasteAfter = (waited: number): number | undefined => {
  if (waited < 0.3 * PATIENCE || waited > WATCHING) return 1;
  if (waited < 0.6 * PATIENCE) return 2;
  return waited < 0.9 * PATIENCE ? 4 : undefined;
};
