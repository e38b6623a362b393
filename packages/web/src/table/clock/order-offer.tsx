import { useWords } from '@quarterdeck/board-kit';
import type { ReactElement } from 'react';
import { useTable } from '../state/table-context.tsx';
import { DeedButton } from './affairs-strip.tsx';
import { NOTES_EN } from './en-notes.ts';

/** Where one may react to what others do to others: how not to be asked about that again. */
export const OrderOffer = (): ReactElement | undefined => {
  const words = useWords(NOTES_EN);
  const { snapshot } = useTable();
  if (snapshot.order !== 'offered') return undefined;
  return (
    <div className="order-offer">
      <DeedButton deed={{ verb: 'order', isGiven: true }}>{words('notes.order.give')}</DeedButton>
      <p className="hint">{words('notes.order.willDo')}</p>
    </div>
  );
};
