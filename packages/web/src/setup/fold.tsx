import { Icon } from '@quarterdeck/board-kit/drawings';
import type { ReactNode } from 'react';

type FoldProps = { readonly title: string; readonly value: string; readonly children: ReactNode };

/** An option folded away, the chosen value at the right. */
export const Fold = ({ title, value, children }: FoldProps) => (
  <details className="fold">
    <summary>
      <b>{title}</b>
      <span className="fold-value">{value}</span>
      <Icon name="i-next" size={15} />
    </summary>
    <div>{children}</div>
  </details>
);
