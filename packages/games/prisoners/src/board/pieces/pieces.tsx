import {
  coastline,
  DARK_INK,
  hatchFill,
  inked,
  Rose,
  type SeatColour,
  Ship,
  seatFill,
  Waterlined,
} from '@quarterdeck/board-kit/drawings';
import { memo } from 'react';
import type { Spot } from '../places/hexes.ts';
import { Piece, type PrisonersSymbol } from '../signs/symbol.ts';

/** The mark of each territory on its island. */
export const TERRITORY_SIGN = {
  'fishermans-harbor': 'net',
  'loot-cavern': 'cave',
  'sirens-lagoon': 'lagoon',
  lighthouse: 'lighthouse',
  'scavengers-shipyard': 'wreck',
  'pirate-cove': 'bay',
  'rum-cache': 'barrels',
  'munitions-armory': 'keg',
  'naval-academy': 'sextant',
  'mercenary-port': 'blades',
  'scallywag-prison': 'bars',
} as const satisfies Readonly<Record<string, PrisonersSymbol>>;

/** A face-down destination: the compass side. */
export const HiddenDrawn = memo(({ x, y }: Spot) => (
  <>
    <circle cx={x} cy={y} r="34" fill="#1d4a63" {...inked(2.4)} />
    <Rose cx={x} cy={y} radius={30} ink="#dfeaea" fill="#1d4a63" rings={false} />
  </>
));

/** What only the viewer has seen: its face, a corner folded over, and an eye. */
export const GlimpseDrawn = ({ x, y, sign }: Spot & { readonly sign: PrisonersSymbol }) => (
  <>
    <circle cx={x} cy={y} r="34" fill="var(--bone)" {...inked(2.4)} />
    <Piece name={sign} x={x - 22} y={y - 22} size={44} colours={DARK_INK} />
    <path d={`M${x + 34} ${y}A34 34 0 0 1 ${x} ${y + 34}Z`} fill="#1d4a63" {...inked(2)} />
    <g color="#dfeaea">
      <Piece name="i-eye" x={x + 9} y={y + 9} size={18} />
    </g>
  </>
);

type TerritoryProps = Spot & {
  readonly name: string;
  readonly sign: PrisonersSymbol;
  readonly owner: SeatColour | undefined;
  readonly defense: number;
  /** At the edge of the ocean a name goes inland: it would be cut otherwise. */
  readonly inland?: 'west' | 'east' | undefined;
};

/** Half as wide as the island with its waterlines. */
const HALF = 36;
const NAMED = {
  west: { dx: HALF, style: { textAnchor: 'end' } },
  east: { dx: -HALF, style: { textAnchor: 'start' } },
} as const;

const OwnersFlag = ({ x, y, owner }: Spot & { readonly owner: SeatColour }) => (
  <g className="piece">
    <path d={`M${x - 30} ${y + 26}V${y - 18}`} strokeLinecap="round" {...inked(3)} />
    <rect x={x - 29} y={y - 20} width="26" height="18" fill={seatFill(owner)} {...inked(1.6)} />
    <rect x={x - 29} y={y - 20} width="26" height="18" fill={hatchFill(owner)} />
  </g>
);

/** What an attack on a territory has to reach. */
export const DefenseShield = ({ x, y, defense }: Spot & { readonly defense: number }) => (
  <g className="badge">
    <Piece name="shield" x={x + 9} y={y + 5} size={32} colours={DARK_INK} />
    <text className="board-figure" x={x + 25} y={y + 28} fontSize="20">
      {defense}
    </text>
  </g>
);

/** An island with its mark, its owner's flag, and its defense on a shield. */
export const TerritoryDrawn = memo(
  ({ x, y, name, sign, owner, defense, inland }: TerritoryProps) => (
    <>
      <Waterlined
        coast={coastline({ cx: x, cy: y, rx: 33, ry: 29, rough: 0.35 }, name)}
        lines={2}
        gap={3.5}
        edge="#12283b"
      />
      <Piece name={sign} x={x - 21} y={y - 26} size={42} colours={DARK_INK} />
      {owner !== undefined && <OwnersFlag x={x} y={y} owner={owner} />}
      <DefenseShield x={x} y={y} defense={defense} />
      <text className="board-name" x={x} y={y + 54} {...(inland && NAMED[inland])}>
        {name}
      </text>
    </>
  ),
);

/** Sharks, squids and privateers. */
export const WildDrawn = memo(
  ({ x, y, kind }: Spot & { readonly kind: 'shark' | 'squid' | 'privateer' }) =>
    kind === 'privateer' ? (
      <g className="piece">
        <Piece
          name="ship-frigate"
          x={x - 31}
          y={y - 35}
          size={62}
          colours={{ ...DARK_INK, '--sail': '#aab3b8', '--flag': '#6d7a82', '--hull': '#5b6268' }}
        />
      </g>
    ) : (
      <g className="piece">
        <Piece name={kind} x={x - 32} y={y - 34} size={64} colours={DARK_INK} />
      </g>
    ),
);

/** How large a frigate is drawn on the ocean: with its pennon no wider than from a hex to the next. */
export const SHIP = 58;

export const Frigate = ({ x, y, colour }: Spot & { readonly colour: SeatColour }) => (
  <Ship colour={colour} kind="frigate" x={x - SHIP / 2} y={y - SHIP / 2 - 4} size={SHIP} />
);

/** A ship's level on a bone pennon at its back mast. */
export const Pennon = ({ x, y, level }: Spot & { readonly level: number }) => (
  <g className="badge">
    <path
      d={`M${x - 35} ${y - 40}h24v19l-12 8-12-8Z`}
      fill="var(--bone)"
      strokeLinejoin="round"
      {...inked(2)}
    />
    <text className="board-figure" x={x - 23} y={y - 20} fontSize="20">
      {level}
    </text>
  </g>
);
