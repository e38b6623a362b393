import { examplesDoor } from '@quarterdeck/board-kit';
import '../styles/board.css';
import '../styles/plan.lazy.css';
import { DARK_INK, type SeatColour } from '@quarterdeck/board-kit/drawings';
import type { ReactNode } from 'react';
import { Island } from '../pieces/island.tsx';
import { FaceDown, FaceUp } from '../pieces/landmarks.tsx';
import { Paths } from '../pieces/paths.tsx';
import { bowOf, Chevron, Pawn, SailDrawn } from '../pieces/pieces.tsx';
import { Sea } from '../pieces/sea.tsx';
import { signsFor } from '../pieces/signs.ts';
import { arcAlong, type Berth, berthsIn, COURSE, onRing, sectorOf } from '../places/ring.ts';
import { DoubloonsSprite } from '../signs/sprite.tsx';
import { Piece } from '../signs/symbol.ts';
import { DOUBLOONS_EXAMPLES_EN } from './en-examples.ts';

const NORTH = sectorOf([315, 45]);
const EAST = sectorOf([45, 135]);
const SECTORS = [NORTH, EAST, sectorOf([135, 225]), sectorOf([225, 315])].map((sector) => ({
  ...sector,
  name: '',
}));

/** The north-east of the chart, made of the board's own drawings. */
const Waters = ({ children }: { readonly children: ReactNode }) => (
  <svg viewBox="330 10 640 460" aria-hidden="true">
    <g className="doubloons">
      <rect x="330" y="10" width="640" height="460" fill="var(--paper-2)" />
      <Sea sectors={SECTORS} />
      <Island kind="standard" />
      {children}
    </g>
  </svg>
);

type AtSeaProps = {
  readonly colour: SeatColour;
  readonly berth: Berth;
  readonly isClockwise: boolean;
  readonly isGhost?: boolean;
};

const AtSea = ({ colour, berth, isClockwise, isGhost = false }: AtSeaProps) => {
  const [x, y] = onRing(berth.angle, berth.radius);
  const { size } = berth;
  const isLeft = bowOf(berth, isClockwise) === 'left';
  return (
    <>
      <Chevron colour={colour} isGhost={isGhost} berth={berth} isClockwise={isClockwise} />
      <g transform={isLeft ? `translate(${2 * x} 0) scale(-1 1)` : undefined}>
        <SailDrawn
          colour={colour}
          isGhost={isGhost}
          x={x - size / 2}
          y={y - size / 2}
          size={size}
        />
      </g>
    </>
  );
};

const alone = (sector: typeof NORTH): Berth =>
  berthsIn(sector, 1)[0] ?? { angle: 0, radius: 0, size: 0 };

/** Near enough to be seen with the north. */
const EASTERN: Berth = { ...alone(EAST), angle: 74 };

const Way = ({ from, to }: { readonly from: number; readonly to: number }) => (
  <g className="plan-way" data-must="">
    <path className="plan-key" d={arcAlong(from, to, COURSE)} />
    <path className="plan-line" d={arcAlong(from, to, COURSE)} />
  </g>
);

/** DD-061, DD-062 */
const Sailing = () => (
  <Waters>
    <Way from={alone(NORTH).angle - 360} to={EASTERN.angle} />
    <AtSea colour="red" berth={alone(NORTH)} isClockwise />
    <AtSea colour="red" berth={EASTERN} isClockwise />
  </Waters>
);

/** DD-099, DD-100 */
const Firing = () => {
  const [near, far] = berthsIn(NORTH, 2);
  return (
    <Waters>
      {near !== undefined && <AtSea colour="green" berth={near} isClockwise={false} />}
      {far !== undefined && <AtSea colour="red" berth={far} isClockwise />}
      <AtSea colour="blue" berth={EASTERN} isClockwise={false} />
      <Piece name="forward" x={790} y={150} size={64} colours={DARK_INK} />
      <Piece name="broadside" x={500} y={130} size={64} colours={DARK_INK} />
    </Waters>
  );
};

/** DD-214, DD-219 */
const Sunk = () => (
  <Waters>
    <AtSea colour="yellow" berth={alone(NORTH)} isClockwise isGhost />
    <AtSea colour="purple" berth={EASTERN} isClockwise={false} />
  </Waters>
);

const STEPS = [
  [60, 120],
  [190, 80],
  [320, 110],
] as const;

/** DD-083, DD-084 */
const Landing = () => {
  const [from, here, next] = STEPS;
  return (
    <svg viewBox="0 0 420 180" aria-hidden="true">
      <rect width="420" height="180" fill="var(--land)" />
      <Paths
        paths={[
          { from, to: here, colour: 'blue' },
          { from: here, to: next, colour: 'blue' },
        ]}
      />
      <FaceUp x={from[0]} y={from[1]} colour="blue" signs={signsFor([{ op: 'gainHull', n: 2 }])} />
      <FaceUp
        x={here[0]}
        y={here[1]}
        colour="blue"
        signs={signsFor([{ op: 'gainCrew' }, { op: 'gainHull' }])}
      />
      <FaceDown x={next[0]} y={next[1]} colour="blue" />
      <Pawn colour="red" x={here[0] + 46} y={here[1] + 22} size={60} />
      <Pawn colour="green" x={from[0] + 46} y={from[1] + 22} size={52} />
    </svg>
  );
};

export const Symbols = DoubloonsSprite;

export const { WORDS, EXAMPLES } = examplesDoor('doubloons', DOUBLOONS_EXAMPLES_EN, {
  sailing: [Sailing, 'DD-061', 'DD-345'],
  landing: [Landing, 'DD-083', 'DD-084'],
  firing: [Firing, 'DD-099', 'DD-100'],
  sunk: [Sunk, 'DD-214', 'DD-219'],
});
