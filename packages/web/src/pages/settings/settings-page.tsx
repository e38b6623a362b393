import './settings.css';
import { useWords } from '@quarterdeck/board-kit';
import { KEYS_EN } from '../../controls/en-keys.ts';
import { Keys } from '../../controls/keys.tsx';
import { Page } from '../../frame/page.tsx';
import { SEATS_EN } from '../../setup/en-seats.ts';
import { Appearance } from './appearance.tsx';
import { Behaviour } from './behaviour.tsx';
import { Device } from './device.tsx';
import { SETTINGS_EN } from './en.ts';
import { WhoYouAre } from './who-you-are.tsx';

export const SettingsPage = () => {
  const words = useWords(SETTINGS_EN, KEYS_EN, SEATS_EN);
  return (
    <Page title={words('settings.title')} here={words('settings.title')} className="settings-page">
      <h1 className="unseen">{words('settings.title')}</h1>
      <div className="settings">
        <Appearance />
        <section className="panel settings-panel" aria-labelledby="behaviour">
          <Behaviour />
          <Device />
        </section>
        <section className="panel settings-panel" aria-labelledby="who">
          <WhoYouAre />
          <h2 id="keys">{words('settings.keys')}</h2>
          <Keys />
        </section>
      </div>
    </Page>
  );
};
