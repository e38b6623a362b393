import type { ReactElement } from 'react';
import { AnyIcon, type SymbolPaint } from '../drawings/piece.tsx';

export type MatCountProps<Name extends string> = {
  readonly icon: Name;
  readonly colours?: SymbolPaint;
  readonly now: number;
  readonly after: number;
  readonly label: string;
};

/** A number, and what it would become; a board names its own symbols in it. */
export const AnyMatCount = ({
  icon,
  colours,
  now,
  after,
  label,
}: MatCountProps<string>): ReactElement => (
  <span className="mat-count inline-row" title={label}>
    <AnyIcon name={icon} size={22} {...(colours && { colours })} />
    <span className="unseen">{label} </span>
    <b className="figures" aria-hidden="true">
      {now}
      {after !== now && <em data-less={after < now ? '' : undefined}> → {after}</em>}
    </b>
  </span>
);
