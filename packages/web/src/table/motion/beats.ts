import type { Motion, MotionFamily } from '@quarterdeck/board-kit';

/** Milliseconds, as in the tokens; `sail` is for each space. */
export const TIMES: Readonly<Record<MotionFamily, number>> = {
  sail: 620,
  jump: 620,
  roll: 780,
  flip: 360,
  gain: 420,
  lose: 420,
  damage: 360,
  sunk: 900,
  score: 900,
  gust: 620,
  seal: 240,
};

/** A motion with the sentence of the event it belongs to. */
export type NarratedMotion = Motion & { readonly says?: string };

/** Motions that begin together; the longest of them says how long it lasts. */
export type Beat = {
  readonly motions: readonly Motion[];
  readonly ms: number;
  /** What happens, in the log's own words. */
  readonly says: string | undefined;
};

export const timeOf = ({ family, path }: Motion): number =>
  TIMES[family] * (family === 'sail' ? Math.max(1, path?.length ?? 1) : 1);

export const beatsOf = (motions: readonly NarratedMotion[]): readonly Beat[] => {
  const beats: { readonly motions: Motion[]; ms: number; readonly says: string | undefined }[] = [];
  for (const motion of motions) {
    const ms = timeOf(motion);
    const last = beats.at(-1);
    if (motion.together !== true || last === undefined)
      beats.push({ motions: [motion], ms, says: motion.says });
    else {
      last.motions.push(motion);
      last.ms = Math.max(last.ms, ms);
    }
  }
  return beats;
};

export const lengthOf = (beats: readonly Beat[]): number =>
  beats.reduce((sum, { ms }) => sum + ms, 0);

const HURRIED = 2_500;
const HOPELESS = 6_000;

/**
 * How fast what waits is played: as it is, faster, or not at all. One answer is always shown, however
 * much happens in it; only what has piled up behind it can be hopeless.
 */
export const tempoOf = (left: number, behind: number): 1 | 2 | 3 | 'jump' => {
  if (behind > HOPELESS) return 'jump';
  const all = left + behind;
  if (all > HOPELESS) return 3;
  return all > HURRIED ? 2 : 1;
};
