// What the display face must be able to write: the build cuts it down to these letters.
import { SHELF } from '@quarterdeck/shelf/abouts';
import { PAGE_EN } from '../frame/en.ts';

/** By style: titles of the covers upright; wordmark and soundings in italics. */
export const LETTERS = {
  normal: SHELF.map(({ title }) => title).join(''),
  italic: `${PAGE_EN.shell.name}0123456789`,
} as const;
