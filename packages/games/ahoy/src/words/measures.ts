import type { Seat } from '@quarterdeck/kernel';
import { at } from '@quarterdeck/kernel';
import type { Measures } from '@quarterdeck/kernel/say';
import { claims } from '@quarterdeck/kernel/say';
import type { Ahoy, Kinds } from '../model/state.ts';
import type { RegionId } from '../pack/printed.ts';
import { comradesOn } from '../rules/comrades.ts';
import { controlOf } from '../rules/control.ts';
import { matOf } from '../rules/fleet.ts';
import { treasureOf } from '../rules/geometry/map.ts';
import { ENGLISH } from './english.ts';
import { regionName } from './names.ts';

/** What the details of Ahoy claim something about. */
export const measures = {
  gold: { of: (g: Ahoy, seat: Seat) => matOf(g, seat).gold },
  fame: { of: (g: Ahoy, seat: Seat) => matOf(g, seat).fame },
  wealth: { of: (g: Ahoy, region: RegionId) => at(g.regions, region).wealth, who: regionName },
  comrades: { of: comradesOn, who: regionName },
  squadron: { of: (g: Ahoy, region: RegionId) => controlOf(g, region).squadron },
  union: { of: (g: Ahoy, region: RegionId) => controlOf(g, region).union },
  ready: { of: (g: Ahoy) => g.union.ready },
  treasure: { of: treasureOf },
  stack: { of: (g: Ahoy) => g.tileStack.length },
} satisfies Measures<Kinds>;

export const promise = claims<Kinds>()(ENGLISH, measures);
