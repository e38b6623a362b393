import { type Phase, useWords } from '@quarterdeck/board-kit';
import { Icon } from '@quarterdeck/board-kit/drawings';
import { PAGE_EN } from '../../frame/en.ts';
import { Link } from '../../router/navigation.tsx';
import { useSettings, useSettingsStore } from '../../settings/settings-context.tsx';
import { CoachButton } from '../coach/coach-button.tsx';
import { TABLE_EN } from '../en.ts';
import { useTable } from '../state/table-context.tsx';
import { OnlookersChip } from './onlookers.tsx';
import { UndoButton } from './undo-button.tsx';
import { useTight } from './use-tight.ts';
import { WinLine } from './win-line.tsx';

/** What a click on the sign means, where it was silent. */
export const SOUND_ON = 60;

const SoundButton = () => {
  const words = useWords(PAGE_EN, TABLE_EN);
  const { volume } = useSettings();
  const { change } = useSettingsStore();
  const isOn = volume > 0;
  return (
    <button
      type="button"
      className="sign-button sound-button"
      aria-pressed={isOn}
      aria-label={words('table.bar.sound')}
      title={words(isOn ? 'table.bar.soundOff' : 'table.bar.soundOn')}
      onClick={() => change({ volume: isOn ? 0 : SOUND_ON })}
    >
      <Icon name="i-sound" size={22} />
    </button>
  );
};

const Phases = ({ phases }: { readonly phases: readonly Phase[] }) => {
  const words = useWords(PAGE_EN, TABLE_EN);
  return (
    <ol className="phases" ref={useTight()} aria-label={words('table.bar.phases')}>
      {phases.map(({ name, state }) => (
        <li
          key={name}
          data-state={state}
          title={name}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span>{name}</span>
        </li>
      ))}
    </ol>
  );
};

const RulesButton = () => {
  const words = useWords(PAGE_EN, TABLE_EN);
  const { panel } = useTable();
  return (
    <button
      type="button"
      className="sign-button"
      aria-label={words('table.bar.rules')}
      title={words('table.bar.rules')}
      aria-keyshortcuts="r"
      onClick={() => panel.set({ kind: 'rules', clause: undefined })}
    >
      <Icon name="i-book" size={22} />
    </button>
  );
};

/** On a phone, what the bar has no room for. */
const MenuButton = () => {
  const words = useWords(PAGE_EN, TABLE_EN);
  const { panel } = useTable();
  return (
    <button
      type="button"
      className="sign-button narrow-tool"
      aria-label={words('table.bar.menu')}
      title={words('table.bar.menu')}
      aria-haspopup="dialog"
      onClick={() => panel.set({ kind: 'menu' })}
    >
      <svg viewBox="0 0 22 22" width="22" height="22" aria-hidden="true">
        <path d="M3 6h16M3 11h16M3 16h16" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  );
};

/** Where we are: game, round, phase; and what is always at hand. */
export const TableBar = () => {
  const words = useWords(PAGE_EN, TABLE_EN);
  const { kit, scene, reader } = useTable();
  const progress = kit.progress?.(scene) ?? {};
  return (
    <header className="table-bar row">
      <Link className="wordmark" to={{ page: 'shelf' }} label={words('shell.home')}>
        {words('shell.name')}
      </Link>
      <span className="top-bar-rule" />
      <h1 className="table-title">{reader.title}</h1>
      {progress.round !== undefined && <span className="chip table-round">{progress.round}</span>}
      {scene.me === undefined && <span className="chip">{words('table.bar.watching')}</span>}
      {progress.phases !== undefined && <Phases phases={progress.phases} />}
      <WinLine />
      <span className="table-fact">
        <span>{progress.round}</span>
        {progress.fact}
      </span>
      <nav aria-label={words('table.bar.tools')}>
        <OnlookersChip />
        <CoachButton />
        <UndoButton shape="sign" />
        <SoundButton />
        <RulesButton />
        <Link
          className="sign-button wide-tool"
          to={{ page: 'settings' }}
          label={words('shell.settings')}
        >
          <Icon name="i-cog" size={22} />
        </Link>
        <MenuButton />
      </nav>
    </header>
  );
};
