import { LANGUAGES, SEAT_COLOURS_EN, useWords } from '@quarterdeck/board-kit';
import { Emblem, SEAT_COLOURS } from '@quarterdeck/board-kit/drawings';
import { useId } from 'react';
import { Segments } from '../../controls/segments.tsx';
import { LONGEST_NAME } from '../../settings/settings.ts';
import { useSettings, useSettingsStore } from '../../settings/settings-context.tsx';
import { SETTINGS_EN } from './en.ts';
import { SettingRow } from './setting-row.tsx';

const EmblemPicker = () => {
  const words = useWords(SEAT_COLOURS_EN, SETTINGS_EN);
  const name = useId();
  const { emblem } = useSettings();
  const { change } = useSettingsStore();
  return (
    <fieldset className="emblem-picker wraps">
      <legend className="unseen">{words('settings.emblem')}</legend>
      {SEAT_COLOURS.map((colour) => (
        <label key={colour} className="emblem-choice centred">
          <input
            type="radio"
            name={name}
            checked={colour === emblem}
            onChange={() => change({ emblem: colour })}
          />
          <Emblem colour={colour} />
          <span className="unseen">
            {words('settings.emblemLabel', {
              emblem: words(`settings.emblemOf.${colour}`),
              colour: words(`seatColours.${colour}`),
            })}
          </span>
        </label>
      ))}
    </fieldset>
  );
};

export const WhoYouAre = () => {
  const words = useWords(SEAT_COLOURS_EN, SETTINGS_EN);
  const { name, language } = useSettings();
  const { change } = useSettingsStore();
  /** The pseudo-language is for tests; it is listed only where it is already spoken. */
  const spoken = LANGUAGES.filter((one) => one !== 'pseudo' || language === 'pseudo');
  return (
    <>
      <h2 id="who">{words('settings.who')}</h2>
      <ul>
        <SettingRow title={words('settings.name')} hint={words('settings.nameHint')}>
          <input
            className="field"
            aria-label={words('settings.name')}
            placeholder={words('settings.namePlaceholder')}
            maxLength={LONGEST_NAME}
            value={name}
            onChange={(event) => change({ name: event.target.value })}
          />
        </SettingRow>
        <SettingRow title={words('settings.emblem')} hint={words('settings.emblemHint')}>
          <EmblemPicker />
        </SettingRow>
        <SettingRow title={words('settings.language')} hint={words('settings.languageHint')}>
          <Segments
            label={words('settings.language')}
            words={spoken}
            chosen={language}
            say={(one) => words(`settings.languages.${one}`)}
            onChoose={(one) => change({ language: one })}
          />
        </SettingRow>
      </ul>
    </>
  );
};
