import { ARIA_HIDDEN, CourseLine, type Target, useBoard } from '@quarterdeck/board-kit';
import type { ChoiceOf } from '@quarterdeck/kernel';
import type { ReactElement } from 'react';
import { type Kinds, pirateOfSeat, type SpaceId, type Tinypirates } from '../../index.ts';
import { merchantPiece, NAVY_PIECE, piratePiece } from '../../words/targets.ts';
import { ANCHORAGE, cornerOf } from '../places/metrics.ts';
import { mooredShips } from '../places/places.ts';
import type { TinypiratesScene } from '../scene.ts';

type ForeseenProps = { readonly scene: TinypiratesScene; readonly considered: ChoiceOf<Kinds> };

const ownPiece = ({ view, me }: TinypiratesScene): Target | undefined =>
  me === undefined ? undefined : piratePiece(pirateOfSeat(view.state, me).pirate);

type Top = { readonly step: string; readonly data: object } | undefined;

/** The ship that a question is about: another's while it is steered. */
const steered = (scene: TinypiratesScene, step: string): Target | undefined => {
  const top: Top = scene.view.stack.at(-1);
  const data = top?.data ?? {};
  const isNamed = (word: unknown): word is Tinypirates['merchants'][number]['merchant'] =>
    word === 'orange' || word === 'green';
  if (step === 'sail/step') return ownPiece(scene);
  if (step === 'ship-line/steer-navy') return NAVY_PIECE;
  const name: unknown = 'merchant' in data ? data.merchant : 'ship' in data ? data.ship : undefined;
  if (isNamed(name)) return merchantPiece(name);
  return name === 'navy' ? NAVY_PIECE : undefined;
};

const berthOf = (space: SpaceId): { readonly x: number; readonly y: number } => {
  const [x, y] = cornerOf(space);
  return { x: x + ANCHORAGE[0], y: y + ANCHORAGE[1] };
};

/** The course that the choice under the hand would sail. */
export const Foreseen = ({ scene, considered }: ForeseenProps): ReactElement | undefined => {
  const { question } = useBoard();
  const isSail = considered.do === 'to' || considered.do === 'calm-to';
  if (!isSail || question === undefined) return undefined;
  const piece = steered(scene, question.step);
  const ship = mooredShips(scene.view.state, scene.me).find((one) => one.piece === piece);
  if (ship === undefined) return undefined;
  return (
    <g className="course foreseen" {...ARIA_HIDDEN}>
      <CourseLine from={ship} to={berthOf(considered.space)} by={undefined} />
    </g>
  );
};
