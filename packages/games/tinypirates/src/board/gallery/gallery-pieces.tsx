import { type Drawing, onPaper, onSheet, onToken, printedRow } from '@quarterdeck/board-kit';
import { DARK_INK, Ship } from '@quarterdeck/board-kit/drawings';
import { at, byId } from '@quarterdeck/kernel';
import type { ReactNode } from 'react';
import { BOOTY, COLOURS, MERCHANTS, ORDERS, SEARCH_KINDS, type SearchKind } from '../../index.ts';
import { Crate } from '../pieces/goods.tsx';
import { ORDER_SIGN, PLAIN_COAT } from '../pieces/orders.ts';
import { Faces } from '../pieces/printed-card.tsx';
import { MerchantShip, NavyShip } from '../pieces/ships.tsx';
import { Piece, type TinypiratesSymbol } from '../signs/symbol.ts';
import type { Rows } from './gallery-contents.ts';

const tokenOf = (name: TinypiratesSymbol): Drawing =>
  onToken(<Piece name={name} x={18} y={18} size={64} colours={PLAIN_COAT} />);

const TOKEN_SIGN = {
  gold2: 'coin',
  gold3: 'coin',
  surefire: 'fuse',
  booty: 'crate',
  sail2: 'sail',
  calm: 'storm',
} as const satisfies Record<SearchKind, TinypiratesSymbol>;

/** Search and Order Tokens, and crates. */
export const tokens: Rows = (words, { pack }) => [
  ...SEARCH_KINDS.map((id) =>
    printedRow(id, pack.searchTokens[id], tokenOf(TOKEN_SIGN[id]), { clauses: ['TE-264'] }),
  ),
  ...ORDERS.map((id) =>
    printedRow(id, pack.orders[id], tokenOf(ORDER_SIGN[id]), {
      text: words(`tinypirates.gallery.orders.${id}`),
      count: COLOURS.length,
    }),
  ),
  ...BOOTY.map((id) => {
    const drawn = <Crate booty={id} x={6} y={6} size={68} />;
    return printedRow(id, pack.booty[id], onSheet(80, 80, drawn, 0.7), {
      text: words('tinypirates.gallery.crateText'),
      clauses: ['TE-003'],
    });
  }),
];

const onWater = (thing: ReactNode): Drawing =>
  onSheet(
    120,
    96,
    <>
      <rect width="120" height="96" rx="6" fill="var(--water)" />
      {thing}
    </>,
  );

const MIDDLE = { x: 60, y: 46, size: 80 } as const;

const merchantDrawn = (name: string, value: number, gold: number): Drawing =>
  onPaper(
    name,
    <>
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
    </>,
  );

/** Ships, and the cards that Merchants sail under. */
export const ships: Rows = (words, { pack, printed }) => [
  ...COLOURS.map((id) => ({
    id,
    name: words('tinypirates.gallery.pirateShip', { colour: pack.colours[id].name }),
    text: words('tinypirates.gallery.pirateShipText'),
    of: pack.colours[id],
    clauses: ['TE-010'],
    draw: onWater(<Ship colour={id} x={20} y={6} size={80} />),
  })),
  ...MERCHANTS.map((id) => ({
    id,
    name: pack.ships.merchants[id].name,
    text: words('tinypirates.gallery.merchantShipText'),
    of: pack.ships.merchants[id],
    clauses: ['TE-229'],
    draw: onWater(<MerchantShip merchant={id} {...MIDDLE} />),
  })),
  {
    id: 'navy',
    name: pack.ships.navy.name,
    text: words('tinypirates.gallery.navyText', { steps: printed.navySteps.join(', ') }),
    of: pack.ships.navy,
    clauses: ['TE-233'],
    draw: onWater(<NavyShip {...MIDDLE} />),
  },
  ...printed.ids.merchantCard.map((id) => {
    const { value, gold } = byId(printed.merchantCards, id);
    const name = words('tinypirates.gallery.merchantCard', { value });
    const card = byId(pack.merchantCards, id);
    return printedRow(id, card, merchantDrawn(name, value, gold), {
      name,
      count: 1,
      clauses: ['TE-265'],
    });
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
export const pieces: Rows = (words, { pack }) => {
  const { components } = pack.counts;
  const faces = [at(pack.dice.faces, 1), at(pack.dice.faces, 4)];
  return [
    ...DRAWN.map(([id, sign, clause]) =>
      printedRow(id, components[id], tokenOf(sign), {
        text: words(`tinypirates.gallery.texts.${id}`),
        clauses: [clause],
      }),
    ),
    printedRow(
      'dice',
      components.dice,
      onSheet(120, 80, <Faces faces={faces} x={10} y={16} size={48} />),
      { text: words('tinypirates.gallery.diceText'), clauses: ['TE-145'] },
    ),
  ];
};
