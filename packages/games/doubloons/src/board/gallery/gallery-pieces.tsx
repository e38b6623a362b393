import { type Drawing, type DrawProps, onSheet, onToken } from '@quarterdeck/board-kit';
import { DARK_INK, type SeatColour } from '@quarterdeck/board-kit/drawings';
import type { Captain } from '../../index.ts';
import { DieDrawn } from '../pieces/die.tsx';
import { Pawn, SailDrawn } from '../pieces/pieces.tsx';
import { type DoubloonsSymbol, Piece } from '../signs/symbol.ts';
import type { Rows } from './gallery-contents.ts';

/** The colours the book gives them; at a table everybody has the colour of their seat. */
const COLOUR = {
  pollyanna: 'blue',
  widowCheng: 'red',
  calicoJack: 'purple',
  valparisa: 'green',
  hayreddin: 'yellow',
  voet: 'black',
} as const satisfies Record<Captain, SeatColour>;

export const captainDrawn = (id: Captain): Drawing =>
  onSheet(
    150,
    100,
    <>
      <SailDrawn colour={COLOUR[id]} isGhost={false} x={0} y={2} size={96} />
      <Pawn colour={COLOUR[id]} x={122} y={96} size={56} />
    </>,
  );

const sail = (isGhost: boolean): Drawing =>
  onSheet(64, 64, <SailDrawn colour="red" isGhost={isGhost} x={0} y={0} size={64} />, 0.8);

const tokenOf = (sign: DoubloonsSymbol): Drawing =>
  onToken(<Piece name={sign} x={18} y={18} size={64} colours={DARK_INK} />);

const pawn = onSheet(64, 64, <Pawn colour="red" x={32} y={62} size={58} />, 0.8);
const die = ({ width }: DrawProps) => <DieDrawn face="voodoo" size={width * 0.6} />;

const TOKENS = [
  ['ship', 'pirateShips', 'DD-021', sail(false)],
  ['ghost', 'ghostShips', 'DD-021', sail(true)],
  ['pawn', 'captainMeeples', 'DD-021', pawn],
  ['doubloon', 'doubloons', 'DD-014', tokenOf('doubloon')],
  ['pillage', 'pillageTokens', 'DD-020', tokenOf('pillage')],
  ['die', 'attackDice', 'DD-020', die],
  ['initiative', 'initiativeTokens', 'DD-037', tokenOf('wheel')],
  ['compass', 'compassTokens', 'DD-022', tokenOf('compass')],
] as const;

/** Figures, tokens and the die. */
export const tokens: Rows = (words, { pack }) =>
  TOKENS.map(([id, counted, clause, draw]) => ({
    id,
    name: words(`doubloons.gallery.box.${id}.name`),
    text: words(`doubloons.gallery.box.${id}.text`),
    count:
      counted === 'compassTokens'
        ? pack.counts.modules.compassTokens
        : pack.counts.standard[counted],
    of: pack.counts,
    clauses: [clause],
    draw,
  }));
