import { ARIA_HIDDEN } from '@quarterdeck/board-kit';
import { DARK_INK, pen } from '@quarterdeck/board-kit/drawings';
import { Piece, type SeawolfSymbol } from '../signs/symbol.ts';
import { Needle } from './cards.tsx';

type Line = {
  readonly signs: readonly SeawolfSymbol[];
  /** A figure or a word beside the signs. */
  readonly figure?: string;
  readonly heading?: number;
  readonly struck?: boolean;
};

/** What a stern does, as signs; its words stand beside it. */
const STERNS: Readonly<Record<string, Line>> = {
  gadgeteer: { signs: ['hold', 'sail'], figure: '0' },
  hoocher: { signs: ['rum', 'rum', 'rum'], figure: '+1' },
  canisterMaster: { signs: ['cannon'] },
  lucky: { signs: ['hit', 'coin'] },
  peacemaker: { signs: ['peace'] },
  southerner: { signs: ['rum'], figure: '−1', heading: 180 },
  strategist: { signs: ['i-seal', 'i-seal'] },
  marketeer: { signs: ['swap', 'rum'] },
  stickyFingers: { signs: ['coin', 'coin'] },
};

const MISSIONS: Readonly<Record<string, Line>> = {
  'no-mutiny': { signs: ['rum'], figure: '≥1' },
  'no-cannons': { signs: ['cannon'], struck: true },
  'four-cotton': { signs: ['cotton'], figure: '4' },
  'four-wine': { signs: ['wine'], figure: '4' },
  'four-tea': { signs: ['tea'], figure: '4' },
  'mixed-cargo': { signs: ['cotton', 'wine', 'tea', 'rum'] },
  'six-rum': { signs: ['rum'], figure: '6' },
  'two-chests': { signs: ['chest'], figure: '2' },
  'three-different': { signs: ['hold', 'sail', 'wick'] },
  'two-same': { signs: ['hold', 'hold'] },
  'beat-pirate': { signs: ['ship-pirate'], figure: '+1' },
  'three-hits': { signs: ['hit', 'hit', 'hit'] },
};

const WIDTH = 140;

type SignsProps = { readonly line: Line };

const Signs = ({ line }: SignsProps) => {
  const count =
    line.signs.length + (line.figure === undefined ? 0 : 1) + (line.heading === undefined ? 0 : 1);
  const size = Math.min(64, (WIDTH - 8) / count - 4);
  const start = (WIDTH - count * (size + 4)) / 2 + 2;
  const placed = line.signs.map((sign, i) => ({ sign, x: start + i * (size + 4) }));
  const after = start + line.signs.length * (size + 4);
  return (
    <g color="#a8231a" {...ARIA_HIDDEN}>
      {placed.map(({ sign, x }) => (
        <Piece key={x} name={sign} x={x} y={50 - size / 2} size={size} colours={DARK_INK} />
      ))}
      {line.figure !== undefined && (
        <text
          x={after + size / 2}
          y={50 + size * 0.28}
          fontSize={size * 0.8}
          fontWeight="800"
          textAnchor="middle"
          fill="#12283b"
        >
          {line.figure}
        </text>
      )}
      {line.heading !== undefined && (
        <g transform={`translate(${after + size * 1.5 + 4} 50) rotate(${line.heading}) scale(.8)`}>
          <Needle />
        </g>
      )}
      {line.struck === true && <path d="M34 18L106 84" {...pen(7, '#b3261e')} />}
    </g>
  );
};

const PLAIN: Line = { signs: ['i-ship'] };

export const SternSigns = ({ id }: { readonly id: string }) => <Signs line={STERNS[id] ?? PLAIN} />;
export const MissionSigns = ({ id }: { readonly id: string }) => (
  <Signs line={MISSIONS[id] ?? PLAIN} />
);
