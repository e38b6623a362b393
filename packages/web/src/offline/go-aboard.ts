import { FRESH_PAGE } from './fresh-page.ts';

const announce = (worker: ServiceWorker): void => {
  window.dispatchEvent(new CustomEvent(FRESH_PAGE, { detail: worker }));
};

const watch = (registration: ServiceWorkerRegistration): void => {
  if (registration.waiting !== null) announce(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      const isUpdate = navigator.serviceWorker.controller !== null;
      if (coming.state === 'installed' && isUpdate) announce(coming);
    });
  });
};

/** After the first visit the whole page is aboard. A browser that refuses plays online. */
export const goAboard = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  try {
    watch(await navigator.serviceWorker.register('/service-worker.js'));
  } catch {
    // Without a service worker everything works but offline starts; there is nothing to say.
  }
};
