import { renderToString } from 'react-dom/server';
import { Quarterdeck } from './quarterdeck.tsx';
import { createSettingsStore } from './settings/store.ts';

const nothing = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

/** Nobody asks for tables while the page is drawn. */
const noHost = (): Promise<never> => Promise.reject(new Error('The build has no tables.'));

/** The shelf as a stranger first sees it; the build writes it into index.html. */
export const shelfMarkup = (): string =>
  renderToString(<Quarterdeck store={createSettingsStore(nothing)} door={noHost} />);
