import { useEffect, useState } from 'react';
import { SKIP_WAITING } from './skip-waiting.ts';

/** Dispatched when a newer service worker has fetched everything and waits for this page to go. */
export const PAGE_UPDATE = 'quarterdeck:page-update';

const activate = (worker: ServiceWorker): void => {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  worker.postMessage(SKIP_WAITING);
};

/** A newer page is never forced on anybody: it is offered, and comes by itself on the next visit. */
export const usePageUpdate = (): (() => void) | undefined => {
  const [worker, setWorker] = useState<ServiceWorker>();
  useEffect(() => {
    const onUpdate = (event: Event): void => {
      if (event instanceof CustomEvent && event.detail instanceof ServiceWorker)
        setWorker(event.detail);
    };
    window.addEventListener(PAGE_UPDATE, onUpdate);
    return () => window.removeEventListener(PAGE_UPDATE, onUpdate);
  }, []);
  return worker && (() => activate(worker));
};
