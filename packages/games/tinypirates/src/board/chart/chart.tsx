import { ARIA_HIDDEN, BoardPiece, Preview, useChartSize } from '@quarterdeck/board-kit';
import { Neatline } from '@quarterdeck/board-kit/drawings';
import { at } from '@quarterdeck/kernel';
import { lazy } from 'react';
import { mapCardAt, type SpaceId } from '../../index.ts';
import { columnOf, placeName, rowOf } from '../../words/names.ts';
import { tokenPiece } from '../../words/targets.ts';
import { MapCardDrawn, TokenBack } from '../pieces/map-card.tsx';
import { CARD, cornerOf, MARGIN, SHEET } from '../places/metrics.ts';
import { colourOf } from '../places/seat-colours.ts';
import type { TinypiratesBoardProps, TinypiratesScene, TinypiratesSceneProps } from '../scene.ts';
import { Buoys, Fleet } from './fleet.tsx';
import { CardMarks, ShipMarks } from './legal-marks.tsx';

/** Fetched when the first choice is pointed at. */
const Foreseen = lazy(async () => ({ default: (await import('./foreseen.lazy.tsx')).Foreseen }));

type CardProps = { readonly scene: TinypiratesScene; readonly space: SpaceId };

const CardInSea = ({ scene, space }: CardProps) => {
  const g = scene.view.state;
  const { searched, treasure } = at(g.sea, space);
  const { settlement, market, cove, bury, storm } = mapCardAt(g, space);
  const [x, y] = cornerOf(space);
  const isPort = Object.values(g.printed.ports).includes(space);
  return (
    <>
      <g transform={`translate(${x} ${y})`}>
        <MapCardDrawn
          name={placeName(g, space)}
          settlement={settlement}
          market={market}
          cove={cove}
          bury={bury}
          storm={storm}
          isPort={isPort}
          isSearched={searched}
          owner={treasure === null ? undefined : colourOf(scene, treasure)}
        />
      </g>
      {!searched && (
        <BoardPiece piece={tokenPiece(space)}>
          <TokenBack x={x + 19} y={y + 20} r={14} />
        </BoardPiece>
      )}
    </>
  );
};

const SIDES = [0, 1, 2, 3] as const;

/** The neatline, letters across and figures down. */
const Frame = () => (
  <g className="sea-frame">
    <Neatline
      x={MARGIN - 2}
      y={MARGIN - 2}
      width={SHEET.width - 2 * MARGIN + 4}
      height={SHEET.height - 2 * MARGIN + 4}
      thickness={7}
      bars={28}
    />
    {SIDES.map((i) => (
      <g key={i} className="coordinate">
        <text x={MARGIN + i * (CARD.width + CARD.gap) + CARD.width / 2} y="13">
          {'ABCD'[columnOf(i)]}
        </text>
        <text x="8" y={MARGIN + i * (CARD.height + CARD.gap) + CARD.height / 2 + 5}>
          {rowOf(i * 4) + 1}
        </text>
      </g>
    ))}
  </g>
);

const Cards = ({ scene }: TinypiratesSceneProps) => (
  <g {...ARIA_HIDDEN}>
    {scene.view.state.printed.spaces.map(({ space }) => (
      <CardInSea key={space} scene={scene} space={space} />
    ))}
  </g>
);

/** A drawing has no fieldset. */
const AS_MAP = { role: 'group' } as const;
const UNITS = { ...SHEET, tile: CARD.width, leastTile: 118 } as const;
/** On a phone the cards alone. */
const CLOSE = `${MARGIN - 2} ${MARGIN - 2} ${SHEET.width - 2 * MARGIN + 4} ${SHEET.height - 2 * MARGIN + 4}`;

/** The Sea: sixteen cards, and every ship on them. */
export const Chart = ({ scene, considered, small }: TinypiratesBoardProps) => {
  const { chart, isSmall, style } = useChartSize(UNITS, small);
  return (
    <svg
      ref={chart}
      className={isSmall ? 'board tinypirates small' : 'board tinypirates'}
      viewBox={isSmall ? CLOSE : `0 0 ${SHEET.width} ${SHEET.height}`}
      style={style}
      {...AS_MAP}
      aria-label={scene.words('tinypirates.map')}
    >
      <rect className="sheet" x=".7" y=".7" width={SHEET.width - 1.4} height={SHEET.height - 1.4} />
      <Cards scene={scene} />
      {!isSmall && <Frame />}
      <CardMarks scene={scene} />
      <Buoys scene={scene} />
      <Fleet scene={scene} />
      {considered !== undefined && (
        <Preview>
          <Foreseen scene={scene} considered={considered} />
        </Preview>
      )}
      <ShipMarks scene={scene} />
    </svg>
  );
};
