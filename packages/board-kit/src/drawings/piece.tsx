import type { CSSProperties, ReactElement } from 'react';
import type { SharedSymbol } from './symbols/symbol-name.ts';

/** CSS custom properties a symbol listens to. */
export type SymbolPaint = {
  readonly '--sail'?: string;
  readonly '--hull'?: string;
  readonly '--flag'?: string;
  readonly '--suit'?: string;
  readonly '--crate'?: string;
  readonly '--ghost'?: string;
  readonly '--mv'?: string;
  readonly '--sym-ink'?: string;
  readonly '--hatch-fill'?: string;
  readonly '--lw'?: string;
  readonly '--lw2'?: string;
  readonly '--lw3'?: string;
};

export const paint = (colours: SymbolPaint): CSSProperties => colours as CSSProperties;

/** Ink that stays dark at night: for symbols on bone, land, paper cards and covers. */
export const DARK_INK = { '--sym-ink': '#12283b' } as const satisfies SymbolPaint;
/** The same, with a sail of this colour. */
export const darkSail = (sail: string): SymbolPaint => ({ ...DARK_INK, '--sail': sail });

export type PieceProps<Name extends string> = {
  readonly name: Name;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colours?: SymbolPaint;
};

/** A symbol inside a larger drawing, by its upper left corner; see `Piece` for what may be named. */
export const AnyPiece = ({ name, x, y, size, colours }: PieceProps<string>): ReactElement => (
  <use href={`#${name}`} x={x} y={y} width={size} height={size} style={colours && paint(colours)} />
);

export type IconProps<Name extends string> = {
  readonly name: Name;
  readonly size?: number;
  readonly colours?: SymbolPaint;
  readonly className?: string;
};

/** A symbol among words. Always decoration: the words beside it say the same. */
export const AnyIcon = ({
  name,
  size = 20,
  colours,
  className,
}: IconProps<string>): ReactElement => (
  <svg
    className={className === undefined ? 'icon' : `icon ${className}`}
    width={size}
    height={size}
    viewBox="0 0 64 64"
    aria-hidden="true"
    style={colours && paint(colours)}
  >
    <use href={`#${name}`} />
  </svg>
);

/** With the names of our own sprites: one that none of them holds does not compile. A board has its own. */
export const Piece = (props: PieceProps<SharedSymbol>): ReactElement => AnyPiece(props);
export const Icon = (props: IconProps<SharedSymbol>): ReactElement => AnyIcon(props);
