import { inked, pen } from '../pen.ts';
import { DETAIL, Detail, drawn, Hair, HULL, INK, Outline, SAIL } from './pens.tsx';
import { Creases, Flag, GunPorts, Mast, Sail, Wake } from './rigging.tsx';
import type { SymbolTable } from './symbol-table.ts';

/** Hulls tell the kind; sails take the seat: --sail, --hatch-fill, --hull and --flag colour them. */
export const SHIPS = {
  'ship-galleon': drawn(
    <Mast x={13} top={8} foot={36} />,
    <Mast x={33} top={4} foot={45} />,
    <Mast x={51} top={16} foot={42} />,
    <Outline d="M56 41L62 33" />,
    <Outline d="M13 9Q24 22 25 33L5 31Q11 22 13 9Z" fill={SAIL} />,
    <path d="M13 9Q24 22 25 33L5 31Q11 22 13 9Z" style={{ fill: 'var(--hatch-fill,none)' }} />,
    <Sail x={31} top={9} foot={17} width={15} belly={4} />,
    <Sail x={31} top={19} foot={39} width={23} belly={8} />,
    <Sail x={50} top={21} foot={37} width={10} belly={5} />,
    <Creases x={31} top={19} foot={39} width={23} belly={8} />,
    <Outline
      d="M2 30L15 33L19 45H46L50 39L60 40Q60 51 53 56Q51 58 46 58H17Q10 57 7 50Z"
      fill={HULL}
    />,
    <Detail d="M5 39L17 41M8 50H57" />,
    <GunPorts at={[21, 30, 39, 48]} y={51.5} />,
    <Flag x={33} y={3} />,
    <Wake />,
  ),
  'ship-brig': drawn(
    <Mast x={22} top={9} foot={45} />,
    <Mast x={42} top={12} foot={45} />,
    <Outline d="M53 44L63 37" />,
    <Detail d="M43 14L61 38L46 40Z" fill={SAIL} />,
    <Sail x={20} top={13} foot={23} width={14} belly={4} />,
    <Sail x={20} top={25} foot={39} width={19} belly={6} />,
    <Sail x={40} top={16} foot={25} width={11} belly={4} />,
    <Sail x={40} top={27} foot={39} width={15} belly={5} />,
    <Creases x={20} top={25} foot={39} width={19} belly={6} />,
    <Outline d="M6 41L14 44H50L59 42Q58 52 52 56H17Q9 56 6 41Z" fill={HULL} />,
    <Detail d="M8.5 48.5H56" />,
    <Flag x={22} y={8} />,
    <Wake />,
  ),
  'ship-cutter': drawn(
    <Mast x={29} top={6} foot={46} />,
    <Outline d="M50 46L62 40" />,
    <Outline d="M31 9L60 41L33 43Z" fill={SAIL} />,
    <Outline d="M27 12Q12 26 8 42H27Z" fill={SAIL} />,
    <Hair d="M22 24q-5 6-8 13M26 22v16" strokeOpacity={0.55} />,
    <Outline d="M8 46H56Q53 56 45 57H19Q11 56 8 46Z" fill={HULL} />,
    <Detail d="M12 51H51" />,
    <Flag x={29} y={5} />,
    <Wake />,
  ),
  'ship-frigate': drawn(
    <Mast x={13} top={10} foot={44} />,
    <Mast x={31} top={3} foot={44} />,
    <Mast x={47} top={9} foot={44} />,
    <Outline d="M56 43L64 31" />,
    <Detail d="M48 11L63 33L52 38Z" fill={SAIL} />,
    <Sail x={12} top={14} foot={22} width={8} belly={2} />,
    <Sail x={12} top={24} foot={37} width={13} belly={3} />,
    <Sail x={30} top={7} foot={15} width={9} belly={2} />,
    <Sail x={30} top={17} foot={25} width={13} belly={3} />,
    <Sail x={30} top={27} foot={38} width={17} belly={3} />,
    <Sail x={46} top={13} foot={21} width={8} belly={2} />,
    <Sail x={46} top={23} foot={37} width={12} belly={3} />,
    <Outline d="M1 43H62Q61 52 55 57H9Q3 53 1 43Z" fill={HULL} />,
    <path d="M3 49H59.5" stroke="#fbf8ef" style={{ strokeWidth: 'var(--lw4,5)' }} />,
    <GunPorts at={[7, 14, 21, 28, 35, 42, 49]} y={47.3} />,
    <Flag x={31} y={3} />,
    <Wake />,
  ),
  'ship-pirate': drawn(
    <Mast x={20} top={10} foot={44} />,
    <Mast x={40} top={7} foot={44} />,
    <Outline d="M54 43L63 34" />,
    <path
      d="M41 10L61 35L44 38Z"
      fill="#1b2230"
      strokeLinejoin="round"
      {...inked(1.6, 'var(--pirate-edge,#1b2230)')}
    />,
    <g strokeLinejoin="round" {...inked(1.8, 'var(--pirate-edge,#1b2230)')}>
      <path d="M11 14H28Q33 20 29 26H12Q16 20 11 14Z" fill="#1b2230" />
      <path d="M9 28H30Q36 34 31 40L27 37 23 41 18 38 11 41Q15 34 9 28Z" fill="#1b2230" />
      <path d="M33 12H47Q52 24 48 38L44 35 39 39 34 36Q38 24 33 12Z" fill="#1b2230" />
    </g>,
    <path
      d="M4 37L15 42H50L60 40Q57 50 51 56H16Q8 52 4 37Z"
      fill="#1b2230"
      strokeLinejoin="round"
      {...inked(2.4, 'var(--pirate-edge,#1b2230)')}
    />,
    <path d="M8 46H57" {...inked(2, '#c93a1e')} />,
    <g transform="translate(36.5 17)" fill="#f7f4ec">
      <path d="M5 0a5 5 0 0 1 5 5q0 2.5-2 3.5v2.5h-6v-2.5q-2-1-2-3.5a5 5 0 0 1 5-5Z" />
      <circle cx={3} cy={5.4} r={1.4} fill="#1b2230" />
      <circle cx={7} cy={5.4} r={1.4} fill="#1b2230" />
    </g>,
    <Flag x={40} y={6} fill="#1b2230" />,
    <Wake />,
  ),
  'ship-ghost': (
    <g opacity={0.94}>
      <Mast x={13} top={8} foot={36} />
      <Mast x={33} top={4} foot={45} />
      <Mast x={51} top={16} foot={42} />
      <g {...DETAIL} fill="var(--ghost,#bfe8d8)">
        <path d="M13 9Q24 22 25 33L21 29 17 33 14 28 10 32 5 31Q11 22 13 9Z" />
        <path d="M24 9H39Q42 13 39 17L35 15 31 18 28 15 24 17Q27 13 24 9Z" />
        <path d="M20 19H43Q51 29 44 39L40 34 36 41 31 35 27 40 24 36 21 39Q27 29 20 19Z" />
        <path d="M45 21H55Q60 29 56 37L53 33 50 37 46 35Q50 29 45 21Z" />
      </g>
      <Outline
        d="M2 30L15 33L19 45H46L50 39L60 40Q60 50 54 55Q48 60 42 55Q36 50 30 56Q24 61 18 55Q9 51 2 30Z"
        fill="var(--ghost,#bfe8d8)"
        fillOpacity={0.75}
        strokeDasharray="5 3"
      />
      <circle cx={26} cy={50} r={2} fill={INK} />
      <circle cx={34} cy={50} r={2} fill={INK} />
      <circle cx={42} cy={50} r={2} fill={INK} />
    </g>
  ),
  'ship-top': drawn(
    <Outline d="M32 3Q47 20 46 44Q46 57 40 61H24Q18 57 18 44Q17 20 32 3Z" fill={HULL} />,
    <Detail d="M32 12Q41 26 40 44V55H24V44Q23 26 32 12Z" fill="var(--deck,#e2c57f)" />,
    <path d="M13 28Q32 19 51 28M12 42Q32 33 52 42" {...pen(7, SAIL)} />,
    <Detail d="M13 28Q32 19 51 28M12 42Q32 33 52 42" />,
  ),
} as const satisfies SymbolTable;
