// What lies on the spaces of the Sea: TE-018, TE-261

import { at } from '@quarterdeck/kernel';
import type { SpaceId } from '../../pack/fields.ts';
import type { MapCard } from '../../pack/ids.gen.ts';
import type { MapCardPrint } from '../../pack/printed.ts';
import type { Sea } from './sea.ts';

/** What these questions ask of a state. */
export type Chart = Sea & { readonly sea: readonly { readonly card: MapCard }[] };

export const mapCardAt = (g: Chart, space: SpaceId): MapCardPrint =>
  g.printed.mapCards[at(g.sea, space).card];

/** TE-091 */
export const isStorm = (g: Chart, space: SpaceId): boolean => mapCardAt(g, space).storm;

/** TE-041: the six spaces with a Cove, from the top left on. */
export const coves = (g: Chart): SpaceId[] =>
  g.printed.spaces.filter(({ space }) => mapCardAt(g, space).cove).map(({ space }) => space);

/** TE-201: the twelve spaces with a Bury Site, used or not. */
export const burySites = (g: Chart): SpaceId[] =>
  g.printed.spaces
    .filter(({ space }) => mapCardAt(g, space).bury !== null)
    .map(({ space }) => space);
