import '../styles/board.css';
import { ExampleStrip, examplesDoor } from '@quarterdeck/board-kit';
import { Course, HitDie, inked } from '@quarterdeck/board-kit/drawings';
import { Frigate, Pennon, TERRITORY_SIGN, TerritoryDrawn, WildDrawn } from '../pieces/pieces.tsx';
import { hexPath, type Spot } from '../places/hexes.ts';
import { PrisonersSprite } from '../signs/sprite.tsx';
import { PRISONERS_EXAMPLES_EN } from './en-examples.ts';

const CELLS = [0, 1, 2, 3, 4, 5].flatMap((col) => [0, 1, 2].map((row) => ({ col, row })));

const Hexes = () => (
  <path className="hex-corners" d={CELLS.map((cell) => hexPath(cell)).join('')} />
);

const LeveledShip = ({
  x,
  y,
  colour,
  level,
}: Spot & { readonly colour: 'red' | 'green'; readonly level: number }) => (
  <>
    <Frigate x={x} y={y} colour={colour} />
    <Pennon x={x} y={y} level={level} />
  </>
);

const LevelCard = ({ x, level }: { readonly x: number; readonly level: number }) => (
  <>
    <rect x={x} y="22" width="74" height="98" rx="7" fill="#fbf8ef" {...inked(2.4)} />
    <text className="board-figure" x={x + 37} y="86" fontSize="44">
      {level}
    </text>
  </>
);

/** TP-076 */
const Coordinates = () => (
  <ExampleStrip height={142}>
    <LevelCard x={34} level={5} />
    <LevelCard x={122} level={9} />
    <Course d="M212 72H262" />
    <g transform="translate(282 14)">
      <path d={hexPath({ col: 0, row: 0 }, 52)} fill="var(--shoal)" {...inked(2.4)} />
      <text className="board-figure" x="58" y="74" fontSize="44">
        95
      </text>
    </g>
  </ExampleStrip>
);

/** TP-112, TP-114 */
const Blocked = () => (
  <ExampleStrip height={240}>
    <Hexes />
    <Course d="M58 134L124 96L190 58L256 96L322 134L322 180" />
    <WildDrawn x={190} y={134} kind="shark" />
    <LeveledShip x={256} y={172} colour="green" level={6} />
    <LeveledShip x={58} y={134} colour="red" level={5} />
  </ExampleStrip>
);

const FACES = ['hit', 'miss', 'hit', 'hit', 'miss'] as const;

/** TP-033, TP-034 */
const Privateer = () => (
  <ExampleStrip>
    <LeveledShip x={66} y={78} colour="red" level={5} />
    <WildDrawn x={358} y={78} kind="privateer" />
    {FACES.map((face, i) => ({ face, x: 118 + i * 39 })).map(({ face, x }) => (
      <HitDie key={x} x={x} y={58} size={34} face={face} />
    ))}
  </ExampleStrip>
);

/** TP-042, TP-043 */
const Territory = () => (
  <ExampleStrip>
    <TerritoryDrawn
      x={120}
      y={66}
      name="Lighthouse"
      sign={TERRITORY_SIGN.lighthouse}
      owner={undefined}
      defense={2}
    />
    <TerritoryDrawn
      x={300}
      y={66}
      name="Naval Academy"
      sign={TERRITORY_SIGN['naval-academy']}
      owner="green"
      defense={4}
    />
  </ExampleStrip>
);

const BERTHS = [62, 160, 258, 356] as const;

/** TP-281 */
const FleetVictory = () => (
  <ExampleStrip>
    {BERTHS.map((x) => (
      <LeveledShip key={x} x={x} y={80} colour="red" level={9} />
    ))}
  </ExampleStrip>
);

export const Symbols = PrisonersSprite;

export const { WORDS, EXAMPLES } = examplesDoor('prisoners', PRISONERS_EXAMPLES_EN, {
  coordinates: [Coordinates, 'TP-074', 'TP-076'],
  blocked: [Blocked, 'TP-112', 'TP-114'],
  privateer: [Privateer, 'TP-033', 'TP-034'],
  territory: [Territory, 'TP-042', 'TP-043'],
  fleet: [FleetVictory, 'TP-281'],
});
