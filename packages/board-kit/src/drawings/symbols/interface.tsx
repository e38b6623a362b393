import { inked, pen } from '../pen.ts';
import { drawn, LINE, Line } from './pens.tsx';
import type { SymbolTable } from './symbol-table.ts';

/** Signs of the interface, in the current colour. */
export const INTERFACE = {
  'i-book': <Line d="M8 12Q22 8 32 16Q42 8 56 12V52Q42 48 32 56Q22 48 8 52ZM32 16V56" />,
  'i-undo': <Line d="M22 10L8 24L22 38M8 24H40Q56 24 56 40Q56 54 40 54H28" />,
  'i-cog': drawn(
    <Line d="M8 16H34M48 16H56M8 32H16M30 32H56M8 48H36M50 48H56" />,
    <circle {...LINE} cx={41} cy={16} r={7} />,
    <circle {...LINE} cx={23} cy={32} r={7} />,
    <circle {...LINE} cx={43} cy={48} r={7} />,
  ),
  'i-sound': drawn(
    <Line d="M8 24H18L32 12V52L18 40H8Z" />,
    <Line d="M42 24Q48 32 42 40M50 16Q62 32 50 48" />,
  ),
  'i-log': <Line d="M14 8H50V56H14ZM22 20H42M22 32H42M22 44H34" />,
  'i-chat': <Line d="M8 12H56V44H30L16 56V44H8Z" />,
  'i-seal': drawn(
    <path
      d="M32 5l6 5 8-2 3 8 8 3-1 8 5 6-5 6 1 8-8 3-3 8-8-2-6 5-6-5-8 2-3-8-8-3 1-8-5-6 5-6-1-8 8-3 3-8 8 2Z"
      fill="currentColor"
    />,
    <circle cx={32} cy={33} r={14} fill="none" {...inked(3, 'var(--paper)')} />,
    <path d="M32 24v18M26 29h12" {...pen(3.5, 'var(--paper)')} />,
  ),
  'i-clock': drawn(<circle {...LINE} cx={32} cy={32} r={24} />, <Line d="M32 18V32L42 38" />),
  'i-eye': drawn(
    <Line d="M4 32Q32 4 60 32Q32 60 4 32Z" />,
    <circle cx={32} cy={32} r={8} fill="currentColor" />,
  ),
  'i-link': (
    <Line d="M26 38L38 26M22 30L12 40Q6 46 12 52T24 52L34 42M42 34L52 24Q58 18 52 12T40 12L30 22" />
  ),
  'i-bot': drawn(
    <circle {...LINE} cx={32} cy={34} r={20} />,
    <Line d="M32 14V4M24 30v6M40 30v6M22 46h20" />,
  ),
  'i-person': drawn(
    <circle {...LINE} cx={32} cy={20} r={12} />,
    <Line d="M8 58Q10 38 32 38T56 58" />,
  ),
  'i-why': drawn(
    <circle {...LINE} cx={32} cy={32} r={25} />,
    <Line d="M24 25Q24 16 32 16T40 25Q40 31 32 34V38" />,
    <circle cx={32} cy={47} r={3.2} fill="currentColor" />,
  ),
  'i-ship': <Line d="M8 42H56Q52 56 42 56H22Q12 56 8 42ZM32 42V8L50 34H32M26 14L14 34H26Z" />,
  'i-fleet': (
    <Line d="M4 50H34Q32 58 26 58H12Q6 58 4 50ZM19 50V26L30 44M34 34H60Q58 42 52 42H40M47 34V8L58 28" />
  ),
  'i-box': <Line d="M8 20L32 8L56 20V46L32 58L8 46ZM8 20L32 32L56 20M32 32V58" />,
  'i-play': <path d="M16 8L54 32L16 56Z" fill="currentColor" />,
  'i-next': <Line d="M24 10L46 32L24 54" />,
  'i-moon': <Line d="M40 8A26 26 0 1 0 57 44A21 21 0 0 1 40 8Z" />,
  'i-sun': drawn(
    <circle {...LINE} cx={32} cy={32} r={12} />,
    <Line d="M32 4V12M32 52V60M4 32H12M52 32H60M12 12L18 18M46 46L52 52M52 12L46 18M18 46L12 52" />,
  ),
  'i-skip': <Line d="M10 10L30 32L10 54M34 10L54 32L34 54" />,
  'i-first': <Line d="M14 10V54M50 10L26 32L50 54" />,
  'i-last': <Line d="M50 10V54M14 10L38 32L14 54" />,
  'i-pause': <Line d="M20 12V52M44 12V52" />,
  'i-copy': <Line d="M20 20V8H56V44H44M8 20H44V56H8Z" />,
  'i-share': drawn(<Line d="M20 26H12V58H52V26H44" />, <Line d="M32 40V6M20 16L32 6L44 16" />),
  'i-bell': drawn(
    <Line d="M10 48H54L48 40V26A16 16 0 0 0 16 26V40Z" />,
    <Line d="M26 56A7 7 0 0 0 38 56" />,
  ),
  'i-send': <Line d="M6 8L60 32L6 56L16 32ZM16 32H40" />,
  'i-mute': drawn(<Line d="M8 10H56V46H30L18 58V46H8Z" />, <Line d="M24 20L40 36M40 20L24 36" />),
  'i-report': <Line d="M12 60V6H52L42 21L52 36H12" />,
  'i-zoom': drawn(<circle {...LINE} cx={26} cy={26} r={18} />, <Line d="M40 40L58 58" />),
  'i-filter': <Line d="M6 10H58L38 34V54L26 48V34Z" />,
  'i-check': <path d="M8 34L24 50L56 14" strokeLinejoin="round" {...pen(7, 'currentColor')} />,
} as const satisfies SymbolTable;
