import { DARK_INK, HitDie, inked } from '@quarterdeck/board-kit/drawings';
import type { Shots } from '../places/battle.ts';
import { Piece } from '../signs/symbol.ts';

const STEP = 40;
const TURNS = [-5, 4, -2, 6, -4, 3] as const;

/** Sure hits lie aside with a flame, then the dice as they fell. */
export const DiceRow = ({ sure, dice }: Pick<Shots, 'sure' | 'dice'>) => {
  const flames = Array.from({ length: sure }, (_, i) => i * STEP);
  const rolled = dice.map((face, i) => ({ face, x: (sure + i) * STEP, turn: TURNS[i % 6] ?? 0 }));
  const width = Math.max(1, sure + dice.length) * STEP;
  return (
    <svg
      className="dice-row"
      viewBox={`-3 -3 ${width + 2} 42`}
      style={{ aspectRatio: `${width + 2} / 42` }}
      aria-hidden="true"
    >
      {flames.map((x) => (
        <g key={x}>
          <rect x={x} width="34" height="34" rx="17" fill="var(--bone)" {...inked(1.6)} />
          <Piece name="wick" x={x + 5} y={5} size={24} colours={DARK_INK} />
        </g>
      ))}
      {rolled.map(({ face, x, turn }) => (
        <HitDie key={x} x={x} y={0} size={34} face={face} turn={turn} />
      ))}
    </svg>
  );
};
