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
  reachOf,
  terrainOf,
} from '../../index.ts';
import { FigureDrawn } from '../pieces/figures.tsx';
import { SPACE, type Spot } from '../places/metrics.ts';
import { cornerOf, mooringOf } from '../places/places.ts';
import type { AhoyScene } from '../scene.ts';
import { Piece } from '../signs/symbol.ts';

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

/** Where a die on this slot could bring the Flagship. */
const Reach = ({ scene, considered }: ForeseenProps): ReactElement | undefined => {
  const { me, view } = scene;
  if (me === undefined || considered === undefined) return undefined;
  if (considered.do !== 'place' || !('die' in considered)) return undefined;
  const spaces = reachOf(view.state, me, considered.slot, considered.value);
  return (
    <g className="reach" {...ARIA_HIDDEN}>
      {spaces.map((space) => {
        const { x, y } = cornerOf(cellOf(view.state, space));
        return (
          <rect
            key={space}
            x={x + 7}
            y={y + 7}
            width={SPACE - 14}
            height={SPACE - 14}
            rx="9"
            fill="var(--overprint)"
            fillOpacity=".12"
            stroke="var(--overprint)"
            strokeWidth="3.5"
            strokeDasharray="4 9"
            strokeLinecap="round"
          />
        );
      })}
    </g>
  );
};

/** AH-104, AH-157: Wreckage damages a Flagship, unless Crew spares it, and takes a Patrol. */
const isWrecking = ({ view }: AhoyScene, figure: FigureId, considered: Considered): boolean => {
  const { kind } = at(view.state.figures, figure);
  if ((kind !== 'flagship' && kind !== 'patrol') || !('space' in considered)) return false;
  return terrainOf(view.state, considered.space) === 'wreckage';
};

const Struck = ({ cell }: { readonly cell: Cell }) => {
  const { x, y } = cornerOf(cell);
  return (
    <g {...ARIA_HIDDEN}>
      <circle
        cx={x + SPACE - 26}
        cy={y + 26}
        r="21"
        fill="var(--paper)"
        stroke="#c0272d"
        strokeWidth="4"
      />
      <Piece name="damage" x={x + SPACE - 40} y={y + 12} size={28} />
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
      <>
        <Sailed scene={scene} figure={figure} goal={goal} isUnknown={considered.do === 'explore'} />
        {isWrecking(scene, figure, considered) && <Struck cell={goal} />}
      </>
    );
  return (
    <>
      <Reach scene={scene} considered={considered} />
      <Placed scene={scene} considered={considered} />
    </>
  );
};
