import { DETAIL, Detail, drawn, HAIR, Hair, INK, OUTLINE, Outline } from './pens.tsx';
import type { SymbolTable } from './symbol-table.ts';

/** Pieces that lie on the covers, and so belong to the first load. */
export const COVER_PIECES = {
  rum: drawn(
    <Outline d="M20 6H44Q54 32 44 58H20Q10 32 20 6Z" fill="#b9772f" />,
    <Detail d="M17.5 14H46.5M17.5 50H46.5M14 26H50M14 38H50" />,
    <Hair d="M32 6V58M24 6Q18 32 24 58M40 6Q46 32 40 58" />,
    <circle {...DETAIL} cx={32} cy={32} r={4} fill="#f3ead2" />,
  ),
  crate: drawn(
    <rect {...OUTLINE} x={9} y={13} width={46} height={42} rx={2} fill="var(--crate,#c8954f)" />,
    <Detail d="M9 24H55M9 44H55" />,
    <Detail d="M18 24L46 44M46 24L18 44" />,
  ),
  doubloon: drawn(
    <circle {...OUTLINE} cx={32} cy={32} r={25} fill="#e9b949" />,
    <circle {...HAIR} cx={32} cy={32} r={20} fill="none" />,
    <Detail d="M32 18a11 11 0 0 1 11 11q0 6-5 8v6H26v-6q-5-2-5-8a11 11 0 0 1 11-11Z" />,
    <circle cx={28} cy={30} r={2.8} fill={INK} />,
    <circle cx={36} cy={30} r={2.8} fill={INK} />,
  ),
} as const satisfies SymbolTable;
