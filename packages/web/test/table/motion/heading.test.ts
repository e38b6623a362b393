import { describe, expect, it } from 'vitest';
import {
  bowFrames,
  headingOf,
  headingsAlong,
  wakeFrames,
} from '../../../src/table/motion/heading.ts';

const HERE = { x: 100, y: 100 };
const EAST = { x: 200, y: 100 };
const WEST = { x: 0, y: 100 };
const NORTH = { x: 100, y: 0 };

describe('A heading', () => {
  it('turns the bow to the side the course goes to', () => {
    expect(headingOf(HERE, EAST, -1).facing).toBe(1);
    expect(headingOf(HERE, WEST, 1).facing).toBe(-1);
  });

  it('keeps the side on a course straight up or down, and leans the bow into it', () => {
    expect(headingOf(HERE, NORTH, -1)).toMatchObject({ facing: -1, lean: 14, course: -90 });
    expect(headingOf(HERE, NORTH, 1)).toMatchObject({ facing: 1, lean: -14, course: -90 });
  });

  it('is one for each leg, and the last one stays', () => {
    const headings = headingsAlong([HERE, WEST, { x: 0, y: 200 }], 1);

    expect(headings.map(({ facing }) => facing)).toEqual([-1, -1]);
    expect(bowFrames(headings, 1).at(0)).toMatchObject({ scale: '1 1', rotate: '0deg' });
    expect(bowFrames(headings, 1).at(-1)).toMatchObject({ scale: '-1 1', rotate: '0deg' });
  });

  it('leaves a wake behind it that is gone at the end', () => {
    const frames = wakeFrames(headingsAlong([HERE, WEST], 1));

    expect(frames.map(({ rotate }) => rotate)).toEqual(['180deg', '180deg', '180deg', '180deg']);
    expect(frames.map(({ opacity }) => opacity)).toEqual([0, 0.9, 0.9, 0]);
  });
});
