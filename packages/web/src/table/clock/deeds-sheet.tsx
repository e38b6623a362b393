import { useLanguage, useWords } from '@quarterdeck/board-kit';
import type { Vacation } from '@quarterdeck/tables';
import { type ReactElement, useEffect, useState } from 'react';
import { Dialog } from '../../controls/dialog.tsx';
import { useNavigation } from '../../router/navigation.tsx';
import { useTable } from '../state/table-context.tsx';
import { NOTES_EN } from './en-notes.ts';
import { NoticeSwitches } from './notice-switches.tsx';
import { dayOf } from './seat-note.tsx';
import { doDeed, type TableDeed, vacation } from './table-deeds.ts';

const FIRST_DAYS = 7;

/** A vacation for all tables by the day; one says for how many days, and comes back when one likes. */
const VacationRow = () => {
  const words = useWords(NOTES_EN);
  const language = useLanguage();
  const [stands, setStands] = useState<Vacation>();
  const [days, setDays] = useState(FIRST_DAYS);
  const [failure, setFailure] = useState<string>();
  const take = async (wanted?: number): Promise<void> => {
    const taken = await vacation(wanted);
    if (taken.ok) setStands(taken.value);
    setFailure(taken.ok ? undefined : taken.refusal.sentence);
  };
  useEffect(() => {
    void vacation().then((taken) => {
      if (taken.ok) setStands(taken.value);
    });
  }, []);
  if (stands === undefined) return undefined;
  return (
    <li>
      {stands.until === null ? (
        <span className="row deed-vacation">
          <button type="button" className="button" onClick={() => void take(days)}>
            {words('notes.deeds.vacation')}
          </button>
          <label>
            {words('notes.deeds.vacationDays')}
            <input
              className="field"
              type="number"
              inputMode="numeric"
              min={1}
              max={Math.max(1, stands.daysLeft)}
              value={days}
              onChange={({ target }) => setDays(Math.max(1, Math.round(target.valueAsNumber || 1)))}
            />
          </label>
        </span>
      ) : (
        <button type="button" className="button" onClick={() => void take(0)}>
          {words('notes.deeds.vacationEnd')}
        </button>
      )}
      <p className="hint" role="status">
        {failure ??
          (stands.until === null
            ? words('notes.deeds.vacationHint', { count: stands.daysLeft })
            : words('notes.deeds.vacationUntil', { date: dayOf(language, stands.until) }))}
      </p>
    </li>
  );
};

type RowProps = {
  readonly name: 'leave' | 'pause' | 'abandon' | 'abort';
  readonly onPress: () => void;
};

const DeedRow = ({ name, onPress }: RowProps) => {
  const words = useWords(NOTES_EN);
  return (
    <li>
      <button type="button" className="button" onClick={onPress}>
        {words(`notes.deeds.${name}`)}
      </button>
      <p className="hint">{words(`notes.deeds.${name}Hint`)}</p>
    </li>
  );
};

type SheetProps = { readonly onClose: () => void };

/** Leave, pause, end: each with what it means. */
export const DeedsSheet = ({ onClose }: SheetProps) => {
  const words = useWords(NOTES_EN);
  const { snapshot } = useTable();
  const { go } = useNavigation();
  const [failure, setFailure] = useState<string>();
  const { timing, table } = snapshot;
  const press = async (deed: TableDeed, then: () => void): Promise<void> => {
    const done = await doDeed(table.id, deed);
    if (done.ok) then();
    else setFailure(done.refusal.sentence);
  };
  if (timing === undefined) return undefined;
  return (
    <Dialog title={words('notes.deeds.title')} onClose={onClose}>
      <ul className="deeds">
        <DeedRow
          name="leave"
          onPress={() => void press({ verb: 'leave' }, () => go({ page: 'shelf' }))}
        />
        {timing.pace !== null && timing.pausedAt === null && (
          <DeedRow
            name="pause"
            onPress={() => void press({ verb: 'propose', what: 'pause' }, onClose)}
          />
        )}
        <DeedRow
          name="abandon"
          onPress={() => void press({ verb: 'propose', what: 'abandon' }, onClose)}
        />
        {timing.mayAbort && (
          <DeedRow name="abort" onPress={() => void press({ verb: 'abort' }, onClose)} />
        )}
        {timing.pace?.kind === 'daily' && <VacationRow />}
      </ul>
      <NoticeSwitches table={table.id} />
      <p role="status">
        {failure === undefined ? '' : words('notes.deeds.failed', { why: failure })}
      </p>
    </Dialog>
  );
};

type DeedsButtonProps = {
  /** Among what is seldom wanted. */
  readonly isQuiet: boolean;
};

/** The way to what one can do about a table of a server: shown to people who sit there. */
export const DeedsButton = ({ isQuiet }: DeedsButtonProps): ReactElement | undefined => {
  const words = useWords(NOTES_EN);
  const { snapshot, scene, panel } = useTable();
  const { timing, outcome } = snapshot;
  if (timing === undefined || scene.me === undefined) return undefined;
  if (outcome !== null || timing.ended !== null) return undefined;
  return (
    <button
      type="button"
      className={isQuiet ? 'button quiet' : 'button'}
      onClick={() => panel.set({ kind: 'deeds' })}
    >
      {words('notes.deeds.open')}
    </button>
  );
};
