// Chapter 15, control of regions: AH-193, AH-203, AH-232 to AH-236

import { at } from '@quarterdeck/kernel';
import type { Ahoy, Figure } from '../model/state.ts';
import type { Power } from '../pack/components.ts';
import type { RegionId } from '../pack/printed.ts';
import { comradesOn } from './comrades.ts';
import { traitsOf } from './fleet.ts';
import { regionOf, regionsOf } from './geometry/map.ts';

export type Control = {
  readonly squadron: number;
  readonly union: number;
  /** Who controls it; nobody on a tie (AH-235). */
  readonly power: Power | null;
};

type Sum = { squadron: number; union: number; perComrade: number };

const nobody = (): Sum => ({ squadron: 0, union: 0, perComrade: 1 });

function addFigure(g: Ahoy, sum: Sum, figure: Figure): void {
  // AH-203: a Smuggler's Flagship adds nothing.
  const { control } = traitsOf(g, figure.figure);
  if (figure.seat === g.union.seat) sum.union += control;
  else sum.squadron += control;
  // AH-193: the mighty claw.
  if (figure.kind === 'cutter' || figure.kind === 'gunship')
    sum.perComrade = Math.max(sum.perComrade, g.printed.ships[figure.kind].comradeControl);
}

function decided(g: Ahoy, region: RegionId, { squadron, union: ships, perComrade }: Sum): Control {
  const union = ships + perComrade * comradesOn(g, region);
  const power = squadron > union ? 'bluefin' : union > squadron ? 'mollusk' : null;
  return { squadron, union, power };
}

export function controlOf(g: Ahoy, region: RegionId): Control {
  const sum = nobody();
  for (const figure of g.figures)
    if (figure.space !== null && regionOf(g, figure.space) === region) addFigure(g, sum, figure);
  return decided(g, region, sum);
}

/** By region. */
export function controlsOf(g: Ahoy): readonly Control[] {
  const regions = regionsOf(g);
  const sums = regions.map(nobody);
  for (const figure of g.figures)
    if (figure.space !== null) addFigure(g, at(sums, regionOf(g, figure.space)), figure);
  return regions.map((region) => decided(g, region, at(sums, region)));
}
