import './styles/fonts.css';
import '@quarterdeck/board-kit/styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import '@quarterdeck/board-kit/styles/drawings.css';
import '../frame/frame.css';
import '../pages/shelf/shelf.css';
import { startTableOf } from './workers/start-table.ts';

/** A tab in the background paints nothing, and should still be ready when it is looked at. */
const LONGEST_WAIT = 250;

const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT);
    requestAnimationFrame(() => setTimeout(resolve));
  });

const { place, game } = document.documentElement.dataset;
const table = place === 'table' && game !== undefined ? startTableOf(game) : undefined;

// The build has drawn the shelf into index.html, and a bar into the page of tables: let it be seen
// before the page wakes up. Any other place has nothing to show yet and does not wait.
const isDrawn = document.getElementById('root')?.hasChildNodes() === true;
if (isDrawn && place !== 'elsewhere') await firstPaint();
const { startOurPage } = await import('./main.ts');
await startOurPage(table);
