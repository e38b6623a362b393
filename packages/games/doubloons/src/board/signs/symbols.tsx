import {
  DETAIL,
  Detail,
  drawn,
  Hair,
  INK,
  inked,
  OUTLINE,
  Outline,
  pen,
  type SymbolTable,
} from '@quarterdeck/board-kit/drawings';
import { DOUBLOONS_WATER } from './water-symbols.tsx';

/** What only Dead Man’s Doubloons has: its actions, its water tiles and its treasure. */
export const DOUBLOONS_ONLY = {
  ...DOUBLOONS_WATER,
  jewel: drawn(
    <Outline d="M16 12H48L58 26L32 58L6 26Z" fill="var(--sail,#c93a1e)" />,
    <Detail d="M6 26H58M16 12L24 26L32 58L40 26L48 12M24 26L32 12L40 26" />,
  ),
  pillage: drawn(
    <Outline d="M24 16Q6 30 8 46Q10 58 32 58Q54 58 56 46Q58 30 40 16Z" fill="#c8954f" />,
    <Outline d="M20 6L26 16H38L44 6Q38 10 32 6Q26 10 20 6Z" fill="#c8954f" />,
    <path d="M22 17H42" {...pen(4.5, INK)} />,
    <circle {...DETAIL} cx={32} cy={38} r={10} fill="#e9b949" />,
    <Detail d="M32 33v10" />,
  ),
  forward: drawn(
    <Outline d="M4 30Q4 24 10 23L36 26V40L12 44Q4 42 4 30Z" fill="#4a5560" />,
    <path d="M36 23V43" {...pen(4.5, INK)} />,
    <Outline d="M6 54H30L26 44H14Z" fill="#9a5f2a" />,
    <path d="M44 33H58M44 24L55 17M44 42L55 49" {...pen(4.5, '#e8742a')} />,
  ),
  broadside: drawn(
    <Outline d="M22 14H42V50H22Z" fill="#9a5f2a" />,
    <Detail d="M22 26H42M22 38H42" />,
    <path d="M14 20H22M14 32H22M14 44H22M42 20H50M42 32H50M42 44H50" {...inked(6, INK)} />,
    <path
      d="M10 20L3 16M10 32H2M10 44L3 48M54 20L61 16M54 32H62M54 44L61 48"
      {...pen(4, '#e8742a')}
    />,
  ),
  board: drawn(
    <path d="M14 58L42 14" {...pen(9, INK)} />,
    <path d="M14 58L42 14" {...pen(4.5, '#c8954f')} />,
    <Outline d="M34 8Q50 4 62 18Q56 34 44 38Q46 26 36 22Z" fill="#dfe6e8" />,
    <Outline d="M32 10L26 18L34 23" fill="#8c9aa2" />,
    <Hair d="M50 10Q57 20 48 32" />,
  ),
  'mv-sail': drawn(
    <Outline d="M10 58V12Q34 20 36 44H14" fill="var(--mv,#fbf8ef)" />,
    <Outline d="M10 6V60" />,
    <path d="M40 52H58M50 43L60 52L50 61" strokeLinejoin="round" {...pen(5, INK)} />,
  ),
  'mv-about': drawn(
    <path d="M14 52V30Q14 12 31 12Q48 12 48 30V46" {...pen(7, INK)} />,
    <Detail d="M36 38L48 54L60 38Z" fill={INK} />,
  ),
  orb: drawn(
    <circle {...OUTLINE} cx={32} cy={30} r={22} fill="#9fd0d6" />,
    <path d="M20 24Q24 14 34 14" {...pen(4, '#fff')} />,
    <Outline d="M16 54H48L42 46H22Z" fill="#e9b949" />,
  ),
  coral: drawn(
    <path
      d="M32 60V34M32 46Q18 44 16 30V18M16 30Q8 28 7 20M32 40Q46 38 48 24V12M48 26Q56 24 57 16M32 34V14M32 24Q26 20 25 10"
      {...pen(9, INK)}
    />,
    <path
      d="M32 60V34M32 46Q18 44 16 30V18M16 30Q8 28 7 20M32 40Q46 38 48 24V12M48 26Q56 24 57 16M32 34V14M32 24Q26 20 25 10"
      {...pen(4.5, '#e7735a')}
    />,
  ),
  highwater: drawn(
    <Outline
      d="M4 56V36Q10 12 34 12Q52 13 54 28Q52 38 42 36Q36 34 38 28Q28 30 30 42Q34 54 60 54V58H4Z"
      fill="#7db9c6"
    />,
    <Detail d="M12 50Q14 32 26 24M20 52Q20 42 24 36" />,
  ),
  merfolk: drawn(
    <path d="M30 60Q18 44 28 32Q36 24 32 16" {...pen(13, INK)} />,
    <path d="M30 60Q18 44 28 32Q36 24 32 16" {...pen(8, '#4fa3a0')} />,
    <Outline d="M32 20Q14 18 10 4Q26 4 33 14Q42 4 56 8Q50 22 32 20Z" fill="#6fbdb4" />,
    <Detail d="M2 58q7 4 14 0t14 0 14 0 14 0" />,
  ),
  palmmark: drawn(
    <path d="M30 60Q28 42 34 28" {...pen(6, INK)} />,
    <path
      d="M34 28Q18 14 6 28M34 28Q24 4 40 6M34 28Q46 8 58 20M34 28Q54 26 58 42"
      {...pen(6, INK)}
    />,
  ),
} as const satisfies SymbolTable;
