import { boardOf, type Kinds, type Location } from '@quarterdeck/doubloons';
import type { ReactElement, ReactNode } from 'react';
import { Glow } from '../../table/board/glow.tsx';
import { BoardSpace } from '../../table/board/space.tsx';
import { useIsAsked } from '../../table/board/touchable.tsx';
import type { SceneProps, Target } from '../../table/board-contract.ts';
import { mooredShips, sectorAt } from './places.ts';
import { anchorageOf, onRing, type Sector, sectorShape } from './ring.ts';
import { locationTarget, regionTarget, shipTarget, startTarget } from './targets.ts';

type PlaceProps = { readonly target: Target; readonly shape: ReactNode };

/** A place one may point at: its outline takes the hand, the glow and the focus. */
const Place = ({ target, shape }: PlaceProps): ReactElement => (
  <BoardSpace target={target}>
    <g className="touch-part">{shape}</g>
    <Glow target={target}>{shape}</Glow>
    <g className="focus-frame">
      {shape}
      <g className="focus-line">{shape}</g>
    </g>
  </BoardSpace>
);

/** Where a ship would begin: a chevron each way. */
const Start = ({
  target,
  sector,
  isClockwise,
}: {
  readonly target: Target;
  readonly sector: Sector;
  readonly isClockwise: boolean;
}) => {
  const isAsked = useIsAsked(target);
  if (!isAsked) return undefined;
  const angle = anchorageOf(sector) + (isClockwise ? 7 : -7);
  const [x, y] = onRing(angle, 414);
  return (
    <Place
      target={target}
      shape={
        <path
          transform={`translate(${x} ${y}) rotate(${angle + (isClockwise ? 90 : -90)})`}
          d="M0-38L38 30H-38Z"
        />
      }
    />
  );
};

export const RegionMarks = ({ scene }: SceneProps<Kinds>): ReactElement => {
  const g = scene.view.state;
  return (
    <>
      {boardOf(g).regions.map(({ id }) => (
        <Place
          key={id}
          target={regionTarget(id)}
          shape={<path d={sectorShape(sectorAt(g, id), 8)} />}
        />
      ))}
      {boardOf(g).regions.flatMap(({ id }) =>
        (['cw', 'ccw'] as const).map((facing) => (
          <Start
            key={`${id} ${facing}`}
            target={startTarget(id, facing)}
            sector={sectorAt(g, id)}
            isClockwise={facing === 'cw'}
          />
        )),
      )}
    </>
  );
};

const LocationMark = ({ place: { id, x, y } }: { readonly place: Location }): ReactElement => (
  <Place target={locationTarget(id)} shape={<circle cx={x} cy={y} r="37" />} />
);

export const LocationMarks = ({ scene }: SceneProps<Kinds>): ReactElement => (
  <>
    {boardOf(scene.view.state).locations.map((place) => (
      <LocationMark key={place.id} place={place} />
    ))}
  </>
);

export const ShipMarks = ({ scene }: SceneProps<Kinds>): ReactElement => (
  <>
    {mooredShips(scene.view.state, scene.me).map(({ ship, x, y, size }) => (
      <Place
        key={ship.ship}
        target={shipTarget(ship.ship)}
        shape={<circle cx={x} cy={y} r={size * 0.56} />}
      />
    ))}
  </>
);
