import type { Call } from '@quarterdeck/rpc';
import type { LobbyVerb, TableVerb } from '@quarterdeck/tables';

/** For calls that are more work than most: how many they count for. */
const COSTS: { readonly [verb in LobbyVerb | TableVerb]?: number } = {
  mine: 5,
  create: 5,
  watchLobby: 5,
  seek: 5,
  report: 5,
  history: 2,
  exportReplay: 10,
  verify: 20,
};

/** Moments that can be shown for the work of one call. */
const POSITIONS_FOR_ONE = 8;

/** How many calls this one counts for; its arguments are not read yet. */
export function costOf({ verb, args }: Call): number {
  if (verb === 'positions' && 'seqs' in args && Array.isArray(args.seqs))
    return 1 + Math.ceil(args.seqs.length / POSITIONS_FOR_ONE);
  return Object.hasOwn(COSTS, verb) ? (COSTS[verb as LobbyVerb | TableVerb] ?? 1) : 1;
}
