import { useBoard } from '@quarterdeck/board-kit';
import type { Seat } from '@quarterdeck/kernel';
import { lazy, Suspense } from 'react';
import type { SlotId } from '../../index.ts';
import type { AhoyBoardProps, AhoyScene } from '../scene.ts';

/** Fetched with the first battle or the first new region. */
const Stage = lazy(async () => ({
  default: (await import('./prompt-stage.lazy.tsx')).PromptStage,
}));

const slotsAsked = (choices: readonly object[]): readonly unknown[] =>
  choices.flatMap((choice) => ('slot' in choice ? [choice.slot] : []));

/** Whose slots are asked about, if not those of the seat that is asked. */
const enemyAsked = (
  { view: { state: g }, me }: AhoyScene,
  slots: readonly unknown[],
): Seat | undefined =>
  g.mats.find(
    ({ seat, slots: own }) =>
      seat !== me && own.some(({ slot }: { readonly slot: SlotId }) => slots.includes(slot)),
  )?.seat;

/** What is asked about a battle, a tile in hand, or somebody else's slots is shown, not only said. */
export const PromptExtra = ({ scene }: AhoyBoardProps) => {
  const { question } = useBoard();
  const enemy = enemyAsked(scene, slotsAsked((question?.offers ?? []).map(({ choice }) => choice)));
  const isStaged =
    scene.view.state.battles.length > 0 ||
    enemy !== undefined ||
    question?.step.startsWith('exploring/') === true;
  return (
    isStaged && (
      <Suspense fallback={<div className="stage-room" />}>
        <Stage scene={scene} enemy={enemy} />
      </Suspense>
    )
  );
};
