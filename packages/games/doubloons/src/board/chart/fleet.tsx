import { ARIA_HIDDEN, BoardPiece, Hull, type Target } from '@quarterdeck/board-kit';
import type { Point } from '@quarterdeck/board-kit/drawings';
import { at } from '@quarterdeck/kernel';
import { boardOf, isGhost, type RegionId } from '../../index.ts';
import { buoy, shipPiece } from '../../words/targets.ts';
import { bowOf, Chevron, SailDrawn } from '../pieces/pieces.tsx';
import { numbered, RelicDisc } from '../pieces/relics.tsx';
import { berthOf, borderOf, type Moored, mooredShips, sectorAt } from '../places/places.ts';
import { onRing } from '../places/ring.ts';
import { colourOf } from '../places/seat-colours.ts';
import type { DoubloonsScene, DoubloonsSceneProps } from '../scene.ts';

type ShipProps = { readonly scene: DoubloonsScene; readonly moored: Moored };

const ShipDrawn = ({ scene, moored }: ShipProps) => {
  const { ship, x, y, size } = moored;
  const isClockwise = ship.facing === 'cw';
  const colours = { colour: colourOf(scene, ship), isGhost: isGhost(ship) };
  const corner = { x: x - size / 2, y: y - size / 2, size };
  return (
    <>
      <Chevron {...colours} berth={moored} isClockwise={isClockwise} />
      <BoardPiece piece={shipPiece(ship.ship)}>
        {/* How it lies is a rule here: where it comes to rest it is drawn anew. */}
        <Hull key={`${ship.region} ${ship.facing}`} {...corner} bow={bowOf(moored, isClockwise)}>
          <SailDrawn {...colours} {...corner} />
        </Hull>
      </BoardPiece>
    </>
  );
};

/** Shells lie at the seaward edge of their region. */
const Shells = ({ scene }: DoubloonsSceneProps) => {
  const g = scene.view.state;
  return (
    <>
      {boardOf(g).regions.flatMap(({ id }) =>
        numbered(at(g.regions, id).shells).map(({ thing, i, key }) => {
          const { from, span } = sectorAt(g, id);
          const [x, y] = onRing(from + span * 0.76 - i * 7, 376);
          return <RelicDisc key={key} relic={thing} x={x} y={y} />;
        }),
      )}
    </>
  );
};

/** Every ship at sea. Words for them are said by their marks. */
export const Fleet = ({ scene }: DoubloonsSceneProps) => (
  <g className="fleet-drawn" {...ARIA_HIDDEN}>
    <Shells scene={scene} />
    {mooredShips(scene.view.state, scene.me).map((moored) => (
      <ShipDrawn key={moored.ship.ship} scene={scene} moored={moored} />
    ))}
  </g>
);

const Buoy = ({ target, at: [x, y] }: { readonly target: Target; readonly at: Point }) => (
  <circle data-piece={target} cx={x} cy={y} r="1" fill="none" />
);

/** Nothing is seen there, but ships sail by it: a straight course would cross the island. */
export const Buoys = ({ scene }: DoubloonsSceneProps) => {
  const g = scene.view.state;
  return (
    <g {...ARIA_HIDDEN}>
      {boardOf(g).regions.map(({ id }: { readonly id: RegionId }) => (
        <g key={id}>
          <Buoy target={buoy(id, 'berth')} at={berthOf(g, id)} />
          <Buoy target={buoy(id, 'cw')} at={borderOf(g, id, 'cw')} />
          <Buoy target={buoy(id, 'ccw')} at={borderOf(g, id, 'ccw')} />
        </g>
      ))}
    </g>
  );
};
