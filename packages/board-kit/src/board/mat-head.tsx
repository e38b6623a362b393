import { at, type Seat } from '@quarterdeck/kernel';
import type { ReactElement, ReactNode } from 'react';
import { Emblem } from '../drawings/emblem.tsx';
import { useBoard } from './board-context.tsx';

type MatHeadProps = { readonly seat: Seat; readonly title: string; readonly children?: ReactNode };

/** The line over a mat: emblem, whose or what it is, and figures at the right. */
export const MatHead = ({ seat, title, children }: MatHeadProps): ReactElement => {
  const { scene } = useBoard();
  return (
    <div className="mat-head row">
      <Emblem colour={at(scene.seats, seat).colour} size={30} />
      <b>{title}</b>
      <span className="mat-figures row">{children}</span>
    </div>
  );
};
