import { useWords } from '@quarterdeck/board-kit';
import { Segments } from '../../controls/segments.tsx';
import { Slider } from '../../controls/slider.tsx';
import { SwitchRow } from '../../controls/switch-row.tsx';
import { BOARD_NAMES, MOTIONS, TEXT_SIZES, THEMES } from '../../settings/settings.ts';
import { useSettings, useSettingsStore } from '../../settings/settings-context.tsx';
import { SETTINGS_EN } from './en.ts';
import { SettingRow } from './setting-row.tsx';
import { Specimen } from './specimen.tsx';

export const Appearance = () => {
  const words = useWords(SETTINGS_EN);
  const settings = useSettings();
  const { change } = useSettingsStore();
  return (
    <section className="panel settings-panel" aria-labelledby="appearance">
      <h2 id="appearance">{words('settings.appearance')}</h2>
      <ul>
        <SettingRow title={words('settings.theme')} hint={words('settings.themeHint')}>
          <Segments
            label={words('settings.theme')}
            words={THEMES}
            chosen={settings.theme}
            say={(theme) => words(`settings.themes.${theme}`)}
            onChoose={(theme) => change({ theme })}
          />
        </SettingRow>
        <SettingRow title={words('settings.textSize')} hint={words('settings.textSizeHint')}>
          <Slider
            label={words('settings.textSize')}
            value={settings.textSize}
            min={TEXT_SIZES.smallest}
            max={TEXT_SIZES.largest}
            step={TEXT_SIZES.step}
            say={words('settings.percent', { n: settings.textSize })}
            onChange={(textSize) => change({ textSize })}
          />
        </SettingRow>
        <SettingRow title={words('settings.names')} hint={words('settings.namesHint')}>
          <Segments
            label={words('settings.names')}
            words={BOARD_NAMES}
            chosen={settings.boardNames}
            say={(when) => words(`settings.namesOf.${when}`)}
            onChoose={(boardNames) => change({ boardNames })}
          />
        </SettingRow>
        <SettingRow title={words('settings.motion')} hint={words('settings.motionHint')}>
          <Segments
            label={words('settings.motion')}
            words={MOTIONS}
            chosen={settings.motion}
            say={(motion) => words(`settings.motions.${motion}`)}
            onChoose={(motion) => change({ motion })}
          />
        </SettingRow>
        <li className="setting">
          <SwitchRow
            title={words('settings.emblems')}
            hint={words('settings.emblemsHint')}
            on={settings.strongEmblems}
            onChange={(strongEmblems) => change({ strongEmblems })}
          />
        </li>
      </ul>
      <Specimen colour={settings.emblem} />
    </section>
  );
};
