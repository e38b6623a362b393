import {
  BoardSpace,
  Glow,
  PlaceChip,
  type Target,
  useBoard,
  useIsAsked,
} from '@quarterdeck/board-kit';
import { idsOf } from '@quarterdeck/kernel';
import type { ReactElement, ReactNode } from 'react';
import {
  type Ahoy,
  type Cell,
  cellOf,
  type FigureId,
  islandOf,
  type RegionId,
  regionsOf,
} from '../../index.ts';
import { cellOfTarget, cellTarget, figureTarget, wealthTarget } from '../../words/targets.ts';
import { SPACE } from '../places/metrics.ts';
import { cornerOf, mooringOf } from '../places/places.ts';
import type { AhoyScene } from '../scene.ts';

const inset = (cell: Cell, by: number) => {
  const { x, y } = cornerOf(cell);
  return { x: x + by, y: y + by, width: SPACE - 2 * by, height: SPACE - 2 * by };
};

/** A space of the map, or a cell beyond it that may be explored. */
const SpaceMark = ({ cell }: { readonly cell: Cell }) => {
  const target = cellTarget(cell);
  return (
    <BoardSpace target={target} chip="none">
      <rect {...inset(cell, 0)} fill="transparent" />
      <Glow target={target}>
        <rect {...inset(cell, 6)} rx="8" />
      </Glow>
      <g className="focus-frame">
        <rect {...inset(cell, 6)} rx="5" />
        <rect {...inset(cell, 6)} rx="5" />
      </g>
    </BoardSpace>
  );
};

type CellsProps = { readonly cells: readonly Cell[] };

/** Every space, and what is asked about beyond the edge. */
const useMarked = (cells: readonly Cell[]): readonly Cell[] => {
  const { question } = useBoard();
  const known = new Set(cells.map(cellTarget));
  const beyond = new Set(
    [...(question?.offers ?? []), ...(question?.denied ?? [])]
      .flatMap(({ targets }) => targets)
      .filter((target) => !known.has(target)),
  );
  return [...cells, ...[...beyond].flatMap(cellOfTarget)];
};

export const SpaceMarks = ({ cells }: CellsProps) => (
  <>
    {useMarked(cells).map((cell) => (
      <SpaceMark key={cellTarget(cell)} cell={cell} />
    ))}
  </>
);

/** The figures of spaces, above the ships that lie there. */
export const SpaceChips = ({ cells }: CellsProps) => (
  <>
    {useMarked(cells).map((cell) => (
      <g key={cellTarget(cell)} pointerEvents="none">
        <rect {...inset(cell, 0)} fill="none" />
        <PlaceChip target={cellTarget(cell)} corner="bottom" />
      </g>
    ))}
  </>
);

type PartProps = { readonly target: Target; readonly children: ReactNode };

/** A piece on the map that is asked about. */
const Part = ({ target, children }: PartProps): ReactElement | undefined =>
  useIsAsked(target) ? (
    <BoardSpace target={target}>
      <g className="touch-part">{children}</g>
      <Glow target={target}>{children}</Glow>
    </BoardSpace>
  ) : undefined;

const FigureMark = ({
  scene,
  figure,
}: {
  readonly scene: AhoyScene;
  readonly figure: FigureId;
}): ReactElement | undefined => {
  const moored = mooringOf(scene.view.state, figure, scene.me);
  return (
    moored && (
      <Part target={figureTarget(figure)}>
        <circle
          cx={moored.x + moored.size / 2}
          cy={moored.y + moored.size / 2}
          r={moored.size / 2 + 2}
        />
      </Part>
    )
  );
};

/** Figures that are asked about, one by one. */
export const FigureMarks = ({ scene }: { readonly scene: AhoyScene }) => (
  <>
    {idsOf<FigureId>(scene.view.state.figures).map((figure) => (
      <FigureMark key={figure} scene={scene} figure={figure} />
    ))}
  </>
);

const WealthMark = ({ g, region }: { readonly g: Ahoy; readonly region: RegionId }) => {
  const { x, y } = cornerOf(cellOf(g, islandOf(g, region)));
  return (
    <Part target={wealthTarget(region)}>
      <rect x={x + 2} y={y + 2} width="36" height="36" rx="8" />
    </Part>
  );
};

export const WealthMarks = ({ g }: { readonly g: Ahoy }) => (
  <>
    {regionsOf(g).map((region) => (
      <WealthMark key={region} g={g} region={region} />
    ))}
  </>
);
