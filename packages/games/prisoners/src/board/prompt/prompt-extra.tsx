import { lazy, Suspense } from 'react';
import type { Maneuver } from '../../index.ts';
import { printOf } from '../../words/hand-cards.ts';
import { calledOf } from '../../words/viewing.ts';
import { LevelMark } from '../pieces/maneuver-card.tsx';
import type { PrisonersBoardProps, PrisonersScene } from '../scene.ts';

/** Fetched with the first attack. */
const Duel = lazy(async () => ({ default: (await import('./battle.lazy.tsx')).SmallBattle }));

/** The maneuver whose choices are being made. */
export const maneuverInHand = ({ stack }: PrisonersScene['view']): Maneuver | undefined => {
  const top = stack.at(-1);
  if (top?.step !== 'maneuver/choose' || !('maneuver' in top.data)) return undefined;
  return top.data.maneuver as Maneuver;
};

/** TP-059, TP-060: what everybody rolled for the first turn, tied players more than once. */
export const orderRolls = (scene: PrisonersScene): string => {
  const { players, printed, turn } = scene.view.state;
  const rolls = scene.words('prisoners.orderRolls', {
    dice: printed.figures.turnOrderDice,
    first: calledOf(scene, turn.seat),
    rolls: players
      .map(({ seat, orderHits }) => `${calledOf(scene, seat)} ${orderHits.join(', then ')}`)
      .join('; '),
  });
  const isTied = players.some(({ orderHits }) => orderHits.length > 1);
  return isTied ? scene.words('prisoners.orderAgain', { rolls }) : rolls;
};

/** Over the choices: the maneuver they are made for; on a phone, the battle. */
export const PromptExtra = ({ scene, small }: PrisonersBoardProps) => {
  const g = scene.view.state;
  const maneuver = maneuverInHand(scene.view);
  return (
    <>
      {small && g.engagement !== null && (
        <Suspense fallback={<div className="duel-room" />}>
          <Duel scene={scene} engagement={g.engagement} />
        </Suspense>
      )}
      {g.turn.step === 'setup' && <p className="hint">{orderRolls(scene)}</p>}
      {maneuver !== undefined && (
        <div className="maneuver-in-hand row">
          <LevelMark scene={scene} maneuver={maneuver} />
          <span>{printOf(g, maneuver).text}</span>
        </div>
      )}
    </>
  );
};
