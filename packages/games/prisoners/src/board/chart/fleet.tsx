import { ARIA_HIDDEN, BoardPiece, Hull } from '@quarterdeck/board-kit';
import { inked } from '@quarterdeck/board-kit/drawings';
import { at, unreachable } from '@quarterdeck/kernel';
import type { ReactElement } from 'react';
import type { Destination, HexId, Ship } from '../../index.ts';
import { controllerOf, type Known, knownOf, territoryDefense } from '../../words/known.ts';
import { territoryName } from '../../words/names.ts';
import { destinationPiece, shipPiece } from '../../words/targets.ts';
import {
  Frigate,
  GlimpseDrawn,
  HiddenDrawn,
  Pennon,
  SHIP,
  TERRITORY_SIGN,
  TerritoryDrawn,
  WildDrawn,
} from '../pieces/pieces.tsx';
import { BOARD, centreOf, hexPath, type Spot } from '../places/hexes.ts';
import { cellOf, spotOf } from '../places/places.ts';
import type { PrisonersScene, PrisonersSceneProps } from '../scene.ts';
import type { PrisonersSymbol } from '../signs/symbol.ts';

const WEST_END = centreOf({ col: 0, row: 0 }).x;
const EAST_END = centreOf({ col: BOARD.columns - 1, row: 0 }).x;

/** Which way a name goes from an island in the first or the last column. */
const inlandFrom = (x: number): 'west' | 'east' | undefined => {
  if (x <= WEST_END) return 'east';
  return x >= EAST_END ? 'west' : undefined;
};

/** What lies on a hex once it is flipped; motions turn it up as well. */
export const FaceDrawn = ({
  scene,
  known,
  x,
  y,
}: Spot & { readonly scene: PrisonersScene; readonly known: Known }) => {
  const g = scene.view.state;
  if (known.kind === 'hidden') return <HiddenDrawn x={x} y={y} />;
  if (known.kind !== 'territory') return <WildDrawn x={x} y={y} kind={known.kind} />;
  const { territory } = known;
  const controller = controllerOf(g, territory);
  return (
    <TerritoryDrawn
      x={x}
      y={y}
      name={territoryName(g, territory)}
      sign={TERRITORY_SIGN[territory]}
      owner={controller === null ? undefined : at(scene.seats, controller).colour}
      defense={territoryDefense(g, controller)}
      inland={inlandFrom(x)}
    />
  );
};

/** The sign of what the viewer has seen of a destination that is still face down. */
const glimpsed = (known: Known): PrisonersSymbol | undefined => {
  switch (known.kind) {
    case 'hidden':
      return undefined;
    case 'territory':
      return TERRITORY_SIGN[known.territory];
    case 'privateer':
      return 'ship-frigate';
    case 'shark':
    case 'squid':
      return known.kind;
    default:
      return unreachable(known);
  }
};

type DestinationProps = { readonly scene: PrisonersScene; readonly destination: Destination };

const DestinationOnChart = ({ scene, destination }: DestinationProps) => {
  const { x, y } = spotOf(scene.view.state, destination.hex);
  const known = knownOf(destination);
  const sign = destination.explored ? undefined : glimpsed(known);
  return (
    <BoardPiece piece={destinationPiece(destination.hex)}>
      {sign === undefined ? (
        <FaceDrawn scene={scene} known={known} x={x} y={y} />
      ) : (
        <GlimpseDrawn x={x} y={y} sign={sign} />
      )}
    </BoardPiece>
  );
};

/** How far the drawing of a ship reaches, so that motions take the middle of its hex for its own. */
const REACH = 54;

type ShipProps = { readonly scene: PrisonersScene; readonly ship: Ship; readonly hex: HexId };

const ShipOnChart = ({ scene, ship, hex }: ShipProps) => {
  const { x, y } = spotOf(scene.view.state, hex);
  const isSpent = ship.idle && ship.seat === scene.view.state.turn.seat;
  return (
    <BoardPiece piece={shipPiece(ship.ship)}>
      <rect x={x - REACH} y={y - REACH} width={2 * REACH} height={2 * REACH} fill="none" />
      <g className={isSpent ? 'ship-at-sea idle' : 'ship-at-sea'}>
        <Hull x={x - SHIP / 2} y={y - SHIP / 2 - 4} size={SHIP}>
          <Frigate x={x} y={y} colour={at(scene.seats, ship.seat).colour} />
        </Hull>
        <Pennon x={x} y={y} level={ship.level} />
      </g>
    </BoardPiece>
  );
};

/** Both hexes of a battle wear a frame of bone and ink: the choice is a card, not a place. */
export const BattleFrames = ({ scene }: PrisonersSceneProps): ReactElement | undefined => {
  const g = scene.view.state;
  if (g.engagement === null) return undefined;
  const { attacker, target } = g.engagement;
  const { hex } = at(g.ships, attacker);
  return (
    <g className="battle-frames" strokeLinejoin="round">
      {[hex, target].map((one) => {
        if (one === null) return undefined;
        const d = hexPath(cellOf(g, one), 41);
        return (
          <g key={one}>
            <path d={d} fill="var(--bone)" fillOpacity=".55" {...inked(8, 'var(--paper)')} />
            <path d={d} fill="none" {...inked(3, 'var(--ink)')} />
          </g>
        );
      })}
    </g>
  );
};

/** The southern of two neighbours lies over the northern one's keel, not under it with its level hidden. */
const northernFirst = (g: PrisonersScene['view']['state']) =>
  g.ships
    .flatMap((ship) => (ship.hex === null ? [] : [{ ship, hex: ship.hex }]))
    .sort((a, b) => spotOf(g, a.hex).y - spotOf(g, b.hex).y);

/** Everything that stands on the ocean. Words for it are said by the hexes. */
export const Fleet = ({ scene }: PrisonersSceneProps) => {
  const g = scene.view.state;
  const afloat = northernFirst(g);
  return (
    <g className="fleet-drawn" {...ARIA_HIDDEN}>
      {g.destinations.map((destination) => (
        <DestinationOnChart key={destination.hex} scene={scene} destination={destination} />
      ))}
      {afloat.map(({ ship, hex }) => (
        <ShipOnChart key={ship.ship} scene={scene} ship={ship} hex={hex} />
      ))}
    </g>
  );
};
