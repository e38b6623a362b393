import { type DrawProps, type GalleryComponent, sourceOf } from '@quarterdeck/board-kit';
import { DARK_INK, type SeatColour, Sheet, Token } from '@quarterdeck/board-kit/drawings';
import type { ReactElement, ReactNode } from 'react';
import type { Captain } from '../../index.ts';
import { DieDrawn } from '../pieces/die.tsx';
import { Pawn, SailDrawn } from '../pieces/pieces.tsx';
import type { DoubloonsGalleryWords } from '../scene.ts';
import type { DoubloonsSymbol } from '../signs/symbol.ts';
import { Piece } from '../signs/symbol.ts';
import type { Contents } from './gallery-contents.ts';

type Drawing = (props: DrawProps) => ReactElement;

/** The colours the book gives them; at a table everybody has the colour of their seat. */
const COLOUR = {
  pollyanna: 'blue',
  widowCheng: 'red',
  calicoJack: 'purple',
  valparisa: 'green',
  hayreddin: 'yellow',
  voet: 'black',
} as const satisfies Record<Captain, SeatColour>;

const captain =
  (id: Captain): Drawing =>
  ({ width }) => (
    <Sheet width={width} viewWidth={150} viewHeight={100}>
      <SailDrawn colour={COLOUR[id]} isGhost={false} x={0} y={2} size={96} />
      <Pawn colour={COLOUR[id]} x={122} y={96} size={56} />
    </Sheet>
  );

export const figures = { captain } as const;

const drawn =
  (children: ReactNode, size = 64): Drawing =>
  ({ width }) => (
    <Sheet width={width * 0.8} viewWidth={size} viewHeight={size}>
      {children}
    </Sheet>
  );

const token =
  (sign: DoubloonsSymbol): Drawing =>
  ({ width }) => (
    <Token width={width * 0.8}>
      <Piece name={sign} x={18} y={18} size={64} colours={DARK_INK} />
    </Token>
  );

const TOKENS = [
  [
    'ship',
    'pirateShips',
    'DD-021',
    drawn(<SailDrawn colour="red" isGhost={false} x={0} y={0} size={64} />),
  ],
  [
    'ghost',
    'ghostShips',
    'DD-021',
    drawn(<SailDrawn colour="red" isGhost x={0} y={0} size={64} />),
  ],
  ['pawn', 'captainMeeples', 'DD-021', drawn(<Pawn colour="red" x={32} y={62} size={58} />)],
  ['doubloon', 'doubloons', 'DD-014', token('doubloon')],
  ['pillage', 'pillageTokens', 'DD-020', token('pillage')],
  [
    'die',
    'attackDice',
    'DD-020',
    ({ width }: DrawProps) => <DieDrawn face="voodoo" size={width * 0.6} />,
  ],
  ['initiative', 'initiativeTokens', 'DD-037', token('wheel')],
] as const;

/** Figures, tokens and the die. */
export const tokens = (
  words: DoubloonsGalleryWords,
  { pack }: Contents,
): readonly GalleryComponent[] => [
  ...TOKENS.map(([id, counted, clause, draw]) => ({
    id,
    name: words(`boards.doubloons.box.${id}.name`),
    text: words(`boards.doubloons.box.${id}.text`),
    count: words('boards.doubloons.pieces', { count: pack.counts.standard[counted] }),
    ...sourceOf(pack.counts, words),
    clauses: [clause],
    draw,
  })),
  {
    id: 'compass',
    name: words('boards.doubloons.box.compass.name'),
    text: words('boards.doubloons.box.compass.text'),
    count: words('boards.doubloons.pieces', { count: pack.counts.modules.compassTokens }),
    ...sourceOf(pack.counts, words),
    clauses: ['DD-022'],
    draw: token('compass'),
  },
];
