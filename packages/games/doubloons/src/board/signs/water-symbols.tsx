import {
  Detail,
  drawn,
  Hair,
  INK,
  OUTLINE,
  Outline,
  pen,
  type SymbolTable,
} from '@quarterdeck/board-kit/drawings';

/** Water tiles, and pieces of the modules. */
export const DOUBLOONS_WATER = {
  fog: drawn(
    <Outline
      d="M14 40Q4 40 5 30Q7 21 16 22Q18 10 31 10Q43 10 46 20Q58 19 59 30Q59 40 48 40Z"
      fill="var(--fog,#fdfdfb)"
    />,
    <Detail d="M8 48H44M50 48H56M14 56H22M28 56H54" />,
  ),
  mists: drawn(
    <Outline d="M38 6Q20 10 20 30Q20 50 40 54Q24 60 13 47Q4 33 13 18Q22 5 38 6Z" fill="#dfe6e8" />,
    <Detail d="M28 24q8-7 16 0t16 0M26 34q8-7 16 0t16 0M30 44q7-6 14 0t14 0" />,
  ),
  shallows: drawn(
    <Outline d="M4 58Q18 42 34 50T60 46V60H4Z" fill="#f0dca6" />,
    <path d="M32 6V48" {...pen(5, INK)} />,
    <Detail d="M32 14H42M32 22H38M32 30H42M32 38H38" />,
    <Detail d="M4 30q6 4 12 0t12 0M38 30q6 4 12 0t10 0" />,
  ),
  seer: drawn(
    <Outline d="M4 32Q32 6 60 32Q32 58 4 32Z" fill="#fbf8ef" />,
    <circle {...OUTLINE} cx={32} cy={32} r={12} fill="#4fa3a0" />,
    <circle cx={32} cy={32} r={5} fill={INK} />,
    <Detail d="M18 12L14 4M32 8V1M46 12L50 4" />,
  ),
  mermaids: drawn(
    <Outline d="M18 34Q6 30 4 16Q16 18 20 26Q26 18 36 20Q32 32 18 34Z" fill="#6fbdb4" />,
    <Outline d="M46 26Q36 24 34 10Q44 12 48 19Q53 12 61 13Q58 25 46 26Z" fill="#9fd0d6" />,
    <Outline d="M18 33Q16 46 24 56M46 26Q50 44 40 56" />,
    <Detail d="M4 58q7 4 14 0t14 0 14 0 14 0" />,
  ),
  sextant: drawn(
    <Outline d="M32 8L10 52Q32 62 54 52Z" fill="#c8954f" />,
    <Outline d="M32 22L22 46Q32 50 42 46Z" fill="#fbf8ef" />,
    <Detail d="M32 8L38 56M14 53l2-5M24 56l1-5M42 56l-1-5" />,
    <circle {...OUTLINE} cx={32} cy={8} r={5} fill="#e9b949" />,
  ),
  rip: drawn(
    <path d="M8 42Q6 14 34 12Q54 12 54 30Q54 44 40 44Q29 44 29 34Q30 27 37 27" {...pen(6, INK)} />,
    <Outline d="M0 38H16L8 52Z" fill={INK} />,
    <Detail d="M20 56q6 4 12 0t12 0 12 0" />,
  ),
  compass: drawn(
    <circle {...OUTLINE} cx={32} cy={34} r={24} fill="#e9b949" />,
    <circle {...OUTLINE} cx={32} cy={34} r={17} fill="#fbf8ef" />,
    <Detail d="M40 22L35 37L24 46L29 31Z" fill="#c8321e" />,
    <Outline d="M27 10V4H37V10" />,
  ),
  totem: drawn(
    <Outline d="M18 6H46V58H18Z" fill="#9a6430" />,
    <Outline d="M8 14L18 20V28L8 24ZM56 14L46 20V28L56 24Z" fill="#5b8f62" />,
    <Detail d="M18 24H46M18 42H46M24 50H40M24 34H40" />,
    <circle cx={26} cy={15} r={3.4} fill={INK} />,
    <circle cx={38} cy={15} r={3.4} fill={INK} />,
  ),
  shell: drawn(
    <Outline d="M32 58L22 52Q4 40 8 22Q18 6 32 6Q46 6 56 22Q60 40 42 52Z" fill="#f2c4b0" />,
    <Hair d="M32 56V8M30 54L18 14M34 54L46 14M26 52L9 28M38 52L55 28" />,
  ),
  voodoo: drawn(
    <Outline
      d="M24 22Q32 28 40 22L58 30L54 38L42 34L46 60H36L32 48L28 60H18L22 34L10 38L6 30Z"
      fill="#c8954f"
    />,
    <circle {...OUTLINE} cx={32} cy={15} r={11} fill="#c8954f" />,
    <Detail d="M26 12l5 5M31 12l-5 5M35 12l5 5M40 12l-5 5" />,
    <path d="M44 30L60 10" {...pen(3.4, '#b3261e')} />,
  ),
} as const satisfies SymbolTable;
