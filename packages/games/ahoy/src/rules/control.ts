// Chapter 15, control of regions: AH-193, AH-203, AH-232 to AH-236

import type { Ahoy } from '../model/state.ts';
import type { Power } from '../pack/components.ts';
import type { RegionId } from '../pack/printed.ts';
import { comradesOn } from './comrades.ts';
import { traitsOf } from './fleet.ts';
import { regionOf } from './geometry/map.ts';

export type Control = {
  readonly squadron: number;
  readonly union: number;
  /** Who controls it; nobody on a tie (AH-235). */
  readonly power: Power | null;
};

export function controlOf(g: Ahoy, region: RegionId): Control {
  let squadron = 0;
  let union = 0;
  let perComrade = 1;
  for (const figure of g.figures) {
    if (figure.space === null || regionOf(g, figure.space) !== region) continue;
    // AH-203: a Smuggler's Flagship adds nothing.
    const { control } = traitsOf(g, figure.figure);
    if (figure.seat === g.union.seat) union += control;
    else squadron += control;
    // AH-193: the mighty claw.
    if (figure.kind === 'cutter' || figure.kind === 'gunship')
      perComrade = Math.max(perComrade, g.printed.ships[figure.kind].comradeControl);
  }
  union += perComrade * comradesOn(g, region);
  const power = squadron > union ? 'bluefin' : union > squadron ? 'mollusk' : null;
  return { squadron, union, power };
}
