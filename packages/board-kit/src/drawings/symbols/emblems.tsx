import { inked, pen } from '../pen.ts';
import { drawn } from './pens.tsx';
import type { SymbolTable } from './symbol-table.ts';

/** One sign for each colour, in the current colour. */
export const EMBLEMS = {
  'em-anchor': drawn(
    <circle cx={32} cy={13} r={5} fill="none" {...inked(4.5, 'currentColor')} />,
    <path d="M32 18V54M20 27H44M12 40Q15 54 32 55Q49 54 52 40" {...pen(6, 'currentColor')} />,
  ),
  'em-star': (
    <path
      d="M32 6l7.5 17.5L58 25 44 37.5 48.5 56 32 46 15.5 56 20 37.5 6 25l18.5-1.5Z"
      fill="currentColor"
    />
  ),
  'em-sun': drawn(
    <circle cx={32} cy={32} r={13} fill="currentColor" />,
    <path
      d="M32 3v10M32 51v10M3 32h10M51 32h10M11.5 11.5l7 7M45.5 45.5l7 7M52.5 11.5l-7 7M18.5 45.5l-7 7"
      {...pen(5.5, 'currentColor')}
    />,
  ),
  'em-fish': (
    <path
      d="M4 32Q18 12 38 22Q44 26 48 30L60 18V46L48 34Q44 40 38 43Q18 52 4 32Z"
      fill="currentColor"
    />
  ),
  'em-moon': <path d="M40 6A27 27 0 1 0 58 44A22 22 0 0 1 40 6Z" fill="currentColor" />,
  'em-key': drawn(
    <circle cx={20} cy={20} r={11} fill="none" {...inked(7, 'currentColor')} />,
    <path d="M28 28L56 56M46 46l7-7M38 38l6-6" {...pen(7, 'currentColor')} />,
  ),
  'em-lily': (
    <path
      d="M32 4Q44 18 36 34H28Q20 18 32 4ZM26 36Q8 34 10 16Q22 16 28 34ZM38 36Q56 34 54 16Q42 16 36 34ZM20 38H44V44H20ZM28 44H36L38 60H26Z"
      fill="currentColor"
    />
  ),
} as const satisfies SymbolTable;
