import { offerPage } from './page-update.ts';
import { SKIP_WAITING } from './skip-waiting.ts';

const activate = (worker: ServiceWorker): void => {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  worker.postMessage(SKIP_WAITING);
};

/** It has fetched everything, and waits for this page to go. */
const announce = (worker: ServiceWorker): void => offerPage(() => activate(worker));

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

/** What is fetched for later must not come before what is looked at now. */
const DELAY_MS = 3000;

const untilSettled = async (): Promise<void> => {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
};

/** Makes the page one that can be installed. */
const linkManifest = (): void => {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  document.head.append(link);
};

/** After the first visit the whole page is in the cache. A browser that refuses plays online. */
export const registerServiceWorker = async (): Promise<void> => {
  await untilSettled();
  linkManifest();
  if (!('serviceWorker' in navigator)) return;
  try {
    watch(await navigator.serviceWorker.register('/service-worker.js'));
  } catch {
    // Without a service worker everything works but offline starts; there is nothing to say.
  }
};
