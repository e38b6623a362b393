import {
  type Ahoy,
  allSpaces,
  cellOf,
  controlOf,
  type FigureId,
  isLoaded,
  islandOf,
  type Kinds,
  type RegionId,
  regionsOf,
  type SpaceId,
} from '@quarterdeck/ahoy';
import { at, type Seat } from '@quarterdeck/kernel';
import type { ReactElement } from 'react';
import { Die } from '../../drawings/dice.tsx';
import { seatFill, seatInk, type Tincture } from '../../drawings/tinctures.ts';
import { BoardPiece } from '../../table/board/space.tsx';
import { UNHEARD } from '../../table/board/unheard.ts';
import type { Scene } from '../../table/board-contract.ts';
import { pips } from './faces.ts';
import { Comrades, CountDisc, FigureDrawn } from './figures.tsx';
import type { Spot } from './metrics.ts';
import { cornerOf, type Moored, STACK, standing } from './places.ts';
import { figurePiece } from './targets.ts';

/** The seat that plays a side of the struggle for control. */
export const seatOfPower = (g: Ahoy, power: 'bluefin' | 'mollusk'): Seat | undefined =>
  g.mats.find(({ faction }) => faction === power)?.seat;

export const tinctureOfPower = (
  { view: { state: g }, seats }: Scene<Kinds>,
  power: 'bluefin' | 'mollusk' | null,
): Tincture | undefined => {
  const seat = power === null ? undefined : seatOfPower(g, power);
  return seat === undefined ? undefined : at(seats, seat).tincture;
};

type AtProps = { readonly scene: Scene<Kinds>; readonly corner: Spot };

const Figures = ({
  scene,
  corner,
  moored,
}: AtProps & { readonly moored: readonly Moored[] }): ReactElement => {
  const g = scene.view.state;
  return (
    <>
      {moored.toReversed().map(({ figure, x, y, size }) => {
        const { seat, kind } = at(g.figures, figure);
        return (
          <BoardPiece key={figure} piece={figurePiece(figure)}>
            <FigureDrawn
              kind={kind}
              tincture={at(scene.seats, seat).tincture}
              x={corner.x + x}
              y={corner.y + y}
              size={size}
              isLoaded={kind !== 'patrol' && kind !== 'stronghold' && isLoaded(g, figure)}
            />
          </BoardPiece>
        );
      })}
    </>
  );
};

const Count = ({
  corner,
  moored,
}: Pick<AtProps, 'corner'> & { readonly moored: readonly Moored[] }): ReactElement | undefined => {
  const [first] = moored;
  if (first === undefined || moored.length < STACK) return undefined;
  const { x, y, size } = first;
  return (
    <CountDisc count={moored.length} x={corner.x + x + size - 8} y={corner.y + y + size - 6} />
  );
};

const Standing = ({
  scene,
  space,
}: {
  readonly scene: Scene<Kinds>;
  readonly space: SpaceId;
}): ReactElement => {
  const g = scene.view.state;
  const corner = cornerOf(cellOf(g, space));
  const { ships, patrols, strongholds } = standing(g, space, scene.me);
  return (
    <>
      <Figures scene={scene} corner={corner} moored={strongholds} />
      <Figures scene={scene} corner={corner} moored={ships} />
      <Figures scene={scene} corner={corner} moored={patrols} />
      <Count corner={corner} moored={patrols} />
    </>
  );
};

type IslandProps = { readonly scene: Scene<Kinds>; readonly region: RegionId };

/** The wealth die in the colour of whoever controls the region, and the Comrades. */
const OnIsland = ({ scene, region }: IslandProps): ReactElement => {
  const g = scene.view.state;
  const { wealth, comrades } = at(g.regions, region);
  const corner = cornerOf(cellOf(g, islandOf(g, region)));
  const held = tinctureOfPower(scene, controlOf(g, region).power);
  return (
    <>
      <BoardPiece piece={`wealth-die/${region}`}>
        <Die
          x={corner.x + 5}
          y={corner.y + 5}
          size={32}
          value={pips(wealth)}
          fill={held === undefined ? 'var(--bone)' : seatFill(held)}
          pip={held === undefined ? '#12283b' : seatInk(held)}
        />
      </BoardPiece>
      {comrades > 0 && <Comrades count={comrades} x={corner.x + 4} y={corner.y + 88} />}
    </>
  );
};

/** Everything that stands on the map. Words for it are said by the spaces. */
export const Fleet = ({ scene }: { readonly scene: Scene<Kinds> }): ReactElement => {
  const g = scene.view.state;
  const manned = new Set(g.figures.map(({ space }) => space));
  return (
    <g className="fleet-drawn" {...UNHEARD}>
      {regionsOf(g).map((region) => (
        <OnIsland key={region} scene={scene} region={region} />
      ))}
      {allSpaces(g)
        .filter((space) => manned.has(space))
        .map((space) => (
          <Standing key={space} scene={scene} space={space} />
        ))}
    </g>
  );
};

type GhostProps = Spot & { readonly scene: Scene<Kinds>; readonly figure: FigureId };

/** A figure where it would go. */
export const GhostFigure = ({ scene, figure, x, y }: GhostProps): ReactElement => {
  const { seat, kind } = at(scene.view.state.figures, figure);
  return (
    <g opacity=".6" {...UNHEARD}>
      <FigureDrawn
        kind={kind}
        tincture={at(scene.seats, seat).tincture}
        x={x + 18}
        y={y + 18}
        size={kind === 'patrol' ? 44 : 76}
      />
    </g>
  );
};
