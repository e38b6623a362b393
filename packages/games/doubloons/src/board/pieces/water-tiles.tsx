import { DARK_INK, inked } from '@quarterdeck/board-kit/drawings';
import { onRing, type Sector, TILES, tileAngle } from '../places/ring.ts';
import { type DoubloonsSymbol, Piece } from '../signs/symbol.ts';

/** By what a tile does: one that a pack adds is drawn like ours. */
export const WATER_SIGN = {
  gainPillage: 'coral',
  swapMapFragment: 'sextant',
  setHandSize: 'shallows',
  capAttackDamageTaken: 'fog',
  abilityAlwaysOn: 'seer',
  repairBonusHull: 'mermaids',
  repairBonusCrew: 'wreck',
  forwardRange: 'highwater',
  boardFacing: 'mists',
  rerollAttackDie: 'merfolk',
  forcedSail: 'rip',
} as const satisfies Record<string, DoubloonsSymbol>;

export type WaterDoing = keyof typeof WATER_SIGN;

type DiscProps = { readonly does: WaterDoing; readonly sector: Sector };

export const WaterDisc = ({ does, sector }: DiscProps) => {
  const [x, y] = onRing(tileAngle(sector), TILES);
  return (
    <>
      <circle cx={x} cy={y} r="38" fill="var(--bone)" {...inked(2.4)} />
      <Piece name={WATER_SIGN[does]} x={x - 25} y={y - 25} size={50} colours={DARK_INK} />
    </>
  );
};

/** About this many letters stand side by side in a corner. */
const LINE = 19;

const linesOf = (text: string): readonly string[] => {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + 1 + word.length > LINE) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
};

export type Legend = { readonly name: string; readonly text: string };

type CornerProps = {
  readonly legends: readonly Legend[];
  readonly isRight: boolean;
  readonly isLow: boolean;
};

const NAME = 33;
const STEP = 27;
const GAP = 16;

/** What the tiles of the regions hereabouts do: the corners of the sheet are its legend. */
export const LegendCorner = ({ legends, isRight, isLow }: CornerProps) => {
  const blocks = legends.map(({ name, text }) => ({ name, lines: linesOf(text) }));
  const height = blocks.reduce((sum, { lines }) => sum + NAME + lines.length * STEP + GAP, -GAP);
  let y = isLow ? 986 - height : 10;
  return (
    <g
      className="legend"
      textAnchor={isRight ? 'end' : 'start'}
      transform={`translate(${isRight ? 1076 : -76} 0)`}
    >
      {blocks.map(({ name, lines }) => {
        const top = y;
        y += NAME + lines.length * STEP + GAP;
        return (
          <g key={name}>
            <text className="legend-name" y={top + NAME - 5}>
              {name}
            </text>
            {lines.map((line, i) => (
              <text key={line} y={top + NAME + STEP * (i + 1) - 8}>
                {line}
              </text>
            ))}
          </g>
        );
      })}
    </g>
  );
};
