import { useWords } from '@quarterdeck/board-kit';
import { useState } from 'react';
import { offerFile } from '../../browser/offer-file.ts';
import { FileButton } from '../../controls/file-button.tsx';
import { useTableList, useTables } from '../../hosts/table-list/table-list-context.tsx';
import { parseSettings, type Settings } from '../../settings/settings.ts';
import { useSettingsStore } from '../../settings/settings-context.tsx';
import { SETTINGS_EN } from './en.ts';
import { SettingRow } from './setting-row.tsx';

/** Forgetting cannot be undone, so the button asks once more in its own words. */
const Forget = () => {
  const words = useWords(SETTINGS_EN);
  const store = useSettingsStore();
  const tableList = useTableList();
  const [step, setStep] = useState<'first' | 'sure' | 'done'>('first');
  const forget = async (): Promise<void> => {
    await tableList.forget();
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

/** Matches and settings stay. */
const ForgetLearned = () => {
  const words = useWords(SETTINGS_EN);
  const store = useSettingsStore();
  const [isDone, setDone] = useState(false);
  const forget = (): void => {
    store.change({ lessons: {}, coaches: {}, finished: [], forgotten: Date.now() });
    setDone(true);
  };
  if (isDone) return <span role="status">{words('settings.forgotLearned')}</span>;
  return (
    <button type="button" className="button" onClick={forget}>
      {words('settings.forgetLearned')}
    </button>
  );
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The settings of a file that the tables were restored from: they are read like stored ones. */
const settingsIn = (text: string): Partial<Settings> => {
  const file: unknown = JSON.parse(text);
  return isRecord(file) && isRecord(file['settings']) ? parseSettings(file['settings']) : {};
};

type Restoring =
  | { readonly state: 'idle' }
  | { readonly state: 'done'; readonly added: number; readonly here: number }
  | { readonly state: 'failed'; readonly why: string };

/** A file that is damaged or foreign says so and changes nothing. */
const Restore = () => {
  const words = useWords(SETTINGS_EN);
  const store = useSettingsStore();
  const tableList = useTableList();
  const [restoring, setRestoring] = useState<Restoring>({ state: 'idle' });
  const take = async (file: File): Promise<void> => {
    try {
      const text = await file.text();
      const restored = await tableList.restore(text);
      store.change(settingsIn(text));
      setRestoring({ state: 'done', ...restored });
    } catch (error) {
      setRestoring({
        state: 'failed',
        why: error instanceof Error ? error.message : String(error),
      });
    }
  };
  return (
    <>
      <FileButton onFile={(file) => void take(file)}>{words('settings.restore')}</FileButton>
      <span role="status" className="restored" data-state={restoring.state}>
        {restoring.state === 'done' &&
          words('settings.restored', { count: restoring.added, here: restoring.here })}
        {restoring.state === 'failed' && words('settings.notRestored', { why: restoring.why })}
      </span>
    </>
  );
};

/** Tables with their logs, and the settings, as one file. */
const everything = async (tables: Blob, settings: Settings): Promise<Blob> => {
  const file: unknown = JSON.parse(await tables.text());
  return new Blob([JSON.stringify({ ...(isRecord(file) ? file : {}), settings })], {
    type: 'application/json',
  });
};

export const Device = () => {
  const words = useWords(SETTINGS_EN);
  const store = useSettingsStore();
  const tableList = useTableList();
  const tables = useTables();
  const save = async (): Promise<void> =>
    offerFile(await everything(await tableList.save(), store.current()), 'quarterdeck.json');
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
          <span className="restoring wraps">
            <button type="button" className="button" onClick={() => void save()}>
              {words('settings.save')}
            </button>
            <Restore />
          </span>
        </SettingRow>
        <SettingRow
          title={words('settings.learned')}
          hint={words('settings.forgetLearnedHint')}
          beside
        >
          <ForgetLearned />
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
