import type { ReactElement, ReactNode } from 'react';
import { inked } from './pen.ts';

type SheetProps = {
  readonly width: number;
  readonly viewWidth: number;
  readonly viewHeight: number;
  readonly children: ReactNode;
};

/** A drawing of its own, as wide as it is wanted. */
export const Sheet = ({ width, viewWidth, viewHeight, children }: SheetProps): ReactElement => (
  <svg width={width} viewBox={`0 0 ${viewWidth} ${viewHeight}`} aria-hidden="true">
    {children}
  </svg>
);

type TokenProps = { readonly width: number; readonly children: ReactNode };

/** Any small piece on a round of bone; children draw in a 100 x 100 box. */
export const Token = ({ width, children }: TokenProps): ReactElement => (
  <Sheet width={width} viewWidth={100} viewHeight={100}>
    <circle cx="50" cy="50" r="45" fill="var(--bone)" {...inked(3)} />
    {children}
  </Sheet>
);

type PaperCardProps = {
  readonly width: number;
  readonly name: string;
  readonly children: ReactNode;
};

/** Below 100 px words leave and symbols grow. */
const WORDS_FROM = 100;

/** A card with a name under its picture; children draw in the 140 x 100 above it. */
export const PaperCard = ({ width, name, children }: PaperCardProps): ReactElement => {
  const hasWords = width >= WORDS_FROM;
  return (
    <Sheet width={width} viewWidth={150} viewHeight={hasWords ? 150 : 118}>
      <rect
        x="1.5"
        y="1.5"
        width="147"
        height={hasWords ? 147 : 115}
        rx="9"
        fill="#fbf8ef"
        {...inked(3)}
      />
      <g transform="translate(5 9)">{children}</g>
      {hasWords && (
        <>
          <path d="M12 116H138" {...inked(1.5, '#12283b55')} />
          <text x="75" y="137" fontSize="17" fontWeight="700" textAnchor="middle" fill="#12283b">
            {name}
          </text>
        </>
      )}
    </Sheet>
  );
};
