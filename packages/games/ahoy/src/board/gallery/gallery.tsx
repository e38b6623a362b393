import { put } from '../../words/names.ts';
import { said } from './said.ts';
import '../styles/board.css';
import '../styles/table.css';
import {
  type GalleryDoor,
  galleryDoor,
  onPaper,
  onSheet,
  printedRow,
} from '@quarterdeck/board-kit';
import { DARK_INK, inked } from '@quarterdeck/board-kit/drawings';
import { at } from '@quarterdeck/kernel';
import { AHOY_MODEL, AHOY_PACK, type Printed } from '../../index.ts';
import { AHOY_TABLE_EN } from '../en-table.ts';
import { SUIT_COLOUR, SUIT_SIGN } from '../pieces/faces.ts';
import { RegionTile } from '../pieces/region-tile.tsx';
import { REWARD, RewardSign, RewardsGrid } from '../pieces/rewards-grid.lazy.tsx';
import { Space } from '../pieces/terrain.tsx';
import { REGION, SPACE } from '../places/metrics.ts';
import { faceOf } from '../places/places.ts';
import { AhoySprite } from '../signs/sprite.tsx';
import { Piece } from '../signs/symbol.ts';
import { AHOY_GALLERY_EN } from './en-gallery.ts';
import { boards } from './gallery-boards.tsx';
import type { Rows } from './gallery-contents.ts';
import { figures, pieces } from './gallery-pieces.tsx';

const regions: Rows = (_, { pack, printed }) =>
  printed.tiles.map(({ id, key }) => {
    const tile = at(pack.regionTiles, id);
    const text = Object.values(tile.spaces)
      .map(({ terrain }) => pack.terrain.kinds[terrain].name)
      .join(', ');
    const draw = onSheet(REGION, REGION, <RegionTile {...faceOf(printed, id, 0)} />);
    return { id: key, name: tile.name, text, of: tile, clauses: ['AH-003'], draw };
  });

const TERRAINS = ['open', 'island', 'fog', 'wreckage', 'harbor', 'current'] as const;

const terrain: Rows = (_, { pack }) =>
  TERRAINS.map((id) => {
    const found = pack.regionTiles.flatMap(({ spaces }) =>
      Object.values(spaces).filter((space) => space.terrain === id),
    );
    const [face] = found;
    const drawn = face !== undefined && <Space face={face} suit="tree" words={id} />;
    return printedRow(id, pack.terrain.kinds[id], onSheet(SPACE, SPACE, drawn), {
      count: found.length,
    });
  });

type CardSignsProps = { readonly card: Printed['cards'][number] };

/** Suit, price, and where its Cargo goes. */
const CardSigns = ({ card: { suit, gold, cargo } }: CardSignsProps) => (
  <>
    <Piece
      name={SUIT_SIGN[suit]}
      x={34}
      y={0}
      size={72}
      colours={{ ...DARK_INK, '--suit': SUIT_COLOUR[suit] }}
    />
    {gold === 0 ? (
      <rect
        x="8"
        y="72"
        width="24"
        height="24"
        rx="5"
        fill="none"
        strokeDasharray="4 3"
        {...inked(2)}
      />
    ) : (
      Array.from({ length: gold }, (_, i) => i * 22).map((x) => (
        <Piece key={x} name="coin" x={4 + x} y={72} size={26} colours={DARK_INK} />
      ))
    )}
    <Piece name="crate" x={78} y={70} size={28} colours={DARK_INK} />
    <Piece
      name={SUIT_SIGN[cargo.deliver]}
      x={108}
      y={70}
      size={28}
      colours={{ ...DARK_INK, '--suit': SUIT_COLOUR[cargo.deliver] }}
    />
  </>
);

const market: Rows = (words, { pack, printed }) =>
  printed.cards.map((card) => {
    const of = at(pack.market, card.id);
    const { name, text, clause } = pack.crew[card.crew];
    const suit = pack.suits[card.cargo.deliver].name;
    const carried = said(put('see.cargo-for', { cargo: of.cargo.name, suit }));
    return {
      id: card.key,
      name,
      text: words('ahoy.gallery.cardText', { text, cargo: carried }),
      of,
      clauses: [clause],
      draw: onPaper(name, <CardSigns card={card} />),
    };
  });

const PLAN_SHIP = { cutter: 'ship-brig', gunship: 'ship-frigate' } as const;

const plans: Rows = (_, { pack, printed }) =>
  printed.plans.map(({ id, key, kind }) => {
    const { name, text, clause } = pack.plans.kinds[kind];
    const ship = kind === 'cutter' || kind === 'gunship' ? PLAN_SHIP[kind] : undefined;
    const drawn = (
      <>
        <Piece name="plan" x={36} y={12} size={68} colours={DARK_INK} />
        {ship && <Piece name={ship} x={46} y={22} size={50} colours={DARK_INK} />}
      </>
    );
    const of = at(pack.plans.cards, id);
    return { id: key, name, text, of, clauses: [clause], draw: onPaper(name, drawn) };
  });

const rewards: Rows = (words, { pack, printed }) => {
  const cols = printed.rewardCols;
  const cells = printed.rewards.map((reward, i) => ({
    reward,
    row: Math.floor(i / cols),
    col: i % cols,
  }));
  const middle = { row: 2, col: 2 };
  const name = words('ahoy.gallery.rewardsGrid');
  return [
    {
      id: 'grid',
      name,
      text: pack.rewards.kinds.start.text,
      count: 2,
      of: pack.rewards,
      clauses: ['AH-222'],
      draw: ({ width }) => (
        <span style={{ display: 'block', width }}>
          <RewardsGrid cells={cells} white={middle} black={middle} label={name} />
        </span>
      ),
    },
    ...cells.map(({ reward, row, col }) => {
      const drawn = (
        <g transform="translate(1 1)">
          <RewardSign reward={reward} />
        </g>
      );
      const draw = onSheet(REWARD + 2, REWARD + 2, drawn, 0.8);
      return printedRow(`${row}${col}`, pack.rewards.kinds[reward], draw, {
        name: words('ahoy.gallery.rewardName', { row: row + 1, col: col + 1 }),
        count: 2,
      });
    }),
  ];
};

export const Symbols = AhoySprite;

export const WORDS: GalleryDoor['WORDS'] = [AHOY_GALLERY_EN, AHOY_TABLE_EN];

export const { gallery, ownPack } = galleryDoor({
  kindKey: (kind) => `ahoy.gallery.kinds.${kind}`,
  pack: AHOY_PACK,
  printed: AHOY_MODEL.printed,
  kinds: { regions, terrain, market, plans, boards, rewards, figures, pieces },
});
