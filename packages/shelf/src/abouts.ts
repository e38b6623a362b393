// What stands on the boxes: a page that shows the shelf reads this and loads no rules.

import { ABOUT as AHOY } from '@quarterdeck/ahoy/about';
import { ABOUT as DOUBLOONS } from '@quarterdeck/doubloons/about';
import type { GameAbout } from '@quarterdeck/kernel';
import { ABOUT as PRISONERS } from '@quarterdeck/prisoners/about';
import { ABOUT as SEAWOLF } from '@quarterdeck/seawolf/about';
import { ABOUT as TINYPIRATES } from '@quarterdeck/tinypirates/about';

/** The games, in the order they stand on the shelf. */
export const SHELF: readonly GameAbout[] = [AHOY, SEAWOLF, DOUBLOONS, PRISONERS, TINYPIRATES];
