import { useWords } from '@quarterdeck/board-kit';
import { useSyncExternalStore } from 'react';
import { usePageUpdate } from '../browser/page-update.ts';
import { useNavigation } from '../router/navigation.tsx';
import { PAGE_EN } from './en.ts';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/**
 * One slim line when the network is gone or a newer page waits; otherwise nothing. A table far away says
 * itself that it is out of reach: what holds for tables of this page is not true of it.
 */
export const NoticeBar = () => {
  const words = useWords(PAGE_EN);
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const isFar = useNavigation().route.page === 'online';
  const takeUpdate = usePageUpdate();
  return (
    <div role="status">
      {!isOnline && !isFar && <p className="notice-bar row wraps">{words('shell.offline')}</p>}
      {takeUpdate !== undefined && (
        <p className="notice-bar row wraps">
          {words('shell.fresh')}
          <button type="button" className="button quiet" onClick={takeUpdate}>
            {words('shell.takeFresh')}
          </button>
        </p>
      )}
    </div>
  );
};
