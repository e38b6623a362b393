import { inked, pen } from '../pen.ts';
import { Detail, drawn, Hair, INK, OUTLINE, Outline } from './pens.tsx';
import type { SymbolTable } from './symbol-table.ts';

/** People, tools and marks that several boards share. */
export const CREW_AND_MARKS = {
  current: drawn(
    <Outline d="M32 4L50 24H41V36H23V24H14Z" fill="var(--current,#fff)" />,
    <path d="M23 42H41M23 49H41M23 56H41" {...pen(3.4, INK)} />,
  ),
  wheel: drawn(
    <circle cx={32} cy={32} r={17} fill="none" {...inked(5, INK)} />,
    <circle cx={32} cy={32} r={17} fill="none" {...inked(2, '#c8954f')} />,
    <g strokeLinecap="round" {...inked(4, INK)}>
      <path d="M32 3V61M3 32H61M11.5 11.5L52.5 52.5M52.5 11.5L11.5 52.5" />
    </g>,
    <circle {...OUTLINE} cx={32} cy={32} r={6.5} fill="#e9b949" />,
  ),
  map: drawn(
    <Outline d="M6 14L24 8L40 14L58 8V50L40 56L24 50L6 56Z" fill="#f0dca6" />,
    <Hair d="M24 8V50M40 14V56" />,
    <Detail d="M13 44Q20 30 30 34T50 22" strokeDasharray="4 4" />,
    <path d="M44 16l9 9M53 16l-9 9" {...pen(3.4, '#b3261e')} />,
  ),
  pawn: drawn(
    <Outline d="M18 22Q32 14 46 22L42 12Q32 4 22 12Z" fill="var(--sail,#c8321e)" />,
    <circle {...OUTLINE} cx={32} cy={26} r={9} fill="#f0d2a8" />,
    <Outline d="M14 60Q14 36 32 35Q50 36 50 60Z" fill="var(--sail,#c8321e)" />,
    <Outline d="M12 22H52" />,
  ),
  cross: drawn(
    <path d="M14 14L50 50M50 14L14 50" {...pen(14, INK)} />,
    <path d="M14 14L50 50M50 14L14 50" {...pen(9, 'var(--sail,#c8321e)')} />,
  ),
  deckhand: drawn(
    <circle {...OUTLINE} cx={32} cy={20} r={12} fill="#f0d2a8" />,
    <Outline d="M19 17Q20 6 32 6Q44 6 45 17Z" fill="var(--sail,#c8321e)" />,
    <Outline d="M12 60Q12 34 32 34Q52 34 52 60Z" fill="var(--sail,#c8321e)" />,
    <path d="M16 46H48" {...inked(4, '#fbf8ef')} />,
  ),
  lighthouse: drawn(
    <Outline d="M22 58L26 24H38L42 58Z" fill="#fbf8ef" />,
    <path d="M25 34H39M23.5 46H40.5" {...inked(6, '#c8321e')} />,
    <Outline d="M24 24V14H40V24Z" fill="#f2d06b" />,
    <Outline d="M21 14L32 4L43 14Z" fill="#c8321e" />,
    <path d="M20 18L4 12M20 22L4 26M44 18L60 12M44 22L60 26" {...pen(3, '#e0a93a')} />,
  ),
  hunt: drawn(
    <Outline d="M8 40L44 14L52 26L16 50Z" fill="#b9772f" />,
    <Detail d="M20 31L28 43M32 22.5L40 35" />,
    <Outline d="M42 13L50 7L60 21L52 28Z" fill="#e9b949" />,
    <Detail d="M6 58Q20 50 32 56T58 52" strokeDasharray="3 4" />,
  ),
  repair: drawn(
    <path d="M30 26L14 56" {...pen(9, INK)} />,
    <path d="M30 26L14 56" {...pen(4.5, '#c8954f')} />,
    <Outline d="M16 10L46 24L51 14L58 17L50 36L43 33L41 32L12 20Z" fill="#8c9aa2" />,
  ),
  'suit-skull': drawn(
    <Outline
      d="M32 6Q54 6 55 28Q55 38 46 42V54H38V48H35V54H29V48H26V54H18V42Q9 38 9 28Q10 6 32 6Z"
      fill="var(--suit,#c93a1e)"
    />,
    <circle cx={23} cy={29} r={6} fill={INK} />,
    <circle cx={41} cy={29} r={6} fill={INK} />,
    <path d="M32 34l-3 6h6Z" fill={INK} />,
  ),
} as const satisfies SymbolTable;
