import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/drawings.css';
import './shell/shell.css';
import './shelf/shelf.css';

/** A tab in the background paints nothing, and should still be ready when it is looked at. */
const LONGEST_WAIT = 250;

const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT);
    requestAnimationFrame(() => setTimeout(resolve));
  });

// The build has drawn the shelf into index.html: let it be seen before the page wakes up. Any
// other place has nothing to show yet and does not wait.
const isDrawn = document.getElementById('root')?.hasChildNodes() === true;
if (isDrawn && window.location.pathname === '/') await firstPaint();
await import('./main.tsx');
