import { inked, Piece, paint, Surface } from '@quarterdeck/board-kit/drawings';

const AT_SEA = { '--sail': 'var(--paper)', '--hull': '#9a6430', '--flag': 'var(--brass-fill)' };

const Lighthouse = () => (
  <g {...inked(1.4, 'var(--ink)')}>
    <path d="M220 60L232 34L250 40L262 26L280 44L300 36L330 60Z" fill="var(--land)" />
    <path d="M262 30V10h8v22" fill="var(--paper)" />
    <path d="M259 10h14l-7-7Z" fill="#c65a3a" strokeWidth="1.2" />
    <path d="M256 8L230 2M276 8L304 2" {...inked(2, 'var(--brass-fill)')} />
  </g>
);

type SpotProps = { readonly of: 'sea' | 'harbour' | 'empty' };

/** The strip of sea at the foot of a panel. */
export const Spot = ({ of }: SpotProps) => (
  <svg
    className="spot"
    viewBox="0 -8 360 66"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
  >
    {of === 'harbour' && <Lighthouse />}
    {of === 'empty' ? (
      <g opacity=".55">
        <Piece name="ship-ghost" x={156} y={4} size={46} />
      </g>
    ) : (
      <g style={paint(AT_SEA)}>
        {of === 'sea' && <Piece name="ship-cutter" x={40} y={6} size={44} />}
        <Piece name="ship-brig" x={of === 'sea' ? 250 : 70} y={2} size={48} />
      </g>
    )}
    <Surface y={50} step={18} swell={5} count={20} />
    <Surface x={-9} y={56} step={18} swell={5} count={21} strokeWidth={1} opacity={0.6} />
  </svg>
);
