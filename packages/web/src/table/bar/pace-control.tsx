import { useWords } from '@quarterdeck/board-kit';
import { Icon } from '@quarterdeck/board-kit/drawings';
import type { ReactElement } from 'react';
import { PACE_WAITS } from '../../hosts/host.ts';
import { PACES, paceOf } from '../../settings/settings.ts';
import { useSettings, useSettingsStore } from '../../settings/settings-context.tsx';
import { SEATS_EN } from '../../setup/en-seats.ts';
import { TABLE_EN } from '../en.ts';
import { useTable } from '../state/table-context.tsx';

/** Bots play at a speed one can follow, faster, or at once; one may stop them and step. */
export const PaceControl = (): ReactElement | undefined => {
  const words = useWords(TABLE_EN, SEATS_EN);
  const { open, scene, snapshot, stage } = useTable();
  const pace = paceOf(useSettings(), snapshot.table.game);
  const { change } = useSettingsStore();
  // A server's bots keep their own pace: several people watch them.
  if (!open.offers('pace') || !scene.seats.some(({ who }) => who === 'bot')) return undefined;
  const { paused } = snapshot.bots;
  const skip = (): void => {
    stage.skip();
    void open.hurry();
  };
  return (
    <fieldset className="pace row" aria-label={words('table.pace.label')}>
      <button
        type="button"
        className="sign-button"
        aria-label={words(paused ? 'table.pace.goOn' : 'table.pace.pause')}
        title={words(paused ? 'table.pace.goOn' : 'table.pace.pause')}
        onClick={() => void open.pace({ paused: !paused })}
      >
        <Icon name={paused ? 'i-play' : 'i-pause'} size={18} />
      </button>
      <select
        className="field"
        aria-label={words('table.pace.speed')}
        value={pace}
        onChange={(event) => {
          const wanted = PACES.find((one) => one === event.target.value) ?? pace;
          change({ pace: wanted });
          void open.pace({ wait: PACE_WAITS[wanted] });
        }}
      >
        {PACES.map((one) => (
          <option key={one} value={one}>
            {words(`newTable.paces.${one}`)}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="button pace-skip"
        title={words('table.pace.skip')}
        aria-label={words('table.pace.skip')}
        onClick={skip}
      >
        <Icon name="i-skip" size={18} />
        <kbd>{words('table.pace.skipKey')}</kbd>
      </button>
    </fieldset>
  );
};
