import { ARIA_HIDDEN, BoardPiece, Hull } from '@quarterdeck/board-kit';
import { Ship } from '@quarterdeck/board-kit/drawings';
import type { ReactElement } from 'react';
import { pirateOf } from '../../index.ts';
import { buoy, coveBuoy } from '../../words/targets.ts';
import { Cargo, cargoOf, MerchantShip, NavyShip } from '../pieces/ships.tsx';
import { ANCHORAGE, COVE, cornerOf } from '../places/metrics.ts';
import { type Moored, mooredShips } from '../places/places.ts';
import { colourOf } from '../places/seat-colours.ts';
import type { TinypiratesScene, TinypiratesSceneProps } from '../scene.ts';

type ShipProps = { readonly scene: TinypiratesScene; readonly moored: Moored };

const Sails = ({ scene, moored: { vessel, x, y, size } }: ShipProps) => {
  if (vessel.kind === 'merchant')
    return <MerchantShip merchant={vessel.merchant} x={x} y={y} size={size} />;
  if (vessel.kind === 'navy') return <NavyShip x={x} y={y} size={size} />;
  return (
    <Ship colour={colourOf(scene, vessel.pirate)} x={x - size / 2} y={y - size / 2} size={size} />
  );
};

const Hold = ({ scene, moored: { vessel, x, y, size } }: ShipProps): ReactElement | undefined => {
  if (vessel.kind === 'navy') return undefined;
  const crates =
    vessel.kind === 'merchant'
      ? [vessel.crate ?? undefined]
      : cargoOf(pirateOf(scene.view.state, vessel.pirate).hold);
  return <Cargo crates={crates} x={x} y={y} size={size} />;
};

const ShipAtSea = ({ scene, moored }: ShipProps) => {
  const { x, y, size, piece } = moored;
  return (
    <BoardPiece piece={piece}>
      <Hull x={x - size / 2} y={y - size / 2} size={size}>
        <Sails scene={scene} moored={moored} />
      </Hull>
      <Hold scene={scene} moored={moored} />
    </BoardPiece>
  );
};

/** Every ship at sea. Words for them are said by the cards they lie on. */
export const Fleet = ({ scene }: TinypiratesSceneProps) => (
  <g className="fleet-drawn" {...ARIA_HIDDEN}>
    {mooredShips(scene.view.state, scene.me).map((moored) => (
      <ShipAtSea key={moored.piece} scene={scene} moored={moored} />
    ))}
  </g>
);

/** Nothing is seen there, but ships sail to it: where they will lie, not to the middle of a card. */
export const Buoys = ({ scene }: TinypiratesSceneProps) => (
  <g {...ARIA_HIDDEN}>
    {scene.view.state.printed.spaces.map(({ space }) => {
      const [x, y] = cornerOf(space);
      return (
        <g key={space} fill="none">
          <circle data-piece={buoy(space)} cx={x + ANCHORAGE[0]} cy={y + ANCHORAGE[1]} r="1" />
          <circle data-piece={coveBuoy(space)} cx={x + COVE[0]} cy={y + COVE[1]} r="1" />
        </g>
      );
    })}
  </g>
);
