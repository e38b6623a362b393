import { gapsBetween, type HostEnv, type Outage } from '@quarterdeck/tables';
import type { TimeStore } from '../store/time-store.ts';

/** A server that is killed is known to have been up until at most this long before. */
const BEAT_MS = 5_000;

export type Uptime = {
  /** When there was no server: clocks stood then, and for `grace` after it came back. */
  readonly outages: readonly Outage[];
  readonly close: () => Promise<void>;
};

/** Notes that this process is up, as long as it is. */
export async function keepUptime(
  store: TimeStore,
  { now, newId }: Pick<HostEnv, 'now' | 'newId'>,
  grace: number,
): Promise<Uptime> {
  const id = newId();
  const outages = gapsBetween(await store.begin(id, now()), grace);
  // What cannot be stored now is stored with the next beat.
  const beat = (): Promise<void> => store.beat(id, now()).catch(() => {});
  const timer = setInterval(() => void beat(), BEAT_MS);
  timer.unref();
  return {
    outages,
    close: async () => {
      clearInterval(timer);
      await beat();
    },
  };
}
