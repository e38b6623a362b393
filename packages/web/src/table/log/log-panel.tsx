import { useLater, useWords } from '@quarterdeck/board-kit';
import { at, type Seat } from '@quarterdeck/kernel';
import { Fragment, useState } from 'react';
import { RovingList } from '../../controls/roving-list.tsx';
import { ChatLabel, TableChatPanel } from '../chat/at-table.tsx';
import { TABLE_EN } from '../en.ts';
import { LOG_EN } from '../en-log.ts';
import { type LogTurn, ofSeat } from '../state/log-lines.ts';
import { useTable } from '../state/table-context.tsx';
import { headingOf, isRound } from './heading.ts';
import { LogLines } from './log-line.tsx';
import { Notes, newest } from './log-notes.tsx';
import { useDigest, useTurns } from './use-log.ts';

const Turn = ({ turn }: { readonly turn: LogTurn }) => {
  const words = useWords(LOG_EN);
  const { scene } = useTable();
  return (
    <li className="log-turn">
      <h3 className={isRound(turn) ? 'log-round' : 'log-whose'}>
        {headingOf(turn, scene.seats, words)}
      </h3>
      <ol>
        <LogLines lines={turn.lines.toReversed()} isRoving />
      </ol>
    </li>
  );
};

/** Turns that are drawn at first: more than one sees, few enough to be drawn with every answer. */
const FIRST_TURNS = 8;

/** A table that began where another stood has heard nothing of it. */
const Nothing = () => {
  const words = useWords(LOG_EN);
  const { scene } = useTable();
  return <p className="hint">{words(scene.view.answers > 0 ? 'log.emptyResumed' : 'log.empty')}</p>;
};

type LogProps = {
  readonly only: Seat | undefined;
  /** Older turns are asked for, too. */
  readonly whole: boolean;
  readonly onWhole: () => void;
};

/** Newest first. */
const Log = ({ only, whole, onWhole }: LogProps) => {
  const words = useWords(TABLE_EN);
  const turns = useLater(useTurns());
  const kept = (only === undefined ? turns : ofSeat(turns, only)).toReversed();
  const shown = whole ? kept : kept.slice(0, FIRST_TURNS);
  return (
    <>
      {kept.length === 0 && <Nothing />}
      <ol className="log">
        <Notes only={only} from={newest(shown)} to={Number.POSITIVE_INFINITY} />
        {shown.map((turn, index) => (
          <Fragment key={turn.lines[0]?.id}>
            <Turn turn={turn} />
            <Notes only={only} from={newest(shown.slice(index + 1))} to={newest([turn])} />
          </Fragment>
        ))}
      </ol>
      {shown.length < kept.length && (
        <button type="button" className="button quiet" onClick={onWhole}>
          {words('table.log.older')}
        </button>
      )}
    </>
  );
};

const Digest = () => {
  const words = useWords(TABLE_EN);
  const { scene } = useTable();
  const parts = useDigest();
  if (parts.length === 0) return <p className="hint">{words('table.log.nothingSince')}</p>;
  return (
    <ol className="log">
      {parts.map(({ seat, lines }) => (
        <li key={seat ?? 'all'} className="log-turn">
          <h3 className="log-whose">
            {seat === undefined ? words('table.log.everybody') : at(scene.seats, seat).name}
          </h3>
          <ol>
            <LogLines lines={lines} isRoving />
          </ol>
        </li>
      ))}
    </ol>
  );
};

const SEAT_WORD = /^\d+$/;

type LogTab = 'log' | 'digest' | 'chat';
type LogPanelProps = { readonly start?: LogTab };

/** The log, whole or of one seat, and what happened since the end of your last turn. */
export const LogPanel = ({ start = 'log' }: LogPanelProps) => {
  const words = useWords(TABLE_EN);
  const { scene, open } = useTable();
  const [shown, setShown] = useState<LogTab>(start);
  const [only, setOnly] = useState<Seat>();
  const [whole, setWhole] = useState(false);
  const showWhole = (): void => setWhole(true);
  const choose = (value: string): void =>
    setOnly(SEAT_WORD.test(value) ? scene.seats[Number(value)]?.seat : undefined);
  return (
    <section
      className="log-panel"
      data-area="log"
      aria-label={words('table.areas.log')}
      tabIndex={-1}
    >
      <div className="log-tabs row">
        {(['log', 'digest'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={shown === one}
            onClick={() => setShown(one)}
          >
            {words(`table.log.${one}`)}
          </button>
        ))}
        {open.chat !== undefined && (
          <button
            type="button"
            data-tab="chat"
            aria-pressed={shown === 'chat'}
            onClick={() => setShown('chat')}
          >
            <ChatLabel />
          </button>
        )}
        {shown === 'log' && (
          <select
            aria-label={words('table.log.filter')}
            value={only ?? ''}
            onChange={(event) => choose(event.target.value)}
          >
            <option value="">{words('table.log.all')}</option>
            {scene.seats.map(({ seat, called }) => (
              <option key={seat} value={seat}>
                {called}
              </option>
            ))}
          </select>
        )}
      </div>
      {shown === 'chat' ? (
        <TableChatPanel />
      ) : (
        <RovingList label={words('table.log.walk')} onScroll={showWhole}>
          {shown === 'log' ? <Log only={only} whole={whole} onWhole={showWhole} /> : <Digest />}
        </RovingList>
      )}
    </section>
  );
};
