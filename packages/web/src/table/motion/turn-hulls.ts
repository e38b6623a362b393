import type { Spot } from './flights.ts';
import { bowFrames, type Heading, headingsAlong, wakeFrames } from './heading.ts';

/** Hulls and wakes of a piece: more than one where the chart goes round. */
const BOW = '[data-bow]';
const WAKE = '[data-wake]';

type Steered = { readonly ms: number; readonly easing: string; readonly wake: boolean };

const facingOf = ({ dataset }: SVGElement): Heading['facing'] =>
  dataset['bow'] === 'left' ? -1 : 1;

/**
 * Turns the bows of a piece along its way and draws its wake. A ship stays as it came: the hull
 * keeps its side when the motion is over, or was cut short.
 */
export const turnHulls = (
  piece: Element,
  way: readonly Spot[],
  { ms, easing, wake }: Steered,
): readonly Animation[] => {
  const [bow] = piece.querySelectorAll<SVGElement>(BOW);
  if (bow === undefined) return [];
  const before = facingOf(bow);
  const headings = headingsAlong(way, before);
  const after = headings.at(-1)?.facing ?? before;
  const timing = { duration: ms, easing };
  const turning = [...piece.querySelectorAll<SVGElement>(BOW)].map((one) => {
    one.dataset['bow'] = after < 0 ? 'left' : 'right';
    return one.animate([...bowFrames(headings, before)], timing);
  });
  if (!wake) return turning;
  const wakes = [...piece.querySelectorAll<SVGElement>(WAKE)];
  return [...turning, ...wakes.map((one) => one.animate([...wakeFrames(headings)], timing))];
};
