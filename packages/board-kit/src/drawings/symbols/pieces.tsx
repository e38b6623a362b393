import { inked, pen } from '../pen.ts';
import { DETAIL, Detail, drawn, Hair, INK, OUTLINE, Outline } from './pens.tsx';
import { Flag } from './rigging.tsx';
import type { SymbolTable } from './symbol-table.ts';

/** Pieces and places that several boards share. */
export const PIECES = {
  coin: drawn(
    <circle {...OUTLINE} cx={32} cy={32} r={25} fill="#e9b949" />,
    <circle {...DETAIL} cx={32} cy={32} r={19} fill="none" />,
    <Detail d="M32 19V45M24 27Q32 17 40 27M23 39Q32 47 41 39" />,
  ),
  chest: drawn(
    <Outline d="M8 30Q8 14 20 13H44Q56 14 56 30Z" fill="#9a5f2a" />,
    <rect {...OUTLINE} x={8} y={30} width={48} height={24} rx={2} fill="#b9772f" />,
    <path d="M19 13V54M45 13V54" {...inked(4, '#e9b949')} />,
    <Hair d="M17 13V54M21 13V54M43 13V54M47 13V54" />,
    <rect {...DETAIL} x={26} y={25} width={12} height={13} rx={2} fill="#e9b949" />,
    <Outline d="M32 30v4" />,
  ),
  cannon: drawn(
    <Outline d="M6 22Q5 17 10 16L52 20V34L14 38Q6 36 6 22Z" fill="#4a5560" />,
    <path d="M52 17V37" {...pen(4.5, INK)} />,
    <Detail d="M30 18V37M20 17V38" />,
    <Outline d="M10 44H44L40 37H18Z" fill="#9a5f2a" />,
    <circle {...OUTLINE} cx={18} cy={49} r={7.5} fill="#c8954f" />,
    <circle {...OUTLINE} cx={38} cy={49} r={7.5} fill="#c8954f" />,
    <circle cx={18} cy={49} r={1.6} fill={INK} />,
    <circle cx={38} cy={49} r={1.6} fill={INK} />,
  ),
  sail: drawn(
    <Outline d="M32 4V60" />,
    <Outline d="M12 12H50Q60 30 51 50H14Q22 30 12 12Z" fill="#fbf8ef" />,
    <Outline d="M8 12H55M9 50H56" />,
    <Hair d="M24 20Q30 31 26 42M36 20Q43 31 39 42" />,
  ),
  hold: drawn(
    <Outline d="M6 16H58L54 54H10Z" fill="#c8954f" />,
    <Detail d="M23 16L24 54M41 16L40 54" />,
    <Hair d="M7 28H57M9 42H55" />,
  ),
  hit: drawn(
    <Outline
      d="M32 5l6 15 15-6-6 15 13 6-14 6 5 15-14-7-5 13-6-13-14 7 5-15-13-6 13-6-6-15 15 6Z"
      fill="#e8742a"
    />,
    <circle cx={32} cy={34} r={8} fill={INK} />,
  ),
  damage: drawn(
    <path d="M14 10L50 54M50 10L14 54" {...pen(9, '#b3261e')} />,
    <Hair d="M14 10L50 54M50 10L14 54" strokeDasharray="4 4" />,
  ),
  stronghold: drawn(
    <Outline d="M12 58L16 26H48L52 58Z" fill="#cfc7b2" />,
    <Outline d="M12 12H20V18H28V12H36V18H44V12H52V26H12Z" fill="#cfc7b2" />,
    <path d="M26 58V46Q26 40 32 40Q38 40 38 46V58Z" fill={INK} />,
    <Hair d="M18 34h8M38 34h8M17 46h6M42 50h6" />,
    <Outline d="M32 12V2" />,
    <Flag x={32} y={2} fill="var(--sail,#1f5fa8)" length={14} />,
  ),
  barrels: drawn(
    <g transform="translate(2 24) scale(.58)">
      <path d="M20 6H44Q54 32 44 58H20Q10 32 20 6Z" fill="#b9772f" {...inked(4, INK)} />
      <path d="M14 26H50M14 38H50" {...inked(3, INK)} />
    </g>,
    <g transform="translate(26 24) scale(.58)">
      <path d="M20 6H44Q54 32 44 58H20Q10 32 20 6Z" fill="#b9772f" {...inked(4, INK)} />
      <path d="M14 26H50M14 38H50" {...inked(3, INK)} />
    </g>,
    <g transform="translate(14 2) scale(.5)">
      <path d="M20 6H44Q54 32 44 58H20Q10 32 20 6Z" fill="#c8893f" {...inked(4.5, INK)} />
      <path d="M14 26H50M14 38H50" {...inked(3, INK)} />
    </g>,
  ),
  wreck: drawn(
    <Outline d="M4 44Q16 56 34 56Q44 56 50 50L34 44L26 48Z" fill="#7a4a1e" />,
    <Outline d="M14 48Q12 30 18 22M24 50Q22 30 28 18M34 46Q34 32 40 22" />,
    <Outline d="M44 50L56 12" />,
    <Detail d="M54 18L42 24L46 30L40 34L50 33Z" fill="#fbf8ef" />,
    <Detail d="M2 58q6 3 12 0t12 0 12 0 12 0 10 0" />,
  ),
  harbor: drawn(
    <circle {...OUTLINE} cx={32} cy={11} r={6} fill="none" />,
    <path d="M32 17V56M18 26H46" {...pen(4.5, INK)} />,
    <path d="M10 40Q14 56 32 57Q50 56 54 40" {...pen(4.5, INK)} />,
    <path d="M5 46L10 37L17 44ZM59 46L54 37L47 44Z" fill={INK} />,
  ),
} as const satisfies SymbolTable;
