import type { CSSProperties, ReactElement } from 'react';
import type { SymbolName } from './symbols/symbol-name.ts';

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

type PieceProps = {
  readonly name: SymbolName;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colours?: SymbolPaint;
};

/** A symbol inside a larger drawing, by its upper left corner. */
export const Piece = ({ name, x, y, size, colours }: PieceProps): ReactElement => (
  <use href={`#${name}`} x={x} y={y} width={size} height={size} style={colours && paint(colours)} />
);

type IconProps = {
  readonly name: SymbolName;
  readonly size?: number;
  readonly colours?: SymbolPaint;
  readonly className?: string;
};

/** A symbol among words. Always decoration: the words beside it say the same. */
export const Icon = ({ name, size = 20, colours, className }: IconProps): ReactElement => (
  <svg
    className={className === undefined ? 'icon' : `icon ${className}`}
    width={size}
    height={size}
    viewBox="0 0 64 64"
    aria-hidden="true"
    focusable="false"
    style={colours && paint(colours)}
  >
    <use href={`#${name}`} />
  </svg>
);
