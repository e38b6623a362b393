import { lazy, type ReactElement, Suspense, useSyncExternalStore } from 'react';
import { currentWarning, onWarning } from '../hosts/online/warning.ts';

const WarningDialog = lazy(() =>
  import('../pages/warning/warning-dialog.tsx').then(({ WarningDialog: dialog }) => ({
    default: dialog,
  })),
);

/** What moderators have said to whoever sits here, wherever they look round. */
export const WarningNotice = (): ReactElement | undefined => {
  const warning = useSyncExternalStore(onWarning, currentWarning, () => null);
  if (warning === null) return undefined;
  return (
    <Suspense>
      <WarningDialog warning={warning} />
    </Suspense>
  );
};
