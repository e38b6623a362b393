import type { ReactNode } from 'react';

type BoxProps = {
  readonly name: string;
  readonly title: string;
  readonly count: number;
  readonly children: ReactNode;
};

export const ActionBox = ({ name, title, count, children }: BoxProps) => (
  <li className="action-box" title={title} style={{ flexGrow: count }}>
    <b>{name}</b>
    <span className="slots">{children}</span>
  </li>
);
