import { SKIP_WAITING } from './skip-waiting.ts';

const TRIED = 'quarterdeck:reloaded-for';
/** A worker that does not come to its end in this time is left to the next visit. */
const PATIENCE_MS = 10_000;

/**
 * For a page that is older than its server: fetches the new one and loads itself anew. Once for each
 * `version` in a tab: where the server goes on to speak otherwise, it is not asked in a circle.
 */
export async function loadNewPage(version: number): Promise<void> {
  if (sessionStorage.getItem(TRIED) === String(version)) return;
  sessionStorage.setItem(TRIED, String(version));
  await takeNewPage();
}

/** The same for a person who wants it so. */
export async function takeNewPage(): Promise<void> {
  // What goes wrong here leaves the old worker in place; the page it serves says that it is too old.
  await Promise.race([replaceWorker().catch(() => {}), after(PATIENCE_MS)]);
  window.location.reload();
}

/** The old worker would hand out the old page again. */
async function replaceWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration === undefined) return;
  await registration.update();
  const coming = registration.installing ?? registration.waiting;
  if (coming === null) return;
  await until(coming, 'statechange', () => coming.state === 'installed');
  const taken = until(navigator.serviceWorker, 'controllerchange', () => false);
  coming.postMessage(SKIP_WAITING);
  await taken;
}

/** Ends at once where it is so already, at the next event otherwise. */
const until = (target: EventTarget, event: string, isSo: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    if (isSo()) resolve();
    else target.addEventListener(event, () => resolve(), { once: true });
  });

const after = (millis: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, millis);
  });
