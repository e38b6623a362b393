import { at } from '@quarterdeck/kernel';
import type { Doubloons } from '../model/state.ts';
import type { Facing } from '../pack/components.ts';
import type { LocationId, Move, RegionId } from '../pack/printed.ts';
import { opposite, regionAhead } from '../rules/geometry/ring.ts';
import { isBarred } from '../rules/water/water.ts';

/** Where a ship and its captain would be by then. */
export type Stand = {
  readonly region: RegionId;
  readonly facing: Facing;
  readonly location: LocationId | null;
};

const sailed = (g: Doubloons, { region, facing, location }: Stand): Stand => {
  let to = regionAhead(g, region, facing);
  while (isBarred(g, to)) to = regionAhead(g, to, facing);
  return { region: to, facing, location };
};
const turned = ({ region, facing, location }: Stand): Stand => ({
  region,
  facing: opposite(facing),
  location,
});

/** Every stand that the icons allow (DD-057 to DD-059); without a helm none turns (DD-133, DD-217). */
export function standsAfter(
  g: Doubloons,
  from: Stand,
  icons: readonly Move[],
  turns: boolean,
): Stand[] {
  const stands: Stand[] = [];
  addStands(g, from, icons, 0, turns, stands);
  return stands;
}

/** Which of two icons that are alike is executed first makes no difference. */
function isAsBefore(icons: readonly Move[], place: number, done: number): boolean {
  if (place === 0 || (done & (1 << (place - 1))) !== 0) return false;
  const before = at(icons, place - 1);
  const { icon, required } = at(icons, place);
  return before.icon === icon && before.required === required;
}

/** `done`: a bit for each icon that was executed. */
function addStands(
  g: Doubloons,
  from: Stand,
  icons: readonly Move[],
  done: number,
  turns: boolean,
  stands: Stand[],
): void {
  let waits = false;
  for (let place = 0; place < icons.length; place++) {
    const { icon, required } = at(icons, place);
    if ((done & (1 << place)) !== 0 || (icon === 'comeAbout' && !turns)) continue;
    waits ||= required;
    if (isAsBefore(icons, place, done)) continue;
    const moved = icon === 'sail' ? sailed(g, from) : turned(from);
    addStands(g, moved, icons, done | (1 << place), turns, stands);
  }
  if (!waits) stands.push(from);
}
