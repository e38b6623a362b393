import '../styles/board.css';
import { ExampleStrip, type ExampleStripProps, examplesDoor } from '@quarterdeck/board-kit';
import { Course, DARK_INK, Disc, darkSail, Ship } from '@quarterdeck/board-kit/drawings';
import { Crate } from '../pieces/goods.tsx';
import { type CardFace, MapCardDrawn } from '../pieces/map-card.tsx';
import { ORDER_SIGN, PLAIN_COAT } from '../pieces/orders.ts';
import { Faces } from '../pieces/printed-card.tsx';
import { TinyPiratesSprite } from '../signs/sprite.tsx';
import { Piece } from '../signs/symbol.ts';
import { TINYPIRATES_EXAMPLES_EN } from './en-examples.ts';

const Figure = (props: ExampleStripProps) => <ExampleStrip className="tinypirates" {...props} />;

const STOPS = ['hideOut', 'plunder', 'search', 'trade', 'attack'] as const;
const COSTS = [undefined, 0, 1, 2, 3] as const;

/** TE-056, TE-057 */
const WheelWay = () => (
  <Figure height={124}>
    <Course d="M52 56H388" />
    {STOPS.map((order, i) => ({ order, x: 46 + i * 82, cost: COSTS[i] })).map(
      ({ order, x, cost }) => (
        <g key={order}>
          <Disc cx={x} cy={54} r={30}>
            <Piece name={ORDER_SIGN[order]} x={x - 20} y={34} size={40} colours={PLAIN_COAT} />
          </Disc>
          {cost === undefined ? (
            <Piece name="pawn" x={x - 22} y={16} size={48} colours={darkSail('var(--seat-red)')} />
          ) : (
            Array.from({ length: cost }, (_, n) => x - cost * 9 + n * 18).map((left) => (
              <Piece
                key={left}
                name="deckhand"
                x={left - 4}
                y={90}
                size={28}
                colours={darkSail('var(--seat-red)')}
              />
            ))
          )}
        </g>
      ),
    )}
  </Figure>
);

const PLAIN: CardFace = {
  name: 'Sugar Bight',
  settlement: 0,
  market: 'sugarcane',
  cove: false,
  bury: 11,
  storm: false,
};
const STORMY: CardFace = {
  name: 'Maelstrom Deep',
  settlement: 0,
  market: null,
  cove: false,
  bury: 7,
  storm: true,
};

/** TE-091, TE-092 */
const Storm = () => (
  <Figure height={158}>
    <g transform="translate(14 6)">
      <MapCardDrawn {...PLAIN} isPort={false} isSearched owner={undefined} />
    </g>
    <g transform="translate(212 6)">
      <MapCardDrawn {...STORMY} isPort={false} isSearched owner={undefined} />
    </g>
    <Course d="M186 108H310" />
    <Ship colour="red" x={122} y={70} size={64} />
  </Figure>
);

const BEFORE = ['rum', 'coffee', 'sugarcane', 'gunpowder'] as const;
const AFTER = ['sugarcane', 'rum', 'coffee', 'gunpowder'] as const;

/** TE-116, TE-120 */
const Market = () => (
  <Figure height={104}>
    {[BEFORE, AFTER].map((row, side) => (
      <g key={row.join()} transform={`translate(${side * 226 + 12} 14)`}>
        {row.map((booty, spot) => (
          <g key={booty} transform={`translate(${spot * 44} 0)`}>
            <Crate booty={booty} x={0} y={0} size={38} />
            <text className="board-figure" x="19" y="68" fontSize="24" fill="var(--ink)">
              {spot + 2}
            </text>
          </g>
        ))}
      </g>
    ))}
    <Course d="M196 34H230" />
  </Figure>
);

/** TE-149 */
const Dice = () => (
  <Figure height={104}>
    <Faces faces={[6, 6]} x={24} y={24} size={56} />
    <Course d="M160 52H214" />
    {[232, 276, 320, 364].map((x) => (
      <Piece key={x} name="hit" x={x} y={30} size={42} colours={DARK_INK} />
    ))}
  </Figure>
);

/** TE-202, TE-205 */
const Bury = () => (
  <Figure height={158}>
    <g transform="translate(14 6)">
      <MapCardDrawn {...PLAIN} isPort={false} isSearched owner={undefined} />
    </g>
    <g transform="translate(212 6)">
      <MapCardDrawn {...PLAIN} isPort={false} isSearched owner="blue" />
    </g>
  </Figure>
);

export const Symbols = TinyPiratesSprite;

export const { WORDS, EXAMPLES } = examplesDoor('tinypirates', TINYPIRATES_EXAMPLES_EN, {
  wheel: [WheelWay, 'TE-056', 'TE-057'],
  storm: [Storm, 'TE-091', 'TE-092'],
  market: [Market, 'TE-116', 'TE-120'],
  dice: [Dice, 'TE-149'],
  bury: [Bury, 'TE-202', 'TE-205'],
});
