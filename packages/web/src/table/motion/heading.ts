import type { Spot } from './flights.ts';

/** Which way a ship lies: ships are drawn from the side, with the bow to the right. */
export type Heading = {
  /** 1: as drawn; -1: with the bow to the left. */
  readonly facing: 1 | -1;
  /** Degrees by which it leans into a course that goes up or down the chart. */
  readonly lean: number;
  /** Degrees clockwise from the right: where the course goes. */
  readonly course: number;
};

const MOST_LEAN = 14;
/** A course as good as straight up or down turns no bow. */
const UPRIGHT = 0.05;

const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** `before` is how it lay until now: straight up or down it keeps that side. */
export const headingOf = (from: Spot, to: Spot, before: Heading['facing']): Heading => {
  const across = to.x - from.x;
  const down = to.y - from.y;
  const isUpright = Math.abs(across) <= UPRIGHT * Math.abs(down);
  const facing = isUpright ? before : across < 0 ? -1 : 1;
  const slope = degrees(Math.atan2(down, Math.abs(across)));
  const lean = Math.max(-MOST_LEAN, Math.min(MOST_LEAN, slope));
  return { facing, lean: lean * facing, course: degrees(Math.atan2(down, across)) };
};

/** One heading for each leg of a way, from the side it lay on before. */
export const headingsAlong = (
  way: readonly Spot[],
  before: Heading['facing'],
): readonly Heading[] => {
  const headings: Heading[] = [];
  for (const [i, to] of way.slice(1).entries()) {
    const from = way[i];
    if (from === undefined) break;
    headings.push(headingOf(from, to, headings.at(-1)?.facing ?? before));
  }
  return headings;
};

/** A turn takes the first part of a leg, and the lean is gone before the last one ends. */
const TURN = 0.16;
const LEVEL = 0.88;
/** How far the strokes of a wake fall back on one leg, in lengths of a stroke. */
const STROKES_PASSED = 1.3;

/** How the hull is shown along the way. */
export const bowFrames = (
  headings: readonly Heading[],
  before: Heading['facing'],
): readonly Keyframe[] => {
  const legs = headings.length;
  const frames: Keyframe[] = [{ offset: 0, scale: `${before} 1`, rotate: '0deg' }];
  for (const [i, { facing, lean }] of headings.entries()) {
    const shown = { scale: `${facing} 1`, rotate: `${lean}deg` };
    frames.push({ offset: (i + TURN) / legs, ...shown });
    frames.push({ offset: (i + LEVEL) / legs, ...shown });
  }
  frames.push({ offset: 1, scale: `${headings.at(-1)?.facing ?? before} 1`, rotate: '0deg' });
  return frames;
};

/** The wake lies behind, whatever way the ship goes, and fades where it comes to rest. */
export const wakeFrames = (headings: readonly Heading[]): readonly Keyframe[] => {
  const legs = headings.length;
  const along = (at: Heading | undefined): string => `${at?.course ?? 0}deg`;
  const sailing = headings.flatMap((heading, i): Keyframe[] => {
    const rotate = along(heading);
    return [
      { offset: (i + TURN) / legs, rotate, scale: '0.7 0.8', opacity: 0.9 },
      { offset: (i + LEVEL) / legs, rotate, scale: '1 1', opacity: 0.9 },
    ];
  });
  return [
    { offset: 0, rotate: along(headings[0]), scale: '0 0.6', opacity: 0, strokeDashoffset: 0 },
    ...sailing,
    {
      offset: 1,
      rotate: along(headings.at(-1)),
      scale: '1 1.3',
      opacity: 0,
      strokeDashoffset: -STROKES_PASSED * legs,
    },
  ];
};
