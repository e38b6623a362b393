// What stands on the boxes: a page that shows the shelf reads this and loads no rules.

import type { GameAbout } from '@quarterdeck/kernel';
import { ABOUTS } from './abouts.gen.ts';

/** The games, in the order they stand on the shelf. */
export const SHELF: readonly GameAbout[] = ABOUTS;
