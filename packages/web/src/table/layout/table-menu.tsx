import { useWords } from '@quarterdeck/board-kit';
import { Icon } from '@quarterdeck/board-kit/drawings';
import type { ReactElement } from 'react';
import { Dialog } from '../../controls/dialog.tsx';
import { PAGE_EN } from '../../frame/en.ts';
import { Link } from '../../router/navigation.tsx';
import { useSettings, useSettingsStore } from '../../settings/settings-context.tsx';
import { SOUND_ON } from '../bar/table-bar.tsx';
import { DeedsButton } from '../clock/deeds-sheet.tsx';
import { CoachRow } from '../coach/coach-button.tsx';
import { TABLE_EN } from '../en.ts';
import { NO_PANEL } from '../state/panels.ts';
import { useTable } from '../state/table-context.tsx';

/** Home, sound and settings, where the bar has no room for them. */
export const TableMenu = (): ReactElement => {
  const words = useWords(PAGE_EN, TABLE_EN);
  const { panel } = useTable();
  const { volume } = useSettings();
  const { change } = useSettingsStore();
  const isOn = volume > 0;
  return (
    <Dialog title={words('table.bar.menu')} onClose={() => panel.set(NO_PANEL)}>
      <div className="table-menu">
        <Link className="button" to={{ page: 'shelf' }}>
          <Icon name="i-ship" size={22} />
          {words('shell.home')}
        </Link>
        <CoachRow />
        <DeedsButton isQuiet={false} />
        <button
          type="button"
          className="button"
          aria-pressed={isOn}
          onClick={() => change({ volume: isOn ? 0 : SOUND_ON })}
        >
          <Icon name="i-sound" size={22} />
          {words(isOn ? 'table.bar.soundOff' : 'table.bar.soundOn')}
        </button>
        <Link className="button" to={{ page: 'settings' }}>
          <Icon name="i-cog" size={22} />
          {words('shell.settings')}
        </Link>
        <button
          type="button"
          className="button"
          onClick={() => panel.set({ kind: 'rules', clause: undefined })}
        >
          <Icon name="i-book" size={22} />
          {words('table.bar.rules')}
        </button>
      </div>
    </Dialog>
  );
};
