import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/drawings.css';
import './shell/shell.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { goAboard } from './offline/go-aboard.ts';
import { NavigationProvider } from './router/navigation.tsx';
import { SettingsProvider } from './settings/settings-context.tsx';
import { createSettingsStore, keeperOf } from './settings/store.ts';
import { App } from './shell/app.tsx';
import { emptyHarbour } from './tables/harbour.ts';
import { HarbourProvider } from './tables/harbour-context.tsx';
import { SpokenTongue } from './words/spoken-tongue.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');

createRoot(root).render(
  <StrictMode>
    <SettingsProvider store={createSettingsStore(keeperOf(window))}>
      <SpokenTongue>
        <HarbourProvider harbour={emptyHarbour}>
          <NavigationProvider>
            <App />
          </NavigationProvider>
        </HarbourProvider>
      </SpokenTongue>
    </SettingsProvider>
  </StrictMode>,
);

if (import.meta.env.PROD) void goAboard();
