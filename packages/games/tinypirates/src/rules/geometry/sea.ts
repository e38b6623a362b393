// The Sea of sixteen spaces, whatever lies and sails on it: TE-018, TE-032, TE-084

import { at } from '@quarterdeck/kernel';
import type { Port } from '../../pack/components.ts';
import type { SpaceId } from '../../pack/fields.ts';
import type { Printed, Space } from '../../pack/printed.ts';

/** What these questions ask of a state. */
export type Sea = { readonly printed: Printed };

export const spaceOf = (g: Sea, space: SpaceId): Space => at(g.printed.spaces, space);

/** TE-084: above, below, left, right. */
export const neighbours = (g: Sea, space: SpaceId): readonly SpaceId[] =>
  spaceOf(g, space).neighbours;

/** TE-084: orthogonal steps. */
export const distance = (g: Sea, from: SpaceId, to: SpaceId): number =>
  at(at(g.printed.distance, from), to);

/** TE-229, TE-234, TE-308: the one or two neighbours that are nearer, the vertical one first. */
export const toward = (g: Sea, from: SpaceId, to: SpaceId): readonly SpaceId[] =>
  at(at(g.printed.toward, from), to);

/** Those of the spaces to which the fewest steps lead, all of them if several are as near. */
export const nearestOf = (g: Sea, from: SpaceId, spaces: readonly SpaceId[]): SpaceId[] => {
  const least = Math.min(...spaces.map((space) => distance(g, from, space)));
  return spaces.filter((space) => distance(g, from, space) === least);
};

/** Those of the spaces to which the most steps lead, all of them if several are as far. */
export const farthestOf = (g: Sea, from: SpaceId, spaces: readonly SpaceId[]): SpaceId[] => {
  const most = Math.max(...spaces.map((space) => distance(g, from, space)));
  return spaces.filter((space) => distance(g, from, space) === most);
};

export const portAt = (g: Sea, port: Port): SpaceId => g.printed.ports[port];

/** TE-033 */
export const otherPort = (port: Port): Port => (port === 'port-a' ? 'port-b' : 'port-a');

/** TE-160, TE-161: the Port at the greater distance, or both. */
export function farthestPorts(g: Sea, from: SpaceId): Port[] {
  const near = distance(g, from, portAt(g, 'port-a'));
  const far = distance(g, from, portAt(g, 'port-b'));
  if (near === far) return ['port-a', 'port-b'];
  return near > far ? ['port-a'] : ['port-b'];
}
