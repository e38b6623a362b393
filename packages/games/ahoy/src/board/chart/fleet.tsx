import { ARIA_HIDDEN, BoardPiece, Hull } from '@quarterdeck/board-kit';
import { Die, type SeatColour, seatFill, seatInk } from '@quarterdeck/board-kit/drawings';
import { at } from '@quarterdeck/kernel';
import {
  allSpaces,
  cellOf,
  controlOf,
  isLoaded,
  islandOf,
  type RegionId,
  regionsOf,
  type SpaceId,
} from '../../index.ts';
import { figurePiece } from '../../words/targets.ts';
import { seatOfPower } from '../../words/viewing.ts';
import { pips } from '../pieces/faces.ts';
import { Comrades, CountDisc, FigureDrawn } from '../pieces/figures.tsx';
import { SHELLS, WEALTH_DIE } from '../places/berths.ts';
import { cornerOf, type Moored, STACK, standing } from '../places/places.ts';
import type { AhoyScene } from '../scene.ts';

export const colourOfPower = (
  { view: { state: g }, seats }: AhoyScene,
  power: 'bluefin' | 'mollusk' | null,
): SeatColour | undefined => {
  const seat = power === null ? undefined : seatOfPower(g, power);
  return seat === undefined ? undefined : at(seats, seat).colour;
};

type FigureProps = Moored & { readonly scene: AhoyScene };

const FigureOnMap = ({ scene, figure, x, y, size }: FigureProps) => {
  const g = scene.view.state;
  const { seat, kind } = at(g.figures, figure);
  const drawn = (
    <FigureDrawn
      kind={kind}
      colour={at(scene.seats, seat).colour}
      x={x}
      y={y}
      size={size}
      isLoaded={kind !== 'patrol' && kind !== 'stronghold' && isLoaded(g, figure)}
    />
  );
  return (
    <BoardPiece piece={figurePiece(figure)}>
      {kind === 'stronghold' ? (
        drawn
      ) : (
        <Hull x={x} y={y} size={size}>
          {drawn}
        </Hull>
      )}
    </BoardPiece>
  );
};

/** The figures in a space, those behind first, and the first of its Patrols if they are a stack. */
const mooredIn = ({ view: { state: g }, me }: AhoyScene, space: SpaceId) => {
  const corner = cornerOf(cellOf(g, space));
  const { ships, patrols, strongholds } = standing(g, space, me);
  const onChart = (moored: readonly Moored[]): Moored[] =>
    moored.map(({ figure, x, y, size }) => ({ figure, x: corner.x + x, y: corner.y + y, size }));
  return {
    figures: [strongholds, ships, patrols].flatMap((moored) => onChart(moored).toReversed()),
    stack: patrols.length < STACK ? [] : onChart(patrols.slice(0, 1)),
    count: patrols.length,
  };
};

type IslandProps = { readonly scene: AhoyScene; readonly region: RegionId };

/** The wealth die in the colour of whoever controls the region, and the Comrades. */
const OnIsland = ({ scene, region }: IslandProps) => {
  const g = scene.view.state;
  const { wealth, comrades } = at(g.regions, region);
  const corner = cornerOf(cellOf(g, islandOf(g, region)));
  const held = colourOfPower(scene, controlOf(g, region).power);
  return (
    <>
      <BoardPiece piece={`wealth-die/${region}`}>
        <Die
          x={corner.x + WEALTH_DIE.x}
          y={corner.y + WEALTH_DIE.y}
          size={WEALTH_DIE.size}
          value={pips(wealth)}
          fill={held === undefined ? 'var(--bone)' : seatFill(held)}
          pip={held === undefined ? '#12283b' : seatInk(held)}
        />
      </BoardPiece>
      {comrades > 0 && (
        <Comrades count={comrades} x={corner.x + SHELLS.x} y={corner.y + SHELLS.y} />
      )}
    </>
  );
};

/** Everything that stands on the map. Words for it are said by the spaces. */
export const Fleet = ({ scene }: { readonly scene: AhoyScene }) => {
  const g = scene.view.state;
  const manned = new Set(g.figures.map(({ space }) => space));
  const moored = allSpaces(g)
    .filter((space) => manned.has(space))
    .map((space) => mooredIn(scene, space));
  // All figures are one list: a ship that goes to another space stays the same hull, as it came.
  return (
    <g className="fleet-drawn" {...ARIA_HIDDEN}>
      {regionsOf(g).map((region) => (
        <OnIsland key={region} scene={scene} region={region} />
      ))}
      {moored
        .flatMap(({ figures }) => figures)
        .map((one) => (
          <FigureOnMap key={one.figure} scene={scene} {...one} />
        ))}
      {moored.flatMap(({ stack, count }) =>
        stack.map(({ figure, x, y, size }) => (
          <CountDisc key={figure} count={count} x={x + size - 8} y={y + size - 6} />
        )),
      )}
    </g>
  );
};
