import type { ReactElement } from 'react';
import { Icon, type SymbolPaint } from '../../drawings/piece.tsx';
import type { SymbolName } from '../../drawings/symbols/symbol-name.ts';

type CountProps = {
  readonly icon: SymbolName;
  readonly colours?: SymbolPaint;
  readonly now: number;
  readonly after: number;
  readonly label: string;
};

/** A number, and what it would become. */
export const MatCount = ({ icon, colours, now, after, label }: CountProps): ReactElement => (
  <span className="mat-count" title={label}>
    <Icon name={icon} size={22} {...(colours && { colours })} />
    <span className="unseen">{label} </span>
    <b className="figures" aria-hidden="true">
      {now}
      {after !== now && <em data-less={after < now ? '' : undefined}> → {after}</em>}
    </b>
  </span>
);
