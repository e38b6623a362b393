import type { Kinds } from '../kinds.ts';
import type { Match } from '../match.ts';

/** Queues results of `below`: they come before any chance. Draws are rigged by patching the pile. */
export function rig<K extends Kinds>(match: Match<K>, results: readonly number[]): void {
  match.rig.push(...results);
}

/** The faces that dice with this many sides are to show, as `rig` takes them. */
export function dice(sides: number, faces: readonly number[]): number[] {
  return faces.map((face) => {
    if (!Number.isInteger(face) || face < 1 || face > sides)
      throw new Error(`dice: a die of ${sides} sides cannot show ${face}`);
    return face - 1;
  });
}
