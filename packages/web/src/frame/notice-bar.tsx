import { useWords } from '@quarterdeck/board-kit';
import { useSyncExternalStore } from 'react';
import { usePageUpdate } from '../browser/page-update.ts';
import { PAGE_EN } from './en.ts';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** One slim line when the network is gone or a newer page waits; otherwise nothing. */
export const NoticeBar = () => {
  const words = useWords(PAGE_EN);
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const takeUpdate = usePageUpdate();
  return (
    <div role="status">
      {!isOnline && <p className="notice-bar row wraps">{words('shell.offline')}</p>}
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
