import { renderToString } from 'react-dom/server';
import { Quarterdeck } from './quarterdeck.tsx';
import { createSettingsStore } from './settings/store.ts';
import { emptyHarbour } from './tables/harbour.ts';

const nothing = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

/** The shelf as a stranger first sees it; the build writes it into index.html. */
export const shelfMarkup = (): string =>
  renderToString(<Quarterdeck store={createSettingsStore(nothing)} harbour={emptyHarbour} />);
