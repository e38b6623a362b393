import { useWords } from '@quarterdeck/board-kit';
import { Segments } from '../../controls/segments.tsx';
import { Slider } from '../../controls/slider.tsx';
import { SwitchRow } from '../../controls/switch-row.tsx';
import { CONFIRMATIONS } from '../../settings/settings.ts';
import { useSettings, useSettingsStore } from '../../settings/settings-context.tsx';
import { SETTINGS_EN } from './en.ts';
import { SettingRow } from './setting-row.tsx';

export const Behaviour = () => {
  const words = useWords(SETTINGS_EN);
  const settings = useSettings();
  const { change } = useSettingsStore();
  const loudness = settings.volume;
  return (
    <>
      <h2 id="behaviour">{words('settings.behaviour')}</h2>
      <ul>
        <SettingRow title={words('settings.sounds')} hint={words('settings.soundsHint')}>
          <Slider
            label={words('settings.sounds')}
            value={loudness}
            min={0}
            max={100}
            step={5}
            say={
              loudness === 0
                ? words('settings.soundsOff')
                : words('settings.percent', { n: loudness })
            }
            onChange={(volume) => change({ volume })}
          />
        </SettingRow>
        <SettingRow title={words('settings.confirm')} hint={words('settings.confirmHint')}>
          <Segments
            label={words('settings.confirm')}
            words={CONFIRMATIONS}
            chosen={settings.confirm}
            say={(when) => words(`settings.confirms.${when}`)}
            onChoose={(confirm) => change({ confirm })}
          />
        </SettingRow>
        <li className="setting">
          <SwitchRow
            title={words('settings.oneClick')}
            hint={words('settings.oneClickHint')}
            on={settings.oneClick}
            onChange={(oneClick) => change({ oneClick })}
          />
        </li>
        <li className="setting">
          <SwitchRow
            title={words('settings.leftHand')}
            hint={words('settings.leftHandHint')}
            on={settings.leftHand}
            onChange={(leftHand) => change({ leftHand })}
          />
        </li>
      </ul>
    </>
  );
};
