import '../styles/board.css';
import '../styles/table.css';
import {
  type GalleryComponent,
  type GalleryDoor,
  type GalleryKind,
  type OwnPackDoor,
  sourceOf,
} from '@quarterdeck/board-kit';
import { DARK_INK, PaperCard, Sheet } from '@quarterdeck/board-kit/drawings';
import { at } from '@quarterdeck/kernel';
import type { ReactElement } from 'react';
import type { Printed } from '../../index.ts';
import { AHOY_TABLE_EN } from '../en-table.ts';
import { SUIT_COLOUR, SUIT_SIGN } from '../pieces/faces.ts';
import { RegionTile } from '../pieces/region-tile.tsx';
import { REWARD, RewardSign, RewardsGrid } from '../pieces/rewards-grid.lazy.tsx';
import { Space } from '../pieces/terrain.tsx';
import { REGION, SPACE } from '../places/metrics.ts';
import { faceOf } from '../places/places.ts';
import type { AhoyGalleryWords } from '../scene.ts';
import { AhoySprite } from '../signs/sprite.tsx';
import { Piece } from '../signs/symbol.ts';
import { AHOY_GALLERY_EN } from './en-gallery.ts';
import { boards } from './gallery-boards.tsx';
import { type Contents, OWN_CONTENTS, readContents } from './gallery-contents.ts';
import { figures, pieces } from './gallery-pieces.tsx';

const regions = (
  words: AhoyGalleryWords,
  { pack, printed }: Contents,
): readonly GalleryComponent[] =>
  printed.tiles.map(({ id, key, name }) => {
    const tile = at(pack.regionTiles, id);
    const terrains = Object.values(tile.spaces).map(
      ({ terrain }) => pack.terrain.kinds[terrain].name,
    );
    return {
      id: key,
      name,
      text: terrains.join(', '),
      count: words('boards.ahoy.pieces', { count: 1 }),
      ...sourceOf(tile, words),
      clauses: ['AH-003'],
      draw: ({ width }) => (
        <Sheet width={width} viewWidth={REGION} viewHeight={REGION}>
          <RegionTile {...faceOf(printed, id, 0)} />
        </Sheet>
      ),
    };
  });

const TERRAINS = ['open', 'island', 'fog', 'wreckage', 'harbor', 'current'] as const;

const terrain = (words: AhoyGalleryWords, { pack }: Contents): readonly GalleryComponent[] =>
  TERRAINS.map((id) => {
    const { name, text, clause } = pack.terrain.kinds[id];
    const found = pack.regionTiles.flatMap(({ spaces }) =>
      Object.values(spaces).filter((space) => space.terrain === id),
    );
    const [face] = found;
    return {
      id,
      name,
      text,
      count: words('boards.ahoy.pieces', { count: found.length }),
      ...sourceOf(pack.terrain.kinds[id], words),
      clauses: [clause],
      draw: ({ width }) => (
        <Sheet width={width} viewWidth={SPACE} viewHeight={SPACE}>
          {face !== undefined && <Space face={face} suit="tree" words={id} />}
        </Sheet>
      ),
    };
  });

type CardSignsProps = { readonly card: Printed['cards'][number] };

/** Suit, price, and where its Cargo goes. */
const CardSigns = ({ card: { suit, gold, cargo } }: CardSignsProps): ReactElement => (
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
        stroke="#12283b"
        strokeWidth="2"
        strokeDasharray="4 3"
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

const market = (
  words: AhoyGalleryWords,
  { pack, printed }: Contents,
): readonly GalleryComponent[] =>
  printed.cards.map((card) => {
    const { text, clause } = pack.crew[card.crew];
    const cargo = words('boards.ahoy.table.cargoFor', {
      cargo: card.cargo.name,
      suit: pack.suits[card.cargo.deliver].name,
    });
    return {
      id: card.key,
      name: card.name,
      text: words('boards.ahoy.cardText', { text, cargo }),
      count: words('boards.ahoy.pieces', { count: 1 }),
      ...sourceOf(at(pack.market, card.id), words),
      clauses: [clause],
      draw: ({ width }) => (
        <PaperCard width={width} name={card.name}>
          <CardSigns card={card} />
        </PaperCard>
      ),
    };
  });

const plans = (words: AhoyGalleryWords, { pack, printed }: Contents): readonly GalleryComponent[] =>
  printed.plans.map(({ id, key, name, kind }) => ({
    id: key,
    name,
    text: pack.plans.kinds[kind].text,
    count: words('boards.ahoy.pieces', { count: 1 }),
    ...sourceOf(at(pack.plans.cards, id), words),
    clauses: [pack.plans.kinds[kind].clause],
    draw: ({ width }) => (
      <PaperCard width={width} name={name}>
        <Piece name="plan" x={36} y={12} size={68} colours={DARK_INK} />
        {kind === 'cutter' && <Piece name="ship-brig" x={46} y={22} size={50} colours={DARK_INK} />}
        {kind === 'gunship' && (
          <Piece name="ship-frigate" x={46} y={22} size={50} colours={DARK_INK} />
        )}
      </PaperCard>
    ),
  }));

const rewards = (
  words: AhoyGalleryWords,
  { pack, printed }: Contents,
): readonly GalleryComponent[] => {
  const cols = printed.rewardCols;
  const cells = printed.rewards.map((reward, i) => ({
    reward,
    row: Math.floor(i / cols),
    col: i % cols,
  }));
  const middle = { row: 2, col: 2 };
  const name = words('boards.ahoy.rewardsGrid');
  return [
    {
      id: 'grid',
      name,
      text: pack.rewards.kinds.start.text,
      count: words('boards.ahoy.pieces', { count: 2 }),
      ...sourceOf(pack.rewards, words),
      clauses: ['AH-222'],
      draw: ({ width }) => (
        <span style={{ display: 'block', width }}>
          <RewardsGrid cells={cells} white={middle} black={middle} label={name} />
        </span>
      ),
    },
    ...cells.map(({ reward, row, col }): GalleryComponent => {
      const kind = pack.rewards.kinds[reward];
      return {
        id: `${row}${col}`,
        name: words('boards.ahoy.rewardName', { row: row + 1, col: col + 1 }),
        text: kind.text,
        count: words('boards.ahoy.pieces', { count: 2 }),
        ...sourceOf(kind, words),
        clauses: [kind.clause],
        draw: ({ width }) => (
          <Sheet width={width * 0.8} viewWidth={REWARD + 2} viewHeight={REWARD + 2}>
            <g transform="translate(1 1)">
              <RewardSign reward={reward} />
            </g>
          </Sheet>
        ),
      };
    }),
  ];
};

export const Symbols = AhoySprite;

export const WORDS: GalleryDoor['WORDS'] = [AHOY_GALLERY_EN, AHOY_TABLE_EN];

const galleryOf = (words: AhoyGalleryWords, contents: Contents): readonly GalleryKind[] => {
  const kinds = { regions, terrain, market, plans, boards, rewards, figures, pieces } as const;
  const ids = Object.keys(kinds) as (keyof typeof kinds)[];
  return ids.map((id) => ({
    id,
    name: words(`boards.ahoy.kinds.${id}`),
    components: kinds[id](words, contents),
  }));
};

export const gallery: GalleryDoor['gallery'] = (words) => galleryOf(words, OWN_CONTENTS);

export const ownPack: OwnPackDoor = {
  content: OWN_CONTENTS.pack,
  galleryOf: (words, raw) => galleryOf(words, readContents(raw)),
};
