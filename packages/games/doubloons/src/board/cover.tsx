import {
  CoverFrame,
  CoverSea,
  CoverSheet,
  CoverTitle,
  engraver,
  inked,
  Piece,
  paint,
  pen,
  Rays,
  tenth,
} from '@quarterdeck/board-kit/drawings';

const INK = '#07130f';
const NIGHT = '#12302a';
const GOLD = '#e9b949';
const PALE = '#c8efdf';

type Star = { readonly x: number; readonly y: number; readonly r: number; readonly light: number };

const Stars = () => {
  const chance = engraver('stars');
  const stars = Array.from(
    { length: 46 },
    (): Star => ({
      x: tenth(chance() * 300),
      y: tenth(chance() * 230),
      r: tenth(0.6 + chance()),
      light: tenth(0.35 + chance() * 0.5),
    }),
  );
  return (
    <g fill={PALE}>
      {stars.map(({ x, y, r, light }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} opacity={light} />
      ))}
    </g>
  );
};

/** A coin as large as a moon, a skull struck on it. */
const Moon = () => (
  <g transform="translate(0 -6)">
    <Rays cx={150} cy={196} inner={96} outer={118} count={60} ink={GOLD} width={2} opacity={0.8} />
    <circle cx="150" cy="196" r="92" fill={GOLD} {...inked(2, INK)} />
    <g fill="none" stroke="#7a4f08">
      <circle cx="150" cy="196" r="83" strokeWidth="1.4" />
      <circle cx="150" cy="196" r="87.5" strokeWidth="5" strokeDasharray="1.6 4" />
    </g>
    <g fill="none" strokeLinejoin="round" {...inked(3, '#6b4306')}>
      <path
        d="M150 132Q196 132 198 178Q198 200 180 208V230H120V208Q102 200 102 178Q104 132 150 132Z"
        fill="#f4d27a"
      />
      <path d="M130 214V230M142 214V230M158 214V230M170 214V230" />
    </g>
    <g fill="#3d2703">
      <circle cx="130" cy="180" r="13" />
      <circle cx="170" cy="180" r="13" />
      <path d="M150 190l-6 12h12Z" />
    </g>
  </g>
);

const hachures = Array.from(
  { length: 15 },
  (_, i) => `M${tenth(226 + i * 0.5)} ${158 + i * 4}l${tenth(8 + i * 3.2)} ${20 + i * 5}`,
).join('');

const Mountains = () => (
  <g stroke={INK} strokeLinejoin="round">
    <g fill="#1c4a3e" strokeWidth="2">
      <path d="M-10 300L30 226L52 246L78 214L120 262L150 300Z" />
      <path d="M150 300L196 240L226 158L240 176L252 160L276 226L320 300Z" />
    </g>
    <g strokeWidth="1.3" strokeLinecap="round" opacity=".8">
      <path d={hachures} />
      <path d="M44 244l10 44M60 240l16 50M80 224l16 60M96 244l14 44" />
    </g>
    <path d="M226 158Q222 140 234 130Q228 116 242 106" opacity=".9" {...pen(5, '#e7603a')} />
  </g>
);

const Ghosts = () => (
  <g
    style={paint({
      '--lw': '1.25',
      '--lw2': '.9',
      '--lw3': '.55',
      '--sym-ink': INK,
      '--ghost': PALE,
    })}
  >
    <g opacity=".3">
      <Piece name="ship-ghost" x={62} y={226} size={136} />
    </g>
    <Piece name="ship-ghost" x={78} y={222} size={138} />
  </g>
);

const Sunken = () => (
  <g style={paint({ '--sym-ink': INK })}>
    <g transform="rotate(-12 240 366)">
      <Piece name="doubloon" x={222} y={348} size={34} />
    </g>
    <g transform="rotate(10 266 356)">
      <Piece name="doubloon" x={250} y={336} size={30} />
    </g>
    <Piece name="doubloon" x={30} y={350} size={28} />
  </g>
);

/** A coin rising like a moon over a mountain, a ghost ship before it. */
export const DoubloonsCover = () => (
  <CoverSheet background={NIGHT}>
    <Stars />
    <Moon />
    <Mountains />
    <CoverSea y={300} wave={[48, 10, 10]} echoes={2} fill="#1b5548" line={PALE} strokeWidth={1.2} />
    <Ghosts />
    <CoverSea y={334} wave={[60, 13, 34]} echoes={3} fill="#0f3a31" line={PALE} strokeWidth={1.3} />
    <Sunken />
    <CoverTitle lines={['Dead Man’s', 'Doubloons']} fill={PALE} outline={NIGHT} size={43} y={50} />
    <CoverFrame ink={PALE} />
  </CoverSheet>
);
