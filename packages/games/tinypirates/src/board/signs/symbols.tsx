import {
  Detail,
  drawn,
  INK,
  OUTLINE,
  Outline,
  pen,
  type SymbolTable,
} from '@quarterdeck/board-kit/drawings';

/** What only Tiny Epic Pirates has: its goods, its orders and its seas. */
export const TINYPIRATES_ONLY = {
  storm: drawn(
    <Outline d="M14 32a11 11 0 0 1 5-21a14 14 0 0 1 26-2a10 10 0 0 1 6 23Z" fill="#8fa3ad" />,
    <Detail d="M34 28L24 44H34L28 60L46 38H36L42 28Z" fill="#f2c33c" />,
  ),
  houses: drawn(
    <Outline d="M6 58V34H28V58Z" fill="#fbf8ef" />,
    <Outline d="M3 36L17 22L31 36Z" fill="#c65a3a" />,
    <Outline d="M32 58V26H58V58Z" fill="#fbf8ef" />,
    <Outline d="M28 28L45 10L62 28Z" fill="#c65a3a" />,
    <path d="M41 58V46H49V58" fill={INK} />,
    <Outline d="M14 48h6" />,
  ),
  cutlasses: drawn(
    <path d="M8 8Q30 14 52 50M56 8Q34 14 12 50" {...pen(8, INK)} />,
    <path d="M8 8Q30 14 52 50M56 8Q34 14 12 50" {...pen(3.5, '#dfe6e8')} />,
    <path d="M44 54L58 44M20 54L6 44" {...pen(5, INK)} />,
    <path d="M52 52L58 60M12 52L6 60" {...pen(6, INK)} />,
  ),
  scales: drawn(
    <path d="M32 8V54M18 56H46" {...pen(4.5, INK)} />,
    <path d="M10 16L54 12" {...pen(4.5, INK)} />,
    <Detail d="M11 17L3 36H19ZM53 13L45 32H61Z" />,
    <Outline
      d="M2 36H20Q18 46 11 46Q4 46 2 36ZM44 32H62Q60 42 53 42Q46 42 44 32Z"
      fill="#e9b949"
    />,
  ),
  cane: drawn(
    <path d="M24 60V8M38 60V14" {...pen(10, INK)} />,
    <path d="M24 60V8M38 60V14" {...pen(5.5, '#8fbf5a')} />,
    <Detail d="M20 24H28M20 40H28M34 30H42M34 46H42" />,
    <path d="M40 18Q52 8 60 14M22 14Q12 4 4 10" {...pen(4, INK)} />,
  ),
  bean: drawn(
    <ellipse
      {...OUTLINE}
      cx={32}
      cy={32}
      rx={18}
      ry={25}
      transform="rotate(28 32 32)"
      fill="#7a4a2a"
    />,
    <path d="M42 12Q26 24 36 34T22 53" {...pen(3.5, '#f0dca6')} />,
  ),
  spark: drawn(
    <circle {...OUTLINE} cx={26} cy={40} r={18} fill="#4a5560" />,
    <path d="M38 26L46 18" {...pen(5, INK)} />,
    <path
      d="M48 4V12M48 20V28M38 15H44M52 15H60M41 8L45 12M55 8L51 12M55 23L51 19"
      {...pen(4, '#e8742a')}
    />,
  ),
  fuse: drawn(
    <path d="M8 54Q20 54 22 42Q24 30 36 30" {...pen(7, INK)} />,
    <path d="M8 54Q20 54 22 42Q24 30 36 30" {...pen(3, '#e8d3a0')} />,
    <Detail d="M46 30l3-13 5 10 9-3-6 8 6 9-10-2-5 9-2-11-9-1Z" fill="#e8742a" />,
  ),
} as const satisfies SymbolTable;
