import { type GalleryComponent, sourceOf } from '@quarterdeck/board-kit';
import { DARK_INK, PaperCard, Sheet, Ship, Token } from '@quarterdeck/board-kit/drawings';
import { at, byId } from '@quarterdeck/kernel';
import type { ReactNode } from 'react';
import { BOOTY, COLOURS, MERCHANTS, ORDERS, SEARCH_KINDS, type SearchKind } from '../../index.ts';
import { Crate } from '../pieces/goods.tsx';
import { ORDER_SIGN, PLAIN_COAT } from '../pieces/orders.ts';
import { Faces } from '../pieces/printed-card.tsx';
import { MerchantShip, NavyShip } from '../pieces/ships.tsx';
import type { TinypiratesGalleryWords } from '../scene.ts';
import type { TinypiratesSymbol } from '../signs/symbol.ts';
import { Piece } from '../signs/symbol.ts';
import type { Contents } from './gallery-contents.ts';

export const counted = (words: TinypiratesGalleryWords, count: number): string =>
  words('boards.tinypirates.pieces', { count });

const onToken =
  (name: TinypiratesSymbol): GalleryComponent['draw'] =>
  ({ width }) => (
    <Token width={width * 0.8}>
      <Piece name={name} x={18} y={18} size={64} colours={PLAIN_COAT} />
    </Token>
  );

const TOKEN_SIGN = {
  gold2: 'coin',
  gold3: 'coin',
  surefire: 'fuse',
  booty: 'crate',
  sail2: 'sail',
  calm: 'storm',
} as const satisfies Record<SearchKind, TinypiratesSymbol>;

/** Search and Order Tokens, and crates. */
export const tokens = (
  words: TinypiratesGalleryWords,
  { pack }: Contents,
): readonly GalleryComponent[] => [
  ...SEARCH_KINDS.map((id): GalleryComponent => {
    const { name, text, count } = pack.searchTokens[id];
    return {
      id,
      name,
      text,
      count: counted(words, count),
      ...sourceOf(pack.searchTokens[id], words),
      clauses: ['TE-264'],
      draw: onToken(TOKEN_SIGN[id]),
    };
  }),
  ...ORDERS.map((id): GalleryComponent => {
    const { name, clause } = pack.orders[id];
    return {
      id,
      name,
      text: words(`boards.tinypirates.orders.${id}`),
      count: counted(words, COLOURS.length),
      ...sourceOf(pack.orders[id], words),
      clauses: [clause],
      draw: onToken(ORDER_SIGN[id]),
    };
  }),
  ...BOOTY.map(
    (id): GalleryComponent => ({
      id,
      name: pack.booty[id].name,
      text: words('boards.tinypirates.crateText'),
      count: counted(words, pack.booty[id].count),
      ...sourceOf(pack.booty[id], words),
      clauses: ['TE-003'],
      draw: ({ width }) => (
        <Sheet width={width * 0.7} viewWidth={80} viewHeight={80}>
          <Crate booty={id} x={6} y={6} size={68} />
        </Sheet>
      ),
    }),
  ),
];

const onWater =
  (drawing: ReactNode): GalleryComponent['draw'] =>
  ({ width }) => (
    <Sheet width={width} viewWidth={120} viewHeight={96}>
      <rect width="120" height="96" rx="6" fill="var(--water)" />
      {drawing}
    </Sheet>
  );

const MIDDLE = { x: 60, y: 46, size: 80 } as const;

/** Ships, and the cards that Merchants sail under. */
export const ships = (
  words: TinypiratesGalleryWords,
  { pack, printed }: Contents,
): readonly GalleryComponent[] => [
  ...COLOURS.map(
    (id): GalleryComponent => ({
      id,
      name: words('boards.tinypirates.pirateShip', { colour: pack.colours[id].name }),
      text: words('boards.tinypirates.pirateShipText'),
      count: counted(words, 1),
      ...sourceOf(pack.colours[id], words),
      clauses: ['TE-010'],
      draw: onWater(<Ship colour={id} x={20} y={6} size={80} />),
    }),
  ),
  ...MERCHANTS.map(
    (id): GalleryComponent => ({
      id,
      name: pack.ships.merchants[id].name,
      text: words('boards.tinypirates.merchantShipText'),
      count: counted(words, 1),
      ...sourceOf(pack.ships.merchants[id], words),
      clauses: ['TE-229'],
      draw: onWater(<MerchantShip merchant={id} {...MIDDLE} />),
    }),
  ),
  {
    id: 'navy',
    name: pack.ships.navy.name,
    text: words('boards.tinypirates.navyText', {
      steps: printed.navySteps.join(', '),
    }),
    count: counted(words, 1),
    ...sourceOf(pack.ships.navy, words),
    clauses: ['TE-233'],
    draw: onWater(<NavyShip {...MIDDLE} />),
  },
  ...printed.ids.merchantCard.map((id): GalleryComponent => {
    const { value, gold } = byId(printed.merchantCards, id);
    return {
      id,
      name: words('boards.tinypirates.merchantCard', { value }),
      text: byId(pack.merchantCards, id).text,
      count: counted(words, 1),
      ...sourceOf(byId(pack.merchantCards, id), words),
      clauses: ['TE-265'],
      draw: ({ width }) => (
        <PaperCard width={width} name={words('boards.tinypirates.merchantCard', { value })}>
          <Piece name="ship-brig" x={4} y={8} size={62} colours={DARK_INK} />
          <Piece name="hit" x={72} y={8} size={34} colours={DARK_INK} />
          <Piece name="coin" x={72} y={54} size={34} colours={DARK_INK} />
          <g fontSize="28" fontWeight="800" fill="#12283b">
            <text x="112" y="36">
              {value}
            </text>
            <text x="112" y="82">
              {gold}
            </text>
          </g>
        </PaperCard>
      ),
    };
  }),
];

const DRAWN = [
  ['deckhands', 'deckhand', 'TE-072'],
  ['captains', 'pawn', 'TE-054'],
  ['treasures', 'cross', 'TE-201'],
  ['legend-tokens', 'suit-skull', 'TE-243'],
  ['sure-fire-tokens', 'fuse', 'TE-150'],
  ['doubloons', 'coin', 'TE-005'],
  ['port-tokens', 'lighthouse', 'TE-032'],
  ['helm-mats', 'wheel', 'TE-053'],
  ['legend-mats', 'suit-skull', 'TE-247'],
  ['market-mat', 'scales', 'TE-029'],
  ['booty-bag', 'crate', 'TE-030'],
] as const;

/** What else is in the box. */
export const pieces = (
  words: TinypiratesGalleryWords,
  { pack }: Contents,
): readonly GalleryComponent[] => {
  const { components } = pack.counts;
  const faces = [at(pack.dice.faces, 1), at(pack.dice.faces, 4)];
  return [
    ...DRAWN.map(
      ([id, sign, clause]): GalleryComponent => ({
        id,
        name: components[id].name,
        text: words(`boards.tinypirates.texts.${id}`),
        count: counted(words, components[id].count),
        ...sourceOf(components[id], words),
        clauses: [clause],
        draw: onToken(sign),
      }),
    ),
    {
      id: 'dice',
      name: components.dice.name,
      text: words('boards.tinypirates.diceText'),
      count: counted(words, components.dice.count),
      ...sourceOf(components.dice, words),
      clauses: ['TE-145'],
      draw: ({ width }) => (
        <Sheet width={width} viewWidth={120} viewHeight={80}>
          <Faces faces={faces} x={10} y={16} size={48} />
        </Sheet>
      ),
    },
  ];
};
