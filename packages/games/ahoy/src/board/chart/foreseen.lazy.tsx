import { ARIA_HIDDEN, CourseLine } from '@quarterdeck/board-kit';
import { at, type ChoiceOf } from '@quarterdeck/kernel';
import type { ReactElement } from 'react';
import {
  type Cell,
  cellBeyond,
  cellOf,
  type FigureId,
  flagshipOf,
  type Kinds,
} from '../../index.ts';
import { FigureDrawn } from '../pieces/figures.tsx';
import { SPACE, type Spot } from '../places/metrics.ts';
import { cornerOf, mooringOf } from '../places/places.ts';
import type { AhoyScene } from '../scene.ts';

type GhostProps = Spot & { readonly scene: AhoyScene; readonly figure: FigureId };

/** A figure where it would go. */
const GhostFigure = ({ scene, figure, x, y }: GhostProps) => {
  const { seat, kind } = at(scene.view.state.figures, figure);
  return (
    <g opacity=".6" {...ARIA_HIDDEN}>
      <FigureDrawn
        kind={kind}
        colour={at(scene.seats, seat).colour}
        x={x + 18}
        y={y + 18}
        size={kind === 'patrol' ? 44 : 76}
      />
    </g>
  );
};

/** A tile of which nobody knows what it shows. */
const UnknownTile = ({ cell }: { readonly cell: Cell }) => {
  const { x, y } = cornerOf(cell);
  return (
    <g transform={`translate(${x} ${y})`} {...ARIA_HIDDEN}>
      <rect x="8" y="8" width={SPACE - 16} height={SPACE - 16} rx="6" fill="#1d4a63" opacity=".8" />
      <text x={SPACE / 2} y="78" fontSize="56" fontWeight="700" textAnchor="middle" fill="#fbf8ef">
        ?
      </text>
    </g>
  );
};

type Considered = ChoiceOf<Kinds>;

/** Where a figure under way would be after the choice. */
const goalOf = (
  { view: { state: g } }: AhoyScene,
  choice: Considered,
  from: Cell | undefined,
): Cell | undefined => {
  if (choice.do === 'move' || choice.do === 'sea-witch') return cellOf(g, choice.space);
  if (choice.do === 'explore') return { x: choice.x, y: choice.y };
  if (choice.do !== 'ride') return undefined;
  const voyage = g.voyages.at(-1);
  const space = voyage === undefined ? null : at(g.figures, voyage.figure).space;
  return space === null ? from : cellBeyond(g, space, choice.direction);
};

/** The figure that the answer moves: the one under way. */
const movedBy = ({ view: { state: g } }: AhoyScene): FigureId | undefined =>
  g.voyages.at(-1)?.figure;

const middle = ({ x, y }: { readonly x: number; readonly y: number }, size: number) => ({
  x: x + size / 2,
  y: y + size / 2,
});

type ForeseenProps = { readonly scene: AhoyScene; readonly considered: Considered | undefined };

const Sailed = ({
  scene,
  figure,
  goal,
  isUnknown,
}: {
  readonly scene: AhoyScene;
  readonly figure: FigureId;
  readonly goal: Cell;
  readonly isUnknown: boolean;
}) => {
  const moored = mooringOf(scene.view.state, figure, scene.me);
  const corner = cornerOf(goal);
  return (
    <g className="course" data-tone="offer" {...ARIA_HIDDEN}>
      {isUnknown && <UnknownTile cell={goal} />}
      <GhostFigure scene={scene} figure={figure} x={corner.x} y={corner.y} />
      {moored !== undefined && (
        <CourseLine from={middle(moored, moored.size)} to={middle(corner, SPACE)} by={undefined} />
      )}
    </g>
  );
};

/** Figures that would be set down: at the start, on deployment, from a plan. */
const Placed = ({ scene, considered }: ForeseenProps): ReactElement | undefined => {
  const g = scene.view.state;
  const { me } = scene;
  if (me === undefined || considered === undefined || !('space' in considered)) return undefined;
  const corner = cornerOf(cellOf(g, considered.space));
  if (considered.do === 'place')
    return <GhostFigure scene={scene} figure={flagshipOf(g, me)} x={corner.x} y={corner.y} />;
  if (considered.do !== 'deploy' && considered.do !== 'build') return undefined;
  return (
    <g opacity=".65" {...ARIA_HIDDEN}>
      <FigureDrawn
        kind={considered.do === 'deploy' ? 'patrol' : 'stronghold'}
        colour={at(scene.seats, me).colour}
        x={corner.x + 34}
        y={corner.y + 34}
        size={48}
      />
    </g>
  );
};

/** What the choice that is pointed at would do on the map. */
export const Foreseen = ({ scene, considered }: ForeseenProps): ReactElement | undefined => {
  if (considered === undefined) return undefined;
  const figure = movedBy(scene);
  const goal = goalOf(scene, considered, undefined);
  if (figure !== undefined && goal !== undefined)
    return (
      <Sailed scene={scene} figure={figure} goal={goal} isUnknown={considered.do === 'explore'} />
    );
  return <Placed scene={scene} considered={considered} />;
};
