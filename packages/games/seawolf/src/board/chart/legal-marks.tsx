import {
  ARIA_HIDDEN,
  BoardSpace,
  Glow,
  PlaceChip,
  type Target,
  useBoard,
  useIsLegal,
  useLegal,
  useMark,
} from '@quarterdeck/board-kit';
import type { Seat } from '@quarterdeck/kernel';
import type { ReactElement, ReactNode } from 'react';
import { faceOf, type Seawolf, shipOf, type TileId } from '../../index.ts';
import { type Cost, costsFor } from '../../words/costs.ts';
import {
  actionTarget,
  cannonTarget,
  goodTarget,
  rumTarget,
  slotTarget,
  tileTarget,
} from '../../words/targets.ts';
import { CostPill } from '../pieces/cost-pill.tsx';
import { cannonStart, DISC, goodStart, slotStart, slotWidth, TILE } from '../places/metrics.ts';
import { cornerOf, kindOf, moorings, placeOf, type Spot, vesselsOn } from '../places/places.ts';
import type { SeawolfScene } from '../scene.ts';

/** Steps in which a whole tile is what one chooses. */
const TILE_STEPS: readonly string[] = [
  'setup/place-pirate',
  'setup/place-ship',
  'orders/choose',
  'orders/emergency',
  'battle/keep-peace',
  'captains/loot',
];

const FRAME = { x: 4, y: 4, width: TILE - 8, height: TILE - 8, rx: 6 } as const;

type TileMarkProps = { readonly g: Seawolf; readonly tile: TileId };

/** What may be chosen glows; what is only pointed at, from the log or by hand, gets a frame of ink. */
export const TileMark = ({ g, tile }: TileMarkProps): ReactElement | undefined => {
  const target = tileTarget(tile);
  const { question } = useBoard();
  const mark = useMark(target);
  const isLegal = useIsLegal(target);
  const { x, y } = cornerOf(placeOf(g, tile));
  const isOffered = isLegal && TILE_STEPS.includes(question?.step ?? '');
  if (!isOffered && mark !== 'lit') return undefined;
  return (
    <g transform={`translate(${x} ${y})`}>
      {isOffered ? (
        <>
          <Glow target={target}>
            <rect {...FRAME} />
          </Glow>
          <PlaceChip target={target} corner="over" />
        </>
      ) : (
        <g className="pointed-at">
          <rect {...FRAME} />
          <rect {...FRAME} />
        </g>
      )}
    </g>
  );
};

/** Lower left, unless a ship lies there or would come there. */
const pillSpot = (g: Seawolf, tile: TileId, me: Seat, isChosen: boolean): Spot => {
  const kind = kindOf(g, tile);
  const here = vesselsOn(g, tile, me);
  const all = isChosen && !here.includes(me) ? [me, ...here] : here;
  const isTaken = moorings(kind, all, me).some(({ x }) => x < 50);
  if (!isTaken) return { x: 44, y: 106 };
  return kind === 'port' ? { x: 132, y: 24 } : { x: 44, y: 54 };
};

type PillProps = {
  readonly scene: SeawolfScene;
  readonly me: Seat;
  readonly tile: TileId;
  readonly cost: Cost;
};

const Pill = ({ scene, me, tile, cost }: PillProps) => {
  const g = scene.view.state;
  const mark = useMark(tileTarget(tile));
  const corner = cornerOf(placeOf(g, tile));
  const spot = pillSpot(g, tile, me, mark === 'lit' || mark === 'chosen');
  return (
    <CostPill
      x={corner.x + spot.x}
      y={corner.y + spot.y}
      rum={cost.rum}
      isTooDear={cost.isTooDear}
      free={scene.words('seawolf.free')}
    />
  );
};

/** What each step would cost, while an order is asked for. */
export const CostPills = ({
  scene,
}: {
  readonly scene: SeawolfScene;
}): ReactElement | undefined => {
  const { question } = useBoard();
  const legal = useLegal();
  const { me, view } = scene;
  if (me === undefined || question?.step !== 'orders/choose') return undefined;
  const costs = [...costsFor(view.state, me)].filter(([tile]) => legal.has(tileTarget(tile)));
  return (
    <g className="pills" {...ARIA_HIDDEN}>
      {costs.map(([tile, cost]) => (
        <Pill key={tile} scene={scene} me={me} tile={tile} cost={cost} />
      ))}
    </g>
  );
};

type PartProps = {
  readonly target: Target;
  /** What grows with the small board grows under it, too. */
  readonly className?: string;
  readonly children: ReactNode;
};

/** A part of a tile that is asked about: a good, a slot, the disc. */
const TilePart = ({ target, className, children }: PartProps): ReactElement | undefined => {
  const { question } = useBoard();
  const isAsked = [...(question?.offers ?? []), ...(question?.denied ?? [])].some(({ targets }) =>
    targets.includes(target),
  );
  if (!isAsked) return undefined;
  return (
    <g className={className}>
      <BoardSpace target={target}>
        <g className="touch-part">{children}</g>
        <Glow target={target}>{children}</Glow>
      </BoardSpace>
    </g>
  );
};

/** The parts of the tile where the captain who is asked stands. */
export const TileParts = ({
  scene,
}: {
  readonly scene: SeawolfScene;
}): ReactElement | undefined => {
  const { view, me } = scene;
  const g = view.state;
  const tile = me === undefined ? null : shipOf(g, me).tile;
  if (tile === null) return undefined;
  const face = faceOf(g, tile);
  const { x, y } = cornerOf(placeOf(g, tile));
  return (
    <g transform={`translate(${x} ${y})`}>
      {face.kind === 'port' ? (
        <>
          <TilePart target={rumTarget(tile)} className="tile-rum">
            <rect x="12" y="36" width="48" height="28" rx="14" />
          </TilePart>
          {face.slots.map((_, slot) => (
            <TilePart key={slotTarget(tile, slot)} target={slotTarget(tile, slot)}>
              <rect
                x={slotStart(slot, face.slots.length)}
                y="131"
                width={slotWidth(face.slots.length) - 1.5}
                height="38"
                rx="4"
              />
            </TilePart>
          ))}
        </>
      ) : (
        <>
          {face.goods.map((good, i) => (
            <TilePart key={good} target={goodTarget(tile, good)} className="tile-goods">
              <rect x={goodStart(i) - 1} y="131" width="38" height="38" rx="4" />
            </TilePart>
          ))}
          <TilePart target={cannonTarget(tile)} className="tile-goods">
            <rect x={cannonStart(face.goods.length) - 1} y="131" width="38" height="38" rx="4" />
          </TilePart>
          <TilePart target={actionTarget(tile)} className="tile-action">
            <circle cx={DISC.cx} cy={DISC.cy} r={DISC.r + 1} />
          </TilePart>
        </>
      )}
    </g>
  );
};
