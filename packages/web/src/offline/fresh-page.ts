import { useEffect, useState } from 'react';
import { TAKE_OVER } from './take-over.ts';

/** Told when a newer service worker has everything aboard and waits for this page to go. */
export const FRESH_PAGE = 'quarterdeck:fresh-page';

const takeOver = (worker: ServiceWorker): void => {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  worker.postMessage(TAKE_OVER);
};

/** A newer page is never forced on anybody: it is offered, and comes by itself on the next visit. */
export const useFreshPage = (): (() => void) | undefined => {
  const [worker, setWorker] = useState<ServiceWorker>();
  useEffect(() => {
    const onFresh = (event: Event): void => {
      if (event instanceof CustomEvent && event.detail instanceof ServiceWorker)
        setWorker(event.detail);
    };
    window.addEventListener(FRESH_PAGE, onFresh);
    return () => window.removeEventListener(FRESH_PAGE, onFresh);
  }, []);
  return worker && (() => takeOver(worker));
};
