import type { SeenEntry } from '../../hosts/host.ts';

/** The log without what was taken back: an undo takes the last answer that still stands. */
export const withoutUndone = (log: readonly SeenEntry[]): readonly SeenEntry[] =>
  log.reduce<SeenEntry[]>((kept, telling) => {
    if (telling.kind === 'undo') kept.pop();
    else kept.push(telling);
    return kept;
  }, []);
