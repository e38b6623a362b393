import { useMemo } from 'react';
import { type LogTurn, turnsOf } from '../state/log-lines.ts';
import { useTable } from '../state/table-context.tsx';
import { type DigestPart, digestFor } from './digest.ts';

export const useTurns = (): readonly LogTurn[] => {
  const { kit, scene, snapshot, lines } = useTable();
  const { deal, log } = snapshot;
  return useMemo(() => turnsOf(kit, scene, { deal, log }, lines), [kit, scene, deal, log, lines]);
};

/** What happened since the end of the viewer's last turn; a spectator has missed nothing. */
export const useDigest = (): readonly DigestPart[] => {
  const { me } = useTable().scene;
  const turns = useTurns();
  return useMemo(() => (me === undefined ? [] : digestFor(turns, me)), [turns, me]);
};
