import { type ReactElement, useState } from 'react';
import { useSettingsStore } from '../settings/settings-context.tsx';
import { offerFile } from '../shell/offer-file.ts';
import { useHarbour, useTables } from '../tables/harbour-context.tsx';
import { useWords } from '../words/tongue-context.tsx';
import { SettingRow } from './setting-row.tsx';

/** Forgetting cannot be undone, so the button asks once more in its own words. */
const Forget = (): ReactElement => {
  const words = useWords();
  const store = useSettingsStore();
  const harbour = useHarbour();
  const [step, setStep] = useState<'first' | 'sure' | 'done'>('first');
  const forget = async (): Promise<void> => {
    await harbour.forget();
    store.forget();
    setStep('done');
  };
  if (step === 'done') return <span role="status">{words('settings.forgotten')}</span>;
  return (
    <button
      type="button"
      className="button danger"
      onBlur={() => setStep('first')}
      onClick={() => (step === 'first' ? setStep('sure') : void forget())}
    >
      {words(step === 'first' ? 'settings.forget' : 'settings.forgetSure')}
    </button>
  );
};

export const Device = (): ReactElement => {
  const words = useWords();
  const store = useSettingsStore();
  const harbour = useHarbour();
  const tables = useTables();
  const save = async (): Promise<void> =>
    offerFile(await harbour.save(), 'quarterdeck-tables.json');
  return (
    <>
      <h2>{words('settings.device')}</h2>
      {!store.isKept() && (
        <p className="hint" role="status">
          {words('settings.notKept')}
        </p>
      )}
      <ul>
        <SettingRow
          title={words('settings.matches')}
          hint={words('settings.matchesCount', { count: tables.length })}
          beside
        >
          <button
            type="button"
            className="button"
            disabled={tables.length === 0}
            onClick={() => void save()}
          >
            {words('settings.save')}
          </button>
        </SettingRow>
        <SettingRow
          title={words('settings.everything')}
          hint={words('settings.everythingHint')}
          beside
        >
          <Forget />
        </SettingRow>
      </ul>
    </>
  );
};
