import { lazy, type ReactElement, Suspense, useSyncExternalStore } from 'react';
import { foundTable, onFoundTable } from '../hosts/online/found-table.ts';

const Ticket = lazy(() =>
  import('../pages/lobby/ticket.tsx').then(({ Ticket: ticket }) => ({ default: ticket })),
);

/** The table that was found, wherever one looks round in the meantime. */
export const FoundTicket = (): ReactElement | undefined => {
  const found = useSyncExternalStore(onFoundTable, foundTable, () => null);
  if (found === null) return undefined;
  return (
    <Suspense>
      <Ticket found={found} />
    </Suspense>
  );
};
