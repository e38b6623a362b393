import {
  DETAIL,
  Detail,
  drawn,
  Hair,
  INK,
  OUTLINE,
  Outline,
  pen,
  type SymbolTable,
} from '@quarterdeck/board-kit/drawings';

/** What only Seawolf has: its goods, its extensions and its island actions. */
export const SEAWOLF_ONLY = {
  cotton: drawn(
    <Outline d="M32 54Q30 44 32 38" />,
    <Outline d="M14 36q2 12 18 10 16 2 18-10" fill="#8fae6b" />,
    <circle {...OUTLINE} cx={22} cy={29} r={10} fill="#fdfcf7" />,
    <circle {...OUTLINE} cx={42} cy={29} r={10} fill="#fdfcf7" />,
    <circle {...OUTLINE} cx={32} cy={20} r={11} fill="#fdfcf7" />,
    <Detail d="M27 37q5 4 10 0" />,
    <Hair d="M28 16q4-3 8 1" />,
  ),
  wine: drawn(
    <Outline
      d="M26 6H38V20Q47 26 47 35V55Q47 59 43 59H21Q17 59 17 55V35Q17 26 26 20Z"
      fill="#a3213a"
    />,
    <Detail d="M25 12H39" />,
    <rect {...DETAIL} x={17} y={35} width={30} height={15} fill="#f3ead2" />,
    <Detail d="M23 42.5h18" />,
  ),
  tea: drawn(
    <Outline d="M32 60V36" />,
    <Outline d="M32 40Q10 40 8 16Q28 14 32 40Z" fill="#3f8f5b" />,
    <Outline d="M32 34Q34 12 56 10Q58 34 32 34Z" fill="#5fae72" />,
    <Hair d="M14 21Q26 27 31 38M50 16Q40 22 34 32" />,
  ),
  cocoa: drawn(
    <Outline d="M32 5Q50 16 48 36Q46 54 32 60Q18 54 16 36Q14 16 32 5Z" fill="#6f4023" />,
    <path d="M32 6V59M24 12Q20 34 26 56M40 12Q44 34 38 56" {...pen(1.6, '#d7a877')} />,
  ),
  'cannon-base': drawn(
    <Outline d="M10 44H54L48 32H16Z" strokeDasharray="5 4" />,
    <circle {...OUTLINE} cx={20} cy={49} r={7} fill="none" strokeDasharray="4 3" />,
    <circle {...OUTLINE} cx={44} cy={49} r={7} fill="none" strokeDasharray="4 3" />,
  ),
  wick: drawn(
    <path d="M20 58Q8 44 24 36Q38 29 28 18" {...pen(6, INK)} />,
    <path d="M20 58Q8 44 24 36Q38 29 28 18" {...pen(2.6, '#e8d3a0')} />,
    <Outline
      d="M38 4Q52 16 44 26Q38 33 30 27Q24 20 31 13Q33 18 36 17Q40 13 38 4Z"
      fill="#e8742a"
    />,
    <path d="M37 17q5 5 1 9" {...pen(2.4, '#f7d774')} />,
  ),
  saw: drawn(
    <Outline d="M8 44L46 12L56 22L20 56Z" fill="#dfe6e8" />,
    <Detail d="M8 44l5 1 0 5 5 1 0 5" />,
    <path d="M44 10L58 24" {...pen(8, '#9a5f2a')} />,
    <Hair d="M44 10L58 24" />,
  ),
  swap: drawn(
    <path d="M10 24H46M38 12L50 24L38 36" strokeLinejoin="round" {...pen(5, INK)} />,
    <path d="M54 42H18M26 30L14 42L26 54" strokeLinejoin="round" {...pen(5, INK)} />,
  ),
  peace: drawn(
    <Outline d="M10 54Q30 44 52 12" />,
    <Detail
      d="M22 46Q8 44 8 30Q22 32 22 46ZM31 37Q18 33 20 19Q33 23 31 37ZM39 28Q28 22 32 9Q43 15 39 28ZM26 46Q34 58 46 53Q40 42 26 46ZM35 38Q46 46 56 38Q47 29 35 38Z"
      fill="#6fa866"
    />,
  ),
} as const satisfies SymbolTable;
