import { useBoard } from '@quarterdeck/board-kit';
import { lazy, Suspense, useMemo } from 'react';
import { shipsOf } from '../../index.ts';
import { calledOf } from '../../words/viewing.ts';
import { pastEngagement } from '../places/past-engagement.ts';
import type { PrisonersSceneProps } from '../scene.ts';
import { ShipChips } from './ship-chips.tsx';

/** Fetched with the first attack. */
const Battle = lazy(async () => ({ default: (await import('../prompt/battle.lazy.tsx')).Battle }));

/** Under the chart: a battle, or the viewer's ships. */
export const Strip = ({ scene }: PrisonersSceneProps) => {
  const { view, me, words } = scene;
  const g = view.state;
  const { log } = useBoard();
  const past = useMemo(() => pastEngagement(log), [log]);
  const engagement = g.engagement ?? past;
  if (engagement !== undefined)
    return (
      <Suspense fallback={<div className="battle-room" />}>
        <Battle scene={scene} engagement={engagement} />
      </Suspense>
    );
  const seat = me ?? g.turn.seat;
  return (
    <div className="fleet-strip row">
      <b>
        {seat === me
          ? words('prisoners.fleet')
          : words('prisoners.fleetOf', { name: calledOf(scene, seat) })}
      </b>
      <ShipChips scene={scene} ships={shipsOf(g, seat)} />
    </div>
  );
};
