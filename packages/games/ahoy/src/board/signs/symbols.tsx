import {
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

const LEAVES =
  'M20 50Q10 50 8 42Q17 40 20 50ZM14 39Q5 37 5 28Q14 29 14 39ZM12 27Q5 22 8 14Q15 18 12 27ZM15 16Q11 9 17 3Q21 9 15 16Z';

/** What only Ahoy has: its suits, its Comrades, and laurels for Fame. */
export const AHOY_ONLY = {
  fame: drawn(
    <Outline d="M30 56Q12 50 12 27Q12 15 19 7M34 56Q52 50 52 27Q52 15 45 7" />,
    <Detail d={LEAVES} fill="#e0a93a" />,
    <g transform="translate(64 0) scale(-1 1)">
      <Detail d={LEAVES} fill="#e0a93a" />
    </g>,
    <Outline d="M32 18l4 9 10 1-8 6 3 10-9-6-9 6 3-10-8-6 10-1Z" fill="#e0a93a" />,
  ),
  plan: drawn(
    <Outline d="M12 6H46L54 14V58H12Z" fill="#1d4a63" />,
    <path d="M12 30L36 6M12 48L52 12M18 58L54 24M36 58L54 42" {...inked(2, '#fbf8ef66')} />,
  ),
  comrade: drawn(
    <Outline d="M32 8Q54 10 56 38L50 46H14L8 38Q10 10 32 8Z" fill="var(--sail,#f0b90b)" />,
    <Detail d="M32 10V45M22 13Q18 28 22 45M42 13Q46 28 42 45M14 22Q13 34 16 44M50 22Q51 34 48 44" />,
    <Outline d="M22 46h20l4 9H18Z" fill="var(--sail,#f0b90b)" />,
  ),
  'suit-fish': drawn(
    <Outline
      d="M6 32Q20 12 40 22Q46 26 50 32L60 20V46L50 34Q46 42 40 44Q20 52 6 32Z"
      fill="var(--suit,#6d4c8f)"
    />,
    <circle cx={19} cy={29} r={3} fill="#fff" />,
    <Detail d="M28 22q5 10 0 21" />,
  ),
  'suit-sword': drawn(
    <Outline d="M58 6L50 24L26 46L18 38L40 14Z" fill="var(--suit,#e0a52b)" />,
    <path d="M12 32L32 52" {...pen(5.5, INK)} />,
    <path d="M20 44L8 56" {...pen(6.5, INK)} />,
    <Hair d="M50 14L28 36" />,
  ),
  'suit-compass': drawn(
    <circle {...OUTLINE} cx={32} cy={32} r={25} fill="var(--suit,#e8742a)" />,
    <Outline d="M32 12L38 32L32 52L26 32Z" fill="#fdfcf7" />,
    <path d="M26 32H38L32 52Z" fill={INK} />,
    <Outline d="M12 32h4M48 32h4" />,
  ),
  'suit-tree': drawn(
    <path d="M32 60Q28 44 34 30" {...pen(5.5, INK)} />,
    <Outline
      d="M34 30Q18 14 6 28Q20 26 34 30ZM34 30Q22 6 38 4Q42 16 34 30ZM34 30Q44 8 58 18Q48 22 34 30ZM34 30Q54 24 58 42Q46 34 34 30Z"
      fill="var(--suit,#4f9a4a)"
    />,
  ),
  'suit-parrot': drawn(
    <Outline
      d="M20 58Q16 40 18 26Q20 8 36 8Q52 9 54 24L44 28Q46 46 30 52L20 58Z"
      fill="var(--suit,#1b9bb0)"
    />,
    <Outline d="M42 14Q54 14 56 26Q54 34 48 32Q50 26 42 24Z" fill="#f0dca6" />,
    <circle cx={37} cy={18} r={2.8} fill={INK} />,
    <Detail d="M24 30Q26 42 36 44" />,
  ),
} as const satisfies SymbolTable;
