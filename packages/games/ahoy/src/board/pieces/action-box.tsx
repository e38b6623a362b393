import type { ReactNode } from 'react';

type BoxProps = {
  readonly name: string;
  readonly title: string;
  readonly count: number;
  /** What it does, in a few words; a mat says it, a drawing of the board does not. */
  readonly caption?: string;
  readonly children: ReactNode;
};

export const ActionBox = ({ name, title, count, caption, children }: BoxProps) => (
  <li className="action-box" title={title} style={{ flexGrow: count }}>
    <b>{name}</b>
    <span className="slots">{children}</span>
    {caption !== undefined && <small className="action-caption">{caption}</small>}
  </li>
);
