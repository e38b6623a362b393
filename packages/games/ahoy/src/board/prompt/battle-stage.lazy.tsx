import { keyed } from '@quarterdeck/board-kit';
import { at } from '@quarterdeck/kernel';
import type { ReactElement } from 'react';
import { type ClauseId, partsOf, SIDES, type Side, totalOf } from '../../index.ts';
import { put } from '../../words/names.ts';
import { DieFace } from '../pieces/die-face.tsx';
import { FigureDrawn } from '../pieces/figures.tsx';
import type { AhoyScene } from '../scene.ts';

type SideProps = { readonly scene: AhoyScene; readonly side: Side };

/** What an addend is called; the dice are drawn. */
const PARTS: { readonly [C in ClauseId]?: 'cannons' | 'figure' | 'crew' | 'plans' } = {
  'AH-114': 'cannons',
  'AH-160': 'figure',
  'AH-191': 'figure',
  'AH-258': 'crew',
  'AH-284': 'plans',
};

/** One side: its figure, what is sure already, its dice, and the total as it builds up. */
const StageSide = ({ scene, side }: SideProps): ReactElement | undefined => {
  const { speaker, words, view, seats } = scene;
  const g = view.state;
  const battle = g.battles.at(-1);
  if (battle === undefined) return undefined;
  const { figure, rolled, dice } = battle[side];
  const { seat, kind } = at(g.figures, figure);
  const { colour, called, isMe } = at(seats, seat);
  const isRolled = rolled.length > 0;
  const faces: readonly (number | undefined)[] = isRolled
    ? rolled
    : Array.from({ length: dice }, () => undefined);
  const parts = partsOf(g, side).flatMap(({ clause, amount }) => {
    const why = PARTS[clause];
    return why === undefined ? [] : [{ why, amount }];
  });
  return (
    <li data-side={side} data-winner={battle.winner === side ? '' : undefined}>
      <span className="stage-who">
        <small>{words(`ahoy.battle.${side}`)}</small>
        <svg width="46" height="46" viewBox="0 0 64 64" aria-hidden="true">
          <FigureDrawn kind={kind} colour={colour} x={2} y={2} size={60} />
        </svg>
        <b>{isMe ? speaker.words(put('see.you')) : called}</b>
        <small>{speaker.words(put(`see.figures.${kind}`))}</small>
      </span>
      <span className="stage-sum row wraps">
        {keyed(faces, (value, key) => (
          <DieFace key={key} value={value} size={34} />
        ))}
        {parts.map(({ why, amount }) => (
          <span key={why} className="stage-part">
            {words('ahoy.battle.plus', {
              count: amount,
              why: words(`ahoy.battle.parts.${why}`),
            })}
          </span>
        ))}
      </span>
      <b className="stage-total">
        {isRolled ? totalOf(g, side) : `? + ${parts.reduce((sum, { amount }) => sum + amount, 0)}`}
      </b>
    </li>
  );
};

/** A battle as a small stage: both totals build up before the roll. */
export const BattleStage = ({ scene }: { readonly scene: AhoyScene }) => (
  <ul className="battle-stage" aria-label={scene.words('ahoy.battle.title')}>
    {SIDES.map((side) => (
      <StageSide key={side} scene={scene} side={side} />
    ))}
  </ul>
);
