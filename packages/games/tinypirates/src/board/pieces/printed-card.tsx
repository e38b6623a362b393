import { DARK_INK, Die, Disc, PaperCard, type Pips } from '@quarterdeck/board-kit/drawings';
import { Piece, type TinypiratesSymbol } from '../signs/symbol.ts';
import { PLAIN_COAT } from './orders.ts';

const PIPS = [1, 2, 3, 4, 5, 6] as const satisfies readonly Pips[];

const pipsOf = (faces: readonly number[]): readonly Pips[] =>
  faces.flatMap((face) => PIPS.filter((pips) => pips === face));

/** Die faces in a row, in a larger drawing. */
export const Faces = ({
  faces,
  x,
  y,
  size,
}: {
  readonly faces: readonly number[];
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) => (
  <>
    {pipsOf(faces)
      .map((value, i) => ({ value, left: x + i * (size + 4) }))
      .map(({ value, left }) => (
        <Die key={left} x={left} y={y} size={size} value={value} />
      ))}
  </>
);

type PrintedCardProps = {
  readonly width: number;
  readonly name: string;
  readonly trigger?: TinypiratesSymbol;
  readonly actions: readonly TinypiratesSymbol[];
  readonly symbols: readonly number[];
  readonly autoHits: number;
};

/** A Captain or Crew Card, or a Helm: what sets it off, what follows, which dice hit. */
export const PrintedCard = ({
  width,
  name,
  trigger,
  actions,
  symbols,
  autoHits,
}: PrintedCardProps) => (
  <PaperCard width={width} name={name}>
    {trigger !== undefined && (
      <Disc cx={32} cy={30} r={25}>
        <Piece name={trigger} x={14} y={12} size={36} colours={PLAIN_COAT} />
      </Disc>
    )}
    {actions
      .map((action, i) => ({ action, x: (trigger === undefined ? 6 : 64) + i * 38 }))
      .map(({ action, x }) => (
        <Piece key={x} name={action} x={x} y={12} size={36} colours={PLAIN_COAT} />
      ))}
    <Faces faces={symbols} x={8} y={64} size={32} />
    {Array.from({ length: autoHits }, (_, i) => i * 36).map((x) => (
      <Piece key={x} name="hit" x={8 + x} y={62} size={36} colours={DARK_INK} />
    ))}
  </PaperCard>
);
