import { MatHead } from '@quarterdeck/board-kit';
import { at } from '@quarterdeck/kernel';
import { lazy, Suspense } from 'react';
import { wordingsOf } from '../../index.ts';
import { FactionFigures } from '../pieces/faction-figures.tsx';
import type { AhoySeatProps } from '../scene.ts';
import { ActionBoxes } from './action-boxes.tsx';
import { CrewCards } from './crew-cards.tsx';
import { OwnDice } from './own-dice.tsx';

/** Fetched for the first mat of that faction that is opened. */
const UnionPlans = lazy(async () => ({
  default: (await import('./union-plans.lazy.tsx')).UnionPlans,
}));
const SmugglerHold = lazy(async () => ({
  default: (await import('./smuggler-hold.lazy.tsx')).SmugglerHold,
}));

const SLOT = 28;

/** A faction's board: dice, actions with their slots, Crew, and what only this faction has. */
export const FactionMat = ({ scene, seat, preview }: AhoySeatProps) => {
  const g = scene.view.state;
  const { faction } = at(g.mats, seat);
  const smuggler = g.smugglers.find((one) => one.seat === seat);
  return (
    <div className="ahoy-mat">
      <MatHead seat={seat} title={wordingsOf(g).factions[faction].short}>
        <FactionFigures scene={scene} seat={seat} preview={preview} />
      </MatHead>
      <OwnDice scene={scene} seat={seat} size={SLOT} />
      <ActionBoxes scene={scene} seat={seat} size={SLOT} hasCaptions />
      {faction === 'mollusk' && (
        <Suspense fallback={<div className="union-room" />}>
          <UnionPlans scene={scene} />
        </Suspense>
      )}
      {smuggler !== undefined && (
        <Suspense fallback={<div className="smuggler-room" />}>
          <SmugglerHold scene={scene} smuggler={smuggler} />
        </Suspense>
      )}
      <CrewCards scene={scene} seat={seat} />
    </div>
  );
};
