import { useMemo } from 'react';
import { type LogTurn, turnsOf } from '../state/log-lines.ts';
import { useTable } from '../state/table-context.tsx';
import { type DigestPart, digestSince, lastAnswerOf } from './digest.ts';

export const useTurns = (): readonly LogTurn[] => {
  const { kit, scene, snapshot, lines } = useTable();
  const { deal, log } = snapshot;
  return useMemo(() => turnsOf(kit, scene, { deal, log }, lines), [kit, scene, deal, log, lines]);
};

/** What happened since the viewer last answered; a spectator has missed nothing. */
export const useDigest = (): readonly DigestPart[] => {
  const { scene, snapshot } = useTable();
  const turns = useTurns();
  return useMemo(
    () => (scene.me === undefined ? [] : digestSince(turns, lastAnswerOf(snapshot.log, scene.me))),
    [turns, scene.me, snapshot.log],
  );
};
