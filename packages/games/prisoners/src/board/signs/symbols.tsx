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

/** What only Take No Prisoners has: its destinations and its territories. */
export const PRISONERS_ONLY = {
  shark: drawn(
    <Outline d="M14 46Q26 26 40 8Q42 30 52 46Z" fill="#5d7482" />,
    <Detail d="M28 40Q34 28 39 20M36 42Q40 34 42 28" />,
    <Detail d="M4 50q7 4 14 0t14 0 14 0 14 0M10 58q7 4 14 0t14 0 14 0" />,
  ),
  squid: drawn(
    <Outline d="M32 4Q46 12 45 30Q44 38 32 38Q20 38 19 30Q18 12 32 4Z" fill="#d98aa0" />,
    <circle cx={26} cy={27} r={3} fill={INK} />,
    <circle cx={38} cy={27} r={3} fill={INK} />,
    <Outline d="M22 37Q10 44 14 56M28 38Q24 50 28 60M36 38Q40 50 36 60M42 37Q54 44 50 56" />,
  ),
  shield: (
    <Outline d="M32 5Q44 13 56 13Q58 44 32 60Q6 44 8 13Q20 13 32 5Z" fill="var(--bone,#fbf8ef)" />
  ),
  net: drawn(
    <Outline d="M6 14Q32 26 58 14L50 52Q32 62 14 52Z" fill="#e8d3a0" />,
    <Hair d="M16 18L22 55M28 20L31 57M42 19L40 56M52 17L47 53M9 28Q32 40 55 28M12 41Q32 52 52 41" />,
  ),
  sextant: drawn(
    <Outline d="M32 6L8 50Q32 64 56 50Z" fill="#e9b949" />,
    <Outline d="M32 6L40 55" />,
    <Detail d="M15 46Q32 55 49 46" />,
    <circle {...DETAIL} cx={32} cy={30} r={6} fill="#fbf8ef" />,
  ),
  bars: drawn(
    <rect {...OUTLINE} x={10} y={8} width={44} height={48} rx={3} fill="#9aa3a6" />,
    <rect x={17} y={15} width={30} height={34} fill="#1b2230" />,
    <path d="M24 12V52M32 12V52M40 12V52" {...inked(6, INK)} />,
    <path d="M24 12V52M32 12V52M40 12V52" {...inked(2.6, '#dfe6e8')} />,
  ),
  keg: drawn(
    <Outline d="M22 8H50Q58 30 50 54H22Q14 30 22 8Z" fill="#8a5632" />,
    <Detail d="M18 20H54M18 42H54" />,
    <circle cx={12} cy={50} r={9} fill="#1b2230" />,
    <Detail d="M36 24l3 6 6 0-5 4 2 6-6-3-6 3 2-6-5-4 6 0Z" fill="#f2c33c" />,
  ),
  bay: drawn(
    <Outline d="M4 58Q8 28 30 30Q40 32 38 42Q50 36 60 58Z" fill="var(--land,#f0dca6)" />,
    <Outline d="M28 32V4" />,
    <Detail d="M28 5L52 11L28 22Z" fill="#1b2230" />,
  ),
  lagoon: drawn(
    <Outline d="M6 46Q14 30 32 32Q50 30 58 46Q46 58 32 56Q16 58 6 46Z" fill="#7cc0cb" />,
    <Detail d="M14 46q5 3 9 0t9 0 9 0 9 0" />,
    <Outline d="M30 40Q22 32 27 22Q24 12 32 8Q40 10 39 19Q44 30 36 40Z" fill="#d98aa0" />,
    <circle cx={32} cy={15} r={5} fill="#f0d2a8" />,
    <Hair d="M28 24q4 3 9 0M36 40q10-4 12-12" />,
  ),
  blades: drawn(
    <Outline d="M8 6Q40 18 50 46L44 50Q26 38 8 6Z" fill="#dfe6e8" />,
    <Outline d="M56 6Q24 18 14 46L20 50Q38 38 56 6Z" fill="#dfe6e8" />,
    <path d="M38 54L56 44M26 54L8 44" {...pen(5, INK)} />,
    <path d="M50 50L58 60M14 50L6 60" {...pen(6, INK)} />,
  ),
  cave: drawn(
    <Outline d="M4 58Q6 16 32 10Q58 16 60 58Z" fill="#cfc7b2" />,
    <path d="M18 58Q18 32 32 30Q46 32 46 58Z" fill="#1b2230" />,
    <Detail d="M22 56V46H42V56Z" fill="#e9b949" />,
  ),
} as const satisfies SymbolTable;
