import type { Host } from '../host.ts';
import { type Load, type LoadPlan, measureLoad } from '../load.ts';
import { BOARDGAME_IO } from './boardgameio.ts';
import { COLYSEUS } from './colyseus.ts';
import { COUNTER } from './counter-table.ts';

/** A peer's load with a counter, and how many times as much we do. */
export type PeerLoad = Load & {
  readonly ratio: {
    readonly answersPerSecond: number;
    readonly answersPerProcessorSecond: number;
  };
};

export type Peers = { readonly boardgameio: PeerLoad; readonly colyseus: PeerLoad };

/** Each with as many tables, for as long, as `ours` was measured by `plan`. */
export async function measurePeers(ours: Load, plan: LoadPlan): Promise<Peers> {
  const kind = { game: COUNTER, seats: plan.kind.seats };
  const against = async (host: Host): Promise<PeerLoad> => {
    const load = await measureLoad({ ...plan, kind }, host);
    return { ...load, ratio: ratioOf(ours, load) };
  };
  return { boardgameio: await against(BOARDGAME_IO), colyseus: await against(COLYSEUS) };
}

const ratioOf = (ours: Load, theirs: Load): PeerLoad['ratio'] => ({
  answersPerSecond: ours.answersPerSecond / theirs.answersPerSecond,
  answersPerProcessorSecond: ours.answersPerProcessorSecond / theirs.answersPerProcessorSecond,
});
