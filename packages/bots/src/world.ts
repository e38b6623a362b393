import type { Match, View } from '@quarterdeck/kernel/engine';
import type { Imagination } from './bot.ts';

/**
 * A world that the viewer cannot rule out, in which nobody else has sealed an answer yet: what they
 * sealed is thought about anew, since a sealed answer that is imagined is any that was offered.
 */
export function worldOf(imagination: Imagination, view: View, seed: number): Match {
  const world = imagination.imagine(view, seed);
  for (const [seat, given] of view.given.entries()) if (given === '?') world.given[seat] = null;
  return world;
}
